import type { WholeShopperPayment } from '@rahba/contract/money/payments/payments'
import type { WholeOrder } from '@rahba/contract/orders/order-shapes'
import { eq, inArray, sql } from 'drizzle-orm'
import { checkCard } from '../src/money/gateway/check-card.ts'
import { sendCardRefunds } from '../src/money/gateway/send-refunds.ts'
import { sweepCards } from '../src/money/gateway/sweep-cards.ts'
import { gatewayRefunds } from '../src/money/gateway/table.ts'
import { payments } from '../src/money/payments/table.ts'
import { orders } from '../src/orders/table.ts'
import { moyasarGateway } from '../src/platform/gateway/moyasar.ts'
import { adminWith } from './actors.ts'
import { makeActive, type TestStore } from './catalog-world.ts'
import { MoyasarStandIn, standInKey } from './moyasar-stand-in.ts'
import { makeSellingStore, type OrderWorld, orderWorld } from './order-world.ts'
import { type Answer, once, type TestApp, testApp } from './test-app.ts'

const webhook_secret = 'a-long-webhook-secret'

interface CardPage {
  order_id: string
  payment_id: string
  /** The gateway's name of the page. */
  ref: string
}

export interface SharedPage {
  id: string
  order_ids: string[]
  payment_ids: string[]
  ref: string
}

export interface CardWorld extends OrderWorld {
  t: TestApp
  moyasar: MoyasarStandIn
  admin: Awaited<ReturnType<typeof adminWith>>
  /** An order of 65.00 that awaits a card. */
  place: (quantity?: number) => Promise<string>
  start: (order_id: string) => Promise<Answer>
  /** A checkout that awaits a card: an order at each of as many stores as quantities, at 50.00 a piece and 15.00 for delivery. */
  checkout: (...quantities: number[]) => Promise<{ id: string; order_ids: string[] }>
  checkoutWith: (changes: object, ...quantities: number[]) => Promise<{ id: string; order_ids: string[] }>
  startCheckout: (id: string) => Promise<Answer>
  /** A checkout with its page open; its orders and payments in the order of their stores. */
  sharedPage: (...quantities: number[]) => Promise<SharedPage>
  /** The stores of a checkout. */
  shops: TestStore[]
  /** An order with its page open. */
  page: (quantity?: number) => Promise<CardPage>
  /** A webhook, by default of the page's last charge with the right secret. */
  hook: (ref: string, changes?: Record<string, unknown>, secret?: string) => Promise<Answer>
  send: (raw: string) => Promise<Answer>
  /** Paid, and known to be. */
  paid: (quantity?: number) => Promise<CardPage & { charge_ref: string }>
  order: OrderWorld['order']
  readOrder: (id: string) => Promise<WholeOrder>
  payment: (id: string) => Promise<WholeShopperPayment>
  decide: (id: string, verb: string, body?: object) => Promise<Answer>
  cancel: (order_id: string) => Promise<Answer>
  /** Lets the order's time run out. */
  runOut: (order_id: string, ago?: string) => Promise<void>
  check: (payment_id: string) => Promise<void>
  sweep: () => Promise<number>
  /** Sends what is to go back to cards, also what waits for its next try. */
  refund: () => Promise<number>
}

