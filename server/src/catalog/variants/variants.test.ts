import { randomUUID } from 'node:crypto'
import { desc, eq, sql } from 'drizzle-orm'
import { afterEach, beforeAll, describe, expect, test } from 'vitest'
import { makeFile, makeStore, productBody, type TestStore } from '../../../test/catalog-world.ts'
import { testApp } from '../../../test/test-app.ts'
import { findVariantFaults } from '../../../test/variant-faults.ts'
import { auditLog } from '../../platform/audit/table.ts'
import { products } from '../table.ts'
import { productVariants } from './table.ts'

const t = await testApp()
let store: TestStore
beforeAll(async () => {
  store = await makeStore(t.db)
})

afterEach(async () => expect(await findVariantFaults(t.db)).toEqual([]))

const value = (ar: string, en: string) => ({ id: randomUUID(), name: { ar, en }, colour: null, image: null })
const black = value('أسود', 'Black')
const beige = value('بيج', 'Beige')
const small = value('52', '52')
const large = value('56', '56')
const colour = { id: randomUUID(), name: { ar: 'اللون', en: 'Colour' }, values: [black, beige] }
const size = { id: randomUUID(), name: { ar: 'المقاس', en: 'Size' }, values: [small, large] }
const variant = (values: { id: string }[], changes = {}) => ({ values: values.map(({ id }) => id), quantity: 3, ...changes })
const abaya = (changes = {}) => ({
  ...productBody({ price: 20_000, quantity: 0, ...changes }),
  axes: [colour, size],
  variants: [
    variant([black, small], { sku: 'AB-BLK-52', quantity: 4 }),
    variant([black, large], { quantity: 5, price: 25_000, price_after_discount: 22_000 }),
    variant([beige, small], { quantity: 0 }),
  ],
  ...changes,
})
type Saved = { id: string; updated_at: string; variants: ({ id: string } & Record<string, unknown>)[] } & Record<string, unknown>
const create = async (body: object = abaya(), locale?: 'ar' | 'en') =>
  t.call('POST', '/store/products', { token: store.token, body, ...(locale ? { locale } : {}) })
const made = async (body?: object): Promise<Saved> => {
  const { status, body: saved } = await create(body)
  expect(status).toBe(201)
  return saved
}
const save = ({ id, updated_at }: Saved, body: object) =>
  t.call('PUT', `/store/products/${id}`, { token: store.token, body, headers: { 'if-match': `"${updated_at}"` } })
const seen = ({ variants }: Saved) => variants.map(({ sales: _, ...row }) => ({ ...row, quantity_seen: row.quantity }))
const readRow = async (id: string) => (await t.db.select().from(products).where(eq(products.id, id)))[0]
const sell = (id: string, pieces: number) =>
  t.db
    .update(productVariants)
    .set({ quantity: sql`quantity - ${pieces}`, sales: sql`sales + ${pieces}` })
    .where(eq(productVariants.id, id))

describe('a product without axes has one variant', () => {
  test('with the product’s id and its values', async () => {
    const { id } = await made(productBody({ price: 900, quantity: 7 }))
    const [only] = await t.db.select().from(productVariants).where(eq(productVariants.product_id, id))
    expect(only).toMatchObject({ id, price: 900, quantity: 7, values: [], own_price: false })
    await t.db.update(products).set({ quantity: 2, price: 800 }).where(eq(products.id, id))
    expect((await t.db.select().from(productVariants).where(eq(productVariants.id, id)))[0]).toMatchObject({ price: 800, quantity: 2 })
    await sell(id, 1)
    expect(await readRow(id)).toMatchObject({ quantity: 1, sales: 1, reduced: false })
    await t.db.update(products).set({ price_after_discount: 700 }).where(eq(products.id, id))
    expect(await readRow(id)).toMatchObject({ reduced: true })
  })
  test('with an SKU that is unique in the store, regardless of case', async () => {
    const { body } = await create({ ...productBody(), sku: 'dates-1' })
    expect(body).toMatchObject({ sku: 'dates-1', axes: [], variants: [], variants_count: 1 })
    const again = await create({ ...productBody(), sku: 'DATES-1' }, 'en')
    expect(again.body.fields).toEqual({ sku: 'DATES-1 is already in use' })
  })
})

