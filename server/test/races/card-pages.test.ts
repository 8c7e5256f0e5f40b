import { randomUUID } from 'node:crypto'
import { sql } from 'drizzle-orm'
import { afterAll, describe, expect, test } from 'vitest'
import { proveLedger } from '../../src/money/ledger/proof.ts'
import { readBalance } from '../../src/money/ledger/read-accounts.ts'
import { makeActive } from '../catalog-world.ts'
import { inProve } from '../in-prove.ts'
import { MoyasarStandIn } from '../moyasar-stand-in.ts'
import { makePlaces, makeSellingStore, makeShopper } from '../order-world.ts'
import { scale } from './market.ts'
import type { Plant } from './plants.ts'
import { type Nodes, twoNodes } from './two-nodes.ts'
import { persist, type Shot, shoot } from './volley.ts'

// Goal G11, one card for several orders: a checkout is asked for its page by several tabs at two nodes, and the webhook, the way back and a check come at
// the same moment. It has one page, and its money is booked once.

const secret = 'a-long-webhook-secret'
const rounds = Math.ceil(6 * scale)
const fee = 175

async function cardMarket(nodes: Nodes) {
  const { db, ports } = nodes
  const { city_id } = await makePlaces(db)
  const shops = [await makeSellingStore(db, city_id), await makeSellingStore(db, city_id)]
  const shopper = await makeShopper(db, city_id)
  const shot = (port: number, path: string, body: unknown = {}): Shot => ({ port, path, token: shopper.token, body, key: randomUUID() })
  /** A checkout over both stores that awaits a card, 65.00 each. */
  const checkout = async (): Promise<string> => {
    const carts = []
    for (const { id: store_id } of shops) {
      const [product_id] = await makeActive(db, store_id, [{ ar: 'سكري', quantity: 5, price: 5000 }])
      const cart = { store_id, lines: [{ product_id, quantity: 1 }], fulfilment: 'store_delivery', address_id: shopper.address_id }
      carts.push({ ...cart, expected_total: 6500 })
    }
    const hit = await shoot(shot(ports[0], '/user/checkouts', { carts, payment_method: 'card' }))
    if (hit.status !== 201) throw new Error(hit.text)
    return JSON.parse(hit.text).id
  }
  /** Four tabs ask at once, two at each node. Returns the answers that differ: one where all see the same page. */
  const ask = async (id: string): Promise<string[]> => {
    const tabs = [ports[0], ports[1], ports[0], ports[1]]
    const hits = await persist(tabs.map((port) => ({ ...shot(port, `/user/checkouts/${id}/card`), key: '' })))
    return [...new Set(hits.map(({ status, text }) => `${status} ${text}`))]
  }
  return { checkout, ask }
}

/** Every round: a checkout, its page asked for at once, paid, and everything that can tell of it at once. */
async function race(nodes: Nodes, moyasar: MoyasarStandIn) {
  const market = await cardMarket(nodes)
  const { db, ports } = nodes
  const wrong: string[] = []
  for (let round = 0; round < rounds; round++) {
    await db.execute(sql`delete from rate_limits`)
    const id = await market.checkout()
    const pages = await market.ask(id)
    const open = [...moyasar.invoices.values()].filter(({ status }) => status === 'initiated')
    if (pages.length !== 1 || !pages[0]?.startsWith('200') || open.length !== 1) {
      wrong.push(`${open.length} pages, answers ${pages.join(' and ')}`)
      for (const { id: ref } of open) moyasar.invoices.delete(ref)
      continue
    }
    const ref = open[0]?.id ?? ''
    moyasar.pay(ref, { fee })
    const { rows } = await db.execute<{ id: string }>(
      sql`select p.id from payments p join orders o on o.id = p.order_id where o.checkout_id = ${id} and p.page_id is not null order by p.id`,
    )
    const webhook = (port: number) =>
      fetch(`http://127.0.0.1:${port}/api/webhooks/moyasar`, {
        method: 'POST',
        headers: { 'content-type': 'application/json' },
        body: moyasar.event(ref, secret),
      })
    const back = (port: number, payment: string) => fetch(`http://127.0.0.1:${port}/api/card-payments/${payment}/return`)
    const payments = rows.map((row) => row.id)
    await Promise.all(ports.flatMap((port) => [webhook(port), ...payments.map((payment) => back(port, payment))]))
    const { rows: after } = await db.execute<{ status: string }>(sql`select status from orders where checkout_id = ${id}`)
    if (after.some(({ status }) => status !== 'new')) wrong.push(`paid, and ${after.map(({ status }) => status).join()}`)
  }
  return { wrong, clearing: await readBalance(db, 'psp_clearing') }
}

async function withNodes<T>(plant: Plant, run: (nodes: Nodes, moyasar: MoyasarStandIn) => Promise<T>): Promise<T> {
  const moyasar = await new MoyasarStandIn().listen()
  const nodes = await twoNodes(plant, { jobs: true, env: { MOYASAR_STAND_IN: `${moyasar.url}/v1` } })
  try {
    return await run(nodes, moyasar)
  } finally {
    await nodes.stop()
    moyasar.close()
  }
}

describe('a card payment of a checkout at two nodes', { timeout: 300_000 }, async () => {
  const moyasar = await new MoyasarStandIn().listen()
  const nodes = await twoNodes('none', { jobs: true, env: { MOYASAR_STAND_IN: `${moyasar.url}/v1` } })
  afterAll(async () => {
    await nodes.stop()
    moyasar.close()
  })

  test('has one page for any number of tabs, and is booked once for any number of sources', async () => {
    const { wrong, clearing } = await race(nodes, moyasar)
    expect(wrong).toEqual([])
    expect(clearing).toBe(rounds * (2 * 6500 - fee))
    expect((await proveLedger(nodes.db)).filter(({ ok }) => !ok)).toEqual([])
    expect(nodes.errors).toEqual([])
  })
})

describe.runIf(inProve)('the race finds', () => {
  test('orders that are not locked before their page is looked up', { timeout: 300_000 }, async () => {
    expect((await withNodes('page_without_lock', race)).wrong).not.toEqual([])
  })
})
