import { accessErrors } from '@rahba/contract/access/errors'
import { errors } from '@rahba/contract/kernel/errors'
import type { Page } from '@rahba/contract/kernel/page'
import type { UserNote } from '@rahba/contract/shoppers/users'
import type { userBody } from '@rahba/contract/shoppers/users.schemas'
import { eq } from 'drizzle-orm'
import type { z } from 'zod'
import { revokeSessions } from '../access/sessions/revoke-sessions.ts'
import { admins } from '../access/table.ts'
import { now } from '../platform/db/columns.ts'
import type { Db } from '../platform/db/types.ts'
import { fail } from '../platform/errors.ts'
import { refuseStale } from '../platform/http/seen-version.ts'
import { toPage } from '../platform/lists/page.ts'
import { userNotes, users } from './table.ts'

type UserRecord = typeof users.$inferSelect

interface UserChange {
  before: UserRecord
  after: UserRecord
}

/** Throws `not_found`, and `account_deleted`: nothing is changed of an account that is gone. */
async function lockUser(db: Db, id: string): Promise<UserRecord> {
  const [user] = await db.select().from(users).where(eq(users.id, id)).for('update')
  if (!user) throw fail(errors.not_found)
  if (user.deleted_at) throw fail(accessErrors.account_deleted)
  return user
}

async function change(db: Db, before: UserRecord, values: Partial<typeof users.$inferInsert>): Promise<UserChange> {
  const [after] = await db
    .update(users)
    .set({ ...values, updated_at: now })
    .where(eq(users.id, before.id))
    .returning()
  if (!after) throw new Error('The locked shopper is there')
  return { before, after }
}

const endSessions = (db: Db, subject_id: string) => revokeSessions(db, { audience: 'user', subject_id })

/**
 * Changes the fields of a shopper that an admin may edit. A new phone ends the sessions, since its holder signs in from then on.
 * Throws `not_found`, `stale_record` when `seen` is an older version, and `already_taken` through the database at a known phone.
 * @param seen the `updated_at` the admin was shown, if the caller said so
 */
export async function changeUser(db: Db, id: string, body: z.output<typeof userBody>, seen?: string): Promise<UserChange> {
  const before = await lockUser(db, id)
  refuseStale(seen, before)
  if (body.phone !== before.phone) await endSessions(db, id)
  return change(db, before, body)
}

/** Shuts a shopper out at once and notes why. Orders that are open go on. Throws `not_found`. */
export async function blockUser(db: Db, id: string, { reason, admin_id }: { reason: string; admin_id: string }): Promise<UserChange> {
  const before = await lockUser(db, id)
  await addNote(db, { user_id: id, admin_id, note: reason })
  await endSessions(db, id)
  return change(db, before, { active: false })
}

/** Lets a shopper in again. Throws `not_found`. */
export async function unblockUser(db: Db, id: string): Promise<UserChange> {
  return change(db, await lockUser(db, id), { active: true })
}

async function addNote(db: Db, values: { user_id: string; admin_id: string; note: string }) {
  const [note] = await db.insert(userNotes).values(values).returning()
  if (!note) throw new Error('An insert answers its row')
  return note
}

const noteColumns = { id: userNotes.id, note: userNotes.note, admin: admins.name, created_at: userNotes.created_at }

const selectNotes = (db: Db) => db.select(noteColumns).from(userNotes).leftJoin(admins, eq(admins.id, userNotes.admin_id)).$dynamic()

/** Writes a note among admins. Throws `not_found`. */
export async function noteUser(db: Db, values: { user_id: string; admin_id: string; note: string }): Promise<UserNote> {
  await lockUser(db, values.user_id)
  const { id } = await addNote(db, values)
  const [note] = await selectNotes(db).where(eq(userNotes.id, id))
  if (!note) throw new Error('The note was written')
  return note
}

/** Lists the admins' notes about a shopper, newest first. Throws `not_found`. */
export async function listNotes(
  db: Db,
  user_id: string,
  query: { page: number; per_page: number; cursor?: string | undefined },
): Promise<Page<UserNote>> {
  const [user] = await db.select({ id: users.id }).from(users).where(eq(users.id, user_id))
  if (!user) throw fail(errors.not_found)
  const sorts = { created_at: { by: userNotes.created_at, value: (row: UserNote) => row.created_at } }
  return toPage(
    db,
    { ...query, sort: '-created_at' },
    {
      from: userNotes,
      id: userNotes.id,
      where: eq(userNotes.user_id, user_id),
      sorts,
      rows: ({ where, orderBy, limit, offset }) =>
        selectNotes(db)
          .where(where)
          .orderBy(...orderBy)
          .limit(limit)
          .offset(offset),
    },
  )
}
