import { notFound } from '../shell/request/call-api.ts'
import type { PageRequest } from '../shell/request/request-context.ts'
import { isId } from '../shell/routing/is-id.ts'

/** The id in a page's address. Another text there ends the loader with the not-found page. */
export function readId(page: PageRequest, id: string | undefined): string {
  if (id === undefined || !isId(id)) throw notFound(page)
  return id
}
