import { eq, sql } from 'drizzle-orm'
import { beforeEach, describe, expect, test } from 'vitest'
import { adminWith } from '../../../test/actors.ts'
import { arabicDigits } from '../../../test/arabic-digits.ts'
import { makeStore, type TestStore } from '../../../test/catalog-world.ts'
import { makeSlip } from '../../../test/order-world.ts'
import { once, testApp } from '../../../test/test-app.ts'
import { admins } from '../../access/table.ts'
import { files } from '../../platform/files/table.ts'
import { storeMembers, stores } from '../../stores/table.ts'
import { proveLedger } from '../ledger/proof.ts'
import { readBalance } from '../ledger/read-accounts.ts'
import { payoutIban as iban_no, makeRichStore } from './payouts-fixtures.ts'
import { requestWeekly } from './schedule-payouts.ts'
import { payouts } from './table.ts'

const t = await testApp()
const admin = await adminWith(t, ['payments.index', 'payments.update'])
const second = await adminWith(t, ['payments.index', 'payments.update'])
const ask = (store: TestStore, amount: number | null, headers = once()) =>
  t.call('POST', '/store/payouts', { token: store.token, headers, body: { amount } })
const act = (id: string, body: object, token = admin.token) =>
  t.call('POST', `/admin/payments/${id}/actions`, { token, headers: once(), body })
const balances = async (id: string) =>
  [await readBalance(t.db, 'store_available', id), await readBalance(t.db, 'payout_transit', id)] as const

let store: TestStore
beforeEach(async () => {
  store = await makeRichStore(t.db, 50_000)
})

describe('requesting a payout', () => {
  test('takes the amount from the available balance, or all of it by default', async () => {
    const { status, body } = await ask(store, null)
    expect([status, body.amount, body.status, body.iban_no]).toEqual([201, 50_000, 'requested', iban_no])
    expect(await balances(store.id)).toEqual([0, 50_000])
  })

  test('rejects more than the balance, less than the minimum, a second open one, and repeats a key once', async () => {
    expect((await ask(store, 50_001)).body.fields.amount).toBeDefined()
    expect((await ask(store, 9_999)).body.fields.amount).toContain('100')
    const key = once()
    const [a, b] = await Promise.all([ask(store, 20_000, key), ask(store, 20_000, key)])
    expect(a.body.id).toBe(b.body.id)
    expect((await ask(store, 20_000)).body.code).toBe('payout_open')
    expect(await balances(store.id)).toEqual([30_000, 20_000])
  })

  test('accepts one of two simultaneous requests', async () => {
    const answers = await Promise.all([ask(store, 30_000), ask(store, 30_000), ask(store, 30_000)])
    expect(answers.map(({ status }) => status).sort()).toEqual([201, 409, 409])
    expect(await balances(store.id)).toEqual([20_000, 30_000])
  })

  test('needs an account, and no hold on the store', async () => {
    const bare = await makeStore(t.db)
    expect((await ask(bare, null)).body.code).toBe('payout_no_account')
    await t.db.update(stores).set({ payout_hold: true }).where(eq(stores.id, store.id))
    expect((await ask(store, null)).body.code).toBe('payouts_stopped')
    const { body } = await t.call('GET', '/store/payouts/terms', { token: store.token })
    expect(body).toMatchObject({ available: 50_000, minimum: 10_000, blocked: 'stopped' })
  })

  test('can be withdrawn before the approval, by its own store only', async () => {
    const { id } = (await ask(store, 20_000)).body
    const other = await makeRichStore(t.db, 1)
    const withdraw = (token: string) => t.call('POST', `/store/payouts/${id}/withdraw`, { token, headers: once() })
    expect((await withdraw(other.token)).status).toBe(404)
    expect((await withdraw(store.token)).body.status).toBe('cancelled')
    expect(await balances(store.id)).toEqual([50_000, 0])
    expect((await withdraw(store.token)).body.code).toBe('payout_wrong_state')
  })
})

