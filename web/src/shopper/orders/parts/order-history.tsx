import { cardText } from '@rahba/contract/money/gateway/card-text'
import { type OrderActionName, orderActions } from '@rahba/contract/orders/order-actions'
import type { ShopperOrder } from '@rahba/contract/orders/order-shapes'
import { orderStatusLabel } from '@rahba/contract/orders/order-states'
import type { ReactNode } from 'react'
import { UserText } from '../../../kit/layout/direction.tsx'
import { DateTime } from '../../../kit/show/date-time.tsx'
import { stepLabel } from '../../../orders/step-label.ts'
import { useLocale } from '../../../text/locale.ts'
import { useText } from '../../../text/use-text.ts'
import classes from '../orders.module.css'
import { Part } from './labelled.tsx'
import { RequestFacts, RequestTitle } from './request-entry.tsx'

const isAction = (action: string): action is OrderActionName => action in orderActions

interface Entry {
  id: string
  at: string
  by: ShopperOrder['history'][number]['actor_type']
  title: ReactNode
  more: ReactNode
}

/**
 * Everything that was done with an order, the newest first, with the words that its store or the platform wrote to the customer. The
 * cancellations and returns of some of its goods are not steps of the order, and are listed at their time.
 */
export function OrderHistory({ order }: { order: ShopperOrder }) {
  const t = useText('shopper-orders').order
  const locale = useLocale()
  const { placed } = useText('orders').timeline
  const getName = ({ action, to_status }: ShopperOrder['history'][number]) => {
    if (action === 'placed') return placed
    const label = isAction(action) ? stepLabel(action) : null
    return label?.[locale] ?? (to_status ? orderStatusLabel({ status: to_status, fulfilment: order.fulfilment })[locale] : t.noteEntry)
  }
  const steps = order.history.map((entry): Entry => {
    const { id, at, actor_type: by, action } = entry
    const note = entry.note && action === 'confirm_payment' ? cardText(entry.note, locale) : entry.note
    const more = note && (
      <p>
        <UserText>{note}</UserText>
      </p>
    )
    return { id, at, by, title: getName(entry), more }
  })
  const requests = order.cancellations.map((request): Entry => {
    const { id, created_at: at, requested_by: by } = request
    return {
      ...{ id, at, by },
      title: <RequestTitle order_id={order.id} request={request} />,
      more: <RequestFacts lines={order.lines} request={request} />,
    }
  })
  const entries = [...steps, ...requests].sort((a, b) => Date.parse(a.at) - Date.parse(b.at))
  return (
    <Part live="history">
      <details>
        <summary>{t.history}</summary>
        <ol className={classes.lines}>
          {entries.toReversed().map(({ id, at, by, title, more }) => (
            <li key={id} className={classes.line}>
              <div className={classes.words}>
                <p>{title}</p>
                <p className={classes.small}>
                  <DateTime value={at} near /> · {t.actors[by]}
                </p>
                {more}
              </div>
            </li>
          ))}
        </ol>
      </details>
    </Part>
  )
}
