import { expect, test } from 'vitest'
import { findLowestPrice } from './lowest-price.ts'

const row = (price: unknown, price_after_discount: unknown = null, active = true) => ({ price, price_after_discount, active })
const product = { price: 20_000, price_after_discount: null }

test('is the product’s own price without variants, and a discount counts only below it', () => {
  expect(findLowestPrice({ ...product, price_after_discount: 15_000, variants: [] })).toEqual({
    price: 20_000,
    discounted: 15_000,
    varies: false,
    reduced: true,
  })
  expect(findLowestPrice({ ...product, price_after_discount: 20_000, variants: [] }).discounted).toBeNull()
  expect(findLowestPrice({ price: 'x', price_after_discount: null, variants: [] })).toEqual({
    price: null,
    discounted: null,
    varies: false,
    reduced: false,
  })
})

test('is the lowest offered price to pay of its variants', () => {
  const variants = [row(null), row(25_000, 18_000), row(10_000, null, false)]
  expect(findLowestPrice({ ...product, variants })).toEqual({ price: 25_000, discounted: 18_000, varies: true, reduced: true })
  expect(findLowestPrice({ ...product, variants: [row(null), row(20_000)] })).toEqual({
    price: 20_000,
    discounted: null,
    varies: false,
    reduced: false,
  })
})

test('is the product’s price, with its discount, for a variant without its own', () => {
  const find = (variants: ReturnType<typeof row>[], reduced: number | null = null) =>
    findLowestPrice({ ...product, price_after_discount: reduced, variants })
  expect(find([row(null), row(25_000)])).toEqual({ price: 20_000, discounted: null, varies: true, reduced: false })
  expect(find([row(null), row(25_000)], 15_000)).toEqual({ price: 20_000, discounted: 15_000, varies: true, reduced: true })
  expect(find([row(null, 12_000), row(null)], 15_000)).toEqual({ price: 20_000, discounted: 12_000, varies: true, reduced: true })
  expect(find([row(null), row(null)], 15_000).varies).toBe(false)
})

test('mentions the discount of a more expensive variant', () => {
  const variants = [row(10_000), row(30_000, 25_000)]
  expect(findLowestPrice({ ...product, variants })).toEqual({ price: 10_000, discounted: null, varies: true, reduced: true })
})
