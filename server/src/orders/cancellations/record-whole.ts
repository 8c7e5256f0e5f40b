import { eq, sql } from 'drizzle-orm'
import type { Outside } from '../../money/ledger/events.ts'
import { now } from '../../platform/db/columns.ts'
import type { Db } from '../../platform/db/types.ts'
import type { HistoryActor } from '../history.ts'
import { orderLines } from '../table.ts'
import { closeOpenRequests } from './close-open-requests.ts'
import { moveUnits, type OrderRow } from './lock-cancellation.ts'
import { cancellationLines, cancellations } from './table.ts'
import { writeCancellationHistory } from './write-history.ts'

interface WholeCancellation {
  /** The order's amounts as they stood: what is cancelled now. */
  standing: OrderRow
  to_wallet: number
  to_outside: number
  outside?: Outside | undefined
  actor: HistoryActor
  note: string | null
  /** The request that led to it, where there was one: it is settled by this. */
  cancellation_id?: string | undefined
}

/**
 * Writes what an order's whole cancellation before delivery came to, so that every refund has its record: into the request that led to it, or as
 * a record of its own. All units of the order are settled then, and what other requests held is closed.
 * @returns the id of that record
 */
export async function recordWholeCancellation(db: Db, order: OrderRow, whole: WholeCancellation): Promise<string> {
  const { standing, to_wallet, to_outside, actor, note } = whole
  const amounts = {
    amount: standing.total,
    amount_final: standing.total,
    with_fees: true,
    promo: standing.platform_discount,
    commission: standing.commission,
    commission_vat: standing.commission_vat,
    platform_fee: standing.platform_fee,
    platform_fee_vat: standing.platform_fee_vat,
    vat: standing.vat,
    store: standing.store_share,
    event: 'M7',
    to_wallet,
    to_outside,
    outside: to_outside > 0 ? (whole.outside ?? 'bank') : null,
  } as const
  const lines = await db.select().from(orderLines).where(eq(orderLines.order_id, order.id))
  const left = lines.filter((line) => line.refunded_quantity < line.quantity)
  const status = to_outside > 0 ? 'refund_pending' : to_wallet > 0 ? 'refunded' : 'closed'
  const done = status === 'refunded' ? { refunded_at: now } : {}
  let id = whole.cancellation_id
  if (id) {
    await db
      .update(cancellations)
      .set({ ...amounts, ...done, status, version: sql`${cancellations.version} + 1`, updated_at: now })
      .where(eq(cancellations.id, id))
  } else {
    const [row] = await db
      .insert(cancellations)
      .values({
        ...amounts,
        ...done,
        order_id: order.id,
        store_id: order.store_id,
        user_id: order.user_id,
        kind: 'cancel',
        status,
        requested_by: actor.type,
        refund_reason: 'other',
        // what time did has no words of anybody; its history says so
        refund_reason_other: note ?? '',
        fault: actor.type === 'user' ? 'customer' : actor.type === 'store' ? 'store' : 'platform',
        destination: 'wallet',
      })
      .returning({ id: cancellations.id })
    if (!row) throw new Error('An insert answers its row')
    id = row.id
    if (left.length > 0) {
      await db.insert(cancellationLines).values(
        left.map((line) => ({
          cancellation_id: row.id,
          order_line_id: line.id,
          quantity: line.quantity - line.refunded_quantity,
          amount: 0,
        })),
      )
    }
    await writeCancellationHistory(db, { cancellation_id: id, action: 'cancel_whole', from: null, to: status, actor, note })
  }
  await moveUnits(
    db,
    left.map((line) => ({
      order_line_id: line.id,
      cancelled: line.quantity - line.cancelled_quantity,
      refunded: line.quantity - line.refunded_quantity,
    })),
  )
  await closeOpenRequests(db, order, { except: id, release: false })
  return id
}
