import { expect, test } from 'vitest'
import { text as ar } from '../../text/ar/shopper-orders.ts'
import { text as en } from '../../text/en/shopper-orders.ts'
import { refundWords } from './refund-words.ts'

const settled = { status: 'refunded', amount: 9000, to_wallet: 9000, to_outside: 0, outside: null } as const

test('the refund of a request names its destination, in both languages', () => {
  expect(refundWords(settled, en.order, 'en')).toEqual([expect.stringMatching(/90\.00.* refunded to your wallet/)])
  expect(refundWords(settled, ar.order, 'ar')).toEqual([expect.stringMatching(/تم رد .*90.* إلى محفظتك/)])
  const bank = { ...settled, to_wallet: 1000, to_outside: 8000, outside: 'bank' } as const
  expect(refundWords(bank, en.order, 'en')).toEqual([
    expect.stringMatching(/10\.00.*wallet/),
    expect.stringMatching(/80\.00.* refunded to your bank account/),
  ])
})

test('a pending refund is promised, and an unpaid amount is only deducted', () => {
  const card = { ...settled, status: 'refund_pending', to_wallet: 0, to_outside: 9000, outside: 'psp_clearing' } as const
  expect(refundWords(card, en.order, 'en')).toEqual([expect.stringMatching(/90\.00.* will be refunded to your card/)])
  const unpaid = { ...settled, status: 'closed', to_wallet: 0 } as const
  expect(refundWords(unpaid, en.order, 'en')).toEqual([expect.stringMatching(/90\.00.* taken off the amount due/)])
  expect(refundWords({ ...settled, status: 'rejected', to_wallet: null, to_outside: null }, en.order, 'en')).toEqual([])
})
