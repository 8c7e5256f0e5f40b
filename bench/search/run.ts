import { chmodSync, mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { sql } from 'drizzle-orm'
import type { Pool } from 'pg'
import { z } from 'zod'
import { listMarketProducts } from '../../server/src/catalog/market/list-market-products.ts'
import { markBestSellers } from '../../server/src/catalog/search/mark-best-sellers.ts'
import { startPostgres } from '../../server/src/platform/db/embedded.ts'
import { hot } from '../../server/src/platform/db/hot.ts'
import { migrate } from '../../server/src/platform/db/migrate.ts'
import { socketUrl } from '../../server/src/platform/db/open-database.ts'
import { connect } from '../../server/src/platform/db/pool.ts'
import { makeCatalogue } from './catalogue.ts'
import { copyCatalogue } from './copy-catalogue.ts'
import { readCpu } from './cpu.ts'
import { fillCatalogue } from './fill.ts'
import { catalogue, judged } from './judge.ts'
import { measure, summarise } from './measure.ts'

// `npm run bench -- search`: how good the search is on the half of the corpus that nothing was tuned on, and how fast among 10,000 products;
// `npm run bench -- search million`: how fast among a million.

const size = 10_000
const seconds = 10
const connections = 4

const folder = mkdtempSync(join(tmpdir(), 'rahba-search-'))
chmodSync(folder, 0o755) // the database's own user passes through it
const database = await startPostgres({ dataDir: join(folder, 'pg') })

/** A migrated database of its own with a catalogue in it. */
async function makeMarket(name: string, products: Parameters<typeof fillCatalogue>[1]): Promise<ReturnType<typeof connect>> {
  const first = connect(socketUrl(database.host, database.user, 'postgres'), { max: 1 })
  await first.pool.query(`create database ${name}`)
  await first.pool.end()
  const url = socketUrl(database.host, database.user, name)
  await migrate(url)
  const market = connect(url, { max: connections })
  await fillCatalogue(market.db, products)
  await market.pool.query('vacuum analyze')
  return market
}

function printQuality(scores: ReturnType<typeof summarise>): void {
  console.log(`\n${judged.length} judged queries over ${catalogue.length} products; the half that nothing was tuned on\n`)
  console.log('| Class | queries | recall@10 | precision@5 | MRR |\n|---|---|---|---|---|')
  for (const { kind, queries, recall, precision, rank } of scores)
    console.log(`| ${kind} | ${queries} | ${(recall * 100).toFixed(1)} % | ${(precision * 100).toFixed(1)} % | ${rank.toFixed(3)} |`)
}

const bareRow = z.strictObject({ product_id: z.string() })
/** The least that a full-text search can cost: a prepared statement that neither ranks nor shows. */
const bare = hot<z.output<typeof bareRow>, { q: string }>(
  'bench-bare-search',
  (value) => sql`select product_id from product_documents where document @@ ${value('q')}::tsquery limit 20`,
  bareRow,
)

/** Searches a second, the slowest hundredth in ms, and processor time for each, with as many at once as there are connections. */
async function time(
  pool: Pool,
  run: (n: number) => Promise<unknown>,
): Promise<Record<'rate' | 'p50' | 'p99' | 'node' | 'database', number>> {
  const times: number[] = []
  const before = await readCpu(pool)
  const end = performance.now() + seconds * 1000
  const began = performance.now()
  let n = 0
  const one = async () => {
    while (performance.now() < end) {
      const start = performance.now()
      await run(n++)
      times.push(performance.now() - start)
    }
  }
  await Promise.all(Array.from({ length: connections }, one))
  const wall = performance.now() - began
  const after = await readCpu(pool)
  const each = (ms: number) => ms / Math.max(1, times.length)
  const sorted = times.toSorted((a, b) => a - b)
  const at = (share: number) => sorted[Math.floor(sorted.length * share)] ?? 0
  return {
    rate: (times.length / wall) * 1000,
    p50: at(0.5),
    p99: at(0.99),
    node: each(after.node - before.node),
    database: each((after.database ?? Number.NaN) - (before.database ?? Number.NaN)),
  }
}

async function printSpeed({ db, pool }: ReturnType<typeof connect>): Promise<void> {
  const search = (q: string) => listMarketProducts(db, { q, limit: 20 }, 'ar')
  const typed: string[] = []
  const corrected: string[] = []
  for (const { q } of judged) ((await search(q)).meta.corrected === null ? typed : corrected).push(q)
  const begun = typed.flatMap((q) => (q.length > 5 && !q.includes(' ') ? [q.slice(0, 3)] : []))
  const nth = (list: readonly string[], n: number) => list[n % list.length] ?? ''
  const ways = [
    ['a bare full-text statement', (n: number) => bare(db, { q: `'~${nth(['قهو', 'عباي', 'شاحن', 'عطر'], n)}'` })],
    [`a search as it is called (${typed.length} queries in turn)`, (n: number) => search(nth(typed, n))],
    [`three letters of a word (${begun.length})`, (n: number) => search(nth(begun, n))],
    [`a search that is corrected (${corrected.length})`, (n: number) => search(nth(corrected, n))],
  ] as const
  console.log(`\n${size} products, ${connections} connections, ${seconds} s each, Node and database on this machine\n`)
  console.log(
    '| Search | a second | beside the bare one | p50 ms | p99 ms | processor ms in Node | in the database |\n|---|---|---|---|---|---|---|',
  )
  let least = 0
  for (const [name, run] of ways) {
    const { rate, p50, p99, node, database: backend } = await time(pool, run)
    least ||= rate
    console.log(
      `| ${name} | ${Math.round(rate)} | ${(rate / least).toFixed(2)} | ${p50.toFixed(2)} | ${p99.toFixed(2)} | ${node.toFixed(3)} | ${backend.toFixed(3)} |`,
    )
  }
}

/** Times of every judged query among so many copies of the catalogue, one after the other; each query is sent once before. */
async function printMillion(copies: number): Promise<void> {
  const { db, pool } = await makeMarket('million', catalogue)
  await copyCatalogue(socketUrl(database.host, database.user, 'million'), copies)
  await markBestSellers(db)
  const search = (q: string) => listMarketProducts(db, { q, limit: 20 }, 'ar')
  for (const { q } of judged) await search(q)
  const times: number[] = []
  const before = await readCpu(pool)
  for (const { q } of judged) {
    const start = performance.now()
    await search(q)
    times.push(performance.now() - start)
  }
  const after = await readCpu(pool)
  const sorted = times.toSorted((a, b) => a - b)
  const at = (share: number) => (sorted[Math.floor(sorted.length * share)] ?? 0).toFixed(1)
  const each = ((after.database ?? Number.NaN) - (before.database ?? Number.NaN)) / times.length
  console.log(
    `\n${catalogue.length * (copies + 1)} products: median ${at(0.5)} ms, p95 ${at(0.95)} ms, p99 ${at(0.99)} ms, ${each.toFixed(1)} ms of the database's processor each`,
  )
  await pool.end()
}

/** How often the catalogue is copied for a million products. */
const copies = 480
if (process.argv.includes('million')) {
  await printMillion(copies)
  await database.stop()
  rmSync(folder, { recursive: true, force: true })
  process.exit(0)
}

const small = await makeMarket('corpus', catalogue)
printQuality(summarise(await measure(small.db, 'reported')))
await small.pool.end()
const large = await makeMarket('large', makeCatalogue(size))
await printSpeed(large)
await large.pool.end()
await database.stop()
rmSync(folder, { recursive: true, force: true })
process.exit(0)
