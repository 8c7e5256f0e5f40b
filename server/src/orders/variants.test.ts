import { randomUUID } from 'node:crypto'
import { eq } from 'drizzle-orm'
import { afterEach, beforeAll, describe, expect, test } from 'vitest'
import { productBody } from '../../test/catalog-world.ts'
import { type OrderWorld, orderWorld } from '../../test/order-world.ts'
import { testApp } from '../../test/test-app.ts'
import { findVariantFaults } from '../../test/variant-faults.ts'
import { products } from '../catalog/table.ts'
import { productVariants } from '../catalog/variant-table.ts'

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
const lines = (product_id: string, ...wanted: [string | null, number][]) => ({
  lines: wanted.map(([variant_id, quantity]) => ({ product_id, variant_id, quantity })),
})
const readStock = async (id: string) => (await t.db.select().from(productVariants).where(eq(productVariants.id, id)))[0]?.quantity
const readProductStock = async (id: string) => (await t.db.select().from(products).where(eq(products.id, id)))[0]?.quantity

describe('an order of variants', () => {
  test('takes each from its own stock at its own price, says what was bought, and gives it back when cancelled', async () => {
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
  test('is refused at its line without a variant, with another product’s, and with one that is off or sold out', async () => {
    const { id, small, large } = await shirt()
    const other = await shirt()
    const refused = async (...wanted: [string | null, number][]) => (await world.order(world.cart(id, lines(id, ...wanted)))).body.fields
    expect(await refused([null, 1])).toEqual({ 'lines.0.variant_id': 'اختر المقاس أولًا' })
    expect(Object.keys(await refused([other.small, 1]))).toEqual(['lines.0.variant_id'])
    expect(await refused([small, 5])).toEqual({ 'lines.0.quantity': 'الكمية المتبقية 4 فقط' })
    expect(await refused([small, 2], [small, 3])).toEqual({ 'lines.0.quantity': 'الكمية المتبقية 4 فقط' })
    // The limit of an order counts all variants of the product.
    expect(await refused([small, 4], [large, 2])).toEqual({ 'lines.0.quantity': 'الحد الأقصى للطلب الواحد 5' })
    await t.db.update(productVariants).set({ active: false }).where(eq(productVariants.id, large))
    expect(await refused([large, 1])).toEqual({ 'lines.0.variant_id': '«كبير» غير متاح حاليًا' })
    await t.db.update(productVariants).set({ quantity: 0 }).where(eq(productVariants.id, small))
    expect(await refused([small, 1])).toEqual({ 'lines.0.quantity': 'نفدت الكمية' })
    const plain = await world.product()
    expect(Object.keys((await world.order(world.cart(plain, lines(plain, [small, 1])))).body.fields)).toEqual(['lines.0.variant_id'])
  })
  test('sells the last piece of a variant once, and the product shows what the others have', async () => {
    const { id, small, large } = await shirt()
    await t.db.update(productVariants).set({ quantity: 1 }).where(eq(productVariants.id, small))
    const outcomes = await Promise.all(Array.from({ length: 8 }, () => world.order(world.cart(id, lines(id, [small, 1])))))
    expect(outcomes.filter(({ status }) => status === 201)).toHaveLength(1)
    expect([await readStock(small), await readStock(large), await readProductStock(id)]).toEqual([0, 2, 2])
  })
})

test('a shopper sees the variants that are offered, with their prices and what is left where it is little', async () => {
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
