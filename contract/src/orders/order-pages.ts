import { listPage } from '../kernel/list-page.ts'
import { tabsNamed } from '../kernel/tabs-named.ts'
import { typedKeys } from '../kernel/typed-keys.ts'
import { cancellationTabs } from './cancellations/cancellation-states.ts'
import type { listCancellations, listStoreCancellations } from './cancellations/cancellations.ts'
import { orderTabs } from './order-states.ts'
import type { listOrders, listStoreOrders } from './orders.ts'

const orderFilters = ['status', 'payment_method', 'payment_status', 'placed_from', 'placed_to'] as const
const cancellationFilters = ['status', 'kind', 'refund_reason', 'created_from', 'created_to'] as const

export const adminOrdersPage = listPage<typeof listOrders>()({
  path: '/dashboard/orders',
  call: '/admin/orders',
  defaultSort: '-placed_at',
  filters: [...orderFilters, 'store_id', 'late'],
  tabs: tabsNamed(typedKeys(orderTabs)),
})
export const storeOrdersPage = listPage<typeof listStoreOrders>()({
  path: '/store/orders',
  call: '/store/orders',
  defaultSort: '-placed_at',
  filters: [...orderFilters, 'branch_id', 'past_promise'],
  tabs: tabsNamed(typedKeys(orderTabs)),
})
/** Whole orders that their shopper asks to cancel: one tab of the page of cancellations, over another call. */
export const storeWishesPage = listPage<typeof listStoreOrders>()({
  path: '/store/orders/cancelled',
  call: '/store/orders',
  defaultSort: '-placed_at',
  filters: ['payment_method', 'placed_from', 'placed_to'],
  tabs: { wishes: { status: 'cancel_requested' } },
})
export const adminCancellationsPage = listPage<typeof listCancellations>()({
  path: '/dashboard/canceled-orders',
  call: '/admin/canceled-orders',
  defaultSort: '-created_at',
  filters: [...cancellationFilters, 'store_id'],
  tabs: tabsNamed(typedKeys(cancellationTabs)),
})
export const storeCancellationsPage = listPage<typeof listStoreCancellations>()({
  path: '/store/orders/cancelled',
  call: '/store/cancellations',
  defaultSort: '-created_at',
  filters: [...cancellationFilters, 'answerable'],
  tabs: tabsNamed(typedKeys(cancellationTabs)),
})
