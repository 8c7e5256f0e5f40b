import { eq, type SQL } from 'drizzle-orm'
import { orders } from './table.ts'

/** Whose orders may be touched: a store's, a shopper's, or `all` for an admin and the system. Said each time, so that nothing is open by being left out. */
export type OrderScope = { store_id: string } | { user_id: string } | 'all'

/** The scope as a condition. An empty id is a fault of ours and throws: it must not widen into everybody's orders. */
export function inScope(scope: OrderScope): SQL | undefined {
  if (scope === 'all') return undefined
  const [column, id] = 'store_id' in scope ? [orders.store_id, scope.store_id] : [orders.user_id, scope.user_id]
  if (!id) throw new Error('The scope of orders names nobody')
  return eq(column, id)
}

/** Whether the reader is a shopper, who is not shown what stores and admins keep among themselves. */
export const isShopper = (scope: OrderScope): boolean => scope !== 'all' && 'user_id' in scope
