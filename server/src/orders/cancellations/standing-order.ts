import { and, eq, isNotNull } from 'drizzle-orm'
import type { Db } from '../../platform/db/types.ts'
import { readSettings } from '../../settings/read-settings.ts'
import { type Standing, standingAfter } from '../settlement/standing.ts'
import type { orders } from '../table.ts'
import { cancellations } from './table.ts'

type OrderRow = typeof orders.$inferSelect

/** The amounts of an order as they stand, for a reader that changes nothing of it. */
export async function standingOrder(db: Db, order: OrderRow): Promise<Standing> {
  const settled = await db
    .select()
    .from(cancellations)
    .where(and(eq(cancellations.order_id, order.id), isNotNull(cancellations.event)))
  return standingAfter(order, settled, (await readSettings(db)).return_charge)
}
