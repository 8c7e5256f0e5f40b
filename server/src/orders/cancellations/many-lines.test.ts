import { expect, test } from 'vitest'
import { counting } from '../../../test/counting.ts'
import { fillWallet } from '../../../test/order-world.ts'
import { refundWorld } from '../../../test/refund-world.ts'
import { once, testApp } from '../../../test/test-app.ts'

const t = await testApp()
const world = await refundWorld(t)

/** A delivered order of `many` lines, asked back whole and accepted. */
async function returning(many: number): Promise<string> {
  const products = await Promise.all(Array.from({ length: many }, () => world.product()))
  await fillWallet(t.db, world.shopper.id, many * 10_000 + 1500)
  const lines = products.map((product_id) => ({ product_id, quantity: 2 }))
  const { body: placed } = await world.order(world.cart(products[0] ?? '', { lines, payment_method: 'wallet' }))
  for (const action of ['accept', 'prepare', 'make_ready', 'send_out', 'deliver'])
    await t.call('POST', `/store/orders/${placed.id}/actions`, { token: world.tokens.store, headers: once(), body: { action } })
  const order = await world.read(placed.id)
  const { body: request } = await world.ask(order, 2, {
    lines: order.lines.map(({ id, quantity }) => ({ order_line_id: id, quantity })),
  })
  await world.decide('store', request.id, 'accept')
  return request.id
}

test('receiving eight lines takes as many writes as receiving one', async () => {
  const writes: number[] = []
  for (const many of [1, 8]) {
    const id = await returning(many)
    const { lines } = await world.cancellation(id)
    const counted = lines.map(({ order_line_id, quantity }) => ({ order_line_id, received: quantity, damaged: 0, missing: 0 }))
    let count = 0
    const off = counting((text) => {
      if (/update\s+"?cancellation_lines/.test(text)) count++
    })
    const { body } = await world.decide('store', id, 'receive', { lines: counted })
    off()
    expect(body).toMatchObject({ status: 'refunded', amount_final: many * 10_000 })
    expect(body.lines.map(({ received, amount }: { received: number; amount: number }) => [received, amount])).toEqual(
      Array.from({ length: many }, () => [2, 10_000]),
    )
    writes.push(count)
  }
  // what was counted and what it came to are written together
  expect(writes).toEqual([1, 1])
})
