import { z } from 'zod'
import { endpoint } from '../kernel/endpoint.ts'
import { errors } from '../kernel/errors.ts'
import { halalasSchema, ibanSchema } from '../kernel/field.ts'
import { keysOf } from '../kernel/keys-of.ts'
import { cleanLine, cleanReference, cleanText } from '../kernel/normalise.ts'
import { anyOf, pageOf, pageQuery, sortParam } from '../kernel/page.ts'
import { exportFormat } from '../kernel/resource.ts'
import { countSchema, daySchema, idParams } from '../kernel/shapes.ts'
import { moneyErrors } from '../money/errors.ts'
import { platformEntry } from '../money/wallet.ts'
import { cancellationActionNames } from './cancellation-actions.ts'
import {
  cancellationKind,
  cancellationLabels,
  cancellationRow,
  cancellationStatus,
  faultSchema,
  refundDestination,
  refundPreview,
  refundReason,
  shopperCancellation,
  wholeCancellation,
} from './cancellation-schemas.ts'
import { cancellationTabs } from './cancellation-states.ts'
import { orderErrors } from './errors.ts'

const words = (max: number) => z.string().overwrite(cleanText).max(max)
const papers = z.array(z.uuid('uuid')).max(8).default([])
const tabs = keysOf(cancellationTabs)
const counts = z.object(Object.fromEntries(tabs.map((tab) => [tab, z.int()])) as Record<(typeof tabs)[number], z.ZodInt>)

const filters = {
  q: pageQuery.q,
  sort: sortParam(['created_at', 'number', 'amount'], '-created_at'),
  tab: z.enum(tabs).optional(),
  status: anyOf(cancellationStatus.options),
  kind: anyOf(cancellationKind.options),
  refund_reason: anyOf(refundReason.options),
  order_id: z.uuid('uuid').optional(),
  created_from: daySchema.optional(),
  created_to: daySchema.optional(),
}
const platformFilters = { ...filters, store_id: z.uuid('uuid').optional(), user_id: z.uuid('uuid').optional() }

const takenLine = z.strictObject({ order_line_id: z.uuid('uuid'), quantity: z.int().min(1).max(100_000) })
const takenLines = z.array(takenLine).min(1).max(200)
const bankDetails = {
  iban_number: ibanSchema.nullable().default(null),
  account_holder: z.string().overwrite(cleanLine).max(120).nullable().default(null),
}

const asked = {
  order_id: z.uuid('uuid'),
  lines: takenLines,
  refund_reason: refundReason,
  refund_reason_other: words(200).nullable().default(null),
  note: words(1000).nullable().default(null),
  problem_description: words(2000).nullable().default(null),
  attachments: papers,
  destination: refundDestination.default('wallet'),
  ...bankDetails,
}
/** A shopper's wish: before delivery a cancellation of these items, after it a return. */
export const askCancellationBody = z.strictObject(asked)
export type CancellationWish = z.output<typeof askCancellationBody>
/** The same by an administrator, who says also who is at fault and why they step in. */
export const createCancellationBody = z.strictObject({
  ...asked,
  fault: faultSchema.nullable().default(null),
  admin_note: words(1000).min(1),
})
/** What an administrator may put right before the amount is settled. */
export const updateCancellationBody = z.strictObject({
  version: countSchema(),
  refund_reason: refundReason,
  refund_reason_other: words(200).nullable().default(null),
  fault: faultSchema,
  destination: refundDestination,
  ...bankDetails,
  admin_note: words(1000).min(1),
})
export type CancellationEdit = z.output<typeof updateCancellationBody>

const inspectedLine = z.strictObject({
  order_line_id: z.uuid('uuid'),
  received: z.int().min(0).max(100_000),
  damaged: z.int().min(0).max(100_000),
  missing: z.int().min(0).max(100_000),
})
export const cancellationActionBody = z.strictObject({
  action: z.enum(cancellationActionNames),
  /** As the actor was shown it; if it has changed since, nothing is done. */
  version: countSchema(),
  /** The reason of a dispute or rejection, which the shopper reads; an admin's own note with any other action. */
  note: words(1000).nullable().default(null),
  /** The amount the actor was shown, where the action settles it. */
  expected_amount: halalasSchema(0, 100_000_000_000).nullable().default(null),
  /** Less than that, with a note; the amount itself when left out. */
  amount_final: halalasSchema(0, 100_000_000_000).nullable().default(null),
  /** False where an approved return needs no goods back. */
  goods_back: z.boolean().default(true),
  lines: z.array(inspectedLine).max(200).default([]),
  papers,
  reference: z.string().overwrite(cleanReference).max(80).nullable().default(null),
  receipt: z.uuid('uuid').nullable().default(null),
})
export type CancellationActionInput = z.output<typeof cancellationActionBody>

