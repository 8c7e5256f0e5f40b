import { randomUUID } from 'node:crypto'
import type { Message } from '@rahba/contract/conversations/chat/chat-shapes'
import { channelName } from '@rahba/contract/kernel/channels'
import { beforeEach, expect, test } from 'vitest'
import { adminWith } from '../../../test/actors.ts'
import { makeActive, makeStore } from '../../../test/catalog-world.ts'
import { liveClient } from '../../../test/live-client.ts'
import { shopper } from '../../../test/people.ts'
import { type Talking, talking } from '../../../test/talking.ts'
import { testApp } from '../../../test/test-app.ts'

const t = await testApp()
await t.app.listen({ port: 0, host: '127.0.0.1' })
const { port } = t.app.server.address() as { port: number } // it listens on a port
const admin = await adminWith(t)

let store: Talking['store']
let user: Talking['user']
let session_id: string

beforeEach(async () => {
  ;({ store, user, session_id } = await talking(t))
})

const say = (
  side: 'store' | 'user',
  text: string | null,
  more: { client_id?: string; file_id?: string; headers?: Record<string, string>; locale?: 'ar' | 'en' } = {},
) => {
  const { client_id = randomUUID(), file_id, headers, locale } = more
  return t.call('POST', `/${side}/chat/${session_id}/send_msg`, {
    token: side === 'store' ? store.token : user.token,
    body: { client_id, text, ...(file_id ? { file_id } : {}) },
    ...(headers ? { headers } : {}),
    ...(locale ? { locale } : {}),
  })
}
const mark = (side: 'store' | 'user', sequence: number, state: 'read' | 'delivered' = 'read') =>
  t.call('POST', `/${side}/chat/${session_id}/marks`, { token: side === 'store' ? store.token : user.token, body: { sequence, state } })
const friends = async (body: object = {}) => (await t.call('POST', '/store/getFriends', { token: store.token, body })).body.data
const texts = (answer: { body: { data: Message[] } }) => answer.body.data.map(({ text }) => text)

test('a store and a shopper have one conversation, started from the store, a product or an order', async () => {
  const [product_id] = await makeActive(t.db, store.id, [{ ar: 'سكري' }])
  const again = await t.call('POST', '/user/chat', { token: user.token, body: { product_id } })
  expect(again.body).toMatchObject({ id: session_id, product: { id: product_id }, order: null, open: true })
  // asked for by the store alone, the subject stays
  expect((await t.call('POST', '/user/chat', { token: user.token, body: { store_id: store.id } })).body.product.id).toBe(product_id)
  for (const body of [{}, { store_id: store.id, product_id }])
    expect((await t.call('POST', '/user/chat', { token: user.token, body })).status).toBe(422)
  for (const body of [{ store_id: randomUUID() }, { order_id: randomUUID() }, { product_id: randomUUID() }])
    expect((await t.call('POST', '/user/chat', { token: user.token, body })).status).toBe(404)
})

test('a long message of emoji is sent, and its notice is cut', async () => {
  for (const before of ['', 'x']) expect((await say('user', `${before}${'🎁'.repeat(200)}`)).status).toBe(201)
  await mark('store', 2)
  for (const before of ['x', '']) expect((await say('user', `${before}${'🎁'.repeat(200)}`)).status).toBe(201)
})

test('the list of friends shows the last message and the unread count, the latest first', async () => {
  expect(await friends()).toEqual([])
  await say('user', 'هل يتوفر مقاس كبير؟')
  await say('user', 'وكم مدة التوصيل؟')
  expect(await friends()).toMatchObject([
    {
      id: user.user_id,
      session: {
        id: session_id,
        open: true,
        unread_count: 2,
        last_message_is_read: false,
        last_message: { text: 'وكم مدة التوصيل؟', sender: 'user' },
      },
    },
  ])
  expect((await t.call('GET', '/store/chat/unread', { token: store.token })).body).toEqual({ unread: 1 })
  expect((await mark('store', 1)).body).toEqual({ delivered: 1, read: 1, unread_count: 1 })
  expect((await mark('store', 99)).body).toEqual({ delivered: 2, read: 2, unread_count: 0 })
  expect((await mark('store', 1)).body).toMatchObject({ read: 2 })
  expect(await friends()).toMatchObject([{ session: { unread_count: 0, last_message_is_read: true } }])
  expect(await friends({ unread: true })).toEqual([])
  expect((await t.call('GET', '/store/chat/unread', { token: store.token })).body).toEqual({ unread: 0 })
})

