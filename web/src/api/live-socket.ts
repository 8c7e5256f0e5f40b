import type { Audience } from '@rahba/contract/kernel/audiences'
import { socketPath } from '@rahba/contract/kernel/channels'
import { io, type Socket } from 'socket.io-client'
import { ownSocket } from './own-socket.ts'

export type LiveHandler = (event: string, data: unknown) => void

interface Line {
  socket: Socket
  channels: Map<string, Set<LiveHandler>>
}

const lines = new Map<Audience, Line>()

/** Signs the channel for this very socket; null where it may not be heard. */
async function signature(socket_id: string, channel_name: string): Promise<string | null> {
  const answer = await fetch('/api/broadcasting/auth', {
    method: 'POST',
    credentials: 'same-origin',
    headers: { 'content-type': 'application/json', accept: 'application/json' },
    body: JSON.stringify({ socket_id, channel_name }),
  })
  if (answer.status >= 500) throw new Error('The server could not sign')
  const body: unknown = answer.ok ? await answer.json() : null
  return body && typeof body === 'object' && 'auth' in body ? String(body.auth) : null
}

async function subscribe({ socket, channels }: Line, channel: string): Promise<void> {
  const id = socket.id
  if (!id) return
  try {
    const auth = await signature(id, channel)
    // No handler here listens any more, and the server limits the channels of a socket.
    if (!auth || socket.id !== id || !channels.has(channel)) return
    const answer: { ok: boolean; code?: string } = await socket.timeout(10_000).emitWithAck('subscribe', { channel, auth })
    if (!channels.has(channel)) socket.emit('unsubscribe', { channel })
    // A refusal is permanent, but a server that could not find out may recover.
    if (answer.code === 'internal') throw new Error('The server could not subscribe')
    if (answer.ok) for (const handler of channels.get(channel) ?? []) handler('listening', {})
  } catch {
    setTimeout(() => channels.has(channel) && socket.id === id && void subscribe({ socket, channels }, channel), 3000)
  }
}

function open(side: Audience): Line {
  const socket = io({
    path: socketPath,
    transports: ['websocket'],
    auth: { audience: side },
    reconnectionDelay: 500,
    reconnectionDelayMax: 5000,
  })
  const line: Line = { socket, channels: new Map() }
  socket.on('connect', () => {
    ownSocket.id = socket.id
    for (const channel of line.channels.keys()) void subscribe(line, channel)
  })
  socket.on('disconnect', (reason) => {
    ownSocket.id = undefined
    // The server closed it: permanently if the session ended, which it says on the next attempt.
    if (reason === 'io server disconnect') setTimeout(() => socket.connect(), 1000)
  })
  socket.on('connect_error', (error: Error & { data?: { code?: string } }) => {
    // A session that ended stays ended; any other failure may pass.
    if (!socket.active && error.data?.code !== 'unauthenticated') setTimeout(() => socket.connect(), 5000)
  })
  socket.onAny((event: string, data: unknown, channel: string) => {
    // The server itself was away, which has the same effect as if this page had been.
    if (event === 'missed') for (const handlers of line.channels.values()) for (const handler of handlers) handler('listening', {})
    else for (const handler of line.channels.get(channel) ?? []) handler(event, data)
  })
  return line
}

/** Hears a channel over the page's one socket of this side. Returns the function that ends it. */
export function hear(side: Audience, channel: string, handler: LiveHandler): () => void {
  const line = lines.get(side) ?? open(side)
  lines.set(side, line)
  const known = line.channels.get(channel)
  if (known) known.add(handler)
  else {
    line.channels.set(channel, new Set([handler]))
    if (line.socket.connected) void subscribe(line, channel)
  }
  return () => {
    const handlers = line.channels.get(channel)
    handlers?.delete(handler)
    if (handlers?.size !== 0) return
    line.channels.delete(channel)
    line.socket.emit('unsubscribe', { channel })
  }
}

export const whisper = (side: Audience, channel: string, event: 'typing'): void =>
  void lines.get(side)?.socket.volatile.emit('whisper', { channel, event })
