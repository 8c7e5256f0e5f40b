import type { Audience } from '@rahba/contract/kernel/audiences'
import { socketPath } from '@rahba/contract/kernel/channels'
import { io, type Socket } from 'socket.io-client'
import { afterAll, expect } from 'vitest'

interface Heard {
  event: string
  // biome-ignore lint/suspicious/noExplicitAny: a test reads the fields it expects, and fails where they are missing
  data: any
  channel: string
}

interface LiveClient {
  socket: Socket
  /** Events received so far, in order. */
  heard: Heard[]
  /** Signs a channel over HTTP and subscribes with the signature; gives the answer to the subscription. */
  subscribe: (channel: string, auth?: string) => Promise<{ ok: boolean; code?: string }>
  /** Asks for a signature, without subscribing. */
  sign: (channel: string, token?: string, socket_id?: string) => Promise<{ status: number; auth: string }>
  /** Waits until something was heard that fits. */
  hears: (fits: (one: Heard) => boolean, within?: number) => Promise<Heard>
}

const opened: Socket[] = []
afterAll(() => {
  for (const socket of opened) socket.disconnect()
})

/** A socket of somebody's, as an app opens it. Throws the server's refusal. */
export async function liveClient(port: number, audience: Audience, token: string, options: object = {}): Promise<LiveClient> {
  const socket = io(`http://127.0.0.1:${port}`, {
    path: socketPath,
    transports: ['websocket'],
    forceNew: true,
    auth: { audience, token },
    reconnectionDelay: 100,
    reconnectionDelayMax: 300,
    ...options,
  })
  opened.push(socket)
  const heard: Heard[] = []
  socket.onAny((event: string, data: unknown, channel: string) => heard.push({ event, data, channel }))
  await new Promise<void>((done, failed) => {
    socket.once('connect', done)
    socket.once('connect_error', (error) => {
      socket.disconnect()
      failed(error)
    })
  })
  const sign: LiveClient['sign'] = async (channel_name, as = token, socket_id = socket.id ?? '') => {
    const answer = await fetch(`http://127.0.0.1:${port}/api/broadcasting/auth`, {
      method: 'POST',
      headers: { 'content-type': 'application/json', ...(as ? { authorization: `Bearer ${as}` } : {}) },
      body: JSON.stringify({ socket_id, channel_name }),
    })
    const body = (await answer.json()) as { auth?: string } // the contract's answer
    return { status: answer.status, auth: body.auth ?? '' }
  }
  return {
    socket,
    heard,
    sign,
    async subscribe(channel, auth) {
      const signature = auth ?? (await sign(channel)).auth
      return socket.emitWithAck('subscribe', { channel, auth: signature })
    },
    async hears(fits, within = 3000) {
      let found: Heard | undefined
      await expect
        .poll(
          () => {
            found = heard.find(fits)
            return Boolean(found)
          },
          { timeout: within, interval: 10 },
        )
        .toBe(true)
      if (!found) throw new Error('It was just found')
      return found
    },
  }
}
