import { randomUUID } from 'node:crypto'
import { eq, sql } from 'drizzle-orm'
import { afterEach, beforeAll, describe, expect, test } from 'vitest'
import { productBody } from '../../test/catalog-world.ts'
import { type OrderWorld, orderWorld } from '../../test/order-world.ts'
import { testApp } from '../../test/test-app.ts'
import { findVariantFaults } from '../../test/variant-faults.ts'
import { giveBackStock } from '../catalog/products/take-stock.ts'
import { stockMovements } from '../catalog/stock/table.ts'
import { products } from '../catalog/table.ts'
import { productVariants } from '../catalog/variants/table.ts'
import { expireOrders } from './order-deadlines.ts'
import { orders } from './table.ts'

const t = await testApp()
let world: OrderWorld
beforeAll(async () => {
  world = await orderWorld(t)
})

afterEach(async () => expect(await findVariantFaults(t.db)).toEqual([]))

const value = (name: string) => ({ id: randomUUID(), name: { ar: name, en: name } })

/** A product on sale with two sizes: four pieces at 50.00, and two at 70.00. */
async function shirt() {
  const [small, large] = [value('صغير'), value('كبير')]
  const body = {
    ...productBody({ price: 5000, quantity: 0, max_purchase_quantity: 5 }),
    axes: [{ id: randomUUID(), name: { ar: 'المقاس', en: 'Size' }, values: [small, large] }],
    variants: [
      { values: [small.id], quantity: 4, sku: `S-${randomUUID().slice(0, 8)}` },
      { values: [large.id], quantity: 2, price: 7000 },
    ],
  }
  const { body: saved } = await t.call('POST', '/store/products', { token: world.store.token, body })
  await t.db.update(products).set({ status: 'active' }).where(eq(products.id, saved.id))
  const [s, l] = saved.variants as { id: string; sku: string }[]
  return { id: saved.id as string, small: s?.id ?? '', large: l?.id ?? '', sku: s?.sku }
}
const lines = (product_id: string, ...requested: [string | null, number][]) => ({
  lines: requested.map(([variant_id, quantity]) => ({ product_id, variant_id, quantity })),
})
const readStock = async (id: string) => (await t.db.select().from(productVariants).where(eq(productVariants.id, id)))[0]?.quantity
const readProductStock = async (id: string) => (await t.db.select().from(products).where(eq(products.id, id)))[0]?.quantity

describe('an order of variants', () => {
  test('takes each from its own stock at its own price, names the variant, and returns it when cancelled', async () => {
    const { id, small, large, sku } = await shirt()
    const placed = await world.order(world.cart(id, lines(id, [small, 2], [large, 1])))
    expect([placed.status, placed.body.total]).toEqual([201, 2 * 5000 + 7000 + 2500])
    expect([await readStock(small), await readStock(large), await readProductStock(id)]).toEqual([2, 1, 3])
    const { body: order } = await t.call('GET', `/store/orders/${placed.body.id}`, { token: world.store.token })
    expect(order.lines).toMatchObject([
      { variant_id: small, sku, quantity: 2, variant: [{ axis: { en: 'Size' }, value: { ar: 'صغير' } }] },
      { variant_id: large, sku: null, unit_price: 7000, variant: [{ value: { ar: 'كبير' } }] },
    ])
    await t.call('POST', `/user/orders/${placed.body.id}/actions`, {
      token: world.shopper.token,
      body: { action: 'cancel_own' },
      headers: { 'idempotency-key': randomUUID() },
    })
    expect([await readStock(small), await readStock(large), await readProductStock(id)]).toEqual([4, 2, 6])
  })
  test('is rejected at its line without a variant, with another product’s, and with one that is off or sold out', async () => {
    const { id, small, large } = await shirt()
    const other = await shirt()
    const refused = async (...requested: [string | null, number][]) =>
      (await world.order(world.cart(id, lines(id, ...requested)))).body.fields
    expect(await refused([null, 1])).toEqual({ 'lines.0.variant_id': 'اختر المقاس أولًا' })
    expect(Object.keys(await refused([other.small, 1]))).toEqual(['lines.0.variant_id'])
    expect(await refused([small, 5])).toEqual({ 'lines.0.quantity': 'الكمية المتبقية 4 فقط' })
    const short = 'الكمية المتبقية 4 فقط'
    expect(await refused([small, 2], [small, 3])).toEqual({ 'lines.0.quantity': short, 'lines.1.quantity': short })
    // The limit of an order counts all variants of the product.
    const over = 'الحد الأقصى للطلب الواحد 5'
    expect(await refused([small, 4], [large, 2])).toEqual({ 'lines.0.quantity': over, 'lines.1.quantity': over })
    await t.db.update(productVariants).set({ active: false }).where(eq(productVariants.id, large))
    expect(await refused([large, 1])).toEqual({ 'lines.0.variant_id': '«كبير» غير متاح حاليًا' })
    await t.db.update(productVariants).set({ quantity: 0 }).where(eq(productVariants.id, small))
    expect(await refused([small, 1])).toEqual({ 'lines.0.quantity': 'نفدت الكمية' })
    const plain = await world.product()
    expect(Object.keys((await world.order(world.cart(plain, lines(plain, [small, 1])))).body.fields)).toEqual(['lines.0.variant_id'])
  })
  test('sells the last piece of a variant once, and the product shows the stock of the others', async () => {
    const { id, small, large } = await shirt()
    await t.db.update(productVariants).set({ quantity: 1 }).where(eq(productVariants.id, small))
    const outcomes = await Promise.all(Array.from({ length: 8 }, () => world.order(world.cart(id, lines(id, [small, 1])))))
    expect(outcomes.filter(({ status }) => status === 201)).toHaveLength(1)
    expect([await readStock(small), await readStock(large), await readProductStock(id)]).toEqual([0, 2, 2])
  })
})

