import { z } from 'zod'
import { endpoint } from '../../kernel/endpoint.ts'
import { errors } from '../../kernel/errors.ts'
import { exportFormat } from '../../kernel/export-format.ts'
import { commaList, flagParam, pageQuery, pageSchema, sortParam } from '../../kernel/page.ts'
import { daySchema, idParams } from '../../kernel/shapes.ts'
import { typedKeys } from '../../kernel/typed-keys.ts'
import { platformEntry } from '../../money/accounts/accounts.ts'
import { moneyErrors } from '../../money/errors.ts'
import { orderErrors } from '../errors.ts'
import { cancellationActionBodies } from './cancellation-action-body.ts'
import { cancellationLabels } from './cancellation-labels.ts'
import {
  cancellationDetail,
  cancellationKind,
  cancellationRow,
  cancellationStatus,
  refundPreview,
  refundReason,
  shopperCancellation,
} from './cancellation-shapes.ts'
import { cancellationTabs } from './cancellation-states.ts'
import * as calls from './cancellations.calls.ts'
import {
  cancelItemsBody,
  createCancellationBody,
  previewCancellationBody,
  previewItemsBody,
  requestFields,
  updateCancellationBody,
} from './cancellations.schemas.ts'

const tabs = typedKeys(cancellationTabs)
const counts = z.object(Object.fromEntries(tabs.map((tab) => [tab, z.int()])) as Record<(typeof tabs)[number], z.ZodInt>)

const filters = {
  q: pageQuery.q,
  sort: sortParam(['created_at', 'number', 'amount'], '-created_at'),
  tab: z.enum(tabs).optional(),
  status: commaList(cancellationStatus.options),
  kind: commaList(cancellationKind.options),
  refund_reason: commaList(refundReason.options),
  order_id: z.uuid('uuid').optional(),
  created_from: daySchema.optional(),
  created_to: daySchema.optional(),
}
/** `answerable` keeps the requests that the store may still answer. */
const storeFilters = { ...filters, answerable: flagParam }
const platformFilters = { ...filters, store_id: z.uuid('uuid').optional(), user_id: z.uuid('uuid').optional() }
/** A shopper's request: before delivery a cancellation of these items, after it a return. */
const requestCancellationBody = z.strictObject(requestFields)
export type CancellationRequestBody = z.output<typeof requestCancellationBody>

