import { z } from 'zod'
import { endpoint } from '../kernel/endpoint.ts'
import { errors } from '../kernel/errors.ts'
import { pageSchema, paging, sortParam } from '../kernel/page.ts'
import { typedKeys } from '../kernel/typed-keys.ts'
import * as calls from './audit.calls.ts'
import { actorTypeNames, auditedEntities } from './audited.ts'

const actorTypes = typedKeys(actorTypeNames)
const change = z.object({
  field: z.string(),
  /** JSON of the value, so that any kind of value keeps its kind; null where there was none. */
  before: z.string().nullable(),
  after: z.string().nullable(),
})
/** One entry of the log as readers see it. */
export const auditEntry = z.object({
  id: z.uuid(),
  at: z.iso.datetime(),
  /** `stores.approve`, `faqs.update`, … */
  action: z.string(),
  actor_type: z.enum(actorTypes),
  actor_name: z.string().nullable(),
  changes: z.array(change),
})
export type AuditRow = z.output<typeof auditEntry>

export const listAudit = endpoint({
  ...calls.listAudit,
  summary: 'List changes to a record and who made them, newest first. Requires the permission for the record itself',
  tags: ['audit'],
  // The handler asks for the record's own key, since it depends on `entity`.
  access: { audience: 'admin', permissions: [] },
  owner: 'platform',
  query: z.object({
    ...paging,
    sort: sortParam(['at'], '-at'),
    entity: z.enum(typedKeys(auditedEntities)),
    entity_id: z.uuid('uuid').optional(),
  }),
  response: pageSchema(auditEntry),
  errors: [errors.forbidden],
})
