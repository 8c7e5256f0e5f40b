import { pluralEn } from '@rahba/contract/kernel/plural'
import type { text as ar } from '../../ar/admin/sections.ts'

const products = (n: number) => pluralEn(n, { one: '{n} product', other: '{n} products' })

export const text: typeof ar = {
  hints: {
    featured_stores: 'Featured stores, in the order set on the Featured stores page.',
    newest: 'The newest live products from all stores.',
    best_selling: 'Best sellers in orders delivered over the last 30 days, updated hourly.',
    category: 'The newest products in the category you choose.',
    products: 'Products you choose and drag into order.',
  },
  preview: 'Preview as a customer',
  previewTyped: 'Preview section',
  itemsHint: 'Up to 24 items',
  picked: 'Selected products',
  pick: 'Add product',
  search: 'Search by product name',
  none: 'No products selected yet',
  noneHint: 'Search for a live product and add it, then drag products into the order customers will see.',
  product: 'Product',
  store: 'Store',
  price: 'Price',
  state: 'Status',
  visible: 'Live',
  unseen: 'Not in the section',
  unorderable: 'Shown, can’t be ordered',
  beyond: 'Exceeds the section’s number of items.',
  hidden: (n, all) =>
    pluralEn(n, {
      one: `{n} of ${all} products won’t appear in the section. The reason is beside it.`,
      other: `{n} of ${all} products won’t appear in the section. The reason is beside each.`,
    }),
  up: 'Move up',
  down: 'Move down',
  remove: 'Remove from section',
  full: (max) => `Section is full. Maximum ${products(max)}`,
  products,
}
