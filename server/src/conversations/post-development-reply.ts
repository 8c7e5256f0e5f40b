import { messageErrors } from '@rahba/contract/conversations/contact-errors'
import { type DevelopmentActionName, developmentActions, developmentStatuses } from '@rahba/contract/conversations/development-states'
import { isAllowed } from '@rahba/contract/kernel/action-table'
import { errors } from '@rahba/contract/kernel/errors'
import type { Locale } from '@rahba/contract/kernel/locale'
import { and, count, eq } from 'drizzle-orm'
import { now } from '../platform/db/columns.ts'
import type { Db } from '../platform/db/types.ts'
import { fail } from '../platform/errors.ts'
import { attachFiles } from '../platform/files/attach-files.ts'
import { type DevelopmentRecord, developmentMessages, developmentReplies } from './development-table.ts'
import { threadCap } from './read-development.ts'

export interface NewReply {
  message: string
  attachments: readonly string[]
}

/** The author: a member for the store, or an administrator. */
type Author = { type: 'store'; id: string } | { type: 'admin'; id: string }

/** Both sides of a change, for the history. */
export interface DevelopmentChange {
  before: DevelopmentRecord
  after: DevelopmentRecord
}

/** A message, locked. Throws `not_found`, and `message_wrong_state` unless `action` is open to it. */
export async function lockDevelopment(
  db: Db,
  { id, store_id, action, locale }: { id: string; store_id?: string; action: DevelopmentActionName; locale: Locale },
): Promise<DevelopmentRecord> {
  const [row] = await db
    .select()
    .from(developmentMessages)
    .where(and(eq(developmentMessages.id, id), store_id ? eq(developmentMessages.store_id, store_id) : undefined))
    .for('update')
  if (!row) throw fail(errors.not_found)
  if (!isAllowed(developmentActions, action, row.status))
    throw fail(messageErrors.message_wrong_state, { now: developmentStatuses[row.status][locale] })
  return row
}

/**
 * Puts what was said under a message, with its files: they are the store's from now on, so that both sides may read them. Throws `thread_full`,
 * `validation`.
 */
export async function postReply(
  db: Db,
  { id, store_id }: DevelopmentRecord,
  author: Author,
  { message, attachments }: NewReply,
): Promise<{ id: string }> {
  const [there] = await db.select({ n: count() }).from(developmentReplies).where(eq(developmentReplies.development_message_id, id))
  if ((there?.n ?? 0) >= threadCap) throw fail(messageErrors.thread_full)
  const store = { owner_type: 'store', owner_id: store_id } as const
  await attachFiles(
    db,
    author.type === 'store' ? store : { owner_type: 'admin', owner_id: author.id },
    Object.fromEntries(attachments.map((file, index) => [`attachments.${index}`, file])),
    { purpose: 'paper', to: store },
  )
  const [reply] = await db
    .insert(developmentReplies)
    .values({
      development_message_id: id,
      ...(author.type === 'store' ? { member_id: author.id } : { admin_id: author.id }),
      message,
      attachments: [...attachments],
    })
    .returning({ id: developmentReplies.id })
  if (!reply) throw new Error('An insert answers its row')
  return reply
}

/** Moves a locked message to where `action` leads. */
export async function moveDevelopment(db: Db, before: DevelopmentRecord, action: DevelopmentActionName): Promise<DevelopmentChange> {
  const speaks = action === 'reply' || action === 'answer'
  const [after] = await db
    .update(developmentMessages)
    .set({
      status: developmentActions[action].to,
      updated_at: now,
      ...(speaks ? { last_reply_at: now, last_reply_by: developmentActions[action].who } : {}),
    })
    .where(eq(developmentMessages.id, before.id))
    .returning()
  if (!after) throw new Error('The locked message is there')
  return { before, after }
}
