import { z } from 'zod'
import { endpoint } from '../../kernel/endpoint.ts'
import { errors } from '../../kernel/errors.ts'
import { exportFormat } from '../../kernel/export-format.ts'
import { fileErrors } from '../../kernel/files.ts'
import { commaList, flagParam, pageQuery, pageSchema, sortParam } from '../../kernel/page.ts'
import { bilingualText, daySchema, idParams } from '../../kernel/shapes.ts'
import { tableErrors } from '../../kernel/table-errors.ts'
import { moneyErrors } from '../errors.ts'
import { carrierKeys, collectionStateKeys } from './carriers.ts'
import { remittanceLabels } from './remittance-labels.ts'
import { feePayerKeys, lineDecisionKeys, lineKindKeys, remittanceStateKeys } from './remittance-lines.ts'
import * as calls from './remittances.calls.ts'
import { carrier, decideLinesBody, remittanceBody } from './remittances.schemas.ts'

// payments.index opens remittances, payments.create prepares one, and payments.update posts it.
const common = { tags: ['carriers'], owner: 'platform', labels: remittanceLabels } as const
const reading = { ...common, access: { audience: 'admin', permissions: ['payments.index'] } } as const
const preparing = { ...common, access: { audience: 'admin', permissions: ['payments.create'] } } as const
const recording = { ...common, step_up: true, access: { audience: 'admin', permissions: ['payments.update'] } } as const
const moment = z.iso.datetime()
const halalas = z.int()

const carrierRow = z.object({
  carrier,
  /** Cash of delivered orders that it has not remitted, and how many orders that is. */
  cash: halalas,
  orders: z.int(),
  /** The orders among them that were delivered longer ago than the setting allows. */
  late_cash: halalas,
  late_orders: z.int(),
  /** Money of its that belongs to no order yet. */
  credit: halalas,
})
export type CarrierRow = z.output<typeof carrierRow>
export const listCarriers = endpoint({
  ...reading,
  ...calls.listCarriers,
  summary: 'List carriers with the collected cash they owe and the overdue part of it',
  response: z.object({ late_after_days: z.int(), carriers: z.array(carrierRow) }),
})

const collectionRow = z.object({
  id: z.uuid(),
  order_number: z.int(),
  tracking_number: z.string().nullable(),
  carrier,
  store_id: z.uuid(),
  store: bilingualText,
  cash: halalas,
  settled: halalas,
  held: halalas,
  status: z.enum(collectionStateKeys),
  late: z.boolean(),
  delivered_at: moment,
})
export type CollectionRow = z.output<typeof collectionRow>
const collectionFilters = {
  q: pageQuery.q,
  carrier: commaList(carrierKeys),
  status: commaList(collectionStateKeys),
  late: flagParam,
  store_id: z.uuid('uuid').optional(),
  from: daySchema.optional(),
  to: daySchema.optional(),
  sort: sortParam(['delivered_at'], '-delivered_at'),
}
export const listCollections = endpoint({
  ...reading,
  ...calls.listCollections,
  summary: 'List orders with cash collected by a carrier and its status. Search by order or tracking number',
  query: z.object({ ...pageQuery, ...collectionFilters }),
  response: pageSchema(collectionRow),
})
export const exportCollections = endpoint({
  ...reading,
  ...calls.exportCollections,
  summary: 'Export filtered orders with cash collected by carriers as a file',
  query: z.object({ ...collectionFilters, format: exportFormat }),
  response: null,
  raw: 'download',
})

const remittanceRow = z.object({
  id: z.uuid(),
  number: z.int(),
  carrier,
  period_from: daySchema,
  period_to: daySchema,
  reference: z.string(),
  amount: halalas,
  fee_by: z.enum(feePayerKeys),
  note: z.string().nullable(),
  status: z.enum(remittanceStateKeys),
  file: z.string().nullable(),
  lines: z.int(),
  /** Lines that differ and have no decision yet. */
  undecided: z.int(),
  created_by: z.string().nullable(),
  created_at: moment,
  posted_at: moment.nullable(),
  updated_at: moment,
})
export type RemittanceRow = z.output<typeof remittanceRow>

const remittanceDetail = remittanceRow.extend({
  kinds: z.array(z.object({ kind: z.enum(lineKindKeys), lines: z.int(), undecided: z.int(), expected: halalas, collected: halalas })),
  /** The expected transfer by the decided lines: collected less fees. Posting requires that it equals `amount`. */
  expected_total: halalas,
  fees: halalas,
  needs_second: z.boolean(),
  first_posted_by: z.string().nullable(),
  posted_by: z.string().nullable(),
})
export type RemittanceDetail = z.output<typeof remittanceDetail>

