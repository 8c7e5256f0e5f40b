import { randomUUID } from 'node:crypto'
import { eq, sql } from 'drizzle-orm'
import { beforeEach, describe, expect, test } from 'vitest'
import { adminWith } from '../../test/actors.ts'
import { makeStore, type TestStore } from '../../test/catalog-world.ts'
import { makePlaces, makeShopper } from '../../test/order-world.ts'
import { once, testApp } from '../../test/test-app.ts'
import { notifications } from '../notifications/table.ts'
import { settings } from '../settings/table.ts'
import { stores } from '../stores/table.ts'
import { postTransaction } from './ledger/post-transaction.ts'
import { readBalance } from './ledger/read-accounts.ts'
import { payouts } from './payouts/table.ts'
import { soleApprovals } from './sole-approvals-table.ts'

// The limit of two administrators (50,000.00) holds for what one of them gives in seven days, in however many parts.
const t = await testApp()
const { city_id } = await makePlaces(t.db)
const limit = 5_000_000
const part = 4_999_999
const everything = [
  'walletsControll.index',
  'walletsControll.create',
  'walletsControll.update',
  'payments.index',
  'payments.update',
] as const
const office = () => adminWith(t, [...everything, 'dues.index', 'dues.create', 'dues.update'])
type Admin = Awaited<ReturnType<typeof office>>

const adjust = (by: Admin, of: { store?: TestStore; user_id?: string }, amount: number, direction = 'add') =>
  t.call('POST', '/admin/wallets', {
    token: by.token,
    headers: once(),
    locale: 'en',
    body: {
      ...(of.store ? { kind: 'store', store_id: of.store.id } : { kind: 'user', user_id: of.user_id }),
      direction,
      amount,
      reason: 'Late delivery',
    },
  })
const available = (store: TestStore) => readBalance(t.db, 'store_available', store.id)
/** As if what was approved until now was approved so many days earlier. */
const daysPass = async (days: number) => {
  await t.db.update(soleApprovals).set({ created_at: sql`created_at - make_interval(days => ${days})` })
  await t.db
    .update(payouts)
    .set({ approved_at: sql`approved_at - make_interval(days => ${days})` })
    .where(sql`approved_at is not null`)
}

let admin: Admin
let store: TestStore
beforeEach(async () => {
  admin = await office()
  store = await makeStore(t.db)
})

describe('adjustments in parts', () => {
  test('of one wallet wait for another admin from the limit on, and give the reason', async () => {
    expect((await adjust(admin, { store }, part)).body.second_reason).toBeNull()
    const next = await adjust(admin, { store }, part)
    expect(next).toMatchObject({ status: 201, body: { second_reason: 'owner_sum' } })
    // nor by another admin, whose own sum is nothing yet
    expect((await adjust(await office(), { store }, part)).body.second_reason).toBe('owner_sum')
    // nor does taking some of it make room for more
    expect((await adjust(admin, { store }, 1, 'take')).body.second_reason).toBe('owner_sum')
    expect(await available(store)).toBe(part)
    const { body } = await t.call('GET', '/admin/wallets/adjustments', { token: admin.token, query: { owner_id: store.id } })
    expect(body.data.map(({ second_reason }: { second_reason: string }) => second_reason)).toEqual(['owner_sum', 'owner_sum', 'owner_sum'])
  })

  test('over many wallets wait as well, for stores and for shoppers', async () => {
    const shopper = await makeShopper(t.db, city_id)
    expect((await adjust(admin, { store }, part - 10)).body.second_reason).toBeNull()
    expect((await adjust(admin, { user_id: shopper.id }, 10)).body.second_reason).toBeNull()
    const next = await adjust(admin, { store: await makeStore(t.db) }, 1)
    expect(next.body.second_reason).toBe('admin_sum')
    expect((await adjust(await office(), { user_id: shopper.id }, 1)).body.second_reason).toBeNull()
  })

  test('by two admins do not add up, and expire after seven days', async () => {
    const { body } = await adjust(admin, { store }, limit)
    expect(body.second_reason).toBe('amount')
    const { body: list } = await t.call('GET', '/admin/wallets/adjustments', { token: admin.token, query: { owner_id: store.id } })
    const second = await office()
    const decided = await t.call('POST', `/admin/wallets/adjustments/${list.data[0].id}/actions`, {
      token: second.token,
      headers: once(),
      body: { action: 'approve' },
    })
    expect(decided.body.status).toBe('approved')
    expect((await adjust(second, { store }, part)).body.second_reason).toBeNull()
    expect((await adjust(second, { store }, part)).body.second_reason).toBe('owner_sum')
    await daysPass(7)
    expect((await adjust(second, { store }, part)).body.second_reason).toBeNull()
  })

  test('in parallel: one is posted, the other waits', async () => {
    const other = await makeStore(t.db)
    const answers = await Promise.all([adjust(admin, { store }, part), adjust(admin, { store: other }, part)])
    expect(answers.map(({ body }) => body.second_reason ?? 'posted').sort()).toEqual(['admin_sum', 'posted'])
    expect((await available(store)) + (await available(other))).toBe(part)
    const third = await makeStore(t.db)
    const two = await Promise.all([adjust(await office(), { store: third }, part), adjust(await office(), { store: third }, part)])
    expect(two.map(({ body }) => body.second_reason ?? 'posted').sort()).toEqual(['owner_sum', 'posted'])
    expect(await available(third)).toBe(part)
  })
})

