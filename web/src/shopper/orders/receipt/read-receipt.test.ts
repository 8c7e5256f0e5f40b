import { formatNearDate } from '@rahba/contract/kernel/date-text'
import type { OwnOrderRow } from '@rahba/contract/orders/order-shapes'
import { createElement } from 'react'
import { expect, test } from 'vitest'
import { drawn } from '../../../../test/draw.ts'
import { shownMoney } from '../../../../test/shown-money.ts'
import { text as ar } from '../../../text/ar/shopper-orders.ts'
import { text as en } from '../../../text/en/shopper-orders.ts'
import { readReceipt } from './read-receipt.ts'
import { ReceiptHead } from './receipt-head.tsx'

const until = '2026-03-01T12:30:00.000Z'
const row = (changes: Partial<OwnOrderRow>): OwnOrderRow => ({
  id: '0190ca00-0000-7000-8000-000000000001',
  number: 100_001,
  store_id: '0190ca00-0000-7000-8000-000000000002',
  store: { ar: 'متجر', en: 'Store' },
  user_id: '0190ca00-0000-7000-8000-000000000003',
  user: 'ريم',
  city: null,
  short_address: null,
  items: 1,
  total: 6500,
  to_charge: 6500,
  status: 'new',
  payment_method: 'cod',
  payment_status: 'cod_pending',
  fulfilment: 'store_delivery',
  branch: { ar: 'الفرع الرئيسي', en: 'Main branch' },
  placed_at: until,
  promised_from: null,
  promised_to: null,
  expires_at: until,
  delivery_tries: 0,
  cancelled_by: null,
  cancel_reason: null,
  store_slug: null,
  checkout_id: null,
  images: [],
  product_names: [],
  products_count: 0,
  items_left: 1,
  total_left: 7500,
  taken_kind: null,
  refunded: 0,
  refunding: 0,
  open_request: null,
  last_payment: null,
  declined_at: null,
  cancelled_amount: 0,
  delivered_at: null,
  all_returned: false,
  ...changes,
})
const card = (changes: Partial<OwnOrderRow> = {}) =>
  row({ status: 'pending_payment', payment_method: 'card', payment_status: 'unpaid', last_payment: 'pending', ...changes })
const state = (rows: OwnOrderRow[], confirming = false) => readReceipt(rows, confirming).state
/** The words of the head, as they are read. */
async function head(rows: OwnOrderRow[], locale: 'ar' | 'en', confirming = false, refused = false): Promise<string> {
  const html = await drawn(createElement(ReceiptHead, { receipt: readReceipt(rows, confirming), refused }), locale, ['shopper-orders'])
  return html.replaceAll(/<[^>]+>/g, '')
}

test('a failed card payment gets no thanks: declined, left, or without an answer', () => {
  expect(state([card({ last_payment: null })])).toBe('first')
  expect(state([card()])).toBe('unfinished')
  expect(state([card(), card({ declined_at: until })], true)).toBe('declined')
  expect(state([card()], true)).toBe('confirming')
  // a page that was closed unpaid is not being confirmed
  expect(state([card({ last_payment: 'refused' })], true)).toBe('unfinished')
})

test('paid orders are thanked for until one ships, with any address', () => {
  const paid = { status: 'new', payment_method: 'card', payment_status: 'paid', last_payment: 'confirmed' } as const
  expect(state([row(paid), row(paid)], true)).toBe('thanks')
  expect(state([row(paid), row({ ...paid, status: 'shipped' })])).toBe('moved')
  expect(state([row({ ...paid, status: 'cancelled' })])).toBe('cancelled')
})

test('the amounts exclude cancelled ones, and name each payment method', () => {
  const paid = { payment_status: 'paid', payment_method: 'card', to_charge: 5000 } as const
  const transfer = { status: 'pending_payment', payment_method: 'bank_transfer', payment_status: 'unpaid' } as const
  expect(readReceipt([row(paid), row({ ...paid, status: 'cancelled' })], false)).toMatchObject({
    paid: { card: 5000, wallet: 1500, bank_transfer: 0 },
    cash: 0,
  })
  expect(readReceipt([row({ cancelled_amount: 1500 }), row({})], false).cash).toBe(11_500)
  const slips = readReceipt([row(transfer), row({ ...transfer, last_payment: 'pending' })], false)
  expect(slips).toMatchObject({ transfer: 6500, checking: 6500, pay_until: until })
})

test('the page describes the payment method, with the amount', async () => {
  const amount = shownMoney(13_000, 'ar')
  expect(await head([row({}), row({})], 'ar')).toContain(ar.receipt.cashAll(amount))
  const paid = { payment_method: 'card', payment_status: 'paid', last_payment: 'confirmed' } as const
  const done = await head([row(paid), row(paid)], 'ar')
  expect(done).toContain(ar.placed.thanksAll)
  expect(done).toContain(ar.receipt.paidCard(amount))
  const one = await head([card({ declined_at: until })], 'en')
  expect(one).toContain(en.receipt.declined)
  expect(one).toContain(en.receipt.card(shownMoney(6500, 'en'), formatNearDate(until, 'en', 'dateTime')))
  expect(one).not.toContain(en.placed.thanks)
  const waiting = await head([card()], 'en', true)
  expect(waiting).toContain(en.receipt.confirmingHint)
  expect(waiting).not.toContain(en.receipt.paidCard(shownMoney(6500, 'en')))
})

test('a rejected form shows no thanks', async () => {
  const shown = await head([row({})], 'en', false, true)
  expect(shown).not.toContain(en.placed.thanks)
  expect(shown).toContain(en.receipt.cash(shownMoney(6500, 'en')))
})

test('paid, refunded and held amounts are each described', async () => {
  const paid = {
    payment_method: 'card',
    payment_status: 'partially_refunded',
    last_payment: 'confirmed',
    refunded: 1500,
    refunding: 1000,
  } as const
  const said = await head([row(paid)], 'en')
  expect(said).toContain(en.receipt.paidCard(shownMoney(6500, 'en')))
  expect(said).toContain(en.receipt.refunded(shownMoney(1500, 'en')))
  expect(said).toContain(en.receipt.refunding(shownMoney(1000, 'en')))
  expect(said).toContain(en.receipt.holds(shownMoney(4000, 'en')))
  expect(await head([row({ ...paid, refunded: 0, refunding: 0 })], 'en')).not.toContain('refund')
})
