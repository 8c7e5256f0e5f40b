import { randomUUID } from 'node:crypto'
import { sql } from 'drizzle-orm'
import { proveLedger } from '../../src/money/ledger/proof.ts'
import type { Db } from '../../src/platform/db/types.ts'
import { fillWallet } from '../order-world.ts'
import { type RaceMarket, raceMarket, shelf } from '../races/market.ts'
import { type Hit, type Shot, shoot } from '../races/volley.ts'

const stock = 1_000_000
/** No caller waits longer than this for an answer, during any kill. */
const patience = 30_000

interface Traffic {
  /** By key, the order that was answered. */
  journal: Map<string, string>
  /** How often an answer had each status; 0 where the connection broke. */
  statuses: Map<number, number>
  /** Errors that no caller should get. */
  refused: string[]
  /** When the last order was answered. */
  lastAnswer: () => number
  /** No new orders; settles once every one that was sent has its answer. */
  stop: () => Promise<void>
  market: RaceMarket
  products: string[]
}

const wait = (ms: number) => new Promise((done) => setTimeout(done, ms))

/** Half of the orders are paid in cash, half from the wallet, so that both move the ledger in another way. */
function shotFrom(market: RaceMarket, products: readonly string[], n: number, port: number): Shot {
  const line = { product_id: products[n % products.length] ?? '', quantity: 1 + (n % 2) }
  const shot = market.order(n, [line], randomUUID())
  const body = shot.body as { expected_total: number } // made by raceMarket
  const byWallet = { payment_method: 'bank_transfer', use_wallet: true, expected_total: body.expected_total - 1000 }
  return { ...shot, port, body: n % 2 === 0 ? body : { ...body, ...byWallet } }
}

/** People who order one after the other, each trying again with the same key until there is an answer; `port` says where the server is now. */
export async function startTraffic(db: Db, port: () => number, people = 6): Promise<Traffic> {
  const market = await raceMarket({ db, ports: [0, 0] }, people)
  for (const { id } of market.buyers) await fillWallet(db, id, 500_000_000)
  const products = [await market.product(stock), await market.product(stock), await market.product(stock)]
  const journal = new Map<string, string>()
  const statuses = new Map<number, number>()
  const refused: string[] = []
  let [stopping, answered] = [false, Date.now()]

  const isPlaced = ({ status, text }: Hit, key: string): boolean => {
    statuses.set(status, (statuses.get(status) ?? 0) + 1)
    if (status === 201) {
      answered = Date.now()
      journal.set(key, (JSON.parse(text) as { id: string }).id) // the contract's answer
      return true
    }
    if (status === 0 || status >= 500 || text.includes('"busy"')) return false
    refused.push(`${status} ${text.slice(0, 200)}`)
    return true
  }
  const nothing: Hit = { status: 0, text: '', replayed: false }
  const person = async (who: number) => {
    for (let n = who; !stopping; n += people) {
      const shot = shotFrom(market, products, n, port())
      const key = shot.key ?? ''
      const until = Date.now() + patience
      while (!isPlaced(await shoot({ ...shot, port: port() }).catch(() => nothing), key)) {
        if (Date.now() > until) {
          refused.push(`no answer for ${key} in ${patience} ms`)
          break
        }
        await wait(25)
      }
      await wait(10)
    }
  }
  const all = Array.from({ length: people }, (_, who) => person(who))
  return {
    journal,
    statuses,
    refused,
    lastAnswer: () => answered,
    market,
    products,
    async stop() {
      stopping = true
      await Promise.all(all)
    },
  }
}

/** Finds faults after the storm: lost or duplicate orders, stock taken without an order, and books that do not balance. */
export async function faultsAfter(db: Db, { journal, refused, products }: Traffic) {
  const { rows } = await db.execute<{ id: string }>(sql`select id from orders`)
  const there = new Set(rows.map(({ id }) => id))
  const answered = new Set(journal.values())
  const keys = await db.execute<{ n: number }>(sql`select count(*)::int as n from idempotency_keys where status is null`)
  const shelves = await Promise.all(products.map((id) => shelf(db, id)))
  const proofs = await proveLedger(db)
  return {
    refused,
    lost: [...answered].filter((id) => !there.has(id)).length,
    // Every key was retried until it was answered, so an order without an answer is a duplicate.
    doubled: [...there].filter((id) => !answered.has(id)).length + (journal.size - answered.size),
    stuck_keys: keys.rows[0]?.n ?? 0,
    leaked: shelves.reduce((sum, { sold, left }) => sum + (stock - sold - left), 0),
    broken: proofs.filter(({ ok }) => !ok).map(({ invariant, violations }) => `${invariant}: ${violations.join(', ')}`),
  }
}

/** Nothing of all that. */
export const nothingWrong = { refused: [], lost: 0, doubled: 0, stuck_keys: 0, leaked: 0, broken: [] }
