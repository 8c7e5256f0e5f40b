import { type OrderActionName, orderActions } from '@rahba/contract/orders/order-actions'
import type { ShopperOrder } from '@rahba/contract/orders/order-shapes'
import { orderStatusLabel } from '@rahba/contract/orders/order-states'
import { UserText } from '../../../kit/layout/direction.tsx'
import { DateTime } from '../../../kit/show/date-time.tsx'
import { stepLabel } from '../../../orders/step-label.ts'
import { useLocale } from '../../../text/locale.ts'
import { useText } from '../../../text/use-text.ts'
import classes from '../orders.module.css'
import { Part } from './labelled.tsx'

const isAction = (action: string): action is OrderActionName => action in orderActions

/** Everything that was done with an order, the newest first, with the words that its store or the platform wrote to the customer. */
export function OrderHistory({ order }: { order: ShopperOrder }) {
  const t = useText('shopper-orders').order
  const locale = useLocale()
  const getName = ({ action, to_status }: ShopperOrder['history'][number]) => {
    const label = isAction(action) ? stepLabel(action) : null
    return label?.[locale] ?? (to_status ? orderStatusLabel({ status: to_status, fulfilment: order.fulfilment })[locale] : t.noteEntry)
  }
  return (
    <Part live="history">
      <details>
        <summary>{t.history}</summary>
        <ol className={classes.lines}>
          {order.history.toReversed().map((entry) => (
            <li key={entry.id} className={classes.line}>
              <div className={classes.words}>
                <p>{getName(entry)}</p>
                <p className={classes.small}>
                  <DateTime value={entry.at} /> · {t.actors[entry.actor_type]}
                </p>
                {entry.note && (
                  <p>
                    <UserText>{entry.note}</UserText>
                  </p>
                )}
              </div>
            </li>
          ))}
        </ol>
      </details>
    </Part>
  )
}
