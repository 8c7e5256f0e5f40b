import { expect, test } from 'vitest'
import { isOnlyDeducted, paidBackByCancelling, paysBack } from './captured.ts'

const standing = { total: 10_000, to_charge: 10_000 }

test('a cancelled order refunds exactly the amount that was paid', () => {
  const cash = { payment_method: 'cod', payment_status: 'cod_pending' } as const
  expect(paidBackByCancelling({ ...cash, net_amounts: standing })).toBe(0)
  expect(paidBackByCancelling({ ...cash, net_amounts: { total: 10_000, to_charge: 7500 } })).toBe(2500)
  const transfer = { payment_method: 'bank_transfer', payment_status: 'unpaid' } as const
  expect(paidBackByCancelling({ ...transfer, net_amounts: standing })).toBe(0)
  expect(paidBackByCancelling({ ...transfer, payment_status: 'paid', net_amounts: standing })).toBe(10_000)
  expect(paidBackByCancelling({ payment_method: 'wallet', payment_status: 'paid', net_amounts: { total: 9000, to_charge: 0 } })).toBe(9000)
})

const request = { status: 'requested', amount: 18_900, amount_final: null, uncollected: 0 } as const

test('a request refunds the paid part of its amount, and nothing after it was rejected or withdrawn', () => {
  expect(paysBack(request)).toBe(true)
  expect(paysBack({ ...request, uncollected: 18_800 })).toBe(true)
  expect(paysBack({ ...request, status: 'refunded', amount_final: 18_900 })).toBe(true)
  expect(paysBack({ ...request, status: 'rejected' })).toBe(false)
  expect(paysBack({ ...request, status: 'closed' })).toBe(false)
})

test('an unpaid amount is only deducted from the amount due', () => {
  const unpaid = { ...request, uncollected: 18_900 }
  expect([paysBack(unpaid), isOnlyDeducted(unpaid)]).toEqual([false, true])
  const settled = { ...unpaid, status: 'closed', amount_final: 18_900 } as const
  expect([paysBack(settled), isOnlyDeducted(settled)]).toEqual([false, true])
  expect(isOnlyDeducted({ ...request, uncollected: 18_800 })).toBe(false)
  expect(isOnlyDeducted({ ...request, status: 'closed' })).toBe(false)
})
