import type { StorePermission } from '../kernel/endpoint.ts'

/** What a store's team does has a history; whoever may open a kind of record may read what became of it. */
export const teamHistoryKinds = {
  stores: 'profile',
  products: 'products',
  shelves: 'products',
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
