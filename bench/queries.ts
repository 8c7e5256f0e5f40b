import { chmodSync, mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { desc, eq, sql } from 'drizzle-orm'
import { z } from 'zod'
import { products } from '../server/src/catalog/table.ts'
import { startPostgres } from '../server/src/platform/db/embedded.ts'
import { hot } from '../server/src/platform/db/hot.ts'
import { migrate } from '../server/src/platform/db/migrate.ts'
import { socketUrl } from '../server/src/platform/db/open-database.ts'
import { connect } from '../server/src/platform/db/pool.ts'
import { readRows } from '../server/src/platform/db/rows.ts'
import { stores } from '../server/src/stores/table.ts'
import { seedBench } from './seed.ts'

// The same two statements three ways, in turns on one connection each: the builder, SQL by hand, and SQL by hand that is prepared once.

const rounds = 7
const runs = 1500
const folder = mkdtempSync(join(tmpdir(), 'rahba-bench-'))
chmodSync(folder, 0o755) // the database's own user passes through it
const database = await startPostgres({ dataDir: join(folder, 'pg') })
const url = socketUrl(database.host, database.user, 'postgres')
await migrate(url)
const { pool, db } = connect(url, { max: 1 })
await pool.query("set statement_timeout = '120s'")
await seedBench({ pool, db })
const { rows: found } = await pool.query<{ id: string; store_id: string }>('select id, store_id from products order by id limit 100')
const nth = (n: number) => found[n % found.length] as (typeof found)[number] // the list is not empty

const oneRow = z.strictObject({ id: z.string(), slug: z.string(), name: z.unknown(), final_price: z.number(), store: z.unknown() })
const oneText = sql`select p.id, p.slug, p.name, p.final_price::float8 as final_price, s.name as store
  from products p join stores s on s.id = p.store_id where p.id = `
const listText = sql`select p.id, p.slug, p.name, p.final_price::float8 as final_price, s.name as store
  from products p join stores s on s.id = p.store_id where p.store_id = `
const listEnd = sql` order by p.created_at desc, p.id desc limit 20`
const hotOne = hot<z.output<typeof oneRow>, { id: string }>('bench-one', (value) => sql`${oneText}${value('id')}`, oneRow)
const hotList = hot<z.output<typeof oneRow>, { id: string }>('bench-list', (value) => sql`${listText}${value('id')}${listEnd}`, oneRow)
const columns = { id: products.id, slug: products.slug, name: products.name, final_price: products.final_price, store: stores.name }
const joined = () => db.select(columns).from(products).innerJoin(stores, eq(stores.id, products.store_id))

const ways: Record<string, Record<'builder' | 'by hand' | 'hot', (n: number) => PromiseLike<unknown[]>>> = {
  'one product with its store': {
    builder: (n) => joined().where(eq(products.id, nth(n).id)),
    'by hand': (n) => readRows(db, sql`${oneText}${nth(n).id}`, oneRow),
    hot: (n) => hotOne(db, { id: nth(n).id }),
  },
  'the newest 20 products of a store': {
    builder: (n) =>
      joined()
        .where(eq(products.store_id, nth(n).store_id))
        .orderBy(desc(products.created_at), desc(products.id))
        .limit(20),
    'by hand': (n) => readRows(db, sql`${listText}${nth(n).store_id}${listEnd}`, oneRow),
    hot: (n) => hotList(db, { id: nth(n).store_id }),
  },
}

const median = (numbers: readonly number[]) => numbers.toSorted((a, b) => a - b)[Math.floor(numbers.length / 2)] ?? 0

/** Milliseconds and processor milliseconds of this process for each run. */
async function measure(run: (n: number) => PromiseLike<unknown[]>): Promise<{ wall: number; cpu: number }> {
  const [began, cpu] = [performance.now(), process.cpuUsage()]
  for (let n = 0; n < runs; n++) await run(n)
  const used = process.cpuUsage(cpu)
  return { wall: (performance.now() - began) / runs, cpu: (used.user + used.system) / 1000 / runs }
}

console.log(`\nNode ${process.version}, median of ${rounds} rounds of ${runs} runs, in turns\n`)
console.log('| Statement | way | ms | of it in Node | time beside the builder |\n|---|---|---|---|---|')
for (const [name, each] of Object.entries(ways)) {
  const figures = Object.entries(each).map(([way, run]) => ({ way, run, wall: [] as number[], cpu: [] as number[] }))
  // the first round warms plans and the compiler, and is not counted
  for (let round = 0; round <= rounds; round++)
    for (const { run, wall, cpu } of figures) {
      const one = await measure(run)
      if (round === 0) continue
      wall.push(one.wall)
      cpu.push(one.cpu)
    }
  const builder = figures[0]?.wall ?? []
  for (const { way, wall, cpu } of figures) {
    const ratio = median(wall.map((ms, round) => ms / (builder[round] ?? ms)))
    console.log(`| ${name} | ${way} | ${median(wall).toFixed(3)} | ${median(cpu).toFixed(3)} | ${ratio.toFixed(2)} |`)
  }
}

await pool.end()
await database.stop()
rmSync(folder, { recursive: true, force: true })
process.exit(0)
