import { eq, sql } from 'drizzle-orm'
import { expect, test } from 'vitest'
import { makeSlip } from '../../test/order-world.ts'
import { refundWorld } from '../../test/refund-world.ts'
import { once, testApp } from '../../test/test-app.ts'
import { stores } from '../stores/table.ts'
import { expireOrders } from './order-deadlines.ts'
import { orders } from './table.ts'

const t = await testApp()
const world = await refundWorld(t)
const { store, tokens, placed, ask, decide } = world
await t.db
  .update(stores)
  .set({ name: { ar: 'سديم', en: 'Sadeem' } })
  .where(eq(stores.id, store.id))

interface ReadNotice {
  title: string
  body: string
}

/** The notices about an order in English, in the order in which they were sent. */
async function readNotices(order_id: string, audience: 'user' | 'store' = 'user', locale: 'ar' | 'en' = 'en'): Promise<ReadNotice[]> {
  const { rows } = await t.db.execute<{ data: ReadNotice }>(
    sql`select data->${locale} as data from notifications where (model_id = ${order_id}::uuid or model_id in (select id from cancellations where order_id = ${order_id}::uuid)) and audience = ${audience} order by created_at, id`,
  )
  return rows.map(({ data }) => data)
}
const titles = async (id: string, audience: 'user' | 'store' = 'user') => (await readNotices(id, audience)).map(({ title }) => title)
const post = (side: keyof typeof tokens, path: string, body: object) => t.call('POST', path, { token: tokens[side], headers: once(), body })
const act = async (side: 'store' | 'user' | 'admin', id: string, action: string, extra: object = {}) => {
  const answer = await post(side, `/${side}/orders/${id}/actions`, { action, ...extra })
  expect(answer.status, JSON.stringify(answer.body)).toBe(200)
}
const place = async (changes: Parameters<typeof world.cart>[1] = {}) => {
  const { body } = await world.order(world.cart(await world.product(), changes))
  return body as { id: string; number: number }
}

test('a confirmed payment and the new order make one notice, and each later step makes one', async () => {
  const { id, number } = await placed({ method: 'bank_transfer' })
  expect(await titles(id)).toEqual([
    `Payment confirmed for order ${number}`,
    `Order ${number} accepted`,
    `Order ${number} is being prepared`,
    `Order ${number} is ready`,
    `Order ${number} is on the way`,
    `Order ${number} delivered`,
  ])
  for (const { body } of await readNotices(id)) expect(body).toContain('Sadeem')
  const arabic = await readNotices(id, 'user', 'ar')
  expect(arabic[1]).toEqual({
    title: `قبِل المتجر طلبك رقم ${number}`,
    body: 'قبِل متجر سديم طلبك وسيبدأ تجهيزه، وسنخبرك عند خروجه للتوصيل.',
  })
  // None of them quotes the name of a state.
  for (const { title, body } of arabic) expect(`${title} ${body}`).not.toMatch(/حالة طلبك|«/)
})

test('the notice of a shipped order names the cash to prepare, and of a pickup the place', async () => {
  const cash = await place()
  for (const action of ['accept', 'prepare', 'make_ready', 'send_out']) await act('store', cash.id, action)
  expect((await readNotices(cash.id)).at(-1)?.body).toContain('Have SAR\u00a075.00 in cash ready')
  const own = await place({ fulfilment: 'pickup', address_id: null })
  for (const action of ['accept', 'prepare', 'make_ready', 'hand_over']) await act('store', own.id, action)
  expect((await titles(own.id)).slice(-2)).toEqual([`Order ${own.number} is ready for pickup`, `Order ${own.number} picked up`])
})

test('a rejected cancellation request has its own text, not that of an acceptance', async () => {
  const { id, number } = await place()
  await act('store', id, 'accept')
  await act('user', id, 'request_cancel', { note: 'طلبت بالخطأ' })
  await act('store', id, 'refuse_cancel', { note: 'خرج للتغليف.' })
  expect(await titles(id)).toEqual([`Order ${number} sent to the store`, `Order ${number} accepted`, `Order ${number} wasn’t cancelled`])
  expect((await readNotices(id)).at(-1)?.body).toContain('Reason: خرج للتغليف. Sadeem')
})

