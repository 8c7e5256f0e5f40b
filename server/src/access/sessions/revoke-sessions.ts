import type { Audience } from '@rahba/contract/kernel/audiences'
import { and, eq, isNull, ne, sql } from 'drizzle-orm'
import type { Db } from '../../platform/db/types.ts'
import { sessions } from '../table.ts'
import { voidChallenges } from '../two-factor/challenge.ts'

interface SessionOwner {
  audience: Audience
  subject_id: string
}

/** Ends one session of its owner. Returns false if there is no such session. */
export async function revokeSession(db: Db, { audience, subject_id }: SessionOwner, id: string): Promise<boolean> {
  const ended = await db
    .update(sessions)
    .set({ revoked_at: sql`now()` })
    .where(and(eq(sessions.id, id), eq(sessions.audience, audience), eq(sessions.subject_id, subject_id), isNull(sessions.revoked_at)))
    .returning({ id: sessions.id })
  return ended.length > 0
}

/** Removes all sessions of somebody with what they say of devices and addresses, and the devices that pushes go to. */
export async function deleteSessions(db: Db, { audience, subject_id }: SessionOwner): Promise<void> {
  await db.delete(sessions).where(and(eq(sessions.audience, audience), eq(sessions.subject_id, subject_id)))
}

/**
 * Ends all sessions of somebody, except one if it is named, and sign-ins that wait for their second step. Call it where a password, an address
 * or a right was taken away. Returns how many.
 */
export async function revokeSessions(db: Db, { audience, subject_id }: SessionOwner, except?: string): Promise<number> {
  const ended = await db
    .update(sessions)
    .set({ revoked_at: sql`now()` })
    .where(
      and(
        eq(sessions.audience, audience),
        eq(sessions.subject_id, subject_id),
        isNull(sessions.revoked_at),
        except === undefined ? undefined : ne(sessions.id, except),
      ),
    )
    .returning({ id: sessions.id })
  if (audience !== 'user') await voidChallenges(db, audience, subject_id)
  return ended.length
}
