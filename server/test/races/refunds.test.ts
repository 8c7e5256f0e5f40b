import { randomUUID } from 'node:crypto'
import { sql } from 'drizzle-orm'
import { afterAll, describe, expect, test } from 'vitest'
import { proveLedger } from '../../src/money/ledger/proof.ts'
import { readBalance } from '../../src/money/ledger/read-accounts.ts'
import { adminWith } from '../actors.ts'
import { inProve } from '../in-prove.ts'
import { type RaceMarket, raceMarket, scale, tally } from './market.ts'
import type { Plant } from './plants.ts'
import { type Nodes, twoNodes } from './two-nodes.ts'
import { type Hit, persist, type Shot, shoot } from './volley.ts'

// Goal G3: two refunds at once, one decided on what was seen before another changed it, one above what was paid. Each race tells what the tables
// say afterwards; the same race with a fault planted in the servers has to come out wrong.

async function planted<T>(plant: Plant, run: (nodes: Nodes, market: RaceMarket) => Promise<T>): Promise<T> {
  const nodes = await twoNodes(plant)
  try {
    return await run(nodes, await raceMarket(nodes, 2))
  } finally {
    await nodes.stop()
  }
}

const toBody = (hit: Hit) => JSON.parse(hit.text)

async function must(shot: Shot): Promise<Record<string, never> & { id: string; version: number; amount: number; lines: { id: string }[] }> {
  const hit = await shoot(shot)
  if (hit.status >= 300) throw new Error(`${shot.path}: ${hit.status} ${hit.text}`)
  return toBody(hit)
}

/** A delivered cash order of three pieces. */
async function delivered({ ports }: Nodes, market: RaceMarket) {
  const product_id = await market.product(3)
  const { id } = await must(market.order(0, [{ product_id, quantity: 3 }], randomUUID()))
  const move = (action: string) =>
    must({ port: ports[0], path: `/store/orders/${id}/actions`, token: market.store.token, body: { action }, key: randomUUID() })
  for (const action of ['accept', 'prepare', 'make_ready', 'send_out']) await move(action)
  return move('deliver')
}

type Order = Awaited<ReturnType<typeof delivered>>

/** The same request for `quantity` pieces through both processes. */
const requestTwice = ({ ports }: Nodes, market: RaceMarket, order: Order, quantity: number): Shot[] =>
  [0, 1, 0, 1].map((n) => ({
    port: ports[n === 0 ? 0 : 1],
    path: '/user/cancellations',
    token: market.buyers[0]?.token ?? '',
    body: { order_id: order.id, lines: [{ order_line_id: order.lines[0]?.id, quantity }], refund_reason: 'damaged' },
    key: randomUUID(),
  }))

/** Two of three pieces are asked back four times at once: one request holds them, the others hear what is left. */
async function asking(nodes: Nodes, market: RaceMarket) {
  const order = await delivered(nodes, market)
  const hits = await persist(requestTwice(nodes, market, order, 2))
  const { rows } = await nodes.db.execute<{ held: number; asked: number }>(sql`
    select l.cancelled_quantity as held, coalesce((select sum(c.quantity) from cancellation_lines c where c.order_line_id = l.id), 0)::int as asked
    from order_lines l where l.order_id = ${order.id}`)
  return { hits, ...rows[0] }
}

/** A return whose goods came back sound is recorded at both processes at once: the shopper is refunded once. */
async function receiving(nodes: Nodes, market: RaceMarket) {
  const { ports } = nodes
  const order = await delivered(nodes, market)
  const [ask] = requestTwice(nodes, market, order, 1)
  if (!ask) throw new Error('there is a request')
  const requested = await must(ask)
  const path = `/store/cancellations/${requested.id}/actions`
  const { token } = market.store
  const going = await must({
    port: ports[0],
    path,
    token,
    body: { action: 'accept', version: requested.version, expected_amount: requested.amount },
    key: randomUUID(),
  })
  const lines = [{ order_line_id: order.lines[0]?.id, received: 1, damaged: 0, missing: 0 }]
  const body = { action: 'receive', version: going.version, lines }
  const hits = await persist([0, 1, 0, 1].map((n) => ({ port: ports[n === 0 ? 0 : 1], path, token, body, key: randomUUID() })))
  const { rows } = await nodes.db.execute<{ returned: number; left: number }>(sql`
    select o.returned_amount::int as returned, (select p.quantity from products p join order_lines l on l.product_id = p.id where l.order_id = o.id) as left
    from orders o where o.id = ${order.id}`)
  return { hits, ...rows[0], wallet: await readBalance(nodes.db, 'customer_wallet', market.buyers[0]?.id ?? '') }
}

