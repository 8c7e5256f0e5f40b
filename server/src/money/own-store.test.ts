import { randomUUID } from 'node:crypto'
import { contactNames } from '@rahba/contract/stores/store-labels'
import { eq, inArray } from 'drizzle-orm'
import { expect, test } from 'vitest'
import { adminWith, tokenFor } from '../../test/actors.ts'
import { makeSellingStore, makeSlip } from '../../test/order-world.ts'
import { refundWorld } from '../../test/refund-world.ts'
import { once, testApp } from '../../test/test-app.ts'
import { admins } from '../access/table.ts'
import { now } from '../platform/db/columns.ts'
import { codeBody, today } from '../promotions/codes-fixtures.ts'
import { users } from '../shoppers/table.ts'
import { storeChanges, storeMembers, stores } from '../stores/table.ts'
import { balanceAdjustments } from './balances/table.ts'
import { legsForAdminAdjustment } from './ledger/events.ts'
import { postTransaction } from './ledger/post-transaction.ts'
import { readBalance } from './ledger/read-accounts.ts'
import { payouts } from './payouts/table.ts'

const t = await testApp()
const world = await refundWorld(t)
const { store, shopper } = world
const outsider = await adminWith(t)
const insider = await adminWith(t)
const iban_no = 'SA0380000000608010167519'

await t.db.update(stores).set({ iban_no, bank_account_name: 'مؤسسة سدير' }).where(eq(stores.id, store.id))
const earn = (amount: number) =>
  postTransaction(t.db, {
    event: 'admin_adjustment',
    reference: `test:${randomUUID()}`,
    store_id: store.id,
    legs: legsForAdminAdjustment({ account: 'store_available', owner_id: store.id }, amount),
    actor: { type: 'system', id: null },
  })
const phone = '+966511111111'
await t.db.update(storeMembers).set({ phone, phone_verified_at: now }).where(eq(storeMembers.store_id, store.id))
await t.db.update(admins).set({ phone }).where(eq(admins.id, insider.admin_id))

const noContacts = Object.fromEntries(contactNames.map((name) => [name, null]))

const post = (path: string, body: object, token: string) => t.call('POST', path, { token, headers: once(), body })

async function payout(status: 'requested' | 'approved' | 'processing' | 'paid'): Promise<string> {
  // one is open at a time
  await t.db
    .update(payouts)
    .set({ status: 'cancelled' })
    .where(inArray(payouts.status, ['requested', 'approved', 'processing']))
  await earn(10_000)
  const { id } = (await t.call('POST', '/store/payouts', { token: store.token, headers: once(), body: { amount: 10_000 } })).body
  if (status !== 'requested') await post(`/admin/payments/${id}/actions`, { action: 'approve' }, outsider.token)
  if (status === 'processing' || status === 'paid') await post('/admin/payments/runs', { ids: [id] }, outsider.token)
  if (status === 'paid') await post(`/admin/payments/${id}/actions`, { action: 'pay', reference: 'FT1' }, outsider.token)
  return id
}
const onPayout = (id: string, body: object) => (token: string) => post(`/admin/payments/${id}/actions`, body, token)

async function openDue(): Promise<string> {
  // what is available would pay for it at once
  const available = await readBalance(t.db, 'store_available', store.id)
  if (available > 0) await earn(-available)
  await world.placed({ method: 'cod', quantity: 1 })
  const { body } = await post('/admin/dues', { store_id: store.id }, outsider.token)
  return body.id
}

async function transfer(): Promise<string> {
  const { body } = await world.order(world.cart(await world.product(), { payment_method: 'bank_transfer' }))
  const sent = await t.call('POST', `/user/orders/${body.id}/transfer`, {
    token: shopper.token,
    headers: once(),
    body: { bank_account_id: world.bank_account_id, sender_name: 'ريم', slip: await makeSlip(t.db, shopper.id) },
  })
  return sent.body.payments.at(-1).id
}

const refund = async () => (await world.ask(await world.placed(), 1)).body.id as string
const accepted = async () => (await world.order(world.cart(await world.product()))).body.id as string

type Step = (token: string) => ReturnType<typeof post>
const adjustment = async (): Promise<string> => {
  const [row] = await t.db
    .insert(balanceAdjustments)
    .values({ kind: 'store', owner_id: store.id, direction: 'take', amount: 100, reason: 'خطأ', requested_by: outsider.admin_id })
    .returning({ id: balanceAdjustments.id })
  return row?.id ?? ''
}

