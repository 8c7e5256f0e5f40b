import {
  type CancellationAction,
  type CancellationActionName,
  cancellationActions,
} from '@rahba/contract/orders/cancellations/cancellation-actions'
import { eq } from 'drizzle-orm'
import { afterEach, expect, test } from 'vitest'
import { cardWorld } from '../../../test/card-world.ts'
import { makeSlip } from '../../../test/order-world.ts'
import { once } from '../../../test/test-app.ts'
import { files } from '../../platform/files/table.ts'
import { proveLedger } from '../ledger/proof.ts'
import { readBalance } from '../ledger/read-accounts.ts'
import { sendCardRefunds } from './send-refunds.ts'
import { gatewayRefunds } from './table.ts'

const world = await cardWorld()
const { t, moyasar, admin, store, shopper, readOrder, payment } = world
const tokens = { user: shopper.token, store: store.token, admin: admin.token }
const post = (side: keyof typeof tokens, path: string, body: object) => t.call('POST', path, { token: tokens[side], headers: once(), body })
const read = async (id: string) => (await t.call('GET', `/admin/canceled-orders/${id}`, { token: admin.token })).body
const decide = async (side: 'store' | 'admin', id: string, action: CancellationActionName, extra: object = {}) => {
  const { version, amount } = await read(id)
  const path = side === 'admin' ? `/admin/canceled-orders/${id}/actions` : `/store/cancellations/${id}/actions`
  const { needs }: CancellationAction = cancellationActions[action]
  const seen = { version, ...(needs === 'amount' && { expected_amount: amount }) }
  return post(side, path, { action, ...seen, ...(side === 'admin' && { note: 'قرار الإدارة' }), ...extra })
}
const getCharge = (ref: string) => moyasar.invoices.get(ref)?.payments.at(-1)
const sent = (ref: string) =>
  moyasar.requests.filter(({ method, path }) => method === 'POST' && path.includes(`${getCharge(ref)?.id}/refund`)).length

/** An accepted order of `quantity` pieces at 50.00 and 15.00 for delivery, paid by card. */
async function accepted(quantity = 3) {
  const paid = await world.paid(quantity)
  await post('store', `/store/orders/${paid.order_id}/actions`, { action: 'accept' })
  return { ...paid, line: (await readOrder(paid.order_id)).lines[0]?.id }
}
/** The shopper asks for so many pieces back on the card, and the store agrees. */
async function granted(order: Awaited<ReturnType<typeof accepted>>, quantity: number): Promise<string> {
  const lines = [{ order_line_id: order.line, quantity }]
  const response = await post('user', '/user/cancellations', {
    order_id: order.order_id,
    lines,
    refund_reason: 'changed_mind',
    destination: 'original',
  })
  expect(response.status, JSON.stringify(response.body)).toBe(201)
  const answer = await decide('store', response.body.id, 'accept')
  expect(answer.status, JSON.stringify(answer.body)).toBe(200)
  return response.body.id
}

afterEach(async () => expect((await proveLedger(t.db)).filter(({ ok }) => !ok)).toEqual([]))

test('a partial refund goes to the card by the gateway, and can’t be recorded by hand', async () => {
  const order = await accepted()
  const before = await readBalance(t.db, 'psp_clearing')
  const id = await granted(order, 1)
  expect(await read(id)).toMatchObject({ status: 'refund_pending', outside: 'psp_clearing', to_outside: 5000 })
  const byHand = await decide('admin', id, 'pay', { reference: 'FT1' })
  expect([byHand.status, byHand.body.code]).toEqual([409, 'cancellation_wrong_state'])
  expect((await decide('admin', id, 'fail')).status).toBe(409)
  await world.refund()
  expect(await read(id)).toMatchObject({ status: 'refunded', reference: order.charge_ref })
  expect([getCharge(order.ref)?.refunded, (await readBalance(t.db, 'psp_clearing')) - before]).toEqual([5000, -5000])
  expect(await readOrder(order.order_id)).toMatchObject({ payment_status: 'partially_refunded', payments: [{ status: 'confirmed' }] })
})

