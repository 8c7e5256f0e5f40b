import type { FastifyInstance } from 'fastify'
import { mountAdminCancellations } from './cancellations/mount-admin-cancellations.ts'
import { mountOwnCancellations } from './cancellations/mount-own-cancellations.ts'
import { mountStoreCancellations } from './cancellations/mount-store-cancellations.ts'
import { mountCart } from './cart/mount-cart.ts'
import { mountCheckouts } from './checkouts/mount-checkouts.ts'
import { mountInvoices } from './invoices/mount-invoices.ts'
import { mountAdminOrders } from './mount-admin-orders.ts'
import { mountOwnOrders } from './mount-own-orders.ts'
import { mountStoreOrders } from './mount-store-orders.ts'

/** Orders, cancellations, returns and invoices from all three sides: the shopper's, the store's and the admins'. */
export function mountOrders(app: FastifyInstance): void {
  mountStoreOrders(app)
  mountAdminOrders(app)
  mountOwnOrders(app)
  mountCart(app)
  mountCheckouts(app)
  mountStoreCancellations(app)
  mountAdminCancellations(app)
  mountOwnCancellations(app)
  mountInvoices(app)
}
