import { randomUUID } from 'node:crypto'
import { eq, sql } from 'drizzle-orm'
import { expect, test } from 'vitest'
import { cardWorld } from '../../../test/card-world.ts'
import { makeShopper } from '../../../test/order-world.ts'
import { notifications } from '../../notifications/table.ts'
import { expireOrders } from '../../orders/order-deadlines.ts'
import { proveLedger } from '../ledger/proof.ts'
import { readBalance } from '../ledger/read-accounts.ts'
import { payments } from '../payments/table.ts'
import { gatewayEvents } from './table.ts'

const world = await cardWorld()
const { t, moyasar, place, start, page, hook, send, readOrder, payment } = world
const clearing = () => readBalance(t.db, 'psp_clearing')
const postings = async (payment_id: string): Promise<number> =>
  Number((await t.pool.query('select count(*) from ledger_transactions where payment_id = $1', [payment_id])).rows[0].count)
const told = async (once: string) =>
  (
    await t.db
      .select()
      .from(notifications)
      .where(sql`${notifications.once} like ${`${once}%`}`)
  ).length

test('an order waits for its card payment, and repeated requests get one page', async () => {
  const id = await place()
  expect(await readOrder(id)).toMatchObject({ status: 'pending_payment', payment_status: 'unpaid', payments: [] })
  const before = moyasar.invoices.size
  const answers = await Promise.all([start(id), start(id), start(id)])
  expect(new Set(answers.map(({ body }) => body.url)).size).toBe(1)
  expect(answers[0]?.body.url).toMatch(/^http.*\/pay\//)
  // pages nobody was shown are closed
  const made = [...moyasar.invoices.values()].slice(before)
  expect(made.filter(({ status }) => status === 'initiated')).toHaveLength(1)
  expect((await start(id)).body).toEqual(answers[0]?.body)
  expect(await readOrder(id)).toMatchObject({ payments: [{ method: 'card', status: 'pending', amount: 6500 }] })
  const stranger = await makeShopper(t.db, world.city_id)
  expect((await t.call('POST', `/user/orders/${id}/card`, { token: stranger.token })).status).toBe(404)
})

test('a webhook makes the server query the gateway, books the money in escrow less the fee, and confirms the order', async () => {
  const before = await clearing()
  const { order_id, payment_id, ref } = await page()
  const charge = moyasar.pay(ref)
  const requestsBefore = moyasar.requests.length
  expect((await hook(ref)).status).toBe(204)
  // the answer does not wait for the gateway
  expect(moyasar.requests.length).toBe(requestsBefore)
  await t.drain()
  expect(await readOrder(order_id)).toMatchObject({
    status: 'new',
    payment_status: 'paid',
    payments: [{ status: 'confirmed', reference: charge.id }],
  })
  expect([await readBalance(t.db, 'order_escrow', order_id), (await clearing()) - before]).toEqual([6500, 6500 - 175])
  expect(await payment(payment_id)).toMatchObject({
    card: 'mada 2250',
    fee: 175,
    events: [{ kind: 'captured' }, { source: 'webhook', kind: 'payment_paid' }],
  })
})

test('repeated, late, unordered or simultaneous webhooks book nothing more', async () => {
  const { payment_id, ref } = await page()
  moyasar.decline(ref)
  const failed = moyasar.event(ref, 'a-long-webhook-secret')
  moyasar.pay(ref)
  const paid = moyasar.event(ref, 'a-long-webhook-secret')
  // the later event first
  await send(paid)
  await Promise.all([send(paid), send(failed), hook(ref), hook(ref)])
  await t.drain()
  await send(failed)
  await Promise.all([world.check(payment_id), world.sweep(), t.drain()])
  expect(await postings(payment_id)).toBe(2)
  const kept = await t.db.select().from(gatewayEvents).where(eq(gatewayEvents.intent_ref, ref))
  expect(kept.filter(({ source }) => source === 'webhook')).toHaveLength(4)
  expect(kept.find(({ source }) => source === 'webhook')?.raw).toBe(paid)
})

test('a forged webhook, or one of a foreign invoice, changes nothing', async () => {
  const { order_id, ref } = await page()
  moyasar.pay(ref)
  const count = async () => (await t.db.select({ id: gatewayEvents.id }).from(gatewayEvents)).length
  const before = await count()
  expect((await hook(ref, {}, 'a-wrong-webhook-secret')).status).toBe(403)
  expect((await send('{"secret_token":')).status).toBe(403)
  expect((await send('')).status).toBeGreaterThanOrEqual(400)
  expect(await count()).toBe(before)
  expect((await hook(ref, { data: { invoice_id: '019234aa-0000-7000-8000-000000000000' } })).status).toBe(204)
  await t.drain()
  expect(await readOrder(order_id)).toMatchObject({ status: 'pending_payment' })
})

test('a webhook’s content is not trusted: the server queries the gateway', async () => {
  const { order_id, ref } = await page()
  moyasar.decline(ref)
  await hook(ref, { type: 'payment_paid', data: { id: ref, status: 'paid', amount: 6500, currency: 'SAR', invoice_id: ref } })
  await t.drain()
  expect(await readOrder(order_id)).toMatchObject({ status: 'pending_payment', payments: [{ status: 'pending' }] })
})

test.each([
  ['amount', { amount: 100 }],
  ['currency', { currency: 'USD' }],
] as const)('another %s is held: nothing is posted, administrators are notified, and they refund it', async (held_for, came) => {
  const { order_id, payment_id, ref } = await page()
  const charge = moyasar.pay(ref, came)
  // the webhook itself says that all is well
  await hook(ref, { data: { ...charge, amount: 6500, currency: 'SAR' } })
  await t.drain()
  expect(await payment(payment_id)).toMatchObject({
    status: 'held',
    held_for,
    came_amount: charge.amount,
    came_currency: charge.currency,
  })
  const { events } = await payment(payment_id)
  const said = held_for === 'amount' ? '1.00 SAR' : '6500 USD'
  expect(events).toContainEqual(expect.objectContaining({ kind: `held:${held_for}`, detail: said }))
  expect([await postings(payment_id), await told(`payment:${payment_id}:held`)]).toEqual([0, 1])
  expect(await readOrder(order_id)).toMatchObject({ status: 'pending_payment' })
  // held money does not keep the shopper from paying
  expect((await start(order_id)).status).toBe(200)
  expect(await world.decide(payment_id, 'confirm', { reference: 'x' })).toMatchObject({ status: 409, body: { code: 'not_a_transfer' } })
  expect((await world.decide(payment_id, 'return', { note: 'مبلغ خاطئ' })).status).toBe(200)
  expect((await world.decide(payment_id, 'return', { note: 'مبلغ خاطئ' })).body.code).toBe('payment_not_held')
  await world.refund()
  expect(await payment(payment_id)).toMatchObject({ status: 'refunded', refunds: [{ status: 'done', amount: charge.amount }] })
  expect([charge.status, await postings(payment_id)]).toEqual(['voided', 0])
})

test('this finds a planted fault: a trusted webhook pays the order with too little', async () => {
  const { gateway } = t.deps
  if (!gateway) throw new Error('this market takes cards')
  let claimed = 0
  t.deps.gateway = {
    ...gateway,
    parseWebhook: (raw) => {
      claimed = JSON.parse(raw).data.amount
      return gateway.parseWebhook(raw)
    },
    fetch: async (ref) => ({ ...(await gateway.fetch(ref)), amount: claimed }),
  }
  try {
    const { payment_id, ref } = await page()
    const charge = moyasar.pay(ref, { amount: 100 })
    await hook(ref, { data: { ...charge, amount: 6500 } })
    await t.drain()
    expect(await payment(payment_id)).toMatchObject({ status: 'confirmed' })
  } finally {
    t.deps.gateway = gateway
  }
})

test('a page that names another payment is held', async () => {
  const { payment_id, ref } = await page()
  const invoice = moyasar.invoices.get(ref)
  if (invoice) invoice.metadata.payment_id = (await page()).payment_id
  moyasar.pay(ref)
  await world.check(payment_id)
  expect(await payment(payment_id)).toMatchObject({ status: 'held', held_for: 'order' })
})

test('the sweep finds the payment of a lost webhook', async () => {
  const { order_id, ref } = await page()
  moyasar.pay(ref)
  await world.sweep()
  expect(await readOrder(order_id)).toMatchObject({ status: 'new', payment_status: 'paid' })
})

test('the return page queries the gateway, and shows the known state without an answer', async () => {
  const { payment_id, ref, order_id } = await page()
  const back = () =>
    t.app.inject({ url: `/api/card-payments/${payment_id}/return?status=paid&id=forged`, headers: { 'accept-language': 'en' } })
  expect((await back()).body).toContain('Payment not completed yet')
  moyasar.pay(ref)
  moyasar.fail(/GET/, 'broken')
  expect((await back()).body).toContain('Payment not completed yet')
  const page_ = await back()
  expect(page_.body).toContain('Payment received')
  expect(page_.headers['content-type']).toContain('text/html')
  expect(await readOrder(order_id)).toMatchObject({ status: 'new' })
  expect((await t.app.inject({ url: `/api/card-payments/${order_id}/return` })).statusCode).toBe(404)
})

test('an unpaid order expires after its page is closed, and no card can pay it then', async () => {
  const { order_id, ref } = await page()
  await world.runOut(order_id)
  expect(await expireOrders(t.db)).toBe(0)
  await world.sweep()
  expect(moyasar.invoices.get(ref)?.status).toBe('canceled')
  expect(await expireOrders(t.db)).toBe(1)
  expect(await readOrder(order_id)).toMatchObject({ status: 'cancelled', payments: [{ status: 'refused' }] })
  expect((await start(order_id)).body.code).toBe('no_card_awaited')
})

test('an order expires while the gateway is down for an hour, and a payment is refunded', async () => {
  const { order_id, payment_id, ref } = await page()
  await world.runOut(order_id, '2 hours')
  moyasar.fail(new RegExp(`GET .*${ref}`), 'broken')
  await world.sweep()
  expect(await expireOrders(t.db)).toBe(1)
  const charge = moyasar.pay(ref)
  const before = await clearing()
  await world.sweep()
  expect(await payment(payment_id)).toMatchObject({ status: 'held', held_for: 'late', refunds: [{ status: 'pending', amount: 6500 }] })
  expect([(await clearing()) - before, await readBalance(t.db, 'refund_clearing', order_id)]).toEqual([6500, 6500])
  expect((await proveLedger(t.db, ['I8'])).filter(({ ok }) => !ok)).toEqual([])
  await world.refund()
  expect(await payment(payment_id)).toMatchObject({ status: 'refunded', refunds: [{ status: 'done' }] })
  expect([(await clearing()) - before, await readBalance(t.db, 'refund_clearing', order_id), charge.status]).toEqual([0, 0, 'voided'])
})

test('a payment after the cancellation that is already settled is refunded instead of voided', async () => {
  const { order_id, payment_id, ref } = await page()
  await world.cancel(order_id)
  const charge = moyasar.pay(ref)
  moyasar.settled = true
  await hook(ref)
  await t.drain()
  await world.refund()
  moyasar.settled = false
  expect([charge.refunded, (await payment(payment_id)).status]).toEqual([6500, 'refunded'])
})

test('webhook, sweep, return, expiry and cancellation at the same moment pay once or refund, and lose nothing', async () => {
  for (let round = 0; round < 6; round++) {
    const { order_id, payment_id, ref } = await page()
    const charge = moyasar.pay(ref)
    if (round % 2) await world.runOut(order_id, '2 hours')
    await hook(ref)
    await Promise.all([
      t.drain(),
      world.sweep(),
      world.check(payment_id),
      round % 2 ? expireOrders(t.db) : world.cancel(order_id),
      t.app.inject({ url: `/api/card-payments/${payment_id}/return` }),
    ])
    await world.refund()
    const [{ status }, { status: order, payment_status }] = [await payment(payment_id), await readOrder(order_id)]
    if (order === 'new') expect([status, payment_status]).toEqual(['confirmed', 'paid'])
    else {
      expect([order, status]).toEqual(['cancelled', 'refunded'])
      // paid and then cancelled: in the wallet. Cancelled and then paid: back on the card
      const onCard = charge.status === 'voided'
      expect(payment_status).toBe(onCard ? 'unpaid' : 'refunded')
    }
  }
})

test('an order that was paid in time does not expire by an older read', async () => {
  const { order_id, ref } = await page()
  moyasar.pay(ref)
  await world.runOut(order_id, '2 hours')
  await Promise.all([world.sweep(), expireOrders(t.db), expireOrders(t.db)])
  const { status, payment_status, payments: paid } = await readOrder(order_id)
  expect(status === 'new' ? payment_status : paid[0]?.status).toBe(status === 'new' ? 'paid' : 'held')
})

test('a gateway that makes no page gives a clear error, and a retry uses the same payment', async () => {
  const id = await place()
  moyasar.fail(/POST .*invoices/, 'broken')
  expect(await start(id)).toMatchObject({ status: 503, body: { code: 'gateway_unavailable' } })
  const [row] = await t.db.select().from(payments).where(eq(payments.order_id, id))
  expect((await start(id)).body.payment_id).toBe(row?.id)
  // a payment whose page never came does not hold its order for ever
  const other = await place()
  moyasar.fail(/POST .*invoices/, 'broken')
  await start(other)
  await t.db.update(payments).set({ created_at: sql`now() - interval '11 minutes'` }).where(eq(payments.order_id, other))
  await world.sweep()
  expect((await readOrder(other)).payments).toMatchObject([{ status: 'refused' }])
})

test('an administrator queries the gateway right away', async () => {
  const { payment_id, ref } = await page()
  moyasar.pay(ref)
  moyasar.fail(/GET/, 'hang')
  expect((await world.decide(payment_id, 'check')).status).toBe(503)
  expect((await world.decide(payment_id, 'check')).body).toMatchObject({ status: 'confirmed', order_status: 'new' })
})

test('a declined card stays with the order until another is tried, and the page can still be paid', async () => {
  const { order_id, payment_id, ref } = await page()
  const own = async () => (await t.call('GET', '/user/orders', { token: world.shopper.token })).body.data[0]
  expect(await own()).toMatchObject({ id: order_id, last_payment: 'pending', declined_at: null, all_returned: false })
  moyasar.decline(ref)
  await world.check(payment_id)
  const [declined] = (await readOrder(order_id)).payments
  expect(declined).toMatchObject({ status: 'pending', declined_at: expect.stringMatching(/Z$/) })
  // asked again, the moment stays that of the refusal
  await world.check(payment_id)
  expect(await own()).toMatchObject({ id: order_id, declined_at: declined?.declined_at, expires_at: expect.any(String) })
  // another card, which its bank has not answered yet
  moyasar.decline(ref)
  const tried = moyasar.invoices.get(ref)?.payments.at(-1)
  if (tried) tried.status = 'initiated'
  await world.check(payment_id)
  expect(await own()).toMatchObject({ id: order_id, last_payment: 'pending', declined_at: null })
  moyasar.pay(ref)
  await world.check(payment_id)
  expect(await own()).toMatchObject({ id: order_id, last_payment: 'confirmed', status: 'new' })
})

test('back on the gateway’s page after paying, the page charges nothing again and leads to the orders', async () => {
  const { order_id, payment_id, ref } = await page()
  moyasar.pay(ref)
  const url = `/api/card-payments/${payment_id}/return`
  const cookie = `card_return=${encodeURIComponent(`/ar/orders/${order_id}`)}`
  expect((await t.app.inject({ url, headers: { cookie } })).statusCode).toBe(303)
  const seen = async () => [await postings(payment_id), await readBalance(t.db, 'order_escrow', order_id), await clearing()]
  const before = await seen()
  // the browser's Back opens the page as it was, and its form is posted again
  const again = await fetch(`${moyasar.url}/pay/${ref}/pay`, { method: 'POST', redirect: 'manual' })
  expect(again.status).toBe(303)
  expect(moyasar.invoices.get(ref)?.payments).toHaveLength(1)
  const back = await t.app.inject({ url, headers: { 'accept-language': 'ar' } })
  expect(back.body).toContain('href="/ar/orders"')
  // even a second charge that a gateway took by mistake would book nothing more
  const invoice = moyasar.invoices.get(ref)
  const [first] = invoice?.payments ?? []
  if (first) invoice?.payments.push({ ...first, id: randomUUID() })
  await world.check(payment_id)
  await world.sweep()
  expect(await seen()).toEqual(before)
  expect(await readOrder(order_id)).toMatchObject({ status: 'new', payments: [{ status: 'confirmed', reference: first?.id }] })
  expect((await start(order_id)).body.code).toBe('no_card_awaited')
})

test('a browser that returns while the gateway does not answer reads that the payment is being confirmed', async () => {
  const { order_id, payment_id, ref } = await page()
  const headers = { cookie: `card_return=${encodeURIComponent(`/ar/orders/${order_id}`)}` }
  const back = async () => (await t.app.inject({ url: `/api/card-payments/${payment_id}/return`, headers })).headers.location
  moyasar.fail(/^GET/, 'broken')
  expect(await back()).toMatch(new RegExp(`^/ar/orders/${order_id}\\?confirming=\\d+$`))
  moyasar.pay(ref)
  expect(await back()).toBe(`/ar/orders/${order_id}`)
})

test('the ledger balances after all tests', async () => {
  await world.sweep()
  await world.refund()
  expect((await proveLedger(t.db)).filter(({ ok }) => !ok)).toEqual([])
})

test('a browser that paid on the web returns to its order, and no cookie leads elsewhere', async () => {
  const { order_id, payment_id } = await page()
  const back = (cookie: string) =>
    t.app.inject({
      method: 'GET',
      url: `/api/card-payments/${payment_id}/return`,
      headers: { cookie: `card_return=${encodeURIComponent(cookie)}` },
    })
  const led = await back(`/ar/orders/${order_id}`)
  expect([led.statusCode, led.headers.location]).toEqual([303, `/ar/orders/${order_id}`])
  expect(led.headers['set-cookie']).toBeUndefined()
  for (const elsewhere of ['https://evil.example', '//evil.example', '/ar/account']) expect((await back(elsewhere)).statusCode).toBe(200)
})
