import { carriers } from '@rahba/contract/money/carriers/carriers'
import type { WholeOrder } from '@rahba/contract/orders/order-shapes'
import { and, desc, eq } from 'drizzle-orm'
import { afterEach, beforeEach, describe, expect, test } from 'vitest'
import { adminWith } from '../../../test/actors.ts'
import { carrierWorld } from '../../../test/carrier-world.ts'
import { accepted, remittanceDesk, remittanceHead, remittanceRow } from '../../../test/remittance-desk.ts'
import { once, testApp } from '../../../test/test-app.ts'
import { uploadFile } from '../../../test/upload-file.ts'
import { admins } from '../../access/table.ts'
import { notifications } from '../../notifications/table.ts'
import { settings } from '../../settings/table.ts'
import { storeMembers } from '../../stores/table.ts'
import { proveLedger } from '../ledger/proof.ts'
import { readBalance } from '../ledger/read-accounts.ts'
import { carrierCollections } from './table.ts'
import { watchCarriers } from './watch-carriers.ts'

const t = await testApp()
const world = await carrierWorld(t)
const { store, carried, ofStore, read } = world
const { admin, create, read: read1, toLines, act, upload, decide, prepared } = await remittanceDesk(t)
const second = await adminWith(t, ['payments.index', 'payments.update'])
const ofCarrier = () => readBalance(t.db, 'carrier_cod', carriers.smsa.account)
const riyals = (amount: number) => (amount / 100).toFixed(2)

// what a test leaves with the carrier is not another test's missing line
beforeEach(async () => {
  const { body } = await create({ period_from: '2020-01-01' })
  const open = await toLines(body.id)
  if (open.length > 0) {
    await accepted(decide(body.id, 'missing', 'store_has_it'))
    await accepted(act(body.id, 'post'))
  }
})
afterEach(async () => {
  expect((await proveLedger(t.db)).filter(({ ok }) => !ok)).toEqual([])
})

