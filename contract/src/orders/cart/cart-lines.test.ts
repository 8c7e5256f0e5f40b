import { expect, test } from 'vitest'
import { addToCart, mergeCarts } from './cart-lines.ts'

const line = (product_id: string, quantity: number, options: { field_id: string; option_id: string }[] = []) => ({
  ...{ product_id, variant_id: null, quantity, options },
})

test('merges lines with the same answers in any order, and keeps different answers apart', () => {
  const [a, b] = [
    { field_id: 'f', option_id: 'a' },
    { field_id: 'f', option_id: 'b' },
  ]
  expect(mergeCarts([line('p', 1, [a, b])], [line('p', 4, [b, a])])).toEqual([line('p', 4, [a, b])])
  expect(mergeCarts([line('p', 1, [a])], [line('p', 4, [b])])).toHaveLength(2)
})

test('adds to a line up to its maximum quantity', () => {
  expect(addToCart([line('p', 2)], line('p', 3))).toEqual([line('p', 5)])
  expect(addToCart([line('p', 998)], line('p', 3))).toEqual([line('p', 999)])
  expect(addToCart([line('p', 2)], line('q', 3))).toEqual([line('p', 2), line('q', 3)])
})
