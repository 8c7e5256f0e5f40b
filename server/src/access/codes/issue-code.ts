import { randomInt } from 'node:crypto'
import { codeRules } from '@rahba/contract/access/code-rules'
import { accessErrors } from '@rahba/contract/access/errors'
import { and, eq, type SQL, sql } from 'drizzle-orm'
import { z } from 'zod'
import { readRows } from '../../platform/db/rows.ts'
import type { Db } from '../../platform/db/types.ts'
import { fail } from '../../platform/errors.ts'
import type { Asker } from '../device.ts'
import { hashToken, newToken } from '../sessions/token.ts'
import { codes } from '../table.ts'
import type { CodePurpose } from './code-rules.ts'
import { hashCode } from './hash-code.ts'

interface CodeRequest {
  purpose: CodePurpose
  /** From `subjectOf`. */
  subject: string
  /** The account, where it is known without a look-up. */
  subject_id?: string
  /** What becomes true once confirmed. */
  new_value?: Record<string, string>
  /** The browser that asks, in which alone the code may be entered; left out where a session says who asks. */
  asker?: Asker
}

interface Usage {
  /** Seconds until this asker may have the next code; 0 when they may. */
  wait: number
  /** Codes of the last day that nobody used: asked for by this browser, by strangers at this network address, and by all strangers. */
  device: number
  address: number
  strangers: number
}

/** What one browser asked for, or one session: what others ask for in the same name neither voids it nor counts against it. */
const sameAsker = (asker: Asker | undefined): SQL => sql`device_hash is not distinct from ${asker?.device_hash ?? null}`

const usageRow = z.strictObject({ wait: z.int(), device: z.int(), address: z.int(), strangers: z.int() })

/**
 * Who asked for codes in the last day that nobody used: whoever receives the codes is no nuisance to themselves. The lock keeps two requests at once from
 * both finding room.
 */
async function usageOf(db: Db, { purpose, subject, asker }: CodeRequest): Promise<Usage> {
  await db.execute(sql`select pg_advisory_xact_lock(hashtextextended(${`${purpose} ${subject}`}, 0))`)
  const mine = sameAsker(asker)
  const rows = await readRows(
    db,
    sql`
    select coalesce(ceil(${codeRules.resend_seconds} - extract(epoch from now() - max(created_at) filter (where ${mine}))), 0)::int as wait,
      count(*) filter (where ${mine})::int as device,
      count(*) filter (where not known and ip = ${asker?.ip ?? null})::int as address,
      count(*) filter (where not known)::int as strangers
    from codes
    where purpose = ${purpose} and subject = ${subject} and created_at > now() - interval '24 hours' and used_at is null`,
    usageRow,
  )
  return rows[0] ?? { wait: 0, device: 0, address: 0, strangers: 0 }
}

/** Whether the day's codes are spent for this asker. What strangers ask for leaves the account's own browsers theirs. */
function isSpent({ asker }: CodeRequest, { device, address, strangers }: Usage): boolean {
  const { per_day, strangers_per_day } = codeRules
  if (device >= per_day) return true
  return asker?.known === false && (address >= per_day || strangers >= strangers_per_day)
}

/** Voids what was sent before: it ends now, which keeps it apart from what was used. */
const voidEarlier = (db: Db, { purpose, subject, asker }: CodeRequest) =>
  db
    .update(codes)
    .set({ expires_at: sql`least(${codes.expires_at}, now())` })
    .where(and(eq(codes.purpose, purpose), eq(codes.subject, subject), sameAsker(asker), sql`${codes.used_at} is null`))

/** @param pause whether the pause between two codes is kept: what was filled in anew gets a new code at once */
async function makeRoom(db: Db, request: CodeRequest, pause = true): Promise<Usage> {
  const usage = await usageOf(db, request)
  if (isSpent(request, usage)) throw fail(accessErrors.code_too_many)
  if (pause && usage.wait > 0) throw fail(accessErrors.code_too_soon, { seconds: usage.wait })
  await voidEarlier(db, request)
  return usage
}

/** How many digits a code has; the arithmetic stands beside `codeRules`. */
function lengthOf(purpose: CodePurpose, { strangers }: Usage): number {
  const { short_digits, long_digits, short_per_day } = codeRules
  if (purpose === 'change_email') return short_digits
  return purpose === 'verify_account' && strangers < short_per_day ? short_digits : long_digits
}

/**
 * Makes a code and gives it, for a job to send. It may be asked for whether or not there is such an account: the work and the
 * answer are the same. Throws `code_too_soon` within 60 s of the last one and `code_too_many` beyond the limits of `codeRules`.
 */
export async function issueCode(db: Db, secret: string, request: CodeRequest, { pause = true } = {}): Promise<string> {
  const usage = await makeRoom(db, request, pause)
  const { asker, ...rest } = request
  const { purpose, subject } = request
  const length = lengthOf(purpose, usage)
  const code = String(randomInt(10 ** length)).padStart(length, '0')
  await db.insert(codes).values({
    ...rest,
    ...asker,
    code_hash: hashCode(secret, purpose, subject, code),
    expires_at: sql`now() + make_interval(secs => ${codeRules.code_seconds})`,
  })
  return code
}

/** Makes a single-use token for a link (its life is in `codeRules`; an invitation has its own) under the same limits as {@link issueCode}. */
export async function issueLink(db: Db, request: CodeRequest, options: { limited: boolean } = { limited: true }): Promise<string> {
  if (options.limited) await makeRoom(db, request)
  else await voidEarlier(db, request)
  const token = newToken()
  const seconds = request.purpose === 'invitation' ? codeRules.invitation_seconds : codeRules.link_seconds
  const { asker, ...rest } = request
  await db
    .insert(codes)
    .values({ ...rest, ...asker, code_hash: hashToken(token), expires_at: sql`now() + make_interval(secs => ${seconds})` })
  return token
}
