import { z } from 'zod'
import { endpoint } from '../../kernel/endpoint.ts'
import { errors } from '../../kernel/errors.ts'
import { exportFormat } from '../../kernel/export-format.ts'
import { halalasSchema } from '../../kernel/field.ts'
import { fileErrors } from '../../kernel/files.ts'
import type { FieldLabels } from '../../kernel/labels.ts'
import { pageQuery, pageSchema, sortParam } from '../../kernel/page.ts'
import { tableErrors } from '../../kernel/table-errors.ts'
import { moneyErrors } from '../errors.ts'
import * as calls from './payout-runs.calls.ts'
import { payoutDecideAccess, payoutReadAccess } from './payouts.ts'

export const runLabels = {
  number: { ar: 'رقم الملف', en: 'File number' },
  created_at: { ar: 'الوقت', en: 'Time' },
  created_by: { ar: 'المنشئ', en: 'Created by' },
  payouts: { ar: 'عدد السحوبات', en: 'Payouts' },
  amount: { ar: 'المبلغ', en: 'Amount' },
  paid: { ar: 'السحوبات المحوَّلة', en: 'Paid payouts' },
  failed: { ar: 'السحوبات المتعذّر تحويلها', en: 'Failed payouts' },
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
  ...payoutReadAccess,
  ...calls.listPayoutRuns,
  summary: 'List payout runs, newest first. Search by number',
  query: z.object({ ...pageQuery, ...runFilters }),
  response: pageSchema(payoutRun),
})
export const exportPayoutRuns = endpoint({
  ...payoutReadAccess,
  labels: runLabels,
  ...calls.exportPayoutRuns,
  summary: 'Export filtered payout runs as a file',
  query: z.object({ ...runFilters, format: exportFormat }),
  response: null,
  raw: 'download',
})
export const readPayoutRun = endpoint({
  ...payoutReadAccess,
  ...calls.readPayoutRun,
  summary: 'Get a payout run. To list its payouts, filter payouts by `run_id`',
  params: runParams,
  response: payoutRun,
  errors: [errors.not_found],
})

const runSize = { payouts: z.int().min(0).max(2_147_483_647), amount: halalasSchema(0, 100_000_000_000) }
const runPreview = z.object({
  ...runSize,
  /** Approved payouts that stay out: of stores that are held, whose account is another by now, and of the caller's own stores. */
  held: z.int(),
  account_changed: z.int(),
  own: z.int(),
})
export type RunPreview = z.output<typeof runPreview>
export const previewPayoutRun = endpoint({
  ...payoutReadAccess,
  ...calls.previewPayoutRun,
  summary: 'Preview the next payout run: payouts, amount, and the number of approved payouts left out by reason',
  response: runPreview,
})
export const startPayoutRun = endpoint({
  ...payoutDecideAccess,
  ...calls.startPayoutRun,
  summary: 'Start a payout run of all approved payouts or only the given ones. They become one file for the bank',
  audit: { action: 'payouts.run' },
  /** `expected` is what was shown before: the run is refused when it would be another. */
  body: z.strictObject({ ids: z.array(z.uuid()).min(1).max(500).optional(), expected: z.strictObject(runSize).optional() }),
  response: payoutRun,
  errors: [moneyErrors.nothing_to_run, moneyErrors.run_changed],
})
export const downloadBankFile = endpoint({
  ...payoutDecideAccess,
  ...calls.downloadBankFile,
  summary: 'Download a payout run as a file for the bank: number, holder, IBAN, bank, amount',
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
  ...payoutDecideAccess,
  ...calls.importRunResult,
  summary: "Import the bank's response to a payout run, with a result for each line. Repeated lines change nothing",
  audit: { action: 'payouts.result' },
  atomic: false,
  params: runParams,
  body: runResultBody,
  response: runResult,
  errors: [
    errors.not_found,
    moneyErrors.result_columns,
    moneyErrors.result_workbook,
    moneyErrors.result_empty,
    moneyErrors.result_too_many,
    ...Object.values(tableErrors),
    fileErrors.file_too_complex,
    fileErrors.file_queue,
  ],
})
