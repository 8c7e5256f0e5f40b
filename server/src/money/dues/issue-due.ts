import { getRemaining } from '@rahba/contract/money/dues/due-states'
import { moneyErrors } from '@rahba/contract/money/errors'
import { and, asc, desc, eq, inArray, isNull, lt, sql } from 'drizzle-orm'
import { isoMoment, now } from '../../platform/db/columns.ts'
import { today } from '../../platform/db/today.ts'
import type { Db } from '../../platform/db/types.ts'
import { fail } from '../../platform/errors.ts'
import { readSettings } from '../../settings/read-settings.ts'
import { lockStore } from '../../stores/change-store.ts'
import { notifyOfDue } from './due-texts.ts'
import { changeDue, type DueChange } from './lock-due.ts'
import { payUpTo } from './pay-open-dues.ts'
import { type DueRecord, dueLines, dues } from './table.ts'

/** The most lines of one statement; more go on the next. */
const maxLines = 5000

interface Issue {
  store_id: string
  /** Lines from this moment on wait for the next statement; all when not said. */
  before?: string
  due_on?: string | null | undefined
  note?: string | null | undefined
  /** The value is null for the clock. */
  raised_by: string | null
}

/** Pays a new statement from the store's balance as far as possible, after older ones, and notifies the store of the result. */
async function payNew(db: Db, due: DueRecord): Promise<DueRecord> {
  const after = await payUpTo(db, due)
  await notifyOfDue(db, after, { kind: getRemaining(after) > 0 ? 'issued' : 'settled_at_once' })
  return after
}

/**
 * Bills a store for the lines no statement holds yet. What it has available pays its open statements first, the rest is due after the time of
 * the setting. Throws `not_found`, and `nothing_to_bill` where nothing is owed: what was given back waits for the next statement.
 */
export async function issueDue(db: Db, { store_id, before, due_on, note, raised_by }: Issue): Promise<DueRecord> {
  const store = await lockStore(db, store_id)
  const lines = await db
    .select({ id: dueLines.id, amount: dueLines.amount, posted_at: dueLines.posted_at })
    .from(dueLines)
    .where(and(eq(dueLines.store_id, store.id), isNull(dueLines.due_id), before ? lt(dueLines.posted_at, before) : undefined))
    .orderBy(asc(dueLines.posted_at), asc(dueLines.id))
    .limit(maxLines)
    .for('update')
  const [first] = lines
  const last = lines.at(-1)
  const amount = lines.reduce((sum, line) => sum + line.amount, 0)
  if (!first || !last || amount <= 0) throw fail(moneyErrors.nothing_to_bill)
  const [previous] = await db
    .select({ period_to: dues.period_to })
    .from(dues)
    .where(eq(dues.store_id, store.id))
    .orderBy(desc(dues.created_at), desc(dues.id))
    .limit(1)
  const { dues_days } = await readSettings(db)
  const begun = previous && previous.period_to < first.posted_at ? previous.period_to : first.posted_at
  const full = lines.length === maxLines
  const ended = full ? last.posted_at : (before ?? sql`greatest(${now}, ${last.posted_at}::timestamptz)`)
  const [due] = await db
    .insert(dues)
    .values({
      store_id: store.id,
      amount,
      lines: lines.length,
      period_from: begun,
      period_to: ended,
      due_on: due_on ?? sql`${today} + ${dues_days}::int`,
      note: note ?? null,
      raised_by,
    })
    .returning()
  if (!due) throw new Error('An insert answers its row')
  await db
    .update(dueLines)
    .set({ due_id: due.id })
    .where(
      inArray(
        dueLines.id,
        lines.map(({ id }) => id),
      ),
    )
  return payNew(db, due)
}

/** Returns the amount that a store owes and no statement contains yet. */
export async function readUnbilled(db: Db, store_id: string) {
  const [row] = await db
    .select({
      lines: sql<number>`count(*)::int`,
      amount: sql<number>`coalesce(sum(${dueLines.amount}), 0)::float8`,
      from: sql<string | null>`min(${dueLines.posted_at})`,
    })
    .from(dueLines)
    .where(and(eq(dueLines.store_id, store_id), isNull(dueLines.due_id)))
  if (!row) throw new Error('a count answers a row')
  return { ...row, from: row.from && isoMoment(row.from) }
}

/** Another day to pay by, or another note. The statement must be locked and open; a later day makes what was late due again. */
export const editDue = (db: Db, due: DueRecord, { due_on, note }: { due_on: string; note: string | null }): Promise<DueChange> =>
  changeDue(db, due, {
    due_on,
    note,
    ...(due_on !== due.due_on && { reminded_at: null }),
    ...(due.status !== 'paid_claimed' && { status: sql`case when ${due_on}::date < ${today} then 'overdue' else 'due' end` }),
  })