describe('waivers in parts', () => {
  async function statement(of: TestStore, amount: number) {
    await postTransaction(t.db, {
      event: 'order_delivered_cod',
      reference: `test:${randomUUID()}`,
      store_id: of.id,
      legs: [
        { account: 'store_dues', owner_id: of.id, debit: amount },
        { account: 'commission', credit: amount },
      ],
      actor: { type: 'system', id: null },
    })
    return (await t.call('POST', '/admin/dues', { token: admin.token, headers: once(), body: { store_id: of.id } })).body
  }
  const waive = (by: Admin, id: string) =>
    t.call('POST', `/admin/dues/${id}/actions`, { token: by.token, headers: once(), body: { action: 'waive', reason: 'Goodwill' } })

  test('add up with adjustments, and wait for another admin from the limit on', async () => {
    await adjust(admin, { store: await makeStore(t.db) }, part)
    const due = await statement(store, 100)
    expect((await waive(admin, due.id)).body).toMatchObject({ status: 'due', waived: 0, second_reason: 'admin_sum' })
    expect((await waive(admin, due.id)).body.code).toBe('due_needs_another')
    expect((await waive(await office(), due.id)).body).toMatchObject({ status: 'waived', waived: 100 })
  })

  test('add up, also when two are simultaneous', async () => {
    const other = await makeStore(t.db)
    const [a, b] = [await statement(store, part), await statement(other, part)]
    const answers = await Promise.all([waive(admin, a.id), waive(admin, b.id)])
    expect(answers.map(({ body }) => body.status).sort()).toEqual(['due', 'waived'])
    const waits = answers.find(({ body }) => body.status === 'due')
    expect(waits?.body).toMatchObject({ second_reason: 'admin_sum' })
    expect((await adjust(admin, { store: await makeStore(t.db) }, 1)).body.second_reason).toBe('admin_sum')
  })
})

describe('payouts in parts', () => {
  async function rich(amount: number): Promise<TestStore> {
    const made = await makeStore(t.db)
    await t.db.update(stores).set({ iban_no: 'SA0380000000608010167519', bank_account_name: 'سدير' }).where(eq(stores.id, made.id))
    await postTransaction(t.db, {
      event: 'admin_adjustment',
      reference: `test:${randomUUID()}`,
      store_id: made.id,
      legs: [
        { account: 'goodwill', debit: amount },
        { account: 'store_available', owner_id: made.id, credit: amount },
      ],
      actor: { type: 'system', id: null },
    })
    return made
  }
  const ask = (of: TestStore, amount: number) => t.call('POST', '/store/payouts', { token: of.token, headers: once(), body: { amount } })
  const act = (by: Admin, id: string, body: object) =>
    t.call('POST', `/admin/payments/${id}/actions`, { token: by.token, headers: once(), body })
  const read = async (id: string) => (await t.call('GET', `/admin/payments/${id}`, { token: admin.token })).body

  test('to one store need two admins from the limit on, and the store does not learn who decides', async () => {
    const of = await rich(3 * part)
    const first = (await ask(of, part)).body
    await act(admin, first.id, { action: 'approve' })
    expect((await act(admin, first.id, { action: 'pay', reference: 'FT1' })).body.status).toBe('paid')
    const next = (await ask(of, part)).body
    expect(next).not.toHaveProperty('second_reason')
    expect(await read(next.id)).toMatchObject({ needs_second: true, second_reason: 'owner_sum' })
    expect((await act(admin, next.id, { action: 'approve' })).body.status).toBe('requested')
    expect((await act(admin, next.id, { action: 'approve' })).body.code).toBe('payout_needs_another')
    expect((await act(await office(), next.id, { action: 'approve' })).body.status).toBe('approved')
    // what came back to the store was not given to it
    const again = await rich(2 * part)
    const failed = (await ask(again, part)).body
    await act(admin, failed.id, { action: 'approve' })
    await act(admin, failed.id, { action: 'pay', reference: 'FT2' })
    await act(admin, failed.id, { action: 'send_back', reason: 'closed account' })
    expect(await read((await ask(again, part)).body.id)).toMatchObject({ needs_second: false, second_reason: null })
  })

  test('of many stores wait once one admin approved as much alone as the setting allows, also in parallel', async () => {
    await t.db.insert(settings).values({ key: 'payout_admin_limit', body: 100_000 })
    const ids: string[] = []
    for (let i = 0; i < 3; i++) ids.push((await ask(await rich(60_000), 60_000)).body.id)
    const answers = await Promise.all(ids.slice(0, 2).map((id) => act(admin, id, { action: 'approve' })))
    expect(answers.map(({ body }) => body.status).sort()).toEqual(['approved', 'requested'])
    const waits = answers.find(({ body }) => body.status === 'requested')?.body
    expect(waits).toMatchObject({ needs_second: true, second_reason: 'admin_sum' })
    const notices = await t.db.select({ data: notifications.data }).from(notifications).where(eq(notifications.model_id, waits.id))
    expect(notices.map(({ data }) => data.en.title)).toContain('Payout needs a second approval')
    const second = await office()
    expect((await act(second, waits.id, { action: 'approve' })).body.status).toBe('approved')
    // what two approved counts for neither
    expect((await act(second, ids[2] ?? '', { action: 'approve' })).body.status).toBe('approved')
    await t.db.delete(settings).where(eq(settings.key, 'payout_admin_limit'))
  })
})
