/**
 * The texts of the web, as typed dictionaries in lazy chunks, one per part and language.
 *
 * A part holds what one surface or domain says: `common`, `admin/<domain>`, `portal/<domain>`, `landing/<page>`, `shop/<page>`.
 * To add one:
 *   1. `ar/<part>.ts` is the original:  `export const text = { title: 'الطلبات', selected: (n: number) => pluralAr(n, {…}) }`
 *   2. `en/<part>.ts` has its type:     `import type { text as ar } from '../../ar/<part>.ts'; export const text: typeof ar = {…}`
 *   3. one line in the map below. A missing key or language is a compile error.
 * To use one:
 *   - in a component: `const t = useText('admin/orders')`, then `t.title`, `t.selected(3)`. Nested objects are fine.
 *   - in the route module that leads to it: `export const handle: RouteHandle = { text: ['admin/orders'] }`, so that the texts are there before the
 *     page is hydrated. Forgetting it is safe but slower: the component waits for its texts when it first needs them.
 *   - on the server (loaders, entry.server) everything is loaded at start: `getText(locale, part)`.
 * A text with a number is a function and uses `pluralAr` or `pluralEn` from the contract. Labels of data fields are in the contract.
 */
import type { Locale } from '@rahba/contract/kernel/locale'

type Load<T> = () => Promise<{ text: T }>
const part = <T>(ar: Load<T>, en: Load<NoInfer<T>>): Record<Locale, Load<T>> => ({ ar, en })

type OfficeTexts = typeof import('./ar/office.ts').texts
/** One of the parts that are loaded together. */
const officePart = <Name extends keyof OfficeTexts>(name: Name) =>
  part<OfficeTexts[Name]>(
    () => import('./ar/office.ts').then(({ texts }) => ({ text: texts[name] })),
    () => import('./en/office.ts').then(({ texts }) => ({ text: texts[name] })),
  )

