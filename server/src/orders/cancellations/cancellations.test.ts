import { eq, sql } from 'drizzle-orm'
import { afterEach, describe, expect, test } from 'vitest'
import { makeShopper, makeSlip } from '../../../test/order-world.ts'
import { refundWorld } from '../../../test/refund-world.ts'
import { once, testApp } from '../../../test/test-app.ts'
import { legsForPayoutPaid, legsForPayoutRequested } from '../../money/ledger/events.ts'
import { postTransaction } from '../../money/ledger/post-transaction.ts'
import { proveLedger } from '../../money/ledger/proof.ts'
import { readBalance } from '../../money/ledger/read-accounts.ts'
import { files } from '../../platform/files/table.ts'
import { settings } from '../../settings/table.ts'
import { completeOrders, escalateUnanswered } from '../order-deadlines.ts'

const t = await testApp()
const world = await refundWorld(t)
const { store, shopper, placed, ask, decide, read, cancellation, getStock, tokens } = world

const wallet = () => readBalance(t.db, 'customer_wallet', shopper.id)
const ofStore = async () => ({
  pending: await readBalance(t.db, 'store_pending', store.id),
  available: await readBalance(t.db, 'store_available', store.id),
  dues: await readBalance(t.db, 'store_dues', store.id),
})
const requestId = async (...given: Parameters<typeof ask>): Promise<string> => {
  const answer = await ask(...given)
  expect(answer.status, JSON.stringify(answer.body)).toBe(201)
  return answer.body.id
}
const inspection = async (id: string, damaged = 0, missing = 0) => ({
  lines: (await cancellation(id)).lines.map(({ order_line_id, quantity }) => ({
    order_line_id,
    received: quantity - damaged - missing,
    damaged,
    missing,
  })),
})
const adminSlip = async () => {
  const id = await makeSlip(t.db, shopper.id)
  await t.db.update(files).set({ owner_type: 'admin' }).where(sql`id = ${id}`)
  return id
}
const move = async (side: 'store' | 'user', id: string, ...actions: string[]) => {
  for (const action of actions)
    await t.call('POST', `/${side}/orders/${id}/actions`, {
      token: tokens[side],
      headers: once(),
      body: { action },
    })
}
const deliver = (id: string) => move('store', id, 'prepare', 'make_ready', 'send_out', 'deliver')
const daysPass = (order_id: string, days: number) =>
  t.db.execute(sql`update orders set delivered_at = delivered_at - make_interval(days => ${days}) where id = ${order_id}`)

// whatever a test did, the ledger proves itself
afterEach(async () => expect((await proveLedger(t.db)).filter(({ ok }) => !ok)).toEqual([]))