/** A market that takes cards, with a stand-in for Moyasar. */
export async function cardWorld(): Promise<CardWorld> {
  const moyasar = await new MoyasarStandIn().listen()
  // short, for the answers that never come; long enough for a busy machine
  const gateway = moyasarGateway({ url: `${moyasar.url}/v1`, key: standInKey, webhook_secret, total_ms: 3000 })
  const t = await testApp({}, undefined, gateway)
  t.app.addHook('onClose', async () => moyasar.close())
  const world = await orderWorld(t)
  const admin = await adminWith(t, ['orders.index', 'payments.index', 'payments.update', 'canceled-orders.index', 'canceled-orders.update'])
  const { token } = world.shopper
  const place = async (quantity = 1) => {
    const product_id = await world.product(quantity + 5)
    const placed = await world.order(world.cart(product_id, { lines: [{ product_id, quantity }], payment_method: 'card' }))
    if (placed.status !== 201) throw new Error(JSON.stringify(placed.body))
    return placed.body.id as string // the contract's answer
  }
  const start = (id: string) => t.call('POST', `/user/orders/${id}/card`, { token })
  const shops = [world.store, await makeSellingStore(t.db, world.city_id), await makeSellingStore(t.db, world.city_id)]
  const checkoutWith = async (changes: object, ...quantities: number[]) => {
    const carts = []
    for (const [index, quantity] of quantities.entries()) {
      const store_id = shops[index]?.id ?? ''
      const [product_id] = await makeActive(t.db, store_id, [{ ar: 'سكري', quantity: quantity + 5, price: 5000 }])
      const { address_id } = world.shopper
      const expected_total = quantity * 5000 + 1500
      carts.push({ store_id, lines: [{ product_id, quantity }], fulfilment: 'store_delivery', address_id, expected_total })
    }
    const { status, body } = await t.call('POST', '/user/checkouts', {
      token,
      headers: once(),
      body: { carts, payment_method: 'card', ...changes },
    })
    if (status !== 201) throw new Error(JSON.stringify(body))
    return { id: String(body.id), order_ids: (body.orders as { id: string }[]).map((order) => order.id) } // the contract's answer
  }
  const checkout = (...quantities: number[]) => checkoutWith({}, ...quantities)
  const startCheckout = (id: string) => t.call('POST', `/user/checkouts/${id}/card`, { token })
  const sharedPage = async (...quantities: number[]): Promise<SharedPage> => {
    const placed = await checkout(...quantities)
    const { body } = await startCheckout(placed.id)
    const rows = await t.db
      .select({ id: payments.id, order_id: payments.order_id })
      .from(payments)
      .where(inArray(payments.order_id, placed.order_ids))
    const payment_ids = placed.order_ids.map((order_id) => rows.find((row) => row.order_id === order_id)?.id ?? '')
    return { ...placed, payment_ids, ref: String(body.url).split('/').at(-1) ?? '' }
  }
  const page = async (quantity?: number) => {
    const order_id = await place(quantity)
    const { body } = await start(order_id)
    return { order_id, payment_id: String(body.payment_id), ref: String(body.url).split('/').at(-1) ?? '' }
  }
  const send = async (raw: string): Promise<Answer> => {
    const answer = await t.app.inject({
      method: 'POST',
      url: '/api/webhooks/moyasar',
      headers: { 'content-type': 'application/json' },
      payload: raw,
    })
    return { status: answer.statusCode, headers: answer.headers, body: answer.body }
  }
  const hook = (ref: string, changes = {}, secret = webhook_secret) => send(moyasar.event(ref, secret, changes))
  return {
    ...world,
    t,
    moyasar,
    admin,
    place,
    start,
    shops,
    checkout,
    checkoutWith,
    startCheckout,
    sharedPage,
    page,
    send,
    hook,
    paid: async (quantity) => {
      const made = await page(quantity)
      const charge = moyasar.pay(made.ref)
      await hook(made.ref)
      await t.drain()
      return { ...made, charge_ref: charge.id }
    },
    readOrder: async (id) => (await t.call('GET', `/user/orders/${id}`, { token })).body,
    payment: async (id) => (await t.call('GET', `/admin/payments1/${id}`, { token: admin.token })).body,
    decide: (id, verb, body) =>
      t.call('POST', `/admin/payments1/${id}/${verb}`, { token: admin.token, headers: once(), ...(body && { body }) }),
    cancel: (id) => t.call('POST', `/user/orders/${id}/actions`, { token, headers: once(), body: { action: 'cancel_own' } }),
    runOut: async (id, ago = '1 minute') =>
      void (await t.db
        .update(orders)
        .set({ expires_at: sql`now() - ${ago}::interval` })
        .where(eq(orders.id, id))),
    check: (id) => checkCard(t.deps, id),
    sweep: () => sweepCards(t.deps),
    refund: async () => {
      // a moment is kept in whole milliseconds, rounded: now might be in half a millisecond
      await t.db.update(gatewayRefunds).set({ next_try_at: sql`now() - interval '1 second'` }).where(eq(gatewayRefunds.status, 'pending'))
      return sendCardRefunds(t.deps)
    },
  }
}
