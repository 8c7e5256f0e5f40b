import type { ChatSide } from '@rahba/contract/conversations/chat/chat-shapes'
import { and, gt, inArray, type SQL, sql } from 'drizzle-orm'
import { deleteNoticesAbout } from '../../notifications/delete-notices.ts'
import { now } from '../../platform/db/columns.ts'
import type { Db } from '../../platform/db/types.ts'
import { releaseFiles } from '../../platform/files/attach-files.ts'
import { jobKind } from '../../platform/jobs/jobs.ts'
import { defineWorker } from '../../platform/jobs/worker.ts'
import { readSettings } from '../../settings/read-settings.ts'
import { chatMessages, chatReports, chatSessions } from './chat-table.ts'

const batch = 500

/** Deletes empty conversations with the decisions about them. A conversation that receives a message meanwhile stays. */
async function removeEmpty(db: Db, ids: string[], before: SQL): Promise<void> {
  const silent = sql`not exists (select from chat_messages m where m.session_id = ${chatSessions.id})`
  const empty = await db
    .select({ id: chatSessions.id })
    .from(chatSessions)
    .where(and(inArray(chatSessions.id, ids), silent, sql`${chatSessions.last_message_at} < ${before}`))
    .for('update')
  const emptyIds = empty.map(({ id }) => id)
  if (emptyIds.length === 0) return
  await db.delete(chatReports).where(inArray(chatReports.session_id, emptyIds))
  await db.delete(chatSessions).where(inArray(chatSessions.id, emptyIds))
}

/** Stops counting deleted messages as unread. */
async function recount(db: Db, ids: string[], side: ChatSide): Promise<void> {
  const [unread, read, sender] =
    side === 'store'
      ? [chatSessions.store_unread, chatSessions.store_read, 'user']
      : [chatSessions.user_unread, chatSessions.user_read, 'store']
  const recounted = sql<number>`(select count(*)::int from chat_messages m where m.session_id = ${chatSessions.id} and m.sequence > ${read} and m.sender = ${sender})`
  await db
    .update(chatSessions)
    .set(side === 'store' ? { store_unread: recounted } : { user_unread: recounted })
    .where(and(inArray(chatSessions.id, ids), gt(unread, 0)))
}

/**
 * Deletes the oldest messages that are kept long enough (setting `chat_retention_months`), with their files, and the conversations that are
 * empty then. While a report waits for its decision nothing of its conversation goes.
 * @returns how many messages went, no more than a batch
 */
async function clearBatch(db: Db, before: SQL): Promise<number> {
  return db.transaction(async (tx) => {
    const reported = sql`exists (select from chat_reports r where r.session_id = ${chatMessages.session_id} and r.status = 'open')`
    const old = await tx
      .select({ id: chatMessages.id, session_id: chatMessages.session_id, file_id: chatMessages.file_id })
      .from(chatMessages)
      .where(and(sql`${chatMessages.created_at} < ${before}`, sql`not ${reported}`))
      .orderBy(chatMessages.created_at)
      .limit(batch)
      .for('update', { skipLocked: true })
    if (old.length === 0) return 0
    await tx.delete(chatMessages).where(
      inArray(
        chatMessages.id,
        old.map(({ id }) => id),
      ),
    )
    await releaseFiles(
      tx,
      old.map(({ file_id }) => file_id),
    )
    const sessions = [...new Set(old.map(({ session_id }) => session_id))]
    for (const side of ['store', 'user'] as const) await recount(tx, sessions, side)
    await removeEmpty(tx, sessions, before)
    return old.length
  })
}

/** Clears batch after batch; gives how many messages and how many notices that quoted some went. */
export async function clearChats(db: Db): Promise<{ messages: number; notices: number }> {
  const { chat_retention_months } = await readSettings(db)
  const before = sql`${now} - make_interval(months => ${chat_retention_months}::int)`
  const cleared = { messages: 0, notices: 0 }
  for (let deleted = batch; deleted === batch; cleared.messages += deleted) deleted = await clearBatch(db, before)
  for (let deleted = batch; deleted === batch; cleared.notices += deleted)
    deleted = await deleteNoticesAbout(db, 'conversations', before, batch)
  return cleared
}

export const clearChatsWorker = defineWorker(
  jobKind<Record<string, never>>('chat.clear'),
  async ({ db, log }) => {
    const cleared = await clearChats(db)
    if (cleared.messages + cleared.notices > 0) log.info(cleared, 'old messages of chats cleared')
  },
  { cron: '50 3 * * *', timeout_seconds: 1800 },
)
