import { pluralEn } from '@rahba/contract/kernel/plural'
import type { text as ar } from '../ar/notifications.ts'

export const text: typeof ar = {
  title: 'Notifications',
  all: 'All notifications',
  unread: (n) => pluralEn(n, { one: '{n} new notification', other: '{n} new notifications' }),
  isNew: 'Unread',
  readAll: 'Mark all as read',
  allRead: 'Nothing is unread now',
  store: {
    none: 'No notifications yet. New orders and news from the platform appear here.',
    empty: {
      title: 'No notifications yet',
      body: 'New orders, outcomes of reviews, and messages from customers and the platform arrive here.',
    },
  },
  admin: {
    none: 'No notifications yet. What waits for your decision appears here.',
    empty: {
      title: 'No notifications yet',
      body: 'What waits for your decision arrives here: stores to review, transfers, payouts, messages.',
    },
  },
  today: 'Today',
  yesterday: 'Yesterday',
}