describe('a product with axes', () => {
  test('shows the stock of all its variants and the price of the cheapest', async () => {
    const saved = await made()
    expect(saved).toMatchObject({
      price: 20_000,
      price_after_discount: null,
      price_to: 22_000,
      quantity: 9,
      variants_count: 3,
      barcode: null,
    })
    expect(saved.variants).toMatchObject([
      { sku: 'AB-BLK-52', price: null, quantity: 4 },
      { price: 25_000, price_after_discount: 22_000, quantity: 5 },
      { price: null, quantity: 0 },
    ])
    const second = saved.variants[1]?.id ?? ''
    await sell(second, 2)
    expect(await readRow(saved.id)).toMatchObject({ quantity: 7, sales: 2, reduced: true })
    // The dearer variant alone is reduced, which shoppers are told.
    await t.db.execute(sql`update products set status = 'active' where id = ${saved.id}`)
    const shown = await t.call('GET', `/market/products/${saved.id}`)
    expect(shown.body).toMatchObject({ final_price: 20_000, price_to: 22_000, reduced: true })
    await t.db.execute(sql`update products set status = 'draft' where id = ${saved.id}`)
    await t.db.update(productVariants).set({ active: false }).where(eq(productVariants.id, second))
    expect(await readRow(saved.id)).toMatchObject({ quantity: 4, price_to: null, reduced: false })
    await t.db.update(productVariants).set({ active: true }).where(eq(productVariants.id, second))
    expect(await readRow(saved.id)).toMatchObject({ quantity: 7, price_to: 22_000 })
  })
  test('keeps sales of a variant since its form was opened', async () => {
    const saved = await made(abaya({ variants: abaya().variants.map((row) => ({ ...row, sku: null })) }))
    await sell(saved.variants[0]?.id ?? '', 3)
    const rows = seen(saved).map((row, n) => (n === 0 ? { ...row, quantity: 10 } : row))
    const { status, body } = await save(saved, abaya({ variants: rows }))
    expect(status).toBe(200)
    expect(body.variants.map(({ quantity }: { quantity: number }) => quantity)).toEqual([7, 5, 0])
    expect(body.quantity).toBe(12)
    expect(body.variants.map(({ id }: { id: string }) => id)).toEqual(saved.variants.map(({ id }) => id))
  })
  test('gives its price to the variants without one, and lets the others keep theirs', async () => {
    const saved = await made(abaya({ variants: abaya().variants.map((row) => ({ ...row, sku: null })) }))
    const { axes: _a, variants: _v, ...rest } = abaya({ price: 30_000, price_after_discount: 29_000 })
    const { body } = await save(saved, rest)
    expect(body).toMatchObject({ price: 30_000, price_after_discount: 29_000, price_to: 29_000, quantity: 9 })
    expect(await readRow(saved.id)).toMatchObject({ price: 25_000, price_after_discount: 22_000 })
  })
  test('keeps its typed price if every variant has its own', async () => {
    const own = [
      variant([black, small], { price: 30_000, price_after_discount: 25_000 }),
      variant([black, large], { price: 32_000 }),
      variant([beige, small], { price: 31_000 }),
    ]
    const saved = await made(abaya({ price: 30_000, variants: own }))
    expect(saved).toMatchObject({ price: 30_000, price_after_discount: null })
    expect(await readRow(saved.id)).toMatchObject({ price: 30_000, price_after_discount: 25_000 })
    const sized = await save(
      saved,
      abaya({ price: 30_000, price_after_discount: saved.price_after_discount, variants: [...seen(saved), variant([beige, large])] }),
    )
    expect(sized.body.variants[3]).toMatchObject({ price: null })
    const [added] = await t.db.select().from(productVariants).where(eq(productVariants.id, sized.body.variants[3].id))
    expect(added).toMatchObject({ price: 30_000, price_after_discount: null })
  })
  test('discounts a variant without its own price from the product’s price', async () => {
    const rows = abaya().variants.map((row, n) => ({
      ...row,
      sku: null,
      ...(n === 0 ? { price: null, price_after_discount: 15_000 } : {}),
    }))
    const saved = await made(abaya({ variants: rows }))
    expect(saved.variants[0]).toMatchObject({ price: 20_000, price_after_discount: 15_000 })
  })
  test('deletes a missing variant but keeps it for orders, and adds a new one', async () => {
    const saved = await made(abaya({ variants: abaya().variants.map((row) => ({ ...row, sku: null })) }))
    const [first] = seen(saved)
    const { body } = await save(saved, abaya({ variants: [variant([beige, large], { quantity: 2 }), first] }))
    expect(body.variants.map(({ quantity }: { quantity: number }) => quantity)).toEqual([2, 4])
    expect(body).toMatchObject({ quantity: 6, variants_count: 2 })
    const all = await t.db.select().from(productVariants).where(eq(productVariants.product_id, saved.id))
    // The product's own, which it had before it had axes, stays for orders of that time.
    expect(all.filter(({ deleted_at }) => deleted_at)).toHaveLength(3)
  })
  test('lets two variants swap their codes', async () => {
    const saved = await made(
      abaya({
        variants: [
          variant([black, small], { sku: 'X-1', barcode: '11112222' }),
          variant([black, large], { sku: 'X-2', barcode: '33334444' }),
        ],
      }),
    )
    const [one, two] = seen(saved)
    const rows = [
      { ...one, sku: 'X-2', barcode: '33334444' },
      { ...two, sku: 'X-1', barcode: '11112222' },
    ]
    const { status, body } = await save(saved, abaya({ variants: rows }))
    expect(status).toBe(200)
    expect(body.variants.map(({ sku }: { sku: string }) => sku)).toEqual(['X-2', 'X-1'])
  })
  test('becomes one without axes, and back', async () => {
    const saved = await made(abaya({ variants: abaya().variants.map((row) => ({ ...row, sku: null })) }))
    const plain = await save(saved, {
      ...productBody({ price: 5000, quantity: 6, barcode: '99998888' }),
      axes: [],
      variants: [],
      sku: 'P-6',
    })
    expect(plain.body).toMatchObject({
      price: 5000,
      price_to: null,
      quantity: 6,
      barcode: '99998888',
      sku: 'P-6',
      variants: [],
      variants_count: 1,
    })
    await sell(saved.id, 1)
    expect(await readRow(saved.id)).toMatchObject({ quantity: 5, sales: 1 })
    const back = await save(plain.body, abaya({ variants: [variant([black, small], { quantity: 8 })] }))
    expect(back.body).toMatchObject({ price: 20_000, quantity: 8, variants_count: 1, barcode: null })
  })
  test('frees its codes when it is deleted', async () => {
    const body = abaya({ variants: [variant([black, small], { sku: 'GONE-1', barcode: '55556666' })] })
    const saved = await made(body)
    expect((await t.call('DELETE', `/store/products/${saved.id}`, { token: store.token })).status).toBe(204)
    await made(body)
  })
  test('accepts two hundred variants and no more', async () => {
    const many = () => Array.from({ length: 15 }, (_, n) => value(String(n), String(n)))
    const axes = [
      { ...colour, values: many() },
      { ...size, values: many() },
    ] as const
    const rows = axes[0].values.flatMap((a) => axes[1].values.map((b) => variant([a, b], { quantity: 1 })))
    const saved = await made(abaya({ axes, variants: rows.slice(0, 200) }))
    expect(saved).toMatchObject({ quantity: 200, variants_count: 200 })
    const { status, body } = await create(abaya({ axes, variants: rows.slice(0, 201) }), 'en')
    expect([status, body.fields]).toEqual([422, { variants: '201 variants. The maximum is 200 per product' }])
  })
})

