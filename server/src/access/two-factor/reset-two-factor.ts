import { accessErrors } from '@rahba/contract/access/errors'
import type { Db } from '../../platform/db/types.ts'
import type { Deps } from '../../platform/deps.ts'
import { fail } from '../../platform/errors.ts'
import { accountMailJob } from '../mails/account-mail.ts'
import { revokeSessions } from '../sessions/revoke-sessions.ts'
import { removeTwoFactor } from './two-factor.ts'
import type { TwoFactorAccount } from './two-factor-account.ts'

/**
 * Removes the second factor of a person who lost phone and recovery codes, at the request of another: their sessions end, and a mail informs them.
 * The caller checks the rights of the other person first. Throws `two_factor_off`.
 */
export async function resetTwoFactor(db: Db, deps: Pick<Deps, 'jobs'>, owner: TwoFactorAccount, email: string): Promise<void> {
  if (!(await removeTwoFactor(db, owner))) throw fail(accessErrors.two_factor_off)
  await revokeSessions(db, owner)
  await deps.jobs.enqueue(db, accountMailJob, { side: owner.audience, about: 'two_factor_reset', address: email })
}
