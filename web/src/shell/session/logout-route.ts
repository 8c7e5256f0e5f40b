import type { ActionFunctionArgs } from 'react-router'
import { signOut } from '../request/call-api.ts'
import { pageRequest } from '../request/request-context.ts'

/**
 * Ends the session of the area the address names and goes to its sign-in page. The cookies go even when the API no longer knows the session.
 * A form of another site can't reach this: the server refuses it before any page's action (server/src/platform/web/page-guard.ts).
 */
export async function action({ context, params }: ActionFunctionArgs) {
  const page = context.get(pageRequest)
  const side = page.pageUrl.startsWith(`/${params.locale}/dashboard/`) ? 'admin' : 'store'
  await page.call({ method: 'POST', path: `/${side}/auth/logout` })
  return signOut(page, side)
}
