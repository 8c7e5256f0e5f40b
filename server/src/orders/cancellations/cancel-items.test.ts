import { sql } from 'drizzle-orm'
import { afterEach, expect, test } from 'vitest'
import { makeStore } from '../../../test/catalog-world.ts'
import { refundWorld } from '../../../test/refund-world.ts'
import { once, testApp } from '../../../test/test-app.ts'
import { proveLedger } from '../../money/ledger/proof.ts'
import { readBalance } from '../../money/ledger/read-accounts.ts'

const t = await testApp()
const { placed, read, getStock, shopper, tokens, ask } = await refundWorld(t)

// whatever a test did, the ledger proves itself
afterEach(async () => expect((await proveLedger(t.db)).filter(({ ok }) => !ok)).toEqual([]))

type Order = Awaited<ReturnType<typeof placed>>
const wallet = () => readBalance(t.db, 'customer_wallet', shopper.id)
const post = (path: string, body: object, token = tokens.store) =>
  t.call('POST', `/store/cancellations${path}`, { token, headers: once(), body })
const takeLines = (order: Order, quantity: number) => [{ order_line_id: order.lines[0]?.id, quantity }]
const cancel = (order: Order, quantity: number, expected_amount: number, extra: object = {}) =>
  post('', { order_id: order.id, lines: takeLines(order, quantity), refund_reason: 'out_of_stock', expected_amount, ...extra })
async function notices(order_id: string, audience: 'user' | 'store') {
  const found = await t.db.execute<{ body: string }>(
    sql`select data->'en'->>'body' as body from notifications where (model_id = ${order_id}::uuid or model_id in (select id from cancellations where order_id = ${order_id}::uuid)) and audience = ${audience} order by created_at, id`,
  )
  return found.rows.map(({ body }) => body)
}

test('a store removes a piece from a paid order: it is refunded and restocked right away, and the shopper reads why', async () => {
  const order = await placed({ upTo: 'accepted' })
  const before = {
    wallet: await wallet(),
    stock: await getStock(order),
    user: await notices(order.id, 'user'),
    store: await notices(order.id, 'store'),
  }
  const preview = await post('/preview', { order_id: order.id, lines: takeLines(order, 1) })
  expect(preview.body).toMatchObject({ kind: 'cancel', amount: 5000, uncollected: 0, whole: false })
  const { status, body } = await cancel(order, 1, 5000)
  expect(status, JSON.stringify(body)).toBe(201)
  expect(body).toMatchObject({ status: 'refunded', requested_by: 'store', fault: 'store', to_wallet: 5000, refund_reason: 'out_of_stock' })
  expect(body.history.map(({ action }: { action: string }) => action)).toEqual(['open', 'accept', 'start_refund', 'pay'])
  expect(await wallet()).toBe(before.wallet + 5000)
  expect(await getStock(order)).toBe(before.stock + 1)
  expect(await read(order.id)).toMatchObject({ status: 'accepted', cancelled_amount: 5000, payment_status: 'partially_refunded' })
  const received = (await notices(order.id, 'user')).slice(before.user.length)
  expect(received).toHaveLength(1)
  expect(received[0]).toMatch(/cancelled them\. Reason: Out of stock\. Refund: .*50.* to your wallet/)
  expect(await notices(order.id, 'store')).toEqual(before.store)
  const { rows } = await t.db.execute(sql`select 1 from audit_log where action = 'canceled-orders.create' and entity_id = ${body.id}`)
  expect(rows).toHaveLength(1)
})

