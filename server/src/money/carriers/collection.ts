import type { CarrierKey } from '@rahba/contract/money/carriers/carriers'
import { eq } from 'drizzle-orm'
import { now } from '../../platform/db/columns.ts'
import type { Db } from '../../platform/db/types.ts'
import { type FrozenOrder, heldByCarrier } from '../ledger/events.ts'
import { type CollectionRecord, carrierCollections } from './table.ts'

interface Opening {
  delivered_at?: string
  /** The part of the store's share that does not wait: it pays what the store owes of the order's refunds. */
  less?: number
}

/** Records that a carrier holds the cash of a delivered order. The order must be locked, with its current amounts. */
export async function openCollection(
  db: Db,
  order: FrozenOrder,
  carrier: CarrierKey,
  { delivered_at, less = 0 }: Opening = {},
): Promise<void> {
  const held = heldByCarrier(order) - less
  await db
    .insert(carrierCollections)
    .values({ order_id: order.id, store_id: order.store_id, carrier, cash: order.to_charge, held, delivered_at: delivered_at ?? now })
}

/** The cash a carrier collected for an order; undefined where none did. The order must be locked: its lock guards this row too. */
export async function readCollection(db: Db, order_id: string): Promise<CollectionRecord | undefined> {
  const [found] = await db.select().from(carrierCollections).where(eq(carrierCollections.order_id, order_id))
  return found
}

/** Takes `amount` off what of the store's share waits with the carrier, for a refund. */
export async function reduceHeld(db: Db, collection: CollectionRecord, amount: number): Promise<void> {
  if (amount === 0) return
  await db
    .update(carrierCollections)
    .set({ held: collection.held - amount, updated_at: now })
    .where(eq(carrierCollections.order_id, collection.order_id))
}