test('reports the faults of a row at the row', async () => {
  const rows = [
    variant([black, small], { sku: 'T-1', barcode: '12341234' }),
    variant([black, small]),
    variant([beige, small], { sku: 't-1', quantity: -1 }),
    variant([black, large], { price: 900, price_after_discount: 900 }),
    variant([beige, large], { price_after_discount: 20_000 }),
  ]
  const { status, body } = await create(abaya({ variants: rows.filter((_, n) => n !== 2) }), 'en')
  expect([status, body.fields]).toEqual([
    422,
    {
      'variants.0.values': 'This variant repeats variant 2',
      'variants.1.values': 'This variant repeats variant 1',
      'variants.2.price_after_discount': 'Price after discount must be lower than the price',
      'variants.3.price_after_discount': 'Price after discount must be lower than the price',
    },
  ])
  expect((await create(abaya({ variants: [rows[0], rows[2]] }), 'en')).body.fields).toEqual({
    'variants.1.quantity': 'Quantity must be at least 0',
    'variants.0.sku': 'SKU is also used for “Beige, 52”',
    'variants.1.sku': 'SKU is also used for “Black, 52”',
  })
  expect((await create(abaya({ variants: [rows[0], { ...rows[2], quantity: 1 }] }), 'ar')).body.fields).toEqual({
    'variants.0.sku': 'رمز SKU مكرر في «بيج، 52»',
    'variants.1.sku': 'رمز SKU مكرر في «أسود، 52»',
  })
  expect((await create(abaya({ variants: [variant([black])] }), 'en')).body.fields).toEqual({
    'variants.0.values': 'Values: choose one value of each option',
  })
  expect((await create(abaya({ variants: [] }), 'en')).body.fields).toEqual({ variants: 'Add at least one variant' })
  expect((await create(abaya({ axes: [] }), 'en')).body.fields).toMatchObject({
    axes: 'Add an option such as colour or size, or remove the variants',
  })
  await made(abaya({ variants: [rows[0]] }))
  expect((await create(abaya({ variants: [variant([beige, small]), rows[0]] }), 'en')).body.fields).toEqual({
    'variants.1.sku': 'T-1 is already in use',
    'variants.1.barcode': '12341234 is already in use',
  })
  const saved = await made(abaya({ variants: [variant([black, small])] }))
  const foreign = await save(saved, abaya({ variants: [variant([black, small], { id: randomUUID() })] }))
  expect([foreign.status, Object.keys(foreign.body.fields)]).toEqual([422, ['variants.0.id']])
  // all that only the server knows comes in one answer
  const wrong = { variants: [rows[0], variant([beige, small], { id: randomUUID() })], shelf_id: randomUUID() }
  expect(Object.keys((await save(saved, abaya(wrong))).body.fields).toSorted()).toEqual([
    'shelf_id',
    'variants.0.barcode',
    'variants.0.sku',
    'variants.1.id',
  ])
})

