import { randomUUID } from 'node:crypto'
import { afterAll, describe, expect, test } from 'vitest'
import { proveLedger } from '../../src/money/ledger/proof.ts'
import { inProve } from '../in-prove.ts'
import { findVariantFaults } from '../variant-faults.ts'
import { deadlocks, type RaceMarket, raceMarket, scale, shelf, tally } from './market.ts'
import type { Plant } from './plants.ts'
import { type Nodes, twoNodes } from './two-nodes.ts'
import { type Hit, persist, type Shot } from './volley.ts'

// Goal G1: many buyers, few goods, two server processes. Every race gives what the tables say afterwards; the same race with a fault planted in
// the servers has to come out wrong, or it could not have found that fault.

/** Runs something on two nodes of their own with a fault in them. */
async function planted<T>(plant: Plant, people: number, run: (nodes: Nodes, market: RaceMarket) => Promise<T>): Promise<T> {
  const nodes = await twoNodes(plant)
  try {
    return await run(nodes, await raceMarket(nodes, people))
  } finally {
    await nodes.stop()
  }
}

const failures = (hits: readonly Hit[]) => hits.filter(({ status }) => status >= 500)
const bought = (hits: readonly Hit[]) => hits.filter(({ status }) => status === 201).length

/** `buyers` want one each of the same product in the same moment. */
async function rush({ db }: Nodes, market: RaceMarket, stock: number, buyers: number) {
  const product_id = await market.product(stock)
  const hits = await persist(Array.from({ length: buyers }, (_, n) => market.order(n, [{ product_id, quantity: 1 }], randomUUID())))
  return { hits, ...(await shelf(db, product_id)) }
}

/** The most that was sold of a last piece in rounds that end with the first fault: on a fast machine one round may pass without buyers meeting. */
async function maxSold(nodes: Nodes, market: RaceMarket): Promise<number> {
  let most = 0
  for (let round = 0; round < 12 && most < 2; round++) most = Math.max(most, (await rush(nodes, market, 1, 40)).sold)
  return most
}

/** Orders of three, of which two lines of two are asked for each time. */
async function twoLines({ db }: Nodes, market: RaceMarket) {
  const product_id = await market.product(3)
  const lines = [
    { product_id, quantity: 2 },
    { product_id, quantity: 2 },
  ]
  const hits = await persist(Array.from({ length: 10 }, (_, n) => market.order(n, lines, randomUUID())))
  return { hits, ...(await shelf(db, product_id)) }
}

/** Carts with the same two products, the other way round in every second one. */
async function crossing({ db }: Nodes, market: RaceMarket, orders: number) {
  const pair = [await market.product(orders), await market.product(orders)].map((product_id) => ({ product_id, quantity: 1 }))
  const hits = await persist(Array.from({ length: orders }, (_, n) => market.order(n, n % 4 < 2 ? pair : pair.toReversed(), randomUUID())))
  return { hits, shelves: await Promise.all(pair.map(({ product_id }) => shelf(db, product_id))), deadlocks: await deadlocks(db) }
}

/** Every order is cancelled by its shopper and by its store at once, while as many others want the same goods. */
async function cancelling({ db, ports }: Nodes, market: RaceMarket, stock: number) {
  const product_id = await market.product(stock)
  const line = [{ product_id, quantity: 1 }]
  const first = await persist(Array.from({ length: stock }, (_, n) => market.order(n, line, randomUUID())))
  const cancels = first.flatMap(({ text }, n): Shot[] => {
    const { id } = JSON.parse(text) as { id: string } // the contract's answer
    const token = market.buyers[n % market.buyers.length]?.token ?? ''
    return [
      { port: ports[0], path: `/user/orders/${id}/actions`, token, body: { action: 'cancel_own' }, key: randomUUID() },
      {
        port: ports[1],
        path: `/store/orders/${id}/actions`,
        token: market.store.token,
        body: { action: 'cancel', note: 'نفدت الكمية' },
        key: randomUUID(),
      },
    ]
  })
  const hits = await persist([...cancels, ...Array.from({ length: stock * 2 }, (_, n) => market.order(n, line, randomUUID()))])
  return { first, hits, ...(await shelf(db, product_id)) }
}

