import type { Socket } from 'node:net'
import type { Pool, PoolClient } from 'pg'

/**
 * The time a connection may owe an answer without sending anything, in ms. The database ends statements earlier (statement_timeout), so a longer
 * silence means that it is unreachable: a network that was cut reports nothing.
 */
export const maxSilence = 4500
const lookEvery = 250

/** The parts of the driver's client that tell whether it waits; its types leave them out. */
interface Inside {
  connection: { stream: Socket }
  _activeQuery: unknown
  _sentQueryQueue: unknown[]
  _queryQueue: unknown[]
}
const getInside = (client: PoolClient) => client as unknown as Inside // made by this driver

const owes = ({ _activeQuery, _sentQueryQueue, _queryQueue }: Inside) =>
  Boolean(_activeQuery) || _sentQueryQueue.length > 0 || _queryQueue.length > 0

const allowed = new WeakMap<PoolClient, number>()

/** Lets the statements of one client take longer, in ms, until the next call; undefined restores the default. */
export function allowSilence(client: PoolClient, milliseconds: number | undefined): void {
  if (milliseconds === undefined) allowed.delete(client)
  else allowed.set(client, milliseconds)
}

/**
 * Ends connections of the pool that owe an answer for too long: who waits is told that the database is away, and the pool opens another. The
 * idle ones go as well, since they were cut by the same fault and each would cost the next caller as long.
 */
export function endSilentConnections(pool: Pool): void {
  const idle = new Set<PoolClient>()
  pool.on('release', (_error, client) => idle.add(client))
  pool.on('acquire', (client) => idle.delete(client))
  pool.on('remove', (client) => idle.delete(client))

  function cut(client: PoolClient): void {
    for (const one of [client, ...idle]) getInside(one).connection.stream.destroy()
    idle.clear()
  }

  pool.on('connect', (client) => {
    const inside = getInside(client)
    let timer: NodeJS.Timeout | undefined
    let read = 0
    let since = 0
    const look = () => {
      const { bytesRead, destroyed } = inside.connection.stream
      if (destroyed || !owes(inside)) {
        clearInterval(timer)
        timer = undefined
      } else if (bytesRead !== read) {
        read = bytesRead
        since = performance.now()
      } else if (performance.now() - since > (allowed.get(client) ?? maxSilence) - lookEvery) cut(client)
    }
    const query = client.query.bind(client) as (...call: unknown[]) => unknown
    client.query = ((...call: unknown[]) => {
      if (!timer) {
        read = inside.connection.stream.bytesRead
        since = performance.now()
        timer = setInterval(look, lookEvery)
        timer.unref()
      }
      return query(...call)
    }) as typeof client.query // it takes and gives what the driver's own does
  })
}
