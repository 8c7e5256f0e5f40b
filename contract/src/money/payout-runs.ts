import { z } from 'zod'
import { endpoint } from '../kernel/endpoint.ts'
import { errors } from '../kernel/errors.ts'
import { fileErrors } from '../kernel/files.ts'
import type { FieldLabels } from '../kernel/labels.ts'
import { pageOf, pageQuery, sortParam } from '../kernel/page.ts'
import { exportFormat } from '../kernel/resource.ts'
import { moneyErrors } from './errors.ts'
import { decidingPayouts, readingPayouts } from './payouts.ts'

export const runLabels = {
  number: { ar: 'رقم الملف', en: 'Number of the file' },
  created_at: { ar: 'الوقت', en: 'Time' },
  created_by: { ar: 'جهّزه', en: 'Made by' },
  payouts: { ar: 'عدد الدفعات', en: 'Payouts' },
  amount: { ar: 'المبلغ', en: 'Amount' },
  paid: { ar: 'حُوّلت', en: 'Paid' },
  failed: { ar: 'تعذر تحويلها', en: 'Failed' },
} satisfies FieldLabels

const runParams = z.object({ run_id: z.uuid('uuid') })

/** Several approved payouts handed to the bank by one file. */
const payoutRun = z.object({
  id: z.uuid(),
  number: z.int(),
  payouts: z.int(),
  amount: z.int(),
  paid: z.int(),
  failed: z.int(),
  created_by: z.string().nullable(),
  created_at: z.iso.datetime(),
})
export type PayoutRun = z.output<typeof payoutRun>

const runFilters = { q: pageQuery.q, sort: sortParam(['created_at'], '-created_at') }
export const listPayoutRuns = endpoint({
  ...readingPayouts,
  name: 'listPayoutRuns',
  method: 'GET',
  path: '/admin/payments/runs',
  summary: 'Payout runs, newest first; searched by number',
  query: z.object({ ...pageQuery, ...runFilters }),
  response: pageOf(payoutRun),
})
export const exportPayoutRuns = endpoint({
  ...readingPayouts,
  labels: runLabels,
  name: 'exportPayoutRuns',
  method: 'GET',
  path: '/admin/payments/runs/export',
  summary: 'The filtered payout runs as a file',
  query: z.object({ ...runFilters, format: exportFormat }),
  response: null,
  raw: 'download',
})
export const startPayoutRun = endpoint({
  ...decidingPayouts,
  name: 'startPayoutRun',
  method: 'POST',
  path: '/admin/payments/runs',
  summary: 'Hand all approved payouts to the bank, or those named: they become one file',
  audit: { action: 'payouts.run' },
  idempotent: true,
  body: z.strictObject({ ids: z.array(z.uuid()).min(1).max(500).optional() }),
  response: payoutRun,
  errors: [moneyErrors.nothing_to_run],
})
export const downloadBankFile = endpoint({
  ...decidingPayouts,
  name: 'downloadBankFile',
  method: 'GET',
  path: '/admin/payments/runs/{run_id}/file',
  summary: 'The run as a file for the bank: number, holder, IBAN, bank, amount',
  params: runParams,
  query: z.object({ format: exportFormat }),
  response: null,
  raw: 'download',
  errors: [errors.not_found],
})

/** The bank's answer as text of a CSV: number of the payout, `paid` or `failed`, reference, reason. */
export const runResultBody = z.strictObject({ file: z.string().min(1).max(200_000) })
const runResult = z.object({
  run: payoutRun,
  results: z.array(
    z.object({
      /** The line of the file, the headings being the first. */
      line: z.int(),
      number: z.string(),
      outcome: z.enum(['paid', 'failed', 'known', 'refused']),
      error: z.string().nullable(),
    }),
  ),
})
export type RunResult = z.output<typeof runResult>
export const importRunResult = endpoint({
  ...decidingPayouts,
  name: 'importRunResult',
  method: 'POST',
  path: '/admin/payments/runs/{run_id}/result',
  summary: 'Take in the bank’s answer: each line is told what became of it, and a line read twice changes nothing',
  audit: { action: 'payouts.result' },
  atomic: false,
  params: runParams,
  body: runResultBody,
  response: runResult,
  errors: [errors.not_found, moneyErrors.result_unreadable, fileErrors.file_queue],
})
