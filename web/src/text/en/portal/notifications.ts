import type { text as ar } from '../../ar/portal/notifications.ts'

export const text: typeof ar = {
  title: 'Notifications',
  readAll: 'Mark all as read',
  allRead: 'Nothing is unread now',
  empty: {
    title: 'No notifications yet',
    body: 'New orders, outcomes of reviews, and messages from customers and the platform arrive here.',
  },
  today: 'Today',
  yesterday: 'Yesterday',
}
