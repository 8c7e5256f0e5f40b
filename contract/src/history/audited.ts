import type { Bilingual } from '../kernel/locale.ts'
import type { Permission } from '../kernel/permissions.ts'

/** The kinds of records with a history, and the keys that open each: permission to read a record includes its history. */
export const auditedEntities = {
  stores: 'stores.index',
  products: 'products.index',
  orders: 'orders.index',
  payments: 'payments.index',
  payouts: 'payments.index',
  dues: 'dues.index',
  remittances: 'payments.index',
  carriers: 'payments.index',
  wallets: 'walletsControll.index',
  'canceled-orders': 'canceled-orders.index',
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
  coupons: 'copoun.index',
  'promo-codes': 'promo-codes.index',
  'contact-messages': 'contacts.index',
  'development-messages': 'developMessages.index',
  broadcasts: 'stores.update',
  'chat-reports': 'users.index',
  synonyms: 'products.index',
} as const satisfies Record<string, Permission | readonly Permission[]>
export type AuditedEntity = keyof typeof auditedEntities

/** The kinds of actors. */
export const actorTypeNames = {
  admin: { ar: 'الإدارة', en: 'Admin' },
  store: { ar: 'المتجر', en: 'Store' },
  user: { ar: 'العميل', en: 'Customer' },
  system: { ar: 'النظام', en: 'System' },
  visitor: { ar: 'زائر', en: 'Visitor' },
} as const satisfies Record<string, Bilingual>
