import { formatDate } from '@rahba/contract/kernel/date-text'
import { todayInRiyadh } from '@rahba/contract/kernel/today'
import { addDays } from '@rahba/contract/statistics/periods'
import { weekdays } from '@rahba/contract/stores/profile/opening-times'
import { eq, sql } from 'drizzle-orm'
import { beforeEach, describe, expect, test } from 'vitest'
import { makeAddress, orderWorld } from '../../test/order-world.ts'
import { testApp } from '../../test/test-app.ts'
import { cities, countries, regions } from '../places/table.ts'
import { refreshOrderStops } from '../stores/refresh-order-stops.ts'
import { stores } from '../stores/table.ts'
import { orders } from './table.ts'

const t = await testApp()
const w = await orderWorld(t)
const { token } = w.store
const [riyadh] = await t.db.select().from(cities).where(eq(cities.id, w.city_id))
const region_id = riyadh?.region_id ?? ''
const [country] = await t.db.select().from(countries)
const [west] = await t.db
  .insert(regions)
  .values({ name: { ar: 'مكة المكرمة', en: 'Makkah' }, code: 'SA-02', country_id: country?.id ?? '' })
  .returning()
const [abroad] = await t.db
  .insert(countries)
  .values({ name: { ar: 'الكويت', en: 'Kuwait' }, iso: 'KW', dialling_code: '+965', currency: 'KWD' })
  .returning()
const [kuwait] = await t.db
  .insert(regions)
  .values({ name: { ar: 'العاصمة', en: 'Capital' }, country_id: abroad?.id ?? '' })
  .returning()
const [jeddah, ahsa, kuwaitCity] = await t.db
  .insert(cities)
  .values([
    { name: { ar: 'جدة', en: 'Jeddah' }, region_id: west?.id ?? '' },
    { name: { ar: 'الأحساء', en: 'Al Ahsa' }, region_id: west?.id ?? '' },
    { name: { ar: 'مدينة الكويت', en: 'Kuwait City' }, region_id: kuwait?.id ?? '' },
  ])
  .returning()
const addressIn = (city_id: string) => makeAddress(t.db, w.shopper.id, city_id)
const [inJeddah, inAhsa, inKuwait, inFar] = await Promise.all([
  addressIn(jeddah?.id ?? ''),
  addressIn(ahsa?.id ?? ''),
  addressIn(kuwaitCity?.id ?? ''),
  addressIn(w.far_city_id),
])

const rule = (changes: object) => ({ delivery_charge: 2500, min_order_cost: 0, ...changes })
const saveRules = (delivery_locations: object[], changes: object = {}, locale: 'ar' | 'en' = 'en') =>
  t.call('PUT', '/store/profile/shipping-settings', {
    token,
    locale,
    body: { has_delivery_service: true, delivery_charge: 1500, delivery_locations, shipping_companies: [], ...changes },
  })
const saveHours = (changes: object, locale: 'ar' | 'en' = 'en') =>
  t.call('PUT', '/store/profile/opening-hours', {
    token,
    locale,
    body: { opening_hours: null, ramadan_hours: null, holidays: [], orders_outside_hours: true, ...changes },
  })
const quote = async (address_id: string, quantity = 1) => {
  const { expected_total: _total, ...body } = w.cart(await w.product(), {
    address_id,
    lines: [{ product_id: await w.product(), quantity }],
  })
  return t.call('POST', '/user/orders/quote', { token: w.shopper.token, body, locale: 'en' })
}
const today = () => todayInRiyadh()
const everyDay = (...intervals: object[]) => Object.fromEntries(weekdays.map((day) => [day, intervals]))

beforeEach(async () => {
  expect((await saveHours({})).status).toBe(200)
})

