import { randomUUID } from 'node:crypto'
import { sql } from 'drizzle-orm'
import { afterAll, describe, expect, test } from 'vitest'
import { inProve } from '../in-prove.ts'
import { brokenSeries, namePlatform } from '../invoice-world.ts'
import { fillWallet } from '../order-world.ts'
import { deadlocks, type RaceMarket, raceMarket, scale, tally } from './market.ts'
import { type Nodes, twoNodes } from './two-nodes.ts'
import { persist, type Shot } from './volley.ts'

// Goal: numbers without gaps and one chain, while two processes issue at once. Orders the wallet paid are invoiced when they are accepted. The store is
// registered for VAT, so that no account of the platform's is locked beside: nothing but the supplier's row keeps the numbers apart.

// Fewer in `npm test`, whose other tests keep the cores busy: the last of many would wait longer than a statement may.
const people = inProve ? 40 : 20

/** As many orders, paid by wallets, all accepted at once, each twice: the second must find it accepted. */
async function rush(nodes: Nodes, market: RaceMarket) {
  // Orders wait for each other's goods, so some of different goods are placed sooner.
  const products: string[] = []
  for (let n = 0; n < 5; n++) products.push(await market.product(people))
  const placed = await persist(
    market.buyers.map((_, n) => {
      const product_id = products[n % products.length] ?? ''
      const shot = market.order(n, [{ product_id, quantity: 1 }], randomUUID())
      // without cash there is no fee for it
      return { ...shot, body: { ...(shot.body as object), payment_method: 'wallet', expected_total: 6500 } }
    }),
  )
  const ids = placed.map(({ text }) => (JSON.parse(text) as { id: string }).id) // the contract's answer
  const accept = (id: string, port: number): Shot => ({
    port,
    path: `/store/orders/${id}/actions`,
    token: market.store.token,
    body: { action: 'accept' },
    key: randomUUID(),
  })
  return persist(ids.flatMap((id) => nodes.ports.map((port) => accept(id, port))))
}

const issued = async ({ db }: Nodes) =>
  (await db.execute<{ n: number; orders: number }>(sql`select count(*)::int as n, count(distinct order_id)::int as orders from invoices`))
    .rows[0]

async function open(nodes: Nodes): Promise<RaceMarket> {
  const market = await raceMarket(nodes, people)
  await namePlatform(nodes.db)
  await nodes.db.execute(
    sql`update stores set vat_regime = 'registered', vat_no = '399999999900003', applying_vat_admission = true where id = ${market.store.id}`,
  )
  for (const { id } of market.buyers) await fillWallet(nodes.db, id, 10_000_000)
  return market
}

describe('many invoices at once', async () => {
  const nodes = await twoNodes()
  afterAll(() => nodes.stop())
  const market = await open(nodes)

  test('have numbers without gaps, one chain, and one document for each order', async () => {
    for (let round = 1; round <= Math.ceil(2 * scale); round++) {
      expect(tally(await rush(nodes, market))).toEqual({ 200: people, 409: people })
      expect(await issued(nodes)).toEqual({ n: people * round, orders: people * round })
      expect(await brokenSeries(nodes.db)).toEqual([])
    }
    expect(await deadlocks(nodes.db)).toBe(0)
    expect(nodes.errors).toEqual([])
  })
})

describe.runIf(inProve)('this race finds', () => {
  test('a number that is read without its lock', async () => {
    const nodes = await twoNodes('number_without_lock')
    try {
      const market = await open(nodes)
      // two take the same number: the second is refused by the constraint behind, and its order stays unaccepted
      const { 200: done = 0 } = tally(await rush(nodes, market))
      expect(done).toBeLessThan(people)
      expect(await brokenSeries(nodes.db)).toEqual([])
    } finally {
      await nodes.stop()
    }
  }, 90_000)
})
