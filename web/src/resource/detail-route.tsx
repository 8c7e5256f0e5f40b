import type { RouteHandle } from '../shell/routing/route-handle.ts'
import type { Route } from './+types/detail-route'
import { guardResource } from './guard-resource.ts'
import { ResourceDetail } from './resource-detail.tsx'
import { useResourceOfRoute } from './resource-of-route.ts'

export const handle: RouteHandle = { text: ['kit', 'admin/history'] }

export const loader = ({ context, request, params }: Route.LoaderArgs) => guardResource(context, request, 'read', params.id)

/** `/dashboard/<resource>/:id` */
export default function DetailRoute({ params }: Route.ComponentProps) {
  const resource = useResourceOfRoute()
  const id = String(params.id)
  return <ResourceDetail key={id} resource={resource} id={id} />
}
