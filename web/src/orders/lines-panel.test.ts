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
  refunded_quantity: 0,
  free_units: 0,
  unit: 12_900,
  list: 12_900,
  offer_discount: 0,
  coupon_share: 1697,
  goods: 11_203,
}
/** The text of the line as it is read, and whether it is struck through. */
async function read(
  changes: Partial<typeof line>,
  status: WholeOrder['status'] = 'delivered',
  kinds: readonly ('cancel' | 'return')[] = ['return'],
) {
  const order = {
    status,
    cancellations: kinds.map((kind) => ({ kind, status: 'refunded', lines: [{ order_line_id: line.id, quantity: 1 }] })),
    delivered_at: status === 'delivered' ? '2026-11-01T09:00:00.000Z' : null,
    lines: [{ ...line, ...changes }],
  } as unknown as WholeOrder // the panel reads no more of it
  const html = await drawn(createElement(LinesPanel, { order, product: (id: string) => `/store/products/${id}/edit` as const }), 'en', [
    'orders',
    'kit',
    'common',
  ])
  return { said: html.replaceAll(/<[^>]+>/g, ' ').replaceAll(/\s+/g, ' '), struck: html.includes('<del') }
}

test('a line with a code shows its price, its discount, and the rest', async () => {
  const { said, struck } = await read({})
  expect(said).toMatch(new RegExp(`129\\.00.*${text.lineDiscounts.coupon}.*16\\.97.*${text.lineTotal}.*112\\.03`))
  expect(struck).toBe(false)
})

test('a line without remaining units is struck through', async () => {
  expect((await read({ cancelled_quantity: 1, refunded_quantity: 1 })).struck).toBe(true)
  expect((await read({ quantity: 2, cancelled_quantity: 1, refunded_quantity: 1 })).struck).toBe(false)
  expect((await read({}, 'cancelled')).struck).toBe(true)
})

test('a pending request is marked as pending, and its pieces are still packed', async () => {
  const pending = await read({ cancelled_quantity: 1 }, 'preparing')
  expect(pending.said).toContain(text.pending.cancel(1))
  expect(pending.said).not.toContain(text.removed.return(1))
  expect(pending.struck).toBe(false)
  expect((await read({ quantity: 3, cancelled_quantity: 2, refunded_quantity: 1 })).said).toMatch(
    new RegExp(`${text.removed.return(1)}.*${text.pending.return(1)}`),
  )
})

test('removed pieces are marked as cancelled or returned', async () => {
  const gone = { quantity: 2, cancelled_quantity: 1, refunded_quantity: 1 }
  expect((await read(gone, 'delivered', ['cancel'])).said).toContain(text.removed.cancel(1))
  expect((await read(gone)).said).toContain(text.removed.return(1))
  // requests that don't add up to the pieces of the line
  expect((await read(gone, 'delivered', ['cancel', 'return'])).said).toContain(text.removed.both(1))
  const each = { quantity: 3, cancelled_quantity: 2, refunded_quantity: 2 }
  expect((await read(each, 'delivered', ['cancel', 'return'])).said).toMatch(
    new RegExp(`${text.removed.cancel(1)} +${text.removed.return(1)}`),
  )
})

test('the pieces beside the title are the remaining ones, and cancelled ones are named', async () => {
  expect((await read({ quantity: 4 })).said).toMatch(/4 pieces|4 items/)
  const some = await read({ quantity: 4, cancelled_quantity: 1, refunded_quantity: 1 }, 'preparing', ['cancel'])
  expect(some.said).toContain(`${text.pieces(3)} · ${text.removed.cancel(1)}`)
  expect(some.said).not.toContain(text.pieces(4))
  const none = await read({ quantity: 4 }, 'cancelled')
  expect(none.said).toContain(text.removed.cancel(4))
  expect(none.said).not.toContain(`${text.pieces(0)}`)
})
