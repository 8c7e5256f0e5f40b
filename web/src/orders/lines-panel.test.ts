import type { WholeOrder } from '@rahba/contract/orders/order-shapes'
import { createElement } from 'react'
import { expect, test } from 'vitest'
import { drawn } from '../../test/draw.ts'
import { text } from '../text/en/orders.ts'
import { LinesPanel } from './lines-panel.tsx'

const line = {
  id: 'line',
  product_id: 'product',
  name: { ar: 'طقم ترشيح', en: 'Filter set' },
  image: null,
  variant: [],
  sku: null,
  barcode: null,
  options: [],
  quantity: 1,
  cancelled_quantity: 0,
  free_units: 0,
  unit: 12_900,
  list: 12_900,
  offer_discount: 0,
  coupon_share: 1697,
  goods: 11_203,
}
/** The text of the line as it is read, and whether it is struck through. */
async function read(changes: Partial<typeof line>, status: WholeOrder['status'] = 'delivered') {
  const order = { status, lines: [{ ...line, ...changes }] } as unknown as WholeOrder // the panel reads no more of it
  const html = await drawn(createElement(LinesPanel, { order, product: (id: string) => `/store/products/${id}/edit` as const }), 'en', [
    'orders',
    'kit',
    'common',
  ])
  return { said: html.replaceAll(/<[^>]+>/g, ' ').replaceAll(/\s+/g, ' '), struck: html.includes('<del') }
}

test('a line with a code says its price, what was taken off, and what is left', async () => {
  const { said, struck } = await read({})
  expect(said).toMatch(new RegExp(`129\\.00.*${text.lineDiscounts.coupon}.*16\\.97.*${text.lineTotal}.*112\\.03`))
  expect(struck).toBe(false)
})

test('a line of which nothing is left is struck through', async () => {
  expect((await read({ cancelled_quantity: 1 })).struck).toBe(true)
  expect((await read({ quantity: 2, cancelled_quantity: 1 })).struck).toBe(false)
  expect((await read({}, 'cancelled')).struck).toBe(true)
})
