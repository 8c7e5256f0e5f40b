import type { Notification } from '@rahba/contract/notifications/notification'
import { createElement } from 'react'
import { expect, test } from 'vitest'
import { drawn } from '../../test/draw.ts'
import { NotificationLine } from './notification-line.tsx'

test('an amount in the title of a notice has the riyal sign, as in its body', async () => {
  const words = { title: 'تم رد 859.13\u00a0ر.س إلى محفظتك', body: 'هذا المبلغ عن طلبك: 859.13\u00a0ر.س.' }
  const notification = {
    ...{ id: 'a', notif_type: 'OrderNotification', model: 'orders', model_id: 'b', is_read: true, created_at: '2026-11-01T09:00:00.000Z' },
    data: { ar: words, en: words },
  } as unknown as Notification // the line reads no more of it
  const line = createElement(NotificationLine, { notification, onChoose: () => undefined })
  const html = await drawn(line, 'ar', ['notifications', 'kit'])
  // Each amount is drawn with the sign, and named again for screen readers.
  expect(html.split('859.13')).toHaveLength(5)
})
