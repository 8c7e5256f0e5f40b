import { connect } from 'node:net'
import { channelName } from '@rahba/contract/kernel/channels'
import { expect, test } from 'vitest'
import { adminWith } from '../../../test/actors.ts'
import { liveClient } from '../../../test/live-client.ts'
import { memberOfStore, shopper } from '../../../test/people.ts'
import { testApp } from '../../../test/test-app.ts'
import { testNotice } from '../../../test/test-notice.ts'
import { publish } from './publish.ts'

const t = await testApp()
await t.app.listen({ port: 0, host: '127.0.0.1' })
const { port } = t.app.server.address() as { port: number } // it listens on a port
const store = await memberOfStore(t)
const other = await memberOfStore(t)
const user = await shopper(t)
const admin = await adminWith(t)
const mine = channelName('store', store.store_id)

const closed = (socket: { once: (event: 'disconnect', done: (why: string) => void) => void }) =>
  new Promise<string>((done) => socket.once('disconnect', done))

test('the first simultaneous sockets of a node all connect while Socket.IO is loaded, but not at unknown addresses', async () => {
  const strange = connect(port, '127.0.0.1')
  const ended = new Promise((done) => strange.once('end', () => done('ended')))
  strange.resume().write('GET /api/elsewhere HTTP/1.1\r\nHost: x\r\nConnection: Upgrade\r\nUpgrade: websocket\r\n\r\n')
  const clients = await Promise.all([1, 2, 3].map(() => liveClient(port, 'store', store.token)))
  expect(clients.map(({ socket }) => socket.connected)).toEqual([true, true, true])
  expect(await ended).toBe('ended')
  strange.destroy()
})

test('a client without a session can’t open a socket', async () => {
  await expect(liveClient(port, 'store', 'nonsense')).rejects.toThrow('unauthenticated')
  await expect(liveClient(port, 'admin', store.token)).rejects.toThrow('unauthenticated')
})

test('a page of another site can’t open a socket with any credentials', async () => {
  for (const origin of ['https://evil.example', 'null', 'http://localhost:3000.evil.example'])
    await expect(liveClient(port, 'store', store.token, { extraHeaders: { origin } })).rejects.toThrow()
  const own = await liveClient(port, 'store', '', {
    extraHeaders: { origin: 'http://localhost:3000', cookie: `storeToken=${store.token}` },
  })
  expect(own.socket.connected).toBe(true)
  await expect(liveClient(port, 'store', '', { extraHeaders: { cookie: `storeToken=${store.token}` } })).rejects.toThrow('unauthenticated')
})

test('each client hears its own channels, and another’s is rejected with 403, or without a token with 401', async () => {
  const client = await liveClient(port, 'store', store.token)
  expect(await client.subscribe(mine)).toEqual({ ok: true })
  for (const channel of [
    channelName('store', other.store_id),
    channelName('admin', admin.admin_id),
    channelName('user', user.user_id),
    channelName('chat', store.store_id),
  ])
    expect((await client.sign(channel)).status, channel).toBe(403)
  expect((await client.sign(mine, '')).status).toBe(401)
  expect((await client.sign(mine, other.token)).status).toBe(403)
  expect((await client.sign(channelName('admin', admin.admin_id), admin.token)).status).toBe(200)
  expect((await client.sign(channelName('user', user.user_id), user.token)).status).toBe(200)
})

test('a forged signature, and one for another socket or channel, is rejected', async () => {
  const [first, second] = [await liveClient(port, 'store', store.token), await liveClient(port, 'store', store.token)]
  const { auth } = await first.sign(mine)
  const wrong = { ok: false, code: 'signature_wrong' }
  expect(await second.subscribe(mine, auth)).toEqual(wrong)
  expect(await first.subscribe(channelName('store', other.store_id), auth)).toEqual(wrong)
  expect(await first.subscribe(mine, `${auth.slice(0, -2)}AA`)).toEqual(wrong)
  expect(await first.subscribe(mine, '')).toEqual(wrong)
  // signed by whom it belongs to, handed in on somebody else's socket
  const foreign = (await first.sign(channelName('store', other.store_id), other.token)).auth
  expect(await first.subscribe(channelName('store', other.store_id), foreign)).toEqual({ ok: false, code: 'channel_forbidden' })
  expect(await first.subscribe(mine, auth)).toEqual({ ok: true })
})

test('a published event is heard once its transaction commits, and never after a rollback', async () => {
  const client = await liveClient(port, 'store', store.token)
  await client.subscribe(mine)
  const event = (n: number) => ({ to: [mine], event: 'test', data: { n } })
  await t.db
    .transaction(async (tx) => {
      await publish(tx, event(1))
      throw new Error('undone')
    })
    .catch(() => undefined)
  await t.db.transaction(async (tx) => {
    await publish(tx, event(2))
    await new Promise((done) => setTimeout(done, 150))
    expect(client.heard).toEqual([])
  })
  await client.hears(({ event }) => event === 'test')
  expect(client.heard).toEqual([{ event: 'test', data: { n: 2 }, channel: mine }])
})

test('the sender of a change does not hear it', async () => {
  const [first, second] = [await liveClient(port, 'store', store.token), await liveClient(port, 'store', store.token)]
  for (const client of [first, second]) await client.subscribe(mine)
  await publish(t.db, { to: [mine], event: 'test', data: {}, except: first.socket.id })
  await second.hears(() => true)
  expect(first.heard).toEqual([])
})

