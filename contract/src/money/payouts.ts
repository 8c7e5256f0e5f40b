import { z } from 'zod'
import { endpoint } from '../kernel/endpoint.ts'
import { errors } from '../kernel/errors.ts'
import { halalasSchema } from '../kernel/field.ts'
import type { FieldLabels } from '../kernel/labels.ts'
import { cleanReference, cleanText } from '../kernel/normalise.ts'
import { anyOf, pageOf, pageQuery, sortParam } from '../kernel/page.ts'
import { bulkResult, exportFormat } from '../kernel/resource.ts'
import { bilingualText, daySchema, idParams, lacks } from '../kernel/shapes.ts'
import { moneyErrors } from './errors.ts'
import { payoutActionNames, payoutNeeds, payoutStatusKeys } from './payout-states.ts'
import { secondReasonKeys } from './second-approval.ts'

export const payoutLabels = {
  number: { ar: 'رقم الدفعة', en: 'Number' },
  amount: { ar: 'المبلغ', en: 'Amount' },
  bank: { ar: 'البنك', en: 'Bank' },
  bank_account_name: { ar: 'اسم صاحب الحساب', en: 'Account holder' },
  iban_no: { ar: 'الآيبان', en: 'IBAN' },
  status: { ar: 'الحالة', en: 'Status' },
  action: { ar: 'الإجراء', en: 'Action' },
  reason: { ar: 'السبب', en: 'Reason' },
  reference: { ar: 'مرجع العملية البنكية', en: 'Bank reference' },
  receipt: { ar: 'إيصال التحويل', en: 'Transfer receipt' },
  note: { ar: 'ملاحظة', en: 'Note' },
  created_at: { ar: 'وقت الطلب', en: 'Requested' },
  paid_at: { ar: 'وقت التحويل', en: 'Paid' },
  file: { ar: 'ملف نتيجة البنك', en: 'Result file of the bank' },
  run_id: { ar: 'ملف البنك', en: 'Bank file' },
  payouts: { ar: 'عدد الدفعات', en: 'Payouts' },
  expected: { ar: 'ما عُرض قبل التجهيز', en: 'What was shown before' },
} satisfies FieldLabels

const facts = {
  id: z.uuid(),
  number: z.int(),
  amount: z.int(),
  status: z.enum(payoutStatusKeys),
  bank: bilingualText.nullable(),
  bank_account_name: z.string(),
  iban_no: z.string(),
  note: z.string().nullable(),
  /** Why it was rejected or failed. */
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
  /** Why nothing is paid out to this store now. */
  stopped: z.boolean(),
  /** The store's account is another one than this payout names. */
  account_changed: z.boolean(),
  run_id: z.uuid().nullable(),
})
export type PayoutDetail = z.output<typeof payoutDetail>

export const readingPayouts = {
  tags: ['payouts'],
  access: { audience: 'admin', permissions: ['payments.index'] },
  owner: 'platform',
  labels: payoutLabels,
} as const
export const decidingPayouts = {
  tags: ['payouts'],
  step_up: true,
  access: { audience: 'admin', permissions: ['payments.update'] },
  owner: 'platform',
  labels: payoutLabels,
} as const

const filters = {
  q: pageQuery.q,
  status: anyOf(payoutStatusKeys),
  store_id: z.uuid('uuid').optional(),
  run_id: z.uuid('uuid').optional(),
  from: daySchema.optional(),
  to: daySchema.optional(),
  sort: sortParam(['created_at', 'amount'], '-created_at'),
}

export const listPayouts = endpoint({
  ...readingPayouts,
  access: { audience: 'admin', permissions: ['payments.index', 'faqs.index'] },
  name: 'listPayouts',
  method: 'GET',
  path: '/admin/payments',
  summary: 'Payouts to stores; searched by number, store or IBAN; without bank data for holders of faqs.index alone',
  query: z.object({ ...pageQuery, ...filters }),
  response: pageOf(listedPayout),
})
export const exportPayouts = endpoint({
  ...readingPayouts,
  name: 'exportPayouts',
  method: 'GET',
  path: '/admin/payments/export',
  summary: 'The filtered payouts as a file',
  query: z.object({ ...filters, format: exportFormat }),
  response: null,
  raw: 'download',
})
export const readPayout = endpoint({
  ...readingPayouts,
  name: 'readPayout',
  method: 'GET',
  path: '/admin/payments/{id}',
  summary: 'One payout',
  params: idParams,
  response: payoutDetail,
  errors: [errors.not_found],
})

