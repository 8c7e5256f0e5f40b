import { randomUUID } from 'node:crypto'
import { todayInRiyadh } from '@rahba/contract/kernel/today'
import { addDays } from '@rahba/contract/statistics/periods'
import { type OpeningWeek, weekdays } from '@rahba/contract/stores/profile/opening-times'
import { approval, type StoreApproval } from '@rahba/contract/stores/store-states'
import { eq, sql } from 'drizzle-orm'
import { describe, expect, test } from 'vitest'
import { makeActive } from '../../../test/catalog-world.ts'
import { counting } from '../../../test/counting.ts'
import { makeSellingStore, makeShopper, orderWorld } from '../../../test/order-world.ts'
import { testApp } from '../../../test/test-app.ts'
import { offerProducts, offers } from '../../catalog/offers/table.ts'
import { products } from '../../catalog/table.ts'
import { branches } from '../../stores/branches/table.ts'
import { deliveryLocations, stores } from '../../stores/table.ts'

const t = await testApp()
const world = await orderWorld(t)
const newShopper = () => makeShopper(t.db, world.city_id)
const put = (token: string, lines: object[], version?: string) =>
  t.call('PUT', '/user/cart', { token, body: { lines }, ...(version ? { headers: { 'if-match': version } } : {}) })
const merge = (token: string, lines: object[]) => t.call('POST', '/user/cart/merge', { token, body: { lines } })
const price = (lines: object[], more: object = {}) => t.call('POST', '/market/cart', { locale: 'en', body: { lines, ...more } })
const line = (product_id: string, quantity = 1) => ({ product_id, quantity })

/** Takes half off a product, from today on. */
async function offerHalf(product_id: string): Promise<void> {
  const [start_date, end_date] = [todayInRiyadh(), addDays(todayInRiyadh(), 1)]
  const values = { store_id: world.store.id, offer_type: 'percentage' as const, offer_value: 5000, start_date, end_date }
  const [offer] = await t.db.insert(offers).values(values).returning({ id: offers.id })
  const days = sql`daterange(${start_date}, ${end_date}, '[]')`
  await t.db.insert(offerProducts).values({ offer_id: offer?.id ?? '', product_id, days })
}

describe('a stored cart', () => {
  test('is empty with a version, contains saved lines, and is private', async () => {
    const [one, other] = [await newShopper(), await newShopper()]
    const empty = await t.call('GET', '/user/cart', { token: one.token })
    expect(empty).toMatchObject({ status: 200, body: { lines: [], updated_at: expect.any(String) } })
    const product = await world.product()
    const saved = await put(one.token, [line(product, 2)], empty.body.updated_at)
    expect(saved).toMatchObject({ status: 200, body: { lines: [{ product_id: product, quantity: 2, options: [], variant_id: null }] } })
    expect((await t.call('GET', '/user/cart', { token: one.token })).body).toEqual(saved.body)
    expect((await t.call('GET', '/user/cart', { token: other.token })).body.lines).toEqual([])
    expect((await t.call('GET', '/user/cart')).status).toBe(401)
  })

  test('accepts one of two saves over the same version', async () => {
    const { token } = await newShopper()
    const product = await world.product()
    for (let round = 0; round < 4; round++) {
      const { updated_at } = (await t.call('GET', '/user/cart', { token })).body
      const answers = await Promise.all([put(token, [line(product, 1)], updated_at), put(token, [line(product, 2)], updated_at)])
      expect(answers.map(({ status }) => status).sort()).toEqual([200, 409])
      const won = answers.find(({ status }) => status === 200)
      expect((await t.call('GET', '/user/cart', { token })).body).toEqual(won?.body)
    }
  })

  test('merges by the larger quantity, with the same result in any order', async () => {
    const [one, other] = [await newShopper(), await newShopper()]
    const [a, b, c] = [await world.product(), await world.product(), await world.product()]
    const [left, right] = [
      [line(a, 3), line(b, 1)],
      [line(a, 2), line(b, 5), line(c, 1)],
    ]
    const quantities = (answer: { body: { lines: { product_id: string; quantity: number }[] } }) =>
      Object.fromEntries(answer.body.lines.map(({ product_id, quantity }) => [product_id, quantity]))
    await merge(one.token, left)
    const merged = quantities(await merge(one.token, right))
    expect(merged).toEqual({ [a]: 3, [b]: 5, [c]: 1 })
    expect(quantities(await merge(one.token, right))).toEqual(merged)
    await merge(other.token, right)
    expect(quantities(await merge(other.token, left))).toEqual(merged)
  })

  test('rejects quantities and lengths above the limits of an order, and keeps its lines', async () => {
    const { token } = await newShopper()
    const product = await world.product()
    await put(token, [line(product)])
    for (const quantity of [0, -1, 1e9, 1.5]) expect((await put(token, [line(product, quantity)])).status, String(quantity)).toBe(422)
    const many = Array.from({ length: 101 }, () => line(randomUUID()))
    expect((await put(token, many)).status).toBe(422)
    expect((await put(token, [line(product), line(product)])).status).toBe(422)
    expect(await merge(token, many.slice(1))).toMatchObject({ status: 409, body: { code: 'cart_full' } })
    expect((await t.call('GET', '/user/cart', { token })).body.lines).toMatchObject([line(product)])
  })
})