describe('before delivery', () => {
  test('one of three items: refunded right away, restocked, and the rest costs less', async () => {
    const order = await placed({ upTo: 'accepted' })
    const before = { wallet: await wallet(), stock: await getStock(order), ...(await ofStore()) }
    const id = await requestId(order, 1)
    expect(await cancellation(id)).toMatchObject({ kind: 'cancel', status: 'requested', amount: 5000, preview: { whole: false, fees: 0 } })
    const { body } = await decide('store', id, 'accept')
    expect(body).toMatchObject({ status: 'refunded', amount_final: 5000, to_wallet: 5000, to_outside: 0 })
    expect(body.history.map(({ action }: { action: string }) => action)).toEqual(['open', 'accept', 'start_refund', 'pay'])
    expect(await wallet()).toBe(before.wallet + 5000)
    expect(await getStock(order)).toBe(before.stock + 1)
    const after = await read(order.id)
    expect(after).toMatchObject({ status: 'accepted', cancelled_amount: 5000, payment_status: 'partially_refunded' })
    await deliver(order.id)
    const { settled } = await cancellation(id)
    expect((await ofStore()).pending).toBe(before.pending + order.store_share - (settled?.store ?? 0))
  })

  test('an item of a cash order: less is collected, and nothing is refunded', async () => {
    const order = await placed({ method: 'cod', quantity: 2, upTo: 'accepted' })
    const before = await wallet()
    const id = await requestId(order, 1)
    expect((await cancellation(id)).preview).toMatchObject({ amount: 5000, uncollected: 5000 })
    expect((await decide('store', id, 'accept')).body).toMatchObject({ status: 'closed', to_wallet: 0, to_outside: 0 })
    expect(await wallet()).toBe(before)
    expect(await read(order.id)).toMatchObject({ cancelled_amount: 5000, payment_status: 'cod_pending' })
    const dues = (await ofStore()).dues
    await deliver(order.id)
    const { settled } = await cancellation(id)
    const owed = order.to_charge - 5000 - (order.store_share - (settled?.store ?? 0))
    expect((await ofStore()).dues).toBe(dues + owed)
    // the order's page told the store the cash and the shares of what was left, not of all that had been ordered
    const { net_amounts: standing } = await read(order.id)
    expect(standing).toMatchObject({ total: order.total - 5000, to_charge: order.to_charge - 5000 })
    expect(standing.to_charge - standing.store_share).toBe(owed)
  })

  test('a cash order whose rest is paid by the wallet needs no payment at the door', async () => {
    const order = await placed({ method: 'cod', quantity: 4, wallet: 15_000, upTo: 'accepted' })
    expect(order).toMatchObject({ wallet_part: 15_000, to_charge: 7500 })
    const before = await wallet()
    const id = await requestId(order, 2)
    expect((await decide('store', id, 'accept')).body).toMatchObject({ status: 'refunded', to_wallet: 2500 })
    expect(await wallet()).toBe(before + 2500)
    expect((await read(order.id)).payment_status).toBe('paid')
    await deliver(order.id)
    expect(await read(order.id)).toMatchObject({ status: 'delivered', payment_status: 'paid' })
  })

  test('all items: cancels the order, with its fees and with this request as the record', async () => {
    const order = await placed({ upTo: 'accepted' })
    const before = await wallet()
    await decide('store', await requestId(order, 1), 'accept')
    const id = await requestId(order, 2)
    expect((await cancellation(id)).preview).toMatchObject({ whole: true, fees: 1500, amount: 11_500 })
    expect((await decide('store', id, 'accept')).body).toMatchObject({ status: 'refunded', to_wallet: 11_500, order_status: 'cancelled' })
    expect(await wallet()).toBe(before + order.total)
    const after = await read(order.id)
    expect(after).toMatchObject({ status: 'cancelled', payment_status: 'refunded', cancelled_amount: order.total })
    expect(after.cancellations).toHaveLength(2)
  })

  test('the whole order: has a record, and its open requests end', async () => {
    const order = await placed({ upTo: 'accepted' })
    const open = await requestId(order, 1)
    await t.call('POST', `/store/orders/${order.id}/actions`, {
      token: tokens.store,
      headers: { 'idempotency-key': order.id },
      body: { action: 'cancel', note: 'نفدت الكمية' },
    })
    const after = await read(order.id)
    const record = after.cancellations.find(({ id }) => id !== open)
    expect(after.cancellations.find(({ id }) => id === open)?.status).toBe('closed')
    expect(await cancellation(record?.id ?? '')).toMatchObject({ status: 'refunded', requested_by: 'store', to_wallet: order.total })
    const entries = await t.call('GET', `/admin/canceled-orders/${record?.id}/entries`, { token: tokens.admin })
    expect([...new Set(entries.body.map(({ event }: { event: string }) => event))]).toEqual(['order_cancelled', 'refund_paid'])
  })

  test('a request without an answer ends when the order ships, and its units may be returned later', async () => {
    const order = await placed({ upTo: 'accepted' })
    const id = await requestId(order, 2)
    await move('store', order.id, 'prepare', 'make_ready', 'send_out')
    expect((await cancellation(id)).status).toBe('closed')
    expect((await read(order.id)).lines[0]?.cancelled_quantity).toBe(0)
    expect((await ask(order, 1)).body.code).toBe('not_cancellable_now')
  })
})

