import type { Audience } from '@rahba/contract/kernel/audiences'
import { defaultLocale, isLocale, type Locale } from '@rahba/contract/kernel/locale'

/** The part of the product that an address belongs to: the server picks the cookie by the same rule. */

/** `/ar/dashboard/...` is the admin's, `/ar/store/...` the merchant's, all else the shopper's. */
export function getRealm(pathname: string): Audience {
  const segment = pathname.split('/')[2]
  return segment === 'dashboard' ? 'admin' : segment === 'store' ? 'store' : 'user'
}

/** The language of the page that is open, outside React. */
export function pageLocale(): Locale {
  const lang = typeof document === 'undefined' ? '' : document.documentElement.lang
  return isLocale(lang) ? lang : defaultLocale
}
