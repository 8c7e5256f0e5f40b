import { z } from 'zod'
import { type Access, endpoint } from '../kernel/endpoint.ts'
import { errors } from '../kernel/errors.ts'
import { anyOf, pageOf, pageQuery, sortParam } from '../kernel/page.ts'
import { bulkResult, exportFormat, referenced } from '../kernel/resource.ts'
import { appliedToKeys, couponStateKeys, couponTypeKeys } from './code-rules.ts'
import { codeDetail, codeLabels, codeRow, codeUse } from './code-schemas.ts'
import { savingErrors } from './errors.ts'

const codeChoiceKinds = ['stores', 'users', 'products', 'categories', 'cities'] as const
export type CodeChoiceKind = (typeof codeChoiceKinds)[number]

type Action = 'index' | 'create' | 'update' | 'delete'

interface CodeSide<A extends Access, B extends z.ZodType> {
  /** `Coupon`: one of them, in the names of the calls. */
  one: string
  /** What its audit entries are of. */
  entity: string
  path: string
  owner: 'platform' | 'store'
  access: (action: Action) => A
  body: B
}

const params = z.object({ id: z.uuid('uuid') })
const filters = {
  state: anyOf(couponStateKeys),
  type: anyOf(couponTypeKeys),
  applied_to: anyOf(appliedToKeys),
  store_id: z.uuid('uuid').optional(),
  sort: sortParam(['created_at', 'code', 'start_date', 'used', 'given'], '-created_at'),
}
const { page: _page, per_page: _size, cursor: _cursor, ...search } = pageQuery
const saving = [
  savingErrors.code_taken,
  savingErrors.code_taken_by_platform,
  savingErrors.code_taken_at_store,
  savingErrors.code_day_passed,
] as const
const changing = [errors.not_found, savingErrors.code_shared, savingErrors.code_in_use, savingErrors.below_uses, ...saving] as const

/**
 * The calls of discount codes, alike for the platform's codes, the coupons in an administrator's hands and a store's own. They differ in who may
 * call and whose rows are touched.
 */
export function codeCalls<const A extends Access, B extends z.ZodType>({ one, entity, path, owner, access, body }: CodeSide<A, B>) {
  const tags = [entity]
  return {
    list: endpoint({
      name: `list${one}s`,
      method: 'GET',
      path,
      summary: 'Discount codes with their figures, by code and name',
      tags,
      access: access('index'),
      owner,
      query: z.object({ ...pageQuery, ...filters }),
      response: pageOf(codeRow),
      labels: codeLabels,
    }),
    export: endpoint({
      name: `export${one}s`,
      method: 'GET',
      path: `${path}/export`,
      summary: 'The filtered codes as a file',
      tags,
      access: access('index'),
      owner,
      query: z.object({ ...search, ...filters, format: exportFormat }),
      response: null,
      raw: 'download',
      labels: codeLabels,
    }),
    options: endpoint({
      name: `options${one}s`,
      method: 'GET',
      path: `${path}/options`,
      summary: 'What a code may be narrowed to: stores, shoppers, products, categories, cities',
      tags,
      access: access('index'),
      owner,
      query: z.object({
        of: z.enum(codeChoiceKinds),
        q: z.string().trim().max(100).optional(),
        ids: z.string().max(20_000).optional(),
      }),
      response: z.array(referenced),
    }),
    read: endpoint({
      name: `read${one}`,
      method: 'GET',
      path: `${path}/{id}`,
      summary: 'One code with all it is narrowed to',
      tags,
      access: access('index'),
      owner,
      params,
      response: codeDetail,
      errors: [errors.not_found],
      labels: codeLabels,
    }),
    uses: endpoint({
      name: `list${one}Uses`,
      method: 'GET',
      path: `${path}/{id}/uses`,
      summary: 'The orders that used a code, newest first',
      tags,
      access: access('index'),
      owner,
      params,
      query: z.object({ ...pageQuery, sort: sortParam(['placed_at'], '-placed_at') }).omit({ q: true }),
      response: pageOf(codeUse),
      errors: [errors.not_found],
    }),
    create: endpoint({
      name: `create${one}`,
      method: 'POST',
      path,
      summary: 'Add a code; at one store a text means one code',
      tags,
      access: access('create'),
      owner,
      audit: { action: `${entity}.create` },
      body,
      response: codeDetail,
      status: 201,
      errors: saving,
      labels: codeLabels,
    }),
    update: endpoint({
      name: `update${one}`,
      method: 'PUT',
      path: `${path}/{id}`,
      summary: 'Change a code for the orders to come; its text stays once it was used',
      tags,
      access: access('update'),
      owner,
      audit: { action: `${entity}.update` },
      params,
      body,
      response: codeDetail,
      errors: changing,
      labels: codeLabels,
    }),
    bulk: endpoint({
      name: `bulk${one}s`,
      method: 'POST',
      path: `${path}/bulk`,
      summary: 'Enable or disable codes, each with its own result',
      tags,
      access: access('update'),
      owner,
      audit: { action: `${entity}.bulk` },
      body: z.strictObject({ action: z.enum(['activate', 'deactivate']), ids: z.array(z.uuid('uuid')).min(1).max(100) }),
      response: bulkResult,
    }),
    remove: endpoint({
      name: `remove${one}`,
      method: 'DELETE',
      path: `${path}/{id}`,
      summary: 'Delete a code that no order used',
      tags,
      access: access('delete'),
      owner,
      audit: { action: `${entity}.delete` },
      params,
      response: null,
      status: 204,
      errors: [errors.not_found, errors.in_use, savingErrors.code_shared],
    }),
  } as const
}
