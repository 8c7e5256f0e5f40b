import type { StorePermission } from '../kernel/store-permissions.ts'

/** The kinds of records in the history of a store's team; permission for a kind of record includes its history. */
export const teamHistoryKinds = {
  stores: 'profile',
  products: 'products',
  shelves: 'products',
  branches: 'products',
  stock: 'products',
  'additional-fields': 'products',
  offers: 'products',
  'product-imports': 'products',
  coupons: 'products',
  orders: 'orders',
  payouts: 'wallet',
  dues: 'wallet',
  members: 'team',
  'store-members': 'team',
} as const satisfies Record<string, StorePermission>
