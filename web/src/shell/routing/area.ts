import { isLocale, type Locale } from '@rahba/contract/kernel/locale'

type Area = 'dashboard' | 'store' | 'public'

/** Returns the part of the product that an address belongs to; React Router's `.data` ending counts as the page's own address. */
export function getArea(pathname: string): Area {
  const first = pathname.split('/')[2]?.replace(/\.data$/, '')
  return first === 'dashboard' || first === 'store' ? first : 'public'
}

/** Addresses under /store that visitors read without signing in, set as public pages. */
export const isOffice = (pathname: string): boolean =>
  getArea(pathname) !== 'public' && !/^\/(ar|en)\/store\/pages\/[a-z]+-static\/?$/.test(pathname)

/** Pages that people read and no React runs on: all but the offices, the conversation of the apps' web view, and the kit's gallery. */
export const isPlainPage = (pathname: string): boolean => !isOffice(pathname) && !/^\/(ar|en)\/(chat-view|dev)\//.test(pathname)

/** Addresses of the market, its stores and a shopper's own pages, which share a frame. */
export const isMarket = (pathname: string): boolean => /^\/(ar|en)\/(market|s|cart|checkout|orders|account|messages)(\/|$)/.test(pathname)

/** The language an address names, or undefined. */
export function localeOfPath(pathname: string): Locale | undefined {
  const first = pathname.split('/')[1]?.replace(/\.data$/, '')
  return isLocale(first) ? first : undefined
}

/** The same page, query and fragment in the other language. */
export function inOtherLanguage({ pathname, search, hash }: { pathname: string; search: string; hash: string }): string {
  const locale = localeOfPath(pathname)
  const rest = locale ? pathname.slice(3) : ''
  return `/${locale === 'ar' ? 'en' : 'ar'}${rest}${search}${hash}`
}
