import { eq } from 'drizzle-orm'
import { writeAudit } from '../../platform/audit/write-audit.ts'
import type { Db } from '../../platform/db/types.ts'
import type { Deps } from '../../platform/deps.ts'
import { systemActor } from '../../platform/http/who.ts'
import { StartError } from '../../platform/start-error.ts'
import { admins } from '../table.ts'
import { resetTwoFactor } from './reset-two-factor.ts'
import { twoFactorSince } from './two-factor.ts'

/** Takes the second step from an admin whom no other admin can help, for whoever has the server. Throws a StartError where there is none. */
export const resetTwoFactorFromTerminal = (db: Db, deps: Pick<Deps, 'jobs'>, email: string): Promise<void> =>
  db.transaction(async (tx) => {
    const [admin] = await tx.select({ id: admins.id }).from(admins).where(eq(admins.email, email)).for('update')
    const owner = { audience: 'admin', subject_id: admin?.id ?? '' } as const
    if (!admin || !(await twoFactorSince(tx, owner))) throw new StartError(`admin: ${email} has no two-factor sign-in`)
    await resetTwoFactor(tx, deps, owner, email)
    await writeAudit(tx, systemActor, { action: 'admins.two_factor_reset', entity: 'admins', entity_id: admin.id })
  })
