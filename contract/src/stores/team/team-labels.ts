import type { FieldLabels } from '../../kernel/labels.ts'
import type { Bilingual } from '../../kernel/locale.ts'
import type { StorePermission } from '../../kernel/store-permissions.ts'

/** The screens that each team permission opens. */
export const storePermissionNames: Readonly<Record<StorePermission, Bilingual>> = {
  products: { ar: 'المنتجات', en: 'Products' },
  orders: { ar: 'الطلبات', en: 'Orders' },
  messages: { ar: 'الرسائل', en: 'Messages' },
  statistics: { ar: 'التقارير', en: 'Reports' },
  wallet: { ar: 'المحفظة والفواتير', en: 'Wallet and invoices' },
  profile: { ar: 'ملف المتجر ومستنداته', en: 'Store profile and documents' },
  team: { ar: 'فريق المتجر', en: 'Team' },
}

export const teamLabels: FieldLabels = {
  name: { ar: 'الاسم الكامل', en: 'Full name' },
  permissions: { ar: 'الصلاحيات', en: 'Permissions' },
  active: { ar: 'الحساب مفعّل', en: 'Account active' },
  locale: { ar: 'لغة الرسائل والإشعارات', en: 'Notification language' },
}
