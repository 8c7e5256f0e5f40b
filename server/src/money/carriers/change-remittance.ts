import { errors } from '@rahba/contract/kernel/errors'
import type { Locale } from '@rahba/contract/kernel/locale'
import { allowedDecisions, remittanceStates } from '@rahba/contract/money/carriers/remittance-lines'
import { type decideLinesBody, maxRemittanceLines, type remittanceBody } from '@rahba/contract/money/carriers/remittances.schemas'
import { moneyErrors } from '@rahba/contract/money/errors'
import { and, asc, eq, inArray, isNull, ne, sql } from 'drizzle-orm'
import type { z } from 'zod'
import { now } from '../../platform/db/columns.ts'
import type { Db } from '../../platform/db/types.ts'
import { fail, failField } from '../../platform/errors.ts'
import { refuseStale } from '../../platform/http/seen-version.ts'
import { matchLines } from './match-lines.ts'
import type { FileLine } from './read-file.ts'
import { carrierRemittanceLines, carrierRemittances, type RemittanceLineRecord, type RemittanceRecord } from './table.ts'

type Body = z.output<typeof remittanceBody>

/** A draft, locked. Throws `not_found`, and `remittance_wrong_state` for one that was recorded or discarded. */
export async function lockDraft(db: Db, id: string, locale: Locale): Promise<RemittanceRecord> {
  const [found] = await db.select().from(carrierRemittances).where(eq(carrierRemittances.id, id)).for('update')
  if (!found) throw fail(errors.not_found)
  if (found.status !== 'draft') throw fail(moneyErrors.remittance_wrong_state, { now: remittanceStates[found.status][locale] })
  return found
}

/** Refuses a bank reference that another remittance of the carrier has. The unique index behind it meets two at once. */
async function refuseTaken(db: Db, { carrier, reference }: Pick<Body, 'carrier' | 'reference'>, own?: string): Promise<void> {
  const [existing] = await db
    .select({ number: carrierRemittances.number })
    .from(carrierRemittances)
    .where(
      and(
        eq(carrierRemittances.carrier, carrier),
        eq(carrierRemittances.reference, reference),
        ne(carrierRemittances.status, 'discarded'),
        own ? ne(carrierRemittances.id, own) : undefined,
      ),
    )
  if (existing) throw failField('reference', moneyErrors.remittance_reference_taken, { number: existing.number })
}

export const toLines = (db: Db, id: string): PromiseLike<RemittanceLineRecord[]> =>
  db.select().from(carrierRemittanceLines).where(eq(carrierRemittanceLines.remittance_id, id)).orderBy(asc(carrierRemittanceLines.position))

const getKey = (line: { line: number | null; order_id: string | null; kind: string; collected: number; expected: number | null }) =>
  [line.line, line.order_id, line.kind, line.collected, line.expected].join(' ')

/**
 * Matches the lines of a draft again. Unchanged lines keep their decisions and are not written.
 * @returns how many lines are not as they were. Throws `remittance_too_many`.
 */
async function saveLines(db: Db, draft: RemittanceRecord, lines: readonly FileLine[]): Promise<number> {
  const before = await toLines(db, draft.id)
  const matched = await matchLines(db, lines, draft)
  if (matched.length > maxRemittanceLines) throw fail(moneyErrors.remittance_too_many, { max: maxRemittanceLines })
  const getText = ({ order_number, tracking_number, fee }: Omit<FileLine, 'line'>) => [order_number, tracking_number, fee].join(' ')
  const isSame = (line: (typeof matched)[number] | undefined, at: number) => {
    const old = before[at]
    return line && old && getKey(line) === getKey(old) && getText(line) === getText(old)
  }
  const places = [...Array(Math.max(before.length, matched.length)).keys()]
  const changed = places.filter((at) => !isSame(matched[at], at)).length
  if (changed === 0) return 0
  const decided = new Map(before.filter(({ decision }) => decision).map((line) => [getKey(line), line]))
  await db.delete(carrierRemittanceLines).where(eq(carrierRemittanceLines.remittance_id, draft.id))
  if (matched.length === 0) return changed
  await db.insert(carrierRemittanceLines).values(
    matched.map((line, position) => {
      const { decision = null, note = null } = decided.get(getKey(line)) ?? {}
      return { ...line, remittance_id: draft.id, position, decision, note }
    }),
  )
  return changed
}

