import { eq, sql } from 'drizzle-orm'
import { expect, test } from 'vitest'
import { adminWith } from '../../../test/actors.ts'
import { makeShopper, makeSlip, orderWorld } from '../../../test/order-world.ts'
import { once, testApp } from '../../../test/test-app.ts'
import { expireOrders } from '../../orders/order-deadlines.ts'
import { orders } from '../../orders/table.ts'
import { readSettings } from '../../settings/read-settings.ts'
import { proveLedger } from '../ledger/proof.ts'
import { readBalance } from '../ledger/read-accounts.ts'

const t = await testApp()
const world = await orderWorld(t)
const { shopper, store } = world
const admin = await adminWith(t, ['payments.index', 'payments.update'])
const reader = await adminWith(t, ['faqs.index'])
const place = async () => (await world.order(world.cart(await world.product(), { payment_method: 'bank_transfer' }))).body.id as string
const pay = async (id: string, slip?: string) =>
  t.call('POST', `/user/orders/${id}/transfer`, {
    token: shopper.token,
    headers: once(),
    body: { bank_account_id: world.bank_account_id, sender_name: 'ريم العتيبي', slip: slip ?? (await makeSlip(t.db, shopper.id)) },
  })
const waiting = async (id: string) => {
  const { body } = await pay(id)
  return body.payments.at(-1).id as string
}
const decide = (id: string, verb: 'confirm' | 'refuse', body: object, token = admin.token) =>
  t.call('POST', `/admin/payments1/${id}/${verb}`, { token, headers: once(), body })
const cancel = (id: string) =>
  t.call('POST', `/user/orders/${id}/actions`, { token: shopper.token, headers: once(), body: { action: 'cancel_own' } })

test('a confirmed slip books the money in escrow and confirms the order', async () => {
  const id = await place()
  const payment = await waiting(id)
  const bank = await readBalance(t.db, 'bank')
  const done = await decide(payment, 'confirm', { reference: ' FT٢٦١٠ ' })
  expect(done.body).toMatchObject({
    status: 'confirmed',
    reference: 'FT2610',
    order_status: 'new',
    amount: 6500,
    decided_by: expect.any(String),
  })
  expect(await readBalance(t.db, 'bank')).toBe(bank + 6500)
  expect(await readBalance(t.db, 'order_escrow', id)).toBe(6500)
  expect((await t.call('GET', `/store/orders/${id}`, { token: store.token })).body).toMatchObject({
    status: 'new',
    payment_status: 'paid',
    history: [{ actor_type: 'user' }, { action: 'confirm_payment', actor_type: 'admin', actor: expect.any(String) }],
  })
  expect(await decide(payment, 'confirm', { reference: 'again' })).toMatchObject({ status: 409, body: { code: 'payment_decided' } })
})

test('a cancellation after payment refunds everything to the wallet', async () => {
  const id = await place()
  await decide(await waiting(id), 'confirm', { reference: 'FT1' })
  const before = await readBalance(t.db, 'customer_wallet', shopper.id)
  const cancelled = await cancel(id)
  expect(cancelled.body).toMatchObject({ status: 'cancelled', payment_status: 'refunded', payments: [{ status: 'refunded' }] })
  expect(await readBalance(t.db, 'customer_wallet', shopper.id)).toBe(before + 6500)
})

test('a rejected slip shows the reason, and another may be sent, one at a time', async () => {
  const id = await place()
  const payment = await waiting(id)
  expect((await pay(id)).body.code).toBe('transfer_already_sent')
  expect((await decide(payment, 'refuse', { reason: 'لم يصل المبلغ' })).body).toMatchObject({
    status: 'refused',
    reason: 'لم يصل المبلغ',
    order_status: 'pending_payment',
  })
  expect((await pay(id)).body.payments).toMatchObject([{ status: 'refused' }, { status: 'pending' }])
})

test('a rejected slip gives back the time of its review', async () => {
  const id = await place()
  const payment = await waiting(id)
  await t.db.update(orders).set({ expires_at: sql`now() - interval '1 hour'` }).where(eq(orders.id, id))
  await decide(payment, 'refuse', { reason: 'لم يصل المبلغ' })
  expect(await expireOrders(t.db)).toBe(0)
  const { transfer_hours } = await readSettings(t.db)
  const left = sql<number>`extract(epoch from ${orders.expires_at} - now())::float8 / 3600`
  const hours = async () => (await t.db.select({ left }).from(orders).where(eq(orders.id, id)))[0]?.left
  expect(await hours()).toBeCloseTo(transfer_hours, 1)
  // an order with more left keeps it
  await t.db.update(orders).set({ expires_at: sql`now() + interval '900 hours'` }).where(eq(orders.id, id))
  await decide(await waiting(id), 'refuse', { reason: 'لم يصل المبلغ' })
  expect(await hours()).toBeCloseTo(900, 1)
})

