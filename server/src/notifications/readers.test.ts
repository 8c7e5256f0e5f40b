import { beforeAll, beforeEach, expect, test } from 'vitest'
import { adminWith, tokenFor } from '../../test/actors.ts'
import { makeStore, type TestStore } from '../../test/catalog-world.ts'
import { shopper } from '../../test/people.ts'
import { testApp } from '../../test/test-app.ts'
import { registered, testNotice } from '../../test/test-notice.ts'
import { notify } from './notify.ts'
import { notifyAdmins } from './notify-admins.ts'

const t = await testApp()
let store: TestStore
/** A member of the store's team who may see its products and nothing else. */
let packer: string

const data = (title: string) => ({ ar: { title, body: 'نص' }, en: { title, body: 'Text' } })
const titles = async (token: string, of: 'store' | 'admin' | 'user' = 'store'): Promise<string[]> => {
  const { status, body } = await t.call('GET', `/${of}/notifications`, { token })
  expect(status).toBe(200)
  return body.data.map((row: { data: { en: { title: string } } }) => row.data.en.title).toSorted()
}

beforeAll(async () => {
  store = await makeStore(t.db)
  const { rows } = await t.pool.query(
    `insert into store_members (store_id, name, email, phone, permissions, email_verified_at)
     values ($1, 'Packer', 'packer@test.example', '+966550009001', '{products}', now()) returning id`,
    [store.id],
  )
  packer = await tokenFor(t, 'store', rows[0].id)
  const target = { audience: 'store', recipient_ids: [store.id] } as const
  await notify(t.db, testNotice({ ...target, notif_type: 'MoneyNotification', data: data('money') }))
  await notify(t.db, testNotice({ ...target, notif_type: 'ProductNotification', data: data('product') }))
  await notify(t.db, testNotice({ ...target, notif_type: 'GeneralNotification', data: data('news') }))
})
beforeEach(async () => {
  t.push.sent.length = 0
  await t.drain()
})

test('a team member reads and counts the notices whose pages they may open', async () => {
  expect(await titles(packer)).toEqual(['news', 'product'])
  expect(await titles(store.token)).toEqual(['money', 'news', 'product'])
  const { body } = await t.call('GET', '/store/notifications/count', { token: packer })
  expect(body.notifications_count).toBe(2)
  expect(body.last_notifications).toHaveLength(2)
})

test('a member can’t mark hidden notices as read', async () => {
  const { body } = await t.call('GET', '/store/notifications', { token: store.token })
  const money = body.data.find((row: { notif_type: string }) => row.notif_type === 'MoneyNotification')
  expect((await t.call('PUT', `/store/notifications/${money.id}`, { token: packer })).status).toBe(404)
  expect((await t.call('PUT', '/store/notifications', { token: packer })).body).toEqual({ read: 2 })
  expect((await t.call('GET', '/store/notifications/count', { token: store.token })).body.notifications_count).toBe(1)
})

test('a member’s device gets the notices that the member may read', async () => {
  for (const [token, device_token] of [
    [packer, 'bench'],
    [store.token, 'desk'],
  ] as const)
    await t.call('POST', '/store/profile/update-fcm-token', { token, locale: 'en', body: { device_token } })
  for (const notif_type of ['MoneyNotification', 'ProductNotification'] as const)
    await notify(t.db, testNotice({ audience: 'store', recipient_ids: [store.id], notif_type, data: data(notif_type) }))
  await t.drain()
  const pushed = t.push.sent.map(({ device_token, push }) => `${device_token}: ${push.title}`).toSorted()
  expect(pushed).toEqual(['bench: ProductNotification', 'desk: MoneyNotification', 'desk: ProductNotification'])
})

test('an admin without access to the page is not notified of the task', async () => {
  const acts = await adminWith(t, ['payments.update'])
  const both = await adminWith(t, ['payments.update', 'payments.index'])
  await notifyAdmins(t.db, 'payments.update', {
    notif_type: 'MoneyNotification',
    model: 'payouts',
    model_id: store.id,
    message: registered({ audience: 'admin', push: true, mail: false, data: data('payout') }),
  })
  expect(await titles(acts.token, 'admin')).toEqual([])
  expect(await titles(both.token, 'admin')).toEqual(['payout'])
})

