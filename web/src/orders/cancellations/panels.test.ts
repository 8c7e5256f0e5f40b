import type { WholeCancellation } from '@rahba/contract/orders/cancellations/cancellation-shapes'
import { createElement } from 'react'
import { expect, test } from 'vitest'
import { drawn } from '../../../test/draw.ts'
import { text } from '../../text/en/cancellations.ts'
import type { CancellationSurface } from './cancellation-surface.ts'
import { FactsPanel } from './panels.tsx'

const facts = {
  ...{ order_id: 'o', order_number: 100, order_status: 'delivered', order_fulfilment: 'pickup', user: 'Reem', user_phone: null },
  ...{ status: 'closed', kind: 'cancel', fault: 'store', requested_by: 'store', refund_reason: 'out_of_stock', refund_reason_other: null },
  ...{ note: null, problem_description: null, decision_note: null, destination: 'wallet', iban_number: null, account_holder: null },
  ...{ amount: 5000, amount_final: 5000, uncollected: 5000, answer_by: null, reference: null, receipt: null, admin_note: null },
  ...{ attachments: [], store_papers: [] },
}
const surface = { actor: 'store', orders: '/store/orders' } as CancellationSurface // the panel reads no more of it
const read = (changes: object = {}) => {
  const row = { ...facts, ...changes } as unknown as WholeCancellation // nor of this
  return drawn(createElement(FactsPanel, { row, surface }), 'en', ['cancellations', 'orders', 'kit', 'common'])
}

test('an unpaid amount has no payer of the refund', async () => {
  expect(await read()).not.toContain(text.facts.fault)
  expect(await read({ status: 'refunded', uncollected: 0 })).toContain(text.facts.fault)
})

test('an order for pickup is called picked up, also from an older node', async () => {
  expect(await read()).toContain('Picked up')
  expect(await read({ order_fulfilment: undefined })).toContain('Delivered')
})
