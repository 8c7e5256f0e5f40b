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
import { codeDetail, promoCodeBody } from './code-schemas.ts'
import { addingErrors, changingErrors, savingErrors } from './errors.ts'

// The platform's own codes, paid for by the platform. `faqs.*` opens them too, as the specification says.
const may = <const P extends Permission>(...permissions: readonly P[]) =>
  ({ tags: ['promo-codes'], access: { audience: 'admin', permissions }, owner: 'platform', labels: codeLabels }) as const

export const listPromoCodes = endpoint({
  ...may('promo-codes.index', 'faqs.index'),
  name: 'listPromoCodes',
  method: 'GET',
  path: '/admin/promo-codes',
  summary: 'Promo codes of the platform with their figures, found by code and name',
  query: codeQuery,
  response: codePage,
})

export const exportPromoCodes = endpoint({
  ...may('promo-codes.index', 'faqs.index'),
  name: 'exportPromoCodes',
  method: 'GET',
  path: '/admin/promo-codes/export',
  summary: 'The filtered list as a file',
  query: codeExportQuery,
  response: null,
  raw: 'download',
})

export const optionsPromoCodes = endpoint({
  ...may('promo-codes.index', 'faqs.index'),
  name: 'optionsPromoCodes',
  method: 'GET',
  path: '/admin/promo-codes/options',
  summary: 'What a code may be narrowed to: stores, shoppers, products, categories, cities',
  query: codeOptionsQuery,
  response: z.array(referenced),
})

export const readPromoCode = endpoint({
  ...may('promo-codes.index', 'faqs.index'),
  name: 'readPromoCode',
  method: 'GET',
  path: '/admin/promo-codes/{id}',
  summary: 'One code with all it is narrowed to',
  params: codeParams,
  response: codeDetail,
  errors: [errors.not_found],
})

export const listPromoCodeUses = endpoint({
  ...may('promo-codes.index', 'faqs.index'),
  name: 'listPromoCodeUses',
  method: 'GET',
  path: '/admin/promo-codes/{id}/uses',
  summary: 'The orders that used a code, newest first',
  params: codeParams,
  query: codeUsesQuery,
  response: codeUsesPage,
  errors: [errors.not_found],
})

export const createPromoCode = endpoint({
  ...may('promo-codes.create', 'faqs.create'),
  name: 'createPromoCode',
  method: 'POST',
  path: '/admin/promo-codes',
  summary: 'Add a code; at one store a text means one code',
  audit: { action: 'promo-codes.create' },
  body: promoCodeBody,
  response: codeDetail,
  status: 201,
  errors: addingErrors,
})

export const updatePromoCode = endpoint({
  ...may('promo-codes.update', 'faqs.update'),
  name: 'updatePromoCode',
  method: 'PUT',
  path: '/admin/promo-codes/{id}',
  summary: 'Change a code for the orders to come; its text stays once it was used',
  audit: { action: 'promo-codes.update' },
  params: codeParams,
  body: promoCodeBody,
  response: codeDetail,
  errors: changingErrors,
})

export const bulkPromoCodes = endpoint({
  ...may('promo-codes.update', 'faqs.update'),
  name: 'bulkPromoCodes',
  method: 'POST',
  path: '/admin/promo-codes/bulk',
  summary: 'Enable or disable codes, each with its own result',
  audit: { action: 'promo-codes.bulk' },
  body: codeSwitch,
  response: bulkResult,
})

export const removePromoCode = endpoint({
  ...may('promo-codes.delete', 'faqs.delete'),
  name: 'removePromoCode',
  method: 'DELETE',
  path: '/admin/promo-codes/{id}',
  summary: 'Delete a code that no order used',
  audit: { action: 'promo-codes.delete' },
  params: codeParams,
  response: null,
  status: 204,
  errors: [errors.not_found, errors.in_use, savingErrors.code_shared],
})
