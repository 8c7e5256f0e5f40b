import { createElement } from 'react'
import { expect, test } from 'vitest'
import { drawn } from '../../../test/draw.ts'
import { ProductNames } from './product-names.tsx'

const names = [
  { ar: 'قميص قطن', en: 'Cotton shirt' },
  { ar: 'حذاء', en: 'Shoes' },
]
const read = async (locale: 'ar' | 'en', products_count: number, product_names = names.slice(0, products_count)) =>
  (await drawn(createElement(ProductNames, { order: { product_names, products_count } }), locale, ['shopper-orders'])).replaceAll(
    /<style[\s\S]*?<\/style>|<[^>]+>/g,
    '',
  )

test.each([
  [1, 'قميص قطن', 'Cotton shirt'],
  [2, 'قميص قطن وحذاء', 'Cotton shirt and Shoes'],
  [3, 'قميص قطن، حذاء ومنتج آخر', 'Cotton shirt, Shoes and 1 more product'],
  [4, 'قميص قطن، حذاء ومنتجان آخران', 'Cotton shirt, Shoes and 2 more products'],
  [5, 'قميص قطن، حذاء و3 منتجات أخرى', 'Cotton shirt, Shoes and 3 more products'],
  [13, 'قميص قطن، حذاء و11 منتجًا آخر', 'Cotton shirt, Shoes and 11 more products'],
  [102, 'قميص قطن، حذاء و100 منتج آخر', 'Cotton shirt, Shoes and 100 more products'],
])('an order of %i products names two of them', async (count, ar, en) => {
  expect(await read('ar', count)).toBe(ar)
  expect(await read('en', count)).toBe(en)
})

test('a name in the other language has its own language and direction', async () => {
  const order = { product_names: [{ ar: 'قميص قطن', en: '' }], products_count: 1 }
  const html = await drawn(createElement(ProductNames, { order }), 'en', ['shopper-orders'])
  expect(html).toMatch(/<bdi[^>]*lang="ar"[^>]*>قميص قطن<\/bdi>/)
  expect(html).toMatch(/dir="(auto|rtl)"/)
})
