import type { ShopperOrder } from '@rahba/contract/orders/order-shapes'
import { DateTime } from '../../../kit/show/date-time.tsx'
import { Money } from '../../../kit/show/money.tsx'
import { usePathTo } from '../../../paths.ts'
import { useText } from '../../../text/use-text.ts'
import classes from '../orders.module.css'
import { RequestBadge } from '../state.tsx'
import { Part } from './labelled.tsx'

/** The cancellations and returns of an order, each leading to its page. */
export function OrderRequests({ order }: { order: ShopperOrder }) {
  const t = useText('shopper-orders').requests
  const to = usePathTo()
  if (order.cancellations.length === 0) return <div data-live="requests" hidden />
  return (
    <Part title={t.title} live="requests">
      <ul className={classes.lines}>
        {order.cancellations.map(({ id, number, kind, amount, created_at, ...one }) => (
          <li key={id} className={classes.line}>
            <div className={classes.words}>
              <p>
                <a href={to('/orders/:id/requests/:request', { id: order.id, request: id })}>{t[kind](number)}</a>
              </p>
              <p className={classes.small}>
                <DateTime value={created_at} style="date" near /> · <Money value={amount} />
              </p>
            </div>
            <RequestBadge of={one} />
          </li>
        ))}
      </ul>
    </Part>
  )
}
