import type { Bilingual } from '@rahba/contract/kernel/locale'
import { type CancellationStatus, cancellationStatuses } from '@rahba/contract/orders/cancellation-states'
import { type OrderStatus, orderStatuses } from '@rahba/contract/orders/order-states'
import type { Tone } from '../../kit/show/status-dot.tsx'
import { cancellationTones } from '../../orders/cancellations/state.tsx'
import { orderTones } from '../../orders/status.tsx'
import { useLocale } from '../../text/locale.ts'
import classes from './orders.module.css'

function State({ tone, words }: { tone: Tone; words: Bilingual }) {
  return (
    <span className={classes.state} data-tone={tone}>
      {words[useLocale()]}
    </span>
  )
}

/** The colour of a state for the customer, who is the one to pay: offices wait for nothing there. */
export const customerTone = (status: OrderStatus): Tone => (status === 'pending_payment' ? 'waiting' : orderTones[status])

/** The state of an order in colour and words. */
export const OrderBadge = ({ status }: { status: OrderStatus }) => <State tone={customerTone(status)} words={orderStatuses[status]} />

/** The state of a cancellation or return in colour and words. */
export const RequestBadge = ({ status }: { status: CancellationStatus }) => (
  <State tone={cancellationTones[status]} words={cancellationStatuses[status]} />
)
