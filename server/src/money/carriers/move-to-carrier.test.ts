import { carriers } from '@rahba/contract/money/carriers/carriers'
import { asc, desc, eq } from 'drizzle-orm'
import { afterEach, describe, expect, test } from 'vitest'
import { adminWith } from '../../../test/actors.ts'
import { carrierWorld } from '../../../test/carrier-world.ts'
import { makeSlip } from '../../../test/order-world.ts'
import { accepted, remittanceDesk, remittanceRow } from '../../../test/remittance-desk.ts'
import { once, testApp } from '../../../test/test-app.ts'
import { admins } from '../../access/table.ts'
import { notifications } from '../../notifications/table.ts'
import { storeCommissions } from '../../stores/commission/commission-table.ts'
import { storeMembers, stores } from '../../stores/table.ts'
import { dueLines } from '../dues/table.ts'
import { proveLedger } from '../ledger/proof.ts'
import { readBalance } from '../ledger/read-accounts.ts'

const t = await testApp()
const world = await carrierWorld(t)
const { store, ofStore, read } = world
const desk = await remittanceDesk(t)
const dues = await adminWith(t, ['dues.index', 'dues.create', 'dues.update'])

/** An order whose cash is booked as the store's, as if its own driver had delivered it. */
const ownCash = (given: Parameters<typeof world.placed>[0] = {}) => world.placed({ method: 'cod', ...given })
const toLines = (order_id: string) =>
  t.db
    .select({ event: dueLines.event, amount: dueLines.amount })
    .from(dueLines)
    .where(eq(dueLines.order_id, order_id))
    .orderBy(asc(dueLines.id))
const bill = () => accepted(t.call('POST', '/admin/dues', { token: dues.token, headers: once(), body: { store_id: store.id } }))
const readDue = async (id: string) => (await t.call('GET', `/admin/dues/${id}`, { token: dues.token })).body
const actOnDue = (id: string, body: object) => t.call('POST', `/admin/dues/${id}/actions`, { token: dues.token, headers: once(), body })

afterEach(async () => {
  expect((await proveLedger(t.db)).filter(({ ok }) => !ok)).toEqual([])
})