describe('after delivery', () => {
  test('intact goods: accepted, received, refunded to the wallet, from the held amount', async () => {
    const order = await placed()
    const before = { wallet: await wallet(), stock: await getStock(order), ...(await ofStore()) }
    const id = await requestId(order, 1)
    expect((await decide('store', id, 'accept')).body.status).toBe('awaiting_goods')
    const { body } = await decide('store', id, 'receive', await inspection(id))
    expect(body).toMatchObject({ status: 'refunded', to_wallet: 5000, settled: { total: 5000 } })
    expect(await wallet()).toBe(before.wallet + 5000)
    expect(await getStock(order)).toBe(before.stock + 1)
    expect(await ofStore()).toEqual({ ...before, wallet: undefined, stock: undefined, pending: before.pending - body.settled.store })
    expect(await read(order.id)).toMatchObject({ status: 'delivered', payment_status: 'partially_refunded', returned_amount: 5000 })
    const { rows } = await t.db.execute(sql`select e.debit from ledger_entries e join ledger_transactions t on t.id = e.transaction_id
      join ledger_accounts a on a.id = e.account_id where t.reference = ${`cancellation:${id}:refund_after_delivery`} and a.code = 'commission'`)
    expect(rows).toEqual([{ debit: String(body.settled.commission) }])
    // what the window still holds is what becomes available
    await daysPass(order.id, 8)
    await completeOrders(t.db)
    expect((await ofStore()).pending).toBe(before.pending - order.store_share)
  })

  test('a cash order of the store: its dues grow by the store’s part', async () => {
    const order = await placed({ method: 'cod' })
    const before = await ofStore()
    const id = await requestId(order, 1)
    await decide('store', id, 'accept')
    const { body } = await decide('store', id, 'receive', await inspection(id))
    expect(body.to_wallet).toBe(5000)
    expect(await ofStore()).toEqual({ ...before, dues: before.dues + body.settled.store })
    expect(await read(order.id)).toMatchObject({ returned_share: body.settled.store, net_amounts: { store_share: order.store_share } })
  })

  test('after a payout the store’s balance is negative until its next earnings', async () => {
    const order = await placed()
    await move('user', order.id, 'complete')
    const { available } = await ofStore()
    await t.db.transaction(async (tx) => {
      const by = { store_id: store.id, actor: { type: 'system' } } as const
      const [requested, paid] = [legsForPayoutRequested(store.id, available), legsForPayoutPaid(store.id, available)]
      await postTransaction(tx, { event: 'payout_requested', reference: `test:${order.id}:1`, legs: requested, ...by })
      await postTransaction(tx, { event: 'payout_paid', reference: `test:${order.id}:2`, legs: paid, ...by })
    })
    const id = await requestId(order, 3, { refund_reason: 'damaged' })
    await decide('store', id, 'accept')
    const { body } = await decide('store', id, 'receive', await inspection(id))
    expect(body).toMatchObject({ amount_final: order.total, to_wallet: order.total, settled: { store: order.store_share } })
    expect((await ofStore()).available).toBe(-order.store_share)
    expect((await read(order.id)).payment_status).toBe('refunded')
    const next = await placed({ quantity: 4 })
    await move('user', next.id, 'complete')
    expect((await ofStore()).available).toBe(next.store_share - order.store_share)
  })

  test('a shopper who changed their mind pays for the original delivery', async () => {
    const order = await placed()
    expect((await cancellation(await requestId(order, 3))).preview).toMatchObject({ whole: true, fees: 0, amount: 15_000 })
  })

  test('a shopper without a reason pays the return shipping, which the store keeps, but not for wrong items', async () => {
    await t.db.insert(settings).values({ key: 'return_charge', body: 2000 })
    const order = await placed({ method: 'wallet' })
    const [mine, theirs] = [await requestId(order, 1), await requestId(order, 1, { refund_reason: 'wrong_item' })]
    expect((await cancellation(theirs)).preview).toMatchObject({ return_charge: 0, amount: 5000 })
    expect((await cancellation(mine)).preview).toMatchObject({ goods: 5000, return_charge: 2000, amount: 3000, parts: { total: 3000 } })
    const [{ pending }, before] = [await ofStore(), await wallet()]
    await decide('store', mine, 'accept')
    const { body } = await decide('store', mine, 'receive', await inspection(mine))
    expect(body).toMatchObject({ status: 'refunded', amount_final: 3000, to_wallet: 3000 })
    expect(await wallet()).toBe(before + 3000)
    // of 50.00 the commission is 4.35, its VAT 0.66, the platform's VAT as the supplier 6.52; of the 30.00 paid back they are 2.61, 0.40 and 3.91
    expect((await ofStore()).pending).toBe(pending - (3000 - 261 - 40 - 391))
    const kept = await requestId(order, 1)
    const { body: settled } = await decide('admin', kept, 'approve', { goods_back: false })
    expect(settled).toMatchObject({ status: 'refunded', amount_final: 5000 })
    await t.db.delete(settings).where(eq(settings.key, 'return_charge'))
  })

  test('disputed, approved, damaged, reduced with a reason, and refunded to a bank with its receipt', async () => {
    const order = await placed({ method: 'bank_transfer' })
    const bank = await readBalance(t.db, 'bank')
    const id = await requestId(order, 2, { destination: 'bank', iban_number: 'SA0380000000608010167519', account_holder: 'ريم' })
    expect((await decide('store', id, 'dispute')).body.fields?.note).toBeDefined()
    expect((await decide('store', id, 'dispute', { note: 'المنتج مستعمل' })).body.status).toBe('disputed')
    expect((await decide('admin', id, 'approve')).body).toMatchObject({ status: 'awaiting_goods', decision_note: 'المنتج مستعمل' })
    const stock = await getStock(order)
    expect((await decide('store', id, 'receive', await inspection(id, 1))).body.status).toBe('received')
    expect((await decide('admin', id, 'start_refund', { amount_final: 10_001 })).body.fields.amount_final).toMatch('100.00')
    const settled = await decide('admin', id, 'start_refund', { amount_final: 7000, note: 'خصم التالف' })
    expect(settled.body).toMatchObject({ status: 'refund_pending', amount_final: 7000, to_wallet: 0, to_outside: 7000 })
    expect(await getStock(order)).toBe(stock + 1)
    expect((await decide('admin', id, 'pay')).body.fields.reference).toBeDefined()
    expect((await decide('admin', id, 'pay', { reference: 'FT9' })).body.fields.receipt).toBeDefined()
    expect((await decide('admin', id, 'fail', { note: 'رفض البنك' })).body.status).toBe('refund_failed')
    expect((await decide('admin', id, 'retry')).body.status).toBe('refund_pending')
    const paid = await decide('admin', id, 'pay', { reference: 'FT9', receipt: await adminSlip() })
    expect(paid.body).toMatchObject({ status: 'refunded', reference: 'FT9' })
    expect(await readBalance(t.db, 'bank')).toBe(bank - 7000)
    // the shopper reads why, and nothing of what administrators note
    const own = await t.call('GET', `/user/cancellations/${id}`, { token: tokens.user })
    expect(JSON.stringify(own.body)).not.toMatch('خصم التالف')
    expect(own.body).not.toHaveProperty('fault')
  })

  test('the original payment method gets its part, the wallet the rest', async () => {
    const order = await placed({ method: 'bank_transfer', wallet: 6000 })
    expect(order).toMatchObject({ wallet_part: 6000, to_charge: 10_500 })
    const id = await requestId(order, 3, { destination: 'original', refund_reason: 'not_as_described' })
    await decide('store', id, 'accept')
    const { body } = await decide('store', id, 'receive', await inspection(id))
    expect(body).toMatchObject({ status: 'refund_pending', amount_final: 16_500, to_wallet: 6000, to_outside: 10_500 })
    await decide('admin', id, 'pay', { reference: 'FT10', receipt: await adminSlip() })
    expect((await cancellation(id)).status).toBe('refunded')
  })

  test('an approved return may need no goods back, and an administrator settles it right away', async () => {
    const order = await placed()
    const id = await requestId(order, 1, { refund_reason: 'damaged' })
    const stock = await getStock(order)
    expect((await decide('admin', id, 'approve', { goods_back: false })).body).toMatchObject({ status: 'refunded', to_wallet: 5000 })
    expect(await getStock(order)).toBe(stock)
  })

  test('missing items are not refunded if the shopper had them, and may be requested again', async () => {
    const order = await placed()
    const id = await requestId(order, 2)
    await decide('store', id, 'accept')
    expect((await decide('store', id, 'receive', await inspection(id, 0, 1))).body).toMatchObject({ status: 'received', amount: 5000 })
    expect((await decide('admin', id, 'start_refund')).body).toMatchObject({ status: 'refunded', amount_final: 5000 })
    expect((await read(order.id)).lines[0]).toMatchObject({ refunded_quantity: 1, cancelled_quantity: 1 })
  })

  test('an open return keeps its order from completing, by the shopper and by time', async () => {
    const order = await placed()
    const id = await requestId(order, 1)
    const complete = () =>
      t.call('POST', `/user/orders/${order.id}/actions`, {
        token: tokens.user,
        headers: once(),
        body: { action: 'complete' },
      })
    expect((await complete()).body.code).toBe('return_open')
    await daysPass(order.id, 8)
    await completeOrders(t.db)
    expect((await read(order.id)).status).toBe('delivered')
    expect((await decide('admin', id, 'reject', { note: 'خارج الشروط' })).body.status).toBe('rejected')
    await completeOrders(t.db)
    expect((await read(order.id)).status).toBe('completed')
  })
})