describe('the applicable rule', () => {
  test('is for a city before its region before the Kingdom, and an exception before all of them', async () => {
    const saved = await saveRules([
      rule({}),
      rule({ region_id, delivery_charge: 2000 }),
      rule({ city_id: w.city_id, delivery_charge: 1000 }),
      rule({ city_id: ahsa?.id, delivers: false, delivery_charge: 0 }),
    ])
    expect(saved.status).toBe(200)
    const charge = async (address: string) => (await quote(address)).body.delivery
    expect([await charge(w.shopper.address_id), await charge(inFar), await charge(inJeddah)]).toEqual([1000, 2000, 2500])
    expect(await quote(inAhsa)).toMatchObject({ status: 422, body: { fields: { address_id: 'The store doesn’t deliver to this city' } } })
    // the rule of the Kingdom ends at its border
    expect((await quote(inKuwait)).status).toBe(422)
  })

  test('comes from older bodies with cities too, which have no free delivery and no days', async () => {
    const saved = await saveRules([{ city_id: w.city_id, delivery_charge: 1500, min_order_cost: 0 }])
    expect(saved.body.delivery_locations).toMatchObject([
      { city_id: w.city_id, region_id: null, delivers: true, free_from: null, days_min: null, days_max: null },
    ])
    expect((await quote(w.shopper.address_id)).body).toMatchObject({
      delivery: 1500,
      free_from: null,
      promised_from: null,
      promised_to: null,
    })
  })

  test('is unique for a place, and a second one is rejected at its row', async () => {
    expect((await saveRules([rule({}), rule({})])).body.fields).toEqual({
      'delivery_locations.1.region_id': 'The whole Kingdom is listed twice',
    })
    expect((await saveRules([rule({ region_id }), rule({ region_id })], {}, 'ar')).body.fields).toEqual({
      'delivery_locations.1.region_id': 'المنطقة مكررة',
    })
    expect((await saveRules([rule({ city_id: w.city_id }), rule({ city_id: w.city_id })])).body.fields).toHaveProperty([
      'delivery_locations.1.city_id',
    ])
    expect((await saveRules([rule({ days_min: 3, days_max: 2 })])).body.fields).toHaveProperty(['delivery_locations.0.days_max'])
  })

  test('is missing for a store with exceptions only, which delivers nowhere', async () => {
    await t.db.update(stores).set({ pickup_location: null }).where(eq(stores.id, w.store.id))
    const saved = await saveRules([rule({ region_id, delivers: false })])
    expect(saved.body.missing).toContainEqual(expect.objectContaining({ step: 'shipping' }))
    expect((await saveRules([rule({ region_id })])).body.missing).not.toContainEqual(expect.objectContaining({ step: 'shipping' }))
  })
})

describe('free delivery', () => {
  test('is calculated from the value of the goods and frozen on the order', async () => {
    await saveRules([rule({ free_from: 10_000 })])
    expect((await quote(w.shopper.address_id, 1)).body).toMatchObject({ delivery: 2500, delivery_waived: 0, free_from: 10_000 })
    expect((await quote(w.shopper.address_id, 2)).body).toMatchObject({ delivery: 0, delivery_waived: 0, total: 11_000 })
    const placed = await w.order(w.cart(await w.product(), { lines: [{ product_id: await w.product(), quantity: 2 }] }))
    expect(placed).toMatchObject({ status: 201, body: { total: 11_000 } })
    const read = await t.call('GET', `/user/orders/${placed.body.id}`, { token: w.shopper.token })
    expect(read.body).toMatchObject({ delivery: 0, delivery_waived: 0, goods: 10_000 })
  })
})