describe('a remittance', () => {
  test('that matches gives each store its share, once, and notifies it', async () => {
    const [first, other] = [await carried({ tracking: 'SM1' }), await carried({ tracking: 'SM2' })]
    const [before, bank] = [await ofStore(), await readBalance(t.db, 'bank')]
    const cash = first.to_charge + other.to_charge
    // one line has the number of its parcel alone, the other that of its order
    const {
      id,
      kinds,
      expected_total: calculated,
    } = await prepared([`SM1,,${riyals(first.to_charge)},5`, `,#${other.number},${riyals(other.to_charge)},5.00`], cash - 1000)
    expect(kinds).toEqual([{ kind: 'matched', lines: 2, undecided: 0, expected: cash, collected: cash }])
    expect(calculated).toBe(cash - 1000)
    const [one, two] = await Promise.all([act(id, 'post'), act(id, 'post', second.token)])
    expect([one.status, two.status].sort()).toEqual([200, 409])
    expect(await read1(id)).toMatchObject({ status: 'posted' })
    const share = first.store_share + other.store_share
    expect(await ofStore()).toEqual({
      ...before,
      store_with_carriers: before.store_with_carriers - share,
      store_pending: before.store_pending + share,
    })
    expect(await readBalance(t.db, 'bank')).toBe(bank + cash - 1000)
    expect(await ofCarrier()).toBe(0)
    expect((await read(first.id)).carrier_cash).toMatchObject({ status: 'remitted', settled: first.to_charge, held: 0 })
    const [told] = await t.db
      .select()
      .from(notifications)
      .where(eq(notifications.recipient_id, store.id))
      .orderBy(desc(notifications.id))
      .limit(1)
    expect(told?.data.ar.body).toContain('طلبين')
    // after the window it may be paid out
    await world.complete(first)
    expect((await ofStore()).store_available).toBe(before.store_available + first.store_share)
    // the same orders again are known as remitted before
    const again = await prepared([remittanceRow(first, first.to_charge)], 0)
    expect(again.kinds).toMatchObject([{ kind: 'already', lines: 1, undecided: 1 }])
  })

  test('of an order after its return window makes the store’s share available right away', async () => {
    const order = await carried()
    await world.complete(order)
    const before = await ofStore()
    const { id } = await prepared([remittanceRow(order, order.to_charge)], order.to_charge)
    await accepted(act(id, 'post'))
    expect(await ofStore()).toEqual({
      ...before,
      store_with_carriers: before.store_with_carriers - order.store_share,
      store_available: before.store_available + order.store_share,
    })
  })

  test('is stored under a file name that was cut between characters', async () => {
    const { body } = await create()
    const name = `${'x'.repeat(119)}🎁.csv`
    const answer = await uploadFile(
      t,
      admin.token,
      `/admin/carrier-remittances/${body.id}/file`,
      Buffer.from(`${remittanceHead}\n,,1,`),
      name,
    )
    expect(answer).toMatchObject({ status: 200, body: { file: 'x'.repeat(119) } })
  })

  test('is read with totals below, headings further down, Arabic headings and digits', async () => {
    const order = await carried({ tracking: 'SM77' })
    const { body } = await create({ amount: order.to_charge })
    const arabic = riyals(order.to_charge).replace(/\d/g, (digit) => '٠١٢٣٤٥٦٧٨٩'[Number(digit)] ?? digit)
    const { status, body: read } = await upload(body.id, `كشف التوريد;;\nرقم البوليصة;المبلغ المحصّل;رقم الطلب\nSM77;${arabic};\n;999;\n`)
    expect([status, read.kinds]).toEqual([200, [expect.objectContaining({ kind: 'matched', lines: 1 })]])
    expect((await upload(body.id, 'a,b\n1,2')).body.code).toBe('remittance_columns')
    const wrong = await upload(body.id, `${remittanceHead}\nSM77,,12a.5,`)
    expect([wrong.status, wrong.body.code]).toEqual([422, 'remittance_bad_amount'])
    expect(wrong.body.error).toContain('2')
    // what was there stays
    expect((await read1(body.id)).lines).toBe(1)
  })

  test('with differences shows each, and is recorded when all are decided and the total is right', async () => {
    const orders: WholeOrder[] = []
    for (let n = 0; n < 6; n++) orders.push(await carried({ tracking: `D${n}` }))
    const [short, lost, over, missing, direct, foreign] = orders as [WholeOrder, WholeOrder, WholeOrder, WholeOrder, WholeOrder, WholeOrder]
    const strange = await carried({ carrier: 'Aramex', tracking: 'AR1' })
    const own = await world.placed({ method: 'cod' })
    const before = await ofStore()
    const cash = short.to_charge
    const { id, kinds } = await prepared(
      [
        remittanceRow(short, cash - 2000),
        remittanceRow(lost, cash - 3000),
        remittanceRow(over, cash + 700),
        remittanceRow(foreign, cash),
        remittanceRow(foreign, cash),
        remittanceRow(strange, cash),
        `,${own.number},10,`,
        'NOBODY,,25,1',
      ],
      0,
    )
    expect(kinds.map(({ kind, lines }) => [kind, lines])).toEqual([
      ['matched', 1],
      ['short', 2],
      ['over', 1],
      ['missing', 2],
      ['other_carrier', 1],
      ['doubled', 1],
      ['booked_to_store', 1],
      ['unknown', 1],
    ])
    expect((await act(id, 'post')).body.code).toBe('remittance_undecided')
    expect((await decide(id, 'over', 'platform_bears')).body).toMatchObject({
      code: 'validation',
      fields: { decision: expect.any(String) },
    })
    const lines = await toLines(id)
    const one = (order: WholeOrder, decision: string) =>
      accepted(
        t.call('POST', `/admin/carrier-remittances/${id}/decisions`, {
          token: admin.token,
          headers: once(),
          body: { ids: lines.filter((line) => line.order_number === String(order.number)).map((line) => line.id), decision, note: 'قرار' },
        }),
      )
    await one(short, 'carrier_owes')
    await one(lost, 'platform_bears')
    await one(missing, 'carrier_owes')
    await one(direct, 'store_has_it')
    await accepted(decide(id, 'over', 'carrier_credit'))
    await accepted(decide(id, 'other_carrier', 'accept'))
    await accepted(decide(id, 'doubled', 'ignore'))
    await accepted(decide(id, 'booked_to_store', 'ignore'))
    await accepted(decide(id, 'unknown', 'carrier_credit'))
    const { expected_total: calculated } = await read1(id)
    expect(calculated).toBe(5 * cash - 2000 - 3000 + 700 + 2500 - 100)
    expect((await act(id, 'post')).body).toMatchObject({ code: 'remittance_amount_differs' })
    const { number: _n, status: _s, ...draft } = await read1(id)
    const { carrier, period_from, period_to, reference, fee_by, note } = draft
    await accepted(
      t.call('PUT', `/admin/carrier-remittances/${id}`, {
        token: admin.token,
        body: { carrier, period_from, period_to, reference, fee_by, note, amount: calculated },
      }),
    )
    // the decisions stayed with their lines
    await accepted(act(id, 'post'))
    const share = short.store_share
    expect(await ofStore()).toEqual({
      store_with_carriers: before.store_with_carriers - share * 6 + Math.min(share, 2000),
      store_pending: before.store_pending + share * 5 - Math.min(share, 2000),
      store_available: before.store_available,
      store_dues: before.store_dues + cash - share,
    })
    expect(await ofCarrier()).toBe(2000 + cash)
    expect(await readBalance(t.db, 'carrier_credit', carriers.smsa.account)).toBe(700 + 2500)
    const states = await Promise.all(orders.map(async ({ id }) => (await read(id)).carrier_cash?.status))
    expect(states).toEqual(['part', 'written_off', 'remitted', 'open', 'with_store', 'remitted'])
    expect((await read(strange.id)).carrier_cash).toMatchObject({ carrier: 'aramex', status: 'remitted' })
    // what it still owes is taken from its credit, and no more than it has
    const rest = await prepared([], 0)
    expect(rest.kinds).toMatchObject([{ kind: 'missing', lines: 2, expected: 2000 + cash }])
    await accepted(decide(rest.id, 'missing', 'from_credit'))
    expect((await act(rest.id, 'post')).body.code).toBe('balance_too_low')
    const [large] = (await toLines(rest.id)).filter(({ expected }) => expected === cash)
    await accepted(
      t.call('POST', `/admin/carrier-remittances/${rest.id}/decisions`, {
        token: admin.token,
        headers: once(),
        body: { ids: [large?.id], decision: 'carrier_owes', note: 'لاحقًا' },
      }),
    )
    await accepted(act(rest.id, 'post'))
    expect((await read(short.id)).carrier_cash?.status).toBe('remitted')
    expect(await readBalance(t.db, 'carrier_credit', carriers.smsa.account)).toBe(1200)
  })

  test('deducts the carrier’s fee from a store that bears it, and a shortage too', async () => {
    const [order, less] = [await carried(), await carried({ tracking: '2' })]
    const before = await ofStore()
    const rows = [remittanceRow(order, order.to_charge, 500), remittanceRow(less, less.to_charge - 1000, 500)]
    const { id } = await prepared(rows, order.to_charge + less.to_charge - 2000, { fee_by: 'store' })
    await accepted(decide(id, 'short', 'store_bears'))
    await accepted(act(id, 'post'))
    expect((await ofStore()).store_pending).toBe(before.store_pending + order.store_share + less.store_share - 2000)
    expect((await ofStore()).store_with_carriers).toBe(before.store_with_carriers - order.store_share - less.store_share)
    // the page of each order says so
    expect((await read(order.id)).carrier_cash).toMatchObject({ released: order.store_share - 500, borne: 500 })
    expect((await read(less.id)).carrier_cash).toMatchObject({ released: less.store_share - 1500, borne: 1500 })
  })

  test('and a return: before the remittance the return takes from the held share, after it from pending', async () => {
    const [order, later] = [await carried({ tracking: 'R1' }), await carried({ tracking: 'R2' })]
    const { id } = await prepared(
      [remittanceRow(order, order.to_charge), remittanceRow(later, later.to_charge)],
      order.to_charge + later.to_charge,
    )
    const bore = await world.giveBack(order, 1)
    const before = await ofStore()
    await accepted(act(id, 'post'))
    expect((await ofStore()).store_pending).toBe(before.store_pending + order.store_share + later.store_share - bore)
    const after = await ofStore()
    const gave = await world.giveBack(later, 1)
    expect(await ofStore()).toEqual({ ...after, store_pending: after.store_pending - gave })
    // what is left of it becomes available once
    await world.complete(later)
    expect((await ofStore()).store_available).toBe(after.store_available + later.store_share - gave)
  })

  test('and a simultaneous decision about a return wait for each other, and the books balance', async () => {
    const order = await carried({ tracking: 'RACE' })
    const { id } = await prepared([remittanceRow(order, order.to_charge)], order.to_charge)
    const [posted, bore] = await Promise.all([act(id, 'post'), world.giveBack(order, 1)])
    expect([posted.status, bore > 0]).toEqual([200, true])
    await world.complete(order)
    expect((await read(order.id)).carrier_cash).toMatchObject({ status: 'remitted', held: 0 })
  })

  test('of an order that another remittance has recorded is matched again first', async () => {
    const order = await carried({ tracking: 'TWO' })
    const [one, two] = [
      await prepared([remittanceRow(order, order.to_charge)], order.to_charge),
      await prepared([remittanceRow(order, order.to_charge)], order.to_charge),
    ]
    const answers = await Promise.all([act(one.id, 'post'), act(two.id, 'post', second.token)])
    expect(answers.map(({ status }) => status).sort()).toEqual([200, 409])
    expect(answers.find(({ status }) => status === 409)?.body.code).toBe('remittance_changed')
    const lost = answers[0]?.status === 409 ? one.id : two.id
    expect((await act(lost, 'match')).body.kinds).toMatchObject([{ kind: 'already', undecided: 1 }])
    expect((await act(lost, 'discard')).body.status).toBe('discarded')
    expect((await act(lost, 'post')).body.code).toBe('remittance_wrong_state')
  })
})

