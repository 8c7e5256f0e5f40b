import type { FastifyBaseLogger } from 'fastify'
import pg from 'pg'
import { alive } from '../db/pool.ts'
import { type Packet, pgChannel } from './publish.ts'

interface Bus {
  /** Settles once this node hears what is published; at once from the second time on. */
  started(): Promise<void>
  stop(): Promise<void>
}

interface Hears {
  packet: (packet: Packet) => void
  /** The connection was away for a while: something may have been missed. */
  missed: () => void
}

/** The interval of the checks of the connection, and the limit for an answer, in ms: a network that was cut reports nothing. */
const beat = { every: 2000, within: 2000 } as const

/** Ends a connection that gives no sign of life any more. */
function watch(client: pg.Client, isOver: () => boolean): void {
  const look = async () => {
    if (isOver()) return
    await client.query('select 1').catch(() => client.end())
    setTimeout(look, beat.every).unref()
  }
  setTimeout(look, beat.every).unref()
}

const pauses = [200, 500, 1000, 2000, 5000]

/**
 * One connection of this node's own that listens to what any process publishes. It is opened when somebody first asks for it, and opened again
 * whenever it breaks. The database must be reached directly: a pooler in transaction mode forgets who listens.
 */
export function listenTo(connectionString: string, log: FastifyBaseLogger, hears: Hears): Bus {
  let client: pg.Client | undefined
  let starting: Promise<void> | undefined
  let stopped = false
  let broken = 0

  async function open(): Promise<void> {
    const next = new pg.Client({
      connectionString,
      application_name: 'rahba-live',
      ...alive,
      connectionTimeoutMillis: 2000,
      query_timeout: beat.within,
    })
    next.on('notification', ({ payload }) => {
      // Only `publish` writes to the bus.
      if (payload) hears.packet(JSON.parse(payload) as Packet)
    })
    let ended = false
    const again = () => {
      if (ended) return
      ended = true
      if (client === next) reopen()
    }
    next.on('error', again)
    next.on('end', again)
    try {
      await next.connect()
      await next.query(`listen ${pgChannel}`)
    } catch (error) {
      ended = true
      await next.end().catch(() => undefined)
      throw error
    }
    client = next
    broken = 0
    watch(next, () => ended || stopped)
  }

  function reopen(): void {
    client = undefined
    if (stopped) return
    const pause = pauses[Math.min(broken++, pauses.length - 1)]
    log.warn({ try: broken }, 'the connection that listens for live events broke')
    starting = new Promise((done) => {
      setTimeout(() => {
        if (stopped) return done()
        open().then(
          () => {
            hears.missed()
            done()
          },
          () => {
            reopen()
            done(starting)
          },
        )
      }, pause).unref()
    })
  }

  return {
    started() {
      starting ??= open().catch((error: unknown) => {
        starting = undefined
        throw error
      })
      return starting
    },
    async stop() {
      stopped = true
      const last = client
      client = undefined
      await last?.end()
    },
  }
}
