import type { StorePermission } from '../kernel/endpoint.ts'
import type { FieldLabels } from '../kernel/labels.ts'
import type { Bilingual } from '../kernel/locale.ts'

/** The screens that each team permission opens. */
export const storePermissionNames: Readonly<Record<StorePermission, Bilingual>> = {
  products: { ar: 'المنتجات', en: 'Products' },
  orders: { ar: 'الطلبات', en: 'Orders' },
  messages: { ar: 'المحادثات', en: 'Messages' },
  statistics: { ar: 'الإحصاءات والأرقام', en: 'Statistics and figures' },
  wallet: { ar: 'المحفظة والفواتير', en: 'Wallet and invoices' },
  profile: { ar: 'ملف المتجر ومستنداته', en: 'Store profile and papers' },
  team: { ar: 'فريق المتجر', en: 'Team' },
}

export const teamLabels: FieldLabels = {
  name: { ar: 'الاسم الكامل', en: 'Full name' },
  permissions: { ar: 'الصلاحيات', en: 'Permissions' },
  active: { ar: 'الحساب مفعّل', en: 'Account is active' },
  locale: { ar: 'لغة الرسائل', en: 'Language of messages' },
}
