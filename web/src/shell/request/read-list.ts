import type { Call } from '@rahba/contract/kernel/endpoint'
import { getViewCalls } from '../../api/views.ts'
import { type ListOptions, readListAddress } from '../../kit/list/list-query.ts'
import type { LoadContext } from './call-api.ts'
import { type PageRead, pageRead, readAhead } from './read-for-page.ts'

/** A list as its page shows it. */
interface ReadList {
  /** The list's name on its page: its views are saved under this. */
  name: string
  call: Call
  options: ListOptions
  /** The page's own part of the call: the record in its path, and parts of the query that are not in the address. */
  input?: { params?: Readonly<Record<string, string>>; query?: Readonly<Record<string, string>> }
}

/** The read for the saved views of the list with this name. */
export const viewsRead = ({ url }: Request, name: string): PageRead =>
  pageRead(getViewCalls(new URL(url).pathname).calls.list, { query: { list: name } })

/** The reads of a list whose page is at this address: its rows and its saved views. */
export function listReads(request: Request, { name, call, options, input = {} }: ReadList): readonly PageRead[] {
  const { query } = readListAddress(options, new URL(request.url).searchParams)
  return [[call, { ...input, query: { ...query, ...input.query } }], viewsRead(request, name)]
}

/** Reads what a list's page begins with, for its loader: the list's own reads, and `others`. */
export const readList = (context: LoadContext, request: Request, list: ReadList, ...others: readonly PageRead[]) =>
  readAhead(context, ...listReads(request, list), ...others)
