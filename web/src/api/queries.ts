import type { Call, ResponseOf } from '@rahba/contract/kernel/endpoint'
import { keepPreviousData, queryOptions, type UseQueryResult, useMutation, useQuery, useQueryClient } from '@tanstack/react-query'
import { use, useRef } from 'react'
import { api, type CallInput } from './client.ts'
import { ApiError } from './errors.ts'
import { PageReadsContext } from './page-reads.ts'
import { discardPrefetched } from './prefetched.ts'
import { freshAnswer, isGiven } from './query-client.ts'
import { toast } from './toast.ts'

interface UseCallOptions {
  enabled?: boolean
  /** Refusals are not toasted: settings, pages and the like. */
  silent?: boolean
  staleTime?: number
  refetchInterval?: number
}

/** Query options of a call, for prefetching and for `useQueries`. The key is `[endpoint's name, input]`. */
export function callOptions<E extends Call>(endpoint: E, input: CallInput<E>, options: UseCallOptions = {}) {
  return queryOptions({
    queryKey: [endpoint.name, input] as const,
    queryFn: ({ signal }) => api(endpoint, input, { signal }),
    placeholderData: keepPreviousData,
    meta: { silent: options.silent ?? false },
    ...(options.enabled === undefined ? {} : { enabled: options.enabled }),
    ...(options.staleTime === undefined ? {} : { staleTime: options.staleTime }),
    ...(options.refetchInterval === undefined ? {} : { refetchInterval: options.refetchInterval }),
  })
}

/** Reads a call and keeps the previous answer while its input changes. The server waits for the answer and draws the page with it. */
export function useCall<E extends Call>(
  endpoint: E,
  input: CallInput<E>,
  options?: UseCallOptions,
): UseQueryResult<ResponseOf<E>, ApiError> {
  const reads = use(PageReadsContext)
  if (reads && options?.enabled !== false) use(reads.read(endpoint, input))
  // keepPreviousData widens the type of the answer with NonFunctionGuard, but it is the endpoint's own.
  return useQuery(callOptions(endpoint, input, options) as never)
}

/** Reads a call whose answer begins a form: `data` is what the server says now, not what an earlier page left in the cache. */
export function useFreshCall<E extends Call>(endpoint: E, input: CallInput<E>, options: UseCallOptions = {}) {
  const query = useCall(endpoint, input, { ...options, staleTime: 0 })
  const client = useQueryClient()
  const fresh = query.isFetchedAfterMount || isGiven(client, [endpoint.name, input])
  return { data: fresh && !query.isPlaceholderData ? query.data : undefined, error: query.error, refetch: query.refetch }
}

/** The answer that the server rendered the page with, for readers that keep their answers themselves; undefined if it is missing or stale. */
export function useGivenAnswer<E extends Call>(endpoint: E, input: CallInput<E>): ResponseOf<E> | undefined {
  const reads = use(PageReadsContext)
  const client = useQueryClient()
  if (reads) use(reads.read(endpoint, input))
  return freshAnswer(client, [endpoint.name, input]) as ResponseOf<E> | undefined // the key is this endpoint's
}

/** Marks the answers of these endpoints as old; those on screen load again. */
export function useInvalidate() {
  const client = useQueryClient()
  return (endpoints: readonly Call[]) => {
    // A change reported by a push or another tab came by no call of this page.
    discardPrefetched()
    return Promise.all(
      // A reference input knows its choices by their path only.
      endpoints.flatMap(({ name, path }) => [name, path].map((key) => client.invalidateQueries({ queryKey: [key] }))),
    )
  }
}

export interface SendOptions<E extends Call> {
  /** Reads whose answers this write changes. */
  invalidates?: readonly Call[]
  onDone?: (answer: ResponseOf<E>, input: CallInput<E>) => void
  onFailed?: (error: ApiError) => void
  /** Said in a toast when it worked. */
  message?: string | ((answer: ResponseOf<E>) => string)
  /** True to show no toast on refusal: the caller shows it. */
  silent?: boolean
  /** Asked for each try. */
  headers?: (() => Record<string, string>) | undefined
}

interface Send<E extends Call> {
  send: (input: CallInput<E>) => void
  /** Works as `send`, but returns the answer and throws ApiError. */
  sendAsync: (input: CallInput<E>) => Promise<ResponseOf<E>>
  pending: boolean
  error: ApiError | null
  /** The input that is under way or was last sent: for rows that show their own pending state. */
  input: CallInput<E> | undefined
  reset: () => void
}

/**
 * The only way to write. A call that takes effect once keeps its Idempotency-Key while the same input is tried again after a broken connection,
 * so that a retry finds the first one's result.
 */
export function useSend<E extends Call>(endpoint: E, options: SendOptions<E> = {}): Send<E> {
  const invalidate = useInvalidate()
  const attempt = useRef<{ input: string; key: string } | null>(null)
  const keyFor = (input: CallInput<E>) => {
    const text = JSON.stringify(input)
    if (attempt.current?.input !== text) attempt.current = { input: text, key: crypto.randomUUID() }
    return attempt.current.key
  }
  const mutation = useMutation<ResponseOf<E>, ApiError, CallInput<E>>({
    meta: { silent: options.silent ?? false },
    mutationFn: (input) =>
      api(endpoint, input, {
        ...(endpoint.idempotent ? { idempotencyKey: keyFor(input) } : {}),
        ...(options.headers ? { headers: options.headers() } : {}),
      }),
    onSuccess: async (answer, input) => {
      attempt.current = null
      const message = typeof options.message === 'function' ? options.message(answer) : options.message
      if (message) toast(message)
      options.onDone?.(answer, input)
      await invalidate(options.invalidates ?? [])
    },
    onError: (error) => {
      if (error instanceof ApiError && error.status !== 0) attempt.current = null
      options.onFailed?.(error)
    },
  })
  return {
    send: (input) => mutation.mutate(input),
    sendAsync: (input) => mutation.mutateAsync(input),
    pending: mutation.isPending,
    error: mutation.error,
    input: mutation.variables,
    reset: mutation.reset,
  }
}
