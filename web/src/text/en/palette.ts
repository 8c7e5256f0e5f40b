import { pluralEn } from '@rahba/contract/kernel/plural'
import type { text as ar } from '../ar/palette.ts'

export const text: typeof ar = {
  title: 'Search everything',
  placeholder: 'Find a page, an action, an order or a product',
  searching: 'Searching',
  failed: 'Records could not be searched. Try again in a moment.',
  nothing: (q) => `Nothing found for “${q}”`,
  keys: '↑ ↓ to move · Enter to choose · Esc to close',
  count: (n) => pluralEn(n, { one: '{n} result', other: '{n} results' }),
  recent: 'Recent',
  screens: 'Pages',
  actions: 'Actions',
  orders: 'Orders',
  stores: 'Stores',
  products: 'Products',
  users: 'Users',
  order: (n) => `Order ${n}`,
  unnamed: 'No name',
}
