import { expect, test } from 'vitest'
import { getDiscountBadge } from './percent-off.ts'

test('the badge names a discount in whole percent, whatever other options cost', () => {
  expect(getDiscountBadge(20_000, 15_000, true)).toBe(25)
  expect(getDiscountBadge(20_000, 15_000, false)).toBe(25)
  expect(getDiscountBadge(1000, 995, true)).toBe(1)
})

test('without a discount, the badge mentions the one of other options', () => {
  expect(getDiscountBadge(1000, 1000, true)).toBe('some')
  expect(getDiscountBadge(1000, 1000, false)).toBeNull()
})

test('a discount that rounds to 0 % has no badge, because a product without options has no other', () => {
  expect(getDiscountBadge(1000, 999, true)).toBeNull()
})
