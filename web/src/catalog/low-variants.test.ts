import { createElement } from 'react'
import { expect, test } from 'vitest'
import { drawn } from '../../test/draw.ts'
import { LowVariants } from './low-variants.tsx'

const variant = (n: number, colour: string, size: string, quantity: number) => ({
  variant_id: `variant-${n}`,
  variant: [
    { axis_id: 'a', axis: { ar: 'اللون', en: 'Colour' }, value_id: colour, value: { ar: colour, en: colour } },
    { axis_id: 'b', axis: { ar: 'المقاس', en: 'Size' }, value_id: size, value: { ar: size, en: size } },
  ],
  quantity,
})
const named = [variant(1, 'Red', 'M', 0), variant(2, 'Red', 'L', 2), variant(3, 'Black', 'S', 3)]
const draw = (low_variants: typeof named, low_variants_count: number, locale: 'ar' | 'en' = 'en') =>
  drawn(createElement(LowVariants, { row: { id: 'p', low_variants, low_variants_count } }), locale, ['catalog', 'kit', 'common'])

test('names the variant with the fewest pieces, and counts the others with their names behind the count', async () => {
  const html = await draw(named, 5)
  expect(html).toContain('title="Red / M: 0"')
  expect(html.replaceAll(/<[^>]*>/g, '')).toContain('Red, M: 0')
  expect(html).toContain('>+4<')
  expect(html).toContain('aria-label="4 more variants: Red / L: 2, Black / S: 3, 2 more variants"')
  expect(html).toContain('href="/en/store/products/p/edit"')
  expect(await draw(named, 3, 'ar')).toContain('aria-label="ومتغيران آخران: Red / L: 2، Black / S: 3"')
})

test('shows no count for a single one, and nothing for a product without any', async () => {
  expect(await draw(named.slice(0, 1), 1)).not.toContain('href')
  expect(await draw([], 0)).not.toContain('Red')
})
