import { redirect } from 'react-router'
import type { PageRequest } from '../shell/request/request-context.ts'
import { loginPath, safeNext } from '../shell/session/sign-in-paths.ts'

/** Sends a visitor who posted a form of a public page to sign in, and then back to that page. Does nothing for who is signed in. */
export function signInFirst({ cookies, locale }: PageRequest, back: string | undefined): void {
  if (!cookies.userToken) throw redirect(loginPath(locale, 'user', safeNext(locale, 'user', back ?? null)), 303)
}
