import { createElement } from 'react'
import { expect, test } from 'vitest'
import { drawn } from '../../../test/draw.ts'
import { text } from '../../text/en/cancellations.ts'
import { RequestNotices } from './request-notices.tsx'

const request = (number: number, kind: 'cancel' | 'return', status: 'requested' | 'awaiting_goods' | 'refunded' | 'refund_pending') => ({
  ...{ id: `request-${number}`, number, kind, status, cancelled_unpaid: false, amount: 5000, created_at: '2026-03-01T10:00:00.000Z' },
})
const shown = (...cancellations: ReturnType<typeof request>[]) =>
  drawn(createElement(RequestNotices, { order: { cancellations }, base: '/store/orders/cancelled' }), 'en', ['cancellations', 'kit'])

test('a pending request is shown above the order, with a link', async () => {
  const page = await shown(request(12, 'return', 'requested'), request(13, 'cancel', 'awaiting_goods'))
  expect(page).toContain(text.order.requested.return(12))
  expect(page).toContain(text.order.requested.cancel(13))
  expect(page).toContain('href="/en/store/orders/cancelled/request-12"')
})

test('a decided request is not shown', async () => {
  const page = await shown(request(12, 'return', 'refunded'), request(13, 'return', 'refund_pending'))
  expect(page).not.toContain('request-1')
})
