import { randomUUID } from 'node:crypto'
import { placeOrderBody } from '@rahba/contract/orders/checkouts/checkout'
import { type OpeningTimes, weekdays } from '@rahba/contract/stores/profile/opening-times'
import { eq, sql } from 'drizzle-orm'
import { describe, expect, test } from 'vitest'
import { orderWorld } from '../../../test/order-world.ts'
import { testApp } from '../../../test/test-app.ts'
import type { Db } from '../../platform/db/types.ts'
import { branches } from '../../stores/branches/table.ts'
import { deliveryLocations, stores } from '../../stores/table.ts'
import { actOnOrder } from '../act-on-order.ts'
import { placeOrder } from '../place-order.ts'
import { orders } from '../table.ts'

// How long a store has to accept an order that is paid after it was placed. Moments are in Riyadh.

const t = await testApp()
const w = await orderWorld(t)
const product_id = await w.product(100)

/** Runs something as if it were this moment. */
const at = <R>(moment: string, run: (db: Db) => Promise<R>) =>
  t.db.transaction(async (tx) => {
    await tx.execute(sql`select set_config('rahba.now', ${new Date(`${moment}+03:00`).toISOString()}, true)`)
    return run(tx)
  })
const readLimit = async (db: Db, id: string) => {
  const [row] = await db.select({ expires_at: orders.expires_at, from: orders.promised_from }).from(orders).where(eq(orders.id, id))
  const limit = row?.expires_at && new Date(Date.parse(row.expires_at) + 3 * 3_600_000).toISOString().slice(0, 16)
  return { limit, from: row?.from }
}
const place = async (db: Db, payment_method: 'cod' | 'bank_transfer', fulfilment: 'store_delivery' | 'pickup' = 'store_delivery') => {
  const address_id = fulfilment === 'pickup' ? null : w.shopper.address_id
  const expected_total = fulfilment === 'pickup' ? 5000 : 6500
  const body = placeOrderBody.parse(w.cart(product_id, { fulfilment, address_id, payment_method, expected_total }))
  return (await placeOrder({ db, gateway: null }, w.shopper.id, body, 'en')).id
}
const pay = (db: Db, order_id: string) =>
  actOnOrder(db, {
    order_id,
    scope: 'all',
    actor: { type: 'system', id: null },
    input: { action: 'confirm_payment', note: null },
    payment: { payment_id: randomUUID(), into: 'bank', reference: randomUUID(), fee: 0 },
    locale: 'en',
  })
const placeAt = (moment: string, ...how: ['cod' | 'bank_transfer', 'pickup'?]) => at(moment, (db) => place(db, ...how))
/** The limit of an order that is placed at one moment and paid at another. */
const paid = async (placed: string, moment: string, fulfilment?: 'pickup') => {
  const id = await placeAt(placed, 'bank_transfer', fulfilment)
  return at(moment, async (db) => {
    await pay(db, id)
    return (await readLimit(db, id)).limit
  })
}

const nine = [{ opens: '09:00', closes: '17:00', next_day: false }]
const evening = [{ opens: '20:00', closes: '02:00', next_day: true }]
const week = (intervals: typeof nine) =>
  Object.fromEntries(weekdays.map((day) => [day, day === 'friday' ? [] : intervals])) as OpeningTimes['opening_hours']
const setTimes = (
  times: Partial<OpeningTimes>,
  days: { preparation_days: number | null; days_min: number | null; days_max: number | null },
) =>
  Promise.all([
    t.db
      .update(stores)
      .set({ opening_hours: week(nine), ramadan_hours: null, holidays: [], preparation_days: days.preparation_days, ...times })
      .where(eq(stores.id, w.store.id)),
    t.db
      .update(deliveryLocations)
      .set({ days_min: days.days_min, days_max: days.days_max })
      .where(eq(deliveryLocations.store_id, w.store.id)),
  ])
const days = { preparation_days: 1, days_min: 1, days_max: 2 }
const holiday = (start_date: string, end_date: string) => ({ name: { ar: 'عيد', en: 'Eid' }, start_date, end_date, stops_orders: false })

// No charge of a payment method, and hours that are no limit by themselves.
await t.db.execute(
  sql`insert into settings (key, body) values ('accept_hours', '72'), ('cod_fee', '0') on conflict (key) do update set body = excluded.body`,
)

