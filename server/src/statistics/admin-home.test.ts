import { randomUUID } from 'node:crypto'
import type { Permission } from '@rahba/contract/kernel/permissions'
import type { OrderActionName } from '@rahba/contract/orders/order-actions'
import type { AdminHome } from '@rahba/contract/statistics/admin-home'
import { eq, sql } from 'drizzle-orm'
import { expect, test } from 'vitest'
import { adminWith } from '../../test/actors.ts'
import { makeSlip, orderWorld } from '../../test/order-world.ts'
import { once, testApp } from '../../test/test-app.ts'
import { postTransaction } from '../money/ledger/post-transaction.ts'
import { readBalance } from '../money/ledger/read-accounts.ts'
import { orders } from '../orders/table.ts'
import { refreshFigures } from './figures/refresh-figures.ts'

const t = await testApp()
const world = await orderWorld(t)
const all = await adminWith(t)

const act = (id: string, action: OrderActionName, note?: string) =>
  t.call('POST', `/store/orders/${id}/actions`, {
    token: world.store.token,
    headers: once(),
    body: { action, ...(note ? { note } : {}) },
  })
async function place(quantity = 1, changes: Parameters<typeof world.cart>[1] = {}): Promise<{ id: string; total: number }> {
  const { body } = await world.order(world.cart(await world.product(10, 5000 + quantity * 333), changes))
  return body
}
async function deliver(id: string) {
  for (const action of ['accept', 'prepare', 'make_ready', 'send_out', 'deliver'] as const) expect((await act(id, action)).status).toBe(200)
}
const home = async (token = all.token): Promise<AdminHome> => {
  await refreshFigures(t.db)
  return (await t.call('GET', '/admin/home', { token })).body
}
const days = (n: number) => sql`app_now() - make_interval(days => ${n})`

test('the figures match the orders and the ledger, to the halala', async () => {
  const delivered = [await place(1), await place(2), await place(3)]
  for (const { id } of delivered) await deliver(id)
  const open = await place(4)
  const cancelled = await place(5)
  await act(cancelled.id, 'cancel', 'نفدت الكمية')
  const unpaid = await place(6, { payment_method: 'bank_transfer' })
  const old = await place(7)
  await t.db
    .update(orders)
    .set({ placed_at: days(35) })
    .where(eq(orders.id, old.id))

  const { figures, days: chart, latest_orders, top_stores } = await home()
  const sold = [...delivered, open].reduce((sum, { total }) => sum + total, 0)
  expect(figures.sales).toEqual({ now: sold, before: old.total })
  expect(figures.orders).toEqual({ now: 4, before: 1 })
  const commission = await readBalance(t.db, 'commission')
  expect(commission).toBeGreaterThan(0)
  expect(figures.commission).toEqual({ now: commission, before: 0 })
  expect(chart).toHaveLength(30)
  expect(chart?.at(-1)).toMatchObject({ sales: sold, orders: 4 })
  expect(chart?.reduce((sum, day) => sum + day.sales, 0)).toBe(sold)
  expect(latest_orders?.map(({ id }) => id)).toContain(unpaid.id)
  expect(top_stores).toEqual([expect.objectContaining({ id: world.store.id, sales: sold, orders: 4 })])
})

test('the commission is compared with the month before, less reversals', async () => {
  const before = (await home()).figures.commission
  const post = (credit: number, ago: number) =>
    t.db.transaction(async (tx) => {
      await tx.execute(sql`select set_config('rahba.now', (now() - make_interval(days => ${ago}))::text, true)`)
      const legs =
        credit > 0
          ? [
              { account: 'goodwill' as const, debit: credit },
              { account: 'commission' as const, credit },
            ]
          : [
              { account: 'commission' as const, debit: -credit },
              { account: 'goodwill' as const, credit: -credit },
            ]
      await postTransaction(tx, { event: 'admin_adjustment', reference: `test:${randomUUID()}`, legs, actor: { type: 'system', id: null } })
    })
  await post(1234, 40)
  await post(555, 5)
  await post(-100, 2)
  await post(9999, 70)
  expect((await home()).figures.commission).toEqual({ now: (before?.now ?? 0) + 455, before: 1234 })
  expect(await readBalance(t.db, 'commission')).toBe((before?.now ?? 0) + 455 + 1234 + 9999)
})