test('friends page by cursor and are found by name and by words of a message, in any spelling', async () => {
  await say('user', 'أُريدُ عَبايةً سوداء')
  const first = session_id
  const second = await shopper(t)
  session_id = (await t.call('POST', '/user/chat', { token: second.token, body: { store_id: store.id } })).body.id
  await t.call('POST', `/user/chat/${session_id}/send_msg`, { token: second.token, body: { client_id: randomUUID(), text: 'شيء آخر' } })
  const found = await friends({ q: 'اريد عبايه' })
  expect(found.map(({ session }: { session: { id: string } }) => session.id)).toEqual([first])
  const { body } = await t.call('POST', '/store/getFriends', { token: store.token, body: { per_page: 1 } })
  expect(body.data).toHaveLength(1)
  const next = await t.call('POST', '/store/getFriends', { token: store.token, body: { per_page: 1, cursor: body.meta.next_cursor } })
  expect([body.data[0].session.id, next.body.data[0].session.id].toSorted()).toEqual([first, session_id].toSorted())
  expect(next.body.meta.next_cursor).toBeNull()
})

test('messages are numbered, read backwards and forwards, and searched', async () => {
  for (let n = 1; n <= 7; n++) await say(n % 2 ? 'user' : 'store', `رسالة رقم ${n}`)
  const path = `/user/chat/${session_id}/messages`
  const get = (query: Record<string, number | string>) => t.call('GET', path, { token: user.token, query })
  const latest = await get({ limit: 3 })
  expect(latest.body.data.map(({ sequence }: Message) => sequence)).toEqual([5, 6, 7])
  expect(latest.body.has_more).toBe(true)
  expect((await get({ limit: 3, before: 5 })).body.data.map(({ sequence }: Message) => sequence)).toEqual([2, 3, 4])
  const missed = await get({ after: 4 })
  expect(missed.body).toMatchObject({ has_more: false })
  expect(missed.body.data.map(({ sequence }: Message) => sequence)).toEqual([5, 6, 7])
  expect(texts(await get({ q: 'رقم ٣' }))).toEqual(['رسالة رقم 3'])
})

test('a message sent twice is stored once, also if both requests run at the same time', async () => {
  const client_id = randomUUID()
  const [first, second] = await Promise.all([say('user', 'مرة واحدة', { client_id }), say('user', 'مرة واحدة', { client_id })])
  expect([first.status, second.status]).toEqual([201, 201])
  expect(first.body.id).toBe(second.body.id)
  expect((await t.call('GET', `/user/chat/${session_id}/messages`, { token: user.token })).body.data).toHaveLength(1)
})

test('many simultaneous messages get numbers without gaps', async () => {
  await Promise.all(Array.from({ length: 12 }, (_, n) => say(n % 2 ? 'store' : 'user', `${n}`)))
  const { body } = await t.call('GET', `/store/chat/${session_id}/messages`, { token: store.token })
  expect(body.data.map(({ sequence }: Message) => sequence)).toEqual(Array.from({ length: 12 }, (_, n) => n + 1))
})

test('a message of another person at the same browser is not sent in one’s own name', async () => {
  const of = async (side: 'store' | 'user', token: string) => (await t.call('GET', `/${side}/chat/${session_id}`, { token })).body.me
  expect(await of('user', user.token)).toBe(user.user_id)
  const me = await of('store', store.token)
  const send = (writer_id: string) =>
    t.call('POST', `/store/chat/${session_id}/send_msg`, { token: store.token, body: { client_id: randomUUID(), text: 'أهلًا', writer_id } })
  const refused = await send(randomUUID())
  expect([refused.status, refused.body.code]).toEqual([409, 'chat_other_writer'])
  expect((await send(me)).status).toBe(201)
  expect((await t.call('GET', `/admin/chat/${session_id}`, { token: admin.token })).body.me).toBeNull()
})

test('another person’s conversation is not found by any call', async () => {
  const [foreign, stranger] = [await makeStore(t.db), await shopper(t)]
  await say('user', 'سر')
  for (const [side, { token }] of [
    ['store', foreign],
    ['user', stranger],
  ] as const) {
    const base = `/${side}/chat/${session_id}`
    const tries = [
      await t.call('GET', base, { token }),
      await t.call('GET', `${base}/messages`, { token }),
      await t.call('POST', `${base}/send_msg`, { token, body: { client_id: randomUUID(), text: 'x' } }),
      await t.call('POST', `${base}/marks`, { token, body: { sequence: 1, state: 'read' } }),
      await t.call('POST', `${base}/block`, { token, body: { blocked: true } }),
      await t.call('POST', `${base}/report`, { token, body: { reason: 'spam' } }),
    ]
    expect(tries.map(({ status }) => status)).toEqual([404, 404, 404, 404, 404, 404])
    const client = await liveClient(port, side, token)
    expect((await client.sign(channelName('chat', session_id))).status).toBe(403)
  }
})

