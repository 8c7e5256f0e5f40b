import type { Actor } from '@rahba/contract/kernel/audiences'
import type { OrderStatus } from '@rahba/contract/orders/order-states'
import type { Db } from '../platform/db/types.ts'
import { orderHistory } from './table.ts'

export interface HistoryActor {
  type: Actor
  id: string | null
}

/** Writes one line of an order's history, in the transaction of what it tells. */
export async function writeHistory(
  db: Db,
  entry: {
    order_id: string
    action: string
    from?: OrderStatus | null
    to?: OrderStatus | null
    actor: HistoryActor
    note?: string | null
    internal?: boolean
  },
): Promise<void> {
  const line = {
    order_id: entry.order_id,
    action: entry.action,
    from_status: entry.from ?? null,
    to_status: entry.to ?? null,
    actor_type: entry.actor.type,
    actor_id: entry.actor.id,
    note: entry.note || null,
    internal: entry.internal ?? false,
  }
  await db.insert(orderHistory).values(line)
}