test('shows a shopper the offered variants with their prices, and low stock', async () => {
  const { id, small, large } = await shirt()
  await t.db.update(productVariants).set({ quantity: 40 }).where(eq(productVariants.id, small))
  const { body } = await t.call('GET', `/market/products/${id}`)
  expect(body).toMatchObject({
    final_price: 5000,
    price_to: 7000,
    axes: [{ name: 'المقاس', values: [{ name: 'صغير' }, { name: 'كبير' }] }],
  })
  expect(body.variants).toMatchObject([
    { id: small, final_price: 5000, left: null, offer_price: null },
    { id: large, final_price: 7000, left: 2 },
  ])
  await t.db.update(productVariants).set({ active: false }).where(eq(productVariants.id, large))
  const after = (await t.call('GET', `/market/products/${id}`)).body
  expect([after.price_to, after.variants.length]).toEqual([null, 1])
})

test('is priced with each value beside its axis, so that each is read in its own language', async () => {
  const { id, large } = await shirt()
  const lines = [{ product_id: id, variant_id: large, quantity: 1 }]
  const { body } = await t.call('POST', '/market/cart', { locale: 'ar', body: { lines } })
  expect(body.stores[0].lines[0].variant_values).toEqual([{ axis: 'المقاس', value: 'كبير' }])
})