test('markup stays plain text, and marks that change the text direction are removed', async () => {
  const { body } = await say('user', ' \u202e<script>alert(1)</script>\u2066 نص\u200f\u0000\r\n\n\n\nسطر 👨‍👩‍👧 ')
  expect(body.text).toBe('<script>alert(1)</script> نص\n\nسطر 👨‍👩‍👧')
  for (const text of ['\u202e\u200b ', '', null]) {
    const refused = await say('user', text)
    expect([refused.status, refused.body.fields]).toEqual([422, { text: 'حقل الرسالة مطلوب' }])
  }
})

test('a megabyte and an overlong message are rejected', async () => {
  expect((await say('user', 'x'.repeat(1024 * 1024))).status).toBe(413)
  expect((await say('user', 'ص'.repeat(2001), { locale: 'en' })).body.fields.text).toContain('2,000')
  expect((await say('user', 'ص'.repeat(2000))).status).toBe(201)
})

test('a hundred messages in a second are limited, with the time to wait', async () => {
  const answers = await Promise.all(Array.from({ length: 100 }, (_, n) => say('user', `${n}`)))
  const kept = answers.filter(({ status }) => status === 201)
  expect(kept.length).toBeLessThanOrEqual(30)
  expect(answers.find(({ status }) => status === 429)?.body.code).toBe('too_many_requests')
  // the store is not held back by it
  expect((await say('store', 'نعم')).status).toBe(201)
})

test('nobody can write to a person who blocked, until they unblock, and both blocks are independent', async () => {
  const block = (side: 'store' | 'user', blocked: boolean) =>
    t.call('POST', `/${side}/chat/${session_id}/block`, { token: side === 'store' ? store.token : user.token, body: { blocked } })
  expect((await block('store', true)).body).toMatchObject({ blocked_by_store: true, open: false })
  expect((await say('user', 'لماذا؟')).body.code).toBe('chat_blocked')
  expect((await block('user', true)).body).toMatchObject({ blocked_by_store: true, blocked_by_user: true })
  expect((await block('store', false)).body).toMatchObject({ open: false })
  expect((await say('store', 'مرحبًا')).body.code).toBe('chat_blocked')
  await block('user', false)
  expect((await say('user', 'أهلًا')).status).toBe(201)
})

test('a report lets admins read the conversation, with an audit entry', async () => {
  await say('user', 'كلام')
  const missing = await t.call('POST', `/user/chat/${session_id}/report`, { token: user.token, body: { reason: 'other' } })
  expect(Object.keys(missing.body.fields)).toEqual(['note'])
  const reported = await t.call('POST', `/user/chat/${session_id}/report`, { token: user.token, body: { reason: 'fraud' } })
  expect(reported.status).toBe(201)
  const { body } = await t.call('GET', '/admin/notifications', { token: admin.token })
  expect(body.data[0]).toMatchObject({ notif_type: 'MessageNotification', model: 'chat-reports', model_id: reported.body.id })

  const entries = async () =>
    (await t.pool.query("select actor_id, store_id from audit_log where action = 'chat-sessions.read' and entity_id = $1", [session_id]))
      .rows
  expect(await entries()).toEqual([])
  const read = await t.call('GET', `/admin/chat/${session_id}/messages`, { token: admin.token })
  expect(texts(read)).toEqual(['كلام'])
  expect(await entries()).toEqual([{ actor_id: admin.admin_id, store_id: store.id }])
  const { token } = await adminWith(t, ['news.index'])
  expect((await t.call('GET', `/admin/chat/${session_id}/messages`, { token })).status).toBe(403)
  const client = await liveClient(port, 'admin', admin.token)
  expect((await client.sign(channelName('chat', session_id))).status).toBe(403)
})

test('contact details are rejected in a message if the setting says so', async () => {
  expect((await say('user', 'جوالي ٠٥٠١٢٣٤٥٦٧')).status).toBe(201)
  await t.call('PUT', '/admin/settings', { token: admin.token, body: { hide_chat_contacts: true } })
  try {
    const refused = await say('user', 'جوالي ٠٥٠ ١٢٣ ٤٥٦٧', { locale: 'en' })
    expect([refused.status, refused.body.fields.text]).toEqual([422, expect.stringContaining('Phone numbers')])
    expect((await say('user', 'أين الطلب 100245؟')).status).toBe(201)
  } finally {
    await t.call('PUT', '/admin/settings', { token: admin.token, body: { hide_chat_contacts: false } })
  }
})