/** Each case creates its own record and returns the action to test. */
const steps: Record<string, () => Promise<Step>> = {
  'approve a payout': async () => onPayout(await payout('requested'), { action: 'approve' }),
  'reject a payout': async () => onPayout(await payout('requested'), { action: 'reject', reason: 'خطأ في البيانات' }),
  'record a payout as paid': async () => onPayout(await payout('approved'), { action: 'pay', reference: 'FT1' }),
  'record a payout of a run as failed': async () => onPayout(await payout('processing'), { action: 'fail', reason: 'الحساب مغلق' }),
  'record a paid payout as returned': async () => onPayout(await payout('paid'), { action: 'send_back', reason: 'الحساب مغلق' }),
  'raise a statement of dues': async () => {
    await world.placed({ method: 'cod', quantity: 1 })
    return (token) => post('/admin/dues', { store_id: store.id, due_on: '2027-12-31' }, token)
  },
  'give more time to pay dues': async () => {
    const id = await openDue()
    return (token) => t.call('PUT', `/admin/dues/${id}`, { token, body: { due_on: '2027-12-31' } })
  },
  'confirm a transfer of dues': async () => {
    const id = await openDue()
    return (token) => post(`/admin/dues/${id}/actions`, { action: 'confirm', reference: 'FT1' }, token)
  },
  'take dues from the balance': async () => {
    const id = await openDue()
    await earn(100)
    return (token) => post(`/admin/dues/${id}/actions`, { action: 'offset' }, token)
  },
  'waive dues': async () => {
    const id = await openDue()
    return (token) => post(`/admin/dues/${id}/actions`, { action: 'waive', reason: 'تعويض' }, token)
  },
  'add to the wallet, below the limit': async () => (token) =>
    post('/admin/wallets', { kind: 'store', store_id: store.id, direction: 'add', amount: 100, reason: 'تعويض عن خطأ' }, token),
  'ask for an addition above the limit': async () => (token) =>
    post('/admin/wallets', { kind: 'store', store_id: store.id, direction: 'add', amount: 9_000_000, reason: 'تعويض عن خطأ' }, token),
  'reject a deduction another admin asked for': async () => {
    const id = await adjustment()
    return (token) => post(`/admin/wallets/adjustments/${id}/actions`, { action: 'reject', reason: 'لا تخصم' }, token)
  },
  'confirm a shopper’s transfer': async () => {
    const id = await transfer()
    return (token) => post(`/admin/payments1/${id}/confirm`, { reference: 'FT1' }, token)
  },
  'refuse a shopper’s transfer': async () => {
    const id = await transfer()
    return (token) => post(`/admin/payments1/${id}/refuse`, { reason: 'لم يصل' }, token)
  },
  'open a refund': async () => {
    const order = await world.placed()
    const lines = [{ order_line_id: order.lines[0]?.id, quantity: 1 }]
    return (token) => post('/admin/canceled-orders', { order_id: order.id, lines, refund_reason: 'late', admin_note: 'بطلب العميل' }, token)
  },
  'say who is at fault for a refund': async () => {
    const id = await refund()
    const { version } = await world.cancellation(id)
    const body = { refund_reason: 'damaged', fault: 'platform', destination: 'wallet', admin_note: 'بعد الفحص' }
    return (token) => t.call('PUT', `/admin/canceled-orders/${id}`, { token, headers: { ...once(), 'if-match': `"${version}"` }, body })
  },
  'reject a refund': async () => {
    const id = await refund()
    const { version } = await world.cancellation(id)
    const body = { action: 'reject', version, note: 'خارج المدة' }
    return (token) => post(`/admin/canceled-orders/${id}/actions`, body, token)
  },
  'take a step of an order': async () => {
    const id = await accepted()
    return (token) => post(`/admin/orders/${id}/actions`, { action: 'accept', note: 'نيابة عن المتجر' }, token)
  },
  'release payouts that are held': async () => {
    await t.db.update(stores).set({ payout_hold: true }).where(eq(stores.id, store.id))
    return (token) => post(`/admin/stores/${store.id}/payout-hold`, { hold: false, reason: 'طابق الخطاب' }, token)
  },
  'accept another account of the store': async () => {
    await t.db.delete(storeChanges)
    const [change] = await t.db
      .insert(storeChanges)
      .values({ store_id: store.id, field: 'commercial_register_no', old: { value: '1010101010' }, new: { value: '1010101019' } })
      .returning()
    return (token) => post(`/admin/stores/${store.id}/changes/${change?.id}`, { decision: 'accept' }, token)
  },
  'lower the commission': async () => (token) => {
    const body = { commission_bp: 0, from: today(), reason: 'عرض ترحيبي' }
    return t.call('PUT', `/admin/stores/${store.id}/commission`, { token, headers: once(), body })
  },
  'change the contacts without a review': async () => (token) =>
    t.call('PUT', `/admin/stores/${store.id}/contacts-settings`, {
      token,
      headers: once(),
      body: { ...noContacts, instagram: 'najd.store' },
    }),
  'feature the store': async () => (token) =>
    t.call('PUT', '/admin/stores/featured', { token, headers: once(), body: { ids: [store.id] } }),
  'pick a product for the shoppers’ home': async () => {
    const name = { ar: 'مختارات', en: 'Picks' }
    const body = { name, kind: 'products', category_id: null, items: 3, position: 0, active: true, products: [await world.product()] }
    return (token) => post('/admin/sections', body, token)
  },
  'suspend and reinstate it': async () => {
    await post(`/admin/stores/${store.id}/suspend`, { reason: 'بلاغ' }, outsider.token)
    return (token) => post(`/admin/stores/${store.id}/reinstate`, {}, token)
  },
}

