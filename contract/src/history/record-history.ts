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
  summary: "Who changed what on one of the store's own records, newest first; of administrators it says that they did, not who",
  tags: ['products'],
  access: { audience: 'store', permissions: ['products'] },
  owner: 'store',
  query: z.object({ ...paging, sort: sortParam(['at'], '-at'), entity: z.enum(recordKinds), entity_id: z.uuid('uuid') }),
  response: pageSchema(auditEntry),
})
