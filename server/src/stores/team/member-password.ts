import { eq, or, sql } from 'drizzle-orm'
import { newHash } from '../../access/passwords/change-password.ts'
import { hashPassword } from '../../access/passwords/hash-password.ts'
import { refuseCommonPassword } from '../../access/passwords/refuse-common-password.ts'
import { revokeSessions } from '../../access/sessions/revoke-sessions.ts'
import { now } from '../../platform/db/columns.ts'
import type { Db } from '../../platform/db/types.ts'
import { storeMembers } from '../table.ts'

interface MemberRef {
  id: string
  store_id: string
  email: string
}

/**
 * Sets the password of the member at `address`, whose owner proved it with a code, and ends all their sessions. The proof confirms the mail address
 * too: a code goes to a phone only where both were confirmed before. Returns the member, or null for an unknown member.
 */
export async function resetStorePassword(db: Db, address: string, password: string): Promise<MemberRef | null> {
  refuseCommonPassword('password', password)
  const password_hash = await hashPassword(password)
  const [member] = await db
    .update(storeMembers)
    .set({
      password_hash,
      updated_at: now,
      email_verified_at: sql`coalesce(${storeMembers.email_verified_at}, ${now})`,
      // An invited member agrees on the page of the first password; a registered one did so before.
      terms_accepted_at: sql`coalesce(${storeMembers.terms_accepted_at}, ${now})`,
    })
    .where(or(eq(storeMembers.email, address), eq(storeMembers.phone, address)))
    .returning({ id: storeMembers.id, store_id: storeMembers.store_id, email: storeMembers.email })
  if (!member) return null
  await revokeSessions(db, { audience: 'store', subject_id: member.id })
  return member
}

/** Changes the password of a member who knows the old one, and ends their other sessions. */
export async function changeStorePassword(
  db: Db,
  who: { member_id: string; session_id: string },
  body: { old_password: string; new_password: string },
): Promise<MemberRef> {
  const [member] = await db.select().from(storeMembers).where(eq(storeMembers.id, who.member_id)).for('update')
  if (!member) throw new Error('the caller is a member')
  // The member's version stays the same, since no form shows the password.
  const password_hash = await newHash(member.password_hash, body)
  await db.update(storeMembers).set({ password_hash }).where(eq(storeMembers.id, member.id))
  await revokeSessions(db, { audience: 'store', subject_id: member.id }, who.session_id)
  return member
}
