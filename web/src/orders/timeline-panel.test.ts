import type { WholeOrder } from '@rahba/contract/orders/order-shapes'
import { createElement } from 'react'
import { expect, test } from 'vitest'
import { drawn } from '../../test/draw.ts'
import { TimelinePanel } from './timeline-panel.tsx'

test('the history of an order shows its cancellations and returns with time, requester and reason', async () => {
  const step = { to_status: null, from_status: null, actor_type: 'store', actor: null, note: null, internal: false }
  const order = {
    fulfilment: 'store_delivery',
    history: [
      { ...step, id: 'a', action: 'accept', to_status: 'accepted', at: '2026-11-01T09:00:00.000Z' },
      { ...step, id: 'b', action: 'prepare', to_status: 'preparing', at: '2026-11-03T09:00:00.000Z' },
    ],
    cancellations: [
      {
        ...{ id: 'c', number: 2041, kind: 'cancel', status: 'refunded', amount: 1, created_at: '2026-11-02T09:00:00.000Z' },
        ...{ requested_by: 'store', actor: 'Huda', refund_reason: 'out_of_stock', refund_reason_other: null },
      },
    ],
  } as unknown as WholeOrder // the panel reads no more of it
  const html = await drawn(createElement(TimelinePanel, { order }), 'en', ['orders', 'kit', 'common'])
  const said = html.replaceAll(/<style[\s\S]*?<\/style>|<[^>]+>/g, ' ').replaceAll(/\s+/g, ' ')
  expect(said).toMatch(/Being prepared|Preparing/)
  expect(said).toMatch(/(Preparing|Being prepared).*Cancellation 2041 · Refunded.*Store · Huda.*Out of stock.*Accepted/)
})
