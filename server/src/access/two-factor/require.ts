import { accessErrors } from '@rahba/contract/access/errors'
import type { Settings } from '@rahba/contract/settings/setting-specs'
import { and, eq, isNull, sql } from 'drizzle-orm'
import type { Db } from '../../platform/db/types.ts'
import { failField } from '../../platform/errors.ts'
import { readSettings } from '../../settings/read-settings.ts'
import { revokeSessions } from '../sessions/revoke-sessions.ts'
import { admins } from '../table.ts'
import { twoFactors } from './table.ts'
import { twoFactorSince } from './two-factor.ts'
import type { TwoFactorAccount } from './two-factor-account.ts'

const lockName = 'access two-factor required'

/** True if the account must have a second step: the platform can require it of its admins. */
export const twoFactorRequired = async (db: Db, audience: TwoFactorAccount['audience']): Promise<boolean> =>
  audience === 'admin' && (await readSettings(db)).require_admin_two_factor

/** A sign-in without a second step and the switch that would forbid it take turns: none slips in beside the switch. */
export const lockRequirement = (db: Db) => db.execute(sql`select pg_advisory_xact_lock_shared(hashtextextended(${lockName}, 0))`)

/**
 * Applies the requirement when it is switched on: the admin who turns it on must have a second step, to avoid a lock-out; admins without one are
 * signed out, and set it up at the next sign-in. Call it before the settings are saved, in the same transaction.
 */
export async function requireTwoFactor(db: Db, admin_id: string, before: Settings, after: Partial<Settings>): Promise<void> {
  if (before.require_admin_two_factor || !after.require_admin_two_factor) return
  await db.execute(sql`select pg_advisory_xact_lock(hashtextextended(${lockName}, 0))`)
  if (!(await twoFactorSince(db, { audience: 'admin', subject_id: admin_id }))) {
    throw failField('require_admin_two_factor', accessErrors.two_factor_own_first)
  }
  const without = await db
    .select({ id: admins.id })
    .from(admins)
    .leftJoin(
      twoFactors,
      and(eq(twoFactors.audience, 'admin'), eq(twoFactors.subject_id, admins.id), sql`${twoFactors.confirmed_at} is not null`),
    )
    .where(and(admins.active, isNull(twoFactors.subject_id)))
  for (const { id } of without) await revokeSessions(db, { audience: 'admin', subject_id: id })
}
