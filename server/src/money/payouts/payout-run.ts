import { errors } from '@rahba/contract/kernel/errors'
import type { ExportFormat } from '@rahba/contract/kernel/export-format'
import { inLocale, type Locale } from '@rahba/contract/kernel/locale'
import type { Page } from '@rahba/contract/kernel/page'
import { moneyErrors } from '@rahba/contract/money/errors'
import { payoutLabels } from '@rahba/contract/money/payouts/payout-labels'
import { type PayoutRun, type RunPreview, runLabels } from '@rahba/contract/money/payouts/payout-runs'
import type { Payout } from '@rahba/contract/money/payouts/payouts'
import { approval } from '@rahba/contract/stores/store-states'
import { and, asc, eq, inArray, isNull, not, or, type SQL, sql } from 'drizzle-orm'
import type { FastifyReply } from 'fastify'
import { admins } from '../../access/table.ts'
import { now } from '../../platform/db/columns.ts'
import type { Db } from '../../platform/db/types.ts'
import { fail } from '../../platform/errors.ts'
import { type Cut, getOrder, type PageQuery, toPage } from '../../platform/lists/page.ts'
import { typedNumber } from '../../platform/lists/search.ts'
import { type ExportColumn, exportCap, getColumn, sendExport } from '../../platform/lists/send-export.ts'
import { stores } from '../../stores/table.ts'
import { findStoresOfAdmin } from '../require-outsider.ts'
import { payoutsOfRun } from './read-payouts.ts'
import { payoutRuns, payouts } from './table.ts'

/** The most payouts of one file. */
const runCap = 500

// The run's id is written out as `payout_runs.id`, since a single-table select would not qualify it.
const runFigure = (what: string) => sql<number>`(select ${sql.raw(what)} from payouts p where p.run_id = ${sql.raw('payout_runs.id')})`
const columns = {
  id: payoutRuns.id,
  number: payoutRuns.number,
  payouts: runFigure('count(*)::int'),
  amount: runFigure('coalesce(sum(p.amount), 0)::float8'),
  paid: runFigure("count(*) filter (where p.status = 'paid')::int"),
  failed: runFigure("count(*) filter (where p.status = 'failed')::int"),
  created_by: admins.name,
  created_at: payoutRuns.created_at,
}

const select = (db: Db, { where, orderBy = [], limit = 1, offset = 0 }: Partial<Cut>): PromiseLike<PayoutRun[]> =>
  db
    .select(columns)
    .from(payoutRuns)
    .leftJoin(admins, eq(admins.id, payoutRuns.created_by))
    .where(where)
    .orderBy(...orderBy)
    .limit(limit)
    .offset(offset)

const sorts = { created_at: { by: payoutRuns.created_at, value: (row: PayoutRun) => row.created_at } }

// Runs are identified by their number only.
const found = (q: string | undefined): SQL | undefined => (q ? eq(payoutRuns.number, typedNumber(q, 1) ?? 0) : undefined)

/** A page of the payout runs, searched by number. */
export const listRuns = (db: Db, query: PageQuery & { q?: string | undefined }): Promise<Page<PayoutRun>> =>
  toPage(db, query, { from: payoutRuns, id: payoutRuns.id, where: found(query.q), sorts, rows: (cut) => select(db, cut) })

/** The filtered payout runs as a file, newest first; amounts are riyals. */
export async function exportRuns(
  { db, reply, locale }: { db: Db; reply: FastifyReply; locale: Locale },
  { q, sort, format }: { q?: string | undefined; sort: string; format: ExportFormat },
): Promise<null> {
  const rows = await select(db, { where: found(q), orderBy: getOrder(sorts, sort, payoutRuns.id), limit: exportCap })
  const column = getColumn<PayoutRun>(runLabels, locale)
  const columns = [
    column('number', 'number', (row) => row.number),
    column('created_at', 'moment', (row) => row.created_at),
    column('created_by', 'text', (row) => row.created_by),
    column('payouts', 'number', (row) => row.payouts),
    column('amount', 'money', (row) => row.amount),
    column('paid', 'number', (row) => row.paid),
    column('failed', 'number', (row) => row.failed),
  ]
  return sendExport(reply, locale, 'payout-runs', format, columns, rows)
}

/** One run. Throws `not_found`. */
export async function readRun(db: Db, id: string): Promise<PayoutRun> {
  const [run] = await select(db, { where: eq(payoutRuns.id, id) })
  if (!run) throw fail(errors.not_found)
  return run
}

