import { and, asc, eq, gt } from 'drizzle-orm'
import { now } from '../../platform/db/columns.ts'
import type { Db } from '../../platform/db/types.ts'
import { files } from '../../platform/files/table.ts'
import { exportPageRows, pageOfExport, type ReadList } from '../../shoppers/account/records.ts'
import { stores } from '../../stores/table.ts'
import { chatMessages, chatReports, chatSessions } from './chat-table.ts'

/** Closes the conversations of a shopper: what was said stays with the store until it is old enough, and nobody writes any more. */
export async function closeChats(db: Db, user_id: string): Promise<void> {
  await db.update(chatSessions).set({ blocked_by_user: true, user_seen_at: null, updated_at: now }).where(eq(chatSessions.user_id, user_id))
}

/** Exports the messages of the shopper's conversations, by both sides. */
export const exportMessages: ReadList<'messages'> = async (db, user_id, after) => {
  const { id, sender, text, created_at } = chatMessages
  const rows = await db
    .select({ id, store: stores.name, sender, text, file: files.name, created_at })
    .from(chatMessages)
    .innerJoin(chatSessions, eq(chatSessions.id, chatMessages.session_id))
    .innerJoin(stores, eq(stores.id, chatSessions.store_id))
    .leftJoin(files, eq(files.id, chatMessages.file_id))
    .where(and(eq(chatSessions.user_id, user_id), after ? gt(id, after) : undefined))
    .orderBy(asc(id))
    .limit(exportPageRows)
  return pageOfExport(rows)
}

/** The shopper's own reports of conversations. */
export const exportReports: ReadList<'reports'> = async (db, user_id, after) => {
  const { id, reason, note, status, created_at, side } = chatReports
  const rows = await db
    .select({ id, store: stores.name, reason, note, status, created_at })
    .from(chatReports)
    .innerJoin(chatSessions, eq(chatSessions.id, chatReports.session_id))
    .innerJoin(stores, eq(stores.id, chatSessions.store_id))
    .where(and(eq(chatSessions.user_id, user_id), eq(side, 'user'), after ? gt(id, after) : undefined))
    .orderBy(asc(id))
    .limit(exportPageRows)
  return pageOfExport(rows)
}
