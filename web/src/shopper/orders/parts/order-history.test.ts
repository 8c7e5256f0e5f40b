import type { ShopperOrder } from '@rahba/contract/orders/order-shapes'
import { createElement } from 'react'
import { expect, test } from 'vitest'
import { drawn } from '../../../../test/draw.ts'
import { OrderHistory } from './order-history.tsx'

const step = { from_status: null, actor_type: 'store', actor: null, note: null, internal: false }
const order = {
  id: '01981c5e-0000-7000-8000-000000000001',
  fulfilment: 'store_delivery',
  lines: [{ id: 'line', name: { ar: 'قميص قطن', en: 'Cotton shirt' }, variant: [{ axis_id: 'size', value: { ar: 'كبير', en: 'Large' } }] }],
  history: [
    { ...step, id: 'a', action: 'accept', to_status: 'accepted', at: '2026-11-01T09:00:00.000Z' },
    { ...step, id: 'b', action: 'prepare', to_status: 'preparing', at: '2026-11-03T09:00:00.000Z' },
  ],
  cancellations: [
    {
      ...{ id: '01981c5e-0000-7000-8000-000000000002', number: 2041, kind: 'cancel', status: 'refunded', cancelled_unpaid: false },
      ...{ amount: 9000, created_at: '2026-11-02T09:00:00.000Z', requested_by: 'store', to_wallet: 9000, to_outside: 0, outside: null },
      ...{ refund_reason: 'out_of_stock', refund_reason_other: null, lines: [{ order_line_id: 'line', quantity: 2 }] },
    },
  ],
} as unknown as ShopperOrder // the history reads no more of it

test.each([
  [
    'en',
    /preparing.*Cancellation (no\. )?#?2041.*Store.*2 × Cotton shirt - Large.*Reason: Out of stock.*90\.00.*refunded to your wallet.*accepted/i,
  ],
  ['ar', /إلغاء رقم 2041.*المتجر.*2 × قميص قطن - كبير.*السبب: نفدت الكمية.*تم رد.*90\.00.*إلى محفظتك/],
] as const)('the history shows cancelled items with who did it, why and the refund, in %s', async (locale, said) => {
  const html = await drawn(createElement(OrderHistory, { order }), locale, ['shopper-orders', 'orders', 'kit', 'common'])
  expect(html.replaceAll(/<style[\s\S]*?<\/style>|<[^>]+>/g, '').replaceAll(/[\u2066-\u2069\s]+/g, ' ')).toMatch(said)
})

test('the card that paid an order is described in words', async () => {
  const paid = {
    ...step,
    id: 'c',
    action: 'confirm_payment',
    to_status: 'new',
    actor_type: 'system',
    note: 'mada 2250',
    at: '2026-11-01T08:00:00.000Z',
  }
  const of = { ...order, history: [paid, { ...paid, id: 'd', action: 'note', note: 'mada 1111' }] } as unknown as ShopperOrder
  const html = await drawn(createElement(OrderHistory, { order: of }), 'ar', ['shopper-orders', 'orders', 'kit', 'common'])
  expect(html).toContain('مدى تنتهي بـ 2250')
  // a note is what somebody wrote
  expect(html).toContain('mada 1111')
})
