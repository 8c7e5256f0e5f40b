import type { OrderRow } from '@rahba/contract/orders/order-shapes'
import { createElement } from 'react'
import { expect, test } from 'vitest'
import { drawn } from '../../../test/draw.ts'
import { text } from '../../text/en/admin/orders.ts'
import { CheckoutOrders } from './checkout-orders.tsx'

const base = {
  status: 'accepted',
  fulfilment: 'store_delivery',
  store: { ar: 'محمصة سديم', en: 'Sadeem Roastery' },
  items: 2,
  items_left: 2,
}
const order = (id: string, number: number, total: number, changes: Partial<OrderRow> = {}) =>
  ({ ...base, id, number, total, total_left: total, ...changes }) as unknown as OrderRow // the panel reads no more of it

async function read(...orders: OrderRow[]) {
  const html = await drawn(createElement(CheckoutOrders, { id: 'a', orders }), 'en', ['admin/orders', 'orders', 'kit', 'common'])
  return html.replaceAll(/<style[\s\S]*?<\/style>|<[^>]+>/g, ' ').replaceAll(/\s+/g, ' ')
}

test('the total of a checkout is its orders less cancelled amounts', async () => {
  const part = order('b', 12, 11_500, { items_left: 1, total_left: 8000 })
  const gone = order('c', 13, 6500, { status: 'cancelled', items_left: 0, total_left: 0 })
  const { sum, cancelledOrRefunded: taken, remaining: left } = text.checkout
  expect(await read(order('a', 11, 10_000), part, gone)).toMatch(
    new RegExp(`80\\.00.*${sum}.*280\\.00.*${taken}.*100\\.00.*${left}.*180\\.00`),
  )
})

test('a checkout without cancellations shows its total only', async () => {
  const said = await read(order('a', 11, 10_000), order('b', 12, 11_500))
  expect(said).toMatch(/215\.00/)
  expect(said).not.toContain(text.checkout.cancelledOrRefunded)
})
