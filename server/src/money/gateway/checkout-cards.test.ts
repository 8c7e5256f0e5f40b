import { and, asc, eq, inArray } from 'drizzle-orm'
import { afterEach, expect, test } from 'vitest'
import { cardWorld } from '../../../test/card-world.ts'
import { fillWallet, makeShopper } from '../../../test/order-world.ts'
import { once } from '../../../test/test-app.ts'
import { expireOrders } from '../../orders/order-deadlines.ts'
import { auditLog } from '../../platform/audit/table.ts'
import { proveLedger } from '../ledger/proof.ts'
import { readBalance } from '../ledger/read-accounts.ts'
import { payments } from '../payments/table.ts'
import { paymentPages } from './payment-page-table.ts'
import { gatewayEvents, gatewayRefunds } from './table.ts'

const world = await cardWorld()
const { t, moyasar, shops, checkout, startCheckout, sharedPage, hook, readOrder, payment, shopper } = world

const readCheckout = async (id: string) => (await t.call('GET', `/user/checkouts/${id}`, { token: shopper.token })).body
const getCharge = (ref: string) => moyasar.invoices.get(ref)?.payments.at(-1)
const readStatuses = async (ids: readonly string[]) => Promise.all(ids.map(async (id) => (await readOrder(id)).status))
const states = async (ids: readonly string[]) => Promise.all(ids.map(async (id) => (await payment(id)).status))
const escrows = (ids: readonly string[]) => Promise.all(ids.map((id) => readBalance(t.db, 'order_escrow', id)))
/** Pays the page and lets the platform hear of it. */
async function pay(ref: string, changes: object = {}) {
  const charge = moyasar.pay(ref, changes)
  await hook(ref)
  await t.drain()
  return charge
}

afterEach(async () => {
  expect((await proveLedger(t.db)).filter(({ ok }) => !ok)).toEqual([])
  // a minute of one shopper's calls is over
  await t.pool.query('delete from rate_limits')
})

