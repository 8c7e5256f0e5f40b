import { randomInt } from 'node:crypto'
import { codeRules } from '@rahba/contract/access/code-rules'
import { accessErrors } from '@rahba/contract/access/errors'
import { and, eq, type SQL, sql } from 'drizzle-orm'
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
  /** Seconds until the next code may be asked for; 0 when it may. */
  wait: number
  recent: number
}

/** What one browser asked for, or one session: what others ask for in the same name neither voids it nor counts against it. */
const sameAsker = (asker: Asker | undefined): SQL => sql`device_hash is not distinct from ${asker?.device_hash ?? null}`

/**
 * How many codes were asked for in the last day since one was last used, and how long ago the latest was. A code that was used brings both
 * back to nothing: who receives the codes is no nuisance to themselves. The lock keeps two requests at once from both finding room.
 */
async function usageOf(db: Db, { purpose, subject, asker }: CodeRequest): Promise<Usage> {
  await db.execute(sql`select pg_advisory_xact_lock(hashtextextended(${`${purpose} ${subject}`}, 0))`)
  const { rows } = await db.execute<{ wait: number; recent: number }>(sql`
    with used as (select coalesce(max(created_at), '-infinity') as at from codes where purpose = ${purpose} and subject = ${subject} and used_at is not null)
    select coalesce(ceil(${codeRules.resend_seconds} - extract(epoch from now() - max(created_at) filter (where ${sameAsker(asker)}))), 0)::int as wait, count(*)::int as recent
    from codes, used
    where purpose = ${purpose} and subject = ${subject} and created_at > used.at and created_at > now() - interval '24 hours'`)
  return rows[0] ?? { wait: 0, recent: 0 }
}

/** Voids what was sent before: it ends now, which keeps it apart from what was used. */
const voidEarlier = (db: Db, { purpose, subject, asker }: CodeRequest) =>
  db
    .update(codes)
    .set({ expires_at: sql`least(${codes.expires_at}, now())` })
    .where(and(eq(codes.purpose, purpose), eq(codes.subject, subject), sameAsker(asker), sql`${codes.used_at} is null`))

/** @param pause whether the pause between two codes is kept: what was filled in anew gets a new code at once */
async function makeRoom(db: Db, request: CodeRequest, pause = true): Promise<void> {
  const { wait, recent } = await usageOf(db, request)
  if (recent >= codeRules.per_day) throw fail(accessErrors.code_too_many)
  if (pause && wait > 0) throw fail(accessErrors.code_too_soon, { seconds: wait })
  await voidEarlier(db, request)
}

/**
 * Makes a 4-digit code and gives it, for a job to send. It may be asked for whether or not there is such an account: the work and the
 * answer are the same. Throws `code_too_soon` within 60 s of the last one and `code_too_many` beyond five unused ones a day.
 */
export async function issueCode(db: Db, secret: string, request: CodeRequest, { pause = true } = {}): Promise<string> {
  await makeRoom(db, request, pause)
  const code = String(randomInt(10_000)).padStart(4, '0')
  const { asker, ...rest } = request
  const { purpose, subject } = request
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