describe('promised dates', () => {
  test('are the same in the quote and in the order, for shopper, store and administrator', async () => {
    await saveRules([rule({ days_min: 1, days_max: 3 })], { preparation_days: 2 })
    const promised = { promised_from: addDays(today(), 3), promised_to: addDays(today(), 5) }
    expect((await quote(w.shopper.address_id)).body).toMatchObject(promised)
    const placed = await w.order(w.cart(await w.product()))
    expect(placed.body).toMatchObject(promised)
    const own = await t.call('GET', `/user/orders/${placed.body.id}`, { token: w.shopper.token })
    expect(own.body).toMatchObject(promised)
    const list = await t.call('GET', '/store/orders', { token })
    expect(list.body.data.find(({ id }: { id: string }) => id === placed.body.id)).toMatchObject(promised)
    // Both are told of the days with the order.
    const notices = await t.db.execute<{ body: string }>(
      sql`select data->'en'->>'body' as body from notifications where model_id = ${placed.body.id}`,
    )
    const last = formatDate(promised.promised_to, 'en', 'longDate')
    expect(notices.rows.map(({ body }) => body.includes(last))).toEqual([true, true])
  })

  test('limit the acceptance of an order to the time in which they are possible', async () => {
    const place = async () => {
      const { id } = (await w.order(w.cart(await w.product()))).body
      const [row] = await t.db.select({ placed_at: orders.placed_at, expires_at: orders.expires_at }).from(orders).where(eq(orders.id, id))
      return { placed_at: row?.placed_at ?? '', expires_at: row?.expires_at ?? '' }
    }
    const placeFor = async (days: number, preparation_days: number | null) => {
      await saveRules([rule({ days_min: days, days_max: days })], { preparation_days })
      return place()
    }
    const hours = (order: { expires_at: string; placed_at: string }) =>
      (Date.parse(order.expires_at) - Date.parse(order.placed_at)) / 3_600_000
    const endOfDay = (order: { placed_at: string }) =>
      (Date.parse(`${addDays(today(), 1)}T00:00+03:00`) - Date.parse(order.placed_at)) / 3_600_000
    const sameDay = await placeFor(0, 0)
    expect(hours(sameDay)).toBeCloseTo(Math.max(2, endOfDay(sameDay)), 2)
    const later = await placeFor(1, 1)
    expect(hours(later)).toBeCloseTo(Math.max(12, endOfDay(later)), 2)
    await saveRules([rule({})])
    expect(hours(await place())).toBeCloseTo(24, 2)
  })

  test('find overdue orders until they arrive', async () => {
    const placed = [await w.order(w.cart(await w.product())), await w.order(w.cart(await w.product()))].map(({ body }) => body.id)
    const [late = '', onTime = ''] = placed
    const setPromise = (id: string, day: string) =>
      t.db.update(orders).set({ promised_from: day, promised_to: day }).where(eq(orders.id, id))
    await setPromise(late, addDays(today(), -1))
    await setPromise(onTime, today())
    const find = async (query: object) => {
      const list = await t.call('GET', '/store/orders', { token, query: { per_page: 100, ...query } })
      return list.body.data.map(({ id }: { id: string }) => id).filter((id: string) => placed.includes(id))
    }
    expect(await find({ past_promise: true })).toEqual([late])
    expect(await find({})).toEqual([onTime, late])
    await t.db.update(orders).set({ status: 'delivered' }).where(eq(orders.id, late))
    expect(await find({ past_promise: true })).toEqual([])
  })

  test('move behind holidays', async () => {
    const start_date = addDays(today(), 1)
    await saveHours({ holidays: [{ name: { ar: 'عيد', en: '' }, start_date, end_date: addDays(start_date, 9), stops_orders: false }] })
    await saveRules([rule({ days_min: 1, days_max: 1 })], { preparation_days: 0 })
    expect((await quote(w.shopper.address_id)).body).toMatchObject({
      promised_from: addDays(today(), 11),
      promised_to: addDays(today(), 11),
    })
  })
})

