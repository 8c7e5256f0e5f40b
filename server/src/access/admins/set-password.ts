import { and, eq } from 'drizzle-orm'
import type { Db } from '../../platform/db/types.ts'
import { newHash } from '../passwords/change-password.ts'
import { hashPassword } from '../passwords/hash-password.ts'
import { refuseCommonPassword } from '../passwords/refuse-common-password.ts'
import { revokeSessions } from '../sessions/revoke-sessions.ts'
import { admins } from '../table.ts'

// `updated_at` is the version that forms save over: none of these forms has a password

/**
 * Sets the password of the active admin at `email`, who followed a mailed link, and ends all their sessions. Returns null if there is no such
 * admin.
 */
export async function resetAdminPassword(db: Db, email: string, password: string): Promise<{ id: string } | null> {
  refuseCommonPassword('password', password)
  const password_hash = await hashPassword(password)
  const [admin] = await db
    .update(admins)
    .set({ password_hash })
    .where(and(eq(admins.email, email), admins.active))
    .returning({ id: admins.id })
  if (!admin) return null
  await revokeSessions(db, { audience: 'admin', subject_id: admin.id })
  return admin
}

/** Changes the password of an admin who knows the old one, and ends their other sessions. */
export async function changeAdminPassword(
  db: Db,
  who: { admin_id: string; session_id: string },
  body: { old_password: string; new_password: string },
): Promise<{ id: string; email: string }> {
  const [admin] = await db.select().from(admins).where(eq(admins.id, who.admin_id)).for('update')
  if (!admin) throw new Error('the caller is an admin')
  const password_hash = await newHash(admin.password_hash, body)
  await db.update(admins).set({ password_hash }).where(eq(admins.id, admin.id))
  await revokeSessions(db, { audience: 'admin', subject_id: admin.id }, who.session_id)
  return admin
}
