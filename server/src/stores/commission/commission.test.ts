import { eq, sql } from 'drizzle-orm'
import { beforeAll, expect, test } from 'vitest'
import { adminWith } from '../../../test/actors.ts'
import { orderWorld } from '../../../test/order-world.ts'
import { testApp } from '../../../test/test-app.ts'
import { notifications } from '../../notifications/table.ts'
import { orders } from '../../orders/table.ts'
import { auditLog } from '../../platform/audit/table.ts'
import { storeMembers, stores } from '../table.ts'
import { storeCommissions } from './commission-table.ts'

const t = await testApp()
const world = await orderWorld(t)
const { store } = world
const admin = await adminWith(t, ['stores.index', 'stores.update'])
const reason = 'عقد سنوي'
const day = (offset: number) => new Date(Date.now() + 3 * 3_600_000 + offset * 86_400_000).toISOString().slice(0, 10)
const set = (commission_bp: number | null, from: string, token = admin.token) =>
  t.call('PUT', `/admin/stores/${store.id}/commission`, { token, locale: 'en', body: { commission_bp, from, reason } })
const setOver = (seen: string, commission_bp: number, from: string) =>
  t.call('PUT', `/admin/stores/${store.id}/commission`, {
    token: admin.token,
    body: { commission_bp, from, reason },
    headers: { 'if-match': `"${seen}"` },
  })
const placedRate = async () => {
  const { body } = await world.order(world.cart(await world.product()))
  const [order] = await t.db
    .select({ commission_bp: orders.commission_bp, commission: orders.commission })
    .from(orders)
    .where(eq(orders.id, body.id))
  return order
}

beforeAll(async () => {
  await t.db.update(stores).set({ approved_at: new Date().toISOString() }).where(eq(stores.id, store.id))
})

test('a lower commission applies from today to new orders only, and its merchant is notified and reads it', async () => {
  const first = await placedRate()
  expect(first).toMatchObject({ commission_bp: 1000, commission: 435 })
  const { status, body } = await set(400, day(0))
  expect([status, body.commission_bp, body.usual_commission_bp]).toEqual([200, 400, 1000])
  expect(body.commissions).toMatchObject([{ commission_bp: 400, reason, begun: true }])
  expect(await placedRate()).toMatchObject({ commission_bp: 400, commission: 174 })
  expect((await t.db.select({ rate: orders.commission_bp }).from(orders)).map(({ rate }) => rate).sort()).toEqual([1000, 400])
  const profile = await t.call('GET', '/store/profile', { token: store.token })
  expect(profile.body).toMatchObject({ commission_bp: 400, usual_commission_bp: 1000, commissions: [{ commission_bp: 400 }] })
  const notices = await t.db.select({ data: notifications.data }).from(notifications).where(eq(notifications.recipient_id, store.id))
  expect(notices.map(({ data }) => data.en.body).join()).toContain('is 4% starting')
  const [entry] = await t.db.select().from(auditLog).where(eq(auditLog.action, 'stores.commission'))
  expect(entry).toMatchObject({ entity_id: store.id, actor_id: admin.admin_id, after: { commission_bp: 400, reason } })
})

test('a higher one applies seven days after the notification, and is announced until then', async () => {
  const soon = await set(900, day(6))
  expect(soon).toMatchObject({ status: 422, body: { fields: { from: expect.stringContaining('7 days') } } })
  const { body } = await set(900, day(7))
  expect(body).toMatchObject({
    commission_bp: 400,
    commissions: [
      { commission_bp: 900, begun: false },
      { commission_bp: 400, begun: true },
    ],
  })
  expect(await placedRate()).toMatchObject({ commission_bp: 400 })
  // another one for that day or before it takes its place
  expect((await set(700, day(7))).body.commissions.map(({ commission_bp }: { commission_bp: number }) => commission_bp)).toEqual([700, 400])
  await t.db.update(storeCommissions).set({ starts_at: sql`starts_at - interval '8 days'` }).where(eq(storeCommissions.commission_bp, 700))
  expect(await placedRate()).toMatchObject({ commission_bp: 400 })
  await t.db.update(storeCommissions).set({ starts_at: sql`now()` }).where(eq(storeCommissions.commission_bp, 700))
  expect(await placedRate()).toMatchObject({ commission_bp: 700 })
})

test('an administrator who read an older one can’t set it', async () => {
  const opened = (await t.call('GET', `/admin/stores/${store.id}`, { token: admin.token })).body
  const first = await setOver(opened.updated_at, 600, day(1))
  expect(first.status).toBe(200)
  expect(await setOver(opened.updated_at, 500, day(1))).toMatchObject({ status: 409, body: { code: 'stale_record' } })
  const kept = (await t.call('GET', `/admin/stores/${store.id}`, { token: admin.token })).body
  expect(kept.commissions[0]).toMatchObject({ commission_bp: 600, begun: false })
  await t.db.delete(storeCommissions).where(eq(storeCommissions.commission_bp, 600))
})

test('an unchanged rate, a past day and a rate out of bounds are rejected at the field', async () => {
  expect((await set(700, day(1))).body.fields).toHaveProperty('commission_bp')
  expect((await set(100, day(-1))).body.fields).toHaveProperty('from')
  expect((await set(9000, day(1))).body.fields).toHaveProperty('commission_bp')
  expect((await set(null, day(7))).body.commissions[0]).toMatchObject({ commission_bp: null, begun: false })
})

test('an admin without the permission, or of the store, can’t set it', async () => {
  expect((await set(0, day(0), (await adminWith(t, ['stores.index'])).token)).status).toBe(403)
  const insider = await adminWith(t, ['stores.index', 'stores.update'])
  await t.db.update(storeMembers).set({ phone_verified_at: new Date().toISOString() }).where(eq(storeMembers.store_id, store.id))
  await t.db.execute(
    sql`update admins set phone = (select phone from store_members where store_id = ${store.id} limit 1) where id = ${insider.admin_id}`,
  )
  expect((await set(0, day(0), insider.token)).body.code).toBe('own_store')
})
