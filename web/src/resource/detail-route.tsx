import type { RouteHandle } from '../shell/routing/route-handle.ts'
import type { Route } from './+types/detail-route'
import { loadRecord } from './load-resource.ts'
import { ResourceDetail } from './resource-detail.tsx'
import { useLoadedResource } from './use-resource.ts'

export const handle: RouteHandle = { text: ['kit', 'admin/history'] }

export const loader = ({ context, request, params }: Route.LoaderArgs) => loadRecord(context, request, params.id)

/** `/dashboard/<resource>/:id` */
export default function DetailRoute({ params }: Route.ComponentProps) {
  const resource = useLoadedResource()
  const id = String(params.id)
  return <ResourceDetail key={id} resource={resource} id={id} />
}
