import type { FastifyInstance } from 'fastify'
import type { Deps } from '../deps.ts'
import type { AdminWho, StoreWho, Who } from '../http/who.ts'
import { mayListen } from './channels.ts'
import type { LiveServer, LiveSocket } from './live-server.ts'

/** Returns which of these sessions are still valid, and for whom. The access domain provides it. */
export type StillSignedIn = (session_ids: readonly string[]) => Promise<ReadonlyMap<string, Who>>

declare module 'fastify' {
  interface FastifyInstance {
    stillSignedIn: StillSignedIn
  }
}

/** The interval in milliseconds. The sockets of an ended session are closed within five seconds. */
const every = 2500

const getRights = (who: Who) =>
  who.audience === 'user' ? '' : [...(who as AdminWho | StoreWho).permissions].toSorted().join() /* one of the two that are left */

async function leaveClosedRooms(app: FastifyInstance, socket: LiveSocket): Promise<void> {
  for (const channel of socket.rooms)
    if (channel !== socket.id && !(await mayListen(app, socket.data.who, channel))) await socket.leave(channel)
}

async function look(app: FastifyInstance, sockets: readonly LiveSocket[]): Promise<void> {
  const holding = await app.stillSignedIn([...new Set(sockets.map(({ data }) => data.who.session_id))])
  for (const socket of sockets) {
    const who = holding.get(socket.data.who.session_id)
    if (!who) {
      socket.disconnect(true)
      continue
    }
    const changed = getRights(who) !== getRights(socket.data.who)
    socket.data.who = who
    if (changed) await leaveClosedRooms(app, socket)
  }
}

/**
 * Asks again and again, once for all sockets of this node, whether their sessions hold: signed out, blocked, removed from a team, a store closed, or
 * expired, whoever ended them and wherever. Sockets whose rights shrank leave what they may no longer hear. Returns the function that ends it.
 */
export function watchSessions(app: FastifyInstance, deps: Deps, io: LiveServer): () => void {
  let looking = false
  const timer = setInterval(async () => {
    const sockets = [...io.of('/').sockets.values()]
    if (looking || sockets.length === 0) return
    looking = true
    try {
      await look(app, sockets)
    } catch (error) {
      deps.log.warn({ err: error }, 'the sessions of the sockets could not be read')
    } finally {
      looking = false
    }
  }, every)
  timer.unref()
  return () => clearInterval(timer)
}
