import { type CarrierKey, carriers } from '@rahba/contract/money/carriers/carriers'
import { and, eq } from 'drizzle-orm'
import { carrierMessages } from '../../messages/carriers.ts'
import { notify } from '../../notifications/notify.ts'
import { readNetAmounts } from '../../orders/cancellations/read-net-amounts.ts'
import { cancellations } from '../../orders/cancellations/table.ts'
import { orders } from '../../orders/table.ts'
import type { Db } from '../../platform/db/types.ts'
import { creditDues } from '../dues/credit-dues.ts'
import { heldByCarrier } from '../ledger/events.ts'
import { cashReference, cashWithCarrier, type PostedBy } from '../ledger/order-postings.ts'
import { postTransaction } from '../ledger/post-transaction.ts'
import { reverseTransaction } from '../ledger/reverse-transaction.ts'
import { ledgerTransactions } from '../ledger/table.ts'
import { openCollection, readCollection } from './collection.ts'
import type { CollectionRecord } from './table.ts'

/** The amount that the store owes from refunds after delivery, for an order whose cash was booked as its own. */
async function owedOfRefunds(db: Db, order_id: string): Promise<number> {
  const refunds = await db
    .select({ store: cancellations.store, from_pending: cancellations.from_pending })
    .from(cancellations)
    .where(and(eq(cancellations.order_id, order_id), eq(cancellations.event, 'refund_after_delivery')))
  return refunds.reduce((sum, { store, from_pending }) => sum + (store ?? 0) - from_pending, 0)
}

/**
 * Books a delivered order's cash to the carrier that collected it, after it had been booked as the store's: the delivery is reversed and posted
 * again, so that the dues it made are given back and the store's share waits for the carrier. What refunds made the store owe is taken from that
 * share, as of any order that a carrier delivered. The order and its store must be locked.
 */
export async function moveToCarrier(
  db: Db,
  order_id: string,
  carrier: CarrierKey,
  by: PostedBy & { note: string },
): Promise<CollectionRecord> {
  const [row] = await db.select().from(orders).where(eq(orders.id, order_id))
  const [delivery] = await db
    .select({ id: ledgerTransactions.id })
    .from(ledgerTransactions)
    .where(eq(ledgerTransactions.reference, cashReference(order_id)))
  if (!row?.delivered_at || (await readCollection(db, order_id)))
    throw new Error(`The cash of order ${order_id} is not booked as its store’s`)
  const { order } = await readNetAmounts(db, row)
  const owed = Math.max(0, Math.min(await owedOfRefunds(db, order_id), heldByCarrier(order)))
  // without a commission the cash equals the store's share, and the delivery posted nothing
  if (delivery) await reverseTransaction(db, delivery.id, by)
  await postTransaction(db, cashWithCarrier(order, carriers[carrier].account, by, owed))
  await openCollection(db, order, carrier, { delivered_at: row.delivered_at, less: owed })
  await creditDues(db, row.store_id, by.actor)
  await notify(db, {
    recipient_ids: [row.store_id],
    notif_type: 'MoneyNotification',
    model: 'orders',
    model_id: order_id,
    once: `order:${order_id}:moved_to_carrier`,
    message: carrierMessages.cash_with_carrier.write({ carrier, number: row.number }),
  })
  const opened = await readCollection(db, order_id)
  if (!opened) throw new Error('The collection was just opened')
  return opened
}
