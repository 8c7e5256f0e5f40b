import { accessErrors } from '@rahba/contract/access/errors'
import type { IdentityProof } from '@rahba/contract/access/identity'
import { stepUp } from '@rahba/contract/kernel/step-up'
import { and, eq, isNull, sql } from 'drizzle-orm'
import type { Db } from '../../platform/db/types.ts'
import type { Deps } from '../../platform/deps.ts'
import { failField } from '../../platform/errors.ts'
import { checkPassword } from '../passwords/hash-password.ts'
import { limitIdentity } from '../sign-in-limit.ts'
import { sessions } from '../table.ts'
import { lockTwoFactorAccount } from '../two-factor/lock-account.ts'
import { spendProof, twoFactorSince } from '../two-factor/two-factor.ts'
import { getName, type TwoFactorAccount } from '../two-factor/two-factor-account.ts'

/**
 * Checks a proof of who holds a session, and notes its time there: the password, or what the second step takes where it is on. Returns the
 * account and until when the proof counts. Throws a refusal under its field, or `too_many_requests`.
 */
export async function confirmIdentity(
  db: Db,
  { limits, env }: Pick<Deps, 'limits' | 'env'>,
  owner: TwoFactorAccount,
  session_id: string,
  { password, ...proof }: IdentityProof,
) {
  const account = await lockTwoFactorAccount(db, owner)
  const twoFactor = (await twoFactorSince(db, owner)) !== null
  await limitIdentity(limits, getName(owner), async () => {
    if (password === undefined) return spendProof(db, env.SECRET, owner, proof)
    if (twoFactor) throw failField('password', accessErrors.second_step_needed)
    if (!(await checkPassword(account.password_hash, password))) throw failField('password', accessErrors.password_wrong)
  })
  const [session] = await db
    .update(sessions)
    .set({ proved_at: sql`now()` })
    .where(and(eq(sessions.id, session_id), isNull(sessions.revoked_at)))
    .returning({ proved_at: sessions.proved_at })
  if (!session) throw new Error('the caller has a session')
  return { account, confirmed_until: new Date(Date.parse(session.proved_at) + stepUp.seconds * 1000).toISOString() }
}