describe('the price of a cart', () => {
  test('is grouped by store and equals the price of an order, regardless of submitted prices', async () => {
    const second = await makeSellingStore(t.db, world.city_id, 20_000)
    const [mine, [theirs = '']] = [await world.product(10), await makeActive(t.db, second.id, [{ ar: 'تمر' }])]
    const { status, body } = await price([{ ...line(mine, 2), seen_price: 1 }, line(theirs)], { city: 'الرياض' })
    expect(status).toBe(200)
    expect(body.stores.map(({ store }: { store: { id: string } }) => store.id)).toEqual([world.store.id, second.id])
    expect(body.stores[0]).toMatchObject({
      total: 10_000,
      delivery: { charge: 1500 },
      lines: [{ unit_price: 5000, total: 10_000, price_change: 'up' }],
    })
    const { subtotal, delivery } = body.stores[1]
    expect(delivery.missing_to_minimum).toBe(20_000 - subtotal)
    // The second store's goods are below its minimum, but they can be collected.
    expect([body.total, body.pieces]).toEqual([body.stores[0].total + body.stores[1].total, 3])
    await t.db.update(branches).set({ pick_up: false }).where(eq(branches.id, second.id))
    const delivered = (await price([line(mine, 2), line(theirs)], { city: 'الرياض' })).body
    expect([delivered.total, delivered.pieces]).toEqual([10_000, 2])
  })

  test('excludes lines with too little stock from its sum and from minimums', async () => {
    const [enough, few] = [await world.product(10), await world.product(1)]
    const least = 6000
    await t.db.update(deliveryLocations).set({ min_order_cost: least }).where(eq(deliveryLocations.store_id, world.store.id))
    await t.db.update(branches).set({ pick_up: false }).where(eq(branches.id, world.store.id))
    const read = async (lines: object[]) => (await price(lines, { city: 'الرياض' })).body
    const [part] = (await read([line(enough), line(few, 2)])).stores
    expect(part).toMatchObject({ total: 5000, subtotal: 5000, delivery: { missing_to_minimum: least - 5000 } })
    expect(await read([line(enough), line(few, 2)])).toMatchObject({ total: 0, pieces: 0 })
    expect(await read([line(enough, 2), line(few, 2)])).toMatchObject({ total: 10_000, pieces: 2 })
    await t.db.update(deliveryLocations).set({ min_order_cost: 0 }).where(eq(deliveryLocations.store_id, world.store.id))
    await t.db.update(branches).set({ pick_up: true }).where(eq(branches.id, world.store.id))
  })

  test('reports changes: too few, sold out, no longer sold, a variant of another product, a closed store', async () => {
    const [few, out, hidden, other] = [await world.product(2), await world.product(), await world.product(), await world.product()]
    await t.db.update(products).set({ quantity: 0 }).where(eq(products.id, out))
    await t.db.update(products).set({ status: 'draft' }).where(eq(products.id, hidden))
    const lines = [line(few, 3), line(out), line(hidden), { ...line(few), variant_id: other }, line(randomUUID())]
    const { body, status } = await price(lines)
    expect([status, body.fields]).toEqual([200, undefined])
    const found = body.stores.flatMap(({ lines }: { lines: { index: number; name: string | null; problem: object | null }[] }) => lines)
    const at = (index: number) => found.find((one: { index: number }) => one.index === index)
    // Two lines of one product count together.
    expect(at(0)).toMatchObject({ problem: { code: 'over_stock', max: 2 }, unit_price: 5000, total: null })
    expect(at(1)).toMatchObject({ problem: { code: 'sold_out' }, total: null })
    expect(at(2)).toMatchObject({ problem: { code: 'product_not_for_sale' }, name: null })
    const [{ name: last } = { name: null }] = await t.db.select({ name: products.name }).from(products).where(eq(products.id, hidden))
    for (const status of ['hidden', 'blocked'] as const) {
      await t.db.update(products).set({ status }).where(eq(products.id, hidden))
      const [gone] = (await price([line(hidden)])).body.stores[0].lines
      expect(gone).toMatchObject({ problem: { code: 'product_not_for_sale' }, name: last?.en, slug: null, image: null, total: null })
    }
    expect(at(3)).toMatchObject({ problem: { code: 'not_found' }, total: null })
    expect(at(4)).toMatchObject({ problem: { code: 'product_not_for_sale' }, name: null })
    await t.db.update(stores).set({ is_online: false }).where(eq(stores.id, world.store.id))
    expect((await price([line(few)])).body.stores[0].problem).toBe('The store is closed and isn’t taking orders right now')
    // Goods of a closed store keep their price, but the cart's sum is of what can be ordered.
    expect((await price([line(few)])).body).toMatchObject({ total: 0, pieces: 0, stores: [{ total: 5000 }] })
    await t.db.update(stores).set({ is_online: true }).where(eq(stores.id, world.store.id))
  })

  test('explains why goods of a suspended or closed store can’t be ordered, and prices the rest', async () => {
    const second = await makeSellingStore(t.db, world.city_id)
    const [mine, [theirs = '']] = [await world.product(), await makeActive(t.db, second.id, [{ ar: 'تمر' }])]
    const setApproval = (approved: StoreApproval) =>
      t.db
        .update(stores)
        .set({ approved, is_online: approved === approval.approved })
        .where(eq(stores.id, second.id))
    const gone = async (approved: StoreApproval) => {
      await setApproval(approved)
      const { body } = await price([line(mine), line(theirs)], { city: 'الرياض' })
      expect(body).toMatchObject({
        total: 5000,
        pieces: 1,
        stores: [{ store: { id: world.store.id }, lines: [{ problem: null }] }, { store: null }],
      })
      return body.stores[1].lines[0]
    }
    expect(await gone(approval.suspended)).toMatchObject({
      problem: { code: 'store_unavailable', text: 'This store isn’t available on Rahba right now', max: null },
      ...{ name: expect.any(String), slug: null, image: null, unit_price: null, total: null },
    })
    expect((await gone(approval.closed)).problem).toMatchObject({ code: 'store_shut_down', text: 'This store has closed permanently' })
    await setApproval(approval.approved)
  })

  test('promises a delivery date, unless the store has no branch that delivers', async () => {
    await t.db.update(deliveryLocations).set({ days_min: 1, days_max: 2 }).where(eq(deliveryLocations.store_id, world.store.id))
    const lines = [line(await world.product())]
    const read = async () => (await price(lines, { city: 'الرياض' })).body.stores[0]
    const today = todayInRiyadh()
    // A store with one branch names none.
    expect((await read()).delivery).toMatchObject({ promised_from: addDays(today, 1), promised_to: addDays(today, 2), branch: null })
    await t.db.update(branches).set({ delivers: false }).where(eq(branches.id, world.store.id))
    expect(await read()).toMatchObject({
      ...{ delivery: null, delivery_problem: 'The store doesn’t offer delivery right now', fulfilments: ['pickup'] },
      pickup_branches: [{ id: world.store.id, has_all: true }],
    })
    const { body } = await t.call('GET', `/market/stores/${world.store.slug}/delivery`, { query: { city: 'الرياض' } })
    expect(body.delivers).toBe(false)
    await t.db.update(branches).set({ delivers: true }).where(eq(branches.id, world.store.id))
  })

  test('shows a line’s price before its discount and its offer, VAT included', async () => {
    const [reduced, offered, plain, few] = [await world.product(), await world.product(), await world.product(), await world.product(1)]
    await t.db.update(products).set({ price_after_discount: 4000 }).where(eq(products.id, few))
    await t.db.update(products).set({ price_after_discount: 4000 }).where(eq(products.id, reduced))
    await offerHalf(offered)
    const read = async () => (await price([line(reduced, 2), line(offered), line(plain), line(few, 2)])).body.stores[0]
    expect((await read()).lines).toMatchObject([
      { total: 8000, total_before: 10_000 },
      { total: 2500, total_before: 5000 },
      { total: 5000, total_before: null },
      { total: null, total_before: null },
    ])
    await t.db.update(stores).set({ is_products_including_vat: false }).where(eq(stores.id, world.store.id))
    expect((await read()).lines[0]).toMatchObject({ total: 9200, total_before: 11_500 })
    await t.db.update(stores).set({ is_products_including_vat: true }).where(eq(stores.id, world.store.id))
  })

  test('shows the charge and the days of each fulfilment, as on the order', async () => {
    const product = await world.product()
    const ofStore = eq(deliveryLocations.store_id, world.store.id)
    await t.db.update(deliveryLocations).set({ days_min: 1, days_max: 2, free_from: 10_000 }).where(ofStore)
    await t.db.update(stores).set({ preparation_days: 0 }).where(eq(stores.id, world.store.id))
    const today = todayInRiyadh()
    const read = async (quantity: number, city: string | null = 'الرياض') =>
      (await price([line(product, quantity)], { city })).body.stores[0].hand_overs
    const days = { promised_from: addDays(today, 1), promised_to: addDays(today, 2) }
    const collected = { fulfilment: 'pickup', charge: 0, promised_from: today, promised_to: today }
    expect(await read(1)).toEqual([
      { fulfilment: 'store_delivery', charge: 1500, ...days },
      { fulfilment: 'shipping_company', charge: 1500, ...days },
      collected,
    ])
    expect(await read(2)).toMatchObject([{ charge: 0 }, { charge: 0 }, { charge: 0 }])
    const nowhere = { charge: null, promised_from: null, promised_to: null }
    expect(await read(1, null)).toMatchObject([nowhere, nowhere, collected])
    const ask = (fulfilment: string) => {
      const { expected_total: _, ...asked } = world.cart(product, { payment_method: 'bank_transfer' })
      return t.call('POST', '/user/orders/quote', { token: world.shopper.token, body: { ...asked, fulfilment } })
    }
    const vat = { is_products_including_vat: false, applying_vat_admission: true, calc_vat_on_charge: true }
    await t.db.update(stores).set(vat).where(eq(stores.id, world.store.id))
    const goods = (await price([line(product)], { city: 'الرياض' })).body.stores[0].total
    for (const { fulfilment, charge, ...promised } of await read(1)) {
      if (fulfilment === 'pickup') continue
      expect((await ask(fulfilment)).body, fulfilment).toMatchObject({ total: goods + charge, ...promised })
    }
    await t.db.update(stores).set({ is_products_including_vat: true, preparation_days: null }).where(eq(stores.id, world.store.id))
    await t.db.update(deliveryLocations).set({ free_from: null }).where(ofStore)
  })

  test('shows when orders can be picked up today, and why the store is closed', async () => {
    const lines = [line(await world.product())]
    const set = (times: object) => t.db.update(stores).set(times).where(eq(stores.id, world.store.id))
    const read = async (city: string, locale: 'ar' | 'en' = 'en') =>
      (await t.call('POST', '/market/cart', { locale, body: { lines, city } })).body.stores[0]
    expect(await read('الرياض')).toMatchObject({ hours: null, pickup_branches: [{ in_city: true }] })
    expect((await read('شقراء')).pickup_branches).toMatchObject([{ in_city: false }])
    const always = { opens: '00:00', closes: '00:00', next_day: true }
    const week = Object.fromEntries(weekdays.map((day) => [day, [always]])) as OpeningWeek
    await set({ opening_hours: week })
    expect((await read('الرياض')).hours).toEqual({ is_open: true, changes_at: null, holiday: null, today: [always], next: [] })
    const today = todayInRiyadh()
    const name = { ar: 'إجازة', en: 'Holiday' }
    await set({ holidays: [{ name, start_date: addDays(today, -1), end_date: addDays(today, 1), stops_orders: false }] })
    expect((await read('الرياض', 'ar')).hours).toEqual({
      ...{ is_open: false, holiday: 'إجازة', today: [], next: [always] },
      changes_at: new Date(Date.parse(`${addDays(today, 2)}T00:00+03:00`)).toISOString(),
    })
    await set({ opening_hours: null, holidays: [] })
  })

  test('runs the same number of statements for any number of goods', async () => {
    await t.db.insert(branches).values({ store_id: world.store.id, name: { ar: 'العليا', en: 'Olaya' }, city_id: world.city_id })
    const lines = await Promise.all([1, 2, 3, 4, 5].map(async () => line(await world.product())))
    const count = async (some: object[]) => {
      let statements = 0
      const stop = counting(() => statements++)
      await price(some, { city: 'الرياض' })
      stop()
      return statements
    }
    await count(lines)
    expect(await count(lines)).toBe(await count(lines.slice(0, 1)))
  })
})
