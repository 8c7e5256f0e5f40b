import { randomInt } from 'node:crypto'
import { recoveryAlphabet } from '@rahba/contract/access/two-factor'
import { twoFactorRules } from '@rahba/contract/access/two-factor-rules'
import { and, eq, isNull, sql } from 'drizzle-orm'
import type { Db } from '../../platform/db/types.ts'
import { hashCode } from '../codes/hash-code.ts'
import { recoveryCodes } from './table.ts'
import type { TwoFactorAccount } from './two-factor-account.ts'
import { getName, getOwn } from './two-factor-account.ts'

const newCode = () =>
  Array.from({ length: twoFactorRules.recovery_length }, () => recoveryAlphabet[randomInt(recoveryAlphabet.length)]).join('')

/** `abcde-23456`: read and typed in two halves. */
const written = (code: string) => `${code.slice(0, 5)}-${code.slice(5)}`

/** Replaces the recovery codes and returns the new ones, which are never shown again. */
export async function renewRecoveryCodes(db: Db, secret: string, owner: TwoFactorAccount): Promise<string[]> {
  const made = new Set<string>()
  while (made.size < twoFactorRules.recovery_codes) made.add(newCode())
  const codes = [...made]
  await db.delete(recoveryCodes).where(getOwn(recoveryCodes, owner))
  await db.insert(recoveryCodes).values(codes.map((code) => ({ ...owner, code_hash: hashCode(secret, 'recovery', getName(owner), code) })))
  return codes.map(written)
}

/** Uses a code: of two sign-ins with the same one at once, one gets through. Returns false if there is no such unused code. */
export async function spendRecoveryCode(db: Db, secret: string, owner: TwoFactorAccount, code: string): Promise<boolean> {
  const code_hash = hashCode(secret, 'recovery', getName(owner), code)
  const used = await db
    .update(recoveryCodes)
    .set({ used_at: sql`now()` })
    .where(and(getOwn(recoveryCodes, owner), eq(recoveryCodes.code_hash, code_hash), isNull(recoveryCodes.used_at)))
    .returning({ id: recoveryCodes.id })
  return used.length > 0
}

/** The number of unused codes. */
export const countRecoveryCodes = (db: Db, owner: TwoFactorAccount): Promise<number> =>
  db.$count(recoveryCodes, and(getOwn(recoveryCodes, owner), isNull(recoveryCodes.used_at)))
