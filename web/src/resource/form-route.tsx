import type { RouteHandle } from '../shell/routing/route-handle.ts'
import type { Route } from './+types/form-route'
import { loadForm } from './load-resource.ts'
import { ResourceForm } from './resource-form.tsx'
import { useResourceOfRoute } from './resource-of-route.ts'

export const handle: RouteHandle = { text: ['kit'] }

export const loader = ({ context, request, params }: Route.LoaderArgs) => loadForm(context, request, 'id' in params ? params.id : undefined)

/** `/dashboard/<resource>/create` and `/dashboard/<resource>/:id/edit` */
export default function FormRoute({ params }: Route.ComponentProps) {
  const resource = useResourceOfRoute()
  const id = 'id' in params && typeof params.id === 'string' ? params.id : null
  return <ResourceForm key={`${resource.name}/${id}`} resource={resource} id={id} />
}
