import type { Route } from './+types/not-found-route'
import { notFound } from './call-api.ts'
import { pageRequest } from './request-context.ts'

/** Any address that no route knows. */
export function loader({ context }: Route.LoaderArgs): never {
  throw notFound(context.get(pageRequest))
}

export default function NotFoundRoute() {
  return null
}
