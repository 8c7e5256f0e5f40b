import { adminProfile } from '@rahba/contract/access/admin-auth.calls'
import { sessionCookies } from '@rahba/contract/access/session-cookies'
import type { Call, ResponseOf } from '@rahba/contract/kernel/endpoint'
import { getStoreProfile } from '@rahba/contract/stores/profile/profile.calls'
import type { StoreProfile } from '@rahba/contract/stores/store-shapes'
import { data, redirect } from 'react-router'
import { type ApiFailure, type LoadContext, signOut } from '../request/call-api.ts'
import { pageRequest } from '../request/request-context.ts'
import { type Side, safeNext } from './sign-in-paths.ts'

/** The session of `side` as the API gives it, or null when the visitor is not signed in there. */
async function readSession<E extends Call>(context: LoadContext, side: Side, call: E): Promise<ResponseOf<E> | null> {
  const page = context.get(pageRequest)
  if (!page.cookies[sessionCookies[side].token]) return null
  const answer = await page.call({ method: call.method, path: call.path })
  if (answer.status === 401 || answer.status === 403) return null
  // This refuses as callApi does: a node that is too busy for the session answers with the page that tries again.
  if (answer.status >= 400) throw data(answer.body as ApiFailure, { status: answer.status })
  return answer.body as ResponseOf<E> // the server serialises by this endpoint's own response schema
}

/** Guard of the dashboard: who is signed in and what they may do. Anyone else is sent to the sign-in page, to come back afterwards. */
export async function requireAdmin(context: LoadContext): Promise<ResponseOf<typeof adminProfile>> {
  const session = await readSession(context, 'admin', adminProfile)
  if (!session) throw signOut(context.get(pageRequest), 'admin')
  return session
}

/** Guard of the portal: the store that is signed in. Anyone else is sent to the sign-in page, to come back afterwards. */
export async function requireStore(context: LoadContext): Promise<StoreProfile> {
  const session = await readSession(context, 'store', getStoreProfile)
  if (!session) throw signOut(context.get(pageRequest), 'store')
  return session
}

/**
 * Redirects a signed-in person from a sign-in page to `next`, or to the area's home. Called by the page's loader.
 * @param opens returns true if a person with `permissions` may open a page; any other would greet them with a refusal
 */
export async function redirectSignedIn(
  context: LoadContext,
  side: Side,
  url: URL,
  opens: (path: string, permissions: readonly string[]) => boolean,
): Promise<void> {
  const session = side === 'admin' ? await readSession(context, side, adminProfile) : await readSession(context, side, getStoreProfile)
  if (!session) return
  const { locale } = context.get(pageRequest)
  const next = safeNext(locale, side, url.searchParams.get('next'))
  throw redirect(opens(next, session.permissions) ? next : safeNext(locale, side, null))
}
