import { errors } from '@rahba/contract/kernel/errors'
import { and, eq, isNull } from 'drizzle-orm'
import { products } from '../../catalog/table.ts'
import { orders } from '../../orders/table.ts'
import type { Db } from '../../platform/db/types.ts'
import { fail } from '../../platform/errors.ts'
import { stores } from '../../stores/table.ts'
import { isVisibleStore } from '../../stores/visible.ts'
import { chatSessions } from './chat-table.ts'
import type { Party } from './party.ts'

interface Subject {
  store_id?: string | undefined
  order_id?: string | undefined
  product_id?: string | undefined
}

interface Pair {
  store_id: string
  user_id: string
  order_id?: string
  product_id?: string
}

async function pairOfOrder(db: Db, { side, owner_id }: Party, id: string): Promise<Pair | undefined> {
  const mine = side === 'store' ? eq(orders.store_id, owner_id) : eq(orders.user_id, owner_id)
  const [order] = await db
    .select({ store_id: orders.store_id, user_id: orders.user_id, order_id: orders.id })
    .from(orders)
    .where(and(eq(orders.id, id), mine))
  return order
}

/** A shopper can start a conversation with a visible store, or about an order with any store. */
async function pairOfShopper(db: Db, user_id: string, { store_id, product_id }: Subject): Promise<Pair | undefined> {
  if (product_id) {
    const [product] = await db
      .select({ store_id: products.store_id, product_id: products.id })
      .from(products)
      .innerJoin(stores, eq(stores.id, products.store_id))
      .where(and(eq(products.id, product_id), eq(products.status, 'active'), isNull(products.deleted_at), isVisibleStore))
    return product && { ...product, user_id }
  }
  const [store] = await db
    .select({ store_id: stores.id })
    .from(stores)
    .where(and(eq(stores.id, store_id ?? ''), isVisibleStore))
  return store && { ...store, user_id }
}

/**
 * The conversation about one of the caller's orders, about a product, or with a store: the one there is, or a new one. What it is begun about
 * stays with it as its subject. Throws `not_found` for what is not the caller's or not to be seen.
 */
export async function startSession(db: Db, party: Party, subject: Subject): Promise<{ id: string }> {
  const { order_id } = subject
  const pair = await (order_id ? pairOfOrder(db, party, order_id) : pairOfShopper(db, party.owner_id, subject))
  if (!pair) throw fail(errors.not_found)
  const about = pair.order_id || pair.product_id ? { order_id: pair.order_id ?? null, product_id: pair.product_id ?? null } : undefined
  const { store_id, user_id } = pair
  const [session] = await db
    .insert(chatSessions)
    .values({ store_id, user_id, ...about })
    .onConflictDoUpdate({ target: [chatSessions.store_id, chatSessions.user_id], set: about ?? { store_id } })
    .returning({ id: chatSessions.id })
  if (!session) throw new Error('An insert answers its row')
  return session
}
