import type { ChatSession } from '@rahba/contract/conversations/chat/chat-shapes'
import { errors } from '@rahba/contract/kernel/errors'
import { and, eq, sql } from 'drizzle-orm'
import { products } from '../../catalog/table.ts'
import { orders } from '../../orders/table.ts'
import type { Db } from '../../platform/db/types.ts'
import { fail } from '../../platform/errors.ts'
import { users } from '../../shoppers/table.ts'
import { stores } from '../../stores/table.ts'
import { chatSessions } from './chat-table.ts'
import { isPartySession, type Party } from './party.ts'

const remainingTotal = sql<number>`case when ${orders.status} = 'cancelled' then 0
  else ${orders.total} - ${orders.cancelled_amount} - ${orders.returned_amount} end`.mapWith(orders.total)

/** One conversation with whom and what it is about; a party's own, or any for an admin. Throws `not_found`. */
export async function readSession(db: Db, id: string, party: Party | 'any'): Promise<ChatSession> {
  const [row] = await db
    .select({
      session: chatSessions,
      store: { id: stores.id, slug: stores.slug, name: stores.name, logo: stores.logo },
      user: { id: users.id, name: users.name, avatar: users.avatar, deleted: sql<boolean>`${users.deleted_at} is not null` },
      order: {
        id: orders.id,
        number: orders.number,
        status: orders.status,
        total: orders.total,
        total_left: remainingTotal,
        placed_at: orders.created_at,
      },
      product: {
        id: products.id,
        slug: products.slug,
        name: products.name,
        image: products.image,
        deleted: sql<boolean>`${products.deleted_at} is not null`,
      },
    })
    .from(chatSessions)
    .innerJoin(stores, eq(stores.id, chatSessions.store_id))
    .innerJoin(users, eq(users.id, chatSessions.user_id))
    .leftJoin(orders, eq(orders.id, chatSessions.order_id))
    .leftJoin(products, eq(products.id, chatSessions.product_id))
    .where(and(eq(chatSessions.id, id), party === 'any' ? undefined : isPartySession(party)))
  if (!row) throw fail(errors.not_found)
  const { session, store, user, order, product } = row
  return {
    id: session.id,
    store,
    user,
    order,
    product: product && !product.deleted ? { id: product.id, slug: product.slug, name: product.name, image: product.image } : null,
    last_sequence: session.last_sequence,
    store_delivered: session.store_delivered,
    store_read: session.store_read,
    user_delivered: session.user_delivered,
    user_read: session.user_read,
    blocked_by_store: session.blocked_by_store,
    blocked_by_user: session.blocked_by_user,
    open: !session.blocked_by_store && !session.blocked_by_user,
    me: party === 'any' ? null : party.person_id,
  }
}