describe('an order that is paid later', () => {
  // Ramadan of 1448 is from 8 February to 9 March 2027. Wednesday, 9 September 2026, is an ordinary day, and Friday is off.
  const cases: [string, string, Partial<OpeningTimes>, string, string][] = [
    ['by the hours', '2026-09-09T10:00', {}, '2026-09-12', '2026-09-09T22:00'],
    ['by the hours', '2026-09-09T01:00', {}, '2026-09-12', '2026-09-09T17:00'],
    ['by the hours of Ramadan', '2027-02-09T10:00', { ramadan_hours: week(evening) }, '2027-02-11', '2027-02-10T02:00'],
    ['over a holiday', '2026-09-09T01:00', { holidays: [holiday('2026-09-10', '2026-09-14')] }, '2026-09-16', '2026-09-09T17:00'],
    ['on a holiday', '2026-09-10T10:00', { holidays: [holiday('2026-09-10', '2026-09-14')] }, '2026-09-17', '2026-09-13T10:00'],
    ['without hours', '2026-09-09T10:00', { opening_hours: null }, '2026-09-11', '2026-09-10T00:00'],
  ]
  test.each(cases)('has the same deadline as one that is paid on delivery: %s, %s', async (_name, moment, times, from, limit) => {
    await setTimes(times, days)
    const read = (method: 'cod' | 'bank_transfer') =>
      at(moment, async (db) => {
        const id = await place(db, method)
        if (method === 'bank_transfer') await pay(db, id)
        return readLimit(db, id)
      })
    expect(await read('cod')).toEqual({ from, limit })
    expect(await read('bank_transfer')).toEqual({ from, limit })
  })

  test('may be accepted until the closing time of the day from which its promise counts', async () => {
    await setTimes({}, days)
    // It is promised from Saturday, which is two working days after Wednesday.
    expect(await paid('2026-09-08T18:00', '2026-09-09T01:00')).toBe('2026-09-09T17:00')
    // A payment that comes after that day leaves the store half a day.
    expect(await paid('2026-09-08T18:00', '2026-09-10T09:00')).toBe('2026-09-10T21:00')
    // On the promised day two hours are left, or the night where the store has closed.
    expect(await paid('2026-09-08T18:00', '2026-09-12T16:30')).toBe('2026-09-12T18:30')
    expect(await paid('2026-09-08T18:00', '2026-09-12T17:30')).toBe('2026-09-13T05:30')
    expect(await paid('2026-09-08T18:00', '2026-09-14T10:00')).toBe('2026-09-14T22:00')
  })

  test('follows the hours at its payment, with new holidays and with Ramadan', async () => {
    await setTimes({}, days)
    const id = await placeAt('2026-09-08T10:00', 'bank_transfer')
    await setTimes({ holidays: [holiday('2026-09-09', '2026-09-09')] }, days)
    // The holiday leaves only Tuesday and Monday before its Thursday.
    expect(await at('2026-09-08T11:00', async (db) => pay(db, id).then(() => readLimit(db, id)))).toEqual({
      from: '2026-09-10',
      limit: '2026-09-08T23:00',
    })
    await setTimes({ ramadan_hours: week(evening) }, days)
    // Placed before the fast, on Sunday the 7th of February, and paid on its first day.
    expect(await paid('2027-02-07T18:00', '2027-02-08T09:00')).toBe('2027-02-09T02:00')
  })

  test('and picked up has no delivery', async () => {
    await setTimes({}, days)
    expect(await paid('2026-09-08T18:00', '2026-09-09T01:00', 'pickup')).toBe('2026-09-09T17:00')
    await setTimes({}, { ...days, preparation_days: 3 })
    expect(await paid('2026-09-08T18:00', '2026-09-09T01:00', 'pickup')).toBe('2026-09-09T17:00')
  })

  test('has the default deadline if nothing was promised', async () => {
    await setTimes({}, { ...days, days_min: null, days_max: null })
    expect(await paid('2026-09-08T18:00', '2026-09-09T01:00')).toBe('2026-09-12T01:00')
  })

  test('keeps its deadline if the store closed meanwhile, and its branch stays until payment', async () => {
    await setTimes({}, days)
    const [branch] = await t.db
      .insert(branches)
      .values({ store_id: w.store.id, name: { ar: 'العليا', en: 'Olaya' }, city_id: w.city_id, delivers: true })
      .returning()
    const branch_id = branch?.id ?? ''
    const id = await placeAt('2026-09-08T18:00', 'bank_transfer')
    await t.db.update(orders).set({ branch_id }).where(eq(orders.id, id))
    const close = () => t.call('DELETE', `/store/branches/${branch_id}`, { token: w.store.token, locale: 'en' })
    expect((await close()).body.code).toBe('branch_has_orders')
    await t.db.update(stores).set({ is_online: false }).where(eq(stores.id, w.store.id))
    await t.db.update(branches).set({ delivers: false, pick_up: true, address: 'Olaya Street' }).where(eq(branches.id, branch_id))
    expect((await at('2026-09-09T01:00', async (db) => pay(db, id).then(() => readLimit(db, id)))).limit).toBe('2026-09-09T17:00')
    await t.db.update(stores).set({ is_online: true }).where(eq(stores.id, w.store.id))
  })
})
