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
}

/** Reads what a list's page begins with, for its loader: the rows that its address selects, the saved views, and `others`. */
export function readList(context: LoadContext, { url }: Request, { name, call, options }: ReadList, ...others: readonly PageRead[]) {
  const { pathname, searchParams } = new URL(url)
  const { calls } = getViewCalls(pathname)
  const { query } = readListAddress(options, searchParams)
  return readAhead(context, [call, { query }], pageRead(calls.list, { query: { list: name } }), ...others)
}
