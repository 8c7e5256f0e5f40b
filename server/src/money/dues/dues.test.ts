import { randomUUID } from 'node:crypto'
import { formatDate } from '@rahba/contract/kernel/date-text'
import type { OrderActionName } from '@rahba/contract/orders/order-actions'
import { approval } from '@rahba/contract/stores/store-states'
import { eq, inArray, sql } from 'drizzle-orm'
import fc from 'fast-check'
import { beforeEach, describe, expect, test } from 'vitest'
import { adminWith } from '../../../test/actors.ts'
import { arabicDigits } from '../../../test/arabic-digits.ts'
import { makeStore, type TestStore } from '../../../test/catalog-world.ts'
import { makeSlip } from '../../../test/order-world.ts'
import { once, testApp } from '../../../test/test-app.ts'
import { admins } from '../../access/table.ts'
import { notifications } from '../../notifications/table.ts'
import { storeMembers, stores } from '../../stores/table.ts'
import { proveLedger } from '../ledger/proof.ts'
import { readBalance } from '../ledger/read-accounts.ts'
import { issueDues, watchDues } from './due-clock.ts'
import { makeDuesWorld } from './dues-fixtures.ts'
import { dueLines, dues } from './table.ts'

const t = await testApp()
const { world, admin, owe, earn, raise, act, claim, offset, inDays, notices, readDues, expectWhole } = await makeDuesWorld(t)
const second = await adminWith(t, ['dues.index', 'dues.update'])
const reader = await adminWith(t, ['faqs.index'])

let store: TestStore
beforeEach(async () => {
  store = await makeStore(t.db)
})

describe('lines and statements', () => {
  test('an order paid in cash makes a line with its frozen amounts, and one statement bills it', async () => {
    const { body: order } = await world.order(world.cart(await world.product(10, 12_000)))
    for (const action of ['accept', 'prepare', 'make_ready', 'send_out', 'deliver'] satisfies OrderActionName[])
      await t.call('POST', `/store/orders/${order.id}/actions`, { token: world.store.token, headers: once(), body: { action } })
    const owed = await readBalance(t.db, 'store_dues', world.store.id)
    expect(owed).toBeGreaterThan(0)
    const lines = await t.call('GET', '/admin/dues1', { token: reader.token, query: { store_id: world.store.id } })
    expect(lines.body.data).toMatchObject([
      { order_number: order.number, goods: 12_000, amount: owed, state: 'unbilled', due_id: null, event: 'order_delivered_cod' },
    ])
    const { body: line } = await t.call('GET', `/admin/dues1/${lines.body.data[0].id}`, { token: admin.token })
    // the FAQ key reads the two lists, and nothing else of dues
    for (const path of [`/admin/dues1/${line.id}`, '/admin/dues1/export?format=csv', '/admin/dues/export?format=csv'])
      expect((await t.call('GET', path, { token: reader.token })).status, path).toBe(403)
    const { order: of } = line
    const vat = of.vat_regime === 'platform_deemed' ? of.vat : 0
    expect(
      line.commission + line.commission_vat + of.platform_fee + of.platform_fee_vat + vat - of.wallet_part - of.platform_discount,
    ).toBe(line.amount)
    const before = await t.call('GET', '/admin/dues/unbilled', { token: admin.token, query: { store_id: world.store.id } })
    expect(before.body).toMatchObject({ lines: 1, amount: owed })
    const { status, body: due } = await raise(world.store, { note: 'كشف الأسبوع' })
    expect([status, due.status, due.amount, due.lines, due.note]).toEqual([201, 'due', owed, 1, 'كشف الأسبوع'])
    expect((await raise(world.store)).body.code).toBe('nothing_to_bill')
    const billed = await t.call('GET', '/admin/dues1', { token: admin.token, query: { due_id: due.id, state: 'due' } })
    expect(billed.body.data).toMatchObject([{ order_id: order.id, due_number: due.number, state: 'due' }])
    const own = await t.call('GET', `/store/dues/${due.id}/lines`, { token: world.store.token })
    expect(own.body.data[0]).not.toHaveProperty('store_id')
    expect((await t.call('GET', `/store/dues/${due.id}/lines`, { token: store.token })).status).toBe(404)
    const file = async (token: string) =>
      (await t.call('GET', '/store/dues/export', { token, locale: 'en', query: { format: 'csv' } })).body.trimEnd().split('\n')
    expect((await file(world.store.token))[0]).not.toContain('Store')
    expect((await file(world.store.token))[1]).toMatch(new RegExp(`^${due.number},`))
    expect((await file(store.token)).join()).not.toContain(`${due.number},`)
    const found = async (path: string, token: string, q: string) => (await t.call('GET', path, { token, query: { q } })).body.meta.total
    for (const [path, token] of [
      ['/admin/dues', reader.token],
      ['/store/dues', world.store.token],
    ] as const) {
      expect(await found(path, token, arabicDigits(due.number))).toBe(1)
      expect(await found(path, token, '987654')).toBe(0)
    }
    for (const [path, token] of [
      ['/admin/dues1', reader.token],
      [`/store/dues/${due.id}/lines`, world.store.token],
    ] as const) {
      expect(await found(path, token, `#${arabicDigits(order.number)}`)).toBe(1)
      expect(await found(path, token, '987654')).toBe(0)
    }
    await expectWhole([world.store.id])
  })

  test('the available balance pays a new statement first, completely or in part', async () => {
    await owe(store, 5000)
    await earn(store, 2000)
    const { body: part } = await raise(store)
    expect(part).toMatchObject({ status: 'due', amount: 5000, paid: 2000, available: 0, settlements: [{ kind: 'offset', amount: 2000 }] })
    await owe(store, 1000)
    await earn(store, 9000)
    const { body: whole } = await raise(store)
    expect(whole).toMatchObject({ status: 'offset', paid: 1000, available: 5000 })
    expect(await notices(store)).toEqual(['New dues statement', 'Dues paid from your balance', 'Dues paid from your balance'])
    await expectWhole([store.id])
  })

  test('refunds lower the next statement, and alone bill nothing', async () => {
    await owe(store, 300)
    await owe(store, -500)
    expect((await raise(store)).body.code).toBe('nothing_to_bill')
    await owe(store, 1000)
    expect((await raise(store)).body).toMatchObject({ amount: 800, lines: 3 })
    await expectWhole([store.id])
  })

  test('billing twice at once bills every line once', async () => {
    await owe(store, 700)
    const answers = await Promise.all([raise(store), raise(store), raise(store)])
    expect(answers.map(({ status }) => status).sort()).toEqual([201, 409, 409])
    await expectWhole([store.id])
  })

  test('the due day and the note of an open statement can change, and the second of two editors is warned', async () => {
    await owe(store, 700)
    const { body: due } = await raise(store)
    const edit = (body: object, headers = {}) => t.call('PUT', `/admin/dues/${due.id}`, { token: admin.token, headers, body })
    const late = await edit({ due_on: '2020-01-01', note: null })
    expect(late.body).toMatchObject({ status: 'overdue', due_on: '2020-01-01' })
    expect((await edit({ due_on: '2099-01-01', note: 'مهلة' }, { 'if-match': `"${due.updated_at}"` })).body.code).toBe('stale_record')
    expect((await edit({ due_on: '2099-01-01', note: 'مهلة' })).body).toMatchObject({ status: 'due', note: 'مهلة' })
    await act(due.id, { action: 'waive', reason: 'خطأ في الفوترة' })
    expect((await edit({ due_on: '2099-01-02' })).body.code).toBe('due_wrong_state')
  })
})

