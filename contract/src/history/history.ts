import { z } from 'zod'
import { endpoint } from '../kernel/endpoint.ts'
import { exportFormat } from '../kernel/export-format.ts'
import { commaList, pageQuery, pageSchema, sortParam } from '../kernel/page.ts'
import type { Permission } from '../kernel/permissions.ts'
import { bilingualText, daySchema } from '../kernel/shapes.ts'
import { typedKeys } from '../kernel/typed-keys.ts'
import { auditEntry } from './audit.ts'
import { actorTypeNames, auditedEntities } from './audited.ts'
import * as calls from './history.calls.ts'

/** Kinds whose keys are those of another kind. */
const partsOfKinds = {
  offers: 'products.index',
  'product-imports': 'products.index',
  members: 'stores.index',
  'store-members': 'stores.index',
  shelves: 'products.index',
  branches: 'stores.index',
  stock: 'products.index',
  'additional-fields': 'products.index',
  'chat-sessions': ['orders.index', 'users.index'],
} as const satisfies Record<string, Permission | readonly Permission[]>
/** Every kind with a label in the whole log, and the keys that open its entries. Other kinds are open to everyone who may read the log. */
export const historyKinds: Record<string, Permission | readonly Permission[]> = { ...auditedEntities, ...partsOfKinds }

export const historyEntry = auditEntry.extend({
  entity: z.string(),
  entity_id: z.uuid().nullable(),
  /** The name of the record now, or at its deletion; null if it has none. */
  record: z.union([z.string(), bilingualText]).nullable(),
  ip: z.string().nullable(),
  /** The reference of the call that did it; null for what a clock did. */
  request_id: z.string().nullable(),
})
export type HistoryRow = z.output<typeof historyEntry>

const wholeLog = { tags: ['audit'], access: { audience: 'admin', permissions: ['admins.index'] }, owner: 'platform' } as const

const filters = {
  /** Searches by the name a record has or had, its id, an order's number, the actor's name, email or mobile, or a request id. */
  q: pageQuery.q,
  sort: sortParam(['at'], '-at'),
  actor_type: commaList(typedKeys(actorTypeNames)),
  /** An administrator, a store member or a shopper. */
  actor_id: z.uuid('uuid').optional(),
  entity: z.string().max(60).optional(),
  action: z.string().max(80).optional(),
  from: daySchema.optional(),
  to: daySchema.optional(),
}

export const listHistory = endpoint({
  ...wholeLog,
  ...calls.listHistory,
  summary: "List the audit log, newest first, except kinds the caller can't read. Search by record, person or reference",
  query: z.object({ ...pageQuery, ...filters }),
  response: pageSchema(historyEntry),
})

export const exportHistory = endpoint({
  ...wholeLog,
  ...calls.exportHistory,
  summary: 'Export the filtered audit log as a file. The changes of each entry are only in the list',
  query: z.object({ ...filters, format: exportFormat }),
  response: null,
  raw: 'download',
})

export const listHistoryActions = endpoint({
  ...wholeLog,
  ...calls.listHistoryActions,
  summary: 'List the kinds and actions in the audit log, for filtering',
  response: z.object({ entities: z.array(z.string()), actions: z.array(z.string()) }),
})