test('a slip in review keeps the order from expiring, and cancelling closes it', async () => {
  const id = await place()
  const payment = await waiting(id)
  await t.db.update(orders).set({ expires_at: sql`now() - interval '1 hour'` }).where(eq(orders.id, id))
  expect(await expireOrders(t.db)).toBe(0)
  expect((await cancel(id)).body).toMatchObject({ status: 'cancelled', payments: [{ status: 'refused' }] })
  expect((await decide(payment, 'confirm', { reference: 'late' })).body.code).toBe('payment_decided')
})

test('a simultaneous confirmation and cancellation: one of them wins, without a deadlock', async () => {
  for (let n = 0; n < 5; n++) {
    const id = await place()
    const payment = await waiting(id)
    const answers = await Promise.all([decide(payment, 'confirm', { reference: `FT${n}` }), cancel(id)])
    // cancelling after the confirmation is allowed: the shopper then has the money in the wallet
    expect(answers[1]?.status).toBe(200)
    expect([200, 409]).toContain(answers[0]?.status)
  }
})

test('transfers need the permission, one’s own order and one’s own slip', async () => {
  const id = await place()
  const other = await makeShopper(t.db, world.city_id)
  const foreign = await pay(id, await makeSlip(t.db, other.id))
  expect([foreign.status, Object.keys(foreign.body.fields)]).toEqual([422, ['slip']])
  const stranger = await t.call('POST', `/user/orders/${id}/transfer`, {
    token: other.token,
    headers: once(),
    body: { bank_account_id: world.bank_account_id, sender_name: 'غريب', slip: await makeSlip(t.db, other.id) },
  })
  expect(stranger.status).toBe(404)
  const payment = await waiting(id)
  expect((await decide(payment, 'confirm', { reference: 'x' }, reader.token)).status).toBe(403)
  // the FAQ key reads the list without the slip and the account, and no payment by itself
  expect((await t.call('GET', `/admin/payments1/${payment}`, { token: reader.token })).status).toBe(403)
  expect((await t.call('GET', '/admin/payments1/export?format=csv', { token: reader.token })).status).toBe(403)
  const rowFor = async (token: string) =>
    (await t.call('GET', '/admin/payments1', { token, query: { status: 'pending' } })).body.data.find(
      (row: { id: string }) => row.id === payment,
    )
  expect(await rowFor(reader.token)).toMatchObject({ sender_name: null, slip: null, reference: null, bank: null, iban_number: null })
  expect(await rowFor(admin.token)).toMatchObject({ slip: expect.any(String), iban_number: expect.stringMatching(/^SA/) })
})

test('the list is exported as filtered', async () => {
  const { token } = await adminWith(t, ['payments.index'])
  const list = await t.call('GET', '/admin/payments1?status=confirmed&per_page=100', { token })
  // by the days of Riyadh that it came on: an accountant's month
  const day = new Date(Date.parse(list.body.data[0].created_at) + 3 * 3_600_000).toISOString().slice(0, 10)
  const came = async (query: object) =>
    (await t.call('GET', '/admin/payments1', { token, query: { status: 'confirmed', ...query } })).body.meta.total
  expect(await came({ created_from: day, created_to: day })).toBe(list.body.meta.total)
  expect(await came({ created_from: '2000-01-01', created_to: '2000-01-31' })).toBe(0)
  const file = await t.app.inject({
    url: '/api/admin/payments1/export?status=confirmed&format=csv',
    headers: { authorization: `Bearer ${token}`, 'accept-language': 'ar' },
  })
  const [head, ...lines] = file.body.trim().split(/\r?\n/)
  expect(head).toContain('رقم الطلب')
  expect(list.body.data.length).toBeGreaterThan(0)
  expect(lines.map((line) => line.split(',')[0])).toEqual(list.body.data.map((row: { order_number: number }) => String(row.order_number)))
})

test('the ledger balances after all tests', async () => {
  expect((await proveLedger(t.db)).filter(({ ok }) => !ok)).toEqual([])
})
