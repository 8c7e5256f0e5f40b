import type { OrderRow } from '@rahba/contract/orders/order-shapes'
import { createElement } from 'react'
import { expect, test } from 'vitest'
import { drawn } from '../../test/draw.ts'
import { getListed, ListedTotal, OpenRequest } from './remaining.tsx'

const row = { items: 4, total: 54_800, items_left: 2, total_left: 27_900, open_request: null } as unknown as OrderRow // no more of it is read
const read = async (element: React.ReactElement) =>
  (await drawn(element, 'en', ['kit'])).replaceAll(/<style[\s\S]*?<\/style>|<(?!\/?del)[^>]+>/g, '')

test('a list shows the pieces and the amount that are left, and the total of the order struck through', async () => {
  expect(getListed(row)).toEqual({ items: 2, total: 27_900 })
  expect(await read(createElement(ListedTotal, { order: row }))).toMatch(/279\.00.*<del.*548\.00.*<\/del>/)
})

test('an order without pieces left shows what was ordered', () => {
  expect(getListed({ ...row, items_left: 0, total_left: 0 })).toEqual({ items: 4, total: 54_800 })
})

test('an open request is named by its kind', async () => {
  expect(await read(createElement(OpenRequest, { order: { open_request: 'return' } }))).toBe('Return in progress')
  expect(await read(createElement(OpenRequest, { order: row }))).toBe('')
})
