import { errors } from '@rahba/contract/kernel/errors'
import { and, eq } from 'drizzle-orm'
import type { Db } from '../platform/db/types.ts'
import { fail } from '../platform/errors.ts'
import { inScope, type OrderScope } from './scope.ts'
import { orders } from './table.ts'
import { type HistoryActor, writeHistory } from './write-history.ts'

/** Writes a note into an order's history; internal ones are not shown to the shopper. Another store's order is not found. */
export async function addNote(
  db: Db,
  input: { order_id: string; scope: OrderScope; actor: HistoryActor; note: string; internal: boolean },
): Promise<void> {
  const [order] = await db
    .select({ id: orders.id })
    .from(orders)
    .where(and(eq(orders.id, input.order_id), inScope(input.scope)))
  if (!order) throw fail(errors.not_found)
  await writeHistory(db, { order_id: order.id, action: 'note', actor: input.actor, note: input.note, internal: input.internal })
}
