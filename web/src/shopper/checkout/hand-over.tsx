import { fulfilments } from '@rahba/contract/orders/order-states'
import { Money } from '../../kit/show/money.tsx'
import { useLocale } from '../../text/locale.ts'
import { useText } from '../../text/use-text.ts'
import classes from './checkout.module.css'
import type { CheckoutStoreView } from './checkout-view.server.ts'
import { nameField } from './choices.ts'
import { PickupChoice } from './pickup-choice.tsx'
import { usePromisedDays } from './promised-days.ts'

type Way = CheckoutStoreView['part']['hand_overs'][number]

/** The ways in which a store hands an order over, each with its price and its days, and the branches of the one that is collected. */
export function HandOver({ view }: { view: CheckoutStoreView }) {
  const t = useText('checkout')
  const locale = useLocale()
  const { store, part, choice } = view
  return (
    <>
      <fieldset className={classes.handOver}>
        <legend>{t.handOver}</legend>
        {part.hand_overs.map((way) => (
          <label key={way.fulfilment} className={classes.choice}>
            <input
              type="radio"
              name={nameField(store.id, 'fulfilment')}
              value={way.fulfilment}
              defaultChecked={way.fulfilment === choice.fulfilment}
            />
            <span className={classes.way}>
              <span>{fulfilments[way.fulfilment][locale]}</span>
              <Terms way={way} quote={way.fulfilment === 'pickup' || choice.fulfilment === 'pickup' ? null : view.quote} />
            </span>
          </label>
        ))}
      </fieldset>
      {choice.fulfilment === 'pickup' && <PickupChoice view={view} />}
    </>
  )
}

/** The charge and the days of a way to hand over. A code may make deliveries free, which only the quote of one knows. */
function Terms({ way: { fulfilment, charge, ...promised }, quote }: { way: Way; quote: CheckoutStoreView['quote'] }) {
  const t = useText('checkout')
  const words = usePromisedDays(promised)
  const isFree = charge === 0 || (quote !== null && quote.delivery === 0)
  return (
    <>
      {charge !== null && <span className={classes.fee}>{isFree ? t.free : <Money value={charge} />}</span>}
      {words && <span className={classes.small}>{fulfilment === 'pickup' ? t.ready(words) : t.arrives(words)}</span>}
    </>
  )
}
