import { z } from 'zod'
import { endpoint } from '../../kernel/endpoint.ts'
import { errors } from '../../kernel/errors.ts'
import { exportFormat } from '../../kernel/export-format.ts'
import { longText } from '../../kernel/field.ts'
import { cleanNumber } from '../../kernel/normalise.ts'
import { correctedPageSchema, pageQuery, sortParam } from '../../kernel/page.ts'
import type { Permission } from '../../kernel/permissions.ts'
import { bulkResult } from '../../kernel/resource-endpoints.ts'
import { idParams } from '../../kernel/shapes.ts'
import { storeErrors } from '../../stores/errors.ts'
import { changeIds } from '../changes/product-changes.ts'
import * as calls from './admin-products.calls.ts'
import { adminProductRow, productChoices, productCounts, productDetail } from './product-answers.ts'
import { adminProductBody, productBulkLabels, productChange } from './product-body.ts'
import { matchingCursor, matchingResult } from './product-bulk.ts'
import { catalogErrors } from './product-errors.ts'
import { productLabels } from './product-labels.ts'
import { productFilters, productSorts } from './store-products.ts'

const shared = { tags: ['products'], owner: 'platform', labels: productLabels } as const
const may = (permission: Permission) => ({ audience: 'admin', permissions: [permission] }) as const
const stateErrors = [errors.not_found, catalogErrors.product_wrong_state, storeErrors.store_products_stopped] as const
const amount = z.preprocess(cleanNumber, z.int().min(0).max(100_000_000)).optional()
/** The reason, for the merchant to read. */
const why = longText({ max: 500, min: 5 }).schema
const reason = z.strictObject({ reason: why })
const manyIds = z.array(z.uuid('uuid')).min(1).max(100)

const filters = { ...productFilters, store_id: z.uuid('uuid').optional(), price_from: amount, price_to: amount }
const sort = sortParam(productSorts, '-created_at')
const listLabels = { ...productLabels, price_from: { ar: 'السعر من', en: 'Price from' }, price_to: { ar: 'السعر إلى', en: 'Price to' } }

export const listAdminProducts = endpoint({
  ...shared,
  ...calls.listAdminProducts,
  summary: 'List products of all stores',
  access: may('products.index'),
  query: z.object({ ...pageQuery, ...filters, sort }),
  response: correctedPageSchema(adminProductRow),
  labels: listLabels,
})

export const exportAdminProducts = endpoint({
  ...shared,
  ...calls.exportAdminProducts,
  summary: 'Export filtered products as a file',
  access: may('products.index'),
  query: z.object({ q: pageQuery.q, ...filters, sort, format: exportFormat }),
  response: null,
  raw: 'download',
  labels: listLabels,
})

export const countAdminProducts = endpoint({
  ...shared,
  ...calls.countAdminProducts,
  summary: 'Count products by status, each count up to 1,000',
  access: may('products.index'),
  query: z.object({ store_id: z.uuid('uuid').optional() }),
  response: productCounts,
})

export const readAdminProductChoices = endpoint({
  ...shared,
  ...calls.readAdminProductChoices,
  summary: "Get the choices of the product form for a store's product",
  access: may('products.index'),
  query: z.object({ store_id: z.uuid('uuid') }),
  response: productChoices,
  errors: [errors.not_found],
})

export const readAdminProduct = endpoint({
  ...shared,
  ...calls.readAdminProduct,
  summary: 'Get a product, including deleted ones',
  access: may('products.index'),
  params: idParams,
  response: productDetail,
  errors: [errors.not_found],
})

export const createAdminProduct = endpoint({
  ...shared,
  ...calls.createAdminProduct,
  summary: 'Create a product for a store as a draft',
  access: may('products.create'),
  audit: { action: 'products.create' },
  body: adminProductBody,
  response: productDetail,
  status: 201,
  errors: [errors.already_taken, storeErrors.store_products_stopped],
})

export const updateAdminProduct = endpoint({
  ...shared,
  ...calls.updateAdminProduct,
  summary: "Update a store's product. Its status doesn't change",
  access: may('products.update'),
  audit: { action: 'products.update' },
  params: idParams,
  body: productChange,
  response: productDetail,
  errors: [errors.not_found, errors.version_missing, errors.stale_record, errors.already_taken],
})

export const deleteAdminProduct = endpoint({
  ...shared,
  ...calls.deleteAdminProduct,
  summary: 'Delete a product. Existing orders keep their lines',
  access: may('products.delete'),
  audit: { action: 'products.delete' },
  params: idParams,
  response: null,
  status: 204,
  errors: [errors.not_found],
})

export const approveProduct = endpoint({
  ...shared,
  ...calls.approveProduct,
  summary: 'Approve a reviewed product for sale',
  access: may('products.update'),
  audit: { action: 'products.approve' },
  params: idParams,
  response: productDetail,
  errors: stateErrors,
})

export const rejectProduct = endpoint({
  ...shared,
  ...calls.rejectProduct,
  summary: 'Reject a product and return it to its store with a reason',
  access: may('products.update'),
  audit: { action: 'products.reject' },
  params: idParams,
  body: reason,
  response: productDetail,
  errors: stateErrors,
})

export const blockProduct = endpoint({
  ...shared,
  ...calls.blockProduct,
  summary: 'Block a product from sale with a reason',
  access: may('products.update'),
  audit: { action: 'products.block' },
  params: idParams,
  body: reason,
  response: productDetail,
  errors: stateErrors,
})

export const unblockProduct = endpoint({
  ...shared,
  ...calls.unblockProduct,
  summary: 'Unblock a product for sale',
  access: may('products.update'),
  audit: { action: 'products.unblock' },
  params: idParams,
  response: productDetail,
  errors: stateErrors,
})

export const decideProductChanges = endpoint({
  ...shared,
  ...calls.decideProductChanges,
  summary: 'Accept fields of a pending edit, which makes them live, or reject them with a reason',
  access: may('products.update'),
  audit: { action: 'products.judge_changes' },
  params: idParams,
  body: z.discriminatedUnion('decision', [
    z.strictObject({ decision: z.literal('accept'), changes: changeIds }),
    z.strictObject({ decision: z.literal('refuse'), changes: changeIds, reason: why }),
  ]),
  response: productDetail,
  errors: [errors.not_found, catalogErrors.product_changes_gone, catalogErrors.product_change_unfit, catalogErrors.product_change_barcode],
})

export const bulkAdminProducts = endpoint({
  ...shared,
  ...calls.bulkAdminProducts,
  summary: 'Approve, reject or unblock multiple products, or accept their edits. Each product has its own result',
  access: may('products.update'),
  audit: { action: 'products.bulk' },
  body: z.discriminatedUnion('action', [
    z.strictObject({ action: z.enum(['approve', 'unblock', 'accept_changes']), ids: manyIds }),
    z.strictObject({ action: z.literal('reject'), ids: manyIds, reason: why }),
  ]),
  response: bulkResult,
  labels: { ...productLabels, ...productBulkLabels },
})

export const approveMatchingProducts = endpoint({
  ...shared,
  ...calls.approveMatchingProducts,
  summary: 'Approve all pending products that match a filter, up to 500. Each product has its own result',
  access: may('products.update'),
  audit: { action: 'products.bulk' },
  atomic: false,
  body: z.strictObject({ q: pageQuery.q, ...filters, ...matchingCursor }),
  response: matchingResult,
  labels: listLabels,
})