describe('paying a statement', () => {
  let id: string
  beforeEach(async () => {
    await owe(store, 5000)
    id = (await raise(store)).body.id
  })

  test('a transfer with a slip is confirmed: the money is in the bank and the statement is closed', async () => {
    const bank = await readBalance(t.db, 'bank')
    const { body: claimed } = await claim(store, id, 5000)
    expect(claimed).toMatchObject({ status: 'paid_claimed', settlements: [{ kind: 'transfer', status: 'waiting', amount: 5000 }] })
    expect((await claim(store, id, 5000)).body.code).toBe('due_wrong_state')
    expect((await offset(store, id)).body.code).toBe('due_wrong_state')
    expect((await act(id, { action: 'confirm' })).body.fields).toHaveProperty('reference')
    expect((await act(id, { action: 'confirm', reference: 'FT1' }, reader.token)).status).toBe(403)
    const { body } = await act(id, { action: 'confirm', reference: 'FT١' })
    expect(body).toMatchObject({ status: 'paid', paid: 5000, settlements: [{ status: 'confirmed', reference: 'FT1' }] })
    expect(await readBalance(t.db, 'bank')).toBe(bank + 5000)
    expect(await readBalance(t.db, 'store_dues', store.id)).toBe(0)
    expect(await notices(store)).toContain('Transfer confirmed')
  })

  test('a partial transfer leaves the rest due, and more than the rest is rejected at its field', async () => {
    expect((await claim(store, id, 5001)).body.fields.amount).toContain('50')
    await claim(store, id, 3000)
    expect((await act(id, { action: 'confirm', reference: 'FT', amount: 5001 })).body.fields).toHaveProperty('amount')
    expect((await act(id, { action: 'confirm', reference: 'FT', amount: 2500 })).body).toMatchObject({ status: 'due', paid: 2500 })
    // one the store told nothing of
    expect((await act(id, { action: 'confirm', reference: 'FT2' })).body).toMatchObject({ status: 'paid', paid: 5000 })
    await expectWhole([store.id])
  })

  test('after a rejection with a reason, the store sends another transfer', async () => {
    await claim(store, id, 5000)
    expect((await act(id, { action: 'send_back', reason: '' })).body.fields).toHaveProperty('reason')
    expect((await act(id, { action: 'send_back', reason: 'الإيصال غير واضح' })).body.status).toBe('due')
    const { body } = await t.call('GET', `/store/dues/${id}`, { token: store.token })
    expect(body.settlements[0]).toMatchObject({ status: 'refused', reason: 'الإيصال غير واضح' })
    expect(body.settlements[0]).not.toHaveProperty('decided_by')
    expect((await claim(store, id, 5000)).status).toBe(200)
  })

  test('only its own store reads, pays and offsets it, with its own slip', async () => {
    const other = await makeStore(t.db)
    await earn(other, 9000)
    expect((await t.call('GET', `/store/dues/${id}`, { token: other.token })).status).toBe(404)
    expect((await claim(other, id, 5000)).status).toBe(404)
    expect((await offset(other, id)).status).toBe(404)
    expect((await claim(store, id, 5000, { slip: await makeSlip(t.db, other.id, 'store') })).body.fields).toHaveProperty('slip')
    expect((await claim(store, id, 5000, { bank_account_id: randomUUID() })).body.fields).toHaveProperty('bank_account_id')
  })

  test('the store or an admin pays it from the balance, at most its amount', async () => {
    expect((await offset(store, id)).body.code).toBe('nothing_to_offset')
    await earn(store, 3000)
    expect((await offset(store, id, 3001)).body.fields).toHaveProperty('amount')
    expect((await offset(store, id, 1000)).body).toMatchObject({ status: 'due', paid: 1000 })
    expect((await act(id, { action: 'offset' })).body).toMatchObject({ status: 'due', paid: 3000, available: 0 })
    await earn(store, 3000)
    expect((await offset(store, id)).body).toMatchObject({ status: 'offset', paid: 5000 })
    expect(await readBalance(t.db, 'store_available', store.id)).toBe(1000)
  })

  test('an admin who belongs to the store can neither waive nor confirm it', async () => {
    const insider = await adminWith(t, ['dues.index', 'dues.update'])
    const [member] = await t.db
      .update(storeMembers)
      .set({ phone_verified_at: new Date().toISOString() })
      .where(eq(storeMembers.store_id, store.id))
      .returning({ phone: storeMembers.phone })
    await t.db
      .update(admins)
      .set({ phone: member?.phone ?? '' })
      .where(eq(admins.id, insider.admin_id))
    expect((await act(id, { action: 'waive', reason: 'تعويض' }, insider.token)).body.code).toBe('own_store')
    expect((await act(id, { action: 'confirm', reference: 'FT1' }, insider.token)).body.code).toBe('own_store')
  })

  test('an admin waives it with a reason, and two admins above the limit', async () => {
    const goodwill = await readBalance(t.db, 'goodwill')
    expect((await act(id, { action: 'waive', reason: 'تعويض' })).body).toMatchObject({ status: 'waived', waived: 5000, paid: 0 })
    expect(await readBalance(t.db, 'goodwill')).toBe(goodwill + 5000)
    await owe(store, 6_000_000)
    const big = (await raise(store)).body
    expect(big.second_reason).toBe('amount')
    expect((await act(big.id, { action: 'waive', reason: 'تعويض' })).body).toMatchObject({ status: 'due', waived: 0 })
    expect((await act(big.id, { action: 'waive', reason: 'تعويض' })).body.code).toBe('due_needs_another')
    expect((await act(big.id, { action: 'waive', reason: 'تعويض' }, second.token)).body.status).toBe('waived')
    await expectWhole([store.id])
  })

  test('two simultaneous confirmations book the money once', async () => {
    const bank = await readBalance(t.db, 'bank')
    await claim(store, id, 5000)
    const answers = await Promise.all([1, 2, 3].map((n) => act(id, { action: 'confirm', reference: `FT${n}` })))
    expect(answers.map(({ status }) => status).sort()).toEqual([200, 409, 409])
    expect(await readBalance(t.db, 'bank')).toBe(bank + 5000)
  })

  test('a simultaneous payout request and offset never take more than the balance', async () => {
    await t.db.update(stores).set({ iban_no: 'SA0380000000608010167519', bank_account_name: 'سدير' }).where(eq(stores.id, store.id))
    await earn(store, 10_000)
    const ask = () => t.call('POST', '/store/payouts', { token: store.token, headers: once(), body: { amount: 10_000 } })
    const [paid, asked] = await Promise.all([offset(store, id), ask()])
    expect([paid.status, asked.status].filter((status) => status < 300)).toHaveLength(1)
    expect(await readBalance(t.db, 'store_available', store.id)).toBe(paid.status === 200 ? 5000 : 0)
    await expectWhole([store.id])
  })
})

