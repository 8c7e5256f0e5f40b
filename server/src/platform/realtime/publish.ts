import { type SQL, sql } from 'drizzle-orm'
import { hot, noRow } from '../db/hot.ts'
import type { Db } from '../db/types.ts'

/** The database's own channel that all nodes listen to. */
export const pgChannel = 'rahba_live'

/** The most bytes PostgreSQL carries; a larger event has to say where to fetch the rest. */
const maxBytes = 7900

interface LiveEvent {
  /** Channels, as {@link channelName} names them. */
  to: readonly string[]
  event: string
  /** Plain JSON. */
  data: object
  /** The socket that caused it and knows already: `X-Socket-ID` of the call. */
  except?: string | undefined
}

/** A message on the bus. */
export interface Packet {
  c: string[]
  e: string
  d: object
  x?: string | undefined
}

const notify = hot<unknown, { packet: string }>('publish', (value) => sql`select pg_notify('rahba_live', ${value('packet')})`, noRow)

/**
 * Tells whoever listens to the channels, on every node, once the transaction of `db` has committed, and never when it has not. Any process may
 * call it. Throws when the event does not fit: send less of it, with what to fetch.
 */
export async function publish(db: Db, { to, event, data, except }: LiveEvent): Promise<void> {
  if (to.length === 0) return
  const packet = JSON.stringify({ c: [...to], e: event, d: data, x: except } satisfies Packet)
  if (Buffer.byteLength(packet) > maxBytes) throw new Error(`The event ${event} is too large to travel`)
  await notify(db, { packet })
}

/** Publishes from a statement written by hand: each of its rows notifies one channel, with `data` made of the row. */
export const publishRow = (channel: SQL, event: string, data: SQL): SQL =>
  sql`pg_notify('rahba_live', json_build_object('c', json_build_array(${channel}), 'e', ${sql.raw(`'${event}'`)}::text, 'd', ${data})::text)`
