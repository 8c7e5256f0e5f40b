import { accessErrors } from '@rahba/contract/access/errors'
import { codeRules } from '@rahba/contract/access/one-time-code-limits'
import type { EndpointSpec } from '@rahba/contract/kernel/endpoint'
import type { ErrorDef } from '@rahba/contract/kernel/errors'
import { and, desc, eq, inArray, isNull, sql } from 'drizzle-orm'
import type { Db } from '../../platform/db/types.ts'
import { fail, failField } from '../../platform/errors.ts'
import type { CallContext } from '../../platform/http/context.ts'
import { ipKey } from '../../platform/limits/ip-key.ts'
import { hashToken } from '../sessions/token.ts'
import { codes } from '../table.ts'
import type { CodePurpose } from './code-subject.ts'
import { hashCode, sameHash } from './hash-code.ts'

interface ConfirmedCode {
  id: string
  purpose: CodePurpose
  subject: string
  subject_id: string | null
  new_value: Record<string, string> | null
}

interface Guess {
  purpose: CodePurpose
  /** Made by `getSubject`. */
  subject: string
  code: string
  /** The browser it is entered in, where the code was asked for from one; null for a browser that never asked. */
  device_hash?: string | null
}

/** Matches the codes of a guess. Codes that another browser requested for the same subject are ignored. */
const matchCode = ({ purpose, subject, device_hash }: Guess) =>
  and(eq(codes.purpose, purpose), eq(codes.subject, subject), sql`${codes.device_hash} is not distinct from ${device_hash ?? null}`)

const codeColumns = {
  id: codes.id,
  purpose: codes.purpose,
  subject: codes.subject,
  subject_id: codes.subject_id,
  new_value: codes.new_value,
}

/** The reason the latest code of a subject accepts no more guesses. */
async function findRefusal(db: Db, guess: Guess): Promise<ErrorDef> {
  const [last] = await db
    .select({ used_at: codes.used_at, tries: codes.tries })
    .from(codes)
    .where(matchCode(guess))
    .orderBy(sql`${codes.created_at} desc, ${codes.id} desc`)
    .limit(1)
  if (!last) return guess.device_hash === undefined ? accessErrors.code_wrong : accessErrors.code_elsewhere
  if (last.used_at) return accessErrors.code_used
  return last.tries >= codeRules.tries ? accessErrors.code_exhausted : accessErrors.code_expired
}

/** `checked` is false where there was no code that the guess could have been right about. */
type Verdict = { code: ConfirmedCode } | { refusal: ErrorDef; checked: boolean }

/**
 * Counts one guess at the latest code and checks it. Run it on the pool, outside any transaction: a refused guess must stay counted.
 * Refuses with `code_wrong`, `code_elsewhere`, `code_expired`, `code_used` or `code_exhausted`.
 */
async function tryCode(db: Db, secret: string, guess: Guess): Promise<Verdict> {
  if (guess.device_hash === null) return { refusal: accessErrors.code_elsewhere, checked: false }
  const { purpose, subject, code } = guess
  const latest = db
    .select({ id: codes.id })
    .from(codes)
    .where(matchCode(guess))
    .orderBy(sql`${codes.created_at} desc, ${codes.id} desc`)
    .limit(1)
  const [row] = await db
    .update(codes)
    .set({ tries: sql`${codes.tries} + 1` })
    .where(and(inArray(codes.id, latest), isNull(codes.used_at), sql`${codes.expires_at} > now() and ${codes.tries} < ${codeRules.tries}`))
    .returning({ ...codeColumns, code_hash: codes.code_hash })
  if (!row) return { refusal: await findRefusal(db, guess), checked: false }
  const { code_hash, ...confirmed } = row
  if (!sameHash(code_hash, hashCode(secret, purpose, subject, code))) return { refusal: accessErrors.code_wrong, checked: true }
  return { code: confirmed }
}

/** Uses a code that `tryCode` accepted, in the transaction of its effect: of two at once, one gets through. */
async function spendCode(db: Db, id: string): Promise<void> {
  const used = await db
    .update(codes)
    .set({ used_at: sql`now()` })
    .where(and(eq(codes.id, id), isNull(codes.used_at)))
    .returning({ id: codes.id })
  if (used.length === 0) throw failField('code', accessErrors.code_used)
}

type Call = Pick<CallContext<EndpointSpec>, 'deps' | 'ip'>

/** True if the code was requested in a browser that the account had signed in with before. */
async function isFromKnownBrowser(db: Db, guess: Guess): Promise<boolean> {
  const [last] = await db.select({ known: codes.known }).from(codes).where(matchCode(guess)).orderBy(desc(codes.created_at)).limit(1)
  return last?.known ?? false
}

/**
 * Counts wrong codes by network address over all accounts, before they are checked. A right one is given back, and so is a guess that no code was
 * there for: else requests that cost nothing would shut out all who share the address. The account's own browsers are not counted: others at the
 * same address don't lock them out.
 */
async function limitGuesses({ deps, ip }: Call, guess: Guess, check: () => Promise<Verdict>): Promise<Verdict> {
  if (guess.device_hash && (await isFromKnownBrowser(deps.db, guess))) return check()
  const limit = [`wrong-code:${ipKey(ip)}`, codeRules.wrong_per_address, 24 * 3600] as const
  await deps.limits.take(...limit)
  const verdict = await check()
  if ('code' in verdict || !verdict.checked) await deps.limits.giveBack(...limit, 1)
  return verdict
}

/**
 * A guess, and what follows from a right one in one transaction with the code's use. Throws the refusals of {@link tryCode} under the field
 * `code`, and `too_many_requests`.
 */
export async function withCode<T>(call: Call, guess: Guess, run: (tx: Db, code: ConfirmedCode) => Promise<T>): Promise<T> {
  const { db, env } = call.deps
  const verdict = await limitGuesses(call, guess, () => tryCode(db, env.SECRET, guess))
  if ('refusal' in verdict) throw failField('code', verdict.refusal)
  const { code } = verdict
  return db.transaction(async (tx) => {
    await spendCode(tx, code.id)
    return run(tx, code)
  })
}

/** Uses the token of a link, in the transaction of its effect. Throws `link_invalid`, `link_expired` or `link_used`. */
export async function spendLink(db: Db, purposes: readonly CodePurpose[], token: string): Promise<ConfirmedCode> {
  const mine = and(eq(codes.code_hash, hashToken(token)), inArray(codes.purpose, purposes))
  const [row] = await db
    .update(codes)
    .set({ used_at: sql`now()` })
    .where(and(mine, isNull(codes.used_at), sql`${codes.expires_at} > now()`))
    .returning(codeColumns)
  if (row) return row
  const [old] = await db.select({ used_at: codes.used_at }).from(codes).where(mine)
  if (!old) throw fail(accessErrors.link_invalid)
  throw fail(old.used_at ? accessErrors.link_used : accessErrors.link_expired)
}
