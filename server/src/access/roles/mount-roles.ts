import { accessErrors } from '@rahba/contract/access/errors'
import { roles as resource } from '@rahba/contract/access/roles'
import type { Locale } from '@rahba/contract/kernel/locale'
import { eq, sql } from 'drizzle-orm'
import type { FastifyInstance } from 'fastify'
import { crud } from '../../platform/crud/crud.ts'
import type { Db } from '../../platform/db/types.ts'
import { fail } from '../../platform/errors.ts'
import { requireAdmin } from '../require-admin.ts'
import { admins, roles } from '../table.ts'
import { difference, lockFullAdmins, permissionsOfRole, refuseNotHeld, requireFullAdmin } from './role-rules.ts'

interface RoleEditor {
  admin_id: string
  permissions: ReadonlySet<string>
  locale: Locale
}

/** Checks a role about to be saved: what changes must be held by who changes it, and nobody changes the role they have. */
async function checkRole(
  db: Db,
  admin: RoleEditor,
  before: { id: string; permissions: string[] } | null,
  permissions: readonly string[],
): Promise<void> {
  await lockFullAdmins(db)
  const changed = difference(permissions, before?.permissions ?? [])
  if (changed.length === 0) return
  if (before) {
    const [own] = await db.select({ role_id: admins.role_id }).from(admins).where(eq(admins.id, admin.admin_id))
    if (own?.role_id === before.id) throw fail(accessErrors.own_role)
  }
  refuseNotHeld(admin.permissions, changed, admin.locale)
}

/** The roles as records, whose permissions only those who hold them may give or take. */
export function mountRoles(app: FastifyInstance): void {
  crud(app, resource, roles, {
    extra: {
      permissions: roles.permissions,
      // Names are written out: Drizzle omits table names when it selects from one table, and both have an id.
      admins_count: sql<number>`(select count(*)::int from admins a where a.role_id = roles.id)`,
    },

    async beforeSave(db, body, before, ctx) {
      const admin = { ...requireAdmin(ctx.who), locale: ctx.locale }
      const { permissions } = body as typeof body & { permissions: string[] } // the resource's body schema asks for them
      const current = before ? { id: before.id, permissions: before.permissions as string[] } : null
      await checkRole(db, admin, current, permissions)
      return { ...body, permissions: [...new Set(permissions)] }
    },

    async afterSave(db, _row, before) {
      if (before) await requireFullAdmin(db, before.permissions as string[])
    },

    async beforeRemove(db, row, ctx) {
      const [used] = await db.select({ id: admins.id }).from(admins).where(eq(admins.role_id, row.id)).limit(1)
      if (used) throw fail(accessErrors.role_in_use)
      refuseNotHeld(requireAdmin(ctx.who).permissions, await permissionsOfRole(db, row.id), ctx.locale)
    },
  })
}
