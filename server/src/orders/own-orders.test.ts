import { randomUUID } from 'node:crypto'
import { eq } from 'drizzle-orm'
import { expect, test } from 'vitest'
import { makeActive, makeFile } from '../../test/catalog-world.ts'
import { makeSellingStore, makeShopper, makeSlip, orderWorld } from '../../test/order-world.ts'
import { once, testApp } from '../../test/test-app.ts'
import { products } from '../catalog/table.ts'
import { stores } from '../stores/table.ts'

const t = await testApp()
const world = await orderWorld(t)
const { shopper, store } = world
const list = async (query: Record<string, string | number> = {}, token = shopper.token) =>
  (await t.call('GET', '/user/orders', { token, query })).body.data

const productWithPicture = async () => {
  const id = await world.product()
  const image = await makeFile(t.db, store.id)
  await t.db.update(products).set({ image }).where(eq(products.id, id))
  return { id, image }
}

test('a row has at most four pictures of its goods in order, and the page of its store', async () => {
  const goods = await Promise.all(Array.from({ length: 5 }, productWithPicture))
  const plain = await world.product()
  const lines = [plain, ...goods.map(({ id }) => id)].map((product_id) => ({ product_id, quantity: 1 }))
  const { body } = await world.order(world.cart(plain, { lines }))
  const [row] = await list()
  const [{ slug } = { slug: '' }] = await t.db.select({ slug: stores.slug }).from(stores).where(eq(stores.id, store.id))
  expect(row).toMatchObject({ id: body.id, images: goods.slice(0, 4).map(({ image }) => image), store_slug: slug, last_payment: null })
  // A store that visitors no longer see has no page to lead to.
  await t.db.update(stores).set({ approved: 3, is_online: false }).where(eq(stores.id, store.id))
  expect((await list())[0]).toMatchObject({ id: body.id, store_slug: null })
  expect((await t.call('GET', `/user/orders/${body.id}`, { token: shopper.token })).body.store_slug).toBeNull()
  await t.db.update(stores).set({ approved: 1, is_online: true }).where(eq(stores.id, store.id))
})

test('a row names its first two products and counts the rest without cancelled ones, and a cancelled order names all', async () => {
  const [a, b, c] = [await world.product(), await world.product(), await world.product()]
  const named = async (id: string, ar: string) =>
    t.db
      .update(products)
      .set({ name: { ar, en: `${ar} en` } })
      .where(eq(products.id, id))
  await named(a, 'قميص')
  await named(b, 'حذاء')
  await named(c, 'قبعة')
  const { body } = await world.order(world.cart(a, { lines: [a, b, c].map((product_id) => ({ product_id, quantity: 1 })) }))
  const names = async () => {
    const row = (await list()).find(({ id }: { id: string }) => id === body.id)
    return [row.product_names.map(({ ar }: { ar: string }) => ar), row.products_count]
  }
  expect(await names()).toEqual([['قميص', 'حذاء'], 3])
  const [line] = (await t.call('GET', `/user/orders/${body.id}`, { token: shopper.token })).body.lines
  const items = { order_id: body.id, lines: [{ order_line_id: line.id, quantity: 1 }] }
  const { amount } = (await t.call('POST', '/store/cancellations/preview', { token: store.token, headers: once(), body: items })).body
  const cancel = { ...items, refund_reason: 'out_of_stock', expected_amount: amount }
  expect((await t.call('POST', '/store/cancellations', { token: store.token, headers: once(), body: cancel })).status).toBe(201)
  expect(await names()).toEqual([['حذاء', 'قبعة'], 2])
  const act = { action: 'cancel_own', note: null }
  expect((await t.call('POST', `/user/orders/${body.id}/actions`, { token: shopper.token, headers: once(), body: act })).status).toBe(200)
  expect(await names()).toEqual([['قميص', 'حذاء'], 3])
})

