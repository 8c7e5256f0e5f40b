import { expect, test } from 'vitest'
import { discountsOf, leftOf } from './arithmetic.ts'

const line = { list: 12_900, offer_discount: 0, coupon_share: 1697 }

test('what a line shows comes to its amount', () => {
  expect(discountsOf(line)).toEqual([{ kind: 'coupon', value: 1697 }])
  expect(discountsOf({ list: 5000, offer_discount: 0, coupon_share: 0 })).toEqual([])
  const both = { list: 12_900, offer_discount: 900, coupon_share: 1697, goods: 10_303 }
  expect(discountsOf(both).reduce((left, { value }) => left - value, both.list)).toBe(both.goods)
})

test('what was cancelled and returned comes off the total', () => {
  const order = { status: 'delivered' as const, total: 26_400, cancelled_amount: 0, returned_amount: 11_203 }
  expect(leftOf(order)).toEqual({ cancelled: 0, returned: 11_203, left: 15_197 })
  expect(leftOf({ ...order, cancelled_amount: 3000 }).left).toBe(12_197)
  // nothing is left of an order that was cancelled, whether or not it was ever paid
  expect(leftOf({ ...order, status: 'cancelled', returned_amount: 0 })).toEqual({ cancelled: 26_400, returned: 0, left: 0 })
})
