import type { BodyOf, Call, EndpointOf, ParamsOf, QueryOf, ResponseOf } from '@rahba/contract/kernel/endpoint'
import type { Locale } from '@rahba/contract/kernel/locale'
import type { z } from 'zod'
import { ApiError, errorFrom, networkError } from './errors.ts'
import { followRefusal } from './guard.ts'
import { withIdentity } from './identity.ts'
import { ownSocket } from './own-socket.ts'
import { discardPrefetched } from './prefetched.ts'
import { pageLocale } from './surface.ts'

type QueryValue = string | number | boolean | readonly (string | number)[] | null | undefined

/** A query as a screen writes it: any part may be missing, lists are joined with commas. */
type QueryInput<E extends Call> = { [K in keyof QueryOf<E>]?: QueryOf<E>[K] | QueryValue }

type Declares<E extends Call, Part extends 'params' | 'query' | 'body'> = EndpointOf<E>[Part] extends z.ZodType ? true : false

/** The input of a call, by what its endpoint declares. */
export type CallInput<E extends Call> = (Declares<E, 'params'> extends true ? { params: ParamsOf<E> } : { params?: undefined }) &
  (Declares<E, 'query'> extends true ? { query?: QueryInput<E> } : { query?: undefined }) &
  (Declares<E, 'body'> extends true ? { body: BodyOf<E> } : { body?: undefined })

interface CallOptions {
  idempotencyKey?: string
  signal?: AbortSignal
  locale?: Locale
  headers?: Record<string, string>
  /** A refusal leads nowhere: for calls nobody asked for. */
  quiet?: boolean
}

/** The parts of a call, without the types of one endpoint: what generated pages pass on. */
interface LooseInput {
  params?: unknown
  query?: unknown
  body?: unknown
}

const toEntries = (value: unknown): [string, unknown][] => (typeof value === 'object' && value !== null ? Object.entries(value) : [])

/** The address of a call below `/api`, parameters filled in and the empty parts of the query left out. */
function getAddress(endpoint: Call, input: LooseInput): string {
  const params = new Map(toEntries(input.params))
  const path = endpoint.path.replace(/\{(\w+)\}/g, (_, name: string) => encodeURIComponent(String(params.get(name) ?? '')))
  const query = new URLSearchParams()
  for (const [key, value] of toEntries(input.query)) {
    const text = Array.isArray(value) ? value.join(',') : value
    if (text !== undefined && text !== null && text !== '') query.set(key, String(text))
  }
  return `/api${path}${query.size > 0 ? `?${query}` : ''}`
}

/**
 * Calls and gives the raw answer; refusals and a broken connection are thrown as ApiError after section 8's rules were followed. Where the
 * server asks for a proof of identity, the person gives it in between.
 */
export function request(endpoint: Call, input: LooseInput, options: CallOptions = {}): Promise<Response> {
  const key = endpoint.idempotent ? (options.idempotencyKey ?? crypto.randomUUID()) : undefined
  return withIdentity(() => requestOnce(endpoint, input, key, options))
}

async function requestOnce(endpoint: Call, input: LooseInput, key: string | undefined, options: CallOptions): Promise<Response> {
  const locale = options.locale ?? pageLocale()
  const headers: Record<string, string> = { Accept: 'application/json', 'Accept-Language': locale, ...options.headers }
  if (input.body !== undefined) headers['Content-Type'] = 'application/json'
  if (endpoint.method !== 'GET' && ownSocket.id) headers['X-Socket-ID'] = ownSocket.id
  if (key !== undefined) headers['Idempotency-Key'] = key
  let response: Response
  try {
    response = await fetch(getAddress(endpoint, input), {
      method: endpoint.method,
      credentials: 'same-origin',
      headers,
      ...(input.body === undefined ? {} : { body: JSON.stringify(input.body) }),
      ...(options.signal ? { signal: options.signal } : {}),
    })
  } catch (thrown) {
    if (options.signal?.aborted) throw thrown
    throw networkError(locale)
  }
  if (response.ok) {
    if (endpoint.method !== 'GET') discardPrefetched()
    return response
  }
  const error = await errorFrom(response, locale)
  if (!options.quiet) followRefusal(error)
  throw error
}

/** Makes a call of the contract. Throws {@link ApiError}. */
export async function api<E extends Call>(endpoint: E, input: CallInput<E>, options?: CallOptions): Promise<ResponseOf<E>> {
  const response = await request(endpoint, input, options)
  const text = response.status === 204 ? '' : await response.text()
  // The server serialises by the same contract's response schema; the answer is null if it declares none.
  return (text === '' ? null : JSON.parse(text)) as ResponseOf<E>
}

/** Saves the answer of a `raw: 'download'` call as a file, named as the server says. */
export async function download(endpoint: Call, input: LooseInput): Promise<void> {
  const response = await request(endpoint, input)
  const name = /filename\*=UTF-8''([^;]+)|filename="?([^";]+)"?/i.exec(response.headers.get('content-disposition') ?? '')
  const href = URL.createObjectURL(await response.blob())
  const link = document.createElement('a')
  link.href = href
  link.download = name?.[1] ? decodeURIComponent(name[1]) : (name?.[2] ?? endpoint.name)
  link.click()
  setTimeout(() => URL.revokeObjectURL(href), 10_000)
}

export const isApiError = (thrown: unknown): thrown is ApiError => thrown instanceof ApiError
