import { z } from 'zod'
import { endpoint } from '../../kernel/endpoint.ts'
import { errors } from '../../kernel/errors.ts'
import { exportFormat } from '../../kernel/export-format.ts'
import { commaList, correctedPageSchema, pageQuery, sortParam } from '../../kernel/page.ts'
import { bulkResult } from '../../kernel/resource-endpoints.ts'
import { idParams } from '../../kernel/shapes.ts'
import { translationStateKeys } from '../../kernel/translation.ts'
import { typedKeys } from '../../kernel/typed-keys.ts'
import { storeErrors } from '../../stores/errors.ts'
import { changeIds } from '../changes/product-changes.ts'
import { productChoices, productCounts, productDetail, storeProductRow } from './product-answers.ts'
import { productBody, productBulkLabels, productChange } from './product-body.ts'
import { matchingCursor, matchingResult, productBulk } from './product-bulk.ts'
import { editStateKeys } from './product-edits.ts'
import { catalogErrors } from './product-errors.ts'
import { productLabels } from './product-labels.ts'
import { pictureChoices, productStatuses, stockStateKeys } from './product-states.ts'
import * as calls from './store-products.calls.ts'

export const productSorts = ['created_at', 'updated_at', 'price', 'quantity', 'sales'] as const

const shared = {
  tags: ['products'],
  access: { audience: 'store', permissions: ['products'] },
  owner: 'store',
  labels: { ...productLabels, picture: { ar: 'الصور', en: 'Images' } },
} as const
const stateErrors = [
  errors.not_found,
  catalogErrors.product_wrong_state,
  storeErrors.new_products_stopped,
  storeErrors.agreement_needed,
] as const

export const productFilters = {
  /** The state of the description's translation, the only text that may exist in one language. */
  translation: z.enum(translationStateKeys).optional(),
  status: commaList(productStatuses),
  stock: commaList(stockStateKeys),
  category_id: z.uuid('uuid').optional(),
  shelf_id: z.uuid('uuid').optional(),
  /** Products with an edit that waits for acceptance or was refused. */
  edit: z.enum(editStateKeys).optional(),
}

/** A store's own list looks at its pictures too; over all stores no index could serve that. */
const storeFilters = { ...productFilters, picture: z.enum(typedKeys(pictureChoices)).optional() }

export const listStoreProducts = endpoint({
  ...shared,
  ...calls.listStoreProducts,
  summary: "List the store's products",
  query: z.object({ ...pageQuery, ...storeFilters, sort: sortParam(productSorts, '-created_at') }),
  response: correctedPageSchema(storeProductRow),
})

const exportQuery = z.object({
  q: pageQuery.q,
  ...storeFilters,
  sort: sortParam(productSorts, '-created_at'),
  format: exportFormat,
})

export const exportStoreProducts = endpoint({
  ...shared,
  ...calls.exportStoreProducts,
  summary: "Export the store's filtered products as a file",
  query: exportQuery,
  response: null,
  raw: 'download',
})

export const countStoreProducts = endpoint({
  ...shared,
  ...calls.countStoreProducts,
  summary: "Count the store's products by status",
  response: productCounts,
})

export const readStoreProductChoices = endpoint({
  ...shared,
  ...calls.readStoreProductChoices,
  summary: 'Get the choices of the product form: categories, collections, additional fields, brands and tags in use',
  response: productChoices,
})

export const readStoreProduct = endpoint({
  ...shared,
  ...calls.readStoreProduct,
  summary: 'Get a product with its images, fields and the data for its diagnosis',
  params: idParams,
  response: productDetail,
  errors: [errors.not_found],
})

export const createStoreProduct = endpoint({
  ...shared,
  ...calls.createStoreProduct,
  summary: 'Create a product as a draft',
  audit: { action: 'products.create' },
  body: productBody,
  response: productDetail,
  status: 201,
  errors: [errors.already_taken, storeErrors.new_products_stopped, storeErrors.agreement_needed],
})

export const updateStoreProduct = endpoint({
  ...shared,
  ...calls.updateStoreProduct,
  summary: 'Update a product. Rejected if someone else changed it in the meantime',
  audit: { action: 'products.update' },
  params: idParams,
  body: productChange,
  response: productDetail,
  errors: [errors.not_found, errors.version_missing, errors.stale_record, errors.already_taken],
})

export const withdrawProductChanges = endpoint({
  ...shared,
  ...calls.withdrawProductChanges,
  summary: 'Withdraw fields of a pending edit, or dismiss rejected ones. Neither was live',
  audit: { action: 'products.withdraw_changes' },
  params: idParams,
  body: z.strictObject({ changes: changeIds }),
  response: productDetail,
  errors: [errors.not_found, catalogErrors.product_changes_gone],
})

export const deleteStoreProduct = endpoint({
  ...shared,
  ...calls.deleteStoreProduct,
  summary: 'Delete a product. Existing orders keep their lines',
  audit: { action: 'products.delete' },
  params: idParams,
  response: null,
  status: 204,
  errors: [errors.not_found],
})

export const submitStoreProduct = endpoint({
  ...shared,
  ...calls.submitStoreProduct,
  summary: 'Submit a complete product for review',
  audit: { action: 'products.submit' },
  params: idParams,
  response: productDetail,
  errors: [...stateErrors, catalogErrors.product_incomplete],
})

export const hideStoreProduct = endpoint({
  ...shared,
  ...calls.hideStoreProduct,
  summary: 'Hide a product from sale for now',
  audit: { action: 'products.hide' },
  params: idParams,
  response: productDetail,
  errors: stateErrors,
})

export const showStoreProduct = endpoint({
  ...shared,
  ...calls.showStoreProduct,
  summary: 'Put a hidden product back on sale',
  audit: { action: 'products.show' },
  params: idParams,
  response: productDetail,
  errors: stateErrors,
})

export const bulkStoreProducts = endpoint({
  ...shared,
  ...calls.bulkStoreProducts,
  summary: 'Reprice, restock, submit, hide, show or delete multiple products. Each product has its own result',
  audit: { action: 'products.bulk' },
  body: productBulk,
  response: bulkResult,
  labels: { ...productLabels, ...productBulkLabels },
})

export const submitMatchingProducts = endpoint({
  ...shared,
  ...calls.submitMatchingProducts,
  summary: 'Submit all drafts and rejected products that match a filter, up to 500. Each product has its own result',
  audit: { action: 'products.bulk' },
  atomic: false,
  body: z.strictObject({ q: pageQuery.q, ...storeFilters, ...matchingCursor }),
  response: matchingResult,
})
