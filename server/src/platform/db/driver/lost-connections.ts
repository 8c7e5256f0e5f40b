import pg from 'pg'

const { emit } = pg.Client.prototype

/**
 * A connection to the database may end at any moment, and its client then emits `error`. Node ends the process for an `error` event that nobody
 * listens to, and listeners come and go: the pool takes its own off while a client is checked out, pg-boss removes all before it closes a connection.
 * So no client of this process ever emits one unheard, whoever made it. Nothing is lost: each statement under way is refused as well.
 */
pg.Client.prototype.emit = function (this: pg.Client, event: string, ...values: unknown[]): boolean {
  if (event === 'error' && this.listenerCount('error') === 0) return false
  return emit.call(this, event, ...values)
}
