import { z } from 'zod'
import { endpoint } from '../kernel/endpoint.ts'
import { defineErrors, errors } from '../kernel/errors.ts'
import type { FieldLabels } from '../kernel/labels.ts'
import { cleanLine } from '../kernel/normalise.ts'
import { idParams } from '../kernel/shapes.ts'
import { adminViews as adminCalls, storeViews as storeCalls } from './saved-views.calls.ts'

/** The most views one person keeps of one list. */
export const viewsPerList = 30

const key = z.string().min(1).max(60)
/** A view holds the search, tab, order, filters and columns of the list. Page and page size stay the reader's. */
const viewQuery = z.strictObject({
  q: z.string().max(100).optional(),
  /** The tab that was open, an empty text for all rows. Absent for a list without tabs. */
  tab: z.string().max(60).optional(),
  sort: key.optional(),
  filters: z
    .record(key, z.string().min(1).max(500))
    .refine((filters) => Object.keys(filters).length <= 30)
    .default({}),
  /** Keys of the columns shown; null leaves them as the reader has them. */
  columns: z.array(key).max(60).nullable().default(null),
})
export type ViewQuery = z.output<typeof viewQuery>

const list = z.string().regex(/^[a-z0-9-]{1,60}$/)
const name = z.string().overwrite(cleanLine).min(1).max(60)

const view = z.object({
  id: z.uuid(),
  name: z.string(),
  query: viewQuery,
  shared: z.boolean(),
  /** True if the view is the reader's own. The views of others can be applied, not changed. */
  own: z.boolean(),
  /** The person who shared it, for the views of others. */
  owner: z.string().nullable(),
})
export type SavedView = z.output<typeof view>

export const viewErrors = defineErrors({
  too_many_views: {
    status: 409,
    ar: `الحد الأقصى ${viewsPerList} طريقة عرض محفوظة لكل قائمة. احذف طريقة عرض لم تعد تستخدمها`,
    en: `Each list can have up to ${viewsPerList} saved views. Delete one you no longer use`,
  },
})

const labels: FieldLabels = {
  name: { ar: 'اسم طريقة العرض', en: 'View name' },
  shared: { ar: 'مشاركة مع الفريق', en: 'Share with the team' },
}
const unaudited = { none: 'how one person looks at a list changes nothing in it' } as const
const viewBody = z.strictObject({ list, name, query: viewQuery, shared: z.boolean().default(false) })
const viewChange = z.strictObject({ name, query: viewQuery, shared: z.boolean() })
const defaultBody = z.strictObject({ list, view_id: z.uuid('uuid').nullable() })

/** The calls of one surface; every admin or member has own views, with any permissions. */
const viewCalls = <const A extends { audience: 'admin'; permissions: [] } | { audience: 'store' }>(
  calls: typeof adminCalls | typeof storeCalls,
  access: A,
) => {
  const shared = { tags: ['saved views'], access, owner: 'self', labels } as const
  return {
    list: endpoint({
      ...shared,
      ...calls.list,
      summary: "List the saved views of a list: the caller's own, those shared with the team, and the default",
      query: z.object({ list }),
      response: z.object({ views: z.array(view), default_id: z.uuid().nullable() }),
    }),
    create: endpoint({
      ...shared,
      ...calls.create,
      summary: 'Save the state of a list as a named view',
      audit: unaudited,
      body: viewBody,
      response: view,
      status: 201,
      errors: [viewErrors.too_many_views],
    }),
    update: endpoint({
      ...shared,
      ...calls.update,
      summary: "Rename, share or overwrite one of the caller's own views",
      audit: unaudited,
      params: idParams,
      body: viewChange,
      response: view,
      errors: [errors.not_found],
    }),
    remove: endpoint({
      ...shared,
      ...calls.remove,
      summary: "Delete one of the caller's own views",
      audit: unaudited,
      params: idParams,
      response: null,
      errors: [errors.not_found],
    }),
    makeDefault: endpoint({
      ...shared,
      ...calls.makeDefault,
      summary: "Set the caller's default view for a list. Send null to open the list without a view",
      audit: unaudited,
      body: defaultBody,
      response: null,
      errors: [errors.not_found],
    }),
  }
}

export const adminViews = viewCalls(adminCalls, { audience: 'admin', permissions: [] })
export const storeViews = viewCalls(storeCalls, { audience: 'store' })
