import type { Bilingual } from './locale.ts'

const crud = ['index', 'create', 'update', 'delete'] as const

/**
 * The permission keys of the specification, in its spelling, with their labels for the role grid.
 * `faqs.index` also reads the lists of payments, dues and cancelled orders, without bank data; everything else there, and all codes, need the
 * keys of their own resource (docs/decisions/permission-keys.md).
 */
export const permissionResources = {
  settings: { actions: ['index', 'update'], ar: 'الإعدادات العامة', en: 'General settings' },
  stores: { actions: ['index', 'create', 'update'], ar: 'المتاجر', en: 'Stores' },
  products: { actions: crud, ar: 'المنتجات', en: 'Products' },
  categories: { actions: crud, ar: 'التصنيفات والأقسام', en: 'Categories and sections' },
  subcategories: { actions: crud, ar: 'التصنيفات الفرعية', en: 'Subcategories' },
  sections: { actions: crud, ar: 'أقسام الواجهة', en: 'Shop sections' },
  orders: { actions: ['index', 'update'], ar: 'الطلبات', en: 'Orders' },
  'canceled-orders': { actions: ['index', 'create', 'update'], ar: 'الإلغاء والاسترجاع', en: 'Cancellations and returns' },
  walletsControll: { actions: ['index', 'create', 'update'], ar: 'إدارة المحافظ', en: 'Wallets' },
  payments: { actions: ['index', 'create', 'update'], ar: 'المدفوعات', en: 'Payments' },
  dues: { actions: ['index', 'create', 'update'], ar: 'المستحقات', en: 'Dues' },
  copoun: { actions: crud, ar: 'كوبونات المتاجر', en: 'Store coupons' },
  'promo-codes': { actions: crud, ar: 'أكواد الخصم', en: 'Promo codes' },
  banks: { actions: crud, ar: 'البنوك', en: 'Banks' },
  bank_accounts: { actions: crud, ar: 'الحسابات البنكية', en: 'Bank accounts' },
  users: { actions: ['index', 'create', 'update', 'delete', 'transactions'], ar: 'العملاء', en: 'Customers' },
  admins: { actions: crud, ar: 'المشرفون', en: 'Admins' },
  roles: { actions: crud, ar: 'الأدوار', en: 'Roles' },
  contacts: { actions: ['index'], ar: 'رسائل التواصل', en: 'Contact messages' },
  developMessages: { actions: ['index'], ar: 'المقترحات', en: 'Feature requests' },
  ads: { actions: crud, ar: 'الإعلانات', en: 'Ads' },
  news: { actions: crud, ar: 'الأخبار', en: 'News' },
  improvements: { actions: crud, ar: 'التحسينات', en: 'Improvements' },
  pages: { actions: ['index', 'update'], ar: 'صفحات المحتوى', en: 'Content pages' },
  advantages: { actions: crud, ar: 'المزايا', en: 'Advantages' },
  clients: { actions: crud, ar: 'الشركاء', en: 'Partners' },
  faqs: {
    actions: crud,
    ar: 'الأسئلة الشائعة',
    en: 'FAQs',
    note: {
      ar: 'تتيح صلاحية «عرض» أيضًا الاطلاع على قوائم المدفوعات والمستحقات والإلغاءات والاسترجاعات، دون البيانات البنكية',
      en: '“View” also gives access to the lists of payments, dues, cancellations and returns, without bank details',
    },
  },
  countries: { actions: crud, ar: 'الدول', en: 'Countries' },
  regions: { actions: crud, ar: 'المناطق', en: 'Regions' },
  cities: { actions: crud, ar: 'المدن', en: 'Cities' },
} as const satisfies Record<string, Bilingual & { actions: readonly string[]; note?: Bilingual }>

export type PermissionResource = keyof typeof permissionResources
export type Permission = {
  [R in PermissionResource]: `${R}.${(typeof permissionResources)[R]['actions'][number]}`
}[PermissionResource]

/** Every permission key. */
export const allPermissions: readonly Permission[] = Object.entries(permissionResources).flatMap(([resource, { actions }]) =>
  // The cast is safe: the pairs come from the table above.
  actions.map((action) => `${resource}.${action}` as Permission),
)

export const permissionActions: Record<string, Bilingual> = {
  index: { ar: 'عرض', en: 'View' },
  create: { ar: 'إضافة', en: 'Create' },
  update: { ar: 'تعديل', en: 'Edit' },
  delete: { ar: 'حذف', en: 'Delete' },
  transactions: { ar: 'المعاملات', en: 'Transactions' },
}

/** True if a holder of `held` may do what any one of `needed` opens. An empty `needed` is open to every admin with any permission. */
export function mayDo(held: ReadonlySet<string> | readonly string[], needed: readonly Permission[]): boolean {
  const set = held instanceof Set ? held : new Set(held)
  return needed.length === 0 ? set.size > 0 : needed.some((key) => set.has(key))
}