describe('an order of a variant that was removed', () => {
  type Way = 'off' | 'deleted'
  /** Switches the small size off, or removes it from the product. */
  async function withdraw(id: string, small: string, way: Way) {
    const { token } = world.store
    const { body } = await t.call('GET', `/store/products/${id}`, { token })
    const { axes, variants, ...rest } = body as {
      axes: { values: { id: string }[] }[]
      variants: { id: string; values: string[] }[]
    } & Record<string, unknown>
    const gone = variants.find((row) => row.id === small)?.values[0]
    const rows = variants.map(({ sales: _, ...row }: Record<string, unknown>) => ({
      ...row,
      ...(row.id === small ? { active: false } : {}),
    }))
    const changed = {
      ...productBody({ price: 5000, quantity: 0, max_purchase_quantity: 5 }),
      axes: way === 'off' ? axes : axes.map((axis) => ({ ...axis, values: axis.values.filter((one) => one.id !== gone) })),
      variants: way === 'off' ? rows : rows.filter((row) => (row as { id: string }).id !== small),
    }
    const saved = await t.call('PUT', `/store/products/${id}`, { token, body: changed, headers: { 'if-match': `"${rest.updated_at}"` } })
    expect(saved.status).toBe(200)
  }
  const place = async () => {
    const shirts = await shirt()
    const { status, body } = await world.order(world.cart(shirts.id, lines(shirts.id, [shirts.small, 2], [shirts.large, 1])))
    expect(status).toBe(201)
    return { ...shirts, order_id: body.id as string }
  }
  const act = (side: 'user' | 'store', order_id: string, body: object) =>
    t.call('POST', `/${side}/orders/${order_id}/actions`, {
      token: side === 'user' ? world.shopper.token : world.store.token,
      body,
      headers: { 'idempotency-key': randomUUID() },
    })
  const readMovements = async (variant_id: string) =>
    (
      await t.db
        .select()
        .from(stockMovements)
        .where(eq(stockMovements.variant_id, variant_id))
        .orderBy(stockMovements.created_at, stockMovements.id)
    ).map(({ reason, change }) => [reason, change])
  const taken = [
    ['opening', 4],
    ['ordered', -2],
  ]
  const ends: [string, (order_id: string) => Promise<unknown>][] = [
    ['its shopper', async (id) => expect((await act('user', id, { action: 'cancel_own' })).status).toBe(200)],
    ['its store', async (id) => expect((await act('store', id, { action: 'cancel', note: 'نفدت الكمية' })).status).toBe(200)],
    [
      'the time to accept it',
      async (id) => {
        await t.db.update(orders).set({ expires_at: sql`now() - interval '1 minute'` }).where(eq(orders.id, id))
        await expireOrders(t.db)
      },
    ],
  ]
  test.each(ends)('is cancelled by %s', async (_who, end) => {
    const off = await place()
    await withdraw(off.id, off.small, 'off')
    await end(off.order_id)
    expect([await readStock(off.small), await readStock(off.large), await readProductStock(off.id)]).toEqual([4, 2, 2])
    expect(await readMovements(off.small)).toEqual([...taken, ['cancelled', 2]])

    const deleted = await place()
    await withdraw(deleted.id, deleted.small, 'deleted')
    await end(deleted.order_id)
    expect([await readStock(deleted.small), await readStock(deleted.large), await readProductStock(deleted.id)]).toEqual([0, 2, 2])
    // Nobody can sell pieces of a deleted variant, so those that come back are written off at once.
    const writtenOff = [
      ['removed', -2],
      ['cancelled', 2],
      ['removed', -2],
    ]
    expect(await readMovements(deleted.small)).toEqual([...taken, ...writtenOff])
  })
  test('is shown to its store beside the variants while it is open', async () => {
    const { id, small, large, order_id } = await place()
    const read = async () => (await t.call('GET', `/store/products/${id}`, { token: world.store.token })).body.open_pieces
    expect(await read()).toEqual({ [small]: 2, [large]: 1 })
    await act('user', order_id, { action: 'cancel_own' })
    expect(await read()).toEqual({})
  })
  test('is returned after delivery', async () => {
    const { id, small, order_id } = await place()
    await withdraw(id, small, 'deleted')
    const order = { id: order_id, store_id: world.store.id, branch_id: world.store.id }
    const actor = { actor_type: 'system', actor_id: null } as const
    await t.db.transaction((db) => giveBackStock(db, order, [{ variant_id: small, quantity: 1 }], { reason: 'returned', actor }))
    expect((await readMovements(small)).slice(-2)).toEqual([
      ['returned', 1],
      ['removed', -1],
    ])
    expect([await readStock(small), await readProductStock(id)]).toEqual([0, 1])
  })
  test('lets the store change its stock while it is off', async () => {
    const { id, small } = await place()
    await withdraw(id, small, 'off')
    const count = { branch_id: world.store.id, reason: 'counted', lines: [{ variant_id: small, quantity: 9 }] }
    const { status } = await t.call('POST', '/store/stock/adjustments', {
      token: world.store.token,
      body: count,
      headers: { 'idempotency-key': randomUUID() },
    })
    expect([status, await readStock(small), await readProductStock(id)]).toEqual([200, 9, 1])
  })
})
