import type { Permission } from '@rahba/contract/kernel/permissions'
import { and, arrayContains, eq } from 'drizzle-orm'
import type { Db } from '../../platform/db/types.ts'
import { admins, roles } from '../table.ts'

/** The ids of the active admins who hold every one of `permissions`: whom a notice about such work goes to. */
export async function adminsWith(db: Db, permissions: readonly Permission[]): Promise<string[]> {
  const rows = await db
    .select({ id: admins.id })
    .from(admins)
    .innerJoin(roles, eq(roles.id, admins.role_id))
    .where(and(eq(admins.active, true), arrayContains(roles.permissions, [...permissions])))
  return rows.map(({ id }) => id)
}
