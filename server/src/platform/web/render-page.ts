import { Readable } from 'node:stream'
import { defaultLocale, type Locale } from '@rahba/contract/kernel/locale'
import type { FastifyInstance, FastifyReply, FastifyRequest, InjectOptions } from 'fastify'
import type { createRequestHandler, RouterContext } from 'react-router'
import type { Env } from '../../env.ts'
import { cookiesByBaseName } from '../http/cookies.ts'
import type { BuiltWeb } from './built-web.ts'
import { getLocale, getPageUrl } from './page-url.ts'

/** The web's side of this is `PageRequest` in web/src/shell/request/request-context.ts, which a server package can't import. */
interface PageRequest {
  nonce: string
  locale: Locale
  origin: string
  pageUrl: string
  dataOnly: boolean
  cookies: Readonly<Record<string, string | undefined>>
  call(call: {
    method: string
    path: string
    query?: Record<string, unknown>
    body?: unknown
    headers?: Record<string, string>
  }): Promise<{ status: number; body: unknown; cookies: string[] }>
}

/** Renders the page or the data at a request's address. `reply` ends the rendering when its visitor leaves; null if others may wait for the same page. */
export type RenderPage = (request: FastifyRequest, reply: FastifyReply | null, nonce: string) => Promise<Response>

function toQuery(query: Record<string, unknown> = {}): string {
  const search = new URLSearchParams()
  for (const [key, value] of Object.entries(query)) {
    if (value !== undefined && value !== null && value !== '') search.set(key, Array.isArray(value) ? value.join(',') : String(value))
  }
  return search.size > 0 ? `?${search}` : ''
}

/** Returns the call that loaders make: our own API in process, with the cookies and the language of the page. */
function getInnerCall(app: FastifyInstance, env: Env, request: FastifyRequest, locale: Locale): PageRequest['call'] {
  return async ({ method, path, query, body, headers }) => {
    const answer = await app.inject({
      method: method as NonNullable<InjectOptions['method']>, // endpoints declare nothing else
      url: `/api${path}${toQuery(query)}`,
      remoteAddress: request.ip,
      headers: {
        accept: 'application/json',
        'accept-language': locale,
        host: request.host,
        ...(request.headers.cookie ? { cookie: request.headers.cookie } : {}),
        ...(method === 'GET' ? {} : { origin: new URL(env.PUBLIC_URL).origin }),
        ...headers,
      },
      // An object is sent as JSON, with its content type.
      ...(body === undefined ? {} : { payload: body as object }),
    })
    const isJson = String(answer.headers['content-type'] ?? '').includes('json')
    const cookies = [answer.headers['set-cookie'] ?? []].flat()
    return { status: answer.statusCode, body: isJson ? (answer.json() as unknown) : null, cookies }
  }
}

function toWebRequest(request: FastifyRequest, reply: FastifyReply | null): Request {
  const headers = new Headers()
  for (const [name, value] of Object.entries(request.headers)) {
    if (name.startsWith(':') || value === undefined) continue
    for (const one of Array.isArray(value) ? value : [value]) headers.append(name, one)
  }
  const abort = new AbortController()
  reply?.raw.on('close', () => {
    if (!reply.raw.writableFinished) abort.abort()
  })
  const init: RequestInit & { duplex?: 'half' } = { method: request.method, headers, signal: abort.signal }
  if (request.method !== 'GET' && request.method !== 'HEAD') {
    // Node's stream type and the DOM's name the same class
    init.body = Readable.toWeb(request.raw) as unknown as NonNullable<RequestInit['body']>
    init.duplex = 'half'
  }
  // The router compares the origin again, with its own idea of it, whose scheme may be wrong behind a proxy.
  const own = init.body ? request.headers.origin : `${request.protocol}://${request.host || 'localhost'}`
  return new Request(`${own}${request.url}`, init)
}

/** Makes the function that renders pages with React Router. While developing, each page is rendered by the build of the moment. */
export function createRenderer(app: FastifyInstance, env: Env, { load }: BuiltWeb): RenderPage {
  let builtHandler: ReturnType<typeof createRequestHandler> | undefined
  return async (request, reply, nonce) => {
    const { pathname, pageUrl, dataOnly } = getPageUrl(request.url)
    const locale = getLocale(pathname) ?? defaultLocale
    const build = await load()
    // It is loaded with the build, which needs it too.
    const { createRequestHandler, RouterContextProvider } = await import('react-router')
    const handle = builtHandler ?? createRequestHandler(build, env.DEV_WEB ? 'development' : 'production')
    if (!env.DEV_WEB) builtHandler = handle
    const context = new RouterContextProvider()
    // The module entry.server exports the key beside React Router's own exports.
    const { pageRequest } = build.entry.module as unknown as { pageRequest: RouterContext<PageRequest> }
    context.set(pageRequest, {
      nonce,
      locale,
      origin: env.PUBLIC_URL,
      pageUrl,
      dataOnly,
      cookies: cookiesByBaseName(request.cookies, env),
      call: getInnerCall(app, env, request, locale),
    })
    return handle(toWebRequest(request, reply), context)
  }
}
