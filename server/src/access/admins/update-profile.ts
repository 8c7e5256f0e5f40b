import type { adminProfileBody } from '@rahba/contract/access/admin-auth.schemas'
import { eq } from 'drizzle-orm'
import type { z } from 'zod'
import { now } from '../../platform/db/columns.ts'
import type { Db } from '../../platform/db/types.ts'
import { attachFiles } from '../../platform/files/attach-files.ts'
import { refuseStale } from '../../platform/http/seen-version.ts'
import { hasMoved } from '../mails/moved-contact.ts'
import { type AdminRow, admins } from '../table.ts'

/**
 * Changes what an admin says of themself: never the role, never whether the account is active. Another mail address or phone takes a proof of
 * identity: a new password would be sent to the address, and the phone says whose stores and orders the admin may not decide about. Returns the
 * row before and after. Throws `stale_record` over a version that was not `seen`.
 */
export async function updateAdminProfile(
  db: Db,
  admin_id: string,
  body: z.output<typeof adminProfileBody>,
  { seen, requireIdentity }: { seen: string | undefined; requireIdentity: () => void },
): Promise<{ before: AdminRow; after: AdminRow }> {
  const [before] = await db.select().from(admins).where(eq(admins.id, admin_id)).for('update')
  if (!before) throw new Error('the caller is an admin')
  refuseStale(seen, before)
  const { avatar = before.avatar, locale = before.locale, phone = before.phone, name, email } = body
  if (hasMoved(before, { email, phone })) requireIdentity()
  await attachFiles(db, { owner_type: 'admin', owner_id: admin_id }, { avatar }, { purpose: 'picture', before: [before.avatar] })
  const [after] = await db
    .update(admins)
    .set({ name, email, phone, avatar, locale, updated_at: now })
    .where(eq(admins.id, admin_id))
    .returning()
  if (!after) throw new Error('the row was locked above')
  return { before, after }
}
