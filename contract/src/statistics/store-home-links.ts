import { storeProductsPage } from '../catalog/products/product-pages.ts'
import { listLink } from '../kernel/list-page.ts'
import { storeDuesPage } from '../money/money-pages.ts'
import { storeCancellationsPage, storeOrdersPage, storeWishesPage } from '../orders/order-pages.ts'
import { salesStatuses } from '../orders/order-states.ts'

/** The lists behind the counts of a merchant's home page, `today` being a day of Riyadh: each has exactly as many rows as its count. */
export const storeHomeLinks = (today: string) => ({
  new_orders: { page: storeOrdersPage, to: listLink(storeOrdersPage, { status: 'new' }) },
  cancel_requests: { page: storeWishesPage, to: listLink(storeWishesPage, { tab: 'wishes' }) },
  to_answer: { page: storeCancellationsPage, to: listLink(storeCancellationsPage, { answerable: true, sort: 'created_at' }) },
  to_receive: { page: storeCancellationsPage, to: listLink(storeCancellationsPage, { status: 'awaiting_goods', sort: 'created_at' }) },
  dues: { page: storeDuesPage, to: listLink(storeDuesPage, { tab: 'dues', status: 'due', sort: 'due_on' }) },
  overdue_dues: { page: storeDuesPage, to: listLink(storeDuesPage, { tab: 'dues', status: 'overdue', sort: 'due_on' }) },
  orders_today: {
    page: storeOrdersPage,
    to: listLink(storeOrdersPage, { status: salesStatuses, placed_from: today, placed_to: today }),
  },
  active_products: { page: storeProductsPage, to: listLink(storeProductsPage, { tab: 'active' }) },
  rejected_products: { page: storeProductsPage, to: listLink(storeProductsPage, { tab: 'rejected' }) },
  low_products: { page: storeProductsPage, to: listLink(storeProductsPage, { tab: 'active', stock: ['low', 'out'], sort: 'quantity' }) },
})
