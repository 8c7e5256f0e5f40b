import { MutationCache, QueryCache, QueryClient, type QueryKey } from '@tanstack/react-query'
import type { ApiError } from './errors.ts'
import { toastError } from './toast.ts'

declare module '@tanstack/react-query' {
  interface Register {
    defaultError: ApiError
    queryMeta: { silent?: boolean }
    mutationMeta: { silent?: boolean }
  }
}

/**
 * The time for which an answer that came with the page is not requested again, even for queries that are refetched on each opening; in
 * milliseconds.
 */
const givenFor = 15_000
const pageReads = new WeakMap<object, number>()

/** Puts an answer in the cache that came with the page or with a navigation to it. */
export function primeCache(client: QueryClient, key: QueryKey, data: unknown): void {
  client.setQueryData(key, data)
  const query = client.getQueryCache().find({ queryKey: key, exact: true })
  if (query) pageReads.set(query, query.state.dataUpdatedAt)
}

/** True if the cache still holds the answer that came with the page. */
export function isGiven(client: QueryClient, key: QueryKey): boolean {
  const query = client.getQueryCache().find({ queryKey: key, exact: true })
  return query !== undefined && pageReads.get(query) === query.state.dataUpdatedAt
}

/** An answer that came with the page not long ago; undefined when it is old, was marked as old, or never came. */
export function freshAnswer(client: QueryClient, key: QueryKey): unknown {
  const state = client.getQueryState(key)
  if (!state || state.isInvalidated || !isGiven(client, key) || Date.now() - state.dataUpdatedAt >= givenFor) return undefined
  return state.data
}

/**
 * One cache for a page. Every refusal is a toast with its text, unless the call is `silent`, its fields are shown in a form, or what was asked
 * for is not there.
 */
export function createQueryClient(): QueryClient {
  return new QueryClient({
    defaultOptions: {
      // Without a connection, a call fails at once and says so, instead of waiting unseen.
      mutations: { networkMode: 'always' },
      queries: {
        networkMode: 'always',
        staleTime: 15_000,
        retry: (count, error) => count < 2 && (error.status === 0 || error.status >= 502),
        refetchOnWindowFocus: true,
        refetchOnMount: (query) => {
          const { dataUpdatedAt, isInvalidated } = query.state
          if (pageReads.get(query) === dataUpdatedAt && !isInvalidated && Date.now() - dataUpdatedAt < givenFor) return false
          pageReads.delete(query)
          return true
        },
      },
    },
    queryCache: new QueryCache({
      onError: (error, query) => {
        // The page itself says what is not there, and which part of its address was refused.
        if (!query.meta?.silent && error.status !== 404 && !error.hasFields) toastError(error)
      },
    }),
    mutationCache: new MutationCache({
      onError: (error, _input, _context, mutation) => {
        if (!mutation.meta?.silent && !error.hasFields) toastError(error)
      },
    }),
  })
}
