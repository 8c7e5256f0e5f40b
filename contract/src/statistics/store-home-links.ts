import { storeProductsPage } from '../catalog/product-pages.ts'
import { listLink } from '../kernel/list-page.ts'
import { storeOrdersPage, storeWishesPage } from '../orders/order-pages.ts'
import { salesStatuses } from '../orders/order-states.ts'

/** The lists behind the counts of a merchant's home page, `today` being a day of Riyadh: each has exactly as many rows as its count. */
export const storeHomeLinks = (today: string) => ({
  new_orders: { page: storeOrdersPage, to: listLink(storeOrdersPage, { status: 'new' }) },
  cancel_requests: { page: storeWishesPage, to: listLink(storeWishesPage, { tab: 'wishes' }) },
  orders_today: {
    page: storeOrdersPage,
    to: listLink(storeOrdersPage, { status: salesStatuses, placed_from: today, placed_to: today }),
  },
  active_products: { page: storeProductsPage, to: listLink(storeProductsPage, { tab: 'active' }) },
  rejected_products: { page: storeProductsPage, to: listLink(storeProductsPage, { tab: 'rejected' }) },
  low_products: { page: storeProductsPage, to: listLink(storeProductsPage, { tab: 'active', stock: ['low', 'out'], sort: 'quantity' }) },
})