describe('billing by the clock', () => {
  const getDue = async (of: TestStore) => (await readDues(of)).at(-1)

  test('bills the debts of the week before, once', async () => {
    await owe(store, 4000)
    await inDays(8, (db) => issueDues(db, t.deps))
    const at = await getDue(store)
    expect(at).toMatchObject({ amount: 4000, status: 'due', raised_by: null })
    // Sunday in Riyadh
    expect(new Date(at?.period_to ?? '').toISOString()).toContain('T21:00:00.000Z')
    expect(new Date(at?.period_to ?? '').getUTCDay()).toBe(6)
    await inDays(8, (db) => issueDues(db, t.deps))
    expect(await t.db.select().from(dues).where(eq(dues.store_id, store.id))).toHaveLength(1)
  })

  test('sends reminders, marks it overdue, takes the balance, then suspends the store, once', async () => {
    await owe(store, 4000)
    await t.db.update(stores).set({ approved: approval.approved }).where(eq(stores.id, store.id))
    const { body: due } = await raise(store)
    const run = (day: number) => inDays(day, (db) => watchDues(db, t.deps))
    const state = async () => (await getDue(store))?.status
    await run(10)
    expect(await notices(store)).toHaveLength(1)
    await run(11)
    await run(12)
    expect((await notices(store)).slice(1)).toEqual(['Dues payment due soon'])
    await run(14)
    expect(await state()).toBe('due')
    await earn(store, 1000)
    await run(15)
    await run(16)
    expect(await getDue(store)).toMatchObject({ status: 'overdue', paid: 1000 })
    expect((await notices(store)).slice(2)).toEqual(['Your dues are overdue'])
    // the day in words: 2026-11-30 is turned round in an Arabic line
    const received = await t.db.select().from(notifications).where(eq(notifications.recipient_id, store.id))
    for (const locale of ['ar', 'en'] as const)
      for (const { data } of received) expect(data[locale].body).toContain(formatDate(due.due_on, locale, 'longDate'))
    await t.drain()
    expect(t.mail.sent.filter(({ subject }) => /متأخر|تأخر/.test(subject)).length).toBeGreaterThan(0)
    await run(28)
    expect((await t.db.select().from(stores).where(eq(stores.id, store.id)))[0]?.approved).toBe(approval.approved)
    await run(30)
    const [suspended] = await t.db.select().from(stores).where(eq(stores.id, store.id))
    expect(suspended?.approved).toBe(approval.suspended)
    expect(suspended?.status_reason).toContain(String(due.number))
    // an admin lets it sell again: the same statement does not suspend it a second time
    await t.db.update(stores).set({ approved: approval.approved }).where(eq(stores.id, store.id))
    await run(40)
    expect((await t.db.select().from(stores).where(eq(stores.id, store.id)))[0]?.approved).toBe(approval.approved)
    await expectWhole([store.id])
  })
})