/** The file's lines of a draft, as they were read. */
const readFileLines = async (db: Db, id: string): Promise<FileLine[]> =>
  (await toLines(db, id)).flatMap(({ line, order_number, tracking_number, collected, fee }) =>
    line === null ? [] : [{ line, order_number, tracking_number, collected, fee }],
  )

/** Begins a remittance with the orders its carrier owes of the period. Throws `remittance_reference_taken` and `remittance_too_many`. */
export async function createRemittance(db: Db, body: Body, admin_id: string): Promise<RemittanceRecord> {
  await refuseTaken(db, body)
  const [made] = await db
    .insert(carrierRemittances)
    .values({ ...body, created_by: admin_id })
    .onConflictDoNothing()
    .returning()
  if (!made) {
    // Somebody else added it at the same moment, so it exists now.
    await refuseTaken(db, body)
    throw new Error('A remittance was not made, and no other has its reference')
  }
  await saveLines(db, made, [])
  return made
}

interface Change {
  before: RemittanceRecord
  after: RemittanceRecord
  /** The number of its lines that are now matched differently. */
  changed_lines?: number
}

/** A change of a draft takes a first approval back. */
async function changeDraft(db: Db, before: RemittanceRecord, changes: Partial<Body> & { file?: string }): Promise<Change> {
  const [after] = await db
    .update(carrierRemittances)
    .set({ ...changes, first_posted_by: null, updated_at: now })
    .where(eq(carrierRemittances.id, before.id))
    .returning()
  if (!after) throw new Error('The locked remittance is there')
  return { before, after }
}

/** Changes a draft and matches its lines again. Throws `stale_record` when `seen` is an older version. */
export async function updateRemittance(
  db: Db,
  { id, body, locale, seen }: { id: string; body: Body; locale: Locale; seen?: string | undefined },
): Promise<Change> {
  const before = await lockDraft(db, id, locale)
  refuseStale(seen, before)
  await refuseTaken(db, body, id)
  const change = await changeDraft(db, before, body)
  return { ...change, changed_lines: await saveLines(db, change.after, await readFileLines(db, id)) }
}

/** Puts the lines of a carrier's file in the place of those before. */
export async function takeFile(db: Db, id: string, file: { name: string; lines: readonly FileLine[] }, locale: Locale): Promise<Change> {
  const change = await changeDraft(db, await lockDraft(db, id, locale), { file: file.name })
  return { ...change, changed_lines: await saveLines(db, change.after, file.lines) }
}

/** Matches a draft with the orders as they are now. */
export async function matchAgain(db: Db, id: string, locale: Locale): Promise<Change> {
  const change = await changeDraft(db, await lockDraft(db, id, locale), {})
  return { ...change, changed_lines: await saveLines(db, change.after, await readFileLines(db, id)) }
}

/** Decides lines of a draft. Throws `remittance_decision` where one of them does not offer the decision, and `not_found`. */
export async function decideLines(
  db: Db,
  id: string,
  { ids, kind, decision, note }: z.output<typeof decideLinesBody>,
  locale: Locale,
): Promise<Change> {
  const change = await changeDraft(db, await lockDraft(db, id, locale), {})
  const chosen = and(
    eq(carrierRemittanceLines.remittance_id, id),
    ids ? inArray(carrierRemittanceLines.id, ids) : undefined,
    kind ? and(eq(carrierRemittanceLines.kind, kind), isNull(carrierRemittanceLines.decision)) : undefined,
  )
  const lines = await db.select({ kind: carrierRemittanceLines.kind }).from(carrierRemittanceLines).where(chosen)
  if (lines.length === 0 || (ids && lines.length !== new Set(ids).size)) throw fail(errors.not_found)
  if (lines.some(({ kind }) => !allowedDecisions(kind).includes(decision))) throw failField('decision', moneyErrors.remittance_decision)
  await db.update(carrierRemittanceLines).set({ decision, note }).where(chosen)
  return change
}

/** Discards a draft: nothing was booked, and its bank reference is free again. */
export async function discardRemittance(db: Db, id: string, locale: Locale): Promise<Change> {
  const before = await lockDraft(db, id, locale)
  const [after] = await db
    .update(carrierRemittances)
    .set({ status: sql`'discarded'`, updated_at: now })
    .where(eq(carrierRemittances.id, id))
    .returning()
  if (!after) throw new Error('The locked remittance is there')
  return { before, after }
}
