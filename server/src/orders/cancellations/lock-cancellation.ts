import { errors } from '@rahba/contract/kernel/errors'
import { and, asc, eq, inArray, type SQL, sql } from 'drizzle-orm'
import type { Db } from '../../platform/db/types.ts'
import { fail } from '../../platform/errors.ts'
import { inScope, type OrderScope } from '../scope.ts'
import { orderLines, orders } from '../table.ts'
import { cancellationLines, cancellations } from './table.ts'

export type OrderRow = typeof orders.$inferSelect
type OrderLineRow = typeof orderLines.$inferSelect
export type CancellationRow = typeof cancellations.$inferSelect
type CancellationLineRow = typeof cancellationLines.$inferSelect

export interface LockedOrder {
  order: OrderRow
  lines: OrderLineRow[]
}

export interface Locked extends LockedOrder {
  row: CancellationRow
  /** Of the cancellation, in the order of the order's lines. */
  taken: CancellationLineRow[]
}

async function lockOrderWhere(db: Db, where: SQL | undefined): Promise<LockedOrder> {
  // the order is locked before all that hangs on it, as everything does that moves one
  const [order] = await db.select().from(orders).where(where).for('update')
  if (!order) throw fail(errors.not_found)
  const lines = await db.select().from(orderLines).where(eq(orderLines.order_id, order.id)).orderBy(asc(orderLines.position))
  return { order, lines }
}

/** An order with its lines, locked until the transaction ends. Another's is not found. */
export const lockOrder = (db: Db, id: string, scope: OrderScope): Promise<LockedOrder> =>
  lockOrderWhere(db, and(eq(orders.id, id), inScope(scope)))

/** A cancellation with its order, locked until the transaction ends. Another's is not found. */
export async function lockCancellation(db: Db, id: string, scope: OrderScope): Promise<Locked> {
  const of = db.select({ order_id: cancellations.order_id }).from(cancellations).where(eq(cancellations.id, id))
  const { order, lines } = await lockOrderWhere(db, and(inArray(orders.id, of), inScope(scope)))
  const [row] = await db.select().from(cancellations).where(eq(cancellations.id, id)).for('update')
  if (!row) throw fail(errors.not_found)
  const taken = await db.select().from(cancellationLines).where(eq(cancellationLines.cancellation_id, id))
  const position = new Map(lines.map((line) => [line.id, line.position]))
  taken.sort((a, b) => (position.get(a.order_line_id) ?? 0) - (position.get(b.order_line_id) ?? 0))
  return { row, taken, order, lines }
}

/** Adds to the held and the settled units of an order's lines, by one statement. */
export async function moveUnits(db: Db, units: readonly { order_line_id: string; cancelled: number; refunded: number }[]): Promise<void> {
  const moved = units.filter(({ cancelled, refunded }) => cancelled !== 0 || refunded !== 0)
  if (moved.length === 0) return
  await db.execute(sql`
    update order_lines l set cancelled_quantity = l.cancelled_quantity + u.cancelled, refunded_quantity = l.refunded_quantity + u.refunded
    from jsonb_to_recordset(${JSON.stringify(moved)}::jsonb) as u (order_line_id uuid, cancelled int, refunded int)
    where l.id = u.order_line_id`)
}

/** Writes what was counted and what was reckoned of a cancellation's lines, by one statement. */
export const saveTaken = (db: Db, taken: readonly CancellationLineRow[]): Promise<unknown> =>
  db.execute(sql`
    update cancellation_lines l set received = t.received, damaged = t.damaged, missing = t.missing, amount = t.amount
    from jsonb_to_recordset(${JSON.stringify(taken)}::jsonb) as t (id uuid, received int, damaged int, missing int, amount bigint)
    where l.id = t.id`)
