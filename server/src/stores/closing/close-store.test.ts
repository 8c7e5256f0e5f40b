import { approval } from '@rahba/contract/stores/store-states'
import { eq } from 'drizzle-orm'
import { expect, test } from 'vitest'
import { adminWith } from '../../../test/actors.ts'
import { makeStore } from '../../../test/catalog-world.ts'
import { fillWallet, orderWorld } from '../../../test/order-world.ts'
import { once, testApp } from '../../../test/test-app.ts'
import { legsForAdminAdjustment } from '../../money/ledger/events.ts'
import { postTransaction } from '../../money/ledger/post-transaction.ts'
import { makeRichStore } from '../../money/payouts/payouts-fixtures.ts'
import { orders } from '../../orders/table.ts'
import { auditLog } from '../../platform/audit/table.ts'
import { storeMembers, stores } from '../table.ts'

const t = await testApp()
const admin = await adminWith(t, ['stores.index', 'stores.update'])
const reason = 'توقف النشاط'
const close = (token: string) => t.call('POST', '/store/profile/close', { token, locale: 'en', body: { reason } })
const adminClose = (id: string, token = admin.token) =>
  t.call('POST', `/admin/stores/${id}/close`, { token, locale: 'en', body: { reason } })

test('a store with orders, balance or dues lists them and stays open, and its owner closes it permanently without them', async () => {
  const world = await orderWorld(t)
  const { store } = world
  await fillWallet(t.db, world.shopper.id, 10_000)
  const order = await world.order(world.cart(await world.product()))
  expect(order.status).toBe(201)
  const earn = (amount: number) =>
    postTransaction(t.db, {
      event: 'admin_adjustment',
      reference: `test:${amount}`,
      store_id: store.id,
      legs: legsForAdminAdjustment({ account: 'store_available', owner_id: store.id }, amount),
      actor: { type: 'system', id: null },
    })
  await earn(500)
  const open = async () => (await t.call('GET', '/store/profile/closing', { token: store.token })).body.open
  expect((await open()).map(({ step }: { step: string }) => step)).toEqual(['orders', 'balance'])
  const refused = await close(store.token)
  expect([refused.status, refused.body.code]).toEqual([409, 'closing_open'])
  expect(refused.body.error).toContain('SAR\u00a05.00')
  expect((await adminClose(store.id)).body.code).toBe('closing_open')
  expect((await t.call('GET', `/admin/stores/${store.id}`, { token: admin.token })).body.closing).toHaveLength(2)

  // what came back to the store may still be paid for, and only a cancellation gives that back
  await t.db.update(orders).set({ status: 'returned_to_store' }).where(eq(orders.id, order.body.id))
  expect((await open()).map(({ step }: { step: string }) => step)).toEqual(['orders', 'balance'])
  await t.db.update(orders).set({ status: 'cancelled', cancelled_by: 'admin' }).where(eq(orders.id, order.body.id))
  await earn(-500)
  expect(await open()).toEqual([])
  await t.db
    .update(storeMembers)
    .set({ is_owner: false, permissions: ['profile'] })
    .where(eq(storeMembers.store_id, store.id))
  expect((await close(store.token)).status).toBe(403)
  await t.db.update(storeMembers).set({ is_owner: true }).where(eq(storeMembers.store_id, store.id))
  const closed = await close(store.token)
  expect([closed.status, closed.body.approved, closed.body.is_online, closed.body.status_reason]).toEqual([200, 4, false, reason])
  const [entry] = await t.db.select().from(auditLog).where(eq(auditLog.action, 'stores.close'))
  expect(entry).toMatchObject({ entity_id: store.id, actor_type: 'store' })

  // its page and goods are gone, its papers are read on, and nothing is written any more
  expect((await t.call('GET', `/market/stores/${store.slug}`)).status).toBe(404)
  for (const path of ['/store/profile', '/store/invoices', '/user-transactions', '/store/dues'])
    expect((await t.call('GET', path, { token: store.token })).status, path).toBe(200)
  const opened = await t.call('PUT', '/store/profile/toggle-online', { token: store.token, body: {} })
  expect([opened.status, opened.body.code]).toEqual([409, 'store_closed'])
  expect((await close(store.token)).body.code).toBe('store_closed')
  expect((await adminClose(store.id)).body.code).toBe('store_wrong_state')
})

test('an administrator with the permission closes a store without open matters, permanently', async () => {
  const store = await makeStore(t.db)
  expect((await adminClose(store.id, (await adminWith(t, ['stores.index'])).token)).status).toBe(403)
  expect((await adminClose(store.id)).body).toMatchObject({ approved: 4, is_online: false })
  for (const step of ['approve', 'reinstate'])
    expect((await t.call('POST', `/admin/stores/${store.id}/${step}`, { token: admin.token })).body.code).toBe('store_wrong_state')
  const counts = await t.call('GET', '/admin/stores/counts', { token: admin.token })
  expect(counts.body.closed).toBeGreaterThan(0)
  const [row] = await t.db.select().from(stores).where(eq(stores.id, store.id))
  expect(row?.featured_position).toBeNull()
})