test.each(Object.keys(steps))('an admin of a store may not %s, and another admin may', async (name) => {
  const step = await steps[name]?.()
  if (!step) throw new Error(name)
  const refused = await step(insider.token)
  expect([refused.status, refused.body?.code]).toEqual([409, 'own_store'])
  const done = await step(outsider.token)
  expect(done.status, JSON.stringify(done.body)).toBeLessThan(300)
})

test('an admin of a store may not move it up among the featured, but may move it down', async () => {
  const other = await makeSellingStore(t.db, world.city_id)
  const feature = (token: string, ...ids: string[]) => t.call('PUT', '/admin/stores/featured', { token, headers: once(), body: { ids } })
  expect((await feature(outsider.token, other.id, store.id)).status).toBe(200)
  expect((await feature(insider.token, store.id, other.id)).body.code).toBe('own_store')
  expect((await feature(insider.token, other.id, store.id)).status).toBe(200)
  await feature(outsider.token, store.id, other.id)
  expect((await feature(insider.token, other.id, store.id)).status).toBe(200)
})

test('an admin can’t make a platform code for their own store, and another admin may', async () => {
  const other = await makeSellingStore(t.db, world.city_id)
  const ours = await world.product()
  const reaches: Record<string, unknown>[] = [{ stores_id: [store.id] }, { stores_id: [other.id, store.id] }, {}, { products: [ours] }]
  for (const [at, reach] of reaches.entries()) {
    const body = codeBody({ code: `OWN${at}X`, ...reach })
    const refused = await post('/admin/promo-codes', body, insider.token)
    expect([refused.status, Object.keys(refused.body.fields ?? {})], JSON.stringify(reach)).toEqual([422, ['stores_id']])
    const made = await post('/admin/promo-codes', body, outsider.token)
    expect(made.status, JSON.stringify(made.body)).toBe(201)
    const { id } = made.body
    await post('/admin/promo-codes/bulk', { action: 'deactivate', ids: [id] }, insider.token)
    const [on] = (await post('/admin/promo-codes/bulk', { action: 'activate', ids: [id] }, insider.token)).body.results
    expect(on).toMatchObject({ id, ok: false })
    const changed = await t.call('PUT', `/admin/promo-codes/${id}`, {
      token: insider.token,
      headers: once(),
      body: { ...body, amount: 9000 },
    })
    expect(changed.status).toBe(422)
  }
  expect((await post('/admin/promo-codes', codeBody({ code: 'OTHERX', stores_id: [other.id] }), insider.token)).status).toBe(201)
  // a coupon is paid by its store
  expect((await post('/admin/copoun', codeBody({ code: 'PAIDX', stores_id: [store.id] }), insider.token)).status).toBe(201)
})

test('an admin makes no code of the platform for themselves as a shopper', async () => {
  const self = await adminWith(t)
  await t.db
    .update(admins)
    .set({ phone: (await t.db.select().from(users).where(eq(users.id, shopper.id)))[0]?.phone ?? '' })
    .where(eq(admins.id, self.admin_id))
  const body = codeBody({ code: 'SELFX', applied_to: 'specific_user', users_id: [shopper.id] })
  const refused = await post('/admin/promo-codes', body, self.token)
  expect([refused.status, Object.keys(refused.body.fields ?? {})]).toEqual([422, ['users_id.0']])
  expect((await post('/admin/promo-codes', body, outsider.token)).status).toBe(201)
  await t.db.update(admins).set({ phone: '+966511111112' }).where(eq(admins.id, self.admin_id))
})

