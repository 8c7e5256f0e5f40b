import { z } from 'zod'
import { endpoint } from '../kernel/endpoint.ts'
import { errors } from '../kernel/errors.ts'
import { exportFormat } from '../kernel/export-format.ts'
import { flagParam, pageQuery, pageSchema, searchQuery, sortParam } from '../kernel/page.ts'
import { referenced } from '../kernel/referenced.ts'
import { bulkResult } from '../kernel/resource-endpoints.ts'
import { bilingualText, daySchema, idParams } from '../kernel/shapes.ts'
import { typedKeys } from '../kernel/typed-keys.ts'
import { moneyErrors } from '../money/errors.ts'
import * as calls from './admin-stores.calls.ts'
import { holdPayoutsBody, reason } from './admin-stores.schemas.ts'
import { approvalSchema } from './approval-shapes.ts'
import { openStep } from './closing/closing.ts'
import { storeErrors } from './errors.ts'
import { paperRestrictionStateNames } from './papers/paper-states.ts'
import { storeBalances } from './store-balances.ts'
import { storeLabels } from './store-labels.ts'
import { storeFacts } from './store-shapes.ts'
import { documentKindNames, entityTypes, storeTabs } from './store-states.ts'

export const storeRow = z.object({
  id: z.uuid(),
  slug: z.string(),
  logo: z.uuid().nullable(),
  name: bilingualText,
  owner: z.string(),
  phone: z.string(),
  category: referenced.nullable(),
  city: referenced.nullable(),
  approved: approvalSchema,
  is_online: z.boolean(),
  has_complete_data: z.boolean(),
  paper_restriction: storeFacts.paper_restriction,
  products_stop_on: storeFacts.products_stop_on,
  orders_stop_on: storeFacts.orders_stop_on,
  featured: z.boolean(),
  balance: z.int(),
  submitted_at: z.iso.datetime().nullable(),
  created_at: z.iso.datetime(),
})
export type StoreRow = z.output<typeof storeRow>
/** A store as an admin sees it, with its sales and its balance with the platform. */
export const adminStore = z.object({
  ...storeFacts,
  /** The steps that keep it from being closed permanently. */
  closing: z.array(openStep),
  figures: z.object({ products: z.int(), orders: z.int(), sales: z.int(), pending: z.int(), available: z.int(), owed: z.int() }),
})
export type AdminStore = z.output<typeof adminStore>
const reads = { access: { audience: 'admin', permissions: ['stores.index'] }, owner: 'platform', labels: storeLabels } as const
const decision = (action: string) =>
  ({
    access: { audience: 'admin', permissions: ['stores.update'] },
    owner: 'platform',
    labels: storeLabels,
    params: idParams,
    response: adminStore,
    audit: { action: `stores.${action}` },
  }) as const

const tabs = typedKeys(storeTabs)

