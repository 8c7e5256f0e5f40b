import type pg from 'pg'
import { sizes } from '../../../bench/million/seed.ts'
import { connect } from '../../src/platform/db/pool.ts'
import { randomFrom } from '../report-run.ts'
import { tablesBefore } from './market-before.ts'

const list = (names: readonly string[]) => names.map((name) => `"${name}"`).join(', ')

interface Task {
  name: string
  run: (client: pg.PoolClient) => Promise<unknown>
}

/** The load of nodes of the previous version: they read and write every table by the columns that they know. */
function tasks(): Task[] {
  const reads = tablesBefore().map(({ table, columns }) => ({
    name: `read ${table}`,
    run: (client: pg.PoolClient) => client.query({ name: `read_${table}`, text: `select ${list(columns)} from "${table}" limit 1` }),
  }))
  // the lock that any insert, update or delete takes
  const writes = tablesBefore().map(({ table }) => ({
    name: `write ${table}`,
    run: (client: pg.PoolClient) => client.query(`begin; lock table "${table}" in row exclusive mode; commit`),
  }))
  return [...reads, ...writes]
}

// what most requests touch, with the locks of their rows
const hot: Record<string, string> = {
  order: `update orders set note = 'load' where id = ('01980000-0000-7003-8000-' || lpad(to_hex($1::bigint % ${sizes.orders}), 12, '0'))::uuid`,
  stock: `update products set quantity = quantity + 1 where id = ('01980000-0000-7002-8000-' || lpad(to_hex($1::bigint % ${sizes.products}), 12, '0'))::uuid`,
  store: `update stores set is_online = is_online where id = ('01980000-0000-7000-8000-' || lpad(to_hex($1::bigint % ${sizes.stores}), 12, '0'))::uuid`,
  session: `update sessions set last_seen_at = now() where token_hash = md5('s' || (1 + $1::bigint % ${sizes.users / 2}))`,
  commission: `select commission_bp, commission, total from orders where store_id = ('01980000-0000-7000-8000-' || lpad(to_hex($1::bigint % ${sizes.stores}), 12, '0'))::uuid limit 20`,
}

/** Statements of the version before, by the pool of the product, so many a second, until they are told to stop. */
export function startLoad(url: string, seed: number, perSecond: number) {
  // one more than are ever waiting: nobody waits for a connection, so what is measured is the database
  const { pool } = connect(url, { max: 40, name: 'rahba-before' })
  const random = randomFrom(seed)
  const all = tasks()
  const busy = Object.entries(hot)
  const failed: string[] = []
  let [sent, longest, slowest] = [0, 0, '']
  const running = new Set<Promise<void>>()

  async function one({ name, run }: Task): Promise<void> {
    const client = await pool.connect()
    const from = performance.now()
    try {
      await run(client)
    } catch (error) {
      failed.push(`${name}: ${(error as Error).message}`) // pg throws errors only
      await client.query('rollback')
    } finally {
      client.release()
      const ms = performance.now() - from
      if (ms > longest) [longest, slowest] = [ms, name]
    }
  }
  const begin = (task: Task) => {
    sent++
    const promise = one(task).catch((error: Error) => void failed.push(`${task.name}: ${error.message}`))
    running.add(promise)
    void promise.finally(() => running.delete(promise))
  }
  let n = Math.floor(random() * all.length)
  const timer = setInterval(() => {
    if (running.size >= 39) return
    const task = all[n++ % all.length]
    const [name, text] = busy[n % busy.length] ?? ['', '']
    if (task) begin(task)
    begin({ name, run: (client) => client.query({ name, text, values: [Math.floor(random() * 1e9)] }) })
  }, 2000 / perSecond)

  return {
    sent: () => sent,
    async stop() {
      clearInterval(timer)
      await Promise.all(running)
      return { sent, failed, longest, slowest }
    },
    /** Each statement once, which shows what nodes of the version before say to the schema as it is. */
    async once(): Promise<string[]> {
      failed.length = 0
      for (const task of all) await one(task)
      return [...failed]
    },
    end: () => pool.end(),
  }
}
