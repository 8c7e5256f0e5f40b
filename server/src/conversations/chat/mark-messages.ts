import type { marksBody } from '@rahba/contract/conversations/chat/chat-shapes'
import { channelName } from '@rahba/contract/kernel/channels'
import { and, eq, gt, sql } from 'drizzle-orm'
import type { z } from 'zod'
import type { Db } from '../../platform/db/types.ts'
import { publish } from '../../platform/realtime/publish.ts'
import { chatMessages, chatSessions } from './chat-table.ts'
import { markNoticeRead } from './notify-of-message.ts'
import { listChannel, lockSession, otherSide, type Party } from './party.ts'

interface Marks {
  delivered: number
  read: number
  unread_count: number
}

async function countBeyond(db: Db, party: Party, session_id: string, sequence: number): Promise<number> {
  const [row] = await db
    .select({ n: sql<number>`count(*)::int` })
    .from(chatMessages)
    .where(
      and(eq(chatMessages.session_id, session_id), gt(chatMessages.sequence, sequence), eq(chatMessages.sender, otherSide(party.side))),
    )
  return row?.n ?? 0
}

/**
 * Moves the party's marks forward to `sequence`, never back and never beyond the last message: what is read was delivered too. Tells the other
 * side, and the party's other devices. Throws `not_found`.
 */
export async function markMessages(
  db: Db,
  party: Party,
  { session_id, body, except }: { session_id: string; body: z.output<typeof marksBody>; except?: string | undefined },
): Promise<Marks> {
  const session = await lockSession(db, party, session_id)
  const mine =
    party.side === 'store'
      ? { delivered: session.store_delivered, read: session.store_read, unread_count: session.store_unread }
      : { delivered: session.user_delivered, read: session.user_read, unread_count: session.user_unread }
  const reached = Math.min(body.sequence, session.last_sequence)
  const read = body.state === 'read' ? Math.max(mine.read, reached) : mine.read
  const delivered = Math.max(mine.delivered, reached)
  const unread_count = read === mine.read ? mine.unread_count : await countBeyond(db, party, session_id, read)
  const seen = body.state === 'read' ? { at: sql`now()` } : null
  await db
    .update(chatSessions)
    .set(
      party.side === 'store'
        ? {
            store_read: read,
            store_delivered: delivered,
            store_unread: unread_count,
            ...(seen ? { store_seen_at: seen.at, store_told: false } : {}),
          }
        : {
            user_read: read,
            user_delivered: delivered,
            user_unread: unread_count,
            ...(seen ? { user_seen_at: seen.at, user_told: false } : {}),
          },
    )
    .where(eq(chatSessions.id, session_id))
  if (seen) await markNoticeRead(db, session, party.side)
  if (read !== mine.read || delivered !== mine.delivered) {
    const data = { session_id, side: party.side, delivered, read }
    await publish(db, { to: [channelName('chat', session_id)], event: 'marks', data, except })
    if (read !== mine.read) await publish(db, { to: [listChannel(session, party.side)], event: 'chat', data: { session_id }, except })
  }
  return { delivered, read, unread_count }
}
