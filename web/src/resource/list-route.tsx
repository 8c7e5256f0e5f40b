import type { RouteHandle } from '../shell/routing/route-handle.ts'
import type { Route } from './+types/list-route'
import { loadList } from './load-resource.ts'
import { ResourceList } from './resource-list.tsx'
import { useLoadedResource } from './use-resource.ts'

export const handle: RouteHandle = { text: ['kit'] }

export const loader = ({ context, request }: Route.LoaderArgs) => loadList(context, request)

/** `/dashboard/<resource>` */
export default function ListRoute() {
  const resource = useLoadedResource()
  // Another resource is another list: its selection and search box start afresh.
  return <ResourceList key={resource.name} resource={resource} />
}
