import { randomUUID } from 'node:crypto'
import { eq, inArray, sql } from 'drizzle-orm'
import fc from 'fast-check'
import { beforeAll, expect, test } from 'vitest'
import { productBody } from '../../../test/catalog-world.ts'
import { ModelCommand } from '../../../test/model-command.ts'
import { type OrderWorld, orderWorld } from '../../../test/order-world.ts'
import { runSeed } from '../../../test/report-run.ts'
import { type Answer, once, testApp } from '../../../test/test-app.ts'
import { findVariantFaults } from '../../../test/variant-faults.ts'
import { expireOrders } from '../../orders/order-deadlines.ts'
import { orders } from '../../orders/table.ts'
import { products } from '../table.ts'
import { productVariants } from '../variants/table.ts'

const runs = Number(process.env.STOCK_RUNS ?? 4)
const t = await testApp()
let world: OrderWorld
beforeAll(async () => {
  world = await orderWorld(t)
})

interface ModelVariant {
  id: string
  values: string[]
  quantity: number
  active: boolean
  deleted: boolean
}
interface ModelOrder {
  id: string
  lines: { variant: ModelVariant; quantity: number }[]
}
/** A product's pieces as people would count them: each is in a variant, in an open order, or gone with a deleted variant. */
class StockModel {
  id = ''
  axis = { id: randomUUID(), name: { ar: 'المقاس', en: 'Size' } }
  variants: ModelVariant[] = []
  orders: ModelOrder[] = []
  get live() {
    return this.variants.filter(({ deleted }) => !deleted)
  }
  giveBack(order: ModelOrder) {
    for (const { variant, quantity } of order.lines) if (!variant.deleted) variant.quantity += quantity
    this.orders = this.orders.filter((one) => one !== order)
  }
}

function must(answer: Answer, what: string): Answer['body'] {
  if (answer.status >= 300) throw new Error(`${what}: ${answer.status} ${JSON.stringify(answer.body)}`)
  return answer.body
}

async function check(model: StockModel): Promise<void> {
  expect(await findVariantFaults(t.db)).toEqual([])
  const ids = model.variants.map(({ id }) => id)
  const rows = await t.db.select().from(productVariants).where(inArray(productVariants.id, ids))
  const kept = new Map(rows.map(({ id, quantity }) => [id, quantity]))
  expect(ids.map((id) => kept.get(id))).toEqual(model.variants.map(({ deleted, quantity }) => (deleted ? 0 : quantity)))
  const [product] = await t.db.select().from(products).where(eq(products.id, model.id))
  const offered = model.live.filter(({ active }) => active)
  expect(product?.quantity).toBe(offered.reduce((sum, { quantity }) => sum + quantity, 0))
}

/** Saves the product's form with the variants as the model has them. */
async function save(model: StockModel): Promise<void> {
  const { token } = world.store
  const { updated_at } = must(await t.call('GET', `/store/products/${model.id}`, { token }), 'read')
  const body = {
    ...productBody({ price: 5000, quantity: 0 }),
    axes: [
      { ...model.axis, values: model.live.map(({ values: [id = ''] }) => ({ id, name: { ar: id.slice(0, 8), en: id.slice(0, 8) } })) },
    ],
    variants: model.live.map(({ deleted: _, ...row }) => ({ ...row, quantity_seen: row.quantity })),
  }
  must(await t.call('PUT', `/store/products/${model.id}`, { token, body, headers: { 'if-match': `"${updated_at}"` } }), 'save')
}

type Real = Record<never, never>
const command = (name: string, allowed: (model: Readonly<StockModel>) => boolean, act: (model: StockModel) => Promise<void>) =>
  new ModelCommand<StockModel, Real>(name, { allowed, act, check })
const index = fc.nat({ max: 1000 })
const onVariant = (
  name: string,
  allowed: (model: StockModel) => boolean,
  act: (model: StockModel, variant: ModelVariant) => Promise<void>,
) =>
  index.map((i) =>
    command(name, allowed, async (model) => {
      const variant = model.live[i % model.live.length]
      if (variant) await act(model, variant)
    }),
  )