test('partial refunds and the rest of the order are each refunded once', async () => {
  const order = await accepted()
  const [first, second] = [await granted(order, 1), await granted(order, 1)]
  // two workers at the same moment
  await Promise.all([sendCardRefunds(t.deps), sendCardRefunds(t.deps), sendCardRefunds(t.deps)])
  await world.refund()
  await world.refund()
  for (const id of [first, second]) expect((await read(id)).status).toBe('refunded')
  expect([getCharge(order.ref)?.refunded, sent(order.ref)]).toEqual([10_000, 2])
  const rest = await granted(order, 1)
  expect(await readOrder(order.order_id)).toMatchObject({ status: 'cancelled' })
  expect(await read(rest)).toMatchObject({ status: 'refund_pending', outside: 'psp_clearing', to_outside: 6500 })
  await world.refund()
  expect(await read(rest)).toMatchObject({ status: 'refunded' })
  expect(getCharge(order.ref)).toMatchObject({ refunded: 16_500, status: 'refunded' })
})

test.each(['lost', 'hang', 'broken', 'malformed'] as const)('an answer that is %s: the refund is retried, and made once', async (fault) => {
  const order = await accepted()
  const id = await granted(order, 2)
  moyasar.fail(/POST .*refund/, fault)
  await world.refund()
  expect((await read(id)).status).toBe('refund_pending')
  // it waits for its next try
  expect(await sendCardRefunds(t.deps)).toBe(0)
  const [row] = await t.db.select().from(gatewayRefunds).where(eq(gatewayRefunds.cancellation_id, id))
  expect(row).toMatchObject({ status: 'pending', tries: 1, message: expect.stringContaining('Moyasar') })
  await world.refund()
  expect([(await read(id)).status, getCharge(order.ref)?.refunded]).toEqual(['refunded', 10_000])
})

test('a refund whose answer was lost is not confused with the next one', async () => {
  const order = await accepted(4)
  const [first, second] = [await granted(order, 2), await granted(order, 1)]
  moyasar.fail(/POST .*refund/, 'lost')
  await world.refund()
  await world.refund()
  await world.refund()
  expect([(await read(first)).status, (await read(second)).status]).toEqual(['refunded', 'refunded'])
  expect([getCharge(order.ref)?.refunded, sent(order.ref)]).toEqual([15_000, 2])
})

test('after a permanent rejection an administrator retries it', async () => {
  const order = await accepted()
  const id = await granted(order, 1)
  moyasar.fail(/POST .*refund/, 'refuse')
  await world.refund()
  expect(await read(id)).toMatchObject({
    status: 'refund_failed',
    history: expect.arrayContaining([expect.objectContaining({ action: 'fail', note: 'Insufficient balance' })]),
  })
  expect((await payment(order.payment_id)).refunds).toMatchObject([{ status: 'failed', message: 'Insufficient balance' }])
  expect((await decide('admin', id, 'retry')).status).toBe(200)
  await world.refund()
  expect([(await read(id)).status, getCharge(order.ref)?.refunded]).toEqual(['refunded', 5000])
})

test('or pays it by transfer, and then the gateway never does', async () => {
  const order = await accepted()
  const id = await granted(order, 1)
  moyasar.fail(/POST .*refund/, 'refuse')
  await world.refund()
  const bank = await readBalance(t.db, 'bank')
  expect((await decide('admin', id, 'pay', { reference: 'FT9' })).body.fields).toHaveProperty('receipt')
  const receipt = await makeSlip(t.db, shopper.id)
  await t.db.update(files).set({ owner_type: 'admin' }).where(eq(files.id, receipt))
  expect((await decide('admin', id, 'pay', { reference: 'FT9', receipt })).body).toMatchObject({ status: 'refunded', outside: 'bank' })
  await world.refund()
  expect([(await readBalance(t.db, 'bank')) - bank, getCharge(order.ref)?.refunded]).toEqual([-5000, 0])
  expect((await payment(order.payment_id)).refunds).toMatchObject([{ status: 'dropped' }])
})

test('without the gateway a person makes the refund', async () => {
  const id = await granted(await accepted(), 1)
  await sendCardRefunds({ ...t.deps, gateway: null })
  expect((await read(id)).status).toBe('refund_failed')
})
