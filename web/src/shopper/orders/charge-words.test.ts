import { moneyText } from '@rahba/contract/kernel/money-text'
import { expect, test } from 'vitest'
import { text } from '../../text/en/shopper-orders.ts'
import { chargeWords } from './charge-words.ts'

const t = text.next
const cancelled = { status: 'cancelled', payment_status: 'unpaid' } as const
const card = (status: 'pending' | 'held' | 'refunded') => ({ method: 'card', status, amount: 6500 }) as const
const transfer = (status: 'pending' | 'refused') => ({ method: 'bank_transfer', status, amount: 6500 }) as const

test('an unpaid order says that nothing was charged', () => {
  expect(chargeWords({ ...cancelled, payments: [] }, t, 'en')).toBe(t.noCharge)
  expect(chargeWords({ ...cancelled, payments: [card('pending')] }, t, 'en')).toBe(t.noCharge)
  expect(chargeWords({ ...cancelled, payments: [transfer('refused')] }, t, 'en')).toBe(t.noCharge)
})

test('a late card payment says that its refund is pending, and later that it was made', () => {
  expect(chargeWords({ ...cancelled, payments: [card('held')] }, t, 'en')).toBe(t.goesBack(moneyText(6500, 'en')))
  expect(chargeWords({ ...cancelled, payments: [card('refunded')] }, t, 'en')).toBe(t.wentBack(moneyText(6500, 'en')))
})

test('a possible transfer, and other orders, say nothing', () => {
  expect(chargeWords({ ...cancelled, payments: [transfer('pending')] }, t, 'en')).toBeNull()
  expect(chargeWords({ status: 'cancelled', payment_status: 'refunded', payments: [] }, t, 'en')).toBeNull()
  expect(chargeWords({ status: 'new', payment_status: 'unpaid', payments: [] }, t, 'en')).toBeNull()
})
