import { randomUUID } from 'node:crypto'
import { eq } from 'drizzle-orm'
import { describe, expect, test } from 'vitest'
import { adminWith } from '../../../test/actors.ts'
import { makeStore } from '../../../test/catalog-world.ts'
import { makePlaces, makeShopper } from '../../../test/order-world.ts'
import { once, testApp } from '../../../test/test-app.ts'
import { admins } from '../../access/table.ts'
import { auditLog } from '../../platform/audit/table.ts'
import { users } from '../../shoppers/table.ts'
import { storeMembers } from '../../stores/table.ts'
import { proveLedger } from '../ledger/proof.ts'
import { readBalance } from '../ledger/read-accounts.ts'

const t = await testApp()
const { city_id } = await makePlaces(t.db)
const admin = await adminWith(t, ['walletsControll.index', 'walletsControll.create'])
const store = await makeStore(t.db)
const shopper = await makeShopper(t.db, city_id)
const reason = 'تعويض عن تأخر التوصيل'
const adjust = (body: object, token = admin.token, key = randomUUID()) =>
  t.call('POST', '/admin/wallets', { token, headers: { 'idempotency-key': key }, body: { reason, ...body } })
const list = async (query: Record<string, string>) => (await t.call('GET', '/admin/wallets', { token: admin.token, query })).body.data

test('an adjustment changes the balance, once per key, and its owner reads the reason', async () => {
  const key = randomUUID()
  const body = { kind: 'user', user_id: shopper.id, direction: 'add', amount: 2_500 }
  const first = await adjust(body, admin.token, key)
  expect([first.status, first.body.available]).toEqual([201, 2_500])
  await adjust(body, admin.token, key)
  expect(await readBalance(t.db, 'customer_wallet', shopper.id)).toBe(2_500)
  expect(await readBalance(t.db, 'goodwill')).toBe(2_500)
  const { body: entries } = await t.call('GET', `/admin/wallets/${shopper.id}/entries`, { token: admin.token })
  expect(entries.data).toMatchObject([{ event: 'admin_adjustment', amount: 2_500, balance_after: 2_500, note: reason }])
})

test('a balance never goes below zero, also with two simultaneous adjustments', async () => {
  await adjust({ kind: 'store', store_id: store.id, direction: 'add', amount: 1_000 })
  const take = () => adjust({ kind: 'store', store_id: store.id, direction: 'take', amount: 700 })
  const answers = await Promise.all([take(), take()])
  expect(answers.map(({ status }) => status).sort()).toEqual([201, 422])
  expect(answers.find(({ status }) => status === 422)?.body.code).toBe('balance_too_low')
  expect(await readBalance(t.db, 'store_available', store.id)).toBe(300)
})

test('the wrong kind of owner, no owner and no reason are rejected at the field', async () => {
  const wrong = await adjust({ kind: 'store', store_id: shopper.id, direction: 'add', amount: 100 })
  expect([wrong.status, Object.keys(wrong.body.fields)]).toEqual([422, ['store_id']])
  const none = await adjust({ kind: 'user', direction: 'add', amount: 100, reason: '' })
  expect(Object.keys(none.body.fields).sort()).toEqual(['reason', 'user_id'])
  // an untouched form: all of it is marked at once
  const untouched = await adjust({ kind: 'store', store_id: null, direction: 'add', amount: null, reason: '' })
  expect(Object.keys(untouched.body.fields).sort()).toEqual(['amount', 'reason', 'store_id'])
})

