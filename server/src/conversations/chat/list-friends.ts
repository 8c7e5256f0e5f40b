import type { Friend, friendsBody } from '@rahba/contract/conversations/chat/chat-shapes'
import { and, desc, eq, gt, or, type SQL, sql } from 'drizzle-orm'
import type { z } from 'zod'
import { orders } from '../../orders/table.ts'
import type { Db } from '../../platform/db/types.ts'
import { files } from '../../platform/files/table.ts'
import { decodeCursor, encodeCursor } from '../../platform/lists/cursor.ts'
import { matches } from '../../platform/lists/search.ts'
import { users } from '../../shoppers/table.ts'
import { stores } from '../../stores/table.ts'
import { chatMessages, chatSessions } from './chat-table.ts'
import { isPartySession, type Party } from './party.ts'

const sort = '-last_message_at'

/** Conversations whose other side, order number or messages hold the words. */
function found({ side }: Party, q: string | undefined): SQL | undefined {
  const inMessages = matches(chatMessages.search, q)
  if (!inMessages) return undefined
  return or(
    matches(side === 'store' ? users.search : stores.search, q),
    sql`${orders.number}::text = ar_norm_1(${q})`,
    sql`exists (select from ${chatMessages} where ${chatMessages.session_id} = ${chatSessions.id} and ${inMessages})`,
  )
}

/** Lists those the party talks with, the latest first, with the last message and whether it was read. */
export async function listFriends(
  db: Db,
  party: Party,
  { q, unread, cursor, per_page }: z.output<typeof friendsBody>,
): Promise<{ data: Friend[]; meta: { next_cursor: string | null } }> {
  const { side } = party
  const s = chatSessions
  const place = cursor ? decodeCursor(cursor, sort, (value) => typeof value === 'string' && !Number.isNaN(Date.parse(value))) : null
  const rows = await db
    .select({
      session: s,
      order_number: orders.number,
      text: chatMessages.text,
      sender: chatMessages.sender,
      said_at: chatMessages.created_at,
      mime: files.mime,
      user: { name: users.name, avatar: users.avatar, deleted: sql<boolean>`${users.deleted_at} is not null` },
      store: { name: stores.name, logo: stores.logo },
    })
    .from(s)
    .innerJoin(users, eq(users.id, s.user_id))
    .innerJoin(stores, eq(stores.id, s.store_id))
    .leftJoin(orders, eq(orders.id, s.order_id))
    .leftJoin(chatMessages, and(eq(chatMessages.session_id, s.id), eq(chatMessages.sequence, s.last_sequence)))
    .leftJoin(files, eq(files.id, chatMessages.file_id))
    .where(
      and(
        isPartySession(party),
        // A store does not see a conversation without messages.
        side === 'store' ? gt(s.last_sequence, 0) : undefined,
        unread ? gt(side === 'store' ? s.store_unread : s.user_unread, 0) : undefined,
        place ? sql`(${s.last_message_at}, ${s.id}) < (${place.value}::timestamptz, ${place.id}::uuid)` : undefined,
        found(party, q),
      ),
    )
    .orderBy(desc(s.last_message_at), desc(s.id))
    .limit(per_page + 1)
  const data = rows.slice(0, per_page).map(({ session, order_number, text, sender, said_at, mime, user, store }): Friend => {
    const other = sender === 'store' ? session.user_read : session.store_read
    return {
      ...(side === 'store'
        ? { id: session.user_id, ...user }
        : { id: session.store_id, name: store.name, avatar: store.logo, deleted: false }),
      session: {
        id: session.id,
        last_message_is_read: sender === null || other >= session.last_sequence,
        open: !session.blocked_by_store && !session.blocked_by_user,
        unread_count: side === 'store' ? session.store_unread : session.user_unread,
        last_sequence: session.last_sequence,
        order_number,
        last_message:
          sender && said_at
            ? { text, file: mime ? (mime === 'application/pdf' ? 'pdf' : 'image') : null, sender, created_at: said_at }
            : null,
      },
    }
  })
  const last = rows.length > per_page ? rows[per_page - 1] : undefined
  return { data, meta: { next_cursor: last ? encodeCursor([sort, last.session.last_message_at, last.session.id]) : null } }
}

/** Counts a store's conversations that hold something unread, up to 100. */
export async function countUnread(db: Db, { owner_id }: Party): Promise<{ unread: number }> {
  const few = db
    .select({ id: chatSessions.id })
    .from(chatSessions)
    .where(and(eq(chatSessions.store_id, owner_id), gt(chatSessions.store_unread, 0)))
    .limit(100)
    .as('few')
  const [row] = await db.select({ n: sql<number>`count(*)::int` }).from(few)
  return { unread: row?.n ?? 0 }
}
