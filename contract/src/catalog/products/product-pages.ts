import { listPage } from '../../kernel/list-page.ts'
import type { listAdminProducts } from './admin-products.ts'
import type { listStoreProducts } from './store-products.ts'

// Two of the tabs are no states of their own.
const tabs = {
  pending: { status: 'pending' },
  edited: { edit: 'pending' },
  active: { status: 'active' },
  draft: { status: 'draft' },
  out_of_stock: { status: 'active', stock: 'out' },
  hidden: { status: 'hidden' },
  rejected: { status: 'rejected' },
  blocked: { status: 'blocked' },
} as const
export type ProductTab = keyof typeof tabs

export const adminProductsPage = listPage<typeof listAdminProducts>()({
  path: '/dashboard/products',
  call: '/admin/products',
  defaultSort: '-created_at',
  filters: ['store_id', 'category_id', 'stock', 'edit', 'price_from', 'price_to', 'translation'],
  tabParam: 'status',
  tabs,
})
export const storeProductsPage = listPage<typeof listStoreProducts>()({
  path: '/store/products',
  call: '/store/products',
  defaultSort: '-created_at',
  filters: ['stock', 'edit', 'category_id', 'shelf_id', 'picture', 'translation'],
  tabParam: 'status',
  tabs,
})
