import { randomUUID } from 'node:crypto'
import { sql } from 'drizzle-orm'
import { afterAll, describe, expect, test } from 'vitest'
import { inProve } from '../in-prove.ts'
import { type RaceMarket, raceMarket, scale, shelf } from './market.ts'
import type { Plant } from './plants.ts'
import { type Nodes, twoNodes } from './two-nodes.ts'
import { cutOff, persist, type Shot, shoot } from './volley.ts'

// Goal G10: whoever repeats a call with its key, in parallel, later, at another process or after a cut connection, gets the first one's answer,
// and it took effect once.

const keys = Math.ceil(30 * scale)

/** The same request at the other process. */
const atTheOther = (shot: Shot, { ports }: Nodes): Shot => ({ ...shot, port: shot.port === ports[0] ? ports[1] : ports[0] })

/** Five copies of one order per key: three at once at both processes, two afterwards. Returns what did not go as promised. */
async function copies(nodes: Nodes, market: RaceMarket, many: number) {
  const product_id = await market.product(many * 5)
  const shots = Array.from({ length: many }, (_, n) => market.order(n, [{ product_id, quantity: 1 }], randomUUID()))
  const together = await persist(shots.flatMap((shot) => [shot, atTheOther(shot, nodes), shot]))
  const later = [...(await persist(shots)), ...(await persist(shots.map((shot) => atTheOther(shot, nodes))))]
  const wrong = shots.flatMap((_, n) => {
    const five = [...together.slice(n * 3, n * 3 + 3), later[n], later[many + n]].filter((hit) => hit !== undefined)
    const same = new Set(five.map(({ status, text }) => `${status} ${text}`)).size === 1
    return same && five[0]?.status === 201 && five.filter(({ replayed }) => replayed).length === 4
      ? []
      : [five.map(({ status, text, replayed }) => `${status} ${replayed} ${text}`)]
  })
  return { wrong, ...(await shelf(nodes.db, product_id)) }
}

async function planted<T>(plant: Plant, run: (nodes: Nodes, market: RaceMarket) => Promise<T>): Promise<T> {
  const nodes = await twoNodes(plant)
  try {
    return await run(nodes, await raceMarket(nodes, 10))
  } finally {
    await nodes.stop()
  }
}

/** Two shoppers order with the same key: how many orders that makes. */
async function sharedKey({ db }: Nodes, market: RaceMarket): Promise<number> {
  const product_id = await market.product(10)
  const key = randomUUID()
  await persist([0, 1].map((buyer) => market.order(buyer, [{ product_id, quantity: 1 }], key)))
  return (await shelf(db, product_id)).sold
}

describe('an order placed again with its key', async () => {
  const nodes = await twoNodes()
  afterAll(() => nodes.stop())
  const market = await raceMarket(nodes, 30)
  const one = async (stock = 10) => {
    const product_id = await market.product(stock)
    const shot = market.order(0, [{ product_id, quantity: 1 }], randomUUID())
    return { shot, product_id, sold: async () => (await shelf(nodes.db, product_id)).sold }
  }

  test(`has one effect and one answer, byte for byte, in five copies of ${keys} keys`, async () => {
    expect(await copies(nodes, market, keys)).toEqual({ wrong: [], sold: keys, left: keys * 4, counted: keys })
  })

  test('with other content is rejected, as is a missing or an invalid key', async () => {
    const { shot, product_id, sold } = await one()
    expect((await shoot(shot)).status).toBe(201)
    const other = { ...market.order(0, [{ product_id, quantity: 2 }], shot.key ?? ''), port: nodes.ports[1] }
    expect(await shoot(other)).toMatchObject({ status: 422, text: expect.stringContaining('"code":"idempotency_key_reused"') })
    for (const key of [undefined, 'a b', 'x'.repeat(256)]) {
      const { key: _, ...bare } = shot
      expect(await shoot(key === undefined ? bare : { ...bare, key })).toMatchObject({
        status: 400,
        text: expect.stringContaining('idempotency_key_missing'),
      })
    }
    expect(await sold()).toBe(1)
  })

  test('is independent of another shopper’s same key', async () => {
    expect(await sharedKey(nodes, market)).toBe(2)
  })

  test('that was rejected can be placed later, because an error stores no key', async () => {
    const { shot, product_id, sold } = await one(0)
    expect((await shoot(shot)).status).toBe(422)
    await nodes.db.execute(sql`update products set quantity = 1 where id = ${product_id}`)
    expect((await shoot(shot)).status).toBe(201)
    expect(await sold()).toBe(1)
  })

  test('after a lost connection returns the first order or places it', async () => {
    const product_id = await market.product(1000)
    const rounds = Math.ceil(24 * scale)
    for (let round = 0; round < rounds; round++) {
      const shot = market.order(0, [{ product_id, quantity: 1 }], randomUUID())
      // in the middle of the request, and from before the first statement to after the commit
      await cutOff(shot, round * 2, round % 6 === 0 ? 0.5 : 1)
      const [retried, again] = [(await persist([atTheOther(shot, nodes)]))[0], (await persist([shot]))[0]]
      expect(retried?.status).toBe(201)
      expect(again).toMatchObject({ status: 201, text: retried?.text, replayed: true })
    }
    expect(await shelf(nodes.db, product_id)).toEqual({ sold: rounds, left: 1000 - rounds, counted: rounds })
  })

  test('after its process was killed returns the same at the other process', async () => {
    const product_id = await market.product(100)
    const shots = Array.from({ length: 20 }, () => ({
      ...market.order(0, [{ product_id, quantity: 1 }], randomUUID()),
      port: nodes.ports[0],
    }))
    // the connections break with the process, some orders are placed and some are not
    const cut = Promise.all(shots.map((shot) => cutOff(shot, 500).catch(() => undefined)))
    await new Promise((done) => setTimeout(done, 60))
    await nodes.killFirst()
    await cut
    const retried = await persist(shots.map((shot) => ({ ...shot, port: nodes.ports[1] })))
    expect(retried.map(({ status }) => status)).toEqual(Array(20).fill(201))
    expect(await shelf(nodes.db, product_id)).toEqual({ sold: 20, left: 80, counted: 20 })
  })
})

describe.runIf(inProve)('these copies find', () => {
  test('a key that is saved after the effect', async () => {
    const { wrong, sold } = await planted('key_after_commit', (nodes, market) => copies(nodes, market, 10))
    expect(sold).toBeGreaterThan(10)
    expect(wrong).not.toEqual([])
  })

  test('keys that are shared by everyone', async () => {
    expect(await planted('key_of_anybody', sharedKey)).toBe(1)
  })
})