test('nobody adjusts their own wallet or that of their own store', async () => {
  const insider = await adminWith(t, ['walletsControll.index', 'walletsControll.create'])
  const phones = (phone: string) => t.db.update(admins).set({ phone }).where(eq(admins.id, insider.admin_id))
  const [member] = await t.db.select().from(storeMembers).where(eq(storeMembers.store_id, store.id))
  const [user] = await t.db.select().from(users).where(eq(users.id, shopper.id))
  const at = new Date().toISOString()
  await t.db.update(storeMembers).set({ phone_verified_at: at }).where(eq(storeMembers.store_id, store.id))
  const toStore = { kind: 'store', store_id: store.id, amount: 100 }
  const toShopper = { kind: 'user', user_id: shopper.id, direction: 'add', amount: 100 }
  await phones(member?.phone ?? '')
  expect((await adjust({ ...toStore, direction: 'add' }, insider.token)).body.code).toBe('own_store')
  expect((await adjust(toShopper, insider.token)).status).toBe(201)
  expect((await adjust({ ...toStore, direction: 'take' }, insider.token)).body.code).toBe('own_store')
  await phones(user?.phone ?? '')
  expect((await adjust(toShopper, insider.token)).body.code).toBe('own_wallet')
  expect((await adjust({ ...toStore, direction: 'add' }, insider.token)).status).toBe(201)
  await adjust({ kind: 'user', user_id: shopper.id, direction: 'take', amount: 100 })
  await adjust({ ...toStore, direction: 'take' })
})

test('the lists of both kinds sort by balance', async () => {
  expect(await list({ kind: 'store', sign: 'positive' })).toMatchObject([{ id: store.id, kind: 'store', available: 300, held: false }])
  expect(await list({ kind: 'user', sign: 'positive' })).toMatchObject([{ id: shopper.id, kind: 'user', available: 2_500 }])
  expect(await list({ kind: 'store', sign: 'negative' })).toEqual([])
  const other = await makeStore(t.db)
  expect(await list({ kind: 'store', sign: 'zero' })).toMatchObject([{ id: other.id }])
  expect(await list({ kind: 'store', q: store.slug })).toMatchObject([{ id: store.id }])
})

test('the filtered list of either kind is exported, in the language of its reader', async () => {
  const save = (query: Record<string, string>, locale: 'ar' | 'en' = 'ar', token = admin.token) =>
    t.call('GET', '/admin/wallets/export', { token, locale, query: { format: 'csv', ...query } })
  const lines = (answer: { body: string }) => answer.body.trimEnd().split('\n')
  const stores = await save({ kind: 'store', sign: 'positive' })
  expect([stores.status, stores.headers['content-type']]).toEqual([200, 'text/csv; charset=utf-8'])
  const [head, row, ...more] = lines(stores)
  expect(head).toBe(
    '\ufeffصاحب المحفظة,الرصيد المتاح,الرصيد لدى شركات الشحن,الرصيد المعلّق,سحوبات قيد التحويل,مستحقات المنصة,السحب موقوف,تاريخ التسجيل',
  )
  expect(row).toContain(`متجر ${store.slug},3.00,0.00,0.00,0.00,0.00,لا,20`)
  expect(more).toEqual([])
  expect(lines(await save({ q: store.slug }, 'en'))[1]).toContain(`Store ${store.slug},3.00,0.00,0.00,0.00,0.00,No,20`)
  const [titles, shoppers, ...others] = lines(await save({ kind: 'user', sign: 'positive' }, 'en'))
  const [user] = await t.db.select().from(users).where(eq(users.id, shopper.id))
  expect(titles).toBe('\ufeffOwner,Mobile number,Balance,Registered')
  expect(shoppers).toContain(`${user?.name},${user?.phone},25.00,20`)
  expect(others).toEqual([])
  expect(lines(await save({ kind: 'user', sign: 'negative' }))).toHaveLength(1)
  expect((await save({}, 'ar', (await adminWith(t, ['payments.index'])).token)).status).toBe(403)
})

test('adjustments need the permission', async () => {
  const reader = await adminWith(t, ['walletsControll.index', 'payments.update'])
  expect((await adjust({ kind: 'user', user_id: shopper.id, direction: 'add', amount: 100 }, reader.token)).status).toBe(403)
  expect((await t.call('GET', `/admin/wallets/${randomUUID()}`, { token: reader.token })).status).toBe(404)
})

