import { pluralEn } from '@rahba/contract/kernel/plural'
import type { text as ar } from '../../ar/admin/home.ts'

export const text: typeof ar = {
  title: 'Home',
  waiting: 'Needs an answer',
  nothing: 'Nothing is waiting. Every order and store has been looked at.',
  items: {
    stores: 'Stores to approve',
    store_changes: 'Store changes awaiting acceptance',
    products: 'Products to review',
    product_changes: 'Product edits awaiting review',
    transfers: 'Transfers to check',
    late_orders: 'Orders their store is slow to accept',
    cancel_requests: 'Cancellation requests',
  },
  figures: 'Last 30 days',
  figuresHint: 'Against the 30 days before, by Riyadh time',
  sales: 'Gross sales',
  orders: 'Orders',
  commission: 'Commission',
  stores: 'New stores',
  shoppers: 'New shoppers',
  chart: 'Sales over 30 days',
  day: 'Day',
  latest: 'Latest orders',
  allOrders: 'All orders',
  noOrders: 'No orders yet.',
  top: 'Top stores',
  allStores: 'All stores',
  noSales: 'No sales in the last 30 days.',
  ordersCount: (n, shown) => pluralEn(n, { one: '{n} order', other: '{n} orders' }).replace(String(n), shown),
}