const storeFilters = {
  q: pageQuery.q,
  sort: sortParam(['created_at', 'name'], '-created_at'),
  tab: z.enum(tabs).optional(),
  approved: z
    .string()
    .regex(/^[0-4](,[0-4])*$/)
    .transform((states) => states.split(',').map(Number))
    .pipe(z.array(approvalSchema))
    .optional(),
  category_id: z.uuid('uuid').optional(),
  city_id: z.uuid('uuid').optional(),
  is_online: flagParam,
  has_complete_data: flagParam,
  featured: flagParam,
  entity_type: z.enum(typedKeys(entityTypes)).optional(),
  payout_hold: flagParam,
  has_changes: flagParam,
  expired_papers: flagParam,
  papers_waiting: flagParam,
  paper_restriction: z.enum(paperRestrictionStateNames).optional(),
  balance: z.enum(typedKeys(storeBalances)).optional(),
  registered_from: daySchema.optional(),
  registered_to: daySchema.optional(),
}
export const listStores = endpoint({
  ...calls.listStores,
  summary: 'List stores with their status and balance',
  ...reads,
  query: z.object({ ...pageQuery, ...storeFilters }),
  response: pageSchema(storeRow),
})
export const countStores = endpoint({
  ...calls.countStores,
  summary: 'Count stores by tab, up to 1,000 each',
  ...reads,
  response: z.object({
    all: z.int(),
    waiting: z.int(),
    approved: z.int(),
    rejected: z.int(),
    suspended: z.int(),
    closed: z.int(),
    unfinished: z.int(),
  }),
})
export const exportStores = endpoint({
  ...calls.exportStores,
  summary: 'Export filtered stores as a file',
  ...reads,
  query: z.object({ ...storeFilters, format: exportFormat }),
  response: null,
  raw: 'download',
})
export const readStore = endpoint({
  ...calls.readStore,
  summary: 'Get a store',
  ...reads,
  params: idParams,
  response: adminStore,
  errors: [errors.not_found],
})
export const storeOptions = endpoint({
  name: 'storeOptions',
  method: 'GET',
  path: '/admin/stores/options',
  summary: 'List stores to choose from. Any admin can read their names',
  access: { audience: 'admin', permissions: [] },
  owner: 'platform',
  query: z.object({ q: searchQuery.optional(), ids: z.string().max(4000).optional() }),
  response: z.array(referenced),
})
export const decideDocument = endpoint({
  ...calls.decideDocument,
  summary: "Accept a store's document, or reject it with a reason",
  ...decision('document'),
  params: z.object({ id: z.uuid('uuid'), kind: z.enum(documentKindNames) }),
  body: z.discriminatedUnion('decision', [
    z.strictObject({ decision: z.literal('accept') }),
    z.strictObject({ decision: z.literal('reject'), reason }),
  ]),
  errors: [errors.not_found, storeErrors.paper_date_passed, moneyErrors.own_store],
})
export const decideStoreChange = endpoint({
  ...calls.decideStoreChange,
  step_up: 'depends',
  summary: 'Accept a pending change, which makes it live, or reject it with a reason',
  ...decision('change'),
  params: z.object({ id: z.uuid('uuid'), change_id: z.uuid('uuid') }),
  body: z.discriminatedUnion('decision', [
    z.strictObject({ decision: z.literal('accept') }),
    z.strictObject({ decision: z.literal('refuse'), reason }),
  ]),
  errors: [errors.not_found, errors.already_taken, moneyErrors.own_store],
})
export const approveStore = endpoint({
  ...calls.approveStore,
  summary: 'Approve a store so that it can sell',
  ...decision('approve'),
  errors: [storeErrors.store_wrong_state, storeErrors.store_incomplete, storeErrors.documents_unjudged, moneyErrors.own_store],
})
export const rejectStore = endpoint({
  ...calls.rejectStore,
  summary: 'Reject a store submitted for review, with reasons',
  ...decision('reject'),
  body: z.strictObject({ reason }),
  errors: [storeErrors.store_wrong_state, moneyErrors.own_store],
})
export const suspendStore = endpoint({
  ...calls.suspendStore,
  summary: 'Suspend a store and hide its products. Open orders continue',
  ...decision('suspend'),
  body: z.strictObject({ reason }),
  errors: [storeErrors.store_wrong_state, moneyErrors.own_store],
})
export const reinstateStore = endpoint({
  ...calls.reinstateStore,
  summary: "Lift a store's suspension. The store opens when its merchant opens it",
  ...decision('reinstate'),
  errors: [storeErrors.store_wrong_state, moneyErrors.own_store],
})
export const holdPayouts = endpoint({
  ...calls.holdPayouts,
  step_up: 'depends',
  summary: "Hold or release a store's payouts, with a reason for the history",
  ...decision('payout_hold'),
  // It decides whether money leaves, so it needs the permission for payments.
  access: { audience: 'admin', permissions: ['walletsControll.update'] },
  body: holdPayoutsBody,
  errors: [storeErrors.store_wrong_state, moneyErrors.own_store],
})
export const closeStore = endpoint({
  ...calls.closeStore,
  summary: "Close a store permanently when nothing is open. This can't be undone",
  ...decision('close'),
  body: z.strictObject({ reason }),
  errors: [storeErrors.store_wrong_state, storeErrors.closing_open, moneyErrors.own_store],
})
/** The stores shown first to shoppers, in their order. */
const featuredRow = storeRow.pick({
  id: true,
  logo: true,
  name: true,
  category: true,
  city: true,
  approved: true,
  is_online: true,
  submitted_at: true,
})
export type FeaturedStore = z.output<typeof featuredRow>
export const listFeaturedStores = endpoint({
  ...calls.listFeaturedStores,
  summary: 'List featured stores in order',
  ...reads,
  response: z.array(featuredRow),
})
export const featureStores = endpoint({
  ...calls.featureStores,
  summary: 'Set the featured stores to exactly the given ones, in this order',
  access: { audience: 'admin', permissions: ['stores.update'] },
  owner: 'platform',
  labels: storeLabels,
  audit: { action: 'stores.feature' },
  body: z.strictObject({ ids: z.array(z.uuid('uuid')).max(50) }),
  response: z.array(featuredRow),
  errors: [storeErrors.store_not_approved, moneyErrors.own_store],
})
export const bulkStores = endpoint({
  ...calls.bulkStores,
  summary: 'Approve multiple stores. Each store has its own result',
  access: { audience: 'admin', permissions: ['stores.update'] },
  owner: 'platform',
  labels: storeLabels,
  audit: { action: 'stores.bulk' },
  body: z.strictObject({ action: z.literal('approve'), ids: z.array(z.uuid('uuid')).min(1).max(100) }),
  response: bulkResult,
})