describe('rejected requests', () => {
  test('for missing units, also through a second request', async () => {
    const order = await placed()
    expect((await ask(order, 4)).body.fields['lines.0.quantity']).toMatch('3')
    const first = await requestId(order, 2)
    expect((await ask(order, 2)).body.fields['lines.0.quantity']).toMatch('1')
    await t.call('POST', `/user/cancellations/${first}/withdraw`, { token: tokens.user, headers: { 'idempotency-key': first } })
    expect(await cancellation(first)).toMatchObject({ status: 'closed', cancelled_unpaid: false })
    expect((await ask(order, 2)).status).toBe(201)
  })

  test('after the window, except by an administrator with a reason', async () => {
    const order = await placed()
    await daysPass(order.id, 8)
    expect((await ask(order, 1)).body.code).toBe('return_window_over')
    const made = await t.call('POST', '/admin/canceled-orders', {
      token: tokens.admin,
      headers: { 'idempotency-key': order.id },
      body: {
        order_id: order.id,
        lines: [{ order_line_id: order.lines[0]?.id, quantity: 1 }],
        refund_reason: 'damaged',
        fault: 'carrier',
        admin_note: 'عيب ظهر بعد المدة',
      },
    })
    expect([made.status, made.body.fault, made.body.requested_by]).toEqual([201, 'carrier', 'admin'])
  })

  test('with another version or another amount than the current', async () => {
    const order = await placed()
    const id = await requestId(order, 1)
    expect((await decide('store', id, 'accept', { expected_amount: 4999 })).body).toMatchObject({ code: 'refund_preview_stale' })
    expect((await decide('store', id, 'accept', { version: 9 })).body.error).toMatch('50.00')
    expect((await cancellation(id)).status).toBe('requested')
  })

  test('edits of another version, and all edits after the settlement', async () => {
    const order = await placed()
    const id = await requestId(order, 3)
    const edit = (headers: Record<string, string>) =>
      t.call('PUT', `/admin/canceled-orders/${id}`, {
        token: tokens.admin,
        headers: { ...once(), ...headers },
        body: { refund_reason: 'damaged', fault: 'store', destination: 'wallet', admin_note: 'بعد فحص الصور' },
      })
    expect((await edit({ 'if-match': '"7"' })).body.code).toBe('stale_record')
    expect((await edit({ 'if-match': '"1"' })).body).toMatchObject({ fault: 'store', amount: 16_500, admin_note: 'بعد فحص الصور' })
    expect(await edit({})).toMatchObject({ status: 422, body: { code: 'version_missing' } })
    expect((await edit({ 'if-match': '"2"' })).status).toBe(200)
    await decide('admin', id, 'approve', { goods_back: false })
    expect((await edit({ 'if-match': '"99"' })).body.code).toBe('cancellation_wrong_state')
  })

  test('with an invalid destination, missing details, or counts that do not add up', async () => {
    const order = await placed({ method: 'cod' })
    expect((await ask(order, 1, { destination: 'original' })).body.fields.destination).toBeDefined()
    expect((await ask(order, 1, { destination: 'bank' })).body.fields.iban_number).toBeDefined()
    expect((await ask(order, 1, { refund_reason: 'other' })).body.fields.refund_reason_other).toBeDefined()
    const id = await requestId(order, 2)
    await decide('store', id, 'accept')
    const lines = (await cancellation(id)).lines.map(({ order_line_id }) => ({ order_line_id, received: 1, damaged: 0, missing: 0 }))
    expect((await decide('store', id, 'receive', { lines })).body.fields['lines.0.received']).toMatch('2')
  })

  test('by another shopper, another store, or an FAQ editor', async () => {
    const order = await placed()
    const stranger = await makeShopper(t.db, world.city_id)
    const body = { order_id: order.id, lines: [{ order_line_id: order.lines[0]?.id, quantity: 1 }], refund_reason: 'damaged' }
    const headers = { 'idempotency-key': order.id }
    expect((await t.call('POST', '/user/cancellations', { token: stranger.token, headers, body })).status).toBe(404)
    const id = await requestId(order, 1)
    expect((await t.call('GET', `/user/cancellations/${id}`, { token: stranger.token })).status).toBe(404)
  })

  test('by a store after its deadline, when the administration answers', async () => {
    const order = await placed()
    const id = await requestId(order, 1)
    await t.db.execute(sql`update cancellations set answer_by = now() - interval '1 minute' where id = ${id}`)
    expect(await escalateUnanswered(t.db)).toBe(1)
    expect(await escalateUnanswered(t.db)).toBe(0)
    expect((await decide('store', id, 'accept')).body.code).toBe('cancellation_wrong_state')
    expect((await decide('admin', id, 'approve')).body.status).toBe('awaiting_goods')
  })
})

test('the lists have tabs with counts and a search by order number, for each side its own', async () => {
  const order = await placed()
  const id = await requestId(order, 1)
  const list = async (side: 'admin' | 'store' | 'user', query = '') => {
    const path = { admin: '/admin/canceled-orders', store: '/store/cancellations', user: '/user/cancellations' }[side]
    return (await t.call('GET', `${path}?${query}`, { token: tokens[side] })).body
  }
  for (const side of ['admin', 'store', 'user'] as const)
    expect((await list(side)).data[0]).toMatchObject({ id, order_number: order.number })
  expect((await list('admin', `q=${order.number}&tab=to_answer&kind=return&refund_reason=changed_mind`)).data).toHaveLength(1)
  expect((await list('store', `tab=done&order_id=${order.id}`)).data).toHaveLength(0)
  const counts = await t.call('GET', '/store/cancellations/counts', { token: tokens.store })
  expect(counts.body.to_answer).toBeGreaterThan(0)
  expect(counts.body).toEqual((await t.call('GET', '/admin/canceled-orders/counts', { token: tokens.admin })).body)
})
