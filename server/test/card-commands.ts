import { randomUUID } from 'node:crypto'
import { sql } from 'drizzle-orm'
import fc from 'fast-check'
import { expireOrders } from '../src/orders/order-deadlines.ts'
import { type CardModel, getAmount, type ModelCardOrder, type ModelPage } from './card-model.ts'
import type { CardWorld } from './card-world.ts'
import { compare } from './ledger-books.ts'
import { ModelCommand } from './model-command.ts'
import { type Answer, once } from './test-app.ts'

const secret = 'a-long-webhook-secret'
const price = 5000

interface Real {
  world: CardWorld
}

/** One thing that happens in the market, by the calls and jobs that make it happen there. */
const cardCommand = (
  name: string,
  allowed: (model: Readonly<CardModel>) => boolean,
  act: (model: CardModel, world: CardWorld) => Promise<void>,
) =>
  new ModelCommand<CardModel, Real>(name, {
    allowed,
    act: (model, { world }) => act(model, world),
    check: (model, { world }) => compare(world.t.db, model, name),
  })

function must(answer: Answer, status: number, what: string): Answer['body'] {
  if (answer.status !== status) throw new Error(`${what}: ${answer.status} ${JSON.stringify(answer.body)}, expected ${status}`)
  return answer.body
}

const call = (world: CardWorld, token: string, path: string, body: object) => world.t.call('POST', path, { token, headers: once(), body })
const getToken = (world: CardWorld, { shop }: ModelCardOrder) => world.shops[shop]?.token ?? ''

/** Opens the page of an order, or of its whole checkout. */
async function openPage(model: CardModel, world: CardWorld, order: ModelCardOrder): Promise<void> {
  const parts = model.wantedOn(order)
  const { payment_id, url } = must(await world.start(order.id), 200, 'a page')
  const ref = String(url).split('/').at(-1) ?? ''
  const came = { amount: 0, currency: '' }
  const page: ModelPage = { payment_id, ref, parts, at: 'open', came, known: false, held: false, returned: false, sent: [] }
  const amount = world.moyasar.invoices.get(ref)?.amount
  if (amount !== getAmount(page)) throw new Error(`a page of ${amount} for orders of ${getAmount(page)}`)
  for (const one of parts) one.pages.push(page)
}

const index = fc.nat({ max: 1000 })

const newOrder = (id: string, units: number, shop = 0): ModelCardOrder => {
  const amount = units * price + 1500
  return { id, amount, units, state: 'waiting', overdue: false, pages: [], shop, checkout: null }
}

const place = fc.integer({ min: 1, max: 3 }).map((units) =>
  cardCommand(
    'an order',
    () => true,
    async (model, world) => {
      const order = newOrder(await world.place(units), units)
      model.orders.push(order)
      await openPage(model, world, order)
    },
  ),
)

const placeCheckout = fc.array(fc.integer({ min: 1, max: 3 }), { minLength: 1, maxLength: 3 }).map((units) =>
  cardCommand(
    `a checkout over ${units.length}`,
    () => true,
    async (model, world) => {
      const { id, order_ids } = await world.checkout(...units)
      const orders = order_ids.map((order_id, shop) => newOrder(order_id, units[shop] ?? 0, shop))
      for (const order of orders) order.checkout = { id, orders }
      model.orders.push(...orders)
      const [first] = orders
      if (first) await openPage(model, world, first)
    },
  ),
)

const onOrder = (
  name: string,
  fits: (order: ModelCardOrder) => boolean,
  act: (model: CardModel, order: ModelCardOrder, world: CardWorld) => Promise<void>,
) =>
  index.map((i) =>
    cardCommand(
      name,
      (model) => model.orders.some(fits),
      async (model, world) => {
        const open = model.orders.filter(fits)
        const order = open[i % open.length]
        if (order) await act(model, order, world)
      },
    ),
  )

const onPage = (
  name: string,
  fits: (page: ModelPage) => boolean,
  act: (model: CardModel, at: { order: ModelCardOrder; page: ModelPage }, world: CardWorld) => Promise<void>,
) =>
  index.chain((i) =>
    onOrder(
      name,
      ({ pages }) => pages.some(fits),
      async (model, order, world) => {
        const open = order.pages.filter(fits)
        const page = open[i % open.length]
        if (page) await act(model, { order, page }, world)
      },
    ),
  )

/**
 * Asked for again: the same page, or another one where money of the wrong kind lies on the first. A page that an order of the checkout left is asked about
 * and closed, and one for the rest is made.
 */
const again = onOrder(
  'the page again',
  ({ state, overdue }) => state === 'waiting' && !overdue,
  async (model, order, world) => {
    const shown = model.openPage(order)
    const fits = shown !== undefined && model.fits(shown)
    if (shown && !fits) model.ask(shown)
    if (fits) {
      const { url } = must(await world.start(order.id), 200, 'the page again')
      if (!String(url).endsWith(shown.ref)) throw new Error('a second page of one payment')
    } else if (order.state === 'waiting') await openPage(model, world, order)
    else must(await world.start(order.id), 409, 'a page of an order that was paid')
  },
)

const pay = fc.constantFrom<object[]>({}, {}, {}, { amount: 100 }, { currency: 'USD' }).chain((changes) =>
  onPage(
    `a card pays ${JSON.stringify(changes)}`,
    ({ at }) => at === 'open',
    async (_model, { page }, world) => {
      world.moyasar.pay(page.ref, changes)
      page.at = 'paid'
      page.came = { amount: getAmount(page), currency: 'SAR', ...changes }
    },
  ),
)