test('a payout of an admin’s own store is left out when that admin sends a run to the bank', async () => {
  const id = await payout('approved')
  expect((await post('/admin/payments/runs', {}, insider.token)).body.code).toBe('nothing_to_run')
  expect((await post('/admin/payments/runs', { ids: [id] }, outsider.token)).body.payouts).toBe(1)
})

test('an admin can’t decide about their own orders', async () => {
  const self = await adminWith(t)
  await t.db.update(stores).set({ is_online: true }).where(eq(stores.id, store.id))
  const id = await transfer()
  const cancellation = await refund()
  const order = await accepted()
  const [user] = await t.db.select().from(users).where(eq(users.id, shopper.id))
  await t.db
    .update(admins)
    .set({ phone: user?.phone ?? '' })
    .where(eq(admins.id, self.admin_id))
  const { version, amount } = await world.cancellation(cancellation)
  const answers = [
    await post(`/admin/payments1/${id}/confirm`, { reference: 'FT1' }, self.token),
    await post(
      `/admin/canceled-orders/${cancellation}/actions`,
      { action: 'approve', version, expected_amount: amount, note: 'ن' },
      self.token,
    ),
    await post(`/admin/orders/${order}/actions`, { action: 'cancel', note: 'إلغاء' }, self.token),
  ]
  expect(answers.map(({ body }) => body.code)).toEqual(['own_order', 'own_order', 'own_order'])
})

test('an admin of a store remains one when either account changes its phone or address', async () => {
  const hold = (token: string) => post(`/admin/stores/${store.id}/payout-hold`, { hold: true, reason: 'بلاغ' }, token)
  const profile = async (token: string, changes: object) => {
    const { name, email, phone: own } = (await t.call('GET', '/admin/auth/profile', { token })).body.admin
    expect((await t.call('PUT', '/admin/auth/profile', { token, body: { name, email, phone: own, ...changes } })).status).toBe(200)
  }
  const setMember = (contacts: object) => t.db.update(storeMembers).set(contacts).where(eq(storeMembers.store_id, store.id))
  const answers: (string | undefined)[] = []

  const byPhone = await adminWith(t)
  await setMember({ phone: '+966511111121', phone_verified_at: now })
  await t.db.update(admins).set({ phone: '+966511111121' }).where(eq(admins.id, byPhone.admin_id))
  await profile(byPhone.token, { phone: '+966511111122' })
  answers.push((await hold(byPhone.token)).body.code)

  // the merchant's own account is the one that is edited
  const [member] = await t.db.select().from(storeMembers).where(eq(storeMembers.store_id, store.id))
  const byMember = await adminWith(t)
  await t.db.update(admins).set({ phone: '+966511111121' }).where(eq(admins.id, byMember.admin_id))
  const token = await tokenFor(t, 'store', member?.id ?? '')
  await t.call('POST', '/store/profile/send-phone-code', { token, body: { phone: '+966511111123' } })
  await t.drain()
  const code = /\d{6}/.exec(t.sms.lastTo('+966511111123').text)?.[0]
  expect((await t.call('POST', '/store/profile/verify-phone', { token, body: { phone: '+966511111123', code } })).status).toBe(200)
  answers.push((await hold(byMember.token)).body.code)

  const byAddress = await adminWith(t)
  await t.db.update(admins).set({ email: 'sudair@shop.example' }).where(eq(admins.id, byAddress.admin_id))
  await setMember({ email: 'sudair@shop.example', email_verified_at: now })
  const changed = await t.call('GET', `/admin/admins/${byAddress.admin_id}`, { token: outsider.token })
  const { name, role_id, avatar } = changed.body
  const body = { name, email: 'elsewhere@rahba.example', phone: null, role_id, avatar, active: true }
  expect((await t.call('PUT', `/admin/admins/${byAddress.admin_id}`, { token: outsider.token, body })).status).toBe(200)
  answers.push((await hold(await tokenFor(t, 'admin', byAddress.admin_id))).body.code)

  expect(answers).toEqual(['own_store', 'own_store', 'own_store'])
})