describe('deciding a payout', () => {
  test('approves it, then pays it with the bank’s reference, and the money leaves', async () => {
    const { id } = (await ask(store, 40_000)).body
    const bank = await readBalance(t.db, 'bank')
    expect((await act(id, { action: 'approve' })).body.status).toBe('approved')
    expect((await act(id, { action: 'pay' })).body.fields).toHaveProperty('reference')
    const { body } = await act(id, { action: 'pay', reference: 'FT٢٦' })
    expect(body).toMatchObject({ status: 'paid', reference: 'FT26', available: 10_000 })
    expect(await balances(store.id)).toEqual([10_000, 0])
    expect(await readBalance(t.db, 'bank')).toBe(bank - 40_000)
    expect((await act(id, { action: 'reject', reason: 'لا يصح الآن' })).body.code).toBe('payout_wrong_state')
  })

  test('lets its store read the transfer’s receipt, and no other store', async () => {
    const { id } = (await ask(store, 40_000)).body
    await act(id, { action: 'approve' })
    const receipt = await makeSlip(t.db, admin.admin_id, 'admin')
    expect((await act(id, { action: 'pay', reference: 'FT7', receipt })).status).toBe(200)
    const [file] = await t.db.select().from(files).where(eq(files.id, receipt))
    expect(file).toMatchObject({ owner_type: 'store', owner_id: store.id })
    const { body } = await t.call('GET', '/store/payouts', { token: store.token })
    expect(body.data[0]).toMatchObject({ receipt, reference: 'FT7' })
    const other = await makeStore(t.db)
    expect((await t.call('GET', `/store/files/${receipt}`, { token: other.token })).status).toBe(404)
  })

  test('rejects it, the amount is available again, and the merchant reads why', async () => {
    const { id } = (await ask(store, 40_000)).body
    expect((await act(id, { action: 'reject', reason: '' })).body.fields).toHaveProperty('reason')
    await act(id, { action: 'reject', reason: 'الحساب باسم آخر' })
    expect(await balances(store.id)).toEqual([50_000, 0])
    const { body } = await t.call('GET', '/store/payouts', { token: store.token })
    expect(body.data[0]).toMatchObject({ status: 'rejected', reason: 'الحساب باسم آخر' })
    expect(body.data[0]).not.toHaveProperty('approved_by')
  })

  test('makes the amount available again when the bank returns it', async () => {
    const { id } = (await ask(store, 40_000)).body
    await act(id, { action: 'approve' })
    await act(id, { action: 'pay', reference: 'FT1' })
    expect((await act(id, { action: 'send_back', reason: 'حساب مغلق' })).body.status).toBe('failed')
    expect(await balances(store.id)).toEqual([50_000, 0])
  })

  test('needs two different admins above the limit', async () => {
    const big = await makeRichStore(t.db, 6_000_000)
    const { id } = (await ask(big, null)).body
    const first = await act(id, { action: 'approve' })
    expect(first.body).toMatchObject({ status: 'requested', needs_second: true })
    expect((await act(id, { action: 'approve' })).body.code).toBe('payout_needs_another')
    expect((await act(id, { action: 'approve' }, second.token)).body.status).toBe('approved')
    await expect(t.db.update(payouts).set({ approved_by: admin.admin_id }).where(eq(payouts.id, id))).rejects.toThrow()
  })

  test('is refused after the account changed, and while the store is on hold', async () => {
    const { id } = (await ask(store, null)).body
    await t.db.update(stores).set({ iban_no: 'SA4420000001234567891234' }).where(eq(stores.id, store.id))
    expect((await act(id, { action: 'approve' })).body.code).toBe('payout_account_changed')
    await t.db.update(stores).set({ iban_no, payout_hold: true }).where(eq(stores.id, store.id))
    expect((await act(id, { action: 'approve' })).body.code).toBe('payouts_stopped')
    expect((await t.call('GET', `/admin/payments/${id}`, { token: admin.token })).body.stopped).toBe(true)
  })

  test('is refused to an admin who belongs to the store, whoever requested it', async () => {
    const { id } = (await ask(store, null)).body
    const [member] = await t.db.select().from(storeMembers).where(eq(storeMembers.store_id, store.id))
    const insider = await adminWith(t, ['payments.index', 'payments.update'])
    const approve = () => act(id, { action: 'approve' }, insider.token)
    const confirmed = (at: string | null) =>
      t.db.update(storeMembers).set({ phone_verified_at: at, email_verified_at: at }).where(eq(storeMembers.store_id, store.id))
    await t.db
      .update(admins)
      .set({ phone: member?.phone ?? '' })
      .where(eq(admins.id, insider.admin_id))
    await confirmed(new Date().toISOString())
    expect((await approve()).body.code).toBe('own_store')
    await t.db
      .update(admins)
      .set({ phone: null, email: member?.email ?? '' })
      .where(eq(admins.id, insider.admin_id))
    expect((await approve()).body.code).toBe('own_store')
    // the store's own token opens none of it
    expect((await act(id, { action: 'approve' }, store.token)).status).toBe(401)
    // a phone that a store's people only wrote down keeps nobody out
    await confirmed(null)
    await t.db
      .update(admins)
      .set({ phone: member?.phone ?? '', email: 'outsider@test.example' })
      .where(eq(admins.id, insider.admin_id))
    expect((await approve()).body.status).toBe('approved')
    // nor is it recorded as paid by one of them
    await confirmed(new Date().toISOString())
    expect((await act(id, { action: 'pay', reference: 'FT1' }, insider.token)).body.code).toBe('own_store')
  })

  test('lets the FAQ permission read the list without bank data, and nothing else', async () => {
    const reader = await adminWith(t, ['faqs.index', 'faqs.create', 'faqs.update', 'faqs.delete'])
    const { id, number } = (await ask(store, null)).body
    await t.db.update(payouts).set({ reference: 'FT778' }).where(eq(payouts.id, id))
    const read = (path: string, query: Record<string, string> = {}) => t.call('GET', path, { token: reader.token, query })
    const { data } = (await read('/admin/payments', { store_id: store.id })).body
    expect(data).toEqual([
      expect.objectContaining({ id, amount: 50_000, bank: null, bank_account_name: null, iban_no: null, reference: null }),
    ])
    expect(JSON.stringify(data)).not.toContain(iban_no.slice(4))
    // a search that finds a row would tell what stands in it
    for (const q of [iban_no, iban_no.slice(-8), 'FT778']) {
      expect((await read('/admin/payments', { q, store_id: store.id })).body.data, q).toEqual([])
      expect((await read('/admin/payments', { q })).body.data, q).toEqual([])
    }
    expect((await read('/admin/payments', { q: String(number) })).body.data).toHaveLength(1)
    for (const path of [`/admin/payments/${id}`, '/admin/payments/export?format=csv', '/admin/payments/runs']) {
      expect((await t.call('GET', path, { token: reader.token })).status, path).toBe(403)
    }
    expect((await act(id, { action: 'approve' }, reader.token)).status).toBe(403)
  })

  test('performs one step for two simultaneous admins', async () => {
    const { id } = (await ask(store, null)).body
    await act(id, { action: 'approve' })
    const answers = await Promise.all([
      act(id, { action: 'pay', reference: 'FT1' }),
      act(id, { action: 'reject', reason: 'خطأ في البيانات' }, second.token),
    ])
    expect(answers.map(({ status }) => status).sort()).toEqual([200, 409])
    const [available, transit] = await balances(store.id)
    expect([0, 50_000]).toContain(available)
    expect(transit).toBe(0)
  })
})