describe('recording a remittance', () => {
  test('uses a bank reference of a carrier once, also when two do it at the same moment', async () => {
    const answers = await Promise.all([create({ reference: 'FT-ONE' }), create({ reference: 'FT-ONE' }), create({ reference: 'FT-ONE' })])
    expect(answers.map(({ status }) => status).sort()).toEqual([201, 422, 422])
    expect(answers.find(({ status }) => status === 422)?.body.fields.reference).toMatch(/4\d{4}/)
  })

  test('needs two administrators from the limit on, and a change withdraws the first approval', async () => {
    const order = await carried({ tracking: 'BIG' })
    await t.db.insert(settings).values({ key: 'payout_second_limit', body: 1000 })
    const { id } = await prepared([remittanceRow(order, order.to_charge)], order.to_charge)
    expect((await act(id, 'post')).body).toMatchObject({ status: 'draft', first_posted_by: expect.any(String), needs_second: true })
    expect((await act(id, 'post')).body.code).toBe('remittance_needs_another')
    const notices = await t.call('GET', '/admin/notifications', { token: second.token })
    expect(notices.body.data[0]).toMatchObject({
      model: 'remittances',
      model_id: id,
      data: { ar: { title: 'توريد بانتظار اعتماد مشرف آخر' } },
    })
    await accepted(act(id, 'match'))
    expect(await read1(id)).toMatchObject({ first_posted_by: null })
    await accepted(act(id, 'post'))
    expect((await act(id, 'post', second.token)).body).toMatchObject({ status: 'posted' })
    await t.db.delete(settings).where(eq(settings.key, 'payout_second_limit'))
  })

  test('needs two administrators for parts, when one has recorded as much alone as the setting allows', async () => {
    const clerk = await adminWith(t, ['payments.index', 'payments.update'])
    const record = async (tracking: string) => {
      const order = await carried({ tracking })
      const { id } = await prepared([remittanceRow(order, order.to_charge)], order.to_charge)
      return (await act(id, 'post', clerk.token)).body
    }
    const first = await record('PART1')
    await t.db.insert(settings).values({ key: 'payout_admin_limit', body: 2 * first.amount })
    expect([first, await record('PART2')]).toMatchObject([{ status: 'posted' }, { status: 'draft', needs_second: true }])
    await t.db.delete(settings).where(eq(settings.key, 'payout_admin_limit'))
  })

  test('is not allowed to people of the store', async () => {
    const order = await carried({ tracking: 'OWN' })
    const { id } = await prepared([remittanceRow(order, order.to_charge)], order.to_charge)
    const [member] = await t.db.select().from(storeMembers).where(eq(storeMembers.store_id, store.id))
    const [mine] = await t.db.select().from(admins).where(eq(admins.id, second.admin_id))
    await t.db
      .update(storeMembers)
      .set({ email: mine?.email ?? '', email_verified_at: new Date().toISOString() })
      .where(eq(storeMembers.id, member?.id ?? ''))
    expect((await act(id, 'post', second.token)).body.code).toBe('own_store')
    await t.db
      .update(storeMembers)
      .set({ email: member?.email ?? '' })
      .where(eq(storeMembers.id, member?.id ?? ''))
    await accepted(act(id, 'post'))
  })

  test('needs payments.update, and preparing it payments.create', async () => {
    expect((await create({}, second.token)).status).toBe(403)
    const clerk = await adminWith(t, ['payments.index', 'payments.create'])
    const { body } = await create({}, clerk.token)
    expect((await act(body.id, 'post', clerk.token)).status).toBe(403)
  })
})

