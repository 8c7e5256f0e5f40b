import type { AdminIdentity } from '@rahba/contract/access/admin-auth'
import { errors } from '@rahba/contract/kernel/errors'
import { eq } from 'drizzle-orm'
import type { Db } from '../../platform/db/types.ts'
import { fail } from '../../platform/errors.ts'
import { admins, roles } from '../table.ts'

/** The admin as the dashboard shows them, and what they may do. Throws `not_found`. */
export async function readAdminSession(db: Db, admin_id: string): Promise<{ admin: AdminIdentity; permissions: string[] }> {
  const { id, name, email, phone, avatar, locale, updated_at } = admins
  const [row] = await db
    .select({
      id,
      name,
      email,
      phone,
      avatar,
      locale,
      updated_at,
      role_id: roles.id,
      role_name: roles.name,
      permissions: roles.permissions,
    })
    .from(admins)
    .innerJoin(roles, eq(roles.id, admins.role_id))
    .where(eq(admins.id, admin_id))
  if (!row) throw fail(errors.not_found)
  const { role_id, role_name, permissions, ...admin } = row
  return { admin: { ...admin, role: { id: role_id, name: role_name } }, permissions }
}
