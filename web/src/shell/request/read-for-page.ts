import type { Call } from '@rahba/contract/kernel/endpoint'
import type { CallInput } from '../../api/client.ts'
import type { CarriedReads, PageReads } from '../../api/page-reads.ts'
import { createPageReads } from '../../api/server-reads.ts'
import { innerCall, type LoadContext, notFound, refuse } from './call-api.ts'
import { type PageRequest, pageRequest } from './request-context.ts'

const readsOfPages = new WeakMap<PageRequest, PageReads>()

/** The reads of one page request: its loaders and its rendering share them, so that no call is made twice. */
export function getPageReads(page: PageRequest): PageReads {
  const reads = readsOfPages.get(page) ?? createPageReads((endpoint, input) => page.call(innerCall(endpoint, input)))
  readsOfPages.set(page, reads)
  return reads
}

/** A document holds the answers beside its markup (entry.server.tsx); a navigation has only what its loaders answer. */
const carried = (page: PageRequest): CarriedReads | null => (page.dataOnly ? { reads: getPageReads(page).answers() } : null)

/**
 * Reads a record for the loader of its page into the query cache, where `useCall` finds it. A record that is not there ends the loader with the
 * not-found page (404), one that an administrator may not see with the 403 page. Any other refusal is left to the page.
 * @param others what else a navigation to the page carries: the reads of the list or the tab that is open in it
 */
export async function readRecord<E extends Call>(
  context: LoadContext,
  endpoint: E,
  input: CallInput<E>,
  others: readonly PageRead[] = [],
): Promise<CarriedReads | null> {
  const page = context.get(pageRequest)
  const [answer] = await Promise.all([getPageReads(page).read(endpoint, input), readAhead(context, ...others)])
  // An address whose id is invalid is refused with 422.
  if (answer?.status === 404 || answer?.status === 422) throw notFound(page)
  // The frame tells a member of a store's team who may not see this page.
  if (answer?.status === 403 && endpoint.path.startsWith('/admin')) refuse(page, endpoint.path, answer.status, answer.body)
  return carried(page)
}

/** A call that a page reads, and its input. */
export type PageRead = readonly [endpoint: Call, input: object]

/** A call for `readAhead`, checked by its types. */
export const pageRead = <E extends Call>(endpoint: E, input: CallInput<E>): PageRead => [endpoint, input]

/**
 * Makes the calls that a list's page begins with, for its loader. A navigation, and what is fetched ahead of it, carries their answers. A document
 * does not need this, because rendering reads them.
 */
export async function readAhead(context: LoadContext, ...reads: readonly PageRead[]): Promise<CarriedReads | null> {
  const page = context.get(pageRequest)
  if (!page.dataOnly) return null
  await Promise.all(reads.map(([endpoint, input]) => getPageReads(page).read(endpoint, input)))
  return carried(page)
}
