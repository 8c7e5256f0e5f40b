import type { PricedCartLine } from '@rahba/contract/orders/cart/cart'
import { createElement } from 'react'
import { expect, test } from 'vitest'
import { drawn } from '../../../test/draw.ts'
import { CartLine } from './cart-line.tsx'

const line: PricedCartLine = {
  index: 0,
  product_id: 'product',
  variant_id: 'variant',
  quantity: 1,
  name: 'عباية',
  slug: null,
  image: null,
  variant_values: [
    { axis: 'اللون', value: 'Maroon' },
    { axis: 'Size', value: '54' },
  ],
  answers: [{ field: 'Engraving', answer: 'ليان' }],
  unit_price: 12_900,
  seen_price: 12_900,
  price_change: null,
  total: 12_900,
  total_before: null,
  problem: null,
}
const draw = (locale: 'ar' | 'en', changes: Partial<PricedCartLine> = {}) =>
  drawn(
    createElement(CartLine, {
      line: { ...line, ...changes },
      ...{ line_key: 'key', anchor: 'line-1', next: 'line-2', store_slug: null, refused: null },
    }),
    locale,
    ['shop', 'kit', 'common'],
  )

test('each name and value of an option has its own language and direction, in the page’s order', async () => {
  const en = await draw('en')
  expect(en).toContain(
    '<bdi dir="auto" lang="ar">اللون</bdi>: <bdi dir="auto">Maroon</bdi></span><span>, <bdi dir="auto">Size</bdi>: <bdi dir="auto">54</bdi>',
  )
  expect(en).toContain('<bdi dir="auto">Engraving</bdi>: <bdi dir="auto" lang="ar">ليان</bdi>')
  const ar = await draw('ar')
  expect(ar).toContain(
    '<bdi dir="auto">اللون</bdi>: <bdi dir="auto" lang="en">Maroon</bdi></span><span>، <bdi dir="auto" lang="en">Size</bdi>',
  )
})

test('the price before a discount is struck through beside the current one', async () => {
  const reduced = await draw('en', { total_before: 20_000 })
  expect(reduced).toMatch(/<s [^>]*>.*200\.00.*<\/s>.*<strong>.*129\.00/)
  expect(await draw('en')).not.toContain('<s ')
})
