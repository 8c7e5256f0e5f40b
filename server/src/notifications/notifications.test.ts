import { beforeAll, expect, test } from 'vitest'
import { adminWith } from '../../test/actors.ts'
import { makeStore, type TestStore } from '../../test/catalog-world.ts'
import { testApp } from '../../test/test-app.ts'
import { testNotice } from '../../test/test-notice.ts'
import { notify } from './notify.ts'

const t = await testApp()
let store: TestStore
let other: TestStore

const data = (n: number) => ({ ar: { title: `طلب ${n}`, body: 'نص' }, en: { title: `Order ${n}`, body: 'Text' } })
const tell = (recipient_id: string, n: number, audience: 'store' | 'admin' = 'store') =>
  notify(
    t.db,
    testNotice({
      audience,
      recipient_ids: [recipient_id],
      notif_type: 'OrderNotification',
      data: data(n),
      model_id: recipient_id,
      user: { name: 'ريم', avatar: null },
    }),
  )

beforeAll(async () => {
  store = await makeStore(t.db)
  other = await makeStore(t.db)
  for (const n of [1, 2, 3, 4]) await tell(store.id, n)
  // minutes apart: what came in one millisecond has no order
  await t.pool.query("update notifications set created_at = created_at + right(data->'en'->>'title', 1)::int * interval '1 minute'")
})

test('the count returns the number of unread and the latest three', async () => {
  const { status, body } = await t.call('GET', '/store/notifications/count', { token: store.token })
  expect(status).toBe(200)
  expect(body.notifications_count).toBe(4)
  expect(body.last_notifications.map((row: { data: { en: { title: string } } }) => row.data.en.title)).toEqual([
    'Order 4',
    'Order 3',
    'Order 2',
  ])
  expect(body.last_notifications[0]).toMatchObject({
    notif_type: 'OrderNotification',
    is_read: false,
    model_id: store.id,
    user: { avatar: null },
  })
})

test('the list pages, newest first, and contains the store’s own only', async () => {
  const first = await t.call('GET', '/store/notifications', { token: store.token, query: { page: 1, per_page: 3 } })
  expect(first.body.data).toHaveLength(3)
  expect(first.body.meta).toMatchObject({ page: 1, per_page: 3, total: 4 })
  const second = await t.call('GET', '/store/notifications', { token: store.token, query: { page: 2, per_page: 3 } })
  expect(second.body.data.map((row: { data: { ar: { title: string } } }) => row.data.ar.title)).toEqual(['طلب 1'])
  expect((await t.call('GET', '/store/notifications', { token: other.token })).body.data).toEqual([])
})

test('opening one marks it as read, also twice, and lowers the count by one', async () => {
  const { body } = await t.call('GET', '/store/notifications', { token: store.token })
  const { id } = body.data[0]
  for (const _try of [1, 2])
    expect(await t.call('PUT', `/store/notifications/${id}`, { token: store.token })).toMatchObject({
      status: 200,
      body: { id, is_read: true },
    })
  expect((await t.call('GET', '/store/notifications/count', { token: store.token })).body.notifications_count).toBe(3)
})

test('another store’s notification is not found', async () => {
  const { body } = await t.call('GET', '/store/notifications', { token: store.token })
  expect(await t.call('PUT', `/store/notifications/${body.data[1].id}`, { token: other.token })).toMatchObject({
    status: 404,
    body: { code: 'not_found' },
  })
  expect((await t.call('GET', '/store/notifications/count', { token: store.token })).body.notifications_count).toBe(3)
})

test('all are marked as read together', async () => {
  expect((await t.call('PUT', '/store/notifications', { token: store.token })).body).toEqual({ read: 3 })
  expect((await t.call('GET', '/store/notifications/count', { token: store.token })).body.notifications_count).toBe(0)
})

test('an admin reads only their own', async () => {
  const [sara, huda] = [await adminWith(t), await adminWith(t)]
  await tell(sara.admin_id, 9, 'admin')
  const { body } = await t.call('GET', '/admin/notifications/count', { token: sara.token })
  expect(body.notifications_count).toBe(1)
  const id = body.last_notifications[0].id
  expect((await t.call('PUT', `/admin/notifications/${id}`, { token: huda.token })).status).toBe(404)
  expect((await t.call('PUT', `/admin/notifications/${id}`, { token: sara.token })).body.is_read).toBe(true)
  expect((await t.call('GET', '/admin/notifications', { token: huda.token })).body.data).toEqual([])
  expect((await t.call('PUT', `/store/notifications/${id}`, { token: store.token })).status).toBe(404)
})

test('a device belongs to the last person who signed in on it', async () => {
  const path = '/store/profile/update-fcm-token'
  expect((await t.call('POST', path, { token: store.token, body: { device_token: ' abc ' } })).body).toEqual({ device_token: 'abc' })
  await t.call('POST', path, { token: other.token, body: { device_token: 'abc' } })
  const rows = await t.pool.query('select d.device_token, m.store_id from device_tokens d join store_members m on m.id = d.subject_id')
  expect(rows.rows).toEqual([{ device_token: 'abc', store_id: other.id }])
  expect((await t.call('POST', path, { token: store.token, locale: 'en', body: {} })).body.fields).toEqual({
    device_token: 'Device token is required',
  })
})
