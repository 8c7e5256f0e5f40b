import { z } from 'zod'
import { endpoint } from '../kernel/endpoint.ts'
import { pageSchema, paging, sortParam } from '../kernel/page.ts'
import { auditEntry } from './audit.ts'
import * as calls from './record-history.calls.ts'

/** The records of a store whose history its own page shows. */
const recordKinds = ['products', 'offers', 'additional-fields', 'product-imports', 'coupons'] as const
export type RecordKind = (typeof recordKinds)[number]

export const listRecordHistory = endpoint({
  ...calls.listRecordHistory,
  summary: "List changes to one of the store's own records and who made them, newest first. Entries by admins don't name them",
  tags: ['products'],
  access: { audience: 'store', permissions: ['products'] },
  owner: 'store',
  query: z.object({ ...paging, sort: sortParam(['at'], '-at'), entity: z.enum(recordKinds), entity_id: z.uuid('uuid') }),
  response: pageSchema(auditEntry),
})