test('one page takes the sum, and simultaneous requests for the checkout or its orders get the same', async () => {
  const { id, order_ids } = await checkout(1, 2)
  expect(await readCheckout(id)).toMatchObject({ card_payment: { status: 'pending', amount: 18_000, expires_at: expect.any(String) } })
  const before = moyasar.invoices.size
  const answers = await Promise.all([startCheckout(id), startCheckout(id), world.start(order_ids[1] ?? ''), startCheckout(id)])
  expect(answers.map(({ status }) => status)).toEqual([200, 200, 200, 200])
  expect(new Set(answers.map(({ body }) => body.url)).size).toBe(1)
  expect(answers[0]?.body).toEqual({ url: expect.stringMatching(/\/pay\//), amount: 18_000, expires_at: expect.any(String) })
  // pages nobody was shown are closed
  const open = [...moyasar.invoices.values()].slice(before).filter(({ status }) => status === 'initiated')
  expect(open).toMatchObject([{ amount: 18_000 }])
  const rows = await t.db.select().from(payments).where(inArray(payments.order_id, order_ids)).orderBy(asc(payments.amount))
  expect(rows.map(({ amount, status }) => [amount, status])).toEqual([
    [6500, 'pending'],
    [11_500, 'pending'],
  ])
  expect(answers[2]?.body.payment_id).toBe(rows[1]?.id)
  // each payment has its entry
  const entries = await t.db
    .select({ action: auditLog.action })
    .from(auditLog)
    .where(
      and(
        inArray(
          auditLog.entity_id,
          rows.map((row) => row.id),
        ),
        eq(auditLog.action, 'payments.create'),
      ),
    )
  expect(entries).toHaveLength(2)
})

test('another shopper can’t find the checkout, and one without a due card payment is rejected', async () => {
  const { id, order_ids } = await checkout(1, 1)
  const stranger = await makeShopper(t.db, world.city_id)
  const answer = await t.call('POST', `/user/checkouts/${id}/card`, { token: stranger.token })
  expect([answer.status, answer.body.code]).toEqual([404, 'not_found'])
  for (const order_id of order_ids) await world.cancel(order_id)
  expect(await startCheckout(id)).toMatchObject({ status: 409, body: { code: 'no_card_awaited' } })
  expect(await readCheckout(id)).toMatchObject({ card_payment: { status: 'refused', expires_at: null } })
})

test('a payment gives each order its part in escrow and its share of the fee, and its page names the others', async () => {
  const { id, order_ids, payment_ids, ref } = await sharedPage(1, 2, 3)
  const before = await readBalance(t.db, 'psp_clearing')
  const charge = await pay(ref, { fee: 701 })
  expect(await readStatuses(order_ids)).toEqual(['new', 'new', 'new'])
  expect(await escrows(order_ids)).toEqual([6500, 11_500, 16_500])
  expect((await readBalance(t.db, 'psp_clearing')) - before).toBe(34_500 - 701)
  // 701 x 65 / 345 = 132.07, x 115 = 233.67, x 165 = 335.26: the odd halala goes to the largest remainder
  const parts = [
    { order_id: order_ids[0], amount: 6500, fee: 132, status: 'confirmed' },
    { order_id: order_ids[1], amount: 11_500, fee: 234, status: 'confirmed' },
    { order_id: order_ids[2], amount: 16_500, fee: 335, status: 'confirmed' },
  ]
  expect(await payment(payment_ids[1] ?? '')).toMatchObject({
    ...{ amount: 11_500, fee: 234, reference: charge.id, card: 'mada 2250', checked_at: expect.any(String) },
    shared: { total: 34_500, total_fee: 701, parts },
    events: [{ kind: 'captured' }, { kind: 'payment_paid', source: 'webhook' }],
  })
  expect(await readCheckout(id)).toMatchObject({ card_payment: { status: 'confirmed', amount: 34_500, expires_at: null } })
  // asked again, nothing more is booked
  for (const payment_id of payment_ids) await world.check(payment_id)
  await world.sweep()
  expect(await escrows(order_ids)).toEqual([6500, 11_500, 16_500])
})

test('a store sees its own part only, and an administrator the whole charge', async () => {
  const { order_ids, ref } = await sharedPage(1, 2)
  await pay(ref)
  const [mine = ''] = order_ids
  const ofStore = await t.call('GET', `/store/orders/${mine}`, { token: shops[0]?.token ?? '' })
  expect(ofStore.body.payments).toMatchObject([{ amount: 6500, shared_total: null }])
  const ofAdmin = await t.call('GET', `/admin/orders/${mine}`, { token: world.admin.token })
  expect(ofAdmin.body.payments).toMatchObject([{ amount: 6500, shared_total: 18_000 }])
})

test('cancelling an order before payment closes the page, and the next page is for the rest', async () => {
  const { id, order_ids, payment_ids, ref } = await sharedPage(1, 2)
  await world.cancel(order_ids[0] ?? '')
  const next = await startCheckout(id)
  expect(next.body).toMatchObject({ amount: 11_500 })
  expect(moyasar.invoices.get(ref)?.status).toBe('canceled')
  expect(await states(payment_ids)).toEqual(['refused', 'refused'])
  await pay(String(next.body.url).split('/').at(-1) ?? '')
  expect(await readStatuses(order_ids)).toEqual(['cancelled', 'new'])
  expect(await readCheckout(id)).toMatchObject({ card_payment: { status: 'confirmed', amount: 11_500 } })
})

test('the sweep closes a page that no longer fits', async () => {
  const { id, order_ids, ref } = await sharedPage(1, 1)
  await world.cancel(order_ids[1] ?? '')
  await world.sweep()
  expect(moyasar.invoices.get(ref)?.status).toBe('canceled')
  expect(await readCheckout(id)).toMatchObject({ card_payment: { status: 'pending', amount: 6500 } })
})

test('a payment for a checkout with a cancelled order pays the rest, and refunds that part', async () => {
  const { order_ids, payment_ids, ref } = await sharedPage(1, 2)
  moyasar.pay(ref, { fee: 300 })
  await world.cancel(order_ids[0] ?? '')
  await hook(ref)
  await t.drain()
  expect(await readStatuses(order_ids)).toEqual(['cancelled', 'new'])
  expect(await states(payment_ids)).toEqual(['held', 'confirmed'])
  expect(await readBalance(t.db, 'refund_clearing', order_ids[0])).toBe(6500)
  // the fee is that of what was kept
  expect((await payment(payment_ids[1] ?? '')).fee).toBe(300)
  await world.refund()
  // never voided: the other order keeps its money
  expect(getCharge(ref)).toMatchObject({ status: 'paid', refunded: 6500 })
  expect(await states(payment_ids)).toEqual(['refunded', 'confirmed'])
})

test('a payment for a checkout without due orders is voided completely, without a fee', async () => {
  const { order_ids, payment_ids, ref } = await sharedPage(1, 2)
  moyasar.pay(ref)
  for (const order_id of order_ids) await world.cancel(order_id)
  await world.sweep()
  expect(await states(payment_ids)).toEqual(['held', 'held'])
  while ((await world.refund()) > 0);
  expect(getCharge(ref)).toMatchObject({ status: 'voided', refunded: 0 })
  expect(await states(payment_ids)).toEqual(['refunded', 'refunded'])
})

test('after the time for a void, each part is refunded one after the other', async () => {
  const { order_ids, payment_ids, ref } = await sharedPage(1, 2)
  moyasar.pay(ref)
  for (const order_id of order_ids) await world.cancel(order_id)
  await world.sweep()
  moyasar.settled = true
  moyasar.fail(/POST .*\/refund/, 'lost')
  while ((await world.refund()) > 0);
  moyasar.settled = false
  expect(getCharge(ref)).toMatchObject({ status: 'refunded', refunded: 18_000 })
  expect(await states(payment_ids)).toEqual(['refunded', 'refunded'])
})

test.each([
  ['another amount', { amount: 17_999 }],
  ['another currency', { currency: 'USD' }],
])('%s is held as a whole, and refunded as a whole', async (_name, changes) => {
  const { order_ids, payment_ids, ref } = await sharedPage(1, 2)
  const before = await readBalance(t.db, 'psp_clearing')
  await pay(ref, changes)
  expect(await readStatuses(order_ids)).toEqual(['pending_payment', 'pending_payment'])
  expect(await states(payment_ids)).toEqual(['held', 'held'])
  const came = await Promise.all(payment_ids.map(async (id) => (await payment(id)).came_amount ?? 0))
  expect((came[0] ?? 0) + (came[1] ?? 0)).toBe(getCharge(ref)?.amount)
  expect(await readBalance(t.db, 'psp_clearing')).toBe(before)
  expect((await world.decide(payment_ids[1] ?? '', 'return', { note: 'مبلغ خاطئ' })).status).toBe(200)
  expect((await world.decide(payment_ids[0] ?? '', 'return', { note: 'مبلغ خاطئ' })).status).toBe(409)
  while ((await world.refund()) > 0);
  expect(getCharge(ref)?.status).toBe('voided')
  expect(await states(payment_ids)).toEqual(['refunded', 'refunded'])
})

test('an unpaid checkout expires as a whole, after its page is closed', async () => {
  const { id, order_ids, ref } = await sharedPage(1, 2)
  for (const order_id of order_ids) await world.runOut(order_id)
  await expireOrders(t.db)
  // the page may still take a card
  expect(await readStatuses(order_ids)).toEqual(['pending_payment', 'pending_payment'])
  await world.sweep()
  expect(moyasar.invoices.get(ref)?.status).toBe('canceled')
  await expireOrders(t.db)
  expect(await readStatuses(order_ids)).toEqual(['cancelled', 'cancelled'])
  expect(await readCheckout(id)).toMatchObject({ card_payment: { status: 'refused', amount: 18_000 } })
})

test('no order of a checkout expires before the last one', async () => {
  const { order_ids } = await checkout(1, 2)
  await world.runOut(order_ids[0] ?? '')
  await expireOrders(t.db)
  expect(await readStatuses(order_ids)).toEqual(['pending_payment', 'pending_payment'])
  await world.runOut(order_ids[1] ?? '')
  await expireOrders(t.db)
  expect(await readStatuses(order_ids)).toEqual(['cancelled', 'cancelled'])
})

test('a payment after all orders expired is refunded', async () => {
  const { order_ids, payment_ids, ref } = await sharedPage(2, 1)
  for (const order_id of order_ids) await world.runOut(order_id, '2 hours')
  // nobody could close the page for more than an hour
  await expireOrders(t.db)
  expect(await readStatuses(order_ids)).toEqual(['cancelled', 'cancelled'])
  await pay(ref)
  while ((await world.refund()) > 0);
  expect(await states(payment_ids)).toEqual(['refunded', 'refunded'])
})

test('refunds of two orders are sent one at a time, at most the part of each', async () => {
  const { order_ids, payment_ids, ref } = await sharedPage(2, 2)
  await pay(ref)
  const ids: string[] = []
  for (const [index, order_id] of order_ids.entries()) {
    const token = shops[index]?.token ?? ''
    const act = (path: string, body: object) => t.call('POST', path, { token, headers: once(), body })
    expect((await act(`/store/orders/${order_id}/actions`, { action: 'accept' })).status).toBe(200)
    const [line] = (await readOrder(order_id)).lines
    const lines = [{ order_line_id: line?.id, quantity: 1 }]
    const response = await t.call('POST', '/user/cancellations', {
      ...{ token: shopper.token, headers: once() },
      body: { order_id, lines, refund_reason: 'changed_mind', destination: 'original' },
    })
    const { version, amount } = (await t.call('GET', `/admin/canceled-orders/${response.body.id}`, { token: world.admin.token })).body
    const granted = await act(`/store/cancellations/${response.body.id}/actions`, { action: 'accept', version, expected_amount: amount })
    expect(granted.status, JSON.stringify(granted.body)).toBe(200)
    ids.push(response.body.id)
  }
  const pending = await t.db.select().from(gatewayRefunds).where(inArray(gatewayRefunds.payment_id, payment_ids))
  expect(pending.map(({ amount, status }) => [amount, status])).toEqual([
    [5000, 'pending'],
    [5000, 'pending'],
  ])
  // the first answer is lost: the second waits until it is known
  moyasar.fail(/POST .*\/refund/, 'lost')
  await world.refund()
  expect(getCharge(ref)?.refunded).toBe(5000)
  while ((await world.refund()) > 0);
  expect(getCharge(ref)?.refunded).toBe(10_000)
  for (const id of ids)
    expect((await t.call('GET', `/admin/canceled-orders/${id}`, { token: world.admin.token })).body).toMatchObject({ status: 'refunded' })
  const tooMuch = t.db.insert(gatewayRefunds).values({ payment_id: payment_ids[0] ?? '', amount: 6501, booked: true })
  await expect(tooMuch).rejects.toMatchObject({ cause: { constraint: 'gateway_refunds_within' } })
})

test('the parts of a page add up to it', async () => {
  const { payment_ids, ref } = await sharedPage(1, 1)
  const [first = ''] = payment_ids
  const [page] = await t.db.select().from(paymentPages).where(eq(paymentPages.intent_ref, ref))
  const writes = [
    t.db.update(payments).set({ amount: 6499 }).where(eq(payments.id, first)),
    t.db.update(payments).set({ fee: 1 }).where(eq(payments.id, first)),
    t.db
      .update(paymentPages)
      .set({ amount: 1 })
      .where(eq(paymentPages.id, page?.id ?? '')),
    t.db
      .update(paymentPages)
      .set({ came_amount: 1, came_currency: 'SAR' })
      .where(eq(paymentPages.id, page?.id ?? '')),
  ]
  for (const write of writes) await expect(write).rejects.toMatchObject({ cause: { constraint: 'payment_pages_parts' } })
  const own = t.db.update(payments).set({ intent_ref: 'own' }).where(eq(payments.id, first))
  await expect(own).rejects.toMatchObject({ cause: { constraint: 'payments_page_part' } })
  const second = t.db.insert(paymentPages).values({
    ...{ checkout_id: page?.checkout_id ?? '', user_id: shopper.id, provider: 'moyasar' as const },
    ...{ amount: 1, expires_at: new Date().toISOString() },
  })
  await expect(second).rejects.toMatchObject({ cause: { constraint: 'payment_pages_open' } })
})

test('the page excludes the wallet’s part, and orders that the wallet pays completely', async () => {
  await fillWallet(t.db, shopper.id, 8000 - (await readBalance(t.db, 'customer_wallet', shopper.id)))
  const { id, order_ids } = await world.checkoutWith({ use_wallet: true }, 1, 1)
  expect(await readStatuses(order_ids)).toEqual(['new', 'pending_payment'])
  const { body } = await startCheckout(id)
  expect(body.amount).toBe(5000)
  await pay(String(body.url).split('/').at(-1) ?? '')
  expect(await readStatuses(order_ids)).toEqual(['new', 'new'])
  expect(await escrows(order_ids)).toEqual([6500, 6500])
})

test('a page that the gateway does not make is retried with the same payments', async () => {
  const { id, order_ids } = await checkout(1, 1)
  moyasar.fail(/POST .*invoices/, 'broken')
  expect(await startCheckout(id)).toMatchObject({ status: 503, body: { code: 'gateway_unavailable' } })
  expect((await startCheckout(id)).status).toBe(200)
  expect(await t.db.select().from(payments).where(inArray(payments.order_id, order_ids))).toHaveLength(2)
  // one that nobody was shown, for orders of which one was cancelled since, is dropped at once
  const other = await checkout(1, 2)
  moyasar.fail(/POST .*invoices/, 'broken')
  await startCheckout(other.id)
  await world.cancel(other.order_ids[0] ?? '')
  expect((await startCheckout(other.id)).body).toMatchObject({ amount: 11_500 })
})

test('webhook, sweep, return, expiry and cancellation at the same moment: each part is paid once or refunded', async () => {
  for (let round = 0; round < 6; round++) {
    const { order_ids, payment_ids, ref } = await sharedPage(1, 2)
    moyasar.pay(ref)
    if (round % 2) for (const order_id of order_ids) await world.runOut(order_id, '2 hours')
    await hook(ref)
    await Promise.all([
      t.drain(),
      world.sweep(),
      ...payment_ids.map((id) => world.check(id)),
      round % 2 ? expireOrders(t.db) : world.cancel(order_ids[round % 3 ? 0 : 1] ?? ''),
      t.app.inject({ url: `/api/card-payments/${payment_ids[0]}/return` }),
    ])
    while ((await world.refund()) > 0);
    const after = await Promise.all([readStatuses(order_ids), states(payment_ids)])
    for (const [index, order] of (after[0] ?? []).entries())
      expect([order, after[1]?.[index]]).toEqual(order === 'new' ? ['new', 'confirmed'] : ['cancelled', 'refunded'])
    if (round % 2) expect(new Set(after[0]).size).toBe(1)
  }
})

test('the page has the intent, the address and the charge, and its parts have none', async () => {
  const { payment_ids, ref } = await sharedPage(1, 1)
  const rows = await t.db.select().from(payments).where(inArray(payments.id, payment_ids))
  for (const row of rows) expect(row).toMatchObject({ intent_ref: null, pay_url: null, closed_at: expect.any(String) })
  await pay(ref)
  const paid = await t.db.select().from(payments).where(inArray(payments.id, payment_ids))
  for (const row of paid) expect(row).toMatchObject({ status: 'confirmed', reference: null })
})

test('a bank transfer is not refunded to a card', async () => {
  const { order_id } = await world.page()
  const [row] = await t.db
    .insert(payments)
    .values({ order_id, store_id: world.store.id, user_id: shopper.id, method: 'bank_transfer', amount: 1, status: 'refused' })
    .returning()
  expect(await world.decide(row?.id ?? '', 'return', { note: 'مبلغ خاطئ' })).toMatchObject({
    status: 409,
    body: { code: 'payment_not_held' },
  })
})

test('events of a page are stored once, with the page', async () => {
  const { payment_ids, ref } = await sharedPage(1, 1)
  moyasar.decline(ref)
  await hook(ref)
  await t.drain()
  const [row] = await t.db.select().from(gatewayEvents).where(eq(gatewayEvents.intent_ref, ref))
  expect(row).toMatchObject({ payment_id: null, page_id: expect.any(String), kind: 'payment_failed' })
  for (const id of payment_ids) expect((await payment(id)).events).toHaveLength(1)
})