export const parts = {
  common: officePart('common'),
  kit: officePart('kit'),
  chat: part(
    () => import('./ar/chat.ts'),
    () => import('./en/chat.ts'),
  ),
  invoices: part(
    () => import('./ar/invoices.ts'),
    () => import('./en/invoices.ts'),
  ),
  'two-factor': part(
    () => import('./ar/two-factor.ts'),
    () => import('./en/two-factor.ts'),
  ),
  identity: part(
    () => import('./ar/identity.ts'),
    () => import('./en/identity.ts'),
  ),
  cancellations: part(
    () => import('./ar/cancellations.ts'),
    () => import('./en/cancellations.ts'),
  ),
  palette: part(
    () => import('./ar/palette.ts'),
    () => import('./en/palette.ts'),
  ),
  catalog: part(
    () => import('./ar/catalog.ts'),
    () => import('./en/catalog.ts'),
  ),
  variants: part(
    () => import('./ar/variants.ts'),
    () => import('./en/variants.ts'),
  ),
  'portal/stock': part(
    () => import('./ar/portal/stock.ts'),
    () => import('./en/portal/stock.ts'),
  ),
  'portal/translations': part(
    () => import('./ar/portal/translations.ts'),
    () => import('./en/portal/translations.ts'),
  ),
  'portal/products': part(
    () => import('./ar/portal/products.ts'),
    () => import('./en/portal/products.ts'),
  ),
  'portal/imports': part(
    () => import('./ar/portal/imports.ts'),
    () => import('./en/portal/imports.ts'),
  ),
  'admin/balances': part(
    () => import('./ar/admin/balances.ts'),
    () => import('./en/admin/balances.ts'),
  ),
  dues: part(
    () => import('./ar/dues.ts'),
    () => import('./en/dues.ts'),
  ),
  'admin/code-reviews': part(
    () => import('./ar/admin/code-reviews.ts'),
    () => import('./en/admin/code-reviews.ts'),
  ),
  'admin/chat-reports': part(
    () => import('./ar/admin/chat-reports.ts'),
    () => import('./en/admin/chat-reports.ts'),
  ),
  'admin/contact': part(
    () => import('./ar/admin/contact.ts'),
    () => import('./en/admin/contact.ts'),
  ),
  development: part(
    () => import('./ar/development.ts'),
    () => import('./en/development.ts'),
  ),
  'admin/dues': part(
    () => import('./ar/admin/dues.ts'),
    () => import('./en/admin/dues.ts'),
  ),
  'portal/dues': part(
    () => import('./ar/portal/dues.ts'),
    () => import('./en/portal/dues.ts'),
  ),
  'admin/carriers': part(
    () => import('./ar/admin/carriers.ts'),
    () => import('./en/admin/carriers.ts'),
  ),
  'admin/payouts': part(
    () => import('./ar/admin/payouts.ts'),
    () => import('./en/admin/payouts.ts'),
  ),
  'admin/search': part(
    () => import('./ar/admin/search.ts'),
    () => import('./en/admin/search.ts'),
  ),
  'admin/products': part(
    () => import('./ar/admin/products.ts'),
    () => import('./en/admin/products.ts'),
  ),
  'admin/sections': part(
    () => import('./ar/admin/sections.ts'),
    () => import('./en/admin/sections.ts'),
  ),
  'admin/users': part(
    () => import('./ar/admin/users.ts'),
    () => import('./en/admin/users.ts'),
  ),
  'admin/layout': officePart('admin/layout'),
  'portal/layout': officePart('portal/layout'),
  'portal/home': part(
    () => import('./ar/portal/home.ts'),
    () => import('./en/portal/home.ts'),
  ),
  'portal/profile': part(
    () => import('./ar/portal/profile.ts'),
    () => import('./en/portal/profile.ts'),
  ),
  'portal/store-forms': part(
    () => import('./ar/portal/store-forms.ts'),
    () => import('./en/portal/store-forms.ts'),
  ),
  'store-commission': part(
    () => import('./ar/store-commission.ts'),
    () => import('./en/store-commission.ts'),
  ),
  'portal/agreement': part(
    () => import('./ar/portal/agreement.ts'),
    () => import('./en/portal/agreement.ts'),
  ),
  'admin/agreement': part(
    () => import('./ar/admin/agreement.ts'),
    () => import('./en/admin/agreement.ts'),
  ),
  'store-preview': part(
    () => import('./ar/store-preview.ts'),
    () => import('./en/store-preview.ts'),
  ),
  'selling-costs': part(
    () => import('./ar/selling-costs.ts'),
    () => import('./en/selling-costs.ts'),
  ),
  'store-delivery': part(
    () => import('./ar/store-delivery.ts'),
    () => import('./en/store-delivery.ts'),
  ),
  'store-papers': part(
    () => import('./ar/store-papers.ts'),
    () => import('./en/store-papers.ts'),
  ),
  'store-team': part(
    () => import('./ar/store-team.ts'),
    () => import('./en/store-team.ts'),
  ),
  'admin/store-forms': part(
    () => import('./ar/admin/store-forms.ts'),
    () => import('./en/admin/store-forms.ts'),
  ),
  push: part(
    () => import('./ar/push.ts'),
    () => import('./en/push.ts'),
  ),
  notifications: officePart('notifications'),
  'admin/broadcasts': part(
    () => import('./ar/admin/broadcasts.ts'),
    () => import('./en/admin/broadcasts.ts'),
  ),
  'landing/layout': part(
    () => import('./ar/landing/layout.ts'),
    () => import('./en/landing/layout.ts'),
  ),
  'landing/home': part(
    () => import('./ar/landing/home.ts'),
    () => import('./en/landing/home.ts'),
  ),
  articles: part(
    () => import('./ar/articles.ts'),
    () => import('./en/articles.ts'),
  ),
  content: part(
    () => import('./ar/content.ts'),
    () => import('./en/content.ts'),
  ),
  shopper: part(
    () => import('./ar/shopper.ts'),
    () => import('./en/shopper.ts'),
  ),
  checkout: part(
    () => import('./ar/checkout.ts'),
    () => import('./en/checkout.ts'),
  ),
  offline: part(
    () => import('./ar/offline.ts'),
    () => import('./en/offline.ts'),
  ),
  'shopper-orders': part(
    () => import('./ar/shopper-orders.ts'),
    () => import('./en/shopper-orders.ts'),
  ),
  'shopper-account': part(
    () => import('./ar/shopper-account.ts'),
    () => import('./en/shopper-account.ts'),
  ),
  market: part(
    () => import('./ar/market.ts'),
    () => import('./en/market.ts'),
  ),
  shop: part(
    () => import('./ar/shop.ts'),
    () => import('./en/shop.ts'),
  ),
  account: part(
    () => import('./ar/account.ts'),
    () => import('./en/account.ts'),
  ),
  'portal/sign-in': part(
    () => import('./ar/portal/sign-in.ts'),
    () => import('./en/portal/sign-in.ts'),
  ),
  'admin/access': part(
    () => import('./ar/admin/access.ts'),
    () => import('./en/admin/access.ts'),
  ),
  'admin/stores': part(
    () => import('./ar/admin/stores.ts'),
    () => import('./en/admin/stores.ts'),
  ),
  'admin/history': part(
    () => import('./ar/admin/history.ts'),
    () => import('./en/admin/history.ts'),
  ),
  'admin/home': part(
    () => import('./ar/admin/home.ts'),
    () => import('./en/admin/home.ts'),
  ),
  'admin/content': part(
    () => import('./ar/admin/content.ts'),
    () => import('./en/admin/content.ts'),
  ),
  'admin/settings': part(
    () => import('./ar/admin/settings.ts'),
    () => import('./en/admin/settings.ts'),
  ),
  orders: part(
    () => import('./ar/orders.ts'),
    () => import('./en/orders.ts'),
  ),
  'ledger-entries': part(
    () => import('./ar/ledger-entries.ts'),
    () => import('./en/ledger-entries.ts'),
  ),
  promotions: part(
    () => import('./ar/promotions.ts'),
    () => import('./en/promotions.ts'),
  ),
  'portal/offers': part(
    () => import('./ar/portal/offers.ts'),
    () => import('./en/portal/offers.ts'),
  ),
  'portal/orders': part(
    () => import('./ar/portal/orders.ts'),
    () => import('./en/portal/orders.ts'),
  ),
  'admin/orders': part(
    () => import('./ar/admin/orders.ts'),
    () => import('./en/admin/orders.ts'),
  ),
  'portal/statement': part(
    () => import('./ar/portal/statement.ts'),
    () => import('./en/portal/statement.ts'),
  ),
  statistics: part(
    () => import('./ar/statistics.ts'),
    () => import('./en/statistics.ts'),
  ),
  'admin/money': part(
    () => import('./ar/admin/money.ts'),
    () => import('./en/admin/money.ts'),
  ),
}

export type PartName = keyof typeof parts
export type TextOf<P extends PartName> = (typeof parts)[P] extends Record<Locale, Load<infer T>> ? T : never
