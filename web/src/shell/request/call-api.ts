import type { Call, EndpointOf, ResponseOf } from '@rahba/contract/kernel/endpoint'
import { data, type RouterContextProvider, redirect } from 'react-router'
import type { z } from 'zod'
import { pathTo } from '../../paths.ts'
import { getArea, isMarket, isOffice } from '../routing/area.ts'
import { expiredCookies, loginPath, type SignInSide } from '../session/sign-in-paths.ts'
import { type InnerCall, type PageRequest, pageRequest } from './request-context.ts'

export type LoadContext = Readonly<RouterContextProvider>

type Part<Name extends string, S> = S extends z.ZodType
  ? Record<never, never> extends z.input<S>
    ? { [K in Name]?: z.input<S> }
    : { [K in Name]: z.input<S> }
  : unknown
/** The input of a call: the parts its endpoint declares, as the caller may write them (defaults may be left out). */
type CallInput<E extends Call> = Part<'params', EndpointOf<E>['params']> &
  Part<'query', EndpointOf<E>['query']> &
  Part<'body', EndpointOf<E>['body']>
/** The arguments after the endpoint in a call: optional if it needs no input. */
export type Arguments<E extends Call> = Record<never, never> extends CallInput<E> ? [input?: CallInput<E>] : [input: CallInput<E>]

/** The data of a failed call for the page that made it: shown by the error page. */
export interface ApiFailure {
  error: string
  code: string
}

/** A call as the API's own process takes it, its parameters filled in. */
export function innerCall(endpoint: Call, input: { params?: unknown; query?: unknown; body?: unknown }): InnerCall {
  const params = new Map(Object.entries(input.params ?? {}))
  const path = endpoint.path.replace(/\{(\w+)\}/g, (_, name: string) => encodeURIComponent(String(params.get(name))))
  return {
    method: endpoint.method,
    path,
    ...(input.query === undefined ? {} : { query: { ...(input.query as object) } }),
    ...(input.body === undefined ? {} : { body: input.body }),
  }
}

/**
 * Calls our own API from a loader, in process, as the visitor whose cookies came with the page and in the page's language.
 * Where the call is refused the loader ends: 401 goes to the sign-in page of the call's side, 403 to the dashboard's 403 page (on the store's
 * side the sign-in page, signed out), an account that is to be deleted to the page where that is undone, 404 is the not-found page, anything
 * else the error page.
 */
export async function callApi<E extends Call>(context: LoadContext, endpoint: E, ...[input]: Arguments<E>): Promise<ResponseOf<E>> {
  const page = context.get(pageRequest)
  const answer = await page.call(innerCall(endpoint, input ?? {}))
  if (answer.status >= 400) refuse(page, endpoint.path, answer.status, answer.body)
  return answer.body as ResponseOf<E> // the server serialises by this endpoint's own response schema
}

/** True for the refusal that a shopper whose account is to be deleted meets at every page: the page of that choice comes first. */
export const isDeletionPending = (body: unknown): boolean =>
  typeof body === 'object' && body !== null && 'code' in body && body.code === 'account_deletion_pending'

/** Ends a loader as {@link callApi} says. */
export function refuse(page: PageRequest, path: string, status: number, body: unknown): never {
  const side = (['admin', 'store', 'user'] as const).find((one) => path.startsWith(`/${one}`)) ?? null
  if (status === 401 && side) throw signOut(page, side)
  if (status === 403 && side === 'admin') throw redirect(pathTo(page.locale, '/dashboard/403'))
  if (status === 403 && side === 'store') throw signOut(page, side)
  if (isDeletionPending(body)) throw redirect(pathTo(page.locale, '/account/deletion'), 303)
  if (status === 404) throw notFound(page)
  throw data(body as ApiFailure, { status }) // every refusal of the API has this shape
}

/** The status a refused call ended its loader with; null for anything else that was thrown. */
export function getStatus(thrown: unknown): number | null {
  if (!(thrown instanceof Object && 'init' in thrown && thrown.init instanceof Object && 'status' in thrown.init)) return null
  return typeof thrown.init.status === 'number' ? thrown.init.status : null
}

/** Sends the visitor to the sign-in page of `side`, to return here afterwards, and deletes the session cookies. */
export function signOut(page: PageRequest, side: SignInSide): Response {
  const headers = new Headers()
  for (const cookie of expiredCookies(side, page.origin)) headers.append('set-cookie', cookie)
  return redirect(loginPath(page.locale, side, page.pageUrl), { headers })
}

/** The page that the not-found page leads back to. */
export interface NotFound {
  back: 'dashboard' | 'store' | 'market' | 'home'
}

/** The not-found page, thrown. Its button follows the specification: the dashboard or the store for who is signed in there, else the home page. */
export function notFound(page: PageRequest) {
  const { pageUrl, cookies } = page
  const { pathname } = new URL(pageUrl, 'http://page')
  const area = isOffice(pathname) ? getArea(pathname) : 'public'
  // A visitor's page leads back to the market or to the visitors' home, no matter who is signed in elsewhere.
  const visitors = isMarket(pathname) ? 'market' : 'home'
  const back: NotFound['back'] = area === 'public' ? visitors : area === 'store' ? 'store' : cookies.adminToken ? 'dashboard' : 'home'
  return data<NotFound>({ back }, { status: 404 })
}