describe('a payout run', () => {
  const approved = async (amount: number) => {
    const of = await makeRichStore(t.db, amount)
    const { body } = await ask(of, null)
    await act(body.id, { action: 'approve' })
    return { store: of, id: body.id as string, number: body.number as number }
  }
  const start = (ids?: string[]) =>
    t.call('POST', '/admin/payments/runs', { token: admin.token, headers: once(), body: ids ? { ids } : {} })
  const answer = (run: string, file: string) => t.call('POST', `/admin/payments/runs/${run}/result`, { token: admin.token, body: { file } })

  test('becomes one file, and the bank’s answer is imported line by line, once', async () => {
    const [good, bounced, held] = [await approved(10_001), await approved(20_002), await approved(30_003)]
    await t.db.update(stores).set({ payout_hold: true }).where(eq(stores.id, held.store.id))
    const { body: run } = await start([good.id, bounced.id, held.id])
    expect(run).toMatchObject({ payouts: 2, amount: 30_003, paid: 0, failed: 0 })
    expect((await start([good.id])).body.code).toBe('nothing_to_run')
    const { body: text } = await t.call('GET', `/admin/payments/runs/${run.id}/file?format=csv`, { token: admin.token })
    expect(text).toContain(`${good.number},مؤسسة سدير,${iban_no},,100.01`)
    expect(text).not.toContain(String(held.number))

    const file = [
      'رقم السحب;الحالة;المرجع;السبب',
      `${good.number};مدفوعة;FT900;`,
      `${bounced.number};مرتجعة;;الحساب مغلق`,
      `${held.number};مدفوعة;FT901;`,
      `${good.number};ربما;;`,
    ].join('\n')
    const { body } = await answer(run.id, file)
    expect(body.results.map(({ outcome }: { outcome: string }) => outcome)).toEqual(['paid', 'failed', 'refused', 'refused'])
    expect(body.run).toMatchObject({ paid: 1, failed: 1 })
    const runs = async (q: string) => (await t.call('GET', '/admin/payments/runs', { token: admin.token, query: { q } })).body.data
    expect(await runs(arabicDigits(run.number))).toMatchObject([{ id: run.id }])
    expect(await runs('no number')).toEqual([])
    const sheet = await t.call('GET', '/admin/payments/runs/export', {
      token: admin.token,
      locale: 'en',
      query: { format: 'csv', q: String(run.number) },
    })
    expect(sheet.body.trimEnd().split('\n')[0]).toBe('\uFEFFFile number,Time,Created by,Payouts,Amount,Paid payouts,Failed payouts')
    expect(sheet.body.trimEnd().split('\n')[1]).toMatch(new RegExp(`^${run.number},.*,2,300.03,1,1$`))
    expect(await balances(good.store.id)).toEqual([0, 0])
    expect(await balances(bounced.store.id)).toEqual([20_002, 0])
    expect(await balances(held.store.id)).toEqual([0, 30_003])
    const again = await answer(run.id, file)
    expect(again.body.results.map(({ outcome }: { outcome: string }) => outcome)).toEqual(['known', 'known', 'refused', 'refused'])
  })

  test('gives the reason for each rejected line, in the reader’s language, and changes nothing', async () => {
    const one = await approved(10_000)
    const two = await approved(20_000)
    const { body: run } = await start([one.id, two.id])
    const tried = async (file: string, locale: 'ar' | 'en' = 'en') => {
      const path = `/admin/payments/runs/${run.id}/result`
      const { body } = await t.call('POST', path, { token: admin.token, locale, body: { file } })
      return body.results.map(({ outcome, error }: { outcome: string; error: string | null }) => error ?? outcome)
    }
    expect(await tried(`number,status,reference\n${one.number},maybe,FT1`)).toEqual(['Unknown status. Use “paid” or “failed”'])
    expect(await tried(`number,status,reference\n${one.number},paid,`, 'ar')).toEqual(['مرجع العملية البنكية ناقص'])
    expect(await tried('number,status,reference\n99999999,paid,FT1', 'ar')).toEqual(['لا يوجد سحب بهذا الرقم في ملف البنك'])
    expect(await tried(`number,status,reference\n${one.number},paid,${'7'.repeat(81)}`)).toEqual([
      'The bank reference can’t be longer than 80 characters',
    ])
    expect(await tried(`number,amount,status,reference\n${one.number},99.00,paid,FT1`)).toEqual([
      'The amount in the file doesn’t match the payout (SAR\u00a0100.00)',
    ])
    // a file that says both of one payout leaves it alone, whichever came first; the other line is taken in
    const both = `number,status,reference\n${one.number},paid,FT1\n${one.number},failed,\n${two.number},paid,FT2`
    const torn = 'This number appears more than once with different statuses. Keep only the correct row'
    expect(await tried(both)).toEqual([torn, torn, 'paid'])
    expect(await balances(one.store.id)).toEqual([0, 10_000])
    expect(await tried(`number;amount;status;reason\n${one.number};١٠٠٫٠٠;failed;${'x'.repeat(400)}`)).toEqual(['failed'])
    expect((await t.call('GET', `/admin/payments/${one.id}`, { token: admin.token })).body.reason).toHaveLength(300)
    // the reason goes into a notice as well, which is kept as JSON: no half of a character
    const [three, again] = [await approved(10_000), await start()]
    const file = `number;amount;status;reason\n${three.number};100.00;failed;${'x'.repeat(299)}${'🎁'.repeat(9)}`
    expect((await answer(again.body.id, file)).body.results).toMatchObject([{ outcome: 'failed', error: null }])
  })

  test.each([
    ['without its columns', 'a,b\n1,2', 'result_columns'],
    ['without lines', 'number,status', 'result_empty'],
    ['with too many lines', `number,status\n${'1,paid\n'.repeat(1001)}`, 'result_too_many'],
    ['with an open quotation mark', '"open\nnumber', 'import_quote'],
    ['that is a workbook', `PK\u0003\u0004${'\u0014\u0000'.repeat(40)}`, 'result_workbook'],
    ['that is no text', '\u0000\u0001\u0002'.repeat(40), 'import_encoding'],
  ])('rejects a file %s as a whole, with the reason', async (_, file, code) => {
    const one = await approved(10_000)
    const { body: run } = await start([one.id])
    const { status, body } = await answer(run.id, file)
    expect([status, body.code]).toEqual([422, code])
  })
})

