import { randomUUID } from 'node:crypto'
import { maxTopVariants } from '@rahba/contract/statistics/figures'
import type { TopProducts } from '@rahba/contract/statistics/statistics'
import { eq, sql } from 'drizzle-orm'
import { afterEach, expect, test } from 'vitest'
import { adminWith } from '../../../test/actors.ts'
import { makeStore, productBody } from '../../../test/catalog-world.ts'
import { refundWorld } from '../../../test/refund-world.ts'
import { once, testApp } from '../../../test/test-app.ts'
import { products } from '../../catalog/table.ts'
import { readTopProducts } from './read-top-products.ts'
import { findWrongDays, rebuildFigures, refreshFigures } from './refresh-figures.ts'
import { differences } from './write-figures.ts'

const t = await testApp()
const world = await refundWorld(t)
const { rows: todays } = await t.pool.query<{ today: string }>("select (app_now() at time zone 'Asia/Riyadh')::date::text as today")
const today = todays[0]?.today ?? ''
const period = { from: today, to: today }

afterEach(async () => expect(await differences(t.db)).toEqual([]))

const value = (name: string) => ({ id: randomUUID(), name: { ar: name, en: name } })

/** A product on sale with two sizes, at 50.00 and at 70.00. */
async function shirt() {
  const [small, large] = [value('52'), value('54')]
  const body = {
    ...productBody({ price: 5000, quantity: 0, max_purchase_quantity: 9 }),
    axes: [{ id: randomUUID(), name: { ar: 'المقاس', en: 'Size' }, values: [small, large] }],
    variants: [
      { values: [small.id], quantity: 20 },
      { values: [large.id], quantity: 20, price: 7000 },
    ],
  }
  const { body: saved } = await t.call('POST', '/store/products', { token: world.store.token, body })
  await t.db.update(products).set({ status: 'active' }).where(eq(products.id, saved.id))
  const [s, l] = saved.variants as { id: string }[]
  return { id: saved.id as string, small: s?.id ?? '', large: l?.id ?? '' }
}

async function place(product_id: string, ...requested: [string, number][]): Promise<string> {
  const lines = requested.map(([variant_id, quantity]) => ({ product_id, variant_id, quantity }))
  const { status, body } = await world.order(world.cart(product_id, { lines }))
  expect(status, JSON.stringify(body)).toBe(201)
  return body.id
}

type Sold = Pick<TopProducts['rows'][number], 'product_id' | 'units' | 'goods'>

async function readTop(): Promise<TopProducts['rows']> {
  await refreshFigures(t.db)
  return (await t.call('GET', '/store/statistics/products', { token: world.store.token, query: period })).body.rows
}
const listedSales = async (id: string) =>
  (await t.call('GET', '/store/products', { token: world.store.token, query: { per_page: '100' } })).body.data.find(
    (row: { id: string }) => row.id === id,
  )?.sales

test('a product and its variants count pieces that were neither cancelled nor returned', async () => {
  const { id, small, large } = await shirt()
  await place(id, [small, 3], [large, 1])
  const gone = await place(id, [small, 2])
  const path = `/store/orders/${gone}/actions`
  const cancelled = await t.call('POST', path, { token: world.store.token, headers: once(), body: { action: 'cancel', note: 'نفدت' } })
  expect(cancelled.status).toBe(200)
  const find = async () => (await readTop()).find(({ product_id }) => product_id === id)
  const size = (name: string) => [expect.objectContaining({ axis: { ar: 'المقاس', en: 'Size' }, value: { ar: name, en: name } })]
  expect(await find()).toMatchObject({
    ...{ units: 4, goods: 22_000, units_before: 0, more_variants: false },
    variants: [
      { variant_id: small, variant: size('52'), units: 3, goods: 15_000, units_before: 0, goods_before: 0 },
      { variant_id: large, variant: size('54'), units: 1, goods: 7000 },
    ],
  })
  expect(await listedSales(id)).toBe(4)
})

