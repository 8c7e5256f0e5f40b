import { beforeAll, beforeEach, expect, test } from 'vitest'
import { adminWith } from '../../../test/actors.ts'
import { makeStore, type TestStore } from '../../../test/catalog-world.ts'
import { testApp } from '../../../test/test-app.ts'
import { testNotice } from '../../../test/test-notice.ts'
import { notify } from '../notify.ts'

const t = await testApp()
let store: TestStore
let member_id: string

const device = (token: string, device_token: string, locale: 'ar' | 'en' = 'ar') =>
  t.call('POST', '/store/profile/update-fcm-token', { token, locale, body: { device_token } })
const tell = (n: number, more: object = {}) =>
  notify(
    t.db,
    testNotice({
      audience: 'store',
      recipient_ids: [store.id],
      notif_type: 'OrderNotification',
      model: 'orders',
      model_id: store.id,
      data: { ar: { title: `طلب ${n}`, body: 'نص' }, en: { title: `Order ${n}`, body: 'Text' } },
      ...more,
    }),
  )
const waiting = async () => (await t.pool.query('select count(*)::int as n from outgoing_notices')).rows[0].n

beforeAll(async () => {
  store = await makeStore(t.db)
  member_id = (await t.pool.query('select id from store_members where store_id = $1', [store.id])).rows[0].id
})
beforeEach(async () => {
  await t.pool.query('delete from device_tokens')
  t.push.sent.length = 0
  t.push.gone.clear()
  t.push.away.clear()
})

test('a notice is pushed to each device of its store in that device’s language, and links to its page', async () => {
  await device(store.token, 'phone', 'ar')
  await device(store.token, 'desk', 'en')
  await device((await makeStore(t.db)).token, 'elsewhere')
  await tell(1)
  await t.drain()
  expect(t.push.sent.toSorted((a, b) => a.device_token.localeCompare(b.device_token))).toMatchObject([
    { device_token: 'desk', push: { title: 'Order 1', path: `/en/store/orders/${store.id}`, audience: 'store' } },
    { device_token: 'phone', push: { title: 'طلب 1', path: `/ar/store/orders/${store.id}` } },
  ])
})

test('no push waits without a device, or after a rolled back transaction', async () => {
  await tell(2)
  expect(await waiting()).toBe(0)
  await device(store.token, 'phone')
  await t.db
    .transaction(async (tx) => {
      await notify(
        tx,
        testNotice({
          audience: 'store',
          recipient_ids: [store.id],
          notif_type: 'GeneralNotification',
          data: { ar: { title: '', body: '' }, en: { title: '', body: '' } },
        }),
      )
      throw new Error('rolled back')
    })
    .catch(() => undefined)
  expect(await waiting()).toBe(0)
  await tell(3, { push: false })
  expect(await waiting()).toBe(0)
})

test('a notice is not pushed twice', async () => {
  await device(store.token, 'phone')
  for (const _twice of [1, 2]) await tell(4, { once: 'order:4' })
  await t.drain()
  expect(t.push.sent).toHaveLength(1)
})

test('a notice that was read meanwhile is not pushed', async () => {
  await device(store.token, 'phone')
  await tell(5)
  await t.call('PUT', '/store/notifications', { token: store.token })
  await t.drain()
  expect(t.push.sent).toEqual([])
})

test('an expired device is removed, and an unreachable one is retried', async () => {
  await device(store.token, 'phone')
  await device(store.token, 'desk')
  t.push.gone.add('phone')
  t.push.away.add('desk')
  await tell(6)
  await expect(t.drain()).rejects.toThrow('away')
  expect((await t.pool.query('select device_token from device_tokens')).rows).toEqual([{ device_token: 'desk' }])
  t.push.away.clear()
  await t.drain({ ahead: true })
  expect(t.push.sent).toMatchObject([{ device_token: 'desk', push: { title: 'طلب 6' } }])
})

test('a reader who turned a kind off gets no push, but still sees it in the list', async () => {
  await device(store.token, 'phone')
  const path = '/store/notification-choices'
  expect((await t.call('GET', path, { token: store.token })).body).toEqual({ muted: [] })
  expect(await t.call('PUT', path, { token: store.token, body: { muted: ['orders.push', 'money.email'] } })).toMatchObject({ status: 200 })
  await tell(7)
  await tell(8, { notif_type: 'ProductNotification', model: 'products' })
  await t.drain()
  expect(t.push.sent).toMatchObject([{ push: { title: 'طلب 8' } }])
  expect((await t.call('GET', path, { token: store.token })).body).toEqual({ muted: ['orders.push', 'money.email'] })
  expect((await t.call('PUT', path, { token: store.token, body: { muted: ['orders.sms'] } })).status).toBe(422)
  await t.call('PUT', path, { token: store.token, body: { muted: [] } })
})

test('a disabled member gets no push', async () => {
  await device(store.token, 'phone')
  await t.pool.query('update store_members set active = false where id = $1', [member_id])
  await tell(9)
  await t.drain()
  expect(t.push.sent).toEqual([])
  await t.pool.query('update store_members set active = true where id = $1', [member_id])
})

test('a signed-out device gets no push', async () => {
  const { rows } = await t.pool.query(
    "insert into sessions (token_hash, audience, subject_id, expires_at) values ('x', 'store', $1, now() + interval '1 day') returning id",
    [member_id],
  )
  await device(store.token, 'phone')
  await t.pool.query('update device_tokens set session_id = $1', [rows[0].id])
  await tell(10)
  await t.pool.query('update sessions set revoked_at = now() where id = $1', [rows[0].id])
  await t.drain()
  expect(t.push.sent).toEqual([])
})

test('a device is removed by its owner only', async () => {
  await device(store.token, 'phone')
  const other = await makeStore(t.db)
  const forget = (token: string) => t.call('POST', '/store/profile/forget-device', { token, body: { device_token: 'phone' } })
  expect((await forget(other.token)).status).toBe(204)
  expect((await t.pool.query('select 1 from device_tokens')).rowCount).toBe(1)
  expect((await forget(store.token)).status).toBe(204)
  expect((await t.pool.query('select 1 from device_tokens')).rowCount).toBe(0)
})

test('an administrator has their own devices and choices', async () => {
  const { token, admin_id } = await adminWith(t)
  expect((await t.call('POST', '/admin/devices', { token, locale: 'en', body: { device_token: 'desk' } })).status).toBe(200)
  await notify(
    t.db,
    testNotice({
      audience: 'admin',
      recipient_ids: [admin_id],
      notif_type: 'MoneyNotification',
      model: 'payouts',
      model_id: admin_id,
      data: { ar: { title: 'سحب', body: '' }, en: { title: 'Payout', body: '' } },
    }),
  )
  await t.drain()
  expect(t.push.sent).toMatchObject([{ push: { title: 'Payout', path: `/en/dashboard/payments/${admin_id}` } }])
  expect((await t.call('PUT', '/admin/notification-choices', { token, body: { muted: ['money.push'] } })).body).toEqual({
    muted: ['money.push'],
  })
})

test('a browser reads the key for its subscription', async () => {
  expect((await t.call('GET', '/push-key')).body).toEqual({ public_key: 'a-key' })
})
