import { isHttps, sessionCookies, tokenCookieName } from '@rahba/contract/access/session-cookies'
import type { Locale } from '@rahba/contract/kernel/locale'
import { pathTo } from '../../paths.ts'

/** The back offices, each with a session of its own. */
export type Side = 'admin' | 'store'
/** Everybody with a page to sign in. */
export type SignInSide = Side | 'user'

/** Headers that take the session cookies of `side` away from a browser of the site at `origin`. */
export function expiredCookies(side: SignInSide, origin: string): string[] {
  const names = [tokenCookieName(side, origin), sessionCookies[side].permissions].filter((name) => name !== null)
  return names.map((name) => `${name}=; Path=/; Max-Age=0; HttpOnly; SameSite=Lax${isHttps(origin) ? '; Secure' : ''}`)
}

const getLogin = { admin: '/dashboard/auth/login', store: '/store/auth/login', user: '/sign-in' } as const
const getHome = { admin: '/dashboard', store: '/store', user: '/market' } as const
/** The pages that may follow a sign-in, below the language. A shopper goes back to any page of the market. */
const nextPages = { admin: '/dashboard(?=[/?]|$)', store: '/store(?=[/?]|$)', user: '/(?!/|dashboard|store|sign-in)' } as const

/** The sign-in page of `side`; `next` is the page to come back to, left out when it is the area's own home. */
export function loginPath(locale: Locale, side: SignInSide, next?: string): string {
  const home = pathTo(locale, getHome[side])
  const back = next && next !== home && !/\/auth\/|\/sign-in/.test(next) ? `?next=${encodeURIComponent(next)}` : ''
  return `${pathTo(locale, getLogin[side])}${back}`
}

/** `next` of a sign-in page when it leads into `side` on this site, else the area's home. Anything else could lead a visitor away. */
export function safeNext(locale: Locale, side: SignInSide, next: string | null): string {
  const home = pathTo(locale, getHome[side])
  return next && new RegExp(`^/(ar|en)${nextPages[side]}[^\\\\]*$`).test(next) ? next : home
}