describe('hours and holidays', () => {
  const inHours = (hours: number) => new Date(Date.now() + (3 + hours) * 3_600_000).toISOString().slice(11, 16)
  /** Hours that are over now and begin again in three hours, whatever time it is. */
  const closedNow = () => {
    const [opens, closes] = [inHours(3), inHours(4)]
    return everyDay({ opens, closes, next_day: closes <= opens })
  }

  test('stop orders outside the hours if the store wants it, name the next opening, and block its products', async () => {
    const product_id = await w.product()
    await saveRules([rule({})])
    expect((await saveHours({ opening_hours: closedNow(), orders_outside_hours: true })).body).toMatchObject({ orders_stopped: false })
    expect((await quote(w.shopper.address_id)).status).toBe(200)

    const saved = await saveHours({ opening_hours: closedNow(), orders_outside_hours: false })
    expect(saved.body).toMatchObject({ is_online: true, orders_stopped: true })
    const refused = await quote(w.shopper.address_id)
    expect(refused).toMatchObject({ status: 409, body: { code: 'store_closed_until' } })
    expect(refused.body.error).toMatch(/It takes them again \d+ \w+ 20\d\d, \d+:\d\d [ap]m$/)
    const shown = await t.call('GET', `/market/products/${product_id}`)
    expect(shown.body).toMatchObject({ orderable: false, unavailable_reason: 'store_offline', store: { is_online: false } })
    const store = await t.call('GET', `/market/stores/${w.store.slug}`)
    expect(store.body).toMatchObject({ is_online: false, hours: { is_open: false, holiday: null, is_ramadan: false } })
    expect(Date.parse(store.body.hours.changes_at)).toBeGreaterThan(Date.now())
    // Both pages say when it takes orders again.
    expect(Date.parse(store.body.takes_orders_at)).toBe(Date.parse(store.body.hours.changes_at))
    expect(shown.body.store.takes_orders_at).toBe(store.body.takes_orders_at)
    await t.db.update(stores).set({ is_online: false }).where(eq(stores.id, w.store.id))
    expect((await t.call('GET', `/market/stores/${w.store.slug}`)).body.takes_orders_at).toBeNull()
    await t.db.update(stores).set({ is_online: true }).where(eq(stores.id, w.store.id))
    const own = await t.call('GET', `/store/products/${product_id}`, { token })
    expect(own.body.store).toMatchObject({ is_online: true, orders_stopped: true })

    const opens = '00:00'
    await saveHours({ opening_hours: everyDay({ opens, closes: opens, next_day: true }), orders_outside_hours: false })
    expect((await quote(w.shopper.address_id)).status).toBe(200)
  })

  test('stop orders on a holiday’s days automatically', async () => {
    await saveRules([rule({})])
    const holiday = (start_date: string, end_date: string) => ({
      name: { ar: 'عيد الفطر', en: 'Eid' },
      start_date,
      end_date,
      stops_orders: true,
    })
    await saveHours({ holidays: [holiday(addDays(today(), 1), addDays(today(), 2))] })
    expect((await quote(w.shopper.address_id)).status).toBe(200)
    await saveHours({ holidays: [holiday(today(), addDays(today(), 2))] })
    expect(await quote(w.shopper.address_id)).toMatchObject({ status: 409, body: { code: 'store_closed_until' } })
    const store = await t.call('GET', `/market/stores/${w.store.slug}`, { locale: 'en' })
    expect(store.body.hours).toMatchObject({ is_open: false, holiday: 'Eid', holidays: [{ name: 'Eid' }] })
    // the clock alone ends it
    await t.db.update(stores).set({ order_stops: '{["2020-01-01","2020-01-02")}' }).where(eq(stores.id, w.store.id))
    expect((await quote(w.shopper.address_id)).status).toBe(200)
  })

  test('are calculated for the coming weeks by the nightly job, and removed when past', async () => {
    await saveHours({ opening_hours: closedNow(), orders_outside_hours: false })
    const stops = async () =>
      (await t.db.select({ order_stops: stores.order_stops }).from(stores).where(eq(stores.id, w.store.id)))[0]?.order_stops
    const later = Date.now() + 40 * 86_400_000
    expect(await stops()).not.toContain(addDays(todayInRiyadh(later), 2))
    expect(await refreshOrderStops(t.db, later)).toBe(1)
    expect(await stops()).toContain(addDays(todayInRiyadh(later), 2))
    expect(await stops()).not.toContain(today())
  })

  test('are rejected at their row if they end before they begin, in the reader’s language', async () => {
    const wrong = { ...everyDay({ opens: '09:00', closes: '12:00' }), monday: [{ opens: '16:00', closes: '02:00' }] }
    const refused = await saveHours({ opening_hours: wrong }, 'ar')
    expect(refused.status).toBe(422)
    expect(refused.body.fields['opening_hours.monday.0.closes']).toContain('ينتهي الدوام قبل أن يبدأ')
    expect((await t.call('GET', '/store/profile', { token })).body.opening_hours).toBeNull()
  })
})