test('a row shows the state of its last payment', async () => {
  const { body } = await world.order(world.cart(await world.product(), { payment_method: 'bank_transfer' }))
  expect((await list())[0]).toMatchObject({ id: body.id, last_payment: null, to_charge: body.total })
  const slip = await makeSlip(t.db, shopper.id)
  const transfer = { bank_account_id: world.bank_account_id, sender_name: 'ريم أحمد', slip }
  await t.call('POST', `/user/orders/${body.id}/transfer`, { token: shopper.token, headers: once(), body: transfer })
  expect((await list())[0]).toMatchObject({ id: body.id, last_payment: 'pending' })
})

test('the orders of a checkout are listed together, for their own shopper alone', async () => {
  const second = await makeSellingStore(t.db, world.city_id)
  const [product_id = ''] = await makeActive(t.db, second.id, [{ ar: 'خلاص', quantity: 5, price: 5000 }])
  const { expected_total: _none, payment_method: _cod, ...first } = world.cart(await world.product())
  const carts = [first, { ...first, store_id: second.id, lines: [{ product_id, quantity: 1 }] }]
  const placed = await t.call('POST', '/user/checkouts', {
    token: shopper.token,
    headers: once(),
    body: { carts: carts.map((cart) => ({ ...cart, expected_total: 7500 })), payment_method: 'cod' },
  })
  expect(placed.status).toBe(201)
  const rows = await list({ checkout_id: placed.body.id })
  expect(rows.map(({ checkout_id }: { checkout_id: string }) => checkout_id)).toEqual([placed.body.id, placed.body.id])
  const stranger = await makeShopper(t.db, world.city_id)
  expect(await list({ checkout_id: placed.body.id }, stranger.token)).toEqual([])
  expect(await list({ checkout_id: randomUUID() })).toEqual([])
})

test('open orders are in progress, and delivered ones have a last day for returns', async () => {
  const { body } = await world.order(world.cart(await world.product()))
  const act = (action: string) =>
    t.call('POST', `/store/orders/${body.id}/actions`, { token: store.token, headers: once(), body: { action, note: null } })
  const isOpen = async () => (await list({ tab: 'open', per_page: 100 })).some(({ id }: { id: string }) => id === body.id)
  expect(await isOpen()).toBe(true)
  const read = async () => (await t.call('GET', `/user/orders/${body.id}`, { token: shopper.token })).body
  expect((await read()).return_until).toBeNull()
  for (const action of ['accept', 'prepare', 'make_ready', 'send_out', 'deliver']) expect((await act(action)).status, action).toBe(200)
  expect(await isOpen()).toBe(false)
  const { delivered_at, return_until } = await read()
  expect(Date.parse(return_until) - Date.parse(delivered_at)).toBe(7 * 86_400_000)
})

test('only its shopper withdraws a cancellation request, and the order continues', async () => {
  const { body } = await world.order(world.cart(await world.product()))
  const act = (who: 'user' | 'store', action: string, note: string | null = null, token = { user: shopper, store }[who].token) =>
    t.call('POST', `/${who}/orders/${body.id}/actions`, { token, headers: once(), body: { action, note } })
  await act('store', 'accept')
  await act('store', 'prepare')
  expect((await act('user', 'withdraw_cancel')).status).toBe(409)
  await act('user', 'request_cancel', 'تأخر')
  const stranger = await makeShopper(t.db, world.city_id)
  expect((await act('user', 'withdraw_cancel', null, stranger.token)).status).toBe(404)
  expect((await act('store', 'withdraw_cancel')).status).toBe(409)
  const both = await Promise.all([act('user', 'withdraw_cancel'), act('user', 'withdraw_cancel')])
  expect(both.map(({ status }) => status).sort()).toEqual([200, 409])
  const { body: order } = await t.call('GET', `/user/orders/${body.id}`, { token: shopper.token })
  expect(order).toMatchObject({ status: 'preparing', expires_at: null })
  expect(order.history.at(-1)).toMatchObject({ action: 'withdraw_cancel', actor_type: 'user' })
})
