import { type AnyColumn, eq, type SQL } from 'drizzle-orm'
import { orders } from './table.ts'

/**
 * The orders that may be accessed: a store's, a shopper's, or `all` for an admin and the system. Each call must pass it, so that none is open by
 * omission.
 */
export type OrderScope = { store_id: string } | { user_id: string } | 'all'

/**
 * The scope as a condition on orders, or on another table with the store and the shopper of an order. An empty id is a fault of ours and throws:
 * it must not widen into everybody's orders.
 */
export function inScope(scope: OrderScope, columns: { store_id: AnyColumn; user_id: AnyColumn } = orders): SQL | undefined {
  if (scope === 'all') return undefined
  const [column, id] = 'store_id' in scope ? [columns.store_id, scope.store_id] : [columns.user_id, scope.user_id]
  if (!id) throw new Error('The scope of orders names nobody')
  return eq(column, id)
}

/** True if the reader is a shopper, who does not see the internal notes of stores and admins. */
export const isShopper = (scope: OrderScope): boolean => scope !== 'all' && 'user_id' in scope
