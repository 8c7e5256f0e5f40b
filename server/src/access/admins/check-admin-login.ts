import type { adminLogin } from '@rahba/contract/access/admin-auth'
import { accessErrors } from '@rahba/contract/access/errors'
import { errors } from '@rahba/contract/kernel/errors'
import { eq } from 'drizzle-orm'
import { fail } from '../../platform/errors.ts'
import type { CallContext } from '../../platform/http/context.ts'
import { markKnownDevice } from '../device.ts'
import { checkPassword } from '../passwords/hash-password.ts'
import { limitSignIn } from '../sign-in-limit.ts'
import { admins } from '../table.ts'

/** Checks an admin’s sign-in, as {@link checkStoreLogin} does a merchant's. Returns the admin's id. */
export async function checkAdminLogin(ctx: CallContext<typeof adminLogin>, address: string, password: string): Promise<string> {
  const { db, limits } = ctx.deps
  const requester = await markKnownDevice(ctx, 'admin', address)
  const [found] = await db
    .select({ id: admins.id, password_hash: admins.password_hash, active: admins.active })
    .from(admins)
    .where(eq(admins.email, address))
  const admin = await limitSignIn(limits, `admin:${found?.id ?? address}`, requester, async () => {
    if (!(await checkPassword(found?.password_hash, password)) || !found) throw fail(errors.wrong_credentials)
    return found
  })
  if (!admin.active) throw fail(accessErrors.account_disabled)
  return admin.id
}