test('unread messages make one notice, and none while the person reads along', async () => {
  const count = async () => (await t.call('GET', '/store/notifications/count', { token: store.token })).body.notifications_count
  await say('user', 'واحد')
  await say('user', 'اثنان')
  expect(await count()).toBe(1)
  // whoever has it before their eyes has seen what the notice said, and their page hears so
  const page = await liveClient(port, 'store', store.token)
  await page.subscribe(channelName('store', store.id))
  await mark('store', 2)
  expect(await count()).toBe(0)
  await page.hears(({ event }) => event === 'notification')
  await say('user', 'ثلاثة')
  expect(await count()).toBe(0)
  await t.pool.query("update chat_sessions set store_seen_at = now() - interval '1 hour' where id = $1", [session_id])
  await say('user', 'أربعة')
  expect(await count()).toBe(1)
  // who answers has read as well
  await say('store', 'نعم')
  expect(await count()).toBe(0)
})

test('the owner of the store gets an email about unread messages with a link, unless they turned it off', async () => {
  await t.drain()
  const mails = () => t.mail.sent.splice(0).map(({ to, text }) => [to, text.includes(`/store/messages?session=${session_id}`)])
  mails()
  const unread = () =>
    t.pool.query("update chat_sessions set store_told = false, store_seen_at = now() - interval '1 hour' where id = $1", [session_id])
  await unread()
  await say('user', 'هل يتوفر مقاس آخر؟')
  await say('user', 'أو لون آخر؟')
  await t.drain()
  expect(mails()).toEqual([[expect.any(String), true]])
  await t.call('PUT', '/store/notification-choices', { token: store.token, body: { muted: ['messages.email'] } })
  await unread()
  await say('user', 'شكرًا')
  await t.drain()
  expect(mails()).toEqual([])
  await t.call('PUT', '/store/notification-choices', { token: store.token, body: { muted: [] } })
})

test('both sides receive each other’s messages live, and the sender’s socket receives none', async () => {
  const channel = channelName('chat', session_id)
  const [hers, his] = [await liveClient(port, 'user', user.token), await liveClient(port, 'store', store.token)]
  for (const client of [hers, his]) expect(await client.subscribe(channel)).toEqual({ ok: true })
  await his.subscribe(channelName('store', store.id))
  await say('user', 'السلام عليكم', { headers: { 'x-socket-id': hers.socket.id ?? '' } })
  const { data } = await his.hears(({ event }) => event === 'message')
  expect(data).toMatchObject({ session_id, sequence: 1, sender: 'user', text: 'السلام عليكم' })
  expect((await his.hears(({ event }) => event === 'chat')).data).toEqual({ session_id, sequence: 1, sender: 'user' })
  await mark('store', 1)
  expect((await hers.hears(({ event }) => event === 'marks')).data).toMatchObject({ side: 'store', read: 1 })
  his.socket.emit('whisper', { channel, event: 'typing' })
  expect((await hers.hears(({ event }) => event === 'typing')).data).toEqual({ side: 'store' })
  expect(hers.heard.filter(({ event }) => event === 'message')).toEqual([])
  // the longest there is still fits
  const long = await say('store', '語'.repeat(2000), { headers: { 'x-socket-id': his.socket.id ?? '' } })
  expect(long.status, JSON.stringify(long.body)).toBe(201)
  expect((await hers.hears(({ event }) => event === 'message')).data.text).toHaveLength(2000)
})

test('a person who was offline fetches missed messages, in order and once', async () => {
  const channel = channelName('chat', session_id)
  const client = await liveClient(port, 'user', user.token)
  await client.subscribe(channel)
  const kept = new Map<number, string>()
  const keep = (many: Message[]) => {
    for (const { sequence, text } of many) kept.set(sequence, text ?? '')
  }
  client.socket.on('message', (message: Message) => keep([message]))
  await say('store', '1')
  await client.hears(({ event }) => event === 'message')
  // listened for from here on: it may be back before both messages are said
  const isBack = new Promise<void>((done) => client.socket.once('connect', done))
  client.socket.io.engine.close()
  await say('store', '2')
  await say('store', '3')
  await isBack
  await client.subscribe(channel)
  await say('store', '4')
  const after = Math.max(...kept.keys())
  const { body } = await t.call('GET', `/user/chat/${session_id}/messages`, { token: user.token, query: { after: Math.min(after, 1) } })
  keep(body.data)
  await expect.poll(() => [...kept].toSorted(([a], [b]) => a - b).map(([, text]) => text)).toEqual(['1', '2', '3', '4'])
})