export const longestReason = 300
export const longestReference = 80
const reason = z.string().overwrite(cleanText).max(longestReason)
const reference = z.string().overwrite(cleanReference).max(longestReference)
/** A step with a payout, and what it has to say. */
export const payoutActionBody = z
  .strictObject({
    action: z.enum(payoutActionNames),
    reason: reason.nullish(),
    reference: reference.nullish(),
    receipt: z.uuid('uuid').nullish(),
  })
  .superRefine(({ action, reason, reference }, issues) => {
    const needs = payoutNeeds(action)
    if (needs === 'reason' && (reason ?? '').length < 3) lacks(issues, 'reason')
    if (needs === 'reference' && !reference) lacks(issues, 'reference')
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
  ...decidingPayouts,
  name: 'actOnPayout',
  method: 'POST',
  path: '/admin/payments/{id}/actions',
  summary: 'Approve, reject, mark as paid, failed or returned. Above the limit two admins have to approve',
  audit: { action: 'payouts.act' },
  idempotent: true,
  params: idParams,
  body: payoutActionBody,
  response: payoutDetail,
  errors: refusals,
})
export const bulkPayouts = endpoint({
  ...decidingPayouts,
  name: 'bulkPayouts',
  method: 'POST',
  path: '/admin/payments/bulk',
  summary: 'Approve many, each with its own result',
  audit: { action: 'payouts.bulk' },
  atomic: false,
  body: z.strictObject({ action: z.literal('approve'), ids: z.array(z.uuid()).min(1).max(100) }),
  response: bulkResult,
})

const ownFilters = { q: filters.q, status: filters.status, sort: filters.sort }
const ofStore = { tags: ['payouts'], access: { audience: 'store', permissions: ['wallet'] }, owner: 'store', labels: payoutLabels } as const

export const listOwnPayouts = endpoint({
  ...ofStore,
  name: 'listOwnPayouts',
  method: 'GET',
  path: '/store/payouts',
  summary: "The store's payouts, newest first",
  query: z.object({ ...pageQuery, ...ownFilters }),
  response: pageOf(storePayout),
})
export const exportOwnPayouts = endpoint({
  ...ofStore,
  name: 'exportOwnPayouts',
  method: 'GET',
  path: '/store/payouts/export',
  summary: "The store's filtered payouts as a file",
  query: z.object({ ...ownFilters, format: exportFormat }),
  response: null,
  raw: 'download',
})
export const payoutTerms = endpoint({
  ...ofStore,
  name: 'payoutTerms',
  method: 'GET',
  path: '/store/payouts/terms',
  summary: 'What may be asked for now, from which amount on, to which account, and why not',
  response: z.object({
    available: z.int(),
    minimum: z.int(),
    bank: bilingualText.nullable(),
    bank_account_name: z.string().nullable(),
    iban_no: z.string().nullable(),
    /** Why no payout can be asked for now; null when one can. */
    blocked: z.enum(['stopped', 'no_account', 'open_payout', 'below_minimum']).nullable(),
  }),
})
/** What a person asks for in the form: an emptied amount is asked for again, not taken for the whole balance. */
export const payoutRequestForm = z.strictObject({ amount: halalasSchema(1, 1_000_000_000) })
/** The whole available balance when no amount is named. */
export const payoutRequestBody = z.strictObject({ amount: payoutRequestForm.shape.amount.nullable() })
export const requestPayout = endpoint({
  ...ofStore,
  name: 'requestPayout',
  method: 'POST',
  path: '/store/payouts',
  summary: 'Ask for a payout to the account of the profile',
  audit: { action: 'payouts.request' },
  idempotent: true,
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
  name: 'withdrawPayout',
  method: 'POST',
  path: '/store/payouts/{id}/withdraw',
  summary: 'Take back a payout that nobody has approved yet',
  audit: { action: 'payouts.withdraw' },
  idempotent: true,
  params: idParams,
  response: storePayout,
  errors: [errors.not_found, moneyErrors.payout_wrong_state],
})