const cancellationRequestErrors = [
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
const itemErrors = [errors.not_found, orderErrors.units_over, orderErrors.not_cancellable_now]
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
// Holders of faqs.index read the list and its counts too (docs/decisions/permission-keys.md); neither shows bank data.
const listing = { ...reading, access: { audience: 'admin', permissions: ['canceled-orders.index', 'faqs.index'] } } as const
const admin = (action: 'create' | 'update') =>
  ({
    access: { audience: 'admin', permissions: [`canceled-orders.${action}`] },
    owner: 'platform',
    labels,
    tags,
    response: cancellationDetail,
  }) as const
const store = { access: { audience: 'store', permissions: ['orders'] }, owner: 'store', labels, tags } as const
const user = { access: { audience: 'user' }, owner: 'user', labels, tags } as const

export const listCancellations = endpoint({
  ...listing,
  ...calls.listCancellations,
  summary: 'List cancellations and returns of all stores',
  query: z.object({ ...pageQuery, ...platformFilters }),
  response: pageSchema(cancellationRow),
})
export const countCancellations = endpoint({
  ...listing,
  ...calls.countCancellations,
  summary: 'Count cancellations and returns by tab, up to 1,000 each',
  response: counts,
})
export const exportCancellations = endpoint({
  ...reading,
  ...calls.exportCancellations,
  summary: 'Export filtered cancellations and returns as a file',
  query: z.object({ ...platformFilters, format: exportFormat }),
  response: null,
  raw: 'download',
})
export const readCancellation = endpoint({
  ...reading,
  ...calls.readCancellation,
  summary: 'Get a cancellation or return with its current amounts',
  params: idParams,
  response: cancellationDetail,
  errors: [errors.not_found],
})
export const listCancellationEntries = endpoint({
  ...reading,
  ...calls.listCancellationEntries,
  summary: 'List the ledger entries of a cancellation or return, oldest first',
  params: idParams,
  response: z.array(platformEntry),
  errors: [errors.not_found],
})
export const previewCancellation = endpoint({
  ...calls.previewCancellation,
  summary: 'Preview the amounts of a cancellation or return of the given items',
  access: { audience: 'admin', permissions: ['canceled-orders.create'] },
  owner: 'platform',
  labels,
  tags,
  audit: { none: 'it only calculates' },
  body: previewCancellationBody,
  response: refundPreview.extend({ kind: cancellationKind }),
  errors: cancellationRequestErrors,
})
export const createCancellation = endpoint({
  ...admin('create'),
  ...calls.createCancellation,
  summary: 'Create a cancellation or return for an order',
  audit: { action: 'canceled-orders.create' },
  body: createCancellationBody,
  status: 201,
  errors: cancellationRequestErrors,
})
export const updateCancellation = endpoint({
  ...admin('update'),
  ...calls.updateCancellation,
  summary: 'Correct the reason, fault, destination and admin note of a cancellation or return',
  audit: { action: 'canceled-orders.update' },
  params: idParams,
  body: updateCancellationBody,
  errors: [...cancellationRequestErrors, errors.version_missing, errors.stale_record, orderErrors.cancellation_wrong_state],
})
export const actOnCancellation = endpoint({
  ...admin('update'),
  ...calls.actOnCancellation,
  step_up: 'depends',
  summary: 'Decide a cancellation or return, approve its refund amount or record its refund',
  audit: { action: 'canceled-orders.act' },
  params: idParams,
  body: cancellationActionBodies.admin,
  errors: actErrors,
})

export const listStoreCancellations = endpoint({
  ...store,
  ...calls.listStoreCancellations,
  summary: "List cancellations and returns of the store's orders",
  query: z.object({ ...pageQuery, ...storeFilters }),
  response: pageSchema(cancellationRow),
})
export const countStoreCancellations = endpoint({
  ...store,
  ...calls.countStoreCancellations,
  summary: 'Count cancellations and returns by tab, up to 1,000 each',
  response: counts,
})
export const exportStoreCancellations = endpoint({
  ...store,
  ...calls.exportStoreCancellations,
  summary: 'Export filtered cancellations and returns as a file',
  query: z.object({ ...storeFilters, format: exportFormat }),
  response: null,
  raw: 'download',
})
export const readStoreCancellation = endpoint({
  ...store,
  ...calls.readStoreCancellation,
  summary: 'Get a cancellation or return',
  params: idParams,
  response: cancellationDetail,
  errors: [errors.not_found],
})
export const previewStoreCancellation = endpoint({
  ...store,
  ...calls.previewStoreCancellation,
  summary: 'Preview the refund for cancelling items of an order that has not left the store',
  audit: { none: 'it only calculates' },
  body: previewItemsBody,
  response: refundPreview.extend({ kind: cancellationKind }),
  errors: itemErrors,
})
export const createStoreCancellation = endpoint({
  ...store,
  ...calls.createStoreCancellation,
  summary: 'Cancel items of an order that has not left the store, and refund them',
  audit: { action: 'canceled-orders.create' },
  body: cancelItemsBody,
  response: cancellationDetail,
  status: 201,
  errors: [...itemErrors, orderErrors.refund_preview_stale, orderErrors.reason_other_needed, orderErrors.order_wrong_state],
})
export const actOnStoreCancellation = endpoint({
  ...store,
  ...calls.actOnStoreCancellation,
  summary: 'Accept or dispute a cancellation or return, or record the returned items',
  audit: { action: 'canceled-orders.act' },
  params: idParams,
  body: cancellationActionBodies.store,
  response: cancellationDetail,
  errors: actErrors,
})
export const downloadCancellationFile = endpoint({
  ...store,
  name: 'downloadCancellationFile',
  method: 'GET',
  path: '/store/cancellations/{id}/files/{file}',
  summary: 'Download a file that the customer or the store attached',
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
  summary: "List the customer's cancellations and returns",
  query: z.object({ ...pageQuery, sort: sortParam(['created_at'], '-created_at'), order_id: z.uuid('uuid').optional() }),
  response: pageSchema(cancellationRow),
})
export const readOwnCancellation = endpoint({
  ...user,
  ...calls.readOwnCancellation,
  summary: "Get one of the customer's cancellations or returns with its status",
  params: idParams,
  response: shopperCancellation,
  errors: [errors.not_found],
})
export const previewOwnCancellation = endpoint({
  ...user,
  ...calls.previewOwnCancellation,
  summary: 'Preview the refund for cancelling or returning the given items',
  audit: { none: 'it only calculates' },
  body: previewCancellationBody.omit({ fault: true }),
  response: refundPreview.omit({ parts: true }).extend({ kind: cancellationKind }),
  errors: cancellationRequestErrors,
})
export const requestCancellation = endpoint({
  ...user,
  ...calls.requestCancellation,
  summary: 'Request to cancel items before delivery, or to return them after it',
  audit: { action: 'canceled-orders.create' },
  body: requestCancellationBody,
  response: shopperCancellation,
  status: 201,
  errors: cancellationRequestErrors,
})
export const withdrawCancellation = endpoint({
  ...user,
  ...calls.withdrawCancellation,
  summary: 'Withdraw a cancellation or return request',
  audit: { action: 'canceled-orders.withdraw' },
  params: idParams,
  response: shopperCancellation,
  errors: [errors.not_found, orderErrors.cancellation_wrong_state],
})