const onOrder = (name: string, act: (order: ModelOrder) => Promise<unknown>) =>
  index.map((i) =>
    command(
      name,
      ({ orders }) => orders.length > 0,
      async (model) => {
        const order = model.orders[i % model.orders.length]
        if (!order) return
        await act(order)
        model.giveBack(order)
      },
    ),
  )

const buy = command(
  'an order of all that is offered',
  ({ live }) => live.some(({ active, quantity }) => active && quantity > 0),
  async (model) => {
    const available = model.live.filter(({ active, quantity }) => active && quantity > 0)
    const lines = available.map(({ id }) => ({ product_id: model.id, variant_id: id, quantity: 1 }))
    const { id } = must(await world.order(world.cart(model.id, { lines })), 'order')
    for (const variant of available) variant.quantity--
    model.orders.push({ id, lines: available.map((variant) => ({ variant, quantity: 1 })) })
  },
)
const act = async (side: 'user' | 'store', { id }: ModelOrder, body: object) => {
  const { token } = side === 'user' ? world.shopper : world.store
  return must(await t.call('POST', `/${side}/orders/${id}/actions`, { token, body, headers: once() }), 'act')
}
const cancel = onOrder('its shopper cancels', (order) => act('user', order, { action: 'cancel_own' }))
const refuse = onOrder('its store cancels', (order) => act('store', order, { action: 'cancel', note: 'نفدت الكمية' }))
const expire = onOrder('its time is over', async ({ id }) => {
  await t.db.update(orders).set({ expires_at: sql`now() - interval '1 minute'` }).where(eq(orders.id, id))
  expect(await expireOrders(t.db)).toBe(1)
})
const toggle = onVariant(
  'a variant is switched on or off',
  () => true,
  async (model, variant) => {
    variant.active = !variant.active
    await save(model)
  },
)
const remove = onVariant(
  'a value is removed',
  ({ live }) => live.length > 1,
  async (model, variant) => {
    Object.assign(variant, { deleted: true, quantity: 0 })
    await save(model)
  },
)
const recount = fc.nat({ max: 9 }).chain((quantity) =>
  onVariant(
    `a count of ${quantity}`,
    () => true,
    async (_model, variant) => {
      const body = { branch_id: world.store.id, reason: 'counted', lines: [{ variant_id: variant.id, quantity }] }
      must(await t.call('POST', '/store/stock/adjustments', { token: world.store.token, body, headers: once() }), 'count')
      variant.quantity = quantity
    },
  ),
)

/** A product on sale with five sizes, of which two are off. */
async function start(): Promise<StockModel> {
  const model = new StockModel()
  const values = Array.from({ length: 5 }, () => randomUUID())
  const rows = values.map((id, n) => ({ values: [id], quantity: n, active: n % 2 === 0 }))
  const body = {
    ...productBody({ price: 5000, quantity: 0 }),
    axes: [{ ...model.axis, values: values.map((id) => ({ id, name: { ar: id.slice(0, 8), en: id.slice(0, 8) } })) }],
    variants: rows,
  }
  const saved = must(await t.call('POST', '/store/products', { token: world.store.token, body }), 'create')
  model.id = saved.id
  await t.db.update(products).set({ status: 'active' }).where(eq(products.id, model.id))
  model.variants = rows.map((row, n) => ({ ...row, id: saved.variants[n].id, deleted: false }))
  return model
}

test(`stock agrees with its model after every command of ${runs} random histories`, { timeout: 60_000 + runs * 20_000 }, async () => {
  const commands = fc.commands<StockModel, Real, false>(
    [fc.constant(buy), fc.constant(buy), cancel, refuse, expire, toggle, toggle, remove, recount],
    { maxCommands: 40, size: 'max' },
  )
  const history = async (sequence: Iterable<fc.AsyncCommand<StockModel, Real>>) => {
    // The minute of one store's and one shopper's calls is over.
    await t.pool.query('delete from rate_limits')
    const model = await start()
    await fc.asyncModelRun(() => ({ model, real: {} }), sequence)
  }
  await fc.assert(fc.asyncProperty(commands, history), { numRuns: runs, seed: runSeed, endOnFailure: true })
})
