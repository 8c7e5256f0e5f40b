import type { RefundPreview } from '@rahba/contract/orders/cancellation-schemas'
import type { CancellationKind, RefundDestination } from '@rahba/contract/orders/cancellation-states'
import { isCaptured } from '@rahba/contract/orders/captured'
import type { PaymentMethod } from '@rahba/contract/orders/order-states'
import { cutRefund, type Fault, feesGoBack, payableUnits, quoteRefund, type RefundQuote } from '@rahba/contract/orders/refund'
import { paidOfPart } from '../../money/ledger/events.ts'
import type { Facts, RequestFacts } from './facts.ts'
import type { Standing } from './standing.ts'

/** Ways of paying that money can go back by; the others go to the wallet. */
const byOutside: readonly PaymentMethod[] = ['bank_transfer', 'card']

export const destinationsOf = (payment_method: PaymentMethod): RefundDestination[] =>
  byOutside.includes(payment_method) ? ['wallet', 'original', 'bank'] : ['wallet', 'bank']

interface Wanted {
  kind: CancellationKind
  fault: Fault
  /** Whether the goods travel back: then the shopper who is at fault bears it. */
  goods_back: boolean
  /** Units that are paid back. */
  taken: readonly { id: string; quantity: number }[]
}

export interface ReckonedRefund extends Omit<RefundPreview, 'destinations'> {
  quote: RefundQuote
}

/** What a cancellation comes to now, by the amounts frozen on its order and what was refunded before. Pure: what it reads is given. */
export function reckonRefund(
  { order, lines }: Pick<Facts, 'order' | 'lines'>,
  standing: Standing,
  { kind, fault, goods_back, taken }: Wanted,
): ReckonedRefund {
  const units = new Map(taken.map(({ id, quantity }) => [id, quantity]))
  const whole = lines.every((line) => line.refunded_quantity + (units.get(line.id) ?? 0) === line.quantity)
  const with_fees = feesGoBack({ whole, sent: kind === 'return', fault })
  const quote = quoteRefund(order, lines, taken, with_fees)
  const fees = quote.fees?.total ?? 0
  const full = quote.parts.total
  const return_charge = kind === 'return' && goods_back && fault === 'customer' ? Math.min(standing.return_charge, full) : 0
  const amount = full - return_charge
  const back = kind === 'return' ? amount : paidOfPart(standing.order, quote.parts, isCaptured(standing.order))
  return {
    goods: full - fees,
    fees,
    return_charge,
    amount,
    uncollected: amount - back,
    refundable: order.total - order.cancelled_amount - order.returned_amount,
    with_fees,
    whole,
    // what is kept back stays with the store, which has the goods to fetch
    parts: cutRefund(quote.parts, amount, order.vat_regime),
    quote,
  }
}

/** What a cancellation comes to as it stands: of a return that was inspected, without what the shopper kept. */
export function reckonRequest(
  of: Pick<Facts, 'order' | 'lines'>,
  standing: Standing,
  { row, lines }: { row: Pick<RequestFacts['row'], 'kind' | 'fault' | 'goods_back'>; lines: RequestFacts['lines'] },
): ReckonedRefund {
  const taken = lines.map((line) => ({ id: line.order_line_id, quantity: payableUnits(line, row.fault) }))
  return reckonRefund(of, standing, { kind: row.kind, fault: row.fault, goods_back: row.goods_back, taken })
}

/** The same as the offices read it. */
export function previewOf(reckoned: ReckonedRefund, payment_method: PaymentMethod): RefundPreview {
  const { quote: _quote, ...preview } = reckoned
  return { ...preview, destinations: destinationsOf(payment_method) }
}
