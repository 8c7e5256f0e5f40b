import type { EndpointSpec, ResponseOf } from '@rahba/contract/kernel/endpoint'
import {
  keepPreviousData,
  MutationCache,
  QueryCache,
  QueryClient,
  queryOptions,
  type UseQueryResult,
  useMutation,
  useQuery,
  useQueryClient,
} from '@tanstack/react-query'
import { useRef } from 'react'
import { api, type CallInput } from './client.ts'
import { ApiError } from './errors.ts'
import { toast, toastError } from './toast.ts'
import { useHydrated } from './use-hydrated.ts'

declare module '@tanstack/react-query' {
  interface Register {
    defaultError: ApiError
    queryMeta: { silent?: boolean }
    mutationMeta: { silent?: boolean }
  }
}

/** One cache for a page. Every refusal is a toast with its text, unless the call is `silent`, its fields are shown in a form, or what was asked for is not there. */
export function createQueryClient(): QueryClient {
  return new QueryClient({
    defaultOptions: {
      // without a connection a call fails at once and says so, instead of waiting unseen
      mutations: { networkMode: 'always' },
      queries: {
        networkMode: 'always',
        staleTime: 15_000,
        retry: (count, error) => count < 2 && (error.status === 0 || error.status >= 502),
        refetchOnWindowFocus: true,
      },
    },
    queryCache: new QueryCache({
      onError: (error, query) => {
        // what is not there the page says itself, and which part of its address was refused
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

/** Answers that come at once show for at least this long as loading (specification, section 9), so that a skeleton does not flicker. */
const minimumDisplay = 200

async function atLeast<T>(work: Promise<T>, milliseconds: number): Promise<T> {
  const [result] = await Promise.all([work, new Promise((done) => setTimeout(done, milliseconds))])
  return result
}

interface UseCallOptions {
  enabled?: boolean
  /** Refusals are not toasted: settings, pages and the like (specification, section 8). */
  silent?: boolean
  staleTime?: number
  refetchInterval?: number
}

/** Query options of a call, for prefetching and for `useQueries`. The key is `[endpoint's name, input]`. */
export function callOptions<E extends EndpointSpec>(endpoint: E, input: CallInput<E>, options: UseCallOptions = {}) {
  return queryOptions({
    queryKey: [endpoint.name, input] as const,
    queryFn: ({ signal, client, queryKey }) => {
      const work = api(endpoint, input, { signal })
      return client.getQueryData(queryKey) === undefined ? atLeast(work, minimumDisplay) : work
    },
    placeholderData: keepPreviousData,
    meta: { silent: options.silent ?? false },
    ...(options.enabled === undefined ? {} : { enabled: options.enabled }),
    ...(options.staleTime === undefined ? {} : { staleTime: options.staleTime }),
    ...(options.refetchInterval === undefined ? {} : { refetchInterval: options.refetchInterval }),
  })
}

/** Reads a call and keeps the previous answer while its input changes. */
export function useCall<E extends EndpointSpec>(
  endpoint: E,
  input: CallInput<E>,
  options?: UseCallOptions,
): UseQueryResult<ResponseOf<E>, ApiError> {
  // keepPreviousData widens the type of the answer with NonFunctionGuard; it is the endpoint's own
  const query: UseQueryResult<ResponseOf<E>, ApiError> = useQuery(callOptions(endpoint, input, options) as never)
  // A page is hydrated in parts: what an earlier part has fetched by then must not be drawn where the server drew a skeleton.
  // (the waiting result is one of the states a query has; spread, TypeScript no longer knows which)
  return useHydrated() ? query : ({ ...query, ...waiting } as unknown as typeof query)
}

const waiting = {
  data: undefined,
  error: null,
  status: 'pending',
  isPending: true,
  isLoading: true,
  isSuccess: false,
  isError: false,
} as const

/** Marks the answers of these endpoints as old; those on screen load again. */
export function useInvalidate() {
  const client = useQueryClient()
  return (endpoints: readonly EndpointSpec[]) =>
    Promise.all(
      // a reference input knows its choices by their path only
      endpoints.flatMap(({ name, path }) => [name, path].map((key) => client.invalidateQueries({ queryKey: [key] }))),
    )
}

export interface SendOptions<E extends EndpointSpec> {
  /** Reads whose answers this write changes. */
  invalidates?: readonly EndpointSpec[]
  onDone?: (answer: ResponseOf<E>, input: CallInput<E>) => void
  onFailed?: (error: ApiError) => void
  /** Said in a toast when it worked. */
  message?: string | ((answer: ResponseOf<E>) => string)
  /** No toast on refusal: the caller shows it. */
  silent?: boolean
  /** Asked for each try. */
  headers?: (() => Record<string, string>) | undefined
}

interface Send<E extends EndpointSpec> {
  send: (input: CallInput<E>) => void
  /** As `send`, but gives the answer and throws ApiError. */
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
export function useSend<E extends EndpointSpec>(endpoint: E, options: SendOptions<E> = {}): Send<E> {
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
