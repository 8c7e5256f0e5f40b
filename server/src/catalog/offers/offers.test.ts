import type { OfferBody } from '@rahba/contract/catalog/offers/offers.schemas'
import { type PricedOffer, priceUnderOffer } from '@rahba/contract/orders/pricing'
import { sql } from 'drizzle-orm'
import { beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { makeActive, makeAdmin, makeStore } from '../../../test/catalog-world.ts'
import { type OrderWorld, orderWorld } from '../../../test/order-world.ts'
import { testApp } from '../../../test/test-app.ts'
import { offerProducts, offers } from './table.ts'

const t = await testApp()
let world: OrderWorld
let token: string
let first: string
let second: string

/** A day in Riyadh, from today. */
const day = (from_today: number) =>
  new Intl.DateTimeFormat('en-CA', { timeZone: 'Asia/Riyadh' }).format(new Date(Date.now() + from_today * 86_400_000))
const toBody = (changes: Partial<OfferBody> = {}): OfferBody => ({
  offer_type: 'percentage',
  offer_value: 2000,
  start_date: day(0),
  end_date: day(7),
  products: [first],
  ...changes,
})
const add = (changes: Partial<OfferBody> = {}, locale: 'ar' | 'en' = 'en') =>
  t.call('POST', '/store/offers', { token, body: toBody(changes), locale })
const getFields = (answer: { body: { fields: Record<string, string> } }) => answer.body.fields

beforeAll(async () => {
  world = await orderWorld(t)
  token = world.store.token
  const [a = '', b = ''] = await makeActive(t.db, world.store.id, [
    { ar: 'سكري', en: 'Sukkari', price: 5000, quantity: 100 },
    { ar: 'عجوة', en: 'Ajwa', price: 3000, quantity: 100 },
  ])
  first = a
  second = b
})
beforeEach(async () => void (await t.db.delete(offers)))

describe('an offer', () => {
  test('may not end before it starts, nor in the past', async () => {
    expect(getFields(await add({ start_date: day(3), end_date: day(2) }))).toEqual({ end_date: 'End date can’t be before the start date' })
    expect(getFields(await add({ start_date: day(-3), end_date: day(-1) }))).toEqual({ end_date: 'Choose today or a later date' })
  })

  test('deducts at most the product’s price', async () => {
    const refused = await add({ offer_type: 'value', offer_value: 3001, products: [first, second] })
    expect(getFields(refused)).toEqual({ offer_value: 'The discount is more than the price of “Ajwa” (SAR\u00a030.00)' })
    expect((await add({ offer_type: 'value', offer_value: 3000, products: [first, second] })).status).toBe(201)
    expect(getFields(await add({ offer_value: 10_000 }))).toEqual({ offer_value: 'Offer value must be at most 99%' })
    // each bound in the unit that is typed
    expect(getFields(await add({ offer_value: 0 }))).toEqual({ offer_value: 'Offer value must be at least 0.01%' })
    expect(getFields(await add({ offer_type: 'value', offer_value: 0 }))).toEqual({
      offer_value: 'Offer value must be at least SAR\u00a00.01',
    })
    expect(getFields(await add({ offer_type: 'free_product', offer_value: 0 }))).toEqual({ offer_value: 'Offer value must be at least 1' })
  })

  test('is rejected if another applies on one of its days, and names it', async () => {
    await add({ end_date: day(5) })
    const refused = await add({ start_date: day(5), end_date: day(9), products: [second, first] })
    const [from, to] = [day(0), day(5)].map((one) => `${Number(one.slice(8))} \\w+ ${one.slice(0, 4)}`)
    expect(getFields(refused).products).toMatch(
      new RegExp(`^“Sukkari” already has an offer in this period: 20% off, from ${from} to ${to}$`),
    )
    expect((await add({ start_date: day(6), end_date: day(9) })).status).toBe(201)
    const both = await Promise.all([add({ products: [second] }), add({ products: [second] })])
    expect(both.map(({ status }) => status).toSorted()).toEqual([201, 422])
  })

  test('applies alone on a day in the database too', async () => {
    const values = { store_id: world.store.id, offer_type: 'value' as const, offer_value: 1, start_date: day(0), end_date: day(1) }
    const rows = await t.db.insert(offers).values([values, values]).returning({ id: offers.id })
    const put = (id: string | undefined) =>
      t.db.insert(offerProducts).values({ offer_id: id ?? '', product_id: first, days: sql`daterange(${day(0)}, ${day(1)}, '[]')` })
    await put(rows[0]?.id)
    await expect(put(rows[1]?.id)).rejects.toMatchObject({ cause: { constraint: 'offer_products_one_a_day' } })
  })

  test('belongs to its own store, and so do its products', async () => {
    const { body } = await add()
    const other = await makeStore(t.db)
    expect((await t.call('GET', `/store/offers/${body.id}`, { token: other.token })).status).toBe(404)
    expect((await t.call('POST', `/store/offers/${body.id}/stop`, { token: other.token })).status).toBe(404)
    const [strange = ''] = await makeActive(t.db, other.id, [{ ar: 'غريب' }])
    expect(Object.keys(getFields(await add({ products: [second, strange] })))).toEqual(['products.1'])
  })

  test('is found by state and by product, changed, stopped and deleted', async () => {
    const running = (await add()).body
    const scheduled = (await add({ start_date: day(2), products: [second] })).body
    const ids = async (query: Record<string, string>) =>
      (await t.call('GET', '/store/offers', { token, query })).body.data.map(({ id }: { id: string }) => id)
    expect(await ids({ state: 'running' })).toEqual([running.id])
    expect(await ids({ q: 'عجوه' })).toEqual([scheduled.id])
    const changed = await t.call('PUT', `/store/offers/${running.id}`, { token, body: toBody({ offer_value: 500, end_date: day(1) }) })
    expect(changed.body).toMatchObject({ offer_value: 500, end_date: day(1), state: 'running' })
    const stopped = await t.call('POST', '/store/offers/bulk', { token, body: { action: 'stop', ids: [running.id, scheduled.id] } })
    expect(stopped.body.results).toEqual([running, scheduled].map(({ id }) => ({ id, ok: true, error: null })))
    expect((await ids({ state: 'stopped' })).toSorted()).toEqual([running.id, scheduled.id].toSorted())
    expect((await t.call('PUT', `/store/offers/${running.id}`, { token, body: toBody() })).body.code).toBe('offer_over')
    // its products are free for another
    expect((await add()).status).toBe(201)
    expect((await t.call('DELETE', `/store/offers/${running.id}`, { token })).status).toBe(204)
  })
})

test('is exported with every product and its effect in words', async () => {
  await add({ offer_type: 'free_product', offer_value: 2, products: [first, second] })
  await add({ start_date: day(10), end_date: day(12) })
  const export_ = (query: Record<string, string>, locale: 'ar' | 'en' = 'ar') =>
    t.call('GET', '/store/offers/export', { token, locale, query: { format: 'csv', ...query } })
  const { status, headers, body } = await export_({ state: 'running' })
  expect([status, headers['content-type']]).toEqual([200, 'text/csv; charset=utf-8'])
  expect(body).toBe(
    `\ufeffالعرض,نوع العرض,المنتجات,تاريخ البداية,تاريخ النهاية,الحالة,وقت الإيقاف\nاشترِ قطعتين واحصل على أخرى مجانًا,قطعة مجانية,سكري، عجوة,${day(0)},${day(7)},سارٍ,\n`,
  )
  expect((await export_({ q: 'Sukkari', state: 'scheduled' }, 'en')).body).toContain(`20% off,Percentage off,Sukkari,${day(10)}`)
  const other = await makeStore(t.db)
  const theirs = await t.call('GET', '/store/offers/export', { token: other.token, query: { format: 'csv' } })
  expect(theirs.body.trim().split('\n')).toHaveLength(1)
})

describe('the price that a shopper pays', () => {
  const quote = async (quantity: number) => {
    const { expected_total: _, note: __, ...cart } = world.cart(first, { lines: [{ product_id: first, quantity }] })
    return (await t.call('POST', '/user/orders/quote', { token: world.shopper.token, body: cart })).body
  }
  const card = async () => (await t.call('GET', `/market/products/${first}`)).body.offer

  test('is reduced by a running percentage, on the page, in the quote and on the order', async () => {
    await add()
    expect(await card()).toEqual({ offer_type: 'percentage', offer_value: 2000, end_date: day(7), price: 4000 })
    expect(await quote(3)).toMatchObject({ list: 15_000, offer_discount: 3000, goods: 12_000 })
    const placed = await world.order(world.cart(first, { lines: [{ product_id: first, quantity: 3 }] }))
    // with 15.00 for delivery and 10.00 for cash
    expect(placed.body).toMatchObject({ total: 14_500 })
  })

  test('is reduced by an amount on each piece, or gives one more piece free', async () => {
    const { body } = await add({ offer_type: 'value', offer_value: 700 })
    expect((await card()).price).toBe(4300)
    expect(await quote(2)).toMatchObject({ offer_discount: 1400 })
    await t.call('POST', `/store/offers/${body.id}/stop`, { token })
    expect(await card()).toBeNull()
    await add({ offer_type: 'free_product', offer_value: 2 })
    expect((await card()).price).toBe(5000)
    expect(await quote(3)).toMatchObject({ list: 15_000, offer_discount: 5000, lines: [{ free_units: 1 }] })
  })

  test('is the normal price before an offer starts, and admins see future offers', async () => {
    await add({ start_date: day(1) })
    expect(await card()).toBeNull()
    expect(await quote(1)).toMatchObject({ offer_discount: 0 })
    const seen = await t.call('GET', `/admin/products/${first}`, { token: await makeAdmin(t.db) })
    expect(seen.body.offers).toMatchObject([{ state: 'scheduled', offer_value: 2000 }])
  })
})

describe('sorting and filtering by price', () => {
  let seller: Awaited<ReturnType<typeof makeStore>>
  let ids: string[]
  beforeAll(async () => {
    seller = await makeStore(t.db)
    ids = await makeActive(
      t.db,
      seller.id,
      [1000, 2000, 3000, 4000, 5000].map((price, n) => ({ ar: `صنف ${n}`, en: `Item ${n}`, price, quantity: 9 })),
    )
  })
  const put = (products: (string | undefined)[], changes: Partial<OfferBody>) =>
    t.call('POST', '/store/offers', {
      token: seller.token,
      body: toBody({ ...changes, products: products.filter((id) => id !== undefined) }),
    })
  const page = async (query: Record<string, string | number>) =>
    (await t.call('GET', '/market/products', { query: { store: seller.slug, ...query } })).body
  const shown = (row: { final_price: number; offer: { price: number } | null }) => row.offer?.price ?? row.final_price
  const prices = async (query: Record<string, string | number>) => (await page(query)).data.map(shown)

  test('uses the visible price, both ways and across pages', async () => {
    await put([ids[4]], { offer_value: 9000 })
    await put([ids[2]], { offer_type: 'value', offer_value: 1500 })
    await put([ids[3]], { offer_type: 'free_product', offer_value: 2 })
    expect(await prices({ sort: 'price' })).toEqual([500, 1000, 1500, 2000, 4000])
    expect(await prices({ sort: '-price' })).toEqual([4000, 2000, 1500, 1000, 500])
    for (const sort of ['price', '-price']) {
      const seen: number[] = []
      let cursor: string | undefined
      do {
        const { data, meta } = await page({ sort, limit: 2, ...(cursor ? { cursor } : {}) })
        seen.push(...data.map(shown))
        cursor = meta.next_cursor ?? undefined
      } while (cursor)
      expect(seen).toEqual(await prices({ sort }))
    }
    expect(await prices({ price_from: 600, price_to: 2000, sort: 'price' })).toEqual([1000, 1500, 2000])
    expect((await prices({ price_to: 1500 })).toSorted((a: number, b: number) => a - b)).toEqual([500, 1000, 1500])
    expect(await prices({ q: 'صنف', sort: 'price', price_to: 600 })).toEqual([500])
  })

  test('follows the product’s own price, and the offer’s end', async () => {
    const { body } = await put([ids[0]], { offer_value: 5000 })
    expect(await prices({ sort: 'price', limit: 1 })).toEqual([500])
    await t.db.execute(sql`update products set price_after_discount = 600 where id = ${ids[0]}`)
    expect(await prices({ sort: 'price', limit: 1 })).toEqual([300])
    await t.call('POST', `/store/offers/${body.id}/stop`, { token: seller.token })
    expect(await prices({ sort: 'price', limit: 1 })).toEqual([600])
    await t.db.execute(sql`update products set price_after_discount = null where id = ${ids[0]}`)
  })

  test('ignores an offer that begins tomorrow', async () => {
    await put([ids[4]], { offer_value: 9000, start_date: day(1) })
    expect(await prices({ sort: 'price' })).toEqual([1000, 2000, 3000, 4000, 5000])
  })

  test('is the same price in the database as on an order', async () => {
    const rules: PricedOffer[] = [
      ...[1, 333, 1250, 5000, 9899, 9900].map((offer_value) => ({ offer_type: 'percentage' as const, offer_value })),
      ...[1, 99, 1000, 5_000_000].map((offer_value) => ({ offer_type: 'value' as const, offer_value })),
      { offer_type: 'free_product', offer_value: 1 },
    ]
    for (const rule of rules) {
      for (const price of [1, 2, 3, 49, 50, 51, 99, 1995, 10_001, 99_999_999]) {
        const { rows } = await t.db.execute<{ price: string }>(
          sql`select price_under_offer(${price}::bigint, ${rule.offer_type}, ${rule.offer_value}::int) as price`,
        )
        expect(Number(rows[0]?.price), `${rule.offer_type} ${rule.offer_value} of ${price}`).toBe(priceUnderOffer(price, rule))
      }
    }
  })
})
