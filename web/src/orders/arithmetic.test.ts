import { expect, test } from 'vitest'
import { getDiscounts, getRemaining } from './arithmetic.ts'

const line = { list: 12_900, offer_discount: 0, coupon_share: 1697 }

test('what a line shows comes to its amount', () => {
  expect(getDiscounts(line)).toEqual([{ kind: 'coupon', value: 1697 }])
  expect(getDiscounts({ list: 5000, offer_discount: 0, coupon_share: 0 })).toEqual([])
  const both = { list: 12_900, offer_discount: 900, coupon_share: 1697, goods: 10_303 }
  expect(getDiscounts(both).reduce((left, { value }) => left - value, both.list)).toBe(both.goods)
})

test('what was cancelled and returned comes off the total', () => {
  const order = { status: 'delivered' as const, total: 26_400, cancelled_amount: 0, returned_amount: 11_203 }
  expect(getRemaining(order)).toEqual({ cancelled: 0, returned: 11_203, left: 15_197 })
  expect(getRemaining({ ...order, cancelled_amount: 3000 }).left).toBe(12_197)
  // nothing is left of an order that was cancelled, whether or not it was ever paid
  expect(getRemaining({ ...order, status: 'cancelled', returned_amount: 0 })).toEqual({ cancelled: 26_400, returned: 0, left: 0 })
})
