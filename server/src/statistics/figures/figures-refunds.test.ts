import { afterEach, beforeAll, expect, test } from 'vitest'
import { refundWorld } from '../../../test/refund-world.ts'
import { testApp } from '../../../test/test-app.ts'
import { refreshFigures } from './refresh-figures.ts'
import { differences } from './write-figures.ts'

const t = await testApp()
const { store, placed, ask, cancellation, decide } = await refundWorld(t)
let today = ''

beforeAll(async () => {
  const { rows } = await t.pool.query<{ today: string }>("select (app_now() at time zone 'Asia/Riyadh')::date::text as today")
  today = rows[0]?.today ?? ''
})
afterEach(async () => expect(await differences(t.db)).toEqual([]))

async function figures(): Promise<Record<string, number>> {
  await refreshFigures(t.db)
  return (await t.call('GET', '/store/statistics', { token: store.token, query: { from: today, to: today } })).body.totals.now
}
/** By how much figures moved. */
const moved = (before: Record<string, number>, after: Record<string, number>, ...names: string[]) =>
  Object.fromEntries(names.map((name) => [name, (after[name] ?? 0) - (before[name] ?? 0)]))

test('a cancellation before delivery lowers sales, and counts as refunded', async () => {
  const order = await placed({ upTo: 'accepted' })
  const before = await figures()
  const { body } = await ask(order, 1)
  await decide('store', body.id, 'accept')
  const after = await figures()
  const { settled } = await cancellation(body.id)
  expect(moved(before, after, 'sales', 'net_sales', 'orders', 'cancelled', 'cancelled_orders', 'refunds', 'sales_vat')).toEqual({
    sales: -5000,
    net_sales: -5000,
    orders: 0,
    cancelled: 5000,
    cancelled_orders: 0,
    refunds: 5000,
    sales_vat: -(settled?.vat ?? 0),
  })
})

test('a cancelled part of an unpaid cash order counts no refund', async () => {
  const order = await placed({ method: 'cod', quantity: 2, upTo: 'accepted' })
  const before = await figures()
  await decide('store', (await ask(order, 1)).body.id, 'accept')
  expect(moved(before, await figures(), 'sales', 'cancelled', 'refunds')).toEqual({ sales: -5000, cancelled: 5000, refunds: 0 })
})

test('a return after delivery keeps the sale, and lowers the net with its commission', async () => {
  const order = await placed()
  const before = await figures()
  const { body } = await ask(order, 1)
  await decide('store', body.id, 'accept')
  const { lines } = await cancellation(body.id)
  const received = lines.map(({ order_line_id, quantity }) => ({ order_line_id, received: quantity, damaged: 0, missing: 0 }))
  const done = await decide('store', body.id, 'receive', { lines: received })
  expect(done.status, JSON.stringify(done.body)).toBe(200)
  const { settled } = await cancellation(body.id)
  expect(moved(before, await figures(), 'sales', 'net_sales', 'refunds', 'cancelled', 'commission')).toEqual({
    sales: 0,
    net_sales: -5000,
    refunds: 5000,
    cancelled: 0,
    commission: -(settled?.commission ?? 0),
  })
  expect(settled?.commission).toBeGreaterThan(0)
})

test('an order cancelled as a whole counts as one cancelled order, and as no sale', async () => {
  const before = await figures()
  const order = await placed({ upTo: 'accepted' })
  await decide('store', (await ask(order, 1)).body.id, 'accept')
  await decide('store', (await ask(order, 2)).body.id, 'accept')
  expect(moved(before, await figures(), 'sales', 'orders', 'cancelled', 'cancelled_orders', 'refunds', 'sales_vat')).toEqual({
    sales: 0,
    orders: 0,
    cancelled: order.total,
    cancelled_orders: 1,
    refunds: order.total,
    sales_vat: 0,
  })
})