export const previewCancellationBody = z.strictObject({
  order_id: z.uuid('uuid'),
  lines: takenLines,
  refund_reason: refundReason.default('changed_mind'),
  fault: faultSchema.nullable().default(null),
})

const askErrors = [
  errors.not_found,
  moneyErrors.own_store,
  moneyErrors.own_order,
  orderErrors.units_over,
  orderErrors.return_window_over,
  orderErrors.not_cancellable_now,
  orderErrors.destination_not_offered,
  orderErrors.bank_details_needed,
  orderErrors.reason_other_needed,
]
const actErrors = [
  errors.not_found,
  moneyErrors.own_store,
  moneyErrors.own_order,
  orderErrors.cancellation_wrong_state,
  orderErrors.refund_preview_stale,
  orderErrors.refund_over_captured,
  orderErrors.refund_cut_needs_note,
  orderErrors.cancel_not_cut,
  orderErrors.not_cancellable_now,
  orderErrors.reason_needed,
  orderErrors.admin_note_needed,
  orderErrors.inspection_wrong,
  orderErrors.refund_reference_needed,
  orderErrors.refund_receipt_needed,
]

const labels = cancellationLabels
const tags = ['canceled-orders']
const reading = { access: { audience: 'admin', permissions: ['canceled-orders.index'] }, owner: 'platform', labels, tags } as const
// Holders of faqs.index read the list and its counts too (specification section 6); neither shows bank data.
const listing = { ...reading, access: { audience: 'admin', permissions: ['canceled-orders.index', 'faqs.index'] } } as const
const admin = (action: 'create' | 'update') =>
  ({
    access: { audience: 'admin', permissions: [`canceled-orders.${action}`] },
    owner: 'platform',
    labels,
    tags,
    response: wholeCancellation,
    idempotent: true,
  }) as const
const store = { access: { audience: 'store', permissions: ['orders'] }, owner: 'store', labels, tags } as const
const user = { access: { audience: 'user' }, owner: 'user', labels, tags } as const

export const listCancellations = endpoint({
  ...listing,
  name: 'listCancellations',
  method: 'GET',
  path: '/admin/canceled-orders',
  summary: 'Cancellations and returns of all stores',
  query: z.object({ ...pageQuery, ...platformFilters }),
  response: pageOf(cancellationRow),
})
export const countCancellations = endpoint({
  ...listing,
  name: 'countCancellations',
  method: 'GET',
  path: '/admin/canceled-orders/counts',
  summary: 'How many stand in each tab, up to 1,000',
  response: counts,
})
export const exportCancellations = endpoint({
  ...reading,
  name: 'exportCancellations',
  method: 'GET',
  path: '/admin/canceled-orders/export',
  summary: 'The filtered cancellations and returns as a file',
  query: z.object({ ...platformFilters, format: exportFormat }),
  response: null,
  raw: 'download',
})
export const readCancellation = endpoint({
  ...reading,
  name: 'readCancellation',
  method: 'GET',
  path: '/admin/canceled-orders/{id}',
  summary: 'One cancellation or return, with what it comes to now',
  params: idParams,
  response: wholeCancellation,
  errors: [errors.not_found],
})
export const listCancellationEntries = endpoint({
  ...reading,
  name: 'listCancellationEntries',
  method: 'GET',
  path: '/admin/canceled-orders/{id}/entries',
  summary: 'What it has moved in the ledger, oldest first',
  params: idParams,
  response: z.array(platformEntry),
  errors: [errors.not_found],
})
export const previewCancellation = endpoint({
  name: 'previewCancellation',
  method: 'POST',
  path: '/admin/canceled-orders/preview',
  summary: 'What a cancellation or return of these items would come to',
  access: { audience: 'admin', permissions: ['canceled-orders.create'] },
  owner: 'platform',
  labels,
  tags,
  audit: { none: 'it only reckons' },
  body: previewCancellationBody,
  response: refundPreview.extend({ kind: cancellationKind }),
  errors: askErrors,
})
export const createCancellation = endpoint({
  ...admin('create'),
  name: 'createCancellation',
  method: 'POST',
  path: '/admin/canceled-orders',
  summary: 'Open a cancellation or return for an order',
  audit: { action: 'canceled-orders.create' },
  body: createCancellationBody,
  status: 201,
  errors: askErrors,
})
export const updateCancellation = endpoint({
  ...admin('update'),
  name: 'updateCancellation',
  method: 'PUT',
  path: '/admin/canceled-orders/{id}',
  summary: 'Put reason, fault, destination and the admin’s note right',
  audit: { action: 'canceled-orders.update' },
  params: idParams,
  body: updateCancellationBody,
  errors: [...askErrors, errors.stale_record, orderErrors.cancellation_wrong_state],
})
export const actOnCancellation = endpoint({
  ...admin('update'),
  name: 'actOnCancellation',
  step_up: 'depends',
  method: 'POST',
  path: '/admin/canceled-orders/{id}/actions',
  summary: 'Decide, settle the amount, record the refund',
  audit: { action: 'canceled-orders.act' },
  params: idParams,
  body: cancellationActionBody,
  errors: actErrors,
})

