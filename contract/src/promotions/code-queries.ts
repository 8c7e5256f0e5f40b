import { z } from 'zod'
import { exportFormat } from '../kernel/export-format.ts'
import { commaList, pageQuery, pageSchema, searchQuery, sortParam } from '../kernel/page.ts'
import { codeRow, codeUse } from './code-shapes.ts'
import { appliedToKeys, couponStateKeys, couponTypeKeys } from './coupon-states.ts'

// Queries and answers of calls about codes, alike for the platform's codes, for coupons managed by an administrator and for a store's own.

const codeChoiceKinds = ['stores', 'users', 'products', 'categories', 'cities'] as const
export type CodeChoiceKind = (typeof codeChoiceKinds)[number]

export const codeQuery = z.object({
  ...pageQuery,
  state: commaList(couponStateKeys),
  type: commaList(couponTypeKeys),
  applied_to: commaList(appliedToKeys),
  store_id: z.uuid('uuid').optional(),
  sort: sortParam(['created_at', 'code', 'start_date', 'used', 'given'], '-created_at'),
})
export const codeExportQuery = codeQuery.omit({ page: true, per_page: true, cursor: true }).extend({ format: exportFormat })
export const codeOptionsQuery = z.object({
  of: z.enum(codeChoiceKinds),
  q: searchQuery.optional(),
  ids: z.string().max(20_000).optional(),
})
export const codeUsesQuery = z.object({ ...pageQuery, sort: sortParam(['placed_at'], '-placed_at') })
export const codeUsesExportQuery = codeUsesQuery.omit({ page: true, per_page: true, cursor: true }).extend({ format: exportFormat })
export const codeSwitch = z.strictObject({ action: z.enum(['activate', 'deactivate']), ids: z.array(z.uuid('uuid')).min(1).max(100) })
export const codePage = pageSchema(codeRow)
export const codeUsesPage = pageSchema(codeUse)
