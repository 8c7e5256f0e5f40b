import { isHttps, sessionCookies, tokenCookieName } from '@rahba/contract/access/session-cookies'
import type { Locale } from '@rahba/contract/kernel/locale'
import { pathTo } from '../../paths.ts'

export type Side = 'admin' | 'store'

/** Headers that take the session cookies of `side` away from a browser of the site at `origin`. */
export function expiredCookies(side: Side, origin: string): string[] {
  const names = [tokenCookieName(side, origin), sessionCookies[side].permissions]
  return names.map((name) => `${name}=; Path=/; Max-Age=0; HttpOnly; SameSite=Lax${isHttps(origin) ? '; Secure' : ''}`)
}

const getLogin = { admin: '/dashboard/auth/login', store: '/store/auth/login' } as const
const getHome = { admin: '/dashboard', store: '/store' } as const

/** The sign-in page of `side`; `next` is the page to come back to, left out when it is the area's own home. */
export function loginPath(locale: Locale, side: Side, next?: string): string {
  const home = pathTo(locale, getHome[side])
  const back = next && next !== home && !next.includes('/auth/') ? `?next=${encodeURIComponent(next)}` : ''
  return `${pathTo(locale, getLogin[side])}${back}`
}

/** `next` of a sign-in page when it leads into `side` on this site, else the area's home. Anything else could lead a visitor away. */
export function safeNext(locale: Locale, side: Side, next: string | null): string {
  const home = pathTo(locale, getHome[side])
  return next && new RegExp(`^/(ar|en)${getHome[side]}(?=[/?]|$)[^\\\\]*$`).test(next) ? next : home
}