const isHeld = or(eq(stores.payout_hold, true), eq(stores.approved, approval.suspended))
const isOwn = (admin_id: string) => sql`${stores.id} in ${findStoresOfAdmin(admin_id)}`

/** Returns what {@link startRun} would take now, and how many approved payouts it would skip for which reason. */
export async function previewRun(db: Db, admin_id: string): Promise<RunPreview> {
  const changed = sql`${stores.iban_no} is distinct from ${payouts.iban_no}`
  const reason = sql`case when ${isHeld} then 'held' when ${isOwn(admin_id)} then 'own' when ${changed} then 'account_changed' end`
  const ready = db
    .select({ amount: payouts.amount, reason: sql<string | null>`${reason}`.as('reason') })
    .from(payouts)
    .innerJoin(stores, eq(stores.id, payouts.store_id))
    .where(eq(payouts.status, 'approved'))
    .as('ready')
  const count = (of: SQL) => sql<number>`count(*) filter (where ${of})::int`
  const isReady = isNull(ready.reason)
  const [row] = await db
    .select({
      payouts: count(isReady),
      amount: sql<number>`coalesce(sum(${ready.amount}) filter (where ${isReady}), 0)::float8`,
      held: count(eq(ready.reason, 'held')),
      own: count(eq(ready.reason, 'own')),
      account_changed: count(eq(ready.reason, 'account_changed')),
    })
    .from(ready)
  if (!row) throw new Error('A sum answers one row')
  return row
}

interface Start {
  admin_id: string
  ids?: readonly string[] | undefined
  expected?: Pick<RunPreview, 'payouts' | 'amount'> | undefined
}

/**
 * Hands approved payouts to the bank: all of them or those named, at most {@link runCap}. Those of a store that is held, whose account is now
 * another, or that the admin is of, stay behind. Throws `nothing_to_run`, and `run_changed` where the run would be another than was `expected`.
 */
export async function startRun(db: Db, { admin_id, ids, expected }: Start): Promise<PayoutRun> {
  const waiting = and(eq(payouts.status, 'approved'), ids ? inArray(payouts.id, [...ids]) : undefined)
  // Stores are locked first, as everywhere, so that no payout is handed over while its store is being held.
  const payable = await db
    .select({ id: stores.id, iban_no: stores.iban_no })
    .from(stores)
    .where(
      and(
        inArray(stores.id, db.select({ id: payouts.store_id }).from(payouts).where(waiting)),
        not(sql`(${isHeld})`),
        not(isOwn(admin_id)),
      ),
    )
    .orderBy(asc(stores.id))
    .limit(runCap)
    .for('no key update')
  const [run] = await db.insert(payoutRuns).values({ created_by: admin_id }).returning({ id: payoutRuns.id })
  if (!run) throw new Error('An insert answers its row')
  const accounts = JSON.stringify(payable)
  const updated = await db
    .update(payouts)
    .set({ status: 'processing', run_id: run.id, updated_at: now })
    .where(
      and(
        waiting,
        sql`(store_id, iban_no) in (select id, iban_no from jsonb_to_recordset(${accounts}::jsonb) as s (id uuid, iban_no text))`,
      ),
    )
    .returning({ id: payouts.id })
  if (updated.length === 0) throw fail(moneyErrors.nothing_to_run)
  const made = await readRun(db, run.id)
  if (expected && (made.payouts !== expected.payouts || made.amount !== expected.amount)) throw fail(moneyErrors.run_changed)
  return made
}

const bankColumns = (locale: Locale): ExportColumn<Payout>[] => {
  const column = getColumn<Payout>(payoutLabels, locale)
  return [
    column('number', 'number', (row) => row.number),
    column('bank_account_name', 'text', (row) => row.bank_account_name),
    column('iban_no', 'text', (row) => row.iban_no),
    column('bank', 'text', (row) => row.bank && inLocale(row.bank, locale)),
    column('amount', 'money', (row) => row.amount),
  ]
}

/** The run as the bank is given it; amounts are riyals. Throws `not_found`. */
export async function sendBankFile(
  ctx: { db: Db; reply: FastifyReply; locale: Locale },
  { run_id, format }: { run_id: string; format: ExportFormat },
): Promise<null> {
  const run = await readRun(ctx.db, run_id)
  const rows = await payoutsOfRun(ctx.db, run_id, runCap)
  return sendExport(ctx.reply, ctx.locale, `payouts-${run.number}`, format, bankColumns(ctx.locale), rows)
}
