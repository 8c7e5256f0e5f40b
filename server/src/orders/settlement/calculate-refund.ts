import { sumAmounts } from '@rahba/contract/kernel/money'
import type { OutsideAccount, RefundEvent } from '@rahba/contract/money/ledger/ledger'
import type { RefundPreview } from '@rahba/contract/orders/cancellations/cancellation-shapes'
import type { CancellationKind, RefundDestination } from '@rahba/contract/orders/cancellations/cancellation-states'
import {
  addParts,
  cutRefund,
  type Fault,
  feesGoBack,
  orderLess,
  payableUnits,
  quoteRefund,
  type RefundParts,
  type RefundQuote,
} from '@rahba/contract/orders/cancellations/refund'
import { isCaptured } from '@rahba/contract/orders/captured'
import type { PaymentMethod } from '@rahba/contract/orders/order-states'
import { paidOfPart } from '../../money/ledger/events.ts'
import type { CancellationFacts, Facts, OrderFacts, RequestFacts } from './facts.ts'
import type { CancellationPatch } from './plan.ts'

export interface NetAmounts {
  /** The order with its amounts less what was cancelled of it before delivery. */
  readonly order: OrderFacts
  /** The amount that refunds since delivery took out of the store's pending balance. */
  readonly from_pending: number
  /** The cost of a return for the shopper who is at fault. */
  readonly return_charge: number
  /** The amount that was or will be paid back by bank or gateway. */
  readonly outside_amount: number
}

type SettledRequest = RefundParts & Pick<CancellationFacts, 'event'>

/** The order with its amounts less those that its settled requests cancelled before delivery. */
export function lessCancelled<O extends OrderFacts>(order: O, settled: readonly SettledRequest[]): O {
  const parts = settled.filter(({ event }) => event === 'order_cancelled')
  return parts.length > 0 ? orderLess(order, addParts(parts)) : order
}

/**
 * Returns the rest of an order's invoice after its settled cancellations and returns. A registered store's invoice includes the part that the
 * platform's code paid, so its credit notes do too (docs/domain/vat-and-invoices.md#credit-notes).
 */
export function remainingInvoice(
  { gross, vat, vat_regime }: Pick<OrderFacts, 'gross' | 'vat' | 'vat_regime'>,
  requests: readonly (Pick<RefundParts, 'total' | 'promo' | 'vat'> & Pick<CancellationFacts, 'event'>)[],
): { gross: number; vat: number } {
  const settled = requests.filter(({ event }) => event !== null)
  const credited = settled.map(({ total, promo }) => total + (vat_regime === 'registered' ? promo : 0))
  return { gross: gross - sumAmounts(credited), vat: vat - sumAmounts(settled.map((one) => one.vat)) }
}

/** The net amounts of an order after its cancellations and returns. Its delivery, cancellation or next refund is posted by them. */
export function netAmountsAfter(order: OrderFacts, rows: readonly CancellationFacts[], return_charge: number): NetAmounts {
  const settled = rows.filter(({ event }) => event !== null)
  const sum = (amount: (row: CancellationFacts) => number) => settled.reduce((all, row) => all + amount(row), 0)
  return {
    order: lessCancelled(
      order,
      settled.map((row) => ({ ...row, total: row.amount_final ?? 0 })),
    ),
    return_charge,
    from_pending: sum((row) => row.from_pending),
    outside_amount: sum((row) => row.to_outside ?? 0),
  }
}

export const netAmounts = ({ order, requests, settings }: Facts): NetAmounts =>
  netAmountsAfter(
    order,
    requests.map(({ row }) => row),
    settings.return_charge,
  )

/** Ways of paying by which money can also be paid back; the others go to the wallet. */
const outsideMethods: readonly PaymentMethod[] = ['bank_transfer', 'card']

export const getDestinations = (payment_method: PaymentMethod): RefundDestination[] =>
  outsideMethods.includes(payment_method) ? ['wallet', 'original', 'bank'] : ['wallet', 'bank']

interface RefundInput {
  kind: CancellationKind
  fault: Fault
  /** True if the goods travel back: then the shopper who is at fault pays the return charge. */
  goods_back: boolean
  /** Units that are paid back. */
  units: readonly { id: string; quantity: number }[]
}

export interface CalculatedRefund extends Omit<RefundPreview, 'destinations'> {
  quote: RefundQuote
}

/** Calculates a cancellation's refund now, by the amounts frozen on its order and those refunded earlier. It is pure. */
export function calculateRefund(
  { order, lines }: Pick<Facts, 'order' | 'lines'>,
  net: NetAmounts,
  { kind, fault, goods_back, units }: RefundInput,
): CalculatedRefund {
  const quantities = new Map(units.map(({ id, quantity }) => [id, quantity]))
  const whole = lines.every((line) => line.refunded_quantity + (quantities.get(line.id) ?? 0) === line.quantity)
  const with_fees = feesGoBack({ whole, sent: kind === 'return', fault })
  const quote = quoteRefund(order, lines, units, with_fees)
  const fees = quote.fees?.total ?? 0
  const full = quote.parts.total
  const return_charge = kind === 'return' && goods_back && fault === 'customer' ? Math.min(net.return_charge, full) : 0
  const amount = full - return_charge
  const back = kind === 'return' ? amount : paidOfPart(net.order, quote.parts, isCaptured(net.order))
  return {
    goods: full - fees,
    fees,
    return_charge,
    amount,
    uncollected: amount - back,
    refundable: order.total - order.cancelled_amount - order.returned_amount,
    with_fees,
    whole,
    // The store keeps the return charge, because it has to fetch the goods.
    parts: cutRefund(quote.parts, amount, order.vat_regime),
    quote,
  }
}

/** Calculates a request's refund: for an inspected return, without the units that the shopper did not send. */
export function calculateRequest(
  facts: Pick<Facts, 'order' | 'lines'>,
  net: NetAmounts,
  { row, lines }: { row: Pick<RequestFacts['row'], 'kind' | 'fault' | 'goods_back'>; lines: RequestFacts['lines'] },
): CalculatedRefund {
  const units = lines.map((line) => ({ id: line.order_line_id, quantity: payableUnits(line, row.fault) }))
  return calculateRefund(facts, net, { kind: row.kind, fault: row.fault, goods_back: row.goods_back, units })
}

/** The same as the offices read it. */
export function getPreview(calculated: CalculatedRefund, payment_method: PaymentMethod): RefundPreview {
  const { quote: _quote, ...preview } = calculated
  return { ...preview, destinations: preview.amount > preview.uncollected ? getDestinations(payment_method) : [] }
}

/** Returns all remaining amounts of an order, as the parts of one refund. */
export const toParts = ({ total, platform_discount, store_share, ...order }: OrderFacts): RefundParts => ({
  total,
  promo: platform_discount,
  commission: order.commission,
  commission_vat: order.commission_vat,
  platform_fee: order.platform_fee,
  platform_fee_vat: order.platform_fee_vat,
  vat: order.vat,
  store: store_share,
})

interface SettledAmounts {
  event: RefundEvent
  parts: RefundParts
  with_fees: boolean
  from_pending: number
  to_wallet: number
  to_outside: number
  /** The channel that pays `to_outside`, if that is more than zero. */
  outside: OutsideAccount
}

/** The settled amounts that a cancellation records for good. */
export const settledAmounts = ({ parts: { total, ...shares }, to_outside, outside, ...settled }: SettledAmounts): CancellationPatch => ({
  ...shares,
  ...settled,
  amount: total,
  amount_final: total,
  to_outside,
  outside: to_outside > 0 ? outside : null,
})