describe('simultaneous orders of the same goods', async () => {
  const nodes = await twoNodes()
  afterAll(() => nodes.stop())
  const market = await raceMarket(nodes, 500)

  test('give the last one to one of 100 buyers, in each round', async () => {
    for (let round = 0; round < 10 * scale; round++) {
      const { hits, ...rest } = await rush(nodes, market, 1, 100)
      expect(failures(hits)).toEqual([])
      expect({ bought: bought(hits), ...rest }).toEqual({ bought: 1, sold: 1, left: 0, counted: 1 })
    }
  })

  test('give fifty to 50 of 500 buyers, in each round', async () => {
    for (let round = 0; round < 2 * scale; round++) {
      const { hits, ...rest } = await rush(nodes, market, 50, 500)
      expect(failures(hits)).toEqual([])
      expect({ bought: bought(hits), ...rest }).toEqual({ bought: 50, sold: 50, left: 0, counted: 50 })
    }
  })

  test('give the last piece of a variant to one of 100 buyers, in each round', async () => {
    for (let round = 0; round < 5 * scale; round++) {
      const line = await market.variant(1)
      const hits = await persist(Array.from({ length: 100 }, (_, n) => market.order(n, [{ ...line, quantity: 1 }], randomUUID())))
      expect(failures(hits)).toEqual([])
      expect({ bought: bought(hits), ...(await shelf(nodes.db, line.product_id)) }).toEqual({ bought: 1, sold: 1, left: 0, counted: 1 })
    }
  })

  test('count two lines of one product together', async () => {
    const { hits, ...rest } = await twoLines(nodes, market)
    expect({ statuses: tally(hits), ...rest }).toEqual({ statuses: { 422: 10 }, sold: 0, left: 3, counted: 0 })
  })

  test('wait for each other in any order of lines, and all succeed', async () => {
    const orders = Math.ceil(120 * scale)
    const { hits, shelves, deadlocks } = await crossing(nodes, market, orders)
    expect({ statuses: tally(hits), deadlocks }).toEqual({ statuses: { 201: orders }, deadlocks: 0 })
    for (const one of shelves) expect(one).toEqual({ sold: orders, left: 0, counted: orders })
  })

  test('return cancelled goods once, and sell them again at the same time', async () => {
    const { first, hits, ...rest } = await cancelling(nodes, market, 30)
    expect(bought(first)).toBe(30)
    expect(failures(hits)).toEqual([])
    expect(hits.slice(0, 60).filter(({ status }) => status === 200)).toHaveLength(30)
    expect({ together: rest.left + rest.sold, counted: rest.counted }).toEqual({ together: 30, counted: rest.sold })
    expect(rest.sold).toBe(bought(hits))
  })

  test('leave a ledger that balances, and no unexpected error in the logs', async () => {
    expect((await proveLedger(nodes.db)).filter(({ ok }) => !ok)).toEqual([])
    expect(await findVariantFaults(nodes.db)).toEqual([])
    expect(await deadlocks(nodes.db)).toBe(0)
    expect(nodes.errors).toEqual([])
  })
})

describe.runIf(inProve)('these races find', () => {
  test('stock that is oversold because it is read and written without a lock', async () => {
    expect(await planted('no_lock', 40, maxSold)).toBeGreaterThan(1)
  })

  test('a lock that only one process knows', async () => {
    expect(await planted('lock_in_process', 40, maxSold)).toBeGreaterThan(1)
  })

  test('lines that are checked one by one', async () => {
    const { sold } = await planted('lines_alone', 10, (nodes, market) => twoLines(nodes, market))
    expect(sold).toBeGreaterThan(3)
  })

  test('locks taken in the order of the cart', async () => {
    const found = await planted('locked_as_they_come', 12, async (nodes, market) => {
      let met = 0
      for (let round = 0; round < 8 && met === 0; round++) met = (await crossing(nodes, market, 12)).deadlocks
      return met
    })
    expect(found).toBeGreaterThan(0)
  })

  test('an order that returns its goods twice after two cancellations', async () => {
    const { left, sold } = await planted('cancelled_twice', 10, (nodes, market) => cancelling(nodes, market, 10))
    expect(left + sold).toBeGreaterThan(10)
  })
})
