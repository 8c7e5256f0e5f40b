import { clientErrors } from '@rahba/contract/kernel/client-errors'
import { pathTo } from '../paths.ts'
import type { ApiError } from './errors.ts'
import { notifySessionEnd } from './session-end.ts'
import { getRealm, pageLocale } from './surface.ts'

const signedOutTexts: readonly string[] = [clientErrors.unauthenticated.ar, clientErrors.unauthenticated.en]
const isSignedOut = (error: ApiError) => error.status === 401 || signedOutTexts.includes(error.error)

/**
 * Returns the page that a refusal sends the person to; null if they stay on the page. A 403 with a code of its own (waiting for approval, another
 * origin) is a message, not a loss of access. After signing in again, the person returns to what they looked at, including the open conversation or
 * the filters of a list.
 */
export function getDestination(
  error: ApiError,
  { pathname, search }: Pick<Location, 'pathname' | 'search'>,
  locale = pageLocale(),
): string | null {
  const realm = getRealm(pathname)
  const onAuthPage = pathname.includes('/auth/') || pathname.includes('/password/')
  if (realm === 'user' || onAuthPage) return null
  const login = pathTo(locale, realm === 'admin' ? '/dashboard/auth/login' : '/store/auth/login')
  if (isSignedOut(error)) return `${login}?ended=1&next=${encodeURIComponent(pathname + search)}`
  if (error.status === 403 && error.code === 'forbidden') return realm === 'admin' ? pathTo(locale, '/dashboard/403') : login
  return null
}

let leaving = false
let signingOut = false

/** Marks this page as signing out, so that rejected reads do not show that the session has ended. */
export function setSigningOut(on: boolean): void {
  signingOut = on
}

/**
 * Ends the store's session on the server, which also drops its cookies: the sign-in page would lead a session that still lives straight back to what
 * was refused. That it failed does not keep anybody.
 */
const endStoreSession = (): Promise<unknown> => fetch('/api/store/auth/logout', { method: 'POST' }).catch(() => undefined)

/** Follows {@link getDestination} by a full load, which also resets everything the page held. Returns true if it leaves. */
export function followRefusal(error: ApiError): boolean {
  if (typeof window === 'undefined') return false
  const to = getDestination(error, window.location)
  if (!to) return false
  if (signingOut && isSignedOut(error)) return true
  if (!leaving) {
    leaving = true
    if (isSignedOut(error)) notifySessionEnd()
    const go = () => window.location.assign(to)
    if (error.status === 403 && getRealm(window.location.pathname) === 'store') void endStoreSession().finally(go)
    else go()
  }
  return true
}