test('a store that pauses sales is paid a last balance below the payout minimum, and then closes', async () => {
  const store = await makeRichStore(t.db, 500)
  const ask = (amount: number | null) => t.call('POST', '/store/payouts', { token: store.token, headers: once(), body: { amount } })
  const terms = async () => (await t.call('GET', '/store/payouts/terms', { token: store.token })).body
  expect((await ask(null)).body.fields.amount).toBeDefined()
  expect(await terms()).toMatchObject({ blocked: 'below_minimum', minimum: 10_000 })

  await t.db.update(stores).set({ is_online: false }).where(eq(stores.id, store.id))
  expect(await terms()).toMatchObject({ blocked: null, minimum: 500 })
  expect((await ask(499)).body.fields.amount).toBeDefined()
  const { status, body: payout } = await ask(null)
  expect([status, payout.amount]).toEqual([201, 500])
  expect((await close(store.token)).body.code).toBe('closing_open')

  const payer = await adminWith(t, ['payments.index', 'payments.update'])
  const act = (body: object) => t.call('POST', `/admin/payments/${payout.id}/actions`, { token: payer.token, headers: once(), body })
  expect((await act({ action: 'approve' })).status).toBe(200)
  expect((await act({ action: 'pay', reference: 'FT-LAST' })).body.status).toBe('paid')
  expect((await close(store.token)).body).toMatchObject({ approved: 4 })
})

test('a paused store with open matters keeps the payout minimum', async () => {
  const store = await makeRichStore(t.db, 500)
  await t.db.update(stores).set({ is_online: false }).where(eq(stores.id, store.id))
  await postTransaction(t.db, {
    event: 'admin_adjustment',
    reference: `test:pending:${store.id}`,
    store_id: store.id,
    legs: [
      { account: 'goodwill', debit: 1 },
      { account: 'store_pending', owner_id: store.id, credit: 1 },
    ],
    actor: { type: 'system', id: null },
  })
  const { status, body } = await t.call('POST', '/store/payouts', { token: store.token, headers: once(), body: { amount: null } })
  expect([status, body.fields.amount]).toEqual([422, expect.stringContaining('100')])
})

test.each([
  [
    'that is suspended',
    'suspension',
    { approved: approval.suspended },
    ['المتجر موقوف. يمكن سحب الرصيد بعد إعادة تفعيل المتجر من فريق رحبة', 'once our team reinstates the store'],
  ],
  [
    'whose payouts are held',
    'hold',
    { payout_hold: true },
    ['السحب موقوف. يمكن سحب الرصيد بعد مراجعة فريق رحبة لبيانات المتجر', 'Payouts are on hold'],
  ],
] as const)('a store %s reads that its balance waits for the platform before it can close', async (_, step, state, [ar, en]) => {
  const store = await makeRichStore(t.db, 500)
  const open = async () => (await t.call('GET', '/store/profile/closing', { token: store.token })).body.open
  const set = (values: Partial<typeof stores.$inferInsert>) => t.db.update(stores).set(values).where(eq(stores.id, store.id))
  expect((await open()).map((one: { step: string }) => one.step)).toEqual(['balance'])

  await set({ ...state, is_online: false })
  const { status, body } = await t.call('POST', '/store/payouts', { token: store.token, headers: once(), body: { amount: null } })
  expect([status, body.code]).toEqual([409, 'payouts_stopped'])
  expect(await open()).toEqual([
    { step, what: { ar, en: expect.stringContaining(en) } },
    { step: 'balance', what: { ar: expect.stringContaining('5.00'), en: expect.stringContaining('SAR\u00a05.00') } },
  ])
  expect((await close(store.token)).body.error).toContain(en)
  expect((await adminClose(store.id)).body.error).toContain(en)
  const { body: seen } = await t.call('GET', `/admin/stores/${store.id}`, { token: admin.token })
  expect(seen.closing.map((one: { step: string }) => one.step)).toEqual([step, 'balance'])

  await set({ approved: approval.approved, payout_hold: false })
  expect((await open()).map((one: { step: string }) => one.step)).toEqual(['balance'])
})

test('a suspended store without a balance closes', async () => {
  const store = await makeStore(t.db)
  await t.db.update(stores).set({ approved: approval.suspended, is_online: false }).where(eq(stores.id, store.id))
  expect((await adminClose(store.id)).body).toMatchObject({ approved: approval.closed })
})
