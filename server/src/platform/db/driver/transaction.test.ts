import { sql } from 'drizzle-orm'
import type { PoolClient } from 'pg'
import { afterAll, expect, test } from 'vitest'
import { freshDatabase } from '../../../../test/fresh-database.ts'
import { connect } from '../pool.ts'

const database = await freshDatabase()
const { pool, db } = connect(database.url, { max: 1 })
afterAll(async () => {
  await pool.end()
  await database.drop()
})

const backend = async () => (await db.execute<{ pid: number }>(sql`select pg_backend_pid() as pid`)).rows[0]?.pid

test('a connection that is dead when its transaction begins returns to the pool', async () => {
  const cut = (client: PoolClient & { connection?: { stream: { destroy(): void } } }) => client.connection?.stream.destroy()
  pool.on('acquire', cut)
  for (let n = 0; n < 3; n++) await expect(db.transaction((tx) => tx.execute(sql`select 1`))).rejects.toThrow()
  pool.off('acquire', cut)
  await db.transaction((tx) => tx.execute(sql`select 1`))
  expect(pool.totalCount).toBe(1)
})

test('a checked-out connection that ends does not end the process, and the next call gets another', async () => {
  const before = await backend()
  const dying = db.transaction(async (tx) => {
    await tx.execute(sql`select pg_terminate_backend(pg_backend_pid())`)
  })
  await expect(dying).rejects.toThrow()
  // between two statements too, when nothing is under way that could be refused
  const client = await pool.connect()
  expect(client.emit('error', new Error('the connection broke'))).toBe(false)
  client.release(true)
  expect(await backend()).not.toBe(before)
})

test('a transaction with an ignored failure is not reported as committed', async () => {
  const quietly = db.transaction(async (tx) => {
    await tx.execute(sql`select 1 / 0`).catch(() => undefined)
  })
  await expect(quietly).rejects.toThrow('rolled back')
})

test('a transaction has the requested isolation', async () => {
  const settings = { isolationLevel: 'repeatable read', accessMode: 'read only' } as const
  const { rows } = await db.transaction(
    (tx) => tx.execute(sql`select current_setting('transaction_isolation') as level, current_setting('transaction_read_only') as ro`),
    settings,
  )
  expect(rows).toEqual([{ level: 'repeatable read', ro: 'on' }])
})
