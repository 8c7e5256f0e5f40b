import { randomInt } from 'node:crypto'
import { accessErrors } from '@rahba/contract/access/errors'
import { codeRules } from '@rahba/contract/access/one-time-code-limits'
import { and, eq, type SQL, sql } from 'drizzle-orm'
import { z } from 'zod'
import { readRows } from '../../platform/db/rows.ts'
import type { Db } from '../../platform/db/types.ts'
import { fail } from '../../platform/errors.ts'
import type { Requester } from '../device.ts'
import { hashToken, newToken } from '../sessions/token.ts'
import { codes } from '../table.ts'
import type { CodePurpose } from './code-subject.ts'
import { hashCode } from './hash-code.ts'

interface CodeRequest {
  purpose: CodePurpose
  /** Made by `getSubject`. */
  subject: string
  /** The account, where it is known without a look-up. */
  subject_id?: string
  /** The new phone or address to confirm. */
  new_value?: Record<string, string>
  /** The browser that asks, in which alone the code may be entered; left out where a session says who asks. */
  requester?: Requester
}

interface Usage {
  /** Seconds until this asker may have the next code; 0 when they may. */
  wait: number
  /** Codes of the last day that nobody used: asked for by this browser, by strangers in this network, and by all strangers. */
  device: number
  network: number
  strangers: number
  /** The number of digits of the code that this asker can still enter; null for none. */
  live: number | null
}

/** The condition for codes of one browser or session: requests by others in the same name neither void nor limit them. */
const isSameRequester = (requester: Requester | undefined): SQL => sql`device_hash is not distinct from ${requester?.device_hash ?? null}`

const usageRow = z.strictObject({ wait: z.int(), device: z.int(), network: z.int(), strangers: z.int(), live: z.int().nullable() })

/**
 * The unused codes of the last day, by requester: a used code was no nuisance to its receiver. The lock keeps two concurrent requests from both
 * finding room.
 */
async function readUsage(db: Db, { purpose, subject, requester, new_value }: CodeRequest): Promise<Usage> {
  // Codes for a new phone or address count across accounts, since any account can guess them.
  const sought = new_value ? JSON.stringify(new_value) : subject
  await db.execute(sql`select pg_advisory_xact_lock(hashtextextended(${`${purpose} ${sought}`}, 0))`)
  const mine = sql`(subject = ${subject} and ${isSameRequester(requester)})`
  const rows = await readRows(
    db,
    sql`
    select coalesce(ceil(${codeRules.resend_seconds} - extract(epoch from now() - max(created_at) filter (where ${mine}))), 0)::int as wait,
      count(*) filter (where ${mine})::int as device,
      count(*) filter (where not known and ip = ${requester?.ip ?? null})::int as network,
      count(*) filter (where not known)::int as strangers,
      max(digits) filter (where ${mine} and expires_at > now()) as live
    from codes
    where purpose = ${purpose} and ${new_value ? sql`new_value = ${sought}::jsonb` : sql`subject = ${sought}`} and created_at > now() - interval '24 hours' and used_at is null`,
    usageRow,
  )
  return rows[0] ?? { wait: 0, device: 0, network: 0, strangers: 0, live: null }
}

/** Codes that begin with four digits. */
const isShort = (purpose: CodePurpose): boolean => purpose === 'verify_account' || purpose === 'change_email'

/** True if the day's codes are spent for this asker. Strangers can't use up the codes of the account's own browsers. */
function isSpent({ purpose, requester }: CodeRequest, { device, network, strangers }: Usage, guessable: boolean): boolean {
  const { per_day, strangers_per_day, short_strangers_per_day } = codeRules
  if (device >= per_day) return true
  if (requester?.known) return false
  return network >= per_day || (guessable && strangers >= (isShort(purpose) ? short_strangers_per_day : strangers_per_day))
}

/** Voids what was sent before: it ends now, which keeps it apart from what was used. */
const voidEarlier = (db: Db, { purpose, subject, requester }: CodeRequest) =>
  db
    .update(codes)
    .set({ expires_at: sql`least(${codes.expires_at}, now())` })
    .where(and(eq(codes.purpose, purpose), eq(codes.subject, subject), isSameRequester(requester), sql`${codes.used_at} is null`))

/**
 * @param pause false sends a code without the pause between two codes, for a form that was filled in again
 * @param guessable whether it has few digits, so that the codes of all strangers are counted
 */
async function makeRoom(db: Db, request: CodeRequest, { pause = true, guessable = true } = {}): Promise<Usage> {
  const usage = await readUsage(db, request)
  // The earlier code is still valid, and the page draws a box for each of its digits.
  const sent = usage.live === null ? {} : { code_length: usage.live }
  if (isSpent(request, usage, guessable)) throw fail(accessErrors.code_too_many, sent)
  if (pause && usage.wait > 0) throw fail(accessErrors.code_too_soon, { seconds: usage.wait, ...sent })
  await voidEarlier(db, request)
  return usage
}

/** The number of digits of a code; `codeRules` explains the arithmetic. */
function getLength(purpose: CodePurpose, { strangers }: Usage): number {
  const { short_digits, long_digits, short_per_day } = codeRules
  return isShort(purpose) && strangers < short_per_day ? short_digits : long_digits
}

/**
 * Makes a code and gives it, for a job to send. It may be asked for whether or not there is such an account: the work and the
 * answer are the same. Throws `code_too_soon` within 60 s of the last one and `code_too_many` beyond the limits of `codeRules`.
 */
export async function issueCode(db: Db, secret: string, request: CodeRequest, { pause = true } = {}): Promise<string> {
  const usage = await makeRoom(db, request, { pause })
  const { requester, ...rest } = request
  const { purpose, subject } = request
  const length = getLength(purpose, usage)
  const code = String(randomInt(10 ** length)).padStart(length, '0')
  await db.insert(codes).values({
    ...rest,
    ...requester,
    digits: length,
    code_hash: hashCode(secret, purpose, subject, code),
    expires_at: sql`now() + make_interval(secs => ${codeRules.code_seconds})`,
  })
  return code
}

/**
 * Makes a single-use token for a link (its life is in `codeRules`; an invitation has its own) under the limits of {@link issueCode}, but that of
 * all strangers: nobody guesses it.
 */
export async function issueLink(db: Db, request: CodeRequest, options: { limited: boolean } = { limited: true }): Promise<string> {
  if (options.limited) await makeRoom(db, request, { guessable: false })
  else await voidEarlier(db, request)
  const token = newToken()
  const seconds = request.purpose === 'invitation' ? codeRules.invitation_seconds : codeRules.link_seconds
  const { requester, ...rest } = request
  await db
    .insert(codes)
    .values({ ...rest, ...requester, code_hash: hashToken(token), expires_at: sql`now() + make_interval(secs => ${seconds})` })
  return token
}