describe('cash that was booked as the store’s and that a carrier remits', () => {
  test('pays the statement that billed it to the store, so that nothing is due', async () => {
    const order = await ownCash()
    const due = await bill()
    expect(due).toMatchObject({ status: 'due', amount: order.to_charge - order.store_share })
    const { id } = await desk.prepared([remittanceRow(order, order.to_charge)], order.to_charge)
    await accepted(desk.decide(id, 'booked_to_store', 'carrier_collected'))
    await accepted(desk.act(id, 'post'))
    expect(await readDue(due.id)).toMatchObject({
      status: 'offset',
      paid: due.amount,
      settlements: [{ kind: 'credit', amount: due.amount }],
    })
    expect((await ofStore()).store_dues).toBe(0)
    // nothing of it is billed again
    const unbilled = await t.call('GET', '/admin/dues/unbilled', { token: dues.token, query: { store_id: store.id } })
    expect(unbilled.body).toMatchObject({ amount: 0 })
  })

  test('pays the rest of its statement after a pending transfer', async () => {
    const [moved, kept] = [await ownCash(), await ownCash({ quantity: 1 })]
    const owed = kept.to_charge - kept.store_share
    const due = await bill()
    const slip = await makeSlip(t.db, store.id, 'store')
    const claim = { amount: owed, bank_account_id: world.bank_account_id, sender_name: 'مؤسسة سدير', slip }
    await accepted(t.call('POST', `/store/dues/${due.id}/claim`, { token: store.token, headers: once(), body: claim }))
    const { id } = await desk.prepared([remittanceRow(moved, moved.to_charge)], moved.to_charge)
    await accepted(desk.decide(id, 'booked_to_store', 'carrier_collected'))
    await accepted(desk.act(id, 'post'))
    expect(await accepted(actOnDue(due.id, { action: 'confirm', reference: 'FT10' }))).toMatchObject({ status: 'offset', paid: due.amount })
    expect((await ofStore()).store_dues).toBe(0)
  })

  test('pays a statement whose transfer was rejected, and does not change one that was paid', async () => {
    const [first, second] = [await ownCash(), await ownCash({ quantity: 1 })]
    const due = await bill()
    const slip = await makeSlip(t.db, store.id, 'store')
    const claim = { amount: due.amount, bank_account_id: world.bank_account_id, sender_name: 'مؤسسة سدير', slip }
    await accepted(t.call('POST', `/store/dues/${due.id}/claim`, { token: store.token, headers: once(), body: claim }))
    const { id } = await desk.prepared([remittanceRow(first, first.to_charge)], first.to_charge)
    await accepted(desk.decide(id, 'booked_to_store', 'carrier_collected'))
    await accepted(desk.act(id, 'post'))
    expect(await readDue(due.id)).toMatchObject({ status: 'paid_claimed', paid: 0 })
    const owed = second.to_charge - second.store_share
    expect(await accepted(actOnDue(due.id, { action: 'send_back', reason: 'لم يصل' }))).toMatchObject({
      status: 'due',
      paid: due.amount - owed,
    })
    expect(await accepted(actOnDue(due.id, { action: 'confirm', reference: 'FT9' }))).toMatchObject({ status: 'paid' })
    // given back after the statement was paid: it lowers the next one
    const next = await desk.prepared([remittanceRow(second, second.to_charge)], second.to_charge)
    await accepted(desk.decide(next.id, 'booked_to_store', 'carrier_collected'))
    await accepted(desk.act(next.id, 'post'))
    expect(await readDue(due.id)).toMatchObject({ status: 'paid' })
    expect((await ofStore()).store_dues).toBe(-owed)
    const later = await ownCash({ quantity: 4 })
    expect(await bill()).toMatchObject({ amount: later.to_charge - later.store_share - owed })
  })

  test('is rebooked: the store owes nothing for it, gets its share, and is notified', async () => {
    const before = await ofStore()
    const order = await ownCash()
    const owed = order.to_charge - order.store_share
    const { id, kinds } = await desk.prepared([remittanceRow(order, order.to_charge)], order.to_charge)
    expect(kinds).toMatchObject([{ kind: 'booked_to_store', lines: 1, undecided: 1, expected: order.to_charge }])
    expect((await desk.act(id, 'post')).body.code).toBe('remittance_undecided')
    expect((await desk.decide(id, 'booked_to_store', 'accept')).status).toBe(422)
    expect(await accepted(desk.decide(id, 'booked_to_store', 'carrier_collected'))).toMatchObject({ expected_total: order.to_charge })
    await accepted(desk.act(id, 'post'))
    expect(await ofStore()).toEqual({ ...before, store_pending: before.store_pending + order.store_share })
    expect(await readBalance(t.db, 'carrier_cod', carriers.smsa.account)).toBe(0)
    expect(await toLines(order.id)).toEqual([
      { event: 'order_delivered_cod', amount: owed },
      { event: 'order_delivered_cod', amount: -owed },
    ])
    expect((await read(order.id)).carrier_cash).toMatchObject({
      carrier: 'smsa',
      cash: order.to_charge,
      released: order.store_share,
      status: 'remitted',
    })
    const [told] = await t.db
      .select()
      .from(notifications)
      .where(eq(notifications.model_id, order.id))
      .orderBy(desc(notifications.id))
      .limit(1)
    expect(told).toMatchObject({ notif_type: 'MoneyNotification', data: { ar: { title: 'نقد الطلب لدى شركة الشحن' } } })
    expect(told?.data.ar.body).toContain(String(order.number))
    await world.complete(order)
    expect((await ofStore()).store_available).toBe(before.store_available + order.store_share)
    // what was booked round can't be booked round again
    const again = await desk.prepared([remittanceRow(order, order.to_charge)], 0)
    expect(again.kinds).toMatchObject([{ kind: 'already' }])
  })

  test('of a registered store without commission, whose delivery moved no money, is rebooked as well', async () => {
    const [was] = await t.db.select({ vat_regime: stores.vat_regime, vat_no: stores.vat_no }).from(stores).where(eq(stores.id, store.id))
    await t.db.update(stores).set({ vat_regime: 'registered', vat_no: '311111111100003' }).where(eq(stores.id, store.id))
    await t.db
      .insert(storeCommissions)
      .values({ store_id: store.id, commission_bp: 0, starts_at: new Date(0).toISOString(), reason: 'عرض الانضمام' })
    const order = await ownCash()
    await t.db.delete(storeCommissions).where(eq(storeCommissions.store_id, store.id))
    await t.db
      .update(stores)
      .set({ ...was })
      .where(eq(stores.id, store.id))
    expect(order.store_share).toBe(order.to_charge)
    const before = await ofStore()
    const { id } = await desk.prepared([remittanceRow(order, order.to_charge)], order.to_charge)
    await accepted(desk.decide(id, 'booked_to_store', 'carrier_collected'))
    await accepted(desk.act(id, 'post'))
    expect(await ofStore()).toEqual({ ...before, store_pending: before.store_pending + order.store_share })
    expect((await read(order.id)).carrier_cash).toMatchObject({ released: order.store_share, status: 'remitted' })
  })

  test('leaves a missing part owed by the carrier, and makes a surplus the carrier’s credit', async () => {
    const [less, more] = [await ownCash(), await ownCash({ quantity: 2 })]
    const before = await ofStore()
    const credit = await readBalance(t.db, 'carrier_credit', carriers.smsa.account)
    const rows = [remittanceRow(less, less.to_charge - 1500), remittanceRow(more, more.to_charge + 700)]
    const { id } = await desk.prepared(rows, less.to_charge - 1500 + more.to_charge + 700)
    await accepted(desk.decide(id, 'booked_to_store', 'carrier_collected'))
    await accepted(desk.act(id, 'post'))
    expect((await read(less.id)).carrier_cash).toMatchObject({ status: 'part', settled: less.to_charge - 1500 })
    expect(await readBalance(t.db, 'carrier_credit', carriers.smsa.account)).toBe(credit + 700)
    const owed = [less, more].reduce((sum, { to_charge, store_share }) => sum + to_charge - store_share, 0)
    const held = Math.min(less.store_share, 1500)
    expect(await ofStore()).toEqual({
      ...before,
      store_dues: before.store_dues - owed,
      store_with_carriers: before.store_with_carriers + held,
      store_pending: before.store_pending + less.store_share + more.store_share - held,
    })
    const rest = await desk.prepared([], 0)
    expect(rest.kinds).toMatchObject([{ kind: 'missing', expected: 1500 }])
    await accepted(desk.decide(rest.id, 'missing', 'platform_bears'))
    await accepted(desk.act(rest.id, 'post'))
  })

  test('after a return: the store’s debt for the refund is taken from the carrier’s remittance', async () => {
    const order = await ownCash()
    const bore = await world.giveBack(order, 1)
    await world.complete(order)
    const before = await ofStore()
    const { id } = await desk.prepared([remittanceRow(order, order.to_charge)], order.to_charge)
    await accepted(desk.decide(id, 'booked_to_store', 'carrier_collected'))
    await accepted(desk.act(id, 'post'))
    const owed = order.to_charge - order.store_share
    expect(await ofStore()).toEqual({
      ...before,
      store_dues: before.store_dues - owed - bore,
      store_available: before.store_available + order.store_share - bore,
    })
  })

  test('does not change the wallet’s part', async () => {
    const order = await ownCash({ wallet: 10_000 })
    const before = await ofStore()
    const { id } = await desk.prepared([remittanceRow(order, order.to_charge)], order.to_charge)
    await accepted(desk.decide(id, 'booked_to_store', 'carrier_collected'))
    await accepted(desk.act(id, 'post'))
    expect(await ofStore()).toEqual({ ...before, store_pending: before.store_pending + order.to_charge })
  })

  test('is rebooked once by two remittances, and not at all if the line is ignored', async () => {
    const order = await ownCash()
    const ignored = await desk.prepared([remittanceRow(order, order.to_charge)], 0)
    await accepted(desk.decide(ignored.id, 'booked_to_store', 'ignore'))
    await accepted(desk.act(ignored.id, 'post'))
    expect((await read(order.id)).carrier_cash).toBeNull()
    const two = await Promise.all([1, 2].map(() => desk.prepared([remittanceRow(order, order.to_charge)], order.to_charge)))
    for (const { id } of two) await accepted(desk.decide(id, 'booked_to_store', 'carrier_collected'))
    const answers = await Promise.all(two.map(({ id }) => desk.act(id, 'post')))
    expect(answers.map(({ status }) => status).sort()).toEqual([200, 409])
    expect(answers.find(({ status }) => status === 409)?.body.code).toBe('remittance_changed')
  })

  test('can’t be recorded by members of that store, or for an order without cash', async () => {
    const order = await ownCash()
    const open = await world.placed({ method: 'cod', upTo: 'accepted' })
    const paid = await world.placed()
    const rows = [order, open, paid].map((one) => remittanceRow(one, one.total))
    const { id, kinds } = await desk.prepared(rows, order.to_charge)
    expect(kinds.map(({ kind, lines }) => [kind, lines])).toEqual([
      ['booked_to_store', 1],
      ['not_expected', 2],
    ])
    await accepted(desk.decide(id, 'not_expected', 'ignore'))
    await accepted(desk.decide(id, 'booked_to_store', 'carrier_collected'))
    const [member] = await t.db.select().from(storeMembers).where(eq(storeMembers.store_id, store.id))
    const [mine] = await t.db.select().from(admins).where(eq(admins.id, desk.admin.admin_id))
    const email = (value: string) =>
      t.db
        .update(storeMembers)
        .set({ email: value, email_verified_at: new Date().toISOString() })
        .where(eq(storeMembers.id, member?.id ?? ''))
    await email(mine?.email ?? '')
    expect((await desk.act(id, 'post')).body.code).toBe('own_store')
    await email(member?.email ?? '')
    await accepted(desk.act(id, 'post'))
  })
})