export const listStoreCancellations = endpoint({
  ...store,
  name: 'listStoreCancellations',
  method: 'GET',
  path: '/store/cancellations',
  summary: "Cancellations and returns of the store's orders",
  query: z.object({ ...pageQuery, ...filters }),
  response: pageOf(cancellationRow),
})
export const countStoreCancellations = endpoint({
  ...store,
  name: 'countStoreCancellations',
  method: 'GET',
  path: '/store/cancellations/counts',
  summary: 'How many stand in each tab, up to 1,000',
  response: counts,
})
export const exportStoreCancellations = endpoint({
  ...store,
  name: 'exportStoreCancellations',
  method: 'GET',
  path: '/store/cancellations/export',
  summary: 'The filtered cancellations and returns as a file',
  query: z.object({ ...filters, format: exportFormat }),
  response: null,
  raw: 'download',
})
export const readStoreCancellation = endpoint({
  ...store,
  name: 'readStoreCancellation',
  method: 'GET',
  path: '/store/cancellations/{id}',
  summary: 'One cancellation or return',
  params: idParams,
  response: wholeCancellation,
  errors: [errors.not_found],
})
export const actOnStoreCancellation = endpoint({
  ...store,
  name: 'actOnStoreCancellation',
  method: 'POST',
  path: '/store/cancellations/{id}/actions',
  summary: 'Accept, dispute, or record the goods that came back',
  audit: { action: 'canceled-orders.act' },
  params: idParams,
  body: cancellationActionBody,
  response: wholeCancellation,
  errors: actErrors,
  idempotent: true,
})
export const downloadCancellationFile = endpoint({
  ...store,
  name: 'downloadCancellationFile',
  method: 'GET',
  path: '/store/cancellations/{id}/files/{file}',
  summary: 'Read what the shopper or the store attached',
  params: z.object({ id: z.uuid('uuid'), file: z.uuid('uuid') }),
  response: null,
  raw: 'download',
  errors: [errors.not_found],
})

export const listOwnCancellations = endpoint({
  ...user,
  name: 'listOwnCancellations',
  method: 'GET',
  path: '/user/cancellations',
  summary: "The shopper's cancellations and returns",
  query: z.object({ ...pageQuery, sort: sortParam(['created_at'], '-created_at'), order_id: z.uuid('uuid').optional() }),
  response: pageOf(cancellationRow),
})
export const readOwnCancellation = endpoint({
  ...user,
  name: 'readOwnCancellation',
  method: 'GET',
  path: '/user/cancellations/{id}',
  summary: 'One of them, with its state',
  params: idParams,
  response: shopperCancellation,
  errors: [errors.not_found],
})
export const previewOwnCancellation = endpoint({
  ...user,
  name: 'previewOwnCancellation',
  method: 'POST',
  path: '/user/cancellations/preview',
  summary: 'What cancelling or returning these items would give back',
  audit: { none: 'it only reckons' },
  body: previewCancellationBody.omit({ fault: true }),
  response: refundPreview.omit({ parts: true }).extend({ kind: cancellationKind }),
  errors: askErrors,
})
export const askCancellation = endpoint({
  ...user,
  name: 'askCancellation',
  method: 'POST',
  path: '/user/cancellations',
  summary: 'Ask to cancel some items before delivery, or to return them after it',
  audit: { action: 'canceled-orders.create' },
  body: askCancellationBody,
  response: shopperCancellation,
  status: 201,
  errors: askErrors,
  idempotent: true,
})
export const withdrawCancellation = endpoint({
  ...user,
  name: 'withdrawCancellation',
  method: 'POST',
  path: '/user/cancellations/{id}/withdraw',
  summary: 'Take the request back',
  audit: { action: 'canceled-orders.withdraw' },
  params: idParams,
  response: shopperCancellation,
  errors: [errors.not_found, orderErrors.cancellation_wrong_state],
  idempotent: true,
})
