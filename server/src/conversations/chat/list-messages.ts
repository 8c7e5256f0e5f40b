import type { Message, messagesQuery } from '@rahba/contract/conversations/chat/chat-shapes'
import { errors } from '@rahba/contract/kernel/errors'
import { and, asc, desc, eq, gt, lt, type SQL } from 'drizzle-orm'
import type { z } from 'zod'
import type { Db } from '../../platform/db/types.ts'
import { fail } from '../../platform/errors.ts'
import { files } from '../../platform/files/table.ts'
import { matches } from '../../platform/lists/search.ts'
import { chatMessages, chatSessions } from './chat-table.ts'
import { isPartySession, type Party } from './party.ts'

const shown = (db: Db) =>
  db
    .select({
      id: chatMessages.id,
      session_id: chatMessages.session_id,
      sequence: chatMessages.sequence,
      sender: chatMessages.sender,
      client_id: chatMessages.client_id,
      text: chatMessages.text,
      created_at: chatMessages.created_at,
      file: { id: files.id, name: files.name, mime: files.mime, bytes: files.bytes, width: files.width, height: files.height },
    })
    .from(chatMessages)
    .leftJoin(files, eq(files.id, chatMessages.file_id))

/** One message that is there. */
export async function readMessage(db: Db, where: SQL | undefined): Promise<Message | undefined> {
  const [found] = await shown(db).where(where)
  return found
}

/**
 * Messages of a conversation in reading order: the latest; those before one; those after one, which is what a reader missed; or those that hold all
 * words of `q`. Throws `not_found` for another's conversation.
 */
export async function listMessages(
  db: Db,
  session_id: string,
  party: Party | 'any',
  { before, after, q, limit }: z.output<typeof messagesQuery>,
): Promise<{ data: Message[]; has_more: boolean }> {
  const [session] = await db
    .select({ id: chatSessions.id })
    .from(chatSessions)
    .where(and(eq(chatSessions.id, session_id), party === 'any' ? undefined : isPartySession(party)))
  if (!session) throw fail(errors.not_found)
  const forward = after !== undefined
  const { sequence } = chatMessages
  const rows = await shown(db)
    .where(
      and(
        eq(chatMessages.session_id, session_id),
        forward ? gt(sequence, after) : undefined,
        before === undefined ? undefined : lt(sequence, before),
        matches(chatMessages.search, q),
      ),
    )
    .orderBy(forward ? asc(sequence) : desc(sequence))
    .limit(limit + 1)
  const data = rows.slice(0, limit)
  return { data: forward ? data : data.reverse(), has_more: rows.length > limit }
}
