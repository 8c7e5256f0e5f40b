import { admins } from '@rahba/contract/access/admins.schemas'
import { roles } from '@rahba/contract/access/roles'
import { sections } from '@rahba/contract/catalog/sections/sections.schemas'
import { categories } from '@rahba/contract/categories/categories'
import { subcategories } from '@rahba/contract/categories/subcategories'
import { advantages } from '@rahba/contract/content/advantages'
import { faqs } from '@rahba/contract/content/faqs'
import { improvements } from '@rahba/contract/content/improvements'
import { news } from '@rahba/contract/content/news'
import { contentPages } from '@rahba/contract/content/page-slugs'
import { partners } from '@rahba/contract/content/partners'
import { slides } from '@rahba/contract/content/slides'
import type { Bilingual } from '@rahba/contract/kernel/locale'
import type { DashboardAddress } from '@rahba/contract/kernel/page-table'
import { mayDo, type Permission } from '@rahba/contract/kernel/permissions'
import { bankAccounts } from '@rahba/contract/money/payments/bank-accounts'
import { banks } from '@rahba/contract/money/payments/banks'
import { cities } from '@rahba/contract/places/cities'
import { countries } from '@rahba/contract/places/countries'
import { regions } from '@rahba/contract/places/regions'
import { synonyms } from '@rahba/contract/search/synonyms'
import type { DeclaredResource } from '../resource/any-resource.ts'

/** A page made by hand: its address below /dashboard and the keys of which any one opens it. No key: open to every admin who holds any. */
interface PageItem {
  path: DashboardAddress
  label: Bilingual
  any: readonly Permission[]
  add?: Addition
}

/** The record that the page under `/create` adds: its name, and the permissions of which one is enough. */
interface Addition {
  one: Bilingual
  any: readonly Permission[]
}

/** A declared resource: address, label and permission come from its declaration. */
interface ResourceItem {
  resource: DeclaredResource
}

export type MenuGroupKey = 'home' | 'stores' | 'orders' | 'support' | 'ads' | 'content' | 'users' | 'money' | 'settings'

interface MenuGroup {
  key: MenuGroupKey
  label: Bilingual
  items: readonly (PageItem | ResourceItem)[]
}

const page = (path: DashboardAddress, ar: string, en: string, ...any: Permission[]): PageItem => ({ path, label: { ar, en }, any })
const adding = (item: PageItem, ar: string, en: string, ...any: Permission[]): PageItem => ({ ...item, add: { one: { ar, en }, any } })

/**
 * The sidebar of the dashboard, in the specified order. A plain resource is one line here: `{ resource: faqs }`; its list,
 * form and detail pages then exist below /dashboard/<its path> without another line. The frame's loader reads it on the server, so that the frame
 * costs a visitor neither the declarations nor the schema library; only generated forms and the activity log do.
 */
