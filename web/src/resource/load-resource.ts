import type { EndpointSpec } from '@rahba/contract/kernel/endpoint'
import { redirect } from 'react-router'
import type { CarriedReads } from '../api/page-reads.ts'
import { pathTo } from '../paths.ts'
import { type LoadContext, notFound } from '../shell/request/call-api.ts'
import { readRecord } from '../shell/request/read-for-page.ts'
import { readList } from '../shell/request/read-list.ts'
import { pageRequest } from '../shell/request/request-context.ts'
import { requirePermission } from '../shell/session/may-open.ts'
import type { AnyResource, DeclaredResource } from './any-resource.ts'
import { getListOptions } from './list-options.ts'
import { getPlainResource } from './plain-resource.ts'
import { getResource } from './resource-of-route.ts'

type Page = 'list' | 'read' | 'create' | 'update'

/** The loader's answer for a page without a form: its resource, and what was read for it. */
export type LoadedPage = { resource: AnyResource } & Partial<CarriedReads>

/** Answers 404 if no resource is at the address, and sends an admin without the permission to the 403 page. */
async function requireResource(context: LoadContext, request: Request, page: Page): Promise<DeclaredResource> {
  const resource = getResource(new URL(request.url).pathname)
  if (!resource) throw notFound(context.get(pageRequest))
  const { access }: Pick<EndpointSpec, 'access'> = resource.endpoints[page]
  if (access.audience === 'admin') await requirePermission(context, ...access.permissions)
  else throw redirect(pathTo(context.get(pageRequest).locale, '/dashboard/403'))
  return resource
}

/** Guards the list of a resource and reads it. */
export async function loadList(context: LoadContext, request: Request): Promise<LoadedPage> {
  const resource = await requireResource(context, request, 'list')
  const { name, endpoints } = resource
  const reads = await readList(context, request, { name, call: endpoints.list, options: getListOptions(resource) })
  return { ...reads, resource: getPlainResource(resource) }
}

/** Guards the page of a record and reads the record, or answers 404. */
export async function loadRecord(context: LoadContext, request: Request, id: string): Promise<LoadedPage> {
  const resource = await requireResource(context, request, 'read')
  const reads = await readRecord(context, resource.endpoints.read, { params: { id } })
  return { ...reads, resource: getPlainResource(resource) }
}

/** Guards a form. Reads the record that it changes, or answers 404. */
export async function loadForm(context: LoadContext, request: Request, id: string | undefined): Promise<CarriedReads | null> {
  const resource = await requireResource(context, request, id === undefined ? 'create' : 'update')
  return id === undefined ? null : readRecord(context, resource.endpoints.read, { params: { id } })
}
