import { Button } from '@mantine/core'
import type { PricedCartStore } from '@rahba/contract/orders/cart/cart'
import { Link } from 'react-router'
import { Money } from '../../kit/show/money.tsx'
import { usePathTo } from '../../paths.ts'
import { useText } from '../../text/use-text.ts'
import { sortByOrderable } from './can-order.ts'
import classes from './cart.module.css'

/** The way on from the cart: to the checkout of what can be ordered, or to the store whose minimum is nearest. */
export function CheckoutWay({ parts }: { parts: readonly PricedCartStore[] }) {
  const t = useText('shop').cart
  const to = usePathTo()
  const { ready, below } = sortByOrderable(parts)
  const [nearest] = below
  if (ready.length > 0)
    return (
      <Button component="a" href={to('/checkout')} size="lg" className={classes.checkout ?? ''}>
        {below.length > 0 ? t.checkoutSome : t.checkout}
      </Button>
    )
  if (!nearest) return <p className={classes.problem}>{t.nothingToOrder}</p>
  return (
    <>
      {below.length > 1 && <p className={classes.problem}>{t.belowMinimum}</p>}
      <Button component={Link} to={to('/s/:slug', { slug: nearest.store.slug })} size="lg" className={classes.checkout ?? ''}>
        <span>
          {t.addToReachOf(nearest.store.name)} <Money value={nearest.delivery?.missing_to_minimum ?? 0} />
        </span>
      </Button>
    </>
  )
}