test('finds payouts by number, store and state', async () => {
  const { body } = await ask(store, null)
  const list = async (query: Record<string, string>) =>
    (await t.call('GET', '/admin/payments', { token: admin.token, query })).body.data.map((row: { id: string }) => row.id)
  expect(await list({ q: String(body.number) })).toEqual([body.id])
  expect(await list({ q: arabicDigits(body.number) })).toEqual([body.id])
  expect(await list({ q: store.slug })).toEqual([body.id])
  expect(await list({ store_id: store.id, status: 'paid' })).toEqual([])
  const { body: text } = await t.call('GET', `/admin/payments/export?store_id=${store.id}`, { token: admin.token })
  expect(text).toContain('500')
  const own = async (token: string) =>
    (await t.call('GET', '/store/payouts/export', { token, query: { format: 'csv', status: 'requested' } })).body.trimEnd().split('\n')
  const mine = async (q: string, token = store.token) =>
    (await t.call('GET', '/store/payouts', { token, query: { q } })).body.data.map(({ id }: { id: string }) => id)
  expect(await mine(arabicDigits(body.number))).toEqual([body.id])
  expect(await mine(iban_no.slice(-6))).toContain(body.id)
  expect(await mine('FT-none')).toEqual([])
  expect(await mine(String(body.number), (await makeStore(t.db)).token)).toEqual([])
  expect((await own(store.token))[0]).not.toContain('المتجر')
  expect((await own(store.token))[1]).toContain(`${body.number},`)
  expect(await own((await makeStore(t.db)).token)).toHaveLength(1)
})

