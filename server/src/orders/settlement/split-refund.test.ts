import type { PaymentMethod } from '@rahba/contract/orders/order-states'
import { expect, test } from 'vitest'
import type { NetAmounts } from './calculate-refund.ts'
import type { CancellationFacts, Facts } from './facts.ts'
import { splitRefund } from './split-refund.ts'

interface Paid {
  payment_method: PaymentMethod
  to_charge: number
  payment_status: 'paid' | 'partially_refunded' | 'cod_pending'
}

/** Splits `back`, after `outside_amount` was paid back by card or bank. The functions read only these fields. */
function split(order: Paid, destination: CancellationFacts['destination'] | null, outside_amount: number, back: number) {
  const request = destination && ({ destination } as CancellationFacts)
  return splitRefund({ order } as Facts, request, { outside_amount } as NetAmounts, back)
}

const card: Paid = { payment_method: 'card', to_charge: 6000, payment_status: 'paid' }
const wallet: Paid = { payment_method: 'card', to_charge: 0, payment_status: 'paid' }
const transfer: Paid = { payment_method: 'bank_transfer', to_charge: 6000, payment_status: 'partially_refunded' }
const cash: Paid = { payment_method: 'cod', to_charge: 6000, payment_status: 'cod_pending' }

test.each([
  ['the card’s amount first, and the rest to the wallet', card, 'original', 0, 10_000, 6000, 'psp_clearing'],
  ['the card’s amount also after a part went to the wallet', card, 'original', 0, 5000, 5000, 'psp_clearing'],
  ['no more to the card than it paid', card, 'original', 4000, 5000, 2000, 'psp_clearing'],
  ['everything to a bank account that the shopper named', wallet, 'bank', 0, 10_000, 10_000, 'bank'],
  ['nothing to a card that paid nothing', wallet, 'original', 0, 10_000, 0, 'psp_clearing'],
  ['a bank transfer by bank', transfer, 'original', 0, 5000, 5000, 'bank'],
  ['nothing outside for cash that was not collected', cash, 'original', 0, 3000, 0, 'bank'],
  ['everything to the wallet if the request names it', card, 'wallet', 0, 10_000, 0, 'bank'],
  ['everything to the wallet without a request', card, null, 0, 10_000, 0, 'bank'],
] as const)('pays back %s', (_title, order, destination, outside_amount, back, to_outside, outside) => {
  expect(split(order, destination, outside_amount, back)).toEqual({ to_outside, to_wallet: back - to_outside, outside })
})