test('bulk actions change the price of every variant and reject a stock change of a product with variants', async () => {
  const saved = await made(abaya({ variants: abaya().variants.map((row) => ({ ...row, sku: null })) }))
  const bulk = (body: object) => t.call('POST', '/store/products/bulk', { token: store.token, body: { ids: [saved.id], ...body } })
  await bulk({ action: 'price_percent', value: -1000 })
  expect(await readRow(saved.id)).toMatchObject({ price: 18_000, price_to: 19_800, base_price: 18_000 })
  const { body } = await bulk({ action: 'stock_set', value: 5 })
  expect(JSON.stringify(body)).toContain('لكل متغير كميته')
  expect(await readRow(saved.id)).toMatchObject({ quantity: 9 })
})

test('a product is found by the codes and values of its variants, also when they change', async () => {
  const find = async (q: string) => {
    const { body } = await t.call('GET', `/store/products?q=${encodeURIComponent(q)}`, { token: store.token })
    return (body.data as { id: string }[]).map(({ id }) => id)
  }
  const saved = await made(abaya({ variants: [variant([black, small], { sku: 'FND77123', barcode: '6281001234567' })] }))
  expect(await find('FND77123')).toEqual([saved.id])
  expect(await find('6281001234567')).toEqual([saved.id])
  expect(await find('بيج')).toContain(saved.id)
  await save(saved, abaya({ axes: [{ ...colour, values: [black] }, size], variants: [variant([black, small], { sku: 'FND88123' })] }))
  expect([await find('FND77123'), await find('FND88123')]).toEqual([[], [saved.id]])
  expect(await find('بيج')).not.toContain(saved.id)
})

test('a variant shows one of the product’s pictures, while the product has it', async () => {
  const [first, second] = [await makeFile(t.db, store.id), await makeFile(t.db, store.id)]
  const saved = await made(abaya({ images: [first, second], variants: [variant([black, small], { image: second })] }))
  expect(saved.variants[0]).toMatchObject({ image: second })
  const foreign = await create(abaya({ variants: [variant([black, small], { image: second })] }), 'en')
  expect(Object.keys(foreign.body.fields)).toEqual(['variants.0.image'])
  const { axes: _a, variants: _v, ...rest } = abaya({ images: [first] })
  const { body } = await save(saved, rest)
  expect(body.variants[0]).toMatchObject({ image: null })
})

test('the log contains only the variants that changed', async () => {
  const saved = await made(abaya({ variants: abaya().variants.map((row) => ({ ...row, sku: null })) }))
  await save(saved, abaya({ variants: seen(saved).map((row, n) => (n === 1 ? { ...row, price: 26_000 } : row)) }))
  const [entry] = await t.db.select().from(auditLog).where(eq(auditLog.entity_id, saved.id)).orderBy(desc(auditLog.id)).limit(1)
  const getPrices = (side: unknown) => (side as Saved).variants.map(({ price }) => price)
  expect([getPrices(entry?.before), getPrices(entry?.after)]).toEqual([[25_000], [26_000]])
})