export const menu: readonly MenuGroup[] = [
  {
    key: 'home',
    label: { ar: 'الرئيسية', en: 'Home' },
    items: [
      page('', 'الرئيسية', 'Home'),
      page('statistics', 'التقارير', 'Reports'),
      page('notification-stores/recieved', 'إشعاراتي', 'My notifications'),
    ],
  },
  {
    key: 'stores',
    label: { ar: 'المتاجر والمنتجات', en: 'Stores and products' },
    items: [
      adding(page('stores', 'المتاجر', 'Stores', 'stores.index'), 'متجر', 'Store', 'stores.create'),
      page('agreement', 'موافقات اتفاقية التاجر', 'Agreement acceptances', 'stores.index'),
      page('stores/featured', 'المتاجر المميزة', 'Featured stores', 'stores.update'),
      adding(page('products', 'المنتجات', 'Products', 'products.index'), 'منتج', 'Product', 'products.create'),
      { resource: synonyms },
      page('empty-searches', 'عمليات بحث بلا نتائج', 'Searches without results', 'products.index'),
    ],
  },
  {
    key: 'orders',
    label: { ar: 'الطلبات', en: 'Orders' },
    items: [
      page('orders', 'طلبات المنتجات', 'Product orders', 'orders.index'),
      adding(
        page('canceled-orders', 'الإلغاء والاسترجاع', 'Cancellations and returns', 'canceled-orders.index', 'faqs.index'),
        'إلغاء أو استرجاع',
        'Cancellation or return',
        'canceled-orders.create',
      ),
      page('wallets', 'إدارة المحافظ', 'Wallets', 'walletsControll.index'),
    ],
  },
  {
    key: 'support',
    label: { ar: 'الدعم', en: 'Support' },
    items: [
      page('development-messages', 'المقترحات', 'Feature requests', 'developMessages.index'),
      page('contact', 'رسائل التواصل', 'Contact messages', 'contacts.index'),
      page('chat-reports', 'بلاغات المحادثات', 'Reported conversations', 'users.index'),
    ],
  },
  {
    key: 'ads',
    label: { ar: 'الإعلانات والتسويق', en: 'Ads and marketing' },
    items: [
      { resource: slides },
      adding(
        page('notification-stores', 'إشعارات المتاجر', 'Store notifications', 'stores.update'),
        'إشعار للمتاجر',
        'Store notification',
        'stores.update',
      ),
      adding(page('promo-codes', 'أكواد الخصم', 'Promo codes', 'promo-codes.index'), 'كود خصم', 'Promo code', 'promo-codes.create'),
      page('promo-code-reviews', 'مراجعة استخدام الأكواد', 'Promo code reviews', 'promo-codes.index'),
      adding(page('copoun', 'كوبونات المتاجر', 'Store coupons', 'copoun.index'), 'كوبون', 'Coupon', 'copoun.create'),
      { resource: news },
      { resource: improvements },
    ],
  },
  {
    key: 'content',
    label: { ar: 'إدارة المحتوى', en: 'Content' },
    items: [
      ...Object.entries(contentPages).map(([slug, { ar, en }]) => page(`content/${slug}`, ar, en, 'pages.index')),
      { resource: advantages },
      { resource: partners },
      { resource: faqs },
    ],
  },
  {
    key: 'users',
    label: { ar: 'الفريق والعملاء', en: 'Team and customers' },
    items: [
      { resource: roles },
      { resource: admins },
      adding(page('users', 'العملاء', 'Customers', 'users.index'), 'عميل', 'Customer', 'users.create'),
    ],
  },
  {
    key: 'money',
    label: { ar: 'الإدارة المالية', en: 'Finance' },
    items: [
      page('payments', 'سحوبات المتاجر', 'Payouts', 'payments.index', 'faqs.index'),
      page('payments1', 'مدفوعات العملاء', 'Customer payments', 'payments.index', 'faqs.index'),
      page('dues', 'مستحقات المنصة', 'Dues', 'dues.index', 'faqs.index'),
      page('dues1', 'بنود المستحقات', 'Dues lines', 'dues.index', 'faqs.index'),
      page('carriers', 'نقد لدى شركات الشحن', 'Cash with carriers', 'payments.index'),
      adding(
        page('carrier-remittances', 'توريدات شركات الشحن', 'Carrier remittances', 'payments.index'),
        'توريد شركة شحن',
        'Carrier remittance',
        'payments.create',
      ),
      page('wallet', 'حسابات المنصة', 'Platform accounts', 'payments.index', 'walletsControll.index'),
      { resource: banks },
      { resource: bankAccounts },
    ],
  },
  {
    key: 'settings',
    label: { ar: 'الإعدادات', en: 'Settings' },
    items: [
      page('settings', 'الإعدادات العامة', 'General settings', 'settings.index'),
      page('history', 'سجل العمليات', 'Activity log', 'admins.index'),
      { resource: categories },
      { resource: subcategories },
      { resource: sections },
      { resource: countries },
      { resource: regions },
      { resource: cities },
    ],
  },
]

/** One line of the menu as a link, wherever its parts come from. */
function toEntry(item: PageItem | ResourceItem): PageItem {
  if ('path' in item) return item
  const { resource } = item
  const { list, create } = resource.endpoints
  const add = { one: resource.labels.one, any: create.access.permissions }
  return { path: resource.url, label: resource.labels.many, any: list.access.permissions, add }
}

/** The sidebar's groups as plain data, from the frame's loader. */
export interface VisibleGroup {
  key: MenuGroupKey
  label: Bilingual
  /** `one` names what the reader may add below its address. */
  items: { path: DashboardAddress; label: Bilingual; one?: Bilingual }[]
}

/** The groups and lines that an admin who holds `permissions` sees, as far as their pages are built; a group without lines is left out. */
export function menuFor(permissions: readonly string[]): VisibleGroup[] {
  return menu
    .map(({ key, label, items }) => ({
      key,
      label,
      items: items
        .map(toEntry)
        .filter(({ any }) => mayDo(permissions, any))
        .map(({ path, label: name, add }) => ({
          path,
          label: name,
          ...(add && mayDo(permissions, add.any) ? { one: add.one } : {}),
        })),
    }))
    .filter((group) => group.items.length > 0)
}

/** True if an admin who holds `permissions` may open a page by its path (`/ar/dashboard/orders/7?x=1`), as far as its menu line tells. */
export function mayVisit(path: string, permissions: readonly string[]): boolean {
  const below = path.replace(/^\/\w\w\/dashboard\/?/, '').replace(/[?#].*$/, '')
  const under = menu
    .flatMap(({ items }) => items.map(toEntry))
    .filter((entry) => below === entry.path || (entry.path !== '' && below.startsWith(`${entry.path}/`)))
    .sort((a, b) => b.path.length - a.path.length)[0]
  return under === undefined || mayDo(permissions, under.any)
}

/** The resource at an address below /dashboard (`faqs`, `locations/cities`), for the generated pages. */
export function resourceAt(path: string): ResourceItem['resource'] | undefined {
  for (const group of menu) {
    for (const item of group.items) if ('resource' in item && item.resource.url === path) return item.resource
  }
  return undefined
}
