import { accessErrors } from '@rahba/contract/access/errors'
import type { SecondStep } from '@rahba/contract/access/two-factor'
import { twoFactorRules } from '@rahba/contract/access/two-factor-rules'
import { and, eq, inArray, isNull, sql } from 'drizzle-orm'
import type { Db } from '../../platform/db/types.ts'
import { fail } from '../../platform/errors.ts'
import { hashToken, newToken } from '../sessions/token.ts'
import { codes } from '../table.ts'
import { getName, type TwoFactorAccount } from './two-factor-account.ts'

const purposes = { code: 'second_step', set_up: 'set_up_two_factor' } as const

/** A token that proves the right password until the second step. It is valid for ten minutes and one sign-in. */
export async function issueChallenge(db: Db, owner: TwoFactorAccount, two_factor: SecondStep['two_factor']): Promise<SecondStep> {
  const challenge = newToken()
  const { challenge_seconds } = twoFactorRules
  await db.insert(codes).values({
    purpose: purposes[two_factor],
    subject: getName(owner),
    subject_id: owner.subject_id,
    code_hash: hashToken(challenge),
    expires_at: sql`now() + make_interval(secs => ${challenge_seconds})`,
  })
  return { two_factor, challenge, expires_in: challenge_seconds }
}

const live = (two_factor: SecondStep['two_factor'], challenge: string) =>
  and(
    eq(codes.code_hash, hashToken(challenge)),
    eq(codes.purpose, purposes[two_factor]),
    isNull(codes.used_at),
    sql`${codes.expires_at} > now()`,
  )

function findChallengeOwner(
  audience: TwoFactorAccount['audience'],
  row: { subject: string; subject_id: string | null } | undefined,
): TwoFactorAccount {
  if (!row?.subject_id || !row.subject.startsWith(`${audience}:`)) throw fail(accessErrors.challenge_over)
  return { audience, subject_id: row.subject_id }
}

/** The account of a challenge, which stays valid. Throws `challenge_over`. */
export async function readChallenge(
  db: Db,
  audience: TwoFactorAccount['audience'],
  two_factor: SecondStep['two_factor'],
  challenge: string,
): Promise<TwoFactorAccount> {
  const [row] = await db.select({ subject: codes.subject, subject_id: codes.subject_id }).from(codes).where(live(two_factor, challenge))
  return findChallengeOwner(audience, row)
}

/** Uses a challenge, in the transaction of the sign-in: of two at once, one gets through. Throws `challenge_over`. */
export async function spendChallenge(
  db: Db,
  audience: TwoFactorAccount['audience'],
  two_factor: SecondStep['two_factor'],
  challenge: string,
): Promise<TwoFactorAccount> {
  const [row] = await db
    .update(codes)
    .set({ used_at: sql`now()` })
    .where(live(two_factor, challenge))
    .returning({ subject: codes.subject, subject_id: codes.subject_id })
  return findChallengeOwner(audience, row)
}

/** Ends the sign-ins of an account that wait for the second step. */
export const voidChallenges = (db: Db, audience: string, subject_id: string) =>
  db
    .update(codes)
    .set({ expires_at: sql`now()` })
    .where(
      and(
        inArray(codes.purpose, Object.values(purposes)),
        eq(codes.subject, `${audience}:${subject_id}`),
        isNull(codes.used_at),
        sql`${codes.expires_at} > now()`,
      ),
    )