test('pieces cancelled or returned later are deducted on the day of their order', async () => {
  for (const upTo of ['accepted', 'delivered'] as const) {
    const order = await world.placed({ upTo })
    const { rows } = await t.pool.query<{ product_id: string; quantity: number; total: string }>(
      'select product_id, quantity, total from order_lines where order_id = $1',
      [order.id],
    )
    const { product_id = '', quantity = 0, total = 0 } = rows[0] ?? {}
    const find = async () => (await readTop()).find((row) => row.product_id === product_id)
    const before = await find()
    const { body } = await world.ask(order, 1)
    expect(await find(), 'a request alone changes nothing').toEqual(before)
    await world.decide('store', body.id, 'accept')
    if (upTo === 'delivered') {
      const { lines } = await world.cancellation(body.id)
      const received = lines.map(({ order_line_id, quantity }) => ({ order_line_id, received: quantity, damaged: 0, missing: 0 }))
      await world.decide('store', body.id, 'receive', { lines: received })
    }
    expect(await find()).toMatchObject({
      units: (before?.units ?? 0) - 1,
      goods: (before?.goods ?? 0) - Number(total) / quantity,
      variants: [],
    })
    expect(await listedSales(product_id)).toBe((await find())?.units)
  }
})

test('rows of a version that counted all pieces are found and calculated again', async () => {
  await refreshFigures(t.db)
  await t.pool.query('update daily_products set units = units + 1')
  expect(await findWrongDays(t.db)).toContain(`${today} ${world.store.id} products`)
  await rebuildFigures(t.db)
  expect(await findWrongDays(t.db)).toEqual([])
})

test('the file has a row for each variant', async () => {
  const save = (locale: 'ar' | 'en') =>
    t.call('GET', '/store/statistics/export', { token: world.store.token, locale, query: { ...period, by: 'product', format: 'csv' } })
  const english = String((await save('en')).body)
  expect(english.split('\n')[0]).toBe('\ufeffProduct,Variant,Units sold,Item value')
  expect(english).toMatch(/,Size: 52,3,150\.00/)
  expect(english).toMatch(/,Size: 54,1,70\.00/)
  expect(String((await save('ar')).body)).toContain(',المقاس: 54,1,70.00')
  const most = { length: 50, maxVariants: 1 }
  const { rows } = await readTopProducts(t.db, world.store.id, period, most)
  expect(rows.find(({ variants }) => variants.length > 0)).toMatchObject({ more_variants: true, variants: [{ units: 3 }] })
  expect(maxTopVariants).toBeGreaterThan(1)
})

test('an administrator reads all stores’ products, each with its store, with the same sums as the store', async () => {
  const own = await readTop()
  const admin = await adminWith(t, ['orders.index'])
  const read = async (token: string) => t.call('GET', '/admin/statistics/market-products', { token, query: period })
  const other = await makeStore(t.db)
  const { body: made } = await t.call('POST', '/store/products', { token: other.token, body: productBody() })
  await t.db.execute(sql`insert into daily_products (store_id, day, product_id, units, goods) values
    (${other.id}, ${today}, ${made.id}, 1, 99999999), (${other.id}, ${today}::date - 1, ${made.id}, 2, 7)`)
  const { body } = await read(admin.token)
  expect(body.rows[0]).toMatchObject({ product_id: made.id, store_id: other.id, goods: 99_999_999, units_before: 2, goods_before: 7 })
  expect(body.more).toBe(false)
  const ofWorld = body.rows.filter(({ store_id }: { store_id: string }) => store_id === world.store.id)
  expect(ofWorld.map(({ product_id, units, goods }: Sold) => ({ product_id, units, goods }))).toEqual(
    own.map(({ product_id, units, goods }) => ({ product_id, units, goods })),
  )
  await t.db.execute(sql`delete from daily_products where product_id = ${made.id}`)
  expect((await read((await adminWith(t, ['news.index'])).token)).status).toBe(403)
})

test('an administrator with the permission for orders reads a store’s products, and a store reads its own only', async () => {
  const query = { ...period, store_id: world.store.id }
  const admin = await adminWith(t, ['orders.index'])
  const own = await readTop()
  const { body } = await t.call('GET', '/admin/statistics/products', { token: admin.token, query })
  expect(body.rows).toEqual(own)
  const file = await t.call('GET', '/admin/statistics/products/export', { token: admin.token, query: { ...query, format: 'csv' } })
  expect(String(file.body)).toContain('المقاس: 52')
  expect((await t.call('GET', '/admin/statistics/products', { token: admin.token, query: period })).status).toBe(422)
  const other = await adminWith(t, ['news.index'])
  expect((await t.call('GET', '/admin/statistics/products', { token: other.token, query })).status).toBe(403)
  const stranger = await makeStore(t.db)
  expect((await t.call('GET', '/store/statistics/products', { token: stranger.token, query })).body.rows).toEqual([])
})
