import type { StoreAgreement } from '@rahba/contract/agreement/store-agreement'
import type { StoreHome } from '@rahba/contract/statistics/store-home'
import { approval } from '@rahba/contract/stores/store-states'
import { createElement } from 'react'
import { expect, test } from 'vitest'
import { drawn } from '../../../test/draw.ts'
import { text } from '../../text/en/portal/home.ts'
import { NeedsAnswer } from './needs-answer.tsx'

const orders = { new: 0, accept_by: null, cancel_requested: 0, any: true }
const cancellations = { to_answer: 0, answer_by: null, to_receive: 0 }
const dues = { due: 0, due_on: null, overdue: 0 }
const products = { total: 1, active: 1, rejected: 0, low: 0, low_stock: [], rejected_products: [] }
const idle: StoreHome = {
  approved: approval.approved,
  is_online: true,
  submitted_at: null,
  status_reason: null,
  missing: [],
  papers: [],
  orders,
  cancellations,
  dues,
  sales: null,
  products,
  news: [],
}
const shown = (home: Partial<StoreHome>, agreement: StoreAgreement['due'] = null) =>
  drawn(createElement(NeedsAnswer, { home: { ...idle, ...home }, agreement }), 'en', ['portal/home', 'kit'])
const { now: t } = text
const at = '2026-11-20T09:00:00.000Z'

test('shows nothing pending only without tasks, also to a member without permissions', async () => {
  expect(await shown({})).toContain(t.none)
  expect(await shown({ orders: null, cancellations: null, dues: null, products: null })).toContain(t.none)
})

test.each<[string, Partial<StoreHome>, string, string]>([
  ['a new order', { orders: { ...orders, new: 1, accept_by: at } }, t.newOrders(1), '/store/orders?'],
  ['a wish to cancel an order', { orders: { ...orders, cancel_requested: 2 } }, t.cancels(2), '/store/orders/cancelled?tab=wishes'],
  ['a return to answer', { cancellations: { ...cancellations, to_answer: 3, answer_by: at } }, t.toAnswer(3), 'answerable=true'],
  ['goods to record', { cancellations: { ...cancellations, to_receive: 1 } }, t.toReceive(1), 'status=awaiting_goods'],
  ['dues to pay', { dues: { ...dues, due: 1, due_on: '2026-12-01' } }, t.dues(1), 'status=due'],
  ['late dues', { dues: { ...dues, overdue: 2 } }, t.overdue(2), 'status=overdue'],
  ['a paper', { papers: [{ kind: 'vat_certificate', status: 'expired', reason: null }] }, t.expired('VAT certificate'), '/store/profile'],
  ['products to correct', { products: { ...products, rejected: 4 } }, t.allRejected(4), '/store/products?'],
])('%s is told with a link to it, and never beside “nothing is waiting”', async (_, home, title, to) => {
  const html = await shown(home)
  expect(html).toContain(title)
  expect(html).toContain(to)
  expect(html).not.toContain(t.none)
})

test('shows an agreement to accept with its date, or with its restriction', async () => {
  const due = { number: 2, applies_from: '2026-12-20', stops: false }
  const early = await shown({}, due)
  expect(early).toContain(t.agreement)
  expect(early).toContain('20 Dec 2026')
  expect(early).toContain('/store/agreement')
  expect(early).not.toContain(t.none)
  expect(await shown({}, { ...due, stops: true })).toContain(t.agreementStops)
})
