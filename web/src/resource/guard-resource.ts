import type { EndpointSpec } from '@rahba/contract/kernel/endpoint'
import { redirect } from 'react-router'
import type { CarriedReads } from '../api/page-reads.ts'
import { pathTo } from '../paths.ts'
import { type LoadContext, notFound } from '../shell/request/call-api.ts'
import { readRecord } from '../shell/request/read-for-page.ts'
import { readList } from '../shell/request/read-list.ts'
import { pageRequest } from '../shell/request/request-context.ts'
import { requirePermission } from '../shell/session/may-open.ts'
import { getListOptions } from './list-options.ts'
import { getResource } from './resource-of-route.ts'

type Page = 'list' | 'read' | 'create' | 'update'

/**
 * Guards a loader: answers 404 if no resource or no record `id` is at the address, and sends an admin without the permission to the 403 page. Reads
 * the record or the list for the page.
 */
export async function guardResource(context: LoadContext, request: Request, page: Page, id?: string): Promise<CarriedReads | null> {
  const pathname = new URL(request.url).pathname
  const resource = getResource(pathname)
  if (!resource) throw notFound(context.get(pageRequest))
  const { access }: EndpointSpec = resource.endpoints[page]
  if (access.audience === 'admin') await requirePermission(context, ...access.permissions)
  else throw redirect(pathTo(context.get(pageRequest).locale, '/dashboard/403'))
  if (page === 'list')
    return readList(context, request, { name: resource.name, call: resource.endpoints.list, options: getListOptions(resource) })
  return id === undefined ? null : readRecord(context, resource.endpoints.read, { params: { id } })
}
