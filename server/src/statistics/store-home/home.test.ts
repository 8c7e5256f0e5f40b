import { homeListLength } from '@rahba/contract/statistics/store-home'
import { beforeAll, expect, test } from 'vitest'
import { makeActive } from '../../../test/catalog-world.ts'
import { type OrderWorld, orderWorld } from '../../../test/order-world.ts'
import { testApp } from '../../../test/test-app.ts'

const t = await testApp()
let world: OrderWorld

const home = async (token = world.store.token) => (await t.call('GET', '/store/home', { token })).body

beforeAll(async () => {
  world = await orderWorld(t)
})

test('a store without sales has seven empty days and a list of missing parts', async () => {
  const { status, body } = await t.call('GET', '/store/home', { token: world.store.token })
  expect(status).toBe(200)
  expect(body.sales.days).toHaveLength(7)
  expect(body.orders).toEqual({ new: 0, accept_by: null, cancel_requested: 0, any: false })
  expect(body.missing.map(({ step }: { step: string }) => step)).toContain('store_info')
  expect(body.products.total).toBe(0)
})

test('today’s orders count, cancelled ones do not, and the nearest deadline is named', async () => {
  const product = await world.product(10, 5000)
  const first = (await world.order(world.cart(product))).body
  await world.order(world.cart(product))
  const gone = (await world.order(world.cart(product))).body
  await t.pool.query("update orders set status = 'cancelled' where id = $1", [gone.id])
  await t.pool.query("update orders set expires_at = now() + interval '2 hours' where id = $1", [first.id])
  const { orders, sales } = await home()
  expect(orders).toMatchObject({ new: 2, cancel_requested: 0, any: true })
  expect(Date.parse(orders.accept_by)).toBeLessThan(Date.now() + 2.1 * 3_600_000)
  expect(sales.days.at(-1)).toMatchObject({ orders: 2, sales: 2 * first.total })
})

test('a day begins at midnight in Riyadh', async () => {
  const product = await world.product()
  const { body } = await world.order(world.cart(product))
  const midnight = "date_trunc('day', now() at time zone 'Asia/Riyadh') at time zone 'Asia/Riyadh'"
  const before = await home()
  await t.pool.query(`update orders set placed_at = ${midnight} - interval '1 second' where id = $1`, [body.id])
  const after = await home()
  expect(after.sales.days.at(-1).orders).toBe(before.sales.days.at(-1).orders - 1)
  expect(after.sales.days.at(-2).orders).toBe(before.sales.days.at(-2).orders + 1)
})

test('low stock is listed lowest first, up to the list’s limit', async () => {
  await makeActive(
    t.db,
    world.store.id,
    [5, 0, 3, 6, 1, 2, 4].map((quantity) => ({ ar: `منتج ${quantity}`, quantity })),
  )
  const { products } = await home()
  expect(products.low_stock.map(({ quantity }: { quantity: number }) => quantity)).toEqual([0, 1, 2, 3, 4])
  expect(products.low).toBe(6)
  expect(products.low_stock).toHaveLength(homeListLength)
})

test('news are the published ones for merchants', async () => {
  await t.pool.query(`insert into news (title, body, audience, published_at) values
    ('{"ar":"للتجار","en":"For stores"}', '{"ar":"","en":""}', 'stores', now() - interval '1 hour'),
    ('{"ar":"للزوار","en":"For visitors"}', '{"ar":"","en":""}', 'landing', now() - interval '1 hour'),
    ('{"ar":"غدًا","en":"Tomorrow"}', '{"ar":"","en":""}', 'all', now() + interval '1 day')`)
  expect((await home()).news.map(({ title }: { title: { en: string } }) => title.en)).toEqual(['For stores'])
})

test('a member sees the parts of the home with permission', async () => {
  await t.pool.query("update store_members set is_owner = false, permissions = '{products}' where store_id = $1", [world.store.id])
  // a store always has its owner
  await t.pool.query(
    "insert into store_members (store_id, name, email, phone, is_owner) values ($1, 'خالد', 'owner@test.example', '+966599999999', true)",
    [world.store.id],
  )
  const body = await home()
  expect(body).toMatchObject({ orders: null, sales: null })
  expect(body.products.total).toBeGreaterThan(0)
})

test('runs the same number of queries for any amount of data', async () => {
  const count = async (run: () => Promise<unknown>) => {
    let queries = 0
    const listen = () => queries++
    t.pool.on('acquire', listen)
    await run()
    t.pool.off('acquire', listen)
    return queries
  }
  const small = await count(() => home())
  await makeActive(
    t.db,
    world.store.id,
    Array.from({ length: 40 }, (_, n) => ({ ar: `كثير ${n}`, quantity: 1 })),
  )
  expect(await count(() => home())).toBe(small)
})
