import { cancellationStatusLabel } from '@rahba/contract/orders/cancellations/cancellation-states'
import type { OwnOrderRow, ShopperOrder } from '@rahba/contract/orders/order-shapes'
import { type OrderStatus, orderStatusLabel } from '@rahba/contract/orders/order-states'
import type { Tone } from '../../kit/show/status-dot.tsx'
import { cancellationTones } from '../../orders/cancellations/state.tsx'
import { orderTones } from '../../orders/status.tsx'
import { useLocale } from '../../text/locale.ts'
import { useText } from '../../text/use-text.ts'
import { isBeingChecked } from './awaits.ts'
import { isAllReturned } from './order-facts.ts'
import classes from './orders.module.css'

function State({ tone, words }: { tone: Tone; words: string }) {
  return (
    <span className={classes.state} data-tone={tone}>
      {words}
    </span>
  )
}

/** The colour of a state for the customer, who is the one to pay: offices wait for nothing there. */
export const customerTone = (status: OrderStatus): Tone => (status === 'pending_payment' ? 'waiting' : orderTones[status])

/** The state of an order in colour and words. A slip under review and goods that all came back have words of their own. */
export function OrderBadge({ order }: { order: OwnOrderRow | ShopperOrder }) {
  const t = useText('shopper-orders').state
  const { [useLocale()]: words } = orderStatusLabel(order)
  if (isAllReturned(order)) return <State tone="neutral" words={t.returned} />
  return <State tone={customerTone(order.status)} words={isBeingChecked(order) ? t.checking : words} />
}

/** The state of a cancellation or return in colour and words. */
export const RequestBadge = ({ of }: { of: Parameters<typeof cancellationStatusLabel>[0] }) => (
  <State tone={cancellationTones[of.status]} words={cancellationStatusLabel(of)[useLocale()]} />
)