test('an order shows removed items, by whom, why, and the refund, without a person’s name for the shopper', async () => {
  const order = await placed({ quantity: 2, upTo: 'accepted' })
  const { body } = await cancel(order, 1, 5000, { refund_reason: 'other', refund_reason_other: 'تلفت في المستودع' })
  const facts = {
    ...{ id: body.id, requested_by: 'store', refund_reason: 'other', refund_reason_other: 'تلفت في المستودع' },
    ...{ to_wallet: 5000, to_outside: 0, outside: null, lines: takeLines(order, 1).map((line) => ({ ...line, quantity: 1 })) },
  }
  const own = await t.call('GET', `/user/orders/${order.id}`, { token: shopper.token })
  expect(own.body.cancellations).toEqual([expect.objectContaining(facts)])
  expect(own.body.cancellations[0]).not.toHaveProperty('actor')
  const { rows } = await t.db.execute<{ name: string }>(
    sql`select m.name from cancellation_history h join store_members m on m.id = h.actor_id where h.cancellation_id = ${body.id}::uuid limit 1`,
  )
  const office = await t.call('GET', `/store/orders/${order.id}`, { token: tokens.store })
  expect(office.body.cancellations).toEqual([expect.objectContaining({ ...facts, actor: rows[0]?.name })])
  expect(rows[0]?.name).toBeTruthy()
  // The sums of the offices and the head of a conversation hold what is left; the ledger proves itself after each test.
  const left = order.total - 5000
  expect(office.body).toMatchObject({
    total: order.total,
    cancelled_amount: 5000,
    net_amounts: { total: left },
    remaining: { gross: left },
  })
  const chat = await t.call('POST', '/user/chat', { token: shopper.token, body: { order_id: order.id } })
  expect(chat.body.order).toMatchObject({ total: order.total, total_left: left })
})

test('a bank transfer is refunded by transfer, and an administrator is asked to make it', async () => {
  const order = await placed({ method: 'bank_transfer', quantity: 2, upTo: 'accepted' })
  const { body } = await cancel(order, 1, 5000)
  expect(body).toMatchObject({ status: 'refund_pending', destination: 'original', to_wallet: 0, to_outside: 5000, outside: 'bank' })
})

test('an unpaid order is not refunded and costs less', async () => {
  const order = await placed({ method: 'cod', quantity: 2, upTo: 'accepted' })
  const before = (await notices(order.id, 'user')).length
  const { body } = await cancel(order, 1, 5000, { refund_reason: 'other', refund_reason_other: 'تلفت في المستودع' })
  expect(body).toMatchObject({ status: 'closed', destination: 'wallet', to_wallet: 0, to_outside: 0, uncollected: 5000 })
  const received = (await notices(order.id, 'user')).slice(before)
  expect(received).toEqual([expect.stringContaining('Reason: تلفت في المستودع. There’s nothing to refund')])
})

test('removing the last pieces cancels the order, and its shopper gets that notice only', async () => {
  const order = await placed({ quantity: 2, upTo: 'accepted' })
  const before = (await notices(order.id, 'user')).length
  const { body } = await cancel(order, 2, order.total)
  expect(body).toMatchObject({ status: 'refunded', order_status: 'cancelled' })
  const received = (await notices(order.id, 'user')).slice(before)
  expect(received).toHaveLength(1)
  expect(received[0]).toMatch(/cancelled your order\. Reason: (Out of stock|نفدت الكمية)\. Refund/)
})

test('a removal is rejected for another amount, requested units, a missing reason, after delivery, or by another store', async () => {
  const order = await placed({ upTo: 'accepted' })
  expect((await cancel(order, 1, 4999)).body).toMatchObject({ code: 'refund_preview_stale' })
  expect((await cancel(order, 1, 5000, { refund_reason: 'other' })).body.fields).toHaveProperty('refund_reason_other')
  expect((await cancel(order, 1, 5000, { refund_reason: 'changed_mind' })).status).toBe(422)
  expect((await ask(order, 2)).status).toBe(201)
  expect((await cancel(order, 2, 10_000)).body.fields).toHaveProperty(['lines.0.quantity'])
  expect(await read(order.id)).toMatchObject({ cancelled_amount: 0, cancellations: [{ status: 'requested' }] })
  const delivered = await placed({ quantity: 1 })
  expect((await cancel(delivered, 1, delivered.total)).body).toMatchObject({ code: 'not_cancellable_now' })
  const other = await makeStore(t.db)
  const foreign = await post('/preview', { order_id: order.id, lines: takeLines(order, 1) }, other.token)
  expect(foreign.status).toBe(404)
})
