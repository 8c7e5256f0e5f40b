import { pluralEn } from '@rahba/contract/kernel/plural'
import type { text as ar } from '../ar/palette.ts'

export const text: typeof ar = {
  title: 'Search everything',
  placeholder: 'Search for a page, action, order or product',
  searching: 'Searching',
  failed: 'Couldn’t search records. Try again in a moment.',
  nothing: (q) => `No results for “${q}”`,
  keys: '↑ ↓ to move · Enter to select · Esc to close',
  count: (n) => pluralEn(n, { one: '{n} result', other: '{n} results' }),
  recent: 'Recently opened',
  screens: 'Pages',
  actions: 'Actions',
  orders: 'Orders',
  stores: 'Stores',
  products: 'Products',
  users: 'Customers',
  order: (n) => `Order ${n}`,
  unnamed: 'Unnamed',
}