test('a cancellation by the store names the reason and the refund, in one notice', async () => {
  const order = await placed({ quantity: 1, upTo: 'accepted' })
  await act('store', order.id, 'cancel', { note: 'نفدت الكمية' })
  const all = await readNotices(order.id)
  expect(all).toHaveLength(3)
  expect(all.at(-1)).toEqual({
    title: `Order ${order.number} cancelled`,
    body: 'Sadeem cancelled your order. Reason: نفدت الكمية. Refund: SAR\u00a065.00 to your wallet.',
  })
})

test('a request that cancels the whole order makes one notice to the shopper and one to the store', async () => {
  const order = await placed({ quantity: 1, upTo: 'accepted' })
  const { body } = await ask(order, 1)
  const before = { user: (await titles(order.id)).length, store: (await titles(order.id, 'store')).length }
  await decide('admin', body.id, 'approve')
  expect((await titles(order.id)).slice(before.user)).toEqual([`Order ${order.number} cancelled`])
  expect((await titles(order.id, 'store')).slice(before.store)).toEqual([`Order ${order.number}`])
  expect((await readNotices(order.id)).at(-1)?.body).toContain('Refund: SAR\u00a065.00 to your wallet')
})

test('a partial refund names the order, the store and the destination', async () => {
  const order = await placed({ quantity: 3, upTo: 'accepted' })
  const { body } = await ask(order, 1)
  await decide('store', body.id, 'accept')
  expect((await readNotices(order.id)).at(-1)).toEqual({
    title: 'Refunded SAR\u00a050.00 to your wallet',
    body: `This is for order ${order.number} from Sadeem.`,
  })
  expect((await readNotices(order.id, 'user', 'ar')).at(-1)).toEqual({
    title: 'تم رد 50.00\u00a0ر.س إلى محفظتك',
    body: `هذا المبلغ عن طلبك رقم ${order.number} من متجر سديم.`,
  })
})

test('each step of a return notifies its store under its own title, with the order, the goods and the amount', async () => {
  const order = await placed({ quantity: 3 })
  const { body } = await ask(order, 2)
  await decide('store', body.id, 'accept')
  expect(await readNotices(order.id, 'store')).toContainEqual({
    title: `New return request for order ${order.number}`,
    body: expect.stringMatching(/^Respond before the deadline\. Items: .+ ×2\. Amount: SAR.100\.00\.$/),
  })
  const { rows } = await t.db.execute(
    sql`select distinct model from notifications where model_id = ${body.id}::uuid and audience = 'store'`,
  )
  expect(rows).toEqual([{ model: 'canceled-orders' }])
  const all = await titles(order.id, 'store')
  expect(new Set(all).size).toBe(all.length)
  expect((await readNotices(order.id)).map(({ body: words }) => words)).toContainEqual(
    expect.stringContaining('Message the store from the order page'),
  )
})

test('an order that its store lets expire states that nothing was paid', async () => {
  const { id, number } = await place()
  await t.db.update(orders).set({ expires_at: sql`now() - interval '1 minute'` }).where(eq(orders.id, id))
  await expireOrders(t.db)
  expect((await readNotices(id)).at(-1)).toEqual({
    title: `Order ${number} cancelled`,
    body: 'The deadline for your order from Sadeem passed, so it was cancelled automatically. There’s nothing to refund.',
  })
})

test('a rejected transfer names its order and store', async () => {
  const { id, number } = await place({ payment_method: 'bank_transfer' })
  const slip = await makeSlip(t.db, world.shopper.id)
  const sent = await post('user', `/user/orders/${id}/transfer`, { bank_account_id: world.bank_account_id, sender_name: 'ريم', slip })
  const refused = await post('admin', `/admin/payments1/${sent.body.payments.at(-1).id}/refuse`, { reason: 'المبلغ ناقص' })
  expect(refused.status, JSON.stringify(refused.body)).toBe(200)
  expect((await readNotices(id)).at(-1)).toEqual({
    title: `Transfer for order ${number} not confirmed`,
    body: 'Send another slip on the page of your order from Sadeem. Reason: المبلغ ناقص',
  })
})

test('an order for pickup is picked up, in the notices to its shopper and its store', async () => {
  const { id, number } = await place({ fulfilment: 'pickup', address_id: null })
  for (const action of ['accept', 'prepare', 'make_ready', 'hand_over']) await act('admin', id, action, { note: 'بطلب من المتجر' })
  expect((await titles(id)).at(-1)).toBe(`Order ${number} picked up`)
  expect((await readNotices(id, 'store')).at(-1)?.body).toBe('The order status is now “Picked up”.')
  expect((await readNotices(id, 'store', 'ar')).at(-1)?.body).toContain('«تم الاستلام»')
})
