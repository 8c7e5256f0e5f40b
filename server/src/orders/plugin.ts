import type { FastifyInstance } from 'fastify'
import { mountAdminOrders } from './mount-admin-orders.ts'
import { mountOwnOrders } from './mount-own-orders.ts'
import { mountStoreOrders } from './mount-store-orders.ts'

/** Orders from all three sides: the shopper's, the store's and the admins'. */
export function mountOrders(app: FastifyInstance): void {
  mountStoreOrders(app)
  mountAdminOrders(app)
  mountOwnOrders(app)
}
