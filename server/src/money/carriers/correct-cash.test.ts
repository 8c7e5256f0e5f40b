import { carriers } from '@rahba/contract/money/carriers'
import type { WholeOrder } from '@rahba/contract/orders/order-schemas'
import { desc, eq } from 'drizzle-orm'
import { afterEach, describe, expect, test } from 'vitest'
import { adminWith } from '../../../test/actors.ts'
import { carrierWorld } from '../../../test/carrier-world.ts'
import { once, testApp } from '../../../test/test-app.ts'
import { notifications } from '../../notifications/table.ts'
import { orders } from '../../orders/table.ts'
import { legsForAdminAdjustment } from '../ledger/events.ts'
import { postTransaction } from '../ledger/post-transaction.ts'
import { proveLedger } from '../ledger/proof.ts'
import { balanceOf } from '../ledger/read-accounts.ts'
import { correctCarrierCash } from './correct-cash.ts'
import { carrierCorrections } from './table.ts'

const t = await testApp()
const world = await carrierWorld(t)
const { store, ofStore, read } = world
const admin = await adminWith(t, ['dues.index', 'dues.create', 'dues.update'])
const ofCarrier = () => balanceOf(t.db, 'carrier_cod', carriers.smsa.account)
const raise = async () => (await t.call('POST', '/admin/dues', { token: admin.token, headers: once(), body: { store_id: store.id } })).body
const due = async (id: string) => (await t.call('GET', `/admin/dues/${id}`, { token: admin.token })).body

/** An order as it was booked before: a carrier delivered it, and the store was taken to have the cash. The migration lists it. */
async function oldOrder(given: { wallet?: number } = {}): Promise<WholeOrder> {
  const order = await world.placed({ method: 'cod', ...given })
  await t.db
    .update(orders)
    .set({ fulfilment: 'shipping_company', shipping_company: 'سمسا', tracking_number: String(order.number) })
    .where(eq(orders.id, order.id))
  return order
}
const listed = (...found: WholeOrder[]) =>
  t.db.insert(carrierCorrections).values(found.map(({ id }) => ({ order_id: id, store_id: store.id })))
const owedFor = (order: WholeOrder) => order.to_charge - order.store_share

afterEach(async () => {
  expect((await proveLedger(t.db)).filter(({ ok }) => !ok)).toEqual([])
})

describe('what was booked as if the store had the cash', () => {
  test('is put right by one linked posting an order, and asked for again it does nothing', async () => {
    const [before, smsa] = [await ofStore(), await ofCarrier()]
    const [order, other] = [await oldOrder(), await oldOrder({ wallet: 10_000 })]
    await listed(order, other)
    expect(await correctCarrierCash(t.db)).toBe(2)
    const held = order.store_share + other.to_charge
    expect(await ofStore()).toMatchObject({
      store_dues: before.store_dues,
      store_with_carriers: before.store_with_carriers + held,
      store_available: before.store_available,
    })
    expect(await ofCarrier()).toBe(smsa + order.to_charge + other.to_charge)
    expect((await read(order.id)).carrier_cash).toMatchObject({ carrier: 'smsa', status: 'open', held: order.store_share })
    const { rows } = await t.pool.query(`select note from ledger_transactions where event = 'M5c' and order_id = $1`, [order.id])
    expect(rows).toEqual([{ note: `order:${order.id}:M4` }])
    const after = await ofStore()
    await listed(order)
    expect(await correctCarrierCash(t.db)).toBe(1)
    expect(await ofStore()).toEqual(after)
  })

  test('an order that was delivered by an old process meanwhile is found without a list', async () => {
    const order = await oldOrder()
    expect(await correctCarrierCash(t.db)).toBe(1)
    expect((await read(order.id)).carrier_cash).toMatchObject({ status: 'open' })
  })

  test('dues that were billed are corrected by a line below zero, and the open statement is paid by what is given back', async () => {
    const order = await oldOrder()
    const own = await world.placed({ method: 'cod' })
    const { id, amount } = await raise()
    expect(amount).toBe(owedFor(order) + owedFor(own))
    await correctCarrierCash(t.db)
    // the statement itself stays as it was issued: what the order wrongly owed is offset, the rest is still to be paid
    expect(await due(id)).toMatchObject({ amount, paid: owedFor(order), status: 'due' })
    const { rows } = await t.pool.query(`select event, amount, due_id from due_lines where order_id = $1 order by entry_id`, [order.id])
    expect(rows).toEqual([
      { event: 'M4', amount: String(owedFor(order)), due_id: id },
      { event: 'M5c', amount: String(-owedFor(order)), due_id: null },
    ])
    expect((await ofStore()).store_dues).toBe(owedFor(own))
    const [told] = await t.db
      .select()
      .from(notifications)
      .where(eq(notifications.recipient_id, store.id))
      .orderBy(desc(notifications.id))
      .limit(1)
    expect(told?.data.ar.body).toContain('لدى شركات الشحن')
    const { body } = await t.call('GET', '/user-transactions', { token: store.token, query: { account: 'store_dues', event: 'M10c' } })
    expect(body.data[0]).toMatchObject({ amount: owedFor(order) })
  })

  test('dues that were paid come back to the store’s balance', async () => {
    const order = await oldOrder()
    await postTransaction(t.db, {
      event: 'M12',
      reference: `test:${order.id}`,
      store_id: store.id,
      legs: legsForAdminAdjustment({ account: 'store_available', owner_id: store.id }, owedFor(order)),
      actor: { type: 'system' },
    })
    const { id } = await raise()
    expect((await due(id)).status).toBe('offset')
    const givenBack = async (): Promise<number> =>
      (await t.call('GET', '/user-transactions', { token: store.token, query: { account: 'store_dues', event: 'M10c' } })).body.meta.total
    const [before, times] = [await ofStore(), await givenBack()]
    await correctCarrierCash(t.db)
    const after = await ofStore()
    expect(await givenBack()).toBe(times + 1)
    // an older statement that is still open takes it first
    expect(after.store_available - after.store_dues).toBe(before.store_available - before.store_dues + owedFor(order))
    expect(after.store_with_carriers).toBe(before.store_with_carriers + order.store_share)
  })

  test('what a return made the store owe is taken from its part that waits with the carrier', async () => {
    const order = await oldOrder()
    const before = await ofStore()
    const bore = await world.giveBack(order, 1)
    expect((await ofStore()).store_dues).toBe(before.store_dues + bore)
    await world.complete(order)
    await correctCarrierCash(t.db)
    expect(await ofStore()).toMatchObject({
      store_dues: before.store_dues - owedFor(order),
      store_with_carriers: before.store_with_carriers + order.store_share - bore,
      store_available: before.store_available,
    })
    expect((await read(order.id)).carrier_cash).toMatchObject({ held: order.store_share - bore, cash: order.to_charge })
  })
})
