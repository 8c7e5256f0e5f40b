import { settledCancellations } from '@rahba/contract/orders/cancellation-states'
import { and, eq, inArray, isNull, ne, notInArray, sql } from 'drizzle-orm'
import { notify } from '../../notifications/notify.ts'
import { now } from '../../platform/db/columns.ts'
import type { Db } from '../../platform/db/types.ts'
import { moveUnits } from './lock-cancellation.ts'
import { cancellationLines, cancellations } from './table.ts'
import { writeCancellationHistory } from './write-history.ts'

interface ClosedOrder {
  id: string
  number: number
  user_id: string
}

/**
 * Closes requests to cancel items that nobody has answered, when their order is cancelled whole or leaves the store. The order must be locked.
 * @param how.except the request that is being settled; `release` lets their units be asked for again
 */
export async function closeOpenRequests(
  db: Db,
  order: ClosedOrder,
  { except, release }: { except?: string; release: boolean },
): Promise<void> {
  const closed = await db
    .update(cancellations)
    .set({ status: 'closed', version: sql`${cancellations.version} + 1`, updated_at: now })
    .where(
      and(
        eq(cancellations.order_id, order.id),
        eq(cancellations.kind, 'cancel'),
        isNull(cancellations.event),
        notInArray(cancellations.status, [...settledCancellations]),
        except ? ne(cancellations.id, except) : undefined,
      ),
    )
    .returning({ id: cancellations.id, number: cancellations.number })
  if (closed.length === 0) return
  for (const { id, number } of closed) {
    await writeCancellationHistory(db, {
      cancellation_id: id,
      action: 'close',
      from: null,
      to: 'closed',
      actor: { type: 'system', id: null },
    })
    if (!release) continue
    await notify(db, {
      audience: 'user',
      recipient_ids: [order.user_id],
      notif_type: 'OrderNotification',
      model: 'orders',
      model_id: order.id,
      once: `cancellation:${id}:closed`,
      data: {
        ar: { title: `إلغاء رقم ${number}`, body: 'خرج طلبك قبل أن يُقبل الإلغاء. يمكنك طلب الاسترجاع بعد الاستلام.' },
        en: {
          title: `Cancellation ${number}`,
          body: 'Your order left before this was granted. You may ask for a return once you have it.',
        },
      },
    })
  }
  if (!release) return
  const ids = closed.map(({ id }) => id)
  const held = await db
    .select({ order_line_id: cancellationLines.order_line_id, quantity: cancellationLines.quantity })
    .from(cancellationLines)
    .where(inArray(cancellationLines.cancellation_id, ids))
  const units = Map.groupBy(held, ({ order_line_id }) => order_line_id)
  await moveUnits(
    db,
    [...units].map(([order_line_id, lines]) => ({
      order_line_id,
      cancelled: -lines.reduce((sum, { quantity }) => sum + quantity, 0),
      refunded: 0,
    })),
  )
}
