import type { Bilingual, Locale } from '@rahba/contract/kernel/locale'
import type { Permission } from '@rahba/contract/kernel/permissions'
import type { Db } from '../../platform/db/types.ts'
import { hashPassword } from '../passwords/hash-password.ts'
import { admins, roles } from '../table.ts'

/** Makes a role. Who may grant what is checked where a person asks for it (roles/role-rules.ts). */
export async function createRole(db: Db, input: { name: Bilingual; permissions: readonly Permission[] }): Promise<{ id: string }> {
  const [role] = await db
    .insert(roles)
    .values({ name: input.name, permissions: [...input.permissions] })
    .returning({ id: roles.id })
  if (!role) throw new Error('an insert gives its row')
  return role
}

interface NewAdmin {
  name: string
  email: string
  phone?: string | null
  role_id: string
  active?: boolean
  /** Without a password the admin can only come in by an invitation. */
  password?: string
  locale?: Locale
}

/**
 * Makes an admin, active unless said otherwise; without a password they set it by their invitation. Throws `already_taken` through the database
 * for a known address.
 */
export async function createAdmin(db: Db, { password, ...input }: NewAdmin): Promise<{ id: string }> {
  const password_hash = password === undefined ? null : await hashPassword(password)
  const [admin] = await db
    .insert(admins)
    .values({ ...input, password_hash })
    .returning({ id: admins.id })
  if (!admin) throw new Error('an insert gives its row')
  return admin
}