describe('weekly payouts', () => {
  const schedule = (token: string, weekly: boolean) => t.call('PUT', '/store/payouts/schedule', { token, body: { weekly } })
  /** The clock's run as it would be at that moment. */
  const runAt = (moment: string) =>
    t.db.transaction(async (tx) => {
      await tx.execute(sql`select set_config('rahba.now', ${moment}, true)`)
      return requestWeekly(tx)
    })
  const ofStore = (id: string) => t.db.select().from(payouts).where(eq(payouts.store_id, id))
  const reject = async (id: string) => act((await ofStore(id)).at(-1)?.id ?? '', { action: 'reject', reason: 'حساب خاطئ' })
  // the 8th of November 2026 is a Sunday and not the first of its month; the 6th of December is one and is
  const [sunday, monday, nextSunday, firstSunday] = [
    '2026-11-08T06:00+03',
    '2026-11-09T06:00+03',
    '2026-11-15T06:00+03',
    '2026-12-06T06:00+03',
  ]

  test('are requested for stores that chose them, from the weekly minimum on, and less in the first week of a month', async () => {
    const [rich, poor, manual] = [await makeRichStore(t.db, 100_000), await makeRichStore(t.db, 99_999), await makeRichStore(t.db, 500_000)]
    expect((await t.call('GET', '/store/payouts/schedule', { token: rich.token })).body).toEqual({ weekly: false, weekly_minimum: 100_000 })
    for (const one of [rich, poor]) expect((await schedule(one.token, true)).body.weekly).toBe(true)
    expect(await runAt(sunday)).toBe(1)
    expect(await ofStore(rich.id)).toMatchObject([{ amount: 100_000, status: 'requested', requested_by: null, week: '2026-11-08' }])
    expect(await balances(rich.id)).toEqual([0, 100_000])
    // rejected, its amount is available again, but this week has asked already
    await reject(rich.id)
    expect(await runAt(monday)).toBe(0)
    expect(await runAt(nextSunday)).toBe(1)
    await reject(rich.id)
    expect(await runAt(firstSunday)).toBe(2)
    expect(await ofStore(poor.id)).toMatchObject([{ amount: 99_999, week: '2026-12-06' }])
    expect(await ofStore(manual.id)).toEqual([])
    await schedule(rich.token, false)
    await reject(rich.id)
    expect(await runAt('2026-12-13T06:00+03')).toBe(0)
  })

  test('are not requested during a hold, without an account, or with an open payout', async () => {
    const [held, nowhere, waiting] = [
      await makeRichStore(t.db, 200_000),
      await makeRichStore(t.db, 200_000),
      await makeRichStore(t.db, 200_000),
    ]
    for (const one of [held, nowhere, waiting]) await schedule(one.token, true)
    await t.db.update(stores).set({ payout_hold: true }).where(eq(stores.id, held.id))
    await t.db.update(stores).set({ iban_no: null }).where(eq(stores.id, nowhere.id))
    await ask(waiting, 20_000)
    expect(await runAt(sunday)).toBe(0)
    await t.db.update(stores).set({ payout_hold: false }).where(eq(stores.id, held.id))
    expect(await runAt(monday)).toBe(1)
    expect(await ofStore(held.id)).toMatchObject([{ amount: 200_000, week: '2026-11-08' }])
  })

  test('are requested once by two simultaneous jobs', async () => {
    const one = await makeRichStore(t.db, 300_000)
    await schedule(one.token, true)
    await Promise.all([runAt(nextSunday), runAt(nextSunday)])
    expect(await ofStore(one.id)).toHaveLength(1)
  })
})

test('the ledger balances after all tests and matches the open payouts', async () => {
  expect((await proveLedger(t.db)).filter(({ ok }) => !ok)).toEqual([])
  const { rows } = await t.db.execute(sql`
    select (select sum(balance) from ledger_accounts where code = 'payout_transit')::int as ledger,
      (select sum(amount) from payouts where status in ('requested', 'approved', 'processing'))::int as payouts`)
  expect(rows[0]?.ledger).toBe(rows[0]?.payouts)
})
