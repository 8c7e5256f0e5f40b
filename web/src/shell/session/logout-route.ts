import { type ActionFunctionArgs, type LoaderFunctionArgs, redirect } from 'react-router'
import { pathTo } from '../../paths.ts'
import { signOut } from '../request/call-api.ts'
import { type PageRequest, pageRequest } from '../request/request-context.ts'
import type { Side } from './sign-in-paths.ts'

const getSide = ({ pageUrl, locale }: PageRequest): Side => (pageUrl.startsWith(`/${locale}/dashboard/`) ? 'admin' : 'store')

/**
 * Ends the session of the area the address names and goes to its sign-in page. The cookies go even when the API no longer knows the session.
 * A form of another site can't reach this: the server refuses it before any page's action (server/src/platform/web/page-guard.ts).
 */
export async function action({ context }: ActionFunctionArgs) {
  const page = context.get(pageRequest)
  const side = getSide(page)
  await page.call({ method: 'POST', path: `/${side}/auth/logout` })
  return signOut(page, side)
}

/** Opens the area's first page for one who follows this address as a link. Only a form signs out. */
export function loader({ context }: LoaderFunctionArgs) {
  const page = context.get(pageRequest)
  return redirect(pathTo(page.locale, getSide(page) === 'admin' ? '/dashboard' : '/store'))
}
