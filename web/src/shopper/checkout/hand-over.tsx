import { isFreeDelivery } from '@rahba/contract/orders/cart-sum'
import { fulfilments } from '@rahba/contract/orders/order-states'
import { Money } from '../../kit/show/money.tsx'
import { useLocale } from '../../text/locale.ts'
import { useText } from '../../text/use-text.ts'
import classes from './checkout.module.css'
import type { CheckoutStoreView } from './checkout-view.server.ts'
import { nameField } from './choices.ts'
import { PickupChoice } from './pickup-choice.tsx'

/** The ways in which a store hands an order over, and the branches of the one that is collected. */
export function HandOver({ view }: { view: CheckoutStoreView }) {
  const t = useText('checkout')
  const locale = useLocale()
  const { store, part, choice } = view
  return (
    <>
      <fieldset className={classes.handOver}>
        <legend>{t.handOver}</legend>
        {part.fulfilments.map((way) => (
          <label key={way} className={classes.choice}>
            <input type="radio" name={nameField(store.id, 'fulfilment')} value={way} defaultChecked={way === choice.fulfilment} />
            <span>
              {fulfilments[way][locale]}
              {way === 'store_delivery' && part.delivery && <Charge delivery={part.delivery} />}
            </span>
          </label>
        ))}
      </fieldset>
      {choice.fulfilment === 'pickup' && <PickupChoice view={view} />}
    </>
  )
}

/** The charge of the store's own delivery to the address, before the order is quoted. */
function Charge({ delivery }: { delivery: NonNullable<CheckoutStoreView['part']['delivery']> }) {
  const t = useText('checkout')
  return <span className={classes.small}>{isFreeDelivery(delivery) ? t.free : <Money value={delivery.charge} />}</span>
}