describe('above the limit of two admins', () => {
  const limit = 5_000_000
  const second = () => adminWith(t, ['walletsControll.index', 'walletsControll.update'])
  const ask = async (direction: 'add' | 'take' = 'add', amount = limit) => {
    const answer = await adjust({ kind: 'store', store_id: store.id, direction, amount })
    const { body } = await t.call('GET', '/admin/wallets/adjustments', { token: admin.token, query: { status: 'requested' } })
    return { answer, adjustment: body.data[0] }
  }
  const decide = (token: string, id: string, body: object) =>
    t.call('POST', `/admin/wallets/adjustments/${id}/actions`, { token, headers: once(), body })
  const balance = () => readBalance(t.db, 'store_available', store.id)

  test('an adjustment waits for another admin, and only its requester may withdraw it', async () => {
    const before = await balance()
    const { answer, adjustment } = await ask()
    expect(answer).toMatchObject({ status: 201, body: { second_reason: 'amount', available: before } })
    expect(adjustment).toMatchObject({ owner_id: store.id, amount: limit, direction: 'add', reason, status: 'requested', own: true })
    // also where the one who asked holds both keys
    const both = await adminWith(t, ['walletsControll.index', 'walletsControll.create', 'walletsControll.update'])
    await adjust({ kind: 'user', user_id: shopper.id, direction: 'add', amount: limit + 1 }, both.token)
    const { body } = await t.call('GET', '/admin/wallets/adjustments', { token: both.token, query: { owner_id: shopper.id } })
    const [own] = body.data
    expect((await decide(both.token, own.id, { action: 'approve' })).body.code).toBe('adjustment_needs_another')
    expect((await decide(both.token, own.id, { action: 'reject' })).body.fields).toHaveProperty('reason')
    expect((await decide(both.token, own.id, { action: 'reject', reason: 'مبلغ خاطئ' })).body).toMatchObject({
      status: 'rejected',
      own: true,
    })
    expect((await decide((await second()).token, adjustment.id, { action: 'approve' })).body).toMatchObject({
      status: 'approved',
      own: false,
    })
    expect(await balance()).toBe(before + limit)
    expect((await decide((await second()).token, adjustment.id, { action: 'approve' })).body.code).toBe('adjustment_decided')
    expect(await balance()).toBe(before + limit)
  })

  test('of many simultaneous approvals and rejections one decides, and it is posted once or never', async () => {
    const before = await balance()
    const { adjustment } = await ask('add', limit + 7)
    const others = await Promise.all(Array.from({ length: 6 }, second))
    const answers = await Promise.all(
      others.map(({ token }, i) => decide(token, adjustment.id, i % 2 ? { action: 'reject', reason: 'لا يصح' } : { action: 'approve' })),
    )
    const [won, ...more] = answers.filter(({ status }) => status === 200)
    expect(more).toEqual([])
    expect(await balance()).toBe(before + (won?.body.status === 'approved' ? limit + 7 : 0))
  })

  test('an amount above the balance is rejected when it is requested, and again when it is approved', async () => {
    expect((await ask('take', 900_000_000)).answer.body.fields).toHaveProperty('amount')
    const approved = (await ask('add', 2 * limit)).adjustment
    await decide((await second()).token, approved.id, { action: 'approve' })
    const { adjustment } = await ask('take', await balance())
    await adjust({ kind: 'store', store_id: store.id, direction: 'take', amount: 1 })
    const refused = await decide((await second()).token, adjustment.id, { action: 'approve' })
    expect([refused.status, refused.body.code]).toEqual([422, 'balance_too_low'])
    const { body } = await t.call('GET', '/admin/wallets/adjustments', { token: admin.token, query: { status: 'requested' } })
    expect(body.data.map(({ id }: { id: string }) => id)).toContain(adjustment.id)
  })

  test('the history shows who requested and who decided', async () => {
    const rows = await t.db
      .select({ action: auditLog.action, actor_id: auditLog.actor_id })
      .from(auditLog)
      .where(eq(auditLog.entity_id, store.id))
    const entry = rows.find(({ action }) => action === 'wallets.ask_adjustment')
    const approved = rows.find(({ action }) => action === 'wallets.approve_adjustment')
    expect(entry?.actor_id).toBe(admin.admin_id)
    expect(approved && approved.actor_id !== admin.admin_id).toBe(true)
  })
})

test('the ledger balances after all tests', async () => {
  expect((await proveLedger(t.db)).filter(({ ok }) => !ok)).toEqual([])
})
