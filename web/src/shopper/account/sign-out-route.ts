import { userLogout } from '@rahba/contract/shoppers/sign-in.calls'
import { type ActionFunctionArgs, type LoaderFunctionArgs, redirect } from 'react-router'
import { pathTo } from '../../paths.ts'
import { innerCall } from '../../shell/request/call-api.ts'
import { pageRequest } from '../../shell/request/request-context.ts'
import { expiredCookies } from '../../shell/session/sign-in-paths.ts'

/** Ends the shopper's session and goes to the market. The cookie goes even when the API no longer knows the session. */
export async function action({ context }: ActionFunctionArgs) {
  const page = context.get(pageRequest)
  await page.call(innerCall(userLogout, {}))
  const headers = new Headers()
  for (const cookie of expiredCookies('user', page.origin)) headers.append('set-cookie', cookie)
  return redirect(pathTo(page.locale, '/market'), { status: 303, headers })
}

/** Opens the account for one who follows this address as a link. Only a form signs out. */
export const loader = ({ context }: LoaderFunctionArgs) => redirect(pathTo(context.get(pageRequest).locale, '/account'))
