import { beforeAll, beforeEach, expect, test } from 'vitest'
import { makeStore, type TestStore } from '../../../test/catalog-world.ts'
import { shopper } from '../../../test/people.ts'
import { testApp } from '../../../test/test-app.ts'
import { testNotice } from '../../../test/test-notice.ts'
import { notify } from '../notify.ts'

const t = await testApp()
let store: TestStore

beforeAll(async () => {
  store = await makeStore(t.db)
})
beforeEach(() => {
  t.mail.sent.length = 0
})

const data = { ar: { title: 'طلب جديد', body: 'وصلك الطلب رقم 7.' }, en: { title: 'New order', body: 'Order 7 has arrived.' } }
const tell = (more: object = {}) =>
  notify(
    t.db,
    testNotice({
      audience: 'store',
      recipient_ids: [store.id],
      notif_type: 'OrderNotification',
      model: 'orders',
      model_id: store.id,
      data,
      mail: true,
      ...more,
    }),
  )

test('a notice’s email has the same text, in its reader’s language, and links to its page', async () => {
  await t.pool.query("update store_members set locale = 'en' where store_id = $1", [store.id])
  await tell({ once: 'order:7' })
  await tell({ once: 'order:7' })
  await t.drain()
  expect(t.mail.sent).toHaveLength(1)
  const mail = t.mail.lastTo(`${store.slug}@example.com`)
  expect(mail.subject).toBe('New order - Rahba')
  expect(mail.text).toContain('Order 7 has arrived.')
  expect(mail.text).toContain(`${t.deps.env.PUBLIC_URL}/en/store/orders/${store.id}`)
  // and says where such mails are turned off, to its reader as to their mailbox
  const choices = `${t.deps.env.PUBLIC_URL}/en/store/profile/settings`
  expect(mail.text).toContain(choices)
  expect(mail.html).toContain(`href="${choices}"`)
  expect(mail.choices).toBe(choices)
  await t.pool.query("update store_members set locale = 'ar' where store_id = $1", [store.id])
  await tell()
  await t.drain()
  expect(t.mail.lastTo(`${store.slug}@example.com`)).toMatchObject({
    subject: 'طلب جديد - رحبة',
    html: expect.stringContaining('dir="rtl"'),
  })
})

test('a reader who turned the group off gets no email, and a notice without an email sends none', async () => {
  await t.call('PUT', '/store/notification-choices', { token: store.token, body: { muted: ['orders.email'] } })
  await tell()
  await tell({ mail: false, notif_type: 'MoneyNotification' })
  await t.drain()
  expect(t.mail.sent).toEqual([])
  await tell({ notif_type: 'MoneyNotification', model: 'wallets' })
  await t.drain()
  expect(t.mail.sent).toHaveLength(1)
  await t.call('PUT', '/store/notification-choices', { token: store.token, body: { muted: [] } })
})

test('a shopper with an email address gets an email', async () => {
  const [with_address, without] = [await shopper(t), await shopper(t)]
  await t.pool.query("update users set email = 'reem@example.com', locale = 'ar' where id = $1", [with_address.user_id])
  await tell({ audience: 'user', recipient_ids: [with_address.user_id, without.user_id] })
  await t.drain()
  expect(t.mail.sent.map(({ to }) => to)).toEqual(['reem@example.com'])
})
