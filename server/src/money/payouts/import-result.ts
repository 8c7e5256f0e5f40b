import { errorText } from '@rahba/contract/kernel/errors'
import type { Locale } from '@rahba/contract/kernel/locale'
import { cleanText, latinDigits } from '@rahba/contract/kernel/normalise'
import { moneyErrors } from '@rahba/contract/money/errors'
import { payoutStatuses } from '@rahba/contract/money/payout-states'
import type { RunResult } from '@rahba/contract/money/payouts'
import { and, eq } from 'drizzle-orm'
import { readCsv } from '../../catalog/import/read-csv.ts'
import type { Db } from '../../platform/db/types.ts'
import { AppError, fail } from '../../platform/errors.ts'
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
}

/** What a heading of the bank's file means, in the languages banks answer in. */
const headings: Record<string, keyof Omit<Line, 'line'>> = {
  number: 'number',
  'رقم الدفعة': 'number',
  status: 'status',
  الحالة: 'status',
  reference: 'reference',
  'bank reference': 'reference',
  'مرجع العملية البنكية': 'reference',
  المرجع: 'reference',
  reason: 'reason',
  السبب: 'reason',
}
const paidWords = new Set(['paid', 'executed', 'success', 'منفذة', 'مدفوعة', 'حُوّلت', 'حولت'])
const failedWords = new Set(['failed', 'returned', 'rejected', 'مرفوضة', 'مرتجعة', 'معادة', 'تعذر التحويل'])

const mostLines = 1000

/** The lines of the bank's answer. Throws `result_unreadable` for what is no table, or lacks the two columns that are needed. */
async function linesOf(file: string): Promise<Line[]> {
  const unreadable = () => fail(moneyErrors.result_unreadable)
  const lines: Line[] = []
  let places: (keyof Omit<Line, 'line'> | undefined)[] | null = null
  try {
    for await (const { row, cells } of readCsv(file.replace(/^\uFEFF/, ''))) {
      if (!places) {
        places = cells.map((cell) => headings[cleanText(cell ?? '').toLowerCase()])
        if (!places.includes('number') || !places.includes('status')) throw unreadable()
        continue
      }
      const line: Line = { line: row, number: '', status: '', reference: '', reason: '' }
      places.forEach((key, at) => {
        if (key) line[key] = cleanText(latinDigits(cells[at] ?? ''))
      })
      if (line.number || line.status) lines.push(line)
      if (lines.length > mostLines) throw unreadable()
    }
  } catch (error) {
    throw error instanceof AppError ? unreadable() : error
  }
  if (lines.length === 0) throw unreadable()
  return lines
}

type Outcome = RunResult['results'][number]

/**
 * What the bank did with a run. Each line stands by itself, in a transaction of its own: a wrong one is named and the others are taken in. A payout
 * that already stands as the line says is `known`, so that the same file twice changes nothing.
 * @param told is called with every change, in its transaction
 */
export async function importResult(
  db: Db,
  { run_id, admin_id, locale, file }: { run_id: string; admin_id: string; locale: Locale; file: string },
  told: (tx: Db, change: PayoutChange) => Promise<void>,
): Promise<RunResult> {
  await readRun(db, run_id)
  const results: Outcome[] = []
  for (const line of await linesOf(file)) {
    const answer = (outcome: Outcome['outcome'], error: string | null = null) =>
      results.push({ line: line.line, number: line.number, outcome, error })
    const word = line.status.toLowerCase()
    const says = paidWords.has(word) ? 'paid' : failedWords.has(word) ? 'failed' : null
    const payout = /^\d{1,9}$/.test(line.number) ? await payoutOf(db, run_id, Number(line.number)) : undefined
    if (!payout) answer('refused', unknownPayout[locale])
    else if (!says) answer('refused', unknownStatus[locale])
    else if (payout.status === says) answer('known')
    else if (says === 'paid' && !line.reference) answer('refused', noReference[locale])
    else {
      try {
        await db.transaction(async (tx) => {
          const step =
            says === 'paid' ? ({ action: 'pay' } as const) : ({ action: payout.status === 'paid' ? 'send_back' : 'fail' } as const)
          const said = { reference: line.reference || null, reason: line.reason || payoutStatuses.failed[locale] }
          await told(tx, await actOnPayout(tx, { id: payout.id, admin_id, locale, ...step, ...said }))
        })
        answer(says)
      } catch (error) {
        if (!(error instanceof AppError)) throw error
        answer('refused', errorText(error.error, locale, error.params))
      }
    }
  }
  return { run: await readRun(db, run_id), results }
}

async function payoutOf(db: Db, run_id: string, number: number): Promise<PayoutRow | undefined> {
  const [payout] = await db
    .select()
    .from(payouts)
    .where(and(eq(payouts.number, number), eq(payouts.run_id, run_id)))
  return payout
}

const unknownPayout = { ar: 'لا دفعة بهذا الرقم في هذا الملف', en: 'No payout of this run has that number' }
const unknownStatus = { ar: 'حالة غير معروفة: اكتب مدفوعة أو مرفوضة', en: 'Unknown status: write paid or failed' }
const noReference = { ar: 'مرجع العملية البنكية ناقص', en: 'The bank reference is missing' }
