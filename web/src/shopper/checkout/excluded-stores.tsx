import { Alert } from '@mantine/core'
import { comma } from '@rahba/contract/kernel/locale'
import { UserText } from '../../kit/layout/direction.tsx'
import { useLocale } from '../../text/locale.ts'
import { useText } from '../../text/use-text.ts'
import classes from './checkout.module.css'
import type { CheckoutView } from './checkout-view.server.ts'

/** The goods and stores that are excluded from this checkout, with the reason. They stay in the cart. */
export function ExcludedStores({ view: { unavailable, later } }: { view: CheckoutView }) {
  const t = useText('checkout')
  const cart = useText('shop').cart
  const locale = useLocale()
  if (unavailable.length === 0 && later.length === 0) return null
  return (
    <Alert color="saffron" title={unavailable.length > 0 ? t.cannotOrder : undefined} className={classes.problems ?? ''}>
      {unavailable.map(({ index, name, problem }) => (
        <p key={index}>
          <UserText>{name ?? cart.deletedProduct}</UserText>: {problem?.text}
        </p>
      ))}
      {unavailable.length > 0 && <p>{t.cannotOrderNote}</p>}
      {later.length > 0 && <p>{t.tooManyStores(later.join(comma[locale]))}</p>}
    </Alert>
  )
}
