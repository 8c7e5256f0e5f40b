import { accessErrors } from '@rahba/contract/access/errors'
import { eq } from 'drizzle-orm'
import type { Db } from '../platform/db/types.ts'
import { fail } from '../platform/errors.ts'
import { users } from './table.ts'

/** Serialises changes of what one shopper keeps, and refuses them once the account was deleted. Throws `account_deleted`. */
export async function lockShopper(db: Db, user_id: string): Promise<void> {
  const [user] = await db.select({ deleted_at: users.deleted_at }).from(users).where(eq(users.id, user_id)).for('update')
  if (user?.deleted_at) throw fail(accessErrors.account_deleted)
}
