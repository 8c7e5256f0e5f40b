import { cutText } from '@rahba/contract/kernel/cut-text'
import { errorText } from '@rahba/contract/kernel/errors'
import type { Locale } from '@rahba/contract/kernel/locale'
import { parseAmount } from '@rahba/contract/kernel/money'
import { moneyTexts } from '@rahba/contract/kernel/money-text'
import { cleanText, latinDigits } from '@rahba/contract/kernel/normalise'
import { moneyErrors } from '@rahba/contract/money/errors'
import type { RunResult } from '@rahba/contract/money/payouts/payout-runs'
import { payoutStatuses } from '@rahba/contract/money/payouts/payout-states'
import { maxReasonLength, maxReferenceLength, type PayoutActionInput } from '@rahba/contract/money/payouts/payouts.schemas'
import { and, eq } from 'drizzle-orm'
import type { Db } from '../../platform/db/types.ts'
import { AppError, fail } from '../../platform/errors.ts'
import type { FileRow } from '../../platform/tables/file-row.ts'
import { readTableFile } from '../../platform/tables/read-table-file.ts'
import { actOnPayout } from './act-on-payout.ts'
import type { PayoutChange } from './lock-payout.ts'
import { readRun } from './payout-run.ts'
import { type PayoutRow, payouts } from './table.ts'

interface Line {
  line: number
  number: string
  status: string
  reference: string
  reason: string
  amount: string
}

/** The headings of the bank's file, in the languages banks answer in. */
const headings: Record<string, keyof Omit<Line, 'line'>> = {
  number: 'number',
  'payout number': 'number',
  'رقم السحب': 'number',
  'رقم الدفعة': 'number',
  status: 'status',
  الحالة: 'status',
  reference: 'reference',
  'bank reference': 'reference',
  'مرجع العملية البنكية': 'reference',
  المرجع: 'reference',
  reason: 'reason',
  السبب: 'reason',
  amount: 'amount',
  المبلغ: 'amount',
}
const paidWords = new Set(['paid', 'executed', 'success', 'منفذة', 'مدفوعة', 'حُوّلت', 'حولت', 'تم التحويل'])
const failedWords = new Set(['failed', 'returned', 'rejected', 'مرفوضة', 'مرتجعة', 'معادة', 'تعذر التحويل', 'تعذّر التحويل'])

const getMessage = ({ status }: Line): 'paid' | 'failed' | null => {
  const word = status.toLowerCase()
  return paidWords.has(word) ? 'paid' : failedWords.has(word) ? 'failed' : null
}

const maxLines = 1000

/** The rows of a file of some hundred lines, read in the process for uploads. Throws `result_too_many`, and what reading a table throws. */
const toRows = (file: string, account: string): Promise<FileRow[]> =>
  readTableFile({ body: Buffer.from(file) }, account, async ({ parts }) => {
    const rows: FileRow[] = []
    for await (const part of parts) {
      rows.push(...part)
      if (rows.length > maxLines + 1) throw fail(moneyErrors.result_too_many, { max: maxLines })
    }
    return rows
  })

/**
 * The lines of the bank's answer. Throws `result_workbook` for a spreadsheet, `result_columns` where a needed column is missing, `result_empty`, and
 * what reading a table throws.
 */
async function toLines(file: string, account: string): Promise<Line[]> {
  // A workbook is refused, because its bytes did not survive being sent as text.
  if (file.startsWith('PK\u0003\u0004')) throw fail(moneyErrors.result_workbook)
  const [head, ...rows] = await toRows(file, account)
  const places = head?.cells.map((cell) => headings[cleanText(cell).toLowerCase()]) ?? []
  if (!places.includes('number') || !places.includes('status')) throw fail(moneyErrors.result_columns)
  const lines = rows.map(({ row, cells }) => {
    const line: Line = { line: row, number: '', status: '', reference: '', reason: '', amount: '' }
    for (const [at, key] of places.entries()) if (key) line[key] = cleanText(latinDigits(cells[at] ?? ''))
    return line
  })
  const filled = lines.filter(({ number, status }) => number || status)
  if (filled.length === 0) throw fail(moneyErrors.result_empty)
  return filled
}

type Outcome = RunResult['results'][number]

/**
 * Imports what the bank did with a run. Each line has its own transaction: a wrong line is reported and the others are applied. A payout that already
 * has the line's status is `known`, so that importing the same file twice changes nothing.
 * @param notify is called with every change, in its transaction
 */
export async function importResult(
  db: Db,
  { run_id, admin_id, locale, file }: { run_id: string; admin_id: string; locale: Locale; file: string },
  notify: (tx: Db, change: PayoutChange) => Promise<void>,
): Promise<RunResult> {
  await readRun(db, run_id)
  const results: Outcome[] = []
  const lines = await toLines(file, `admin:${admin_id}`)
  const torn = contradicted(lines)
  for (const line of lines) {
    const answer = (outcome: Outcome['outcome'], error: string | null = null) =>
      results.push({ line: line.line, number: line.number, outcome, error })
    try {
      answer(
        await takeLine(db, { run_id, locale, line, torn: torn.has(line.number) }, async (id, step) =>
          db.transaction(async (tx) => notify(tx, await actOnPayout(tx, { id, admin_id, locale, ...step }))),
        ),
      )
    } catch (error) {
      if (!(error instanceof AppError)) throw error
      answer('refused', errorText(error.error, locale, error.params))
    }
  }
  return { run: await readRun(db, run_id), results }
}

/** Numbers of which the file says that they were paid and that they were not. */
function contradicted(lines: readonly Line[]): ReadonlySet<string> {
  const byNumber = Map.groupBy(lines, ({ number }) => number)
  return new Set([...byNumber].flatMap(([number, of]) => (new Set(of.flatMap((line) => getMessage(line) ?? [])).size > 1 ? [number] : [])))
}

/** One line of the bank's answer. Throws the refusals of the contract that start with `result_`, and what `act` does. */
async function takeLine(
  db: Db,
  { run_id, locale, line, torn }: { run_id: string; locale: Locale; line: Line; torn: boolean },
  act: (id: string, step: PayoutActionInput) => Promise<void>,
): Promise<Exclude<Outcome['outcome'], 'refused'>> {
  const says = getMessage(line)
  const payout = /^\d{1,9}$/.test(line.number) ? await readPayout(db, run_id, Number(line.number)) : undefined
  if (!payout) throw fail(moneyErrors.result_payout_unknown)
  if (!says) throw fail(moneyErrors.result_status_unknown)
  if (torn) throw fail(moneyErrors.result_contradicts)
  // A bank file may have an amount column, and another amount means another transfer.
  if (line.amount && parseAmount(line.amount) !== payout.amount)
    throw fail(moneyErrors.result_amount_differs, { amount: moneyTexts(payout.amount) })
  if (payout.status === says) return 'known'
  if (says === 'paid' && !line.reference) throw fail(moneyErrors.result_reference_missing)
  if (line.reference.length > maxReferenceLength) throw fail(moneyErrors.result_reference_long, { max: maxReferenceLength })
  const reason = cutText(line.reason, maxReasonLength) || payoutStatuses.failed[locale]
  if (says === 'paid') await act(payout.id, { action: 'pay', reference: line.reference, receipt: null })
  else await act(payout.id, { action: payout.status === 'paid' ? 'send_back' : 'fail', reason })
  return says
}

async function readPayout(db: Db, run_id: string, number: number): Promise<PayoutRow | undefined> {
  const [payout] = await db
    .select()
    .from(payouts)
    .where(and(eq(payouts.number, number), eq(payouts.run_id, run_id)))
  return payout
}