test('a packet of a megabyte disconnects the socket', async () => {
  const client = await liveClient(port, 'store', store.token, { reconnection: false })
  const gone = closed(client.socket)
  client.socket.emit('whisper', { channel: mine, event: 'x'.repeat(1024 * 1024) })
  expect(await gone).toMatch(/transport/)
})

test('of a hundred packets a second few are accepted, and a client that continues is disconnected', async () => {
  const client = await liveClient(port, 'store', store.token, { reconnection: false })
  const { auth } = await client.sign(mine)
  const answers = await Promise.all(
    Array.from(
      { length: 50 },
      () => client.socket.timeout(2000).emitWithAck('subscribe', { channel: mine, auth }) as Promise<{ ok: boolean; code?: string }>,
    ),
  )
  expect(answers.filter(({ ok }) => ok).length).toBeLessThanOrEqual(25)
  expect(answers.filter(({ code }) => code === 'too_many_requests').length).toBeGreaterThanOrEqual(25)
  const gone = closed(client.socket)
  for (let n = 0; n < 100; n++) client.socket.emit('unsubscribe', { channel: mine })
  expect(await gone).toBe('io server disconnect')
})

const ends: [string, () => Promise<{ audience: 'store' | 'user' | 'admin'; token: string; end: () => Promise<unknown> }>][] = [
  [
    'signs out',
    async () => {
      const { token } = await memberOfStore(t)
      return { audience: 'store', token, end: () => t.call('POST', '/store/auth/logout', { token }) }
    },
  ],
  [
    'is blocked by an admin',
    async () => {
      const { token, user_id } = await shopper(t)
      const block = () => t.call('POST', `/admin/users/${user_id}/block`, { token: admin.token, body: { reason: 'إزعاج' } })
      return { audience: 'user', token, end: block }
    },
  ],
  [
    'loses the account in the database alone',
    async () => {
      const { token, member_id } = await memberOfStore(t)
      return { audience: 'store', token, end: () => t.pool.query('update store_members set active = false where id = $1', [member_id]) }
    },
  ],
  [
    'is an admin switched off',
    async () => {
      const { token, admin_id } = await adminWith(t)
      return { audience: 'admin', token, end: () => t.pool.query('update admins set active = false where id = $1', [admin_id]) }
    },
  ],
]
test.each(ends)('the socket of a client who %s is closed within five seconds', async (_how, make) => {
  const { audience, token, end } = await make()
  const client = await liveClient(port, audience, token)
  const gone = closed(client.socket)
  await end()
  const since = Date.now()
  expect(await gone).toBe('io server disconnect')
  expect(Date.now() - since).toBeLessThan(5000)
})

test('an address has a maximum of sockets, and the metrics count the open ones', async () => {
  const node = await testApp({ SOCKETS_PER_IP: 2 })
  await node.app.listen({ port: 0, host: '127.0.0.1' })
  const address = node.app.server.address() as { port: number } // it listens on a port
  const [her, him] = [await shopper(node), await memberOfStore(node)]
  const first = await liveClient(address.port, 'user', her.token)
  await liveClient(address.port, 'store', him.token)
  await expect(liveClient(address.port, 'store', him.token)).rejects.toThrow()
  const { body } = await node.app.inject('/api/metrics')
  expect(body).toMatch(/rahba_sockets\{audience="user"\} 1\n/)
  expect(body).toMatch(/rahba_sockets\{audience="admin"\} 0\n/)
  first.socket.disconnect()
  await expect
    .poll(() =>
      liveClient(address.port, 'store', him.token).then(
        () => true,
        () => false,
      ),
    )
    .toBe(true)
})

test('a notice reaches its readers', async () => {
  const { notify } = await import('../../notifications/notify.ts')
  const [hers, theirs] = [await liveClient(port, 'user', user.token), await liveClient(port, 'store', store.token)]
  await hers.subscribe(channelName('user', user.user_id))
  await theirs.subscribe(mine)
  const words = { title: 'عنوان', body: 'نص' }
  const notice = {
    audience: 'user',
    recipient_ids: [user.user_id],
    notif_type: 'GeneralNotification',
    data: { ar: words, en: words },
    once: 'x',
  } as const
  for (const _twice of [1, 2]) await notify(t.db, testNotice(notice))
  const { data } = await hers.hears(({ event }) => event === 'notification')
  expect(data).toMatchObject({ notif_type: 'GeneralNotification', model_id: null })
  await new Promise((done) => setTimeout(done, 100))
  expect([hers.heard.length, theirs.heard.length]).toEqual([1, 0])
})

test('the listening connection reconnects, and reports that events may have been missed', async () => {
  const client = await liveClient(port, 'store', store.token)
  await client.subscribe(mine)
  await t.pool.query(
    "select pg_terminate_backend(pid) from pg_stat_activity where application_name = 'rahba-live' and datname = current_database()",
  )
  await client.hears(({ event }) => event === 'missed')
  await publish(t.db, { to: [mine], event: 'test', data: {} })
  await client.hears(({ event }) => event === 'test')
})

test('a node that stops drops its sockets right away, so that they reconnect elsewhere', async () => {
  const node = await testApp()
  await node.app.listen({ port: 0, host: '127.0.0.1' })
  const address = node.app.server.address() as { port: number } // it listens on a port
  const { token } = await shopper(node)
  const client = await liveClient(address.port, 'user', token)
  const gone = closed(client.socket)
  const since = Date.now()
  await node.app.close()
  expect(Date.now() - since).toBeLessThan(2000)
  expect(await gone).toBe('transport close')
  // it looks for another node by itself
  expect(client.socket.active).toBe(true)
})
