import { z } from 'zod'
import { endpoint } from '../kernel/endpoint.ts'
import { errors } from '../kernel/errors.ts'
import { keysOf } from '../kernel/keys-of.ts'
import type { FieldLabels } from '../kernel/labels.ts'
import type { Bilingual } from '../kernel/locale.ts'
import { anyOf, pageOf, pageQuery, paging, sortParam } from '../kernel/page.ts'
import type { Permission } from '../kernel/permissions.ts'
import { exportFormat } from '../kernel/resource.ts'
import { bilingualText } from '../kernel/shapes.ts'

/** What has a history, and the keys any one of which opens it: who may read a thing may read what became of it. */
export const auditedEntities = {
  stores: 'stores.index',
  products: 'products.index',
  orders: 'orders.index',
  payments: 'payments.index',
  payouts: 'payments.index',
  dues: ['dues.index', 'faqs.index'],
  wallets: 'walletsControll.index',
  'canceled-orders': ['canceled-orders.index', 'faqs.index'],
  settings: 'settings.index',
  users: 'users.index',
  addresses: 'users.index',
  admins: 'admins.index',
  roles: 'roles.index',
  categories: 'categories.index',
  subcategories: 'subcategories.index',
  sections: ['sections.index', 'categories.index'],
  banks: 'banks.index',
  'bank-accounts': 'bank_accounts.index',
  countries: 'countries.index',
  regions: 'regions.index',
  cities: 'cities.index',
  faqs: 'faqs.index',
  advantages: 'advantages.index',
  partners: 'clients.index',
  news: 'news.index',
  slides: 'ads.index',
  improvements: 'improvements.index',
  pages: 'pages.index',
  coupons: ['copoun.index', 'faqs.index'],
  'promo-codes': ['promo-codes.index', 'faqs.index'],
  'contact-messages': 'contacts.index',
  'development-messages': 'developMessages.index',
  broadcasts: 'stores.update',
  'chat-reports': 'users.index',
} as const satisfies Record<string, Permission | readonly Permission[]>
export type AuditedEntity = keyof typeof auditedEntities

/** Who did something. */
export const actorTypeNames = {
  admin: { ar: 'الإدارة', en: 'Administration' },
  store: { ar: 'المتجر', en: 'Store' },
  user: { ar: 'العميل', en: 'Shopper' },
  system: { ar: 'النظام', en: 'System' },
  visitor: { ar: 'زائر', en: 'Visitor' },
} as const satisfies Record<string, Bilingual>
const actorTypes = keysOf(actorTypeNames)
const change = z.object({
  field: z.string(),
  /** JSON of the value, so that any kind of value keeps its kind; null where there was none. */
  before: z.string().nullable(),
  after: z.string().nullable(),
})
/** What a reader is told of one entry of the log. */
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

/** Kinds whose keys are those of another kind. */
const partsOfKinds = {
  offers: 'products.index',
  'product-imports': 'products.index',
  members: 'stores.index',
  'store-members': 'stores.index',
  shelves: 'products.index',
  'additional-fields': 'products.index',
  'chat-sessions': ['orders.index', 'users.index'],
} as const satisfies Record<string, Permission | readonly Permission[]>
/** Every kind that is named to a reader of the whole log, and the keys that open its entries. One that stands here nowhere is open to who may read the log. */
export const historyKinds: Record<string, Permission | readonly Permission[]> = { ...auditedEntities, ...partsOfKinds }

export const historyEntry = auditEntry.extend({
  entity: z.string(),
  entity_id: z.uuid().nullable(),
  /** What the record is called now, or was when it went; null for what has no name. */
  record: z.union([z.string(), bilingualText]).nullable(),
  ip: z.string().nullable(),
  /** The reference of the call that did it; null for what a clock did. */
  request_id: z.string().nullable(),
})
export type HistoryRow = z.output<typeof historyEntry>

/** What the columns of the whole log are called. */
export const historyLabels = {
  at: { ar: 'الوقت', en: 'When' },
  actor: { ar: 'من', en: 'Who' },
  actor_type: { ar: 'جهة المنفذ', en: 'Done by' },
  action: { ar: 'العملية', en: 'What' },
  entity: { ar: 'نوع السجل', en: 'Kind of record' },
  record: { ar: 'السجل', en: 'Record' },
  entity_id: { ar: 'معرف السجل', en: 'Record id' },
  ip: { ar: 'عنوان IP', en: 'IP address' },
  request_id: { ar: 'الرقم المرجعي', en: 'Reference' },
} satisfies FieldLabels

const wholeLog = { tags: ['audit'], access: { audience: 'admin', permissions: ['admins.index'] }, owner: 'platform' } as const

const filters = {
  /** What a record is or was called, its id or an order's number, whoever did it by name, mail or mobile, or a call's reference. */
  q: pageQuery.q,
  sort: sortParam(['at'], '-at'),
  actor_type: anyOf(actorTypes),
  /** An administrator, a store member or a shopper. */
  actor_id: z.uuid('uuid').optional(),
  entity: z.string().max(60).optional(),
  action: z.string().max(80).optional(),
  from: z.iso.date('date').optional(),
  to: z.iso.date('date').optional(),
}

export const listHistory = endpoint({
  ...wholeLog,
  name: 'listHistory',
  method: 'GET',
  path: '/admin/history',
  summary:
    'The whole audit log, newest first, searched by record, person or reference; entries of kinds the caller may not read are left out',
  query: z.object({ ...pageQuery, ...filters }),
  response: pageOf(historyEntry),
})

export const exportHistory = endpoint({
  ...wholeLog,
  name: 'exportHistory',
  method: 'GET',
  path: '/admin/history/export',
  summary: 'The filtered log as a file; what each entry changed is read in the list',
  query: z.object({ ...filters, format: exportFormat }),
  response: null,
  raw: 'download',
})

export const listHistoryActions = endpoint({
  ...wholeLog,
  name: 'listHistoryActions',
  method: 'GET',
  path: '/admin/history/actions',
  summary: 'The kinds and actions that the log holds, for filtering',
  response: z.object({ entities: z.array(z.string()), actions: z.array(z.string()) }),
})

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
    ...paging,
    sort: sortParam(['at'], '-at'),
    entity: z.enum(keysOf(auditedEntities)),
    entity_id: z.uuid('uuid').optional(),
  }),
  response: pageOf(auditEntry),
  errors: [errors.forbidden],
})