test('a shopper reads their own notices, on their device until they remove it or are blocked', async () => {
  const [reem, other] = [await shopper(t), await shopper(t)]
  const tell = (title: string) =>
    notify(t.db, testNotice({ audience: 'user', recipient_ids: [reem.user_id], notif_type: 'OrderNotification', data: data(title) }))
  const body = { device_token: 'phone' }
  expect((await t.call('POST', '/user/devices', { token: reem.token, locale: 'en', body })).status).toBe(200)
  await tell('shipped')
  await t.drain()
  expect(t.push.sent).toMatchObject([{ device_token: 'phone', push: { title: 'shipped', audience: 'user' } }])
  expect(await titles(reem.token, 'user')).toEqual(['shipped'])
  expect(await titles(other.token, 'user')).toEqual([])
  expect((await t.call('GET', '/user/notifications/count', { token: reem.token })).body.notifications_count).toBe(1)
  const { body: list } = await t.call('GET', '/user/notifications', { token: reem.token })
  expect((await t.call('PUT', `/user/notifications/${list.data[0].id}`, { token: other.token })).status).toBe(404)
  expect((await t.call('PUT', `/user/notifications/${list.data[0].id}`, { token: reem.token })).body.is_read).toBe(true)
  expect((await t.call('PUT', '/user/notifications', { token: reem.token })).body).toEqual({ read: 0 })

  t.push.sent.length = 0
  await t.pool.query('update users set active = false where id = $1', [reem.user_id])
  await tell('while blocked')
  await t.drain()
  await t.pool.query('update users set active = true where id = $1', [reem.user_id])
  expect((await t.call('POST', '/user/devices/forget', { token: reem.token, body })).status).toBe(204)
  await tell('forgotten')
  await t.drain()
  expect(t.push.sent).toEqual([])
})

test('a shopper lists the notices of one group or of all', async () => {
  const reem = await shopper(t)
  for (const notif_type of ['OrderNotification', 'MoneyNotification', 'OrderNotification'] as const)
    await notify(t.db, testNotice({ audience: 'user', recipient_ids: [reem.user_id], notif_type, data: data(notif_type) }))
  const list = (query: Record<string, string>) => t.call('GET', '/user/notifications', { token: reem.token, query })
  const { body } = await list({ group: 'orders' })
  expect([body.meta.total, body.data.map(({ notif_type }: { notif_type: string }) => notif_type)]).toEqual([
    2,
    ['OrderNotification', 'OrderNotification'],
  ])
  expect((await list({ group: 'messages' })).body.data).toEqual([])
  expect((await list({})).body.meta.total).toBe(3)
  expect((await list({ group: 'store' })).status).toBe(422)
})

test('a shopper who turned a group off gets neither push nor email of it', async () => {
  const { user_id, token } = await shopper(t)
  await t.pool.query("update users set email = 'choosy@example.com' where id = $1", [user_id])
  await t.call('POST', '/user/devices', { token, body: { device_token: 'choosy' } })
  const muted = ['orders.push', 'orders.email']
  expect((await t.call('PUT', '/user/notification-choices', { token, body: { muted } })).status).toBe(200)
  expect((await t.call('GET', '/user/notification-choices', { token })).body.muted.toSorted()).toEqual(muted.toSorted())
  const target = { audience: 'user', recipient_ids: [user_id], mail: true } as const
  await notify(t.db, testNotice({ ...target, notif_type: 'OrderNotification', data: data('order') }))
  await notify(t.db, testNotice({ ...target, notif_type: 'MoneyNotification', data: data('money') }))
  t.mail.sent.length = 0
  await t.drain()
  expect(t.push.sent.map(({ push }) => push.title)).toEqual(['money'])
  expect(t.mail.sent.map(({ subject }) => subject)).toEqual([expect.stringContaining('money')])
})