/** A store accepts what it saw, while an edit by an administrator made it worth more. */
async function stale(nodes: Nodes, market: RaceMarket) {
  const order = await delivered(nodes, market)
  const [ask] = requestTwice(nodes, market, order, 3)
  if (!ask) throw new Error('there is a request')
  const seen = await must(ask)
  await nodes.db.execute(sql`update cancellations set fault = 'customer', version = version + 1 where id = ${seen.id}`)
  return shoot({
    port: nodes.ports[0],
    path: `/store/cancellations/${seen.id}/actions`,
    token: market.store.token,
    body: { action: 'accept', version: seen.version, expected_amount: seen.amount },
    key: randomUUID(),
  })
}

/**
 * Two of three pieces came back, one of them damaged, and administrators settle it at both processes at once: for what it is, and for more than it is.
 */
async function settling(nodes: Nodes, market: RaceMarket) {
  const { db, ports } = nodes
  const { token } = await adminWith({ db }, ['canceled-orders.update'])
  const order = await delivered(nodes, market)
  const [ask] = requestTwice(nodes, market, order, 2)
  if (!ask) throw new Error('there is a request')
  const requested = await must(ask)
  const path = `/store/cancellations/${requested.id}/actions`
  const body = { version: requested.version, expected_amount: requested.amount }
  const going = await must({ port: ports[0], path, token: market.store.token, body: { ...body, action: 'accept' }, key: randomUUID() })
  const lines = [{ order_line_id: order.lines[0]?.id, received: 1, damaged: 1, missing: 0 }]
  const counted = { action: 'receive', version: going.version, lines }
  const { version, amount } = await must({ port: ports[1], path, token: market.store.token, body: counted, key: randomUUID() })
  const settle = (n: number, amount_final: number | null): Shot => ({
    port: ports[n === 0 ? 0 : 1],
    path: `/admin/canceled-orders/${requested.id}/actions`,
    token,
    body: { action: 'start_refund', version, expected_amount: amount, amount_final, note: 'قرار الإدارة' },
    key: randomUUID(),
  })
  // over what its items cost, and over all that the order was
  const over = await persist([settle(0, amount + 1), settle(1, 1_000_000)])
  const hits = await persist([settle(0, null), settle(1, amount), settle(0, amount), settle(1, null)])
  const { rows } = await db.execute<{ returned: number }>(sql`select returned_amount::int as returned from orders where id = ${order.id}`)
  return { over, hits, amount, ...rows[0] }
}

describe('simultaneous refunds', async () => {
  const nodes = await twoNodes()
  afterAll(() => nodes.stop())
  const market = await raceMarket(nodes, 2)

  test('reserve their units for one request', async () => {
    for (let round = 0; round < 5 * scale; round++) {
      const { hits, held, asked } = await asking(nodes, market)
      expect([tally(hits), held, asked]).toEqual([{ 201: 1, 422: 3 }, 2, 2])
    }
  })
  test('pay once, and return goods once', async () => {
    for (let round = 1; round <= 5 * scale; round++) {
      const { hits, returned, left, wallet } = await receiving(nodes, market)
      expect([tally(hits), returned, left]).toEqual([{ 200: 1, 409: 3 }, 5000, 1])
      expect(wallet).toBe(5000 * round)
    }
  })
  test('are settled once, and never above their amount', async () => {
    for (let round = 0; round < 3 * scale; round++) {
      const { over, hits, amount, returned } = await settling(nodes, market)
      expect([tally(over), tally(hits), amount, returned]).toEqual([{ 422: 2 }, { 200: 1, 409: 3 }, 10_000, 10_000])
    }
  })
  test('are not decided with an outdated amount, and return the new one', async () => {
    const hit = await stale(nodes, market)
    expect([hit.status, toBody(hit).code, toBody(hit).error]).toEqual([409, 'refund_preview_stale', expect.stringContaining('150.00')])
  })
  test('leave a ledger that balances, and no unexpected error in the logs', async () => {
    expect((await proveLedger(nodes.db)).filter(({ ok }) => !ok)).toEqual([])
    expect(nodes.errors).toEqual([])
  })
})

describe.runIf(inProve)('the races find', () => {
  test('an order that is read without a lock', async () => {
    const { hits, held, asked } = await planted('refund_unlocked', asking)
    // the check behind it stops the second, as a failure nobody foresaw
    expect([tally(hits), held, asked]).not.toEqual([{ 201: 1, 422: 3 }, 2, 2])
  })
  test('a cancellation that is decided without a lock', async () => {
    const { hits, left } = await planted('refund_unlocked', receiving)
    expect([tally(hits), left]).not.toEqual([{ 200: 1, 409: 3 }, 1])
  })
  test('an amount above the paid one, with and without the order’s own check', async () => {
    const { over, returned } = await planted('refund_over', settling)
    // one halala more goes through, all the money of the shop does not
    expect([tally(over)[422], returned]).not.toEqual([2, 10_000])
    expect(returned).toBe(10_001)
  })
  test('a decision with an outdated version', async () => {
    expect((await planted('refund_unseen', stale)).status).toBe(200)
  })
})
