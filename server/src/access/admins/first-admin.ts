import { brand } from '@rahba/contract/kernel/brand'
import { allPermissions } from '@rahba/contract/kernel/permissions'
import { arrayContains, eq } from 'drizzle-orm'
import { writeAudit } from '../../platform/audit/write-audit.ts'
import type { Db } from '../../platform/db/types.ts'
import { systemActor } from '../../platform/http/who.ts'
import { StartError } from '../../platform/start-error.ts'
import { getSubject } from '../codes/code-subject.ts'
import { issueLink } from '../codes/issue-code.ts'
import { admins, roles } from '../table.ts'
import { createAdmin, createRole } from './create-admin.ts'

/** The role that holds every permission: the one there is, or a new one. */
async function fullRole(db: Db): Promise<string> {
  const [role] = await db
    .select({ id: roles.id })
    .from(roles)
    .where(arrayContains(roles.permissions, [...allPermissions]))
    .limit(1)
  return role?.id ?? (await createRole(db, { name: { ar: 'مدير المنصة', en: 'Platform manager' }, permissions: allPermissions })).id
}

/**
 * Makes a full administrator from the terminal, for a new installation or one whose administrators lost their way in, and gives the token of an
 * invitation, good once. Asking again for somebody who has not followed theirs makes a new one. Throws a StartError for one who has a password.
 */
export const inviteFirstAdmin = (db: Db, email: string): Promise<string> =>
  db.transaction(async (tx) => {
    const [known] = await tx
      .select({ id: admins.id, password_hash: admins.password_hash })
      .from(admins)
      .where(eq(admins.email, email))
      .for('update')
    if (known?.password_hash)
      throw new StartError(`admin: ${email} has a password already; a forgotten one is set anew on the sign-in page`)
    const { id } = known ?? (await createAdmin(tx, { name: brand.name.ar, email, role_id: await fullRole(tx) }))
    if (!known) await writeAudit(tx, systemActor, { action: 'admins.create', entity: 'admins', entity_id: id, after: { email } })
    return issueLink(tx, { purpose: 'invitation', subject: getSubject('admin', email), subject_id: id }, { limited: false })
  })
