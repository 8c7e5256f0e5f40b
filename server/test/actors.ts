import type { Audience } from '@rahba/contract/kernel/audiences'
import { allPermissions, type Permission } from '@rahba/contract/kernel/permissions'
import { openSession } from '../src/access/sessions/open-session.ts'
import { admins, roles } from '../src/access/table.ts'
import type { TestApp } from './test-app.ts'

/** A token for somebody who exists: `subject_id` is of admins, store_members or users, by audience. */
export async function tokenFor({ db }: Pick<TestApp, 'db'>, audience: Audience, subject_id: string): Promise<string> {
  const { token } = await openSession(db, { audience, subject_id })
  return token
}

let count = 0

/** An active administrator with a role of exactly these permissions (all there are when left out), signed in. */
export async function adminWith(
  t: Pick<TestApp, 'db'>,
  permissions: readonly Permission[] = allPermissions,
): Promise<{ admin_id: string; role_id: string; token: string }> {
  const n = ++count
  const [role] = await t.db
    .insert(roles)
    .values({ name: { ar: `دور ${n}`, en: `Role ${n}` }, permissions: [...permissions] })
    .returning({ id: roles.id })
  if (!role) throw new Error('the role was not made')
  const [admin] = await t.db
    .insert(admins)
    .values({ name: `Admin ${n}`, email: `admin-${n}@test.example`, role_id: role.id })
    .returning({ id: admins.id })
  if (!admin) throw new Error('the admin was not made')
  return { admin_id: admin.id, role_id: role.id, token: await tokenFor(t, 'admin', admin.id) }
}