test('a day begins at midnight in Riyadh', async () => {
  const late = await place(8)
  // a minute before midnight in Riyadh, still 20:59 of the same day in UTC
  await t.db
    .update(orders)
    .set({ placed_at: sql`((app_now() at time zone 'Asia/Riyadh')::date)::timestamp at time zone 'Asia/Riyadh' - interval '1 minute'` })
    .where(eq(orders.id, late.id))
  const { days: chart } = await home()
  expect(chart?.at(-2)).toMatchObject({ sales: late.total, orders: 1 })
})

test('pending matters are counted: transfers, late orders, cancellation requests', async () => {
  const { waiting: before } = await home()
  const transfer = await place(9, { payment_method: 'bank_transfer' })
  const slip = await makeSlip(t.db, world.shopper.id)
  const sent = await t.call('POST', `/user/orders/${transfer.id}/transfer`, {
    token: world.shopper.token,
    headers: once(),
    body: { bank_account_id: world.bank_account_id, sender_name: 'ريم', slip },
  })
  expect(sent.status, JSON.stringify(sent.body)).toBeLessThan(300)
  const [late, young] = [await place(1), await place(2)]
  // half of the 24 hours is gone for the first only
  await t.db.update(orders).set({ expires_at: sql`app_now() + interval '11 hours'` }).where(eq(orders.id, late.id))
  await t.db.update(orders).set({ expires_at: sql`app_now() + interval '13 hours'` }).where(eq(orders.id, young.id))
  const requested = await place(3)
  await act(requested.id, 'accept')
  await t.call('POST', `/user/orders/${requested.id}/actions`, {
    token: world.shopper.token,
    headers: once(),
    body: { action: 'request_cancel', note: 'غيرت رأيي' },
  })
  const { waiting } = await home()
  expect(waiting).toMatchObject({
    transfers: (before.transfers ?? 0) + 1,
    late_orders: (before.late_orders ?? 0) + 1,
    cancel_requests: (before.cancel_requests ?? 0) + 1,
  })
})

test('a pending adjustment is counted until it is decided, for admins with access to balances', async () => {
  const second = await adminWith(t, ['walletsControll.index', 'walletsControll.create', 'walletsControll.update'])
  const waiting = async (token: string) => (await home(token)).waiting.adjustments
  const before = (await waiting(second.token)) ?? 0
  await t.call('POST', '/admin/wallets', {
    token: all.token,
    headers: once(),
    body: { kind: 'store', store_id: world.store.id, direction: 'add', amount: 6_000_000, reason: 'تعويض عن خطأ في التسوية' },
  })
  const open = await t.call('GET', '/admin/wallets/adjustments', { token: second.token, query: { status: 'requested' } })
  expect(await waiting(second.token)).toBe(before + 1)
  expect(await waiting((await adminWith(t, ['payments.index'])).token)).toBeNull()
  const decided = await t.call('POST', `/admin/wallets/adjustments/${open.body.data[0].id}/actions`, {
    token: second.token,
    headers: once(),
    body: { action: 'approve' },
  })
  expect(decided.status, JSON.stringify(decided.body)).toBe(200)
  expect(await waiting(second.token)).toBe(before)
})

test('an admin sees the parts with permission, and none without any', async () => {
  const seen = async (...permissions: Permission[]) => home((await adminWith(t, permissions)).token)
  const stores = await seen('stores.index')
  expect(stores.waiting).toMatchObject({ products: null, transfers: null, late_orders: null, cancel_requests: null })
  expect(stores.waiting.stores).toBeTypeOf('number')
  expect(stores).toMatchObject({
    figures: { sales: null, orders: null, commission: null, shoppers: null },
    days: null,
    latest_orders: null,
    top_stores: null,
  })
  const money = await seen('payments.index', 'users.index')
  expect(money.waiting).toMatchObject({ stores: null, products: null, late_orders: null })
  expect(money.waiting.transfers).toBeTypeOf('number')
  expect(money.figures.shoppers?.now).toBeGreaterThan(0)
  // who may only read the lists of money is not shown work to do there
  expect((await seen('faqs.index')).waiting).toMatchObject({ transfers: null, payouts: null, overdue_dues: null, cancel_requests: null })
  const none = await adminWith(t, [])
  expect((await t.call('GET', '/admin/home', { token: none.token })).status).toBe(403)
})
