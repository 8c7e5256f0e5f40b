import { accessErrors } from '@rahba/contract/access/errors'
import type { Proof, TwoFactorSetUp } from '@rahba/contract/access/two-factor'
import { and, inArray, isNotNull, isNull, lt, sql } from 'drizzle-orm'
import { now } from '../../platform/db/columns.ts'
import type { Db } from '../../platform/db/types.ts'
import { fail, failField } from '../../platform/errors.ts'
import { qrSvg } from '../../platform/qr-svg.ts'
import { seal, unseal } from '../../platform/seal.ts'
import { renewRecoveryCodes, spendRecoveryCode } from './recovery-codes.ts'
import { twoFactors } from './table.ts'
import { getStep, getUri, newSecret } from './totp.ts'
import { getName, getOwn, type TwoFactorAccount } from './two-factor-account.ts'

const use = 'two-factor'
const confirmed = (owner: TwoFactorAccount) => and(getOwn(twoFactors, owner), isNotNull(twoFactors.confirmed_at))

/** The time the second step was switched on; null if it is off. */
export async function twoFactorSince(db: Db, owner: TwoFactorAccount): Promise<string | null> {
  const [row] = await db.select({ at: twoFactors.confirmed_at }).from(twoFactors).where(confirmed(owner))
  return row?.at ?? null
}

/** The `ids` whose sign-in requires a second step. */
export async function idsWithTwoFactor(db: Db, audience: TwoFactorAccount['audience'], ids: string[]): Promise<ReadonlySet<string>> {
  if (ids.length === 0) return new Set()
  const rows = await db
    .select({ id: twoFactors.subject_id })
    .from(twoFactors)
    .where(and(sql`${twoFactors.audience} = ${audience}`, inArray(twoFactors.subject_id, ids), isNotNull(twoFactors.confirmed_at)))
  return new Set(rows.map(({ id }) => id))
}

/**
 * Makes a new secret, valid once confirmed. A secret that was never confirmed is replaced.
 * @param account what the app's list shows it under. Throws `two_factor_on`.
 */
export async function beginTwoFactor(db: Db, secret: string, owner: TwoFactorAccount, account: string): Promise<TwoFactorSetUp> {
  const made = newSecret()
  const sealed = seal(secret, use, getName(owner), made)
  const begun = await db
    .insert(twoFactors)
    .values({ ...owner, secret: sealed })
    .onConflictDoUpdate({
      target: [twoFactors.audience, twoFactors.subject_id],
      set: { secret: sealed, created_at: now },
      setWhere: isNull(twoFactors.confirmed_at),
    })
    .returning({ id: twoFactors.subject_id })
  if (begun.length === 0) throw fail(accessErrors.two_factor_on)
  const uri = getUri(made, account)
  return { secret: made, uri, qr: await qrSvg(uri) }
}

/**
 * Switches it on with a code of the secret that was begun, and gives the recovery codes. Throws `two_factor_on`, `two_factor_not_begun` or a
 * refusal of the code.
 */
export async function confirmTwoFactor(db: Db, secret: string, owner: TwoFactorAccount, code: string): Promise<string[]> {
  const [row] = await db.select().from(twoFactors).where(getOwn(twoFactors, owner)).for('update')
  if (!row) throw fail(accessErrors.two_factor_not_begun)
  if (row.confirmed_at) throw fail(accessErrors.two_factor_on)
  const step = getStep(unseal(secret, use, getName(owner), row.secret), code)
  if (step === null) throw failField('code', accessErrors.two_factor_wrong)
  await db.update(twoFactors).set({ confirmed_at: now, last_step: step }).where(getOwn(twoFactors, owner))
  return renewRecoveryCodes(db, secret, owner)
}

/**
 * Checks the second step and uses it up: each code of the app is valid once, and earlier ones no longer; a recovery code is valid once. Throws
 * `two_factor_off`, or `two_factor_wrong`, `two_factor_used`, `recovery_code_wrong` under its field.
 */
export async function spendProof(db: Db, secret: string, owner: TwoFactorAccount, { code, recovery_code }: Proof): Promise<void> {
  const [row] = await db.select({ secret: twoFactors.secret }).from(twoFactors).where(confirmed(owner))
  if (!row) throw fail(accessErrors.two_factor_off)
  if (recovery_code !== undefined) {
    if (!(await spendRecoveryCode(db, secret, owner, recovery_code))) throw failField('recovery_code', accessErrors.recovery_code_wrong)
    return
  }
  const step = getStep(unseal(secret, use, getName(owner), row.secret), code ?? '')
  if (step === null) throw failField('code', accessErrors.two_factor_wrong)
  const updated = await db
    .update(twoFactors)
    .set({ last_step: step })
    .where(and(confirmed(owner), lt(twoFactors.last_step, step)))
    .returning({ id: twoFactors.subject_id })
  if (updated.length === 0) throw failField('code', accessErrors.two_factor_used)
}

/** Takes the second step away, with its recovery codes. Returns false if none was in force. */
export async function removeTwoFactor(db: Db, owner: TwoFactorAccount): Promise<boolean> {
  const removed = await db.delete(twoFactors).where(getOwn(twoFactors, owner)).returning({ at: twoFactors.confirmed_at })
  return removed.some(({ at }) => at !== null)
}
