import { notFound } from '../request/call-api.ts'
import { pageRequest } from '../request/request-context.ts'
import type { Route } from './+types/not-found-route'

/** Any address that no route knows. */
export function loader({ context }: Route.LoaderArgs): never {
  throw notFound(context.get(pageRequest))
}

export default function NotFoundRoute() {
  return null
}
