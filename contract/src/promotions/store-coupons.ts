import { z } from 'zod'
import { endpoint } from '../kernel/endpoint.ts'
import { errors } from '../kernel/errors.ts'
import { bulkResult, referenced } from '../kernel/resource.ts'
import { codeLabels } from './code-labels.ts'
import {
  codeExportQuery,
  codeOptionsQuery,
  codePage,
  codeParams,
  codeQuery,
  codeSwitch,
  codeUsesPage,
  codeUsesQuery,
} from './code-queries.ts'
import { codeDetail, storeCouponBody } from './code-schemas.ts'
import { addingErrors, changingErrors, savingErrors } from './errors.ts'

// A store's own coupons, paid for by the store.
const own = { tags: ['coupons'], access: { audience: 'store', permissions: ['products'] }, owner: 'store', labels: codeLabels } as const

export const listCoupons = endpoint({
  ...own,
  name: 'listCoupons',
  method: 'GET',
  path: '/store/coupons',
  summary: 'The store’s coupons with their figures, found by code and name',
  query: codeQuery,
  response: codePage,
})

export const exportCoupons = endpoint({
  ...own,
  name: 'exportCoupons',
  method: 'GET',
  path: '/store/coupons/export',
  summary: 'The filtered list as a file',
  query: codeExportQuery,
  response: null,
  raw: 'download',
})

export const optionsCoupons = endpoint({
  ...own,
  name: 'optionsCoupons',
  method: 'GET',
  path: '/store/coupons/options',
  summary: 'What a code may be narrowed to: stores, shoppers, products, categories, cities',
  query: codeOptionsQuery,
  response: z.array(referenced),
})

export const readCoupon = endpoint({
  ...own,
  name: 'readCoupon',
  method: 'GET',
  path: '/store/coupons/{id}',
  summary: 'One code with all it is narrowed to',
  params: codeParams,
  response: codeDetail,
  errors: [errors.not_found],
})

export const listCouponUses = endpoint({
  ...own,
  name: 'listCouponUses',
  method: 'GET',
  path: '/store/coupons/{id}/uses',
  summary: 'The orders that used a code, newest first',
  params: codeParams,
  query: codeUsesQuery,
  response: codeUsesPage,
  errors: [errors.not_found],
})

export const createCoupon = endpoint({
  ...own,
  name: 'createCoupon',
  method: 'POST',
  path: '/store/coupons',
  summary: 'Add a code; at one store a text means one code',
  audit: { action: 'coupons.create' },
  body: storeCouponBody,
  response: codeDetail,
  status: 201,
  errors: addingErrors,
})

export const updateCoupon = endpoint({
  ...own,
  name: 'updateCoupon',
  method: 'PUT',
  path: '/store/coupons/{id}',
  summary: 'Change a code for the orders to come; its text stays once it was used',
  audit: { action: 'coupons.update' },
  params: codeParams,
  body: storeCouponBody,
  response: codeDetail,
  errors: changingErrors,
})

export const bulkCoupons = endpoint({
  ...own,
  name: 'bulkCoupons',
  method: 'POST',
  path: '/store/coupons/bulk',
  summary: 'Enable or disable codes, each with its own result',
  audit: { action: 'coupons.bulk' },
  body: codeSwitch,
  response: bulkResult,
})

export const removeCoupon = endpoint({
  ...own,
  name: 'removeCoupon',
  method: 'DELETE',
  path: '/store/coupons/{id}',
  summary: 'Delete a code that no order used',
  audit: { action: 'coupons.delete' },
  params: codeParams,
  response: null,
  status: 204,
  errors: [errors.not_found, errors.in_use, savingErrors.code_shared],
})
