import type { OutsideAccount } from '@rahba/contract/money/ledger/ledger'
import { isCaptured } from '@rahba/contract/orders/captured'
import type { NetAmounts } from './calculate-refund.ts'
import type { CancellationFacts, Facts } from './facts.ts'

/** The two parts of an amount that is paid back, in halalas. */
export interface RefundSplit {
  to_wallet: number
  to_outside: number
  /** The payer of `to_outside`: the gateway for a card, otherwise an administrator by transfer. */
  outside: OutsideAccount
}

/**
 * Divides the amount that a cancellation or return pays back. What was captured by card or bank returns there first, and never more than that,
 * unless the shopper named a bank account. Without a request, everything is paid to the wallet
 * (docs/domain/payments-and-refunds.md#what-the-plan-contains).
 */
export function splitRefund({ order }: Facts, request: CancellationFacts | null, net: NetAmounts, back: number): RefundSplit {
  const destination = request?.destination ?? 'wallet'
  const captured = isCaptured(order) ? order.to_charge : 0
  const limits = { wallet: 0, bank: back, original: Math.max(0, captured - net.outside_amount) }
  const to_outside = Math.min(back, limits[destination])
  const outside = order.payment_method === 'card' && destination === 'original' ? 'psp_clearing' : 'bank'
  return { to_wallet: back - to_outside, to_outside, outside }
}
