import type { IncomingMessage } from 'node:http'
import type { Audience } from '@rahba/contract/kernel/audiences'
import { audiences } from '@rahba/contract/kernel/audiences'
import { socketPath } from '@rahba/contract/kernel/channels'
import { errors } from '@rahba/contract/kernel/errors'
import { channelNameSchema, packetBytes, realtimeErrors } from '@rahba/contract/kernel/realtime'
import type { FastifyInstance } from 'fastify'
import type { ServerOptions } from 'socket.io'
import { z } from 'zod'
import type { Deps } from '../deps.ts'
import { isOwnOrigin } from '../http/access.ts'
import { readTokenCookie } from '../http/cookies.ts'
import { callerIpBy } from './caller-ip.ts'
import { mayListen } from './channels.ts'
import { type ConnectionLimit, createConnectionLimit } from './connection-limit.ts'
import { onFirstSocket } from './first-socket.ts'
import { listenTo } from './listen.ts'
import type { LiveServer, LiveSocket } from './live-server.ts'
import { packetBudget } from './packet-budget.ts'
import { publish } from './publish.ts'
import { isSigned } from './signature.ts'
import { socketGauge } from './socket-gauge.ts'
import { watchSessions } from './watch-sessions.ts'

const handshake = z.object({ audience: z.enum(audiences), token: z.string().max(200).optional() })
const subscription = z.object({ channel: channelNameSchema, auth: z.string().max(100) })
const one = z.object({ channel: channelNameSchema })
/** A message among a channel's sockets that is not stored. */
const whisper = z.object({ channel: channelNameSchema, event: z.enum(['typing']) })

// This allows a person many tabs; more is a fault or an attack.
const maxChannels = 60

/** A browser's cookie is accepted from our own pages only; a client with a token needs no origin. */
function getToken(request: IncomingMessage, audience: Audience, sentToken: string | undefined, { parseCookie, deps }: FastifyInstance) {
  if (sentToken) return sentToken
  return request.headers.origin ? readTokenCookie(parseCookie(request.headers.cookie ?? ''), audience, deps.env) : undefined
}

const asRefusal = (code: string) => Object.assign(new Error(code), { data: { code } })

function hear(app: FastifyInstance, deps: Deps, socket: LiveSocket): void {
  const budget = packetBudget()
  const lastWhispers = new Map<string, number>()
  // `use` sees every packet before its handler; the answer to a refused one is its callback's
  socket.use((packet, next) => {
    const verdict = budget()
    if (verdict === 'taken') return next()
    const answer: unknown = packet.at(-1)
    if (typeof answer === 'function') answer({ ok: false, code: errors.too_many_requests.code })
    if (verdict === 'cut') socket.disconnect(true)
  })
  socket.on('subscribe', async (what, answer) => {
    const parsed = subscription.safeParse(what)
    const reply = (ok: boolean, code?: string) => typeof answer === 'function' && answer(code ? { ok, code } : { ok })
    if (!parsed.success) return reply(false, errors.malformed.code)
    const { channel, auth } = parsed.data
    if (!isSigned(deps.env.SECRET, socket.id, channel, auth)) return reply(false, realtimeErrors.signature_wrong.code)
    try {
      // The socket's owner may have changed since it was signed.
      if (socket.rooms.size > maxChannels || !(await mayListen(app, socket.data.who, channel)))
        return reply(false, realtimeErrors.channel_forbidden.code)
      await socket.join(channel)
      reply(true)
    } catch (error) {
      deps.log.warn({ err: error }, 'a subscription failed')
      reply(false, errors.internal.code)
    }
  })
  socket.on('unsubscribe', (what) => {
    const parsed = one.safeParse(what)
    if (parsed.success) void socket.leave(parsed.data.channel)
  })
  socket.on('whisper', async (what) => {
    const parsed = whisper.safeParse(what)
    if (!parsed.success) return
    const { channel, event } = parsed.data
    const last = lastWhispers.get(channel) ?? 0
    if (!socket.rooms.has(channel) || Date.now() - last < 1000) return
    lastWhispers.set(channel, Date.now())
    const data = { side: socket.data.who.audience }
    await publish(deps.db, { to: [channel], event, data, except: socket.id }).catch(() => undefined)
  })
}

