import { expect, test } from 'vitest'
import { refundWorld } from '../../test/refund-world.ts'
import { once, testApp } from '../../test/test-app.ts'

const t = await testApp()
const { placed, ask, tokens } = await refundWorld(t)

/** The row of an order in the lists of its shopper, its store and the administrators. */
async function readRows(id: string) {
  const lists = { user: '/user/orders', store: '/store/orders', admin: '/admin/orders' }
  return Promise.all(
    Object.entries(lists).map(async ([side, path]) => {
      const { body } = await t.call('GET', path, { token: tokens[side as keyof typeof lists], query: { per_page: 100 } })
      return body.data.find((row: { id: string }) => row.id === id)
    }),
  )
}

test('lists show an order’s remaining amounts after a cancellation, and an open request', async () => {
  const order = await placed({ method: 'cod', quantity: 3, upTo: 'accepted' })
  for (const row of await readRows(order.id))
    expect(row).toMatchObject({ items: 3, items_left: 3, total: 17_500, total_left: 17_500, open_request: null })
  const lines = [{ order_line_id: order.lines[0]?.id, quantity: 2 }]
  const body = { order_id: order.id, lines, refund_reason: 'out_of_stock', expected_amount: 10_000 }
  expect((await t.call('POST', '/store/cancellations', { token: tokens.store, headers: once(), body })).status).toBe(201)
  for (const row of await readRows(order.id))
    expect(row).toMatchObject({ items: 3, items_left: 1, total: 17_500, total_left: 7500, open_request: null })
})

test('a return marks its order until it is settled', async () => {
  const order = await placed({ quantity: 2 })
  expect((await ask(order, 1)).status).toBe(201)
  for (const row of await readRows(order.id)) expect(row).toMatchObject({ items_left: 2, total_left: 11_500, open_request: 'return' })
})

test('lists show the refund of an order without remaining items, and how its pieces were removed', async () => {
  const order = await placed({ quantity: 2, upTo: 'accepted' })
  const lines = [{ order_line_id: order.lines[0]?.id, quantity: 1 }]
  const body = { order_id: order.id, lines, refund_reason: 'out_of_stock', expected_amount: 5000 }
  expect((await t.call('POST', '/store/cancellations', { token: tokens.store, headers: once(), body })).status).toBe(201)
  for (const row of await readRows(order.id))
    expect(row).toMatchObject({ items_left: 1, total_left: 6500, taken_kind: 'cancel', refunded: 5000, refunding: 0 })
  const cancel = { action: 'cancel', note: 'نفدت الكمية' }
  const { status } = await t.call('POST', `/store/orders/${order.id}/actions`, { token: tokens.store, headers: once(), body: cancel })
  expect(status).toBe(200)
  for (const row of await readRows(order.id))
    expect(row).toMatchObject({ items_left: 0, total: 11_500, total_left: 0, taken_kind: null, refunded: 11_500 })
})
