import { mayDo, type Permission } from '@rahba/contract/kernel/permissions'
import { redirect } from 'react-router'
import { pathTo } from '../../paths.ts'
import type { LoadContext } from '../request/call-api.ts'
import { pageRequest } from '../request/request-context.ts'
import { requireAdmin } from './session.ts'

/**
 * Guard of one page of the dashboard, for a loader: any one of `needed` opens it, else the 403 page. A page whose loader makes an API call
 * needs no guard of its own, since the call's refusal leads there too.
 * @returns whether the administrator also has any one of further permissions, for the parts of the page that need them
 */
export async function requirePermission(context: LoadContext, ...needed: readonly Permission[]) {
  const { permissions } = await requireAdmin(context)
  if (!mayDo(permissions, needed)) throw redirect(pathTo(context.get(pageRequest).locale, '/dashboard/403'))
  return (...further: readonly Permission[]): boolean => mayDo(permissions, further)
}
