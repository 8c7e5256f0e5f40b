import type { Locale } from '@rahba/contract/kernel/locale'
import { moneyText } from '@rahba/contract/kernel/money-text'
import type { ShopperOrder } from '@rahba/contract/orders/order-shapes'
import type { TextOf } from '../../text/parts.ts'

type Words = Pick<TextOf<'shopper-orders'>['next'], 'noCharge' | 'goesBack' | 'wentBack'>
type Paid = Pick<ShopperOrder, 'status' | 'payment_status'> & {
  payments: readonly Pick<ShopperOrder['payments'][number], 'method' | 'amount' | 'status'>[]
}

/**
 * Returns what became of the money for an order that was cancelled before it was paid: nothing was charged, or a card paid too late and the
 * money goes back. Null for other orders, and while a transfer for it may have been made.
 */
export function chargeWords({ status, payment_status, payments }: Paid, t: Words, locale: Locale): string | null {
  if (status !== 'cancelled' || (payment_status !== 'unpaid' && payment_status !== 'voided')) return null
  const addUp = (state: 'held' | 'refunded') =>
    payments.reduce((sum, { method, status, amount }) => (method === 'card' && status === state ? sum + amount : sum), 0)
  const held = addUp('held')
  if (held > 0) return t.goesBack(moneyText(held, locale))
  const refunded = addUp('refunded')
  if (refunded > 0) return t.wentBack(moneyText(refunded, locale))
  return payments.some(({ method, status: state }) => method !== 'card' && state !== 'refused') ? null : t.noCharge
}
