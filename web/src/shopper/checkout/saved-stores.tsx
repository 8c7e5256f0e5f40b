import { comma } from '@rahba/contract/kernel/locale'
import { Link } from 'react-router'
import { usePathTo } from '../../paths.ts'
import { useLocale } from '../../text/locale.ts'
import { useText } from '../../text/use-text.ts'
import classes from './checkout.module.css'
import type { CheckoutView } from './checkout-view.server.ts'

/** The stores whose goods stay in the cart when the orders are placed, beside the sums that leave them out. */
export function SavedStores({ view: { stores, later } }: { view: CheckoutView }) {
  const t = useText('checkout')
  const cart = useText('shop').cart
  const to = usePathTo()
  const locale = useLocale()
  const names = [...stores.flatMap(({ store, is_ordered }) => (is_ordered ? [] : store.name)), ...later]
  if (names.length === 0) return null
  return (
    <p className={classes.small}>
      {t.keptStores(names.join(comma[locale]))}{' '}
      <Link to={to('/cart')} reloadDocument>
        {cart.open}
      </Link>
    </p>
  )
}