const decline = onPage(
  'a card is refused',
  ({ at }) => at === 'open',
  async (_model, { page }, world) => world.moyasar.decline(page.ref),
)

/** Any webhook makes the server query the gateway once. The same webhook again does not. */
const webhook = fc.boolean().chain((boasts) =>
  onPage(
    boasts ? 'a webhook that says it was paid' : 'a webhook',
    () => true,
    async (model, { page }, world) => {
      const data = { id: randomUUID(), status: 'paid', amount: getAmount(page), currency: 'SAR', invoice_id: page.ref }
      const tried = world.moyasar.invoices.get(page.ref)?.payments.length
      const raw = world.moyasar.event(page.ref, secret, boasts || !tried ? { type: 'payment_paid', data } : {})
      must(await world.send(raw), 204, 'a webhook')
      page.sent.push(raw)
      await world.t.drain()
      model.ask(page)
    },
  ),
)

const replay = onPage(
  'a webhook again',
  ({ sent }) => sent.length > 0,
  async (_model, { page }, world) => {
    for (const raw of page.sent.toReversed()) must(await world.send(raw), 204, 'a webhook again')
    await world.t.drain()
  },
)

const forged = onPage(
  'a forged webhook',
  () => true,
  async (_model, { page }, world) => void must(await world.hook(page.ref, {}, 'not-the-webhook-secret'), 403, 'a forged webhook'),
)

const sweep = fc.constant(
  cardCommand(
    'the sweep',
    () => true,
    async (model, world) => {
      await world.sweep()
      model.askAll()
    },
  ),
)

const cancel = onOrder(
  'its shopper cancels',
  ({ state }) => state === 'waiting' || state === 'paid',
  async (model, order, world) => {
    must(await world.cancel(order.id), 200, 'cancel')
    model.cancel(order, world.shopper.id)
  },
)

/** The time to pay is over for an order, and for the others of its checkout: pages are closed, what came before is found, what is still unpaid is cancelled. */
const runOut = onOrder(
  'its time runs out',
  ({ state }) => state === 'waiting',
  async (model, order, world) => {
    for (const one of model.wantedOn(order)) {
      await world.runOut(one.id)
      one.overdue = true
    }
    await world.sweep()
    await expireOrders(world.t.db)
    model.askAll()
    for (const one of order.checkout?.orders ?? [order]) if (one.state === 'waiting') model.cancel(one, world.shopper.id)
  },
)

const accept = onOrder(
  'its store accepts',
  ({ state }) => state === 'paid',
  async (_model, order, world) => {
    must(await call(world, getToken(world, order), `/store/orders/${order.id}/actions`, { action: 'accept' }), 200, 'accept')
    order.state = 'accepted'
  },
)

const giveUp = onOrder(
  'a piece is given up',
  ({ state, units }) => state === 'accepted' && units > 1,
  async (model, order, world) => {
    const [line] = (await world.readOrder(order.id)).lines
    const lines = [{ order_line_id: line?.id, quantity: 1 }]
    const body = { order_id: order.id, lines, refund_reason: 'changed_mind', destination: 'original' }
    const { id } = must(await call(world, world.shopper.token, '/user/cancellations', body), 201, 'asked')
    const { version, amount } = (await world.t.call('GET', `/admin/canceled-orders/${id}`, { token: world.admin.token })).body
    const decision = { action: 'accept', version, expected_amount: amount }
    must(await call(world, getToken(world, order), `/store/cancellations/${id}/actions`, decision), 200, 'granted')
    model.giveUp(order, price)
  },
)

/** An ordered product is deactivated or deleted meanwhile, which changes nothing for the order's money. */
const withdrawGoods = fc.constantFrom(sql`active = false`, sql`deleted_at = now()`).chain((change) =>
  onOrder(
    'its goods are withdrawn',
    () => true,
    async (_model, order, world) => {
      const { lines } = await world.readOrder(order.id)
      const ids = sql.param(lines.map(({ product_id }) => product_id))
      await world.t.db.execute(sql`update product_variants set ${change} where id = any(${ids}::uuid[])`)
    },
  ),
)

const giveBack = onPage(
  'held money is given back',
  ({ held, returned }) => held && !returned,
  async (model, { order, page }, world) => {
    must(await world.decide(page.payment_id, 'return', { note: 'مبلغ خاطئ' }), 200, 'return')
    model.giveBack(order, page)
  },
)

/** Sends until nothing is pending. The first answer is lost or missing, or the gateway is too late to void. */
export async function sendRefunds(world: CardWorld): Promise<void> {
  for (let rounds = 0; (await world.refund()) > 0; rounds++) if (rounds > 30) throw new Error('refunds that are never done')
}
const refunds = fc.constantFrom('lost', 'broken', undefined).chain((fault) =>
  fc.boolean().map((settled) =>
    cardCommand(
      `refunds are sent${fault ? `, one ${fault}` : ''}`,
      (model) => model.refunds.length > 0,
      async (model, world) => {
        world.moyasar.settled = settled
        if (fault) world.moyasar.fail(/POST .*\/(refund|void)$/, fault)
        await sendRefunds(world)
        world.moyasar.settled = false
        model.refundsSent()
      },
    ),
  ),
)

/** Any sequence of what cards, their gateway, shoppers and stores do. */
export const cardCommands = (size: number) =>
  fc.commands<CardModel, Real, false>(
    [
      ...[place, placeCheckout, placeCheckout, again, again, pay, pay, pay, decline, webhook, webhook, replay, forged, sweep],
      ...[cancel, runOut, accept, accept, giveUp, giveUp, withdrawGoods, giveBack, refunds, refunds],
    ],
    { maxCommands: size, size: 'max' },
  )
