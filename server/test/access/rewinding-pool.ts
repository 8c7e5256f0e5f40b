import { drizzle } from 'drizzle-orm/node-postgres'
import pg from 'pg'
import { withOwnTransactions } from '../../src/platform/db/driver/transaction.ts'
import type { Db } from '../../src/platform/db/types.ts'

/** One statement as the driver takes it: a text with values, or an object. */
type Statement = [query: unknown, values?: unknown]

interface RewindingPool {
  /** In place of the application's pool. All its clients share one connection and one transaction. */
  pool: pg.Pool
  db: Db
  /** Runs `work` in a transaction that is rolled back at the end, so that every request meets the same database. */
  rewind: <T>(work: () => Promise<T>) => Promise<T>
  /** A statement beside the application's, in the same transaction. */
  query: <Row extends pg.QueryResultRow>(text: string, values?: unknown[]) => Promise<Row[]>
  end: () => Promise<void>
}

/**
 * A pool whose transactions are savepoints of one transaction, which is rolled back after each request. What the application reads and writes is real;
 * the next request finds the database as it was. `capture.transaction` tells triggers which of the application's transactions a statement belongs to.
 */
export async function rewindingPool(url: string): Promise<RewindingPool> {
  const client = new pg.Client({ connectionString: url })
  await client.connect()
  const run = (...statement: Statement) => (client.query as (...call: unknown[]) => Promise<pg.QueryResult>).apply(client, statement) // the overloads of pg take no spread

  // one statement at a time, with what belongs to it
  let turn: Promise<unknown> = Promise.resolve()
  const inTurn = <T>(work: () => Promise<T>): Promise<T> => {
    const done = turn.then(work, work)
    turn = done.catch(() => undefined)
    return done
  }

  let count = 0
  let current = 0
  const open: number[] = []
  /** Names the transaction whose statements follow. */
  const speakFor = async (transaction: number) => {
    if (current === transaction) return
    current = transaction
    await run("select set_config('capture.transaction', $1, false)", [String(transaction)])
  }

  /** A statement outside the application's transactions, which commits alone: its failure leaves the others as they are. */
  const alone = (...statement: Statement) =>
    inTurn(async () => {
      await speakFor(0)
      await run('savepoint alone')
      try {
        const result = await run(...statement)
        await run('release savepoint alone')
        return result
      } catch (error) {
        await run('rollback to savepoint alone')
        throw error
      }
    })

  function connection() {
    let transaction = 0
    let failed = false
    const isTop = () => open.at(-1) === transaction
    const back = async () => {
      const at = open.indexOf(transaction)
      if (at === -1) return
      open.splice(at)
      await run(`rollback to savepoint t${transaction}`)
      current = -1
    }
    async function commit() {
      if (failed) {
        await back()
        return { command: 'ROLLBACK', rows: [], rowCount: null }
      }
      if (open.includes(transaction)) {
        try {
          await run('set constraints all immediate')
          await run('set constraints all deferred')
        } catch (error) {
          await back()
          throw error
        }
        if (isTop()) {
          open.pop()
          await run(`release savepoint t${transaction}`)
        }
      }
      return { command: 'COMMIT', rows: [], rowCount: null }
    }
    const query = (...statement: Statement) => {
      const text = typeof statement[0] === 'string' ? statement[0] : String((statement[0] as { text: string }).text) // pg takes a text or a configuration
      return inTurn(async () => {
        if (/^begin/i.test(text)) {
          transaction = ++count
          failed = false
          open.push(transaction)
          await run(`savepoint t${transaction}`)
          await speakFor(transaction)
          return { command: 'BEGIN', rows: [], rowCount: null }
        }
        if (/^commit/i.test(text)) return commit()
        if (/^rollback$/i.test(text)) {
          await back()
          return { command: 'ROLLBACK', rows: [], rowCount: null }
        }
        if (/^rollback to/i.test(text)) failed = false
        await speakFor(transaction)
        try {
          return await run(...statement)
        } catch (error) {
          failed = true
          throw error
        }
      })
    }
    return { query, release: () => undefined, on: () => undefined }
  }

  const pool = {
    options: { connectionString: url },
    query: alone,
    connect: async () => connection(),
    on: () => pool,
    ending: false,
  } as unknown as pg.Pool // what the application uses of it
  const db: Db = withOwnTransactions(drizzle(pool), pool)

  return {
    pool,
    db,
    async rewind(work) {
      await inTurn(async () => {
        await run('begin')
        current = -1
      })
      try {
        return await work()
      } finally {
        await inTurn(() => run('rollback'))
        open.length = 0
      }
    },
    query: async <Row extends pg.QueryResultRow>(text: string, values?: unknown[]) => (await inTurn(() => run(text, values))).rows as Row[], // the caller knows its query
    end: () => client.end(),
  }
}
