import { accessErrors } from '@rahba/contract/access/errors'
import { errors } from '@rahba/contract/kernel/errors'
import { eq } from 'drizzle-orm'
import type { Deps } from '../../platform/deps.ts'
import { fail } from '../../platform/errors.ts'
import { checkPassword } from '../passwords/hash-password.ts'
import { limitSignIn } from '../sign-in-limit.ts'
import { admins } from '../table.ts'

/** Judges an admin's sign-in, as {@link judgeStoreLogin} does a merchant's. Gives the admin's id. */
export async function judgeAdminLogin(deps: Deps, address: string, password: string): Promise<string> {
  const [found] = await deps.db
    .select({ id: admins.id, password_hash: admins.password_hash, active: admins.active })
    .from(admins)
    .where(eq(admins.email, address))
  const admin = await limitSignIn(deps.limits, `admin:${found?.id ?? address}`, async () => {
    if (!(await checkPassword(found?.password_hash, password)) || !found) throw fail(errors.wrong_credentials)
    return found
  })
  if (!admin.active) throw fail(accessErrors.account_disabled)
  return admin.id
}