describe('delivery on the public pages', () => {
  const delivery = (city?: string, locale: 'ar' | 'en' = 'ar') =>
    t.call('GET', `/market/stores/${w.store.slug}/delivery`, { locale, ...(city === undefined ? {} : { query: { city } }) })

  test('finds a city in any spelling and either language', async () => {
    await saveRules([rule({ days_min: 1, days_max: 2 }), rule({ city_id: ahsa?.id, delivers: false })])
    for (const typed of ['جده', 'جدة', 'Jeddah', 'jedda', ' جَدّة '])
      expect((await delivery(typed)).body, typed).toMatchObject({ city: 'جدة', delivers: true })
    for (const typed of ['الاحساء', 'احساء', 'الأحساء', 'ahsa'])
      expect((await delivery(typed)).body, typed).toMatchObject({ city: 'الأحساء', delivers: false })
    expect((await delivery()).body).toMatchObject({ delivers: true, excluded_cities: 1, excluded_regions: 0 })
    expect((await delivery('جده', 'en')).body).toMatchObject({ city: 'Jeddah', delivery_charge: 2500, promised_from: addDays(today(), 1) })
    expect((await delivery('لا توجد')).body).toMatchObject({ city: null })
    expect((await delivery('الرياض')).body).toMatchObject({ city: 'الرياض' })
    expect((await t.call('GET', '/market/stores/none-such/delivery')).status).toBe(404)
  })

  test('shows the terms of the Kingdom without a city', async () => {
    await saveRules([rule({ days_min: 1, days_max: 2, free_from: 9900 })])
    expect((await delivery()).body).toMatchObject({
      city: null,
      delivers: true,
      delivery_charge: 2500,
      free_from: 9900,
      promised_to: addDays(today(), 2),
    })
    const all = rule({ days_min: 3, days_max: 5, delivery_charge: 4500, free_from: 9900 })
    await saveRules([
      all,
      rule({ city_id: jeddah?.id, days_min: 1, days_max: 2, delivery_charge: 1500, min_order_cost: 5000 }),
      rule({ region_id, days_min: 2, days_max: 4, delivery_charge: 3000 }),
      rule({ city_id: ahsa?.id, delivers: false }),
    ])
    expect((await delivery()).body).toMatchObject({
      ...{ delivers: true, excluded_cities: 1, delivery_charge: 1500, max_delivery_charge: 4500, min_order_cost: 0, free_from: null },
      ...{ promised_from: addDays(today(), 1), promised_to: addDays(today(), 5) },
    })
    expect((await delivery('جدة')).body).toMatchObject({ delivery_charge: 1500, max_delivery_charge: 1500, min_order_cost: 5000 })
    // A place without days leaves the others without a common promise.
    await saveRules([all, rule({ region_id })])
    expect((await delivery()).body).toMatchObject({ delivers: true, promised_from: null, promised_to: null })
    await saveRules([rule({ region_id })])
    expect((await delivery()).body).toMatchObject({ city: null, delivers: false, promised_to: null })
    const store = await t.call('GET', `/market/stores/${w.store.slug}`, { locale: 'ar' })
    expect(store.body.delivery_locations).toMatchObject([{ city: null, region: 'الرياض', delivers: true }])
  })
})
