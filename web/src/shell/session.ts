import type { StoreSession } from '@rahba/contract/stores/portal-frame'
import { redirect } from 'react-router'
import type { AdminSession } from '../api/session.ts'
import { type LoadContext, signOut } from './call-api.ts'
import { pageRequest } from './request-context.ts'
import { type Side, safeNext } from './sign-in-paths.ts'

const sessionCall: Record<Side, string> = { admin: '/admin/auth/profile', store: '/store/profile' }
const tokenCookie: Record<Side, string> = { admin: 'adminToken', store: 'storeToken' }

/** The session of `side` as the API gives it, or null when the visitor is not signed in there. */
async function readSession(context: LoadContext, side: Side): Promise<unknown> {
  const page = context.get(pageRequest)
  if (!page.cookies[tokenCookie[side]]) return null
  const answer = await page.call({ method: 'GET', path: sessionCall[side] })
  if (answer.status === 401 || answer.status === 403) return null
  if (answer.status >= 400) throw new Error(`${sessionCall[side]} answered ${answer.status}`)
  return answer.body
}

/** Guard of the dashboard: who is signed in and what they may do. Anyone else is sent to the sign-in page, to come back afterwards. */
export async function requireAdmin(context: LoadContext): Promise<AdminSession> {
  const session = await readSession(context, 'admin')
  if (!session) throw signOut(context.get(pageRequest), 'admin')
  return session as AdminSession // the answer of GET /admin/auth/profile
}

/** Guard of the portal: the store that is signed in. Anyone else is sent to the sign-in page, to come back afterwards. */
export async function requireStore(context: LoadContext): Promise<StoreSession> {
  const session = await readSession(context, 'store')
  if (!session) throw signOut(context.get(pageRequest), 'store')
  return session as StoreSession // the answer of GET /store/profile
}

/** For sign-in pages: who is signed in already goes on to `next` or to the area's home. */
export async function redirectSignedIn(context: LoadContext, side: Side, url: URL): Promise<void> {
  if (await readSession(context, side)) throw redirect(safeNext(context.get(pageRequest).locale, side, url.searchParams.get('next')))
}