describe('carriers', () => {
  test('are listed with owed and overdue amounts, and administrators are notified once a week', async () => {
    const order = await carried({ tracking: 'LATE' })
    await t.db
      .update(carrierCollections)
      .set({ delivered_at: new Date(Date.now() - 15 * 86_400_000).toISOString() })
      .where(eq(carrierCollections.order_id, order.id))
    const { body } = await t.call('GET', '/admin/carriers', { token: admin.token })
    expect(body.carriers.find(({ carrier }: { carrier: string }) => carrier === 'smsa')).toMatchObject({
      cash: order.to_charge,
      orders: 1,
      late_cash: order.to_charge,
      late_orders: 1,
    })
    const list = (query: object) => t.call('GET', '/admin/carriers/collections', { token: admin.token, query: { ...query } })
    expect((await list({ late: 'true' })).body.data).toMatchObject([{ id: order.id, late: true, status: 'open' }])
    expect((await list({ q: 'LATE' })).body.data).toMatchObject([{ id: order.id }])
    expect((await list({ q: order.number, carrier: 'aramex' })).body.data).toEqual([])
    expect(await watchCarriers(t.db)).toBe(1)
    await watchCarriers(t.db)
    const notices = await t.db
      .select()
      .from(notifications)
      .where(and(eq(notifications.recipient_id, admin.admin_id), eq(notifications.model, 'carriers')))
    expect(notices).toHaveLength(1)
  })
})
