import type { OrderRow } from '@rahba/contract/orders/order-shapes'
import { createElement } from 'react'
import { expect, test } from 'vitest'
import { drawn } from '../../test/draw.ts'
import { getListed, ListedTotal, OpenRequest } from './remaining.tsx'

const row = {
  items: 4,
  total: 54_800,
  items_left: 2,
  total_left: 27_900,
  taken_kind: 'cancel',
  refunded: 26_900,
  open_request: null,
} as unknown as OrderRow // no more of it is read
const read = async (element: React.ReactElement, locale: 'ar' | 'en' = 'en') =>
  (await drawn(element, locale, ['kit', 'orders'])).replaceAll(/<style[\s\S]*?<\/style>|<[^>]+>/g, '')
const total = (changes: Partial<OrderRow>, locale: 'ar' | 'en' = 'en') =>
  read(createElement(ListedTotal, { order: { ...row, ...changes } }), locale)

test('a list shows the remaining pieces and amount, and the removed pieces', async () => {
  expect(getListed(row)).toEqual({ items: 2, total: 27_900 })
  expect(await total({})).toMatch(/279\.00.*after 2 items cancelled$/)
  expect(await total({ items_left: 3 }, 'ar')).toMatch(/بعد إلغاء قطعة$/)
  expect(await total({ taken_kind: 'return' }, 'ar')).toMatch(/بعد استرجاع قطعتين$/)
  expect(await total({ taken_kind: 'both' })).toContain('cancelled or returned')
  expect(await total({ items_left: 4, total_left: 54_800, refunded: 0 })).not.toMatch(/after|efunded/)
})

test('an order without remaining items shows its first total and its refund', async () => {
  const none = { items_left: 0, total_left: 0 }
  expect(await total({ ...none, refunded: 54_800 })).toMatch(/548\.00.*Refunded .*548\.00/)
  expect(await total({ ...none, refunded: 50_000, refunding: 4800 })).toMatch(/Refunded .*500\.00.*To be refunded .*48\.00/)
  // nothing of it was ever paid
  expect(await total({ ...none, refunded: 0, refunding: 0 })).not.toContain('efunded')
})

test('an order without remaining pieces shows the ordered ones', () => {
  expect(getListed({ ...row, items_left: 0, total_left: 0 })).toEqual({ items: 4, total: 54_800 })
})

test('an open request shows its kind', async () => {
  expect(await read(createElement(OpenRequest, { order: { open_request: 'return' } }))).toBe('Return in progress')
  expect(await read(createElement(OpenRequest, { order: row }))).toBe('')
})
