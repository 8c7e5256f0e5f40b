import { countAdminProducts, listAdminProducts } from '@rahba/contract/catalog/products/admin-products.calls'
import { listOrders } from '@rahba/contract/orders/orders.calls'
import { listBranchesOf } from '@rahba/contract/stores/branches/branches.calls'
import { listTeamOf } from '@rahba/contract/stores/team/team.calls'

// The reads of a store's tabs, declared once for the page's loader and for the tabs.

export const ordersList = (store_id: string) => ({
  name: 'admin-store-orders',
  call: listOrders,
  options: { defaultSort: '-placed_at', filters: ['status', 'payment_method', 'payment_status'] },
  input: { query: { store_id } },
})

export const productCounts = (store_id: string) => [countAdminProducts, { query: { store_id } }] as const
export const latestProducts = (store_id: string) => [listAdminProducts, { query: { store_id, per_page: 10 } }] as const
export const team = (store_id: string) => [listTeamOf, { params: { id: store_id } }] as const
export const branches = (store_id: string) => [listBranchesOf, { params: { id: store_id } }] as const
