import { and, eq, isNotNull } from 'drizzle-orm'
import type { Db } from '../../platform/db/types.ts'
import { readSettings } from '../../settings/read-settings.ts'
import { type NetAmounts, netAmountsAfter } from '../settlement/calculate-refund.ts'
import type { orders } from '../table.ts'
import { cancellations } from './table.ts'

type OrderRow = typeof orders.$inferSelect

/** The net amounts of an order, for a call that only reads. */
export async function readNetAmounts(db: Db, order: OrderRow): Promise<NetAmounts> {
  const settled = await db
    .select()
    .from(cancellations)
    .where(and(eq(cancellations.order_id, order.id), isNotNull(cancellations.event)))
  return netAmountsAfter(order, settled, (await readSettings(db)).return_charge)
}