interface Entrance {
  connections: ConnectionLimit
  getIp: (request: IncomingMessage) => string
}

const getOptions = ({ env }: Deps, { connections, getIp }: Entrance): Partial<ServerOptions> => ({
  path: socketPath,
  serveClient: false,
  transports: ['websocket'],
  maxHttpBufferSize: packetBytes,
  connectTimeout: 10_000,
  pingInterval: 20_000,
  pingTimeout: 15_000,
  allowRequest: (request, decide) => {
    const { origin, host } = request.headers
    decide(null, (origin === undefined || isOwnOrigin(origin, host, env)) && connections.mayOpen(getIp(request)))
  },
})

/** Lets sockets in and sends them what is published. `cutOff` closes the sockets, `deafen` then stops to listen to the database. */
function serveSockets(app: FastifyInstance, deps: Deps, io: LiveServer, { connections, getIp }: Entrance, connectionString: string) {
  // They count from the first byte on, even if they never identify themselves.
  io.engine.on('connection', (raw: { request: IncomingMessage; once: (event: 'close', done: () => void) => void }) =>
    raw.once('close', connections.countConnection(getIp(raw.request))),
  )
  const bus = listenTo(connectionString, deps.log, {
    packet: ({ c, e, d, x }) => {
      for (const channel of c) (x ? io.to(channel).except(x) : io.to(channel)).emit(e, d, channel)
    },
    missed: () => void io.emit('missed', {}, ''),
  })
  io.use(async (socket, next) => {
    const parsed = handshake.safeParse(socket.handshake.auth)
    if (!parsed.success) return next(asRefusal(errors.malformed.code))
    const { audience, token: sentToken } = parsed.data
    try {
      const token = getToken(socket.request, audience, sentToken, app)
      const who = token ? await app.authenticate(token, audience) : null
      if (!who) {
        connections.countRefusal(getIp(socket.request))
        return next(asRefusal(errors.unauthenticated.code))
      }
      socket.data.who = who
      await bus.started()
      next()
    } catch (error) {
      deps.log.warn({ err: error }, 'a socket could not be opened')
      next(asRefusal(errors.internal.code))
    }
  })
  io.on('connection', (socket) => hear(app, deps, socket))
  const stopWatching = watchSessions(app, deps, io)
  return {
    io,
    cutOff() {
      stopWatching()
      io.engine.close()
    },
    deafen: () => bus.stop(),
  }
}

/**
 * Socket.IO on the application's own server, by WebSocket alone, so that nodes behind a proxy need no sticky sessions. A socket is somebody's
 * session: it is opened with a token or our own pages' cookie, and closed within seconds when that session ends. docs/decisions/realtime.md says
 * why so.
 */
export function mountSockets(app: FastifyInstance, deps: Deps): void {
  const { connectionString } = deps.pool.options
  if (!connectionString) throw new Error('Sockets need a pool made from a connection string')
  let served: ReturnType<typeof serveSockets> | undefined
  let closing = false
  const entrance = { connections: createConnectionLimit(deps.env.SOCKETS_PER_IP), getIp: callerIpBy(deps.env.TRUST_PROXY) }
  socketGauge(() => served?.io, app.metrics)
  onFirstSocket(app.server, async () => {
    const { Server } = await import('socket.io')
    if (closing) throw new Error('This node takes no more sockets')
    const io: LiveServer = new Server(app.server, getOptions(deps, entrance))
    served = serveSockets(app, deps, io, entrance, connectionString)
    return io
  })
  // This runs before the server waits for its connections: browsers that are cut off reconnect by themselves, to another node if there is one.
  app.addHook('preClose', async () => {
    closing = true
    served?.cutOff()
  })
  app.addHook('onClose', () => served?.deafen())
}
