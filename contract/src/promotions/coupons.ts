import { z } from 'zod'
import { endpoint } from '../kernel/endpoint.ts'
import { errors } from '../kernel/errors.ts'
import type { Permission } from '../kernel/permissions.ts'
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
import { codeDetail, couponBody } from './code-schemas.ts'
import { addingErrors, changingErrors, savingErrors } from './errors.ts'

// Coupons of stores in an administrator's hands, paid for by the stores they are for. `faqs.*` opens them too, as the specification says.
const may = <const P extends Permission>(...permissions: readonly P[]) =>
  ({ tags: ['coupons'], access: { audience: 'admin', permissions }, owner: 'platform', labels: codeLabels }) as const

export const listAdminCoupons = endpoint({
  ...may('copoun.index', 'faqs.index'),
  name: 'listAdminCoupons',
  method: 'GET',
  path: '/admin/copoun',
  summary: 'Coupons of the stores with their figures, found by code and name',
  query: codeQuery,
  response: codePage,
})

export const exportAdminCoupons = endpoint({
  ...may('copoun.index', 'faqs.index'),
  name: 'exportAdminCoupons',
  method: 'GET',
  path: '/admin/copoun/export',
  summary: 'The filtered list as a file',
  query: codeExportQuery,
  response: null,
  raw: 'download',
})

export const optionsAdminCoupons = endpoint({
  ...may('copoun.index', 'faqs.index'),
  name: 'optionsAdminCoupons',
  method: 'GET',
  path: '/admin/copoun/options',
  summary: 'What a code may be narrowed to: stores, shoppers, products, categories, cities',
  query: codeOptionsQuery,
  response: z.array(referenced),
})

export const readAdminCoupon = endpoint({
  ...may('copoun.index', 'faqs.index'),
  name: 'readAdminCoupon',
  method: 'GET',
  path: '/admin/copoun/{id}',
  summary: 'One code with all it is narrowed to',
  params: codeParams,
  response: codeDetail,
  errors: [errors.not_found],
})

export const listAdminCouponUses = endpoint({
  ...may('copoun.index', 'faqs.index'),
  name: 'listAdminCouponUses',
  method: 'GET',
  path: '/admin/copoun/{id}/uses',
  summary: 'The orders that used a code, newest first',
  params: codeParams,
  query: codeUsesQuery,
  response: codeUsesPage,
  errors: [errors.not_found],
})

export const createAdminCoupon = endpoint({
  ...may('copoun.create', 'faqs.create'),
  name: 'createAdminCoupon',
  method: 'POST',
  path: '/admin/copoun',
  summary: 'Add a code; at one store a text means one code',
  audit: { action: 'coupons.create' },
  body: couponBody,
  response: codeDetail,
  status: 201,
  errors: addingErrors,
})

export const updateAdminCoupon = endpoint({
  ...may('copoun.update', 'faqs.update'),
  name: 'updateAdminCoupon',
  method: 'PUT',
  path: '/admin/copoun/{id}',
  summary: 'Change a code for the orders to come; its text stays once it was used',
  audit: { action: 'coupons.update' },
  params: codeParams,
  body: couponBody,
  response: codeDetail,
  errors: changingErrors,
})

export const bulkAdminCoupons = endpoint({
  ...may('copoun.update', 'faqs.update'),
  name: 'bulkAdminCoupons',
  method: 'POST',
  path: '/admin/copoun/bulk',
  summary: 'Enable or disable codes, each with its own result',
  audit: { action: 'coupons.bulk' },
  body: codeSwitch,
  response: bulkResult,
})

export const removeAdminCoupon = endpoint({
  ...may('copoun.delete', 'faqs.delete'),
  name: 'removeAdminCoupon',
  method: 'DELETE',
  path: '/admin/copoun/{id}',
  summary: 'Delete a code that no order used',
  audit: { action: 'coupons.delete' },
  params: codeParams,
  response: null,
  status: 204,
  errors: [errors.not_found, errors.in_use, savingErrors.code_shared],
})
