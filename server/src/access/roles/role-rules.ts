import { accessErrors } from '@rahba/contract/access/errors'
import { comma, type Locale } from '@rahba/contract/kernel/locale'
import { allPermissions, permissionActions, permissionResources } from '@rahba/contract/kernel/permissions'
import { and, eq, sql } from 'drizzle-orm'
import type { Db } from '../../platform/db/types.ts'
import { fail } from '../../platform/errors.ts'
import { admins, roles } from '../table.ts'

const isFull = (permissions: readonly string[]) => allPermissions.every((key) => permissions.includes(key))

/** A permission as people read it: "Payments: View". */
function getName(key: string, locale: Locale): string {
  const [resource = '', action = ''] = key.split('.')
  const known = (permissionResources as Record<string, { ar: string; en: string }>)[resource]
  return `${known?.[locale] ?? resource}: ${permissionActions[action]?.[locale] ?? action}`
}

/** Refuses to give, or take from others, what the caller lacks: `permission_not_held` names the first few. */
export function refuseNotHeld(held: ReadonlySet<string>, keys: readonly string[], locale: Locale): void {
  const missing = keys.filter((key) => !held.has(key))
  if (missing.length === 0) return
  const shown = missing.slice(0, 3).map((key) => getName(key, locale))
  const rest = missing.length > 3 ? ['…'] : []
  throw fail(accessErrors.permission_not_held, { permissions: [...shown, ...rest].join(comma[locale]) })
}

/** The keys that two lists do not share. */
export const difference = (a: readonly string[], b: readonly string[]): string[] => [
  ...a.filter((key) => !b.includes(key)),
  ...b.filter((key) => !a.includes(key)),
]

/** Returns the permissions of a role; none if the role does not exist. */
export async function permissionsOfRole(db: Db, role_id: string): Promise<string[]> {
  const [role] = await db.select({ permissions: roles.permissions }).from(roles).where(eq(roles.id, role_id))
  return role?.permissions ?? []
}

/** Takes turns with every other change that could remove a full administrator: two that each see the other one left would leave none. */
export const lockFullAdmins = (db: Db) => db.execute(sql`select pg_advisory_xact_lock(hashtextextended('access full admins', 0))`)

/**
 * Refuses a change after which nobody active holds every permission.
 * @param before what the changed role or admin's role granted; a change that took nothing from a full one passes
 */
export async function requireFullAdmin(db: Db, before: readonly string[]): Promise<void> {
  if (!isFull(before)) return
  const all = sql.param([...allPermissions])
  const [remaining] = await db
    .select({ id: admins.id })
    .from(admins)
    .innerJoin(roles, eq(roles.id, admins.role_id))
    .where(and(admins.active, sql`${roles.permissions} @> ${all}::text[]`))
    .limit(1)
  if (!remaining) throw fail(accessErrors.last_full_admin)
}
