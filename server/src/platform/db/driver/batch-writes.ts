import type { Writable } from 'node:stream'
import type { PoolClient } from 'pg'

/**
 * Statements sent in one turn leave in one write. Writing costs this node, and waking costs the database, more than most statements do, and the
 * driver writes each of a pipeline's statements by itself.
 */
export function batchWrites(client: PoolClient): void {
  // The driver's types omit its socket.
  const { stream } = (client as unknown as { connection: { stream: Writable } }).connection
  const query = client.query.bind(client) as (...call: unknown[]) => unknown
  let waiting = false
  const release = () => {
    waiting = false
    stream.uncork()
  }
  client.query = ((...call: unknown[]) => {
    if (!waiting) {
      waiting = true
      stream.cork()
      process.nextTick(release)
    }
    return query(...call)
  }) as typeof client.query // it takes and gives what the driver's own does
}
