import type { ShopperOrder } from '@rahba/contract/orders/order-shapes'
import { expect, test } from 'vitest'
import { text } from '../../text/en/shopper-orders.ts'
import { nextWords } from './next-words.ts'
import { isAllReturned } from './order-facts.ts'

const t = text.next
const until = '2026-03-01T12:30:00.000Z'
const now = Date.parse('2026-02-28T10:00:00.000Z')
const line = { quantity: 2, cancelled_quantity: 0, refunded_quantity: 0 }
const base = {
  status: 'new',
  fulfilment: 'store_delivery',
  payment_method: 'cod',
  payment_status: 'cod_pending',
  total: 6500,
  to_charge: 6500,
  wallet_part: 0,
  cancelled_amount: 0,
  expires_at: until,
  return_until: until,
  payments: [],
  lines: [line],
}
// the words read no more of the order
const order = (changes: object) => ({ ...base, ...changes }) as unknown as ShopperOrder
const words = (changes: object, confirming = false) => nextWords(order(changes), t, 'en', { now, confirming })
const time = '1 Mar, 3:30 pm'

test('mentions a refund only of paid orders', () => {
  expect(words({})).toBe(t.new(time))
  expect(words({ status: 'returned_to_store' })).toBe(t.returned_to_store)
  for (const paid of [
    { payment_method: 'card', payment_status: 'paid' },
    { wallet_part: 1000, to_charge: 5500 },
  ]) {
    expect(words(paid)).toBe(t.newPaid(time))
    expect(words({ ...paid, status: 'returned_to_store' })).toBe(t.returned_paid)
  }
})

test('a declined card, or one left on the gateway’s page, is not in confirmation', () => {
  const card = { status: 'pending_payment', payment_method: 'card', payment_status: 'unpaid' }
  const payment = { method: 'card', status: 'pending', declined_at: null }
  expect(words(card)).toMatch(/^Pay /)
  expect(words({ ...card, payments: [payment] })).toContain(t.unfinished)
  expect(words({ ...card, payments: [{ ...payment, declined_at: until }] })).toContain(t.declined)
  expect(words({ ...card, payments: [payment] }, true)).toBe(t.confirming)
  // what the gateway said since counts more than the address
  expect(words({ ...card, payments: [{ ...payment, declined_at: until }] }, true)).toContain(t.declined)
})

test('an order whose goods were all returned has nothing to confirm or to return', () => {
  expect(words({ status: 'delivered' })).toBe(t.delivered(time))
  const asked = { status: 'delivered', lines: [{ ...line, cancelled_quantity: 2 }] }
  expect(words(asked)).toBe(t.all_requested)
  const back = { status: 'delivered', lines: [{ ...line, cancelled_quantity: 2, refunded_quantity: 2 }] }
  for (const status of ['delivered', 'completed']) expect(words({ ...back, status })).toBe(t.all_returned)
  expect([isAllReturned(order(asked)), isAllReturned(order(back)), isAllReturned(order({ ...back, status: 'cancelled' }))]).toEqual([
    false,
    true,
    false,
  ])
})
