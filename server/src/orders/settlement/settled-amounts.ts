import type { RefundParts } from '@rahba/contract/orders/refund'
import type { Outside } from '../../money/ledger/events.ts'
import type { OrderFacts } from './facts.ts'
import type { CancellationPatch } from './plan.ts'

/** All that an order still comes to, as the parts of one refund. */
export const partsOf = ({ total, platform_discount, store_share, ...order }: OrderFacts): RefundParts => ({
  total,
  promo: platform_discount,
  commission: order.commission,
  commission_vat: order.commission_vat,
  platform_fee: order.platform_fee,
  platform_fee_vat: order.platform_fee_vat,
  vat: order.vat,
  store: store_share,
})

interface Settled {
  event: 'order_cancelled' | 'refund_after_delivery'
  parts: RefundParts
  with_fees: boolean
  from_pending: number
  to_wallet: number
  to_outside: number
  /** How `to_outside` leaves, if anything does. */
  outside: Outside
}

/** What a cancellation keeps of its settled amount, for good. */
export const settledAmounts = ({ parts: { total, ...shares }, to_outside, outside, ...settled }: Settled): CancellationPatch => ({
  ...shares,
  ...settled,
  amount: total,
  amount_final: total,
  to_outside,
  outside: to_outside > 0 ? outside : null,
})
