import { pluralEn } from '@rahba/contract/kernel/plural'
import type { text as ar } from '../../ar/admin/sections.ts'

export const text: typeof ar = {
  hints: {
    featured_stores: 'Featured stores, in the order set on the Featured stores page.',
    newest: 'What stores have put on sale most recently.',
    best_selling: 'What sold most in orders delivered over the last 30 days, counted every hour.',
    category: 'The newest products of the category you choose.',
    products: 'Products you pick yourself and put in order by dragging.',
  },
  itemsHint: 'At most 24',
  picked: 'Picked products',
  pick: 'Add a product',
  search: 'Search by product name',
  none: 'No products picked yet',
  noneHint: 'Search for a product on sale and add it, then drag the products into the order shoppers will see.',
  product: 'Product',
  store: 'Store',
  price: 'Price',
  state: 'State',
  visible: 'On show',
  unseen: 'Not on show',
  up: 'Move up',
  down: 'Move down',
  remove: 'Remove from the section',
  full: (most) => `The section is full: ${most} products`,
  products: (n) => pluralEn(n, { one: '{n} product', other: '{n} products' }),
}
