import { expect, test } from 'vitest'
import { getArrived, getDiscounts, getRefunded, getRefunds, getRemaining } from './arithmetic.ts'

const line = { list: 12_900, offer_discount: 0, coupon_share: 1697 }

test('the parts of a line add up to its amount', () => {
  expect(getDiscounts(line)).toEqual([{ kind: 'coupon', value: 1697 }])
  expect(getDiscounts({ list: 5000, offer_discount: 0, coupon_share: 0 })).toEqual([])
  const both = { list: 12_900, offer_discount: 900, coupon_share: 1697, goods: 10_303 }
  expect(getDiscounts(both).reduce((left, { value }) => left - value, both.list)).toBe(both.goods)
})

test('cancelled and returned amounts are deducted from the total', () => {
  const order = { status: 'delivered' as const, total: 26_400, cancelled_amount: 0, returned_amount: 11_203 }
  expect(getRemaining(order)).toEqual({ cancelled: 0, returned: 11_203, remaining_total: 15_197 })
  expect(getRemaining({ ...order, cancelled_amount: 3000 }).remaining_total).toBe(12_197)
  // nothing is left of an order that was cancelled, whether or not it was ever paid
  expect(getRemaining({ ...order, status: 'cancelled', returned_amount: 0 })).toEqual({
    cancelled: 26_400,
    returned: 0,
    remaining_total: 0,
  })
})

test('refunds show their destination, and those still pending', () => {
  const card = { status: 'refunded', to_wallet: 0, to_outside: 5800, outside: 'psp_clearing' } as const
  const wallet = { status: 'refunded', to_wallet: 7300, to_outside: 0, outside: null } as const
  const both = getRefunds([card, wallet, { ...card, status: 'rejected', to_wallet: null, to_outside: null }])
  expect(both).toEqual([
    { to: 'card', done: true, amount: 5800 },
    { to: 'wallet', done: true, amount: 7300 },
  ])
  expect(getRefunded([card, wallet])).toBe(13_100)
  const due = { ...card, status: 'refund_pending', outside: 'bank' } as const
  expect(getRefunds([due])).toEqual([{ to: 'bank', done: false, amount: 5800 }])
  expect(getRefunded([due])).toBe(0)
  // a payment that went back as it came has no refunds of its order
  expect([getArrived('refunded', both), getArrived('refunded', []), getArrived('pending', both)]).toEqual([
    'confirmed',
    'refunded',
    'pending',
  ])
})