test('open statements and unbilled lines always match the ledger', async () => {
  const step = fc.oneof(
    fc.record({ do: fc.constant('owe' as const), amount: fc.integer({ min: 1, max: 50_000 }) }),
    fc.record({
      do: fc.constantFrom('earn', 'give_back', 'raise', 'claim', 'confirm', 'send_back', 'offset', 'waive'),
      amount: fc.nat(30_000),
    }),
  )
  await fc.assert(
    fc.asyncProperty(fc.array(step, { maxLength: 14 }), async (steps) => {
      const one = await makeStore(t.db)
      for (const { do: what, amount } of steps) {
        const [open] = await t.db
          .select()
          .from(dues)
          .where(eq(dues.store_id, one.id))
          .orderBy(sql`${dues.paid} + ${dues.waived} = ${dues.amount}`, dues.number)
        if (what === 'owe') await owe(one, amount)
        else if (what === 'earn') await earn(one, amount + 1)
        else if (what === 'give_back') await owe(one, -(amount % 50) - 1)
        else if (what === 'raise') await raise(one)
        else if (open && what === 'claim') await claim(one, open.id, amount + 1)
        else if (open && what === 'offset') await offset(one, open.id, amount % 3 === 0 ? null : amount + 1)
        else if (open)
          await act(open.id, { action: what, reference: 'FT', reason: 'سبب', ...(what === 'confirm' && amount % 2 ? { amount } : {}) })
        await expectWhole([one.id])
      }
    }),
    { numRuns: 25 },
  )
  expect((await proveLedger(t.db)).filter(({ ok }) => !ok)).toEqual([])
  const lines = await t.db
    .select({ id: dueLines.id })
    .from(dueLines)
    .where(inArray(dueLines.event, ['dues_paid', 'dues_offset', 'admin_adjustment']))
  expect(lines).toEqual([])
}, 60_000)
