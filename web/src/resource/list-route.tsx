import type { RouteHandle } from '../shell/routing/route-handle.ts'
import type { Route } from './+types/list-route'
import { guardResource } from './guard-resource.ts'
import { ResourceList } from './resource-list.tsx'
import { useResourceOfRoute } from './resource-of-route.ts'

export const handle: RouteHandle = { text: ['kit'] }

export const loader = ({ context, request }: Route.LoaderArgs) => guardResource(context, request, 'list')

/** `/dashboard/<resource>` */
export default function ListRoute() {
  const resource = useResourceOfRoute()
  // Another resource is another list: its selection and search box start afresh.
  return <ResourceList key={resource.name} resource={resource} />
}
