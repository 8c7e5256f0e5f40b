import { z } from 'zod'
import { endpoint } from '../../kernel/endpoint.ts'
import { errors } from '../../kernel/errors.ts'
import { exportFormat } from '../../kernel/export-format.ts'
import { commaList, pageQuery, pageSchema, sortParam } from '../../kernel/page.ts'
import { bulkResult } from '../../kernel/resource-endpoints.ts'
import { bilingualText, daySchema, idParams } from '../../kernel/shapes.ts'
import { moneyErrors } from '../errors.ts'
import { secondReasonKeys } from '../second-approval.ts'
import { payoutLabels } from './payout-labels.ts'
import { payoutStatusKeys } from './payout-states.ts'
import * as calls from './payouts.calls.ts'
import { payoutActionBody, payoutRequestForm } from './payouts.schemas.ts'

const facts = {
  id: z.uuid(),
  number: z.int(),
  amount: z.int(),
  status: z.enum(payoutStatusKeys),
  bank: bilingualText.nullable(),
  bank_account_name: z.string(),
  iban_no: z.string(),
  note: z.string().nullable(),
  /** The reason it was rejected or failed. */
  reason: z.string().nullable(),
  /** The bank's. */
  reference: z.string().nullable(),
  receipt: z.uuid().nullable(),
  requested_by: z.string().nullable(),
  created_at: z.iso.datetime(),
  approved_at: z.iso.datetime().nullable(),
  paid_at: z.iso.datetime().nullable(),
  closed_at: z.iso.datetime().nullable(),
  updated_at: z.iso.datetime(),
}

/** A payout as its store sees it. */
export const storePayout = z.object(facts)
export type StorePayout = z.output<typeof storePayout>

/** A payout as an admin sees it. */
export const payoutRow = z.object({
  ...facts,
  store_id: z.uuid(),
  store: bilingualText,
  /** Two administrators have to approve it, and why. */
  needs_second: z.boolean(),
  second_reason: z.enum(secondReasonKeys).nullable(),
  first_approved_by: z.string().nullable(),
  approved_by: z.string().nullable(),
  run_number: z.int().nullable(),
})
export type Payout = z.output<typeof payoutRow>

/** A payout in the list, which readers without `payments.index` see without its account. */
export const listedPayout = payoutRow.extend({ bank_account_name: z.string().nullable(), iban_no: z.string().nullable() })
export type ListedPayout = z.output<typeof listedPayout>

const payoutDetail = payoutRow.extend({
  /** The store's available balance now, after this payout was taken from it. */
  available: z.int(),
  /** The reason that payouts to this store are stopped. */
  stopped: z.boolean(),
  /** The store's account is another one than this payout names. */
  account_changed: z.boolean(),
  run_id: z.uuid().nullable(),
})
export type PayoutDetail = z.output<typeof payoutDetail>

export const payoutReadAccess = {
  tags: ['payouts'],
  access: { audience: 'admin', permissions: ['payments.index'] },
  owner: 'platform',
  labels: payoutLabels,
} as const
export const payoutDecideAccess = {
  tags: ['payouts'],
  step_up: true,
  access: { audience: 'admin', permissions: ['payments.update'] },
  owner: 'platform',
  labels: payoutLabels,
} as const

const filters = {
  q: pageQuery.q,
  status: commaList(payoutStatusKeys),
  store_id: z.uuid('uuid').optional(),
  run_id: z.uuid('uuid').optional(),
  from: daySchema.optional(),
  to: daySchema.optional(),
  sort: sortParam(['created_at', 'amount'], '-created_at'),
}

