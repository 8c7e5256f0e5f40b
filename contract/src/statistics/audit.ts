import { z } from 'zod'
import { endpoint } from '../kernel/endpoint.ts'
import { errors } from '../kernel/errors.ts'
import { pageOf, pageQuery, sortParam } from '../kernel/page.ts'
import type { Permission } from '../kernel/permissions.ts'

/** What has a history, and the key that opens it: who may read a thing may read what became of it. */
export const auditedEntities = {
  stores: 'stores.index',
  products: 'products.index',
  orders: 'orders.index',
  payments: 'payments.index',
  settings: 'settings.index',
  users: 'users.index',
  admins: 'admins.index',
  roles: 'roles.index',
  categories: 'categories.index',
  subcategories: 'subcategories.index',
  banks: 'banks.index',
  'bank-accounts': 'bank_accounts.index',
  countries: 'countries.index',
  regions: 'regions.index',
  cities: 'cities.index',
  faqs: 'faqs.index',
  advantages: 'advantages.index',
  partners: 'clients.index',
} as const satisfies Record<string, Permission>
export type AuditedEntity = keyof typeof auditedEntities

const change = z.object({
  field: z.string(),
  /** JSON of the value, so that any kind of value keeps its kind; null where there was none. */
  before: z.string().nullable(),
  after: z.string().nullable(),
})
const entry = z.object({
  id: z.uuid(),
  at: z.iso.datetime(),
  /** `stores.approve`, `faqs.update`, … */
  action: z.string(),
  actor_type: z.enum(['admin', 'store', 'user', 'system', 'visitor']),
  actor_name: z.string().nullable(),
  changes: z.array(change),
})
export type AuditRow = z.output<typeof entry>

export const listAudit = endpoint({
  name: 'listAudit',
  method: 'GET',
  path: '/admin/audit',
  summary: 'Who changed what on one record, newest first; it takes the key that opens the record itself',
  tags: ['audit'],
  // the record's own key is asked for by the handler, since it depends on `entity`
  access: { audience: 'admin', permissions: [] },
  owner: 'platform',
  query: z.object({
    ...pageQuery,
    sort: sortParam(['at'], '-at'),
    entity: z.enum(Object.keys(auditedEntities) as [AuditedEntity, ...AuditedEntity[]]), // a constant table's keys
    entity_id: z.uuid('uuid').optional(),
  }),
  response: pageOf(entry),
  errors: [errors.forbidden],
})
