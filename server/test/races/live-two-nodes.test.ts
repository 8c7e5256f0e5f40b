import { randomUUID } from 'node:crypto'
import type { Message } from '@rahba/contract/conversations/chat/chat-shapes'
import { channelName } from '@rahba/contract/kernel/channels'
import { afterAll, expect, test } from 'vitest'
import { makeStore } from '../catalog-world.ts'
import { liveClient } from '../live-client.ts'
import { shopper } from '../people.ts'
import { twoNodes } from './two-nodes.ts'

// Two server processes over one database: events of one reach the sockets of the other, and one of them may be killed.
const nodes = await twoNodes()
afterAll(() => nodes.stop())
const [first, second] = nodes.ports

async function call(port: number, method: string, path: string, token: string, body?: unknown, headers: Record<string, string> = {}) {
  const answer = await fetch(`http://127.0.0.1:${port}/api${path}`, {
    method,
    headers: { authorization: `Bearer ${token}`, ...(body ? { 'content-type': 'application/json' } : {}), ...headers },
    ...(body ? { body: JSON.stringify(body) } : {}),
  })
  const text = await answer.text()
  // biome-ignore lint/suspicious/noExplicitAny: a test reads the fields it expects, and fails where they are missing
  return { status: answer.status, body: (text ? JSON.parse(text) : null) as any }
}

test('a session that ends on one node loses its sockets on the other within five seconds', async () => {
  const store = await makeStore(nodes.db)
  const client = await liveClient(second, 'store', store.token)
  const gone = new Promise<string>((done) => client.socket.once('disconnect', done))
  await call(first, 'POST', '/store/auth/logout', store.token)
  const since = Date.now()
  expect(await gone).toBe('io server disconnect')
  expect(Date.now() - since).toBeLessThan(5000)
})

test('an event of one node is heard on the other, but not by its sender, and a dying node loses nothing', async () => {
  const store = await makeStore(nodes.db)
  const user = await shopper(nodes)
  const { body: session } = await call(first, 'POST', '/user/chat', user.token, { store_id: store.id })
  const channel = channelName('chat', session.id)
  const [his, hers, alsoHers] = [
    await liveClient(first, 'store', store.token, { reconnection: false }),
    await liveClient(second, 'user', user.token),
    await liveClient(first, 'user', user.token, { reconnection: false }),
  ]
  for (const client of [his, hers, alsoHers]) expect(await client.subscribe(channel)).toEqual({ ok: true })
  // One node signs, and the other checks the signature.
  const again = await liveClient(second, 'store', store.token)
  const signed = await call(first, 'POST', '/broadcasting/auth', store.token, { socket_id: again.socket.id, channel_name: channel })
  expect(await again.subscribe(channel, signed.body.auth)).toEqual({ ok: true })

  const say = (port: number, text: string, headers: Record<string, string> = {}) =>
    call(port, 'POST', `/user/chat/${session.id}/send_msg`, user.token, { client_id: randomUUID(), text }, headers)
  // her socket is at the second node, the call goes to the first
  await say(first, '1', { 'x-socket-id': hers.socket.id ?? '' })
  for (const client of [his, alsoHers, again]) expect((await client.hears(({ event }) => event === 'message')).data.text).toBe('1')
  expect(hers.heard).toEqual([])
  his.socket.emit('whisper', { channel, event: 'typing' })
  expect((await hers.hears(({ event }) => event === 'typing')).data).toEqual({ side: 'store' })

  await nodes.killFirst()
  await expect.poll(() => his.socket.connected).toBe(false)
  await say(second, '2')
  const back = await liveClient(second, 'store', store.token)
  expect(await back.subscribe(channel)).toEqual({ ok: true })
  await say(second, '3')
  await back.hears(({ event }) => event === 'message')
  const kept = his.heard.filter(({ event }) => event === 'message').map(({ data }) => data as Message) // the event's own data
  const { body: missed } = await call(second, 'GET', `/store/chat/${session.id}/messages?after=${kept.at(-1)?.sequence}`, store.token)
  expect([...kept, ...missed.data].map(({ text }: Message) => text)).toEqual(['1', '2', '3'])
  expect(nodes.errors).toEqual([])
})
