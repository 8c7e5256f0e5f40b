import { errors } from '@rahba/contract/kernel/errors'
import { eq } from 'drizzle-orm'
import type { Db } from '../../platform/db/types.ts'
import { fail } from '../../platform/errors.ts'
import { storeMembers } from '../../stores/table.ts'
import { admins } from '../table.ts'
import type { TwoFactorAccount } from './two-factor-account.ts'

interface Account {
  email: string
  password_hash: string | null
  /** The store of a member, for the audit log. */
  store_id: string | null
  entity: 'admins' | 'store-members'
}

/** The account behind a second step, locked, so that its changes take turns. Throws `not_found` if it was deleted. */
export async function lockTwoFactorAccount(db: Db, { audience, subject_id }: TwoFactorAccount): Promise<Account> {
  if (audience === 'admin') {
    const { email, password_hash } = admins
    const [row] = await db.select({ email, password_hash }).from(admins).where(eq(admins.id, subject_id)).for('update')
    if (!row) throw fail(errors.not_found)
    return { ...row, store_id: null, entity: 'admins' }
  }
  const { email, password_hash, store_id } = storeMembers
  const [row] = await db.select({ email, password_hash, store_id }).from(storeMembers).where(eq(storeMembers.id, subject_id)).for('update')
  if (!row) throw fail(errors.not_found)
  return { ...row, entity: 'store-members' }
}
