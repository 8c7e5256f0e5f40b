import type { text as ar } from '../ar/offline.ts'

export const text: typeof ar = {
  title: 'You’re offline',
  body: 'This page couldn’t be loaded. Check your connection and try again.',
  placing: 'If you were placing an order when the connection dropped, check your orders before you try again.',
  orders: 'View saved orders',
  seen: 'You’re offline. This is a copy saved on',
  update: 'Refresh page',
  lost: 'You’re offline. Nothing was sent, and what you entered is still here.',
}