export const listPayouts = endpoint({
  ...payoutReadAccess,
  access: { audience: 'admin', permissions: ['payments.index', 'faqs.index'] },
  ...calls.listPayouts,
  summary: 'List payouts to stores, without bank data for admins with only faqs.index. Search by number, store or IBAN',
  query: z.object({ ...pageQuery, ...filters }),
  response: pageSchema(listedPayout),
})
export const exportPayouts = endpoint({
  ...payoutReadAccess,
  ...calls.exportPayouts,
  summary: 'Export filtered payouts as a file',
  query: z.object({ ...filters, format: exportFormat }),
  response: null,
  raw: 'download',
})
export const readPayout = endpoint({
  ...payoutReadAccess,
  ...calls.readPayout,
  summary: 'Get a payout',
  params: idParams,
  response: payoutDetail,
  errors: [errors.not_found],
})

const refusals = [
  errors.not_found,
  moneyErrors.payout_wrong_state,
  moneyErrors.payouts_stopped,
  moneyErrors.payout_account_changed,
  moneyErrors.payout_needs_another,
  moneyErrors.own_store,
] as const

export const actOnPayout = endpoint({
  ...payoutDecideAccess,
  ...calls.actOnPayout,
  summary: 'Approve or reject a payout, or mark it as paid, failed or returned. Above the limit, two admins must approve',
  audit: { action: 'payouts.act' },
  params: idParams,
  body: payoutActionBody,
  response: payoutDetail,
  errors: refusals,
})
export const bulkPayouts = endpoint({
  ...payoutDecideAccess,
  ...calls.bulkPayouts,
  summary: 'Approve multiple payouts. Each payout has its own result',
  audit: { action: 'payouts.bulk' },
  atomic: false,
  body: z.strictObject({ action: z.literal('approve'), ids: z.array(z.uuid()).min(1).max(100) }),
  response: bulkResult,
})

const ownFilters = { q: filters.q, status: filters.status, sort: filters.sort }
const ofStore = { tags: ['payouts'], access: { audience: 'store', permissions: ['wallet'] }, owner: 'store', labels: payoutLabels } as const

export const listOwnPayouts = endpoint({
  ...ofStore,
  ...calls.listOwnPayouts,
  summary: "List the store's payouts, newest first",
  query: z.object({ ...pageQuery, ...ownFilters }),
  response: pageSchema(storePayout),
})
export const exportOwnPayouts = endpoint({
  ...ofStore,
  ...calls.exportOwnPayouts,
  summary: "Export the store's filtered payouts as a file",
  query: z.object({ ...ownFilters, format: exportFormat }),
  response: null,
  raw: 'download',
})
export const payoutTerms = endpoint({
  ...ofStore,
  ...calls.payoutTerms,
  summary: 'Get the available and minimum payout amounts, the bank account and the reason if no payout can be requested',
  response: z.object({
    available: z.int(),
    minimum: z.int(),
    bank: bilingualText.nullable(),
    bank_account_name: z.string().nullable(),
    iban_no: z.string().nullable(),
    /** The reason that no payout can be requested now; null if one can. */
    blocked: z.enum(['stopped', 'no_account', 'open_payout', 'below_minimum']).nullable(),
  }),
})
/** The whole available balance when no amount is named. */
export const payoutRequestBody = z.strictObject({ amount: payoutRequestForm.shape.amount.nullable() })
export const requestPayout = endpoint({
  ...ofStore,
  ...calls.requestPayout,
  summary: "Request a payout to the bank account in the store's profile",
  audit: { action: 'payouts.request' },
  body: payoutRequestBody,
  response: storePayout,
  status: 201,
  errors: [
    moneyErrors.payouts_stopped,
    moneyErrors.payout_no_account,
    moneyErrors.payout_open,
    moneyErrors.payout_below_minimum,
    moneyErrors.balance_too_low,
  ],
})
export const withdrawPayout = endpoint({
  ...ofStore,
  ...calls.withdrawPayout,
  summary: "Cancel a payout request that hasn't been approved yet",
  audit: { action: 'payouts.withdraw' },
  params: idParams,
  response: storePayout,
  errors: [errors.not_found, moneyErrors.payout_wrong_state],
})
