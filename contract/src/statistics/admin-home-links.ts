import { adminProductsPage } from '../catalog/products/product-pages.ts'
import { contactsPage, developmentsPage, reportsPage } from '../conversations/message-pages.ts'
import { type ListPlace, listLink } from '../kernel/list-page.ts'
import type { PageAddress } from '../kernel/page-table.ts'
import { adjustmentsPage, carriersPage, duesPage, payoutsPage, remittancesPage, shopperPaymentsPage } from '../money/money-pages.ts'
import { adminCancellationsPage, adminOrdersPage } from '../orders/order-pages.ts'
import { salesStatuses } from '../orders/order-states.ts'
import { codeReviewsPage } from '../promotions/review-pages.ts'
import { usersPage } from '../shoppers/user-pages.ts'
import { adminStoresPage } from '../stores/store-pages.ts'
import type { AdminHome } from './admin-home.ts'
import { presetPeriod } from './periods.ts'

/** The list behind a count of a home page: opened by `to`, it has exactly as many rows. */
export interface CountLink {
  page: ListPlace
  to: PageAddress
}
type WaitingKey = keyof AdminHome['waiting']

const link = <P extends ListPlace>(page: P, to: PageAddress): CountLink => ({ page, to })

/** The counts on the dashboard's home page, in the order they are shown. */
export const waitingLinks: Record<WaitingKey, CountLink> = {
  stores: link(adminStoresPage, listLink(adminStoresPage, { tab: 'waiting', sort: 'created_at' })),
  store_changes: link(adminStoresPage, listLink(adminStoresPage, { has_changes: true })),
  store_papers: link(adminStoresPage, listLink(adminStoresPage, { papers_waiting: true })),
  products: link(adminProductsPage, listLink(adminProductsPage, { tab: 'pending' })),
  product_changes: link(adminProductsPage, listLink(adminProductsPage, { tab: 'edited' })),
  transfers: link(shopperPaymentsPage, listLink(shopperPaymentsPage, { tab: 'pending', method: 'bank_transfer' })),
  refunds_to_decide: link(adminCancellationsPage, listLink(adminCancellationsPage, { tab: 'to_decide' })),
  refunds_to_pay: link(adminCancellationsPage, listLink(adminCancellationsPage, { tab: 'to_refund' })),
  payouts: link(payoutsPage, listLink(payoutsPage, { status: 'requested' })),
  adjustments: link(adjustmentsPage, listLink(adjustmentsPage, { status: 'requested' })),
  claimed_dues: link(duesPage, listLink(duesPage, { status: 'paid_claimed' })),
  overdue_dues: link(duesPage, listLink(duesPage, { status: 'overdue', sort: 'due_on' })),
  remittances: link(remittancesPage, listLink(remittancesPage, { status: 'draft' })),
  late_cash: link(carriersPage, listLink(carriersPage, { late: true, sort: 'delivered_at' })),
  late_orders: link(adminOrdersPage, listLink(adminOrdersPage, { late: true, sort: 'placed_at' })),
  cancel_requests: link(adminOrdersPage, listLink(adminOrdersPage, { status: 'cancel_requested' })),
  contact_messages: link(contactsPage, listLink(contactsPage, { status: 'new' })),
  development_messages: link(developmentsPage, listLink(developmentsPage, { status: 'new' })),
  chat_reports: link(reportsPage, listLink(reportsPage, { status: 'open' })),
  code_reviews: link(codeReviewsPage, listLink(codeReviewsPage, { status: 'open' })),
}

/** The records behind the figures of the last 30 days; `today` is a day of Riyadh. */
export function figureLinks(today: string): Record<'orders' | 'stores' | 'shoppers', CountLink> {
  const { from, to } = presetPeriod('last_30', today)
  const registered = { registered_from: from, registered_to: to }
  return {
    orders: link(adminOrdersPage, listLink(adminOrdersPage, { status: salesStatuses, placed_from: from, placed_to: to })),
    stores: link(adminStoresPage, listLink(adminStoresPage, registered)),
    shoppers: link(usersPage, listLink(usersPage, registered)),
  }
}
