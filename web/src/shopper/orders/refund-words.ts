import type { Locale } from '@rahba/contract/kernel/locale'
import { moneyText } from '@rahba/contract/kernel/money-text'
import type { ShopperOrder } from '@rahba/contract/orders/order-shapes'
import type { TextOf } from '../../text/parts.ts'

type Words = Pick<TextOf<'shopper-orders'>['order'], 'refunded' | 'refunding' | 'deducted'>
type Settled = Pick<ShopperOrder['cancellations'][number], 'status' | 'amount' | 'to_wallet' | 'to_outside' | 'outside'>

/**
 * Returns what became of the amount of a cancellation or return: the part in the wallet, which is there at once, the part that goes to a card or bank
 * account, and the part that was never paid. Nothing until its amount is settled.
 */
export function refundWords({ status, amount, to_wallet, to_outside, outside }: Settled, t: Words, locale: Locale): string[] {
  if (to_wallet === null || to_outside === null) return []
  const way = outside === 'psp_clearing' ? 'card' : 'bank'
  const unpaid = amount - to_wallet - to_outside
  return [
    to_wallet > 0 && t.refunded.wallet(moneyText(to_wallet, locale)),
    to_outside > 0 && (status === 'refunded' ? t.refunded : t.refunding)[way](moneyText(to_outside, locale)),
    unpaid > 0 && t.deducted(moneyText(unpaid, locale)),
  ].filter((words) => words !== false)
}
