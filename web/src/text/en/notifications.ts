import { pluralEn } from '@rahba/contract/kernel/plural'
import type { text as ar } from '../ar/notifications.ts'

export const text: typeof ar = {
  title: 'Notifications',
  all: 'All notifications',
  unread: (n) => pluralEn(n, { one: '{n} new notification', other: '{n} new notifications' }),
  isNew: 'Unread',
  readAll: 'Mark all as read',
  allRead: 'No unread notifications',
  store: {
    none: 'No notifications yet. New orders and messages from the platform will appear here.',
    empty: {
      title: 'No notifications yet',
      body: 'New orders, review results, and messages from customers and the platform will appear here.',
    },
  },
  admin: {
    none: 'No notifications yet. Anything that needs your decision will appear here.',
    empty: {
      title: 'No notifications yet',
      body: 'Anything that needs your decision will appear here: stores to review, transfers, payouts and messages.',
    },
  },
  today: 'Today',
  yesterday: 'Yesterday',
}
