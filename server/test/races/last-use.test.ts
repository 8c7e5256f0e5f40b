import { randomUUID } from 'node:crypto'
import { sql } from 'drizzle-orm'
import { afterAll, describe, expect, test } from 'vitest'
import { proveLedger } from '../../src/money/ledger/proof.ts'
import { createCode } from '../../src/promotions/save-code.ts'
import { inProve } from '../in-prove.ts'
import { deadlocks, type RaceMarket, raceMarket, scale } from './market.ts'
import { type Nodes, twoNodes } from './two-nodes.ts'
import { type Hit, persist, type Shot } from './volley.ts'

// Goal G2: limits of discount codes are exact, over two server processes. Each order holds goods of its own, so that nothing but the code is fought for.

const off = 1000

interface Limits {
  max_use_number?: number
  max_use_per_user?: number
}

/** A code of the store at 10.00 off. */
async function newCode({ db }: Nodes, { store }: RaceMarket, limits: Limits): Promise<string> {
  const code = `R${randomUUID().slice(0, 8)}`.toUpperCase()
  const none = { cap: null, end_date: null, max_use_number: null, max_use_per_user: null }
  const all = { applied_to: 'all_users' as const, users_id: [], products: [], categories: [], cities: [] }
  const plain = { order_min_cost: 0, free_delivery_charge: false, free_cash_charge: false, first_order: false, active: true }
  const what = {
    code,
    name: { ar: 'خصم', en: 'Off' },
    type: 'value' as const,
    amount: off,
    start_date: '2026-01-01',
    stores_id: [store.id],
  }
  await createCode(db, {
    scope: { funded_by: 'store', store_id: store.id },
    body: { ...none, ...all, ...plain, ...what, ...limits },
    locale: 'en',
  })
  return code
}

interface Uses {
  /** The use count of the code, and the orders that use it. */
  counted: number
  orders: number
  /** The most standing orders of one shopper. */
  of_one: number
}

async function uses({ db }: Nodes, code: string): Promise<Uses> {
  const { rows } = await db.execute<Uses & Record<string, unknown>>(sql`
    select c.used as counted, coalesce(sum(o.n), 0)::int as orders, coalesce(max(o.n), 0)::int as of_one
    from coupons c left join (select coupon_id, user_id, count(*) as n from orders where status <> 'cancelled' group by 1, 2) o on o.coupon_id = c.id
    where c.code = ${code} group by c.id`)
  const [row] = rows
  if (!row) throw new Error('the code is there')
  return row
}

const bought = (hits: readonly Hit[]) => hits.filter(({ status }) => status === 201).length
/** Answers that are neither an order nor a refusal of the code. */
const others = (hits: readonly Hit[]) =>
  hits.filter(({ status, text }) => status !== 201 && !(status === 422 && text.includes('coupon_code')))

/** As many orders at once with one code, each for a product of its own. */
async function rush(nodes: Nodes, market: RaceMarket, goods: readonly string[], limits: Limits, buyerOf = (n: number) => n) {
  const coupon_code = await newCode(nodes, market, limits)
  const shots = goods.map((product_id, n) => {
    const shot = market.order(buyerOf(n), [{ product_id, quantity: 1 }], randomUUID(), { coupon_code, off })
    return { ...shot, port: nodes.ports[n % 2 === 0 ? 0 : 1] }
  })
  const hits = await persist(shots)
  return { hits, code: coupon_code, ...(await uses(nodes, coupon_code)) }
}

const shoppers = 100

describe('simultaneous uses of a code', async () => {
  const nodes = await twoNodes()
  afterAll(() => nodes.stop())
  const market = await raceMarket(nodes, shoppers)
  const goods = await market.products(shoppers)

  test.each([1, 10])(`succeed for exactly %i of ${shoppers} shoppers when so many uses are left`, async (limit) => {
    for (let round = 0; round < 4 * scale; round++) {
      const { hits, counted, orders } = await rush(nodes, market, goods, { max_use_number: limit })
      expect(others(hits)).toEqual([])
      expect({ bought: bought(hits), counted, orders }).toEqual({ bought: limit, counted: limit, orders: limit })
    }
  })

  test.each([1, 3])('succeed for one shopper %i times, of fifty simultaneous orders', async (limit) => {
    for (let round = 0; round < 3 * scale; round++) {
      const { hits, counted, orders, of_one } = await rush(nodes, market, goods.slice(0, 50), { max_use_per_user: limit }, () => round)
      expect(others(hits)).toEqual([])
      expect({ bought: bought(hits), counted, orders, of_one }).toEqual({ bought: limit, counted: limit, orders: limit, of_one: limit })
    }
  })

  test('succeed for one shopper once, three times in a row', async () => {
    const coupon_code = await newCode(nodes, market, { max_use_per_user: 1 })
    const statuses: number[] = []
    for (const product_id of goods.slice(0, 3)) {
      const [hit] = await persist([market.order(0, [{ product_id, quantity: 1 }], randomUUID(), { coupon_code, off })])
      statuses.push(hit?.status ?? 0)
    }
    expect(statuses).toEqual([201, 422, 422])
  })

  test('are returned by cancelled orders once, while others take them', async () => {
    const limit = 20
    const first = await rush(nodes, market, goods.slice(0, limit), { max_use_number: limit })
    expect(first.orders).toBe(limit)
    const cancels = first.hits.flatMap(({ text }, n): Shot[] => {
      const { id } = JSON.parse(text) as { id: string } // the contract's answer
      const token = market.buyers[n]?.token ?? ''
      const shot = { path: `/user/orders/${id}/actions`, token, body: { action: 'cancel_own' } }
      return [
        { ...shot, port: nodes.ports[0], key: randomUUID() },
        { ...shot, port: nodes.ports[1], key: randomUUID() },
      ]
    })
    const again = goods.map((product_id, n) =>
      market.order(n, [{ product_id, quantity: 1 }], randomUUID(), { coupon_code: first.code, off }),
    )
    const hits = await persist([...cancels, ...again])
    expect(hits.slice(0, limit * 2).filter(({ status }) => status === 200)).toHaveLength(limit)
    const after = await uses(nodes, first.code)
    expect(after.counted).toBe(after.orders)
    expect(after.orders).toBe(bought(hits.slice(limit * 2)))
    expect(after.orders).toBeLessThanOrEqual(limit)
    // what was given back is there to be had
    const rest = await persist(
      goods
        .slice(0, limit + 5)
        .map((product_id, n) => market.order(n, [{ product_id, quantity: 1 }], randomUUID(), { coupon_code: first.code, off })),
    )
    expect(bought(rest)).toBe(limit - after.orders)
  })

  test('leave a ledger that balances, and no unexpected error in the logs', async () => {
    expect((await proveLedger(nodes.db)).filter(({ ok }) => !ok)).toEqual([])
    expect(await deadlocks(nodes.db)).toBe(0)
    expect(nodes.errors).toEqual([])
  })
})

describe.runIf(inProve)('these races find', () => {
  test('uses that are read first and counted later: in total, for one shopper, and by the proof', async () => {
    const nodes = await twoNodes('uses_read_first')
    try {
      const market = await raceMarket(nodes, 40)
      const goods = await market.products(40)
      const last = await rush(nodes, market, goods, { max_use_number: 1 })
      expect(last.orders).toBeGreaterThan(1)
      const own = await rush(nodes, market, goods, { max_use_per_user: 1, max_use_number: 40 }, () => 0)
      expect(own.of_one).toBeGreaterThan(1)
      expect((await proveLedger(nodes.db, ['I7']))[0]?.ok).toBe(false)
    } finally {
      await nodes.stop()
    }
  })
})