const remittanceFilters = {
  q: pageQuery.q,
  carrier: commaList(carrierKeys),
  status: commaList(remittanceStateKeys),
  from: daySchema.optional(),
  to: daySchema.optional(),
  sort: sortParam(['created_at', 'amount'], '-created_at'),
}
export const listRemittances = endpoint({
  ...reading,
  ...calls.listRemittances,
  summary: 'List carrier remittances. Search by number or bank reference',
  query: z.object({ ...pageQuery, ...remittanceFilters }),
  response: pageSchema(remittanceRow),
})
export const exportRemittances = endpoint({
  ...reading,
  ...calls.exportRemittances,
  summary: 'Export filtered remittances as a file',
  query: z.object({ ...remittanceFilters, format: exportFormat }),
  response: null,
  raw: 'download',
})
export const readRemittance = endpoint({
  ...reading,
  ...calls.readRemittance,
  summary: 'Get a remittance with its line counts by kind',
  params: idParams,
  response: remittanceDetail,
  errors: [errors.not_found],
})
const remittanceRefusals = [moneyErrors.remittance_reference_taken, moneyErrors.remittance_too_many] as const

export const createRemittance = endpoint({
  ...preparing,
  ...calls.createRemittance,
  summary: 'Create a remittance. Its lines are the orders whose cash the carrier owes for the period, until a file is uploaded',
  audit: { action: 'remittances.create' },
  body: remittanceBody,
  response: remittanceDetail,
  status: 201,
  errors: remittanceRefusals,
})
export const updateRemittance = endpoint({
  ...preparing,
  ...calls.updateRemittance,
  summary: 'Update a remittance in review. Its lines are matched again',
  audit: { action: 'remittances.update' },
  params: idParams,
  body: remittanceBody,
  response: remittanceDetail,
  errors: [errors.not_found, errors.stale_record, moneyErrors.remittance_wrong_state, ...remittanceRefusals],
})

/** The maximum size of a file, in bytes and lines. */
export const maxRemittanceBytes = 5 * 1024 * 1024
export const uploadRemittance = endpoint({
  ...preparing,
  ...calls.uploadRemittance,
  summary: "Upload the carrier's file, CSV or XLSX (multipart: file). It replaces the previous lines",
  atomic: false,
  audit: { action: 'remittances.upload' },
  raw: 'upload',
  body_limit: maxRemittanceBytes / 1024 + 64,
  params: idParams,
  response: remittanceDetail,
  errors: [
    errors.not_found,
    moneyErrors.remittance_wrong_state,
    moneyErrors.remittance_too_many,
    moneyErrors.remittance_columns,
    moneyErrors.remittance_bad_amount,
    ...Object.values(tableErrors),
    fileErrors.file_missing,
    fileErrors.file_empty,
    fileErrors.file_too_large,
    fileErrors.file_too_complex,
    fileErrors.file_queue,
  ],
  limits: [{ by: 'ip', points: 60, seconds: 3600 }],
})

const remittanceLine = z.object({
  id: z.uuid(),
  /** The line of the file, the headings being the first; null for an order that the file lacks. */
  line: z.int().nullable(),
  kind: z.enum(lineKindKeys),
  order_id: z.uuid().nullable(),
  order_number: z.string(),
  tracking_number: z.string(),
  store: bilingualText.nullable(),
  /** The amount the carrier owes for the order; null if no order was found. */
  expected: halalas.nullable(),
  collected: halalas,
  fee: halalas,
  decision: z.enum(lineDecisionKeys).nullable(),
  note: z.string().nullable(),
})
export type RemittanceLine = z.output<typeof remittanceLine>
const lineFilters = { q: pageQuery.q, kind: commaList(lineKindKeys), sort: sortParam(['line'], 'line') }
export const listRemittanceLines = endpoint({
  ...reading,
  ...calls.listRemittanceLines,
  summary: "List a remittance's lines. Search by order or tracking number",
  params: idParams,
  query: z.object({ ...pageQuery, ...lineFilters }),
  response: pageSchema(remittanceLine),
  errors: [errors.not_found],
})
export const exportRemittanceLines = endpoint({
  ...reading,
  ...calls.exportRemittanceLines,
  summary: "Export a remittance's filtered lines as a file",
  params: idParams,
  query: z.object({ ...lineFilters, format: exportFormat }),
  response: null,
  raw: 'download',
  errors: [errors.not_found],
})
export const decideRemittanceLines = endpoint({
  ...preparing,
  ...calls.decideRemittanceLines,
  summary: "Decide a remittance's differing lines, by ID or all undecided ones of a kind, with a note",
  audit: { action: 'remittances.decide' },
  params: idParams,
  body: decideLinesBody,
  response: remittanceDetail,
  errors: [errors.not_found, moneyErrors.remittance_wrong_state, moneyErrors.remittance_decision],
})

export const actOnRemittance = endpoint({
  ...recording,
  ...calls.actOnRemittance,
  summary: 'Record a remittance in the ledger once, or discard it. Above the limit, two admins must record it',
  audit: { action: 'remittances.act' },
  params: idParams,
  body: z.strictObject({ action: z.enum(['post', 'discard', 'match']) }),
  response: remittanceDetail,
  errors: [
    errors.not_found,
    moneyErrors.remittance_wrong_state,
    moneyErrors.remittance_undecided,
    moneyErrors.remittance_amount_differs,
    moneyErrors.remittance_changed,
    moneyErrors.remittance_needs_another,
    moneyErrors.balance_too_low,
    moneyErrors.own_store,
  ],
})
