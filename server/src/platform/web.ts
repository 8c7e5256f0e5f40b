import { randomBytes } from 'node:crypto'
import { existsSync } from 'node:fs'
import { join } from 'node:path'
import { Readable } from 'node:stream'
import type { ReadableStream } from 'node:stream/web'
import { pathToFileURL } from 'node:url'
import { isHttps } from '@rahba/contract/access/session-cookies'
import { defaultLocale, isLocale, type Locale } from '@rahba/contract/kernel/locale'
import type { FastifyInstance, FastifyReply, FastifyRequest, InjectOptions } from 'fastify'
import type { createRequestHandler, RouterContext, ServerBuild } from 'react-router'
import type { Deps } from './deps.ts'
import { cookiesByBaseName } from './http/cookies.ts'
import { isApi } from './page-address.ts'
import { serverRoot } from './server-root.ts'
import { StartError } from './start-error.ts'
import { type CachedPage, createPageCache, getPageKey, isCacheable } from './web-cache.ts'
import { mountWebFiles } from './web-files.ts'
import { guardPage, isPrivatePage, keepPrefetched } from './web-guard.ts'
import { commonHeaders, pageHeaders } from './web-headers.ts'

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

const webRoot = join(serverRoot, '../web')
const localeCookie = { name: 'i18n_redirected', maxAge: 365 * 24 * 60 * 60 }
// It is never visible and not guessable, so that no text of a page is mistaken for it.
const nonceMark = `nonce-${randomBytes(18).toString('hex')}`

/** A kept page with this answer's nonce. */
const withNonce = (parts: readonly Buffer[], nonce: string): Buffer =>
  Buffer.concat(parts.flatMap((part, n) => (n === 0 ? [part] : [Buffer.from(nonce), part])))

const newNonce = () => randomBytes(16).toString('base64')

/** The web as it was built, and the folder of the files that browsers load. */
export interface BuiltWeb {
  load: () => Promise<ServerBuild>
  files: string | null
}

/**
 * The build, and the key under which its loaders look for the page's request. Loaded with the first page: a node that serves only the API does
 * not load it.
 */
export function builtWeb(): BuiltWeb {
  const entry = join(webRoot, 'build/server/index.js')
  if (!existsSync(entry)) throw new StartError('The web is not built: run `npm run build` first')
  let build: Promise<ServerBuild> | undefined
  const load = () => {
    // The bundler writes a ServerBuild there.
    build ??= import(pathToFileURL(entry).href) as Promise<ServerBuild>
    return build
  }
  return { load, files: join(webRoot, 'build/client') }
}

/** True for a page's address as people type it, without a language: `/dashboard` or `/s/a-store`. Files and data have a dot in their names. */
function lacksLocale({ method, url }: FastifyRequest): boolean {
  const [path = '/'] = url.split('?', 1)
  // React Router asks for its map of routes at /__manifest
  const isPage = (method === 'GET' || method === 'HEAD') && !path.includes('.') && !path.startsWith('/__')
  return isPage && getLocale(path) === undefined
}

async function liveWeb(app: FastifyInstance): Promise<() => Promise<ServerBuild>> {
  const { createServer } = await import('vite')
  const vite = await createServer({
    root: webRoot,
    configFile: join(webRoot, 'vite.config.ts'),
    appType: 'custom',
    server: { middlewareMode: true, ws: { server: app.server } },
  })
  app.addHook('onClose', () => vite.close())
  app.addHook('onRequest', (request, reply, done) => {
    if (isApi(request.url)) return done()
    vite.middlewares(request.raw, reply.raw, (error?: Error) => done(error))
  })
  return async () => (await vite.ssrLoadModule('virtual:react-router/server-build')) as ServerBuild // as above
}

/** A page's own address: React Router fetches its data from the same address with an ending. */
function getPageUrl(url: string): { pathname: string; pageUrl: string; dataOnly: boolean } {
  const [path = '/', query = ''] = url.split('?', 2)
  const pathname = path === '/_root.data' ? '/' : path.replace(/(\/_)?\.data$/, '')
  const rest = new URLSearchParams(query)
  rest.delete('_routes')
  const search = rest.size > 0 ? `?${rest}` : ''
  return { pathname, pageUrl: pathname + search, dataOnly: path !== pathname }
}

const getLocale = (pathname: string): Locale | undefined => {
  const first = pathname.split('/')[1]
  return isLocale(first) ? first : undefined
}

function webRequest(request: FastifyRequest, reply: FastifyReply | null): Request {
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

/**
 * Serves the web from this server: built files with their precompressed twins (or Vite while developing), every other address rendered by
 * React Router. Loaders call our own API in process, with the cookies and the language of the page. Register it last.
 * @param built what to serve in place of the build
 */
export async function mountWeb(app: FastifyInstance, { env }: Pick<Deps, 'env'>, built?: BuiltWeb): Promise<void> {
  const dev = env.DEV_WEB
  const https = isHttps(env.PUBLIC_URL)
  const { load: loadBuild, files } = dev ? { load: await liveWeb(app), files: null } : (built ?? builtWeb())
  const cache = createPageCache()
  const mode = dev ? 'development' : 'production'
  let builtHandler: ReturnType<typeof createRequestHandler> | undefined

  function innerCall(request: FastifyRequest, locale: Locale): PageRequest['call'] {
    return async ({ method, path, query, body, headers }) => {
      const search = new URLSearchParams()
      for (const [key, value] of Object.entries(query ?? {})) {
        if (value !== undefined && value !== null && value !== '') search.set(key, Array.isArray(value) ? value.join(',') : String(value))
      }
      const answer = await app.inject({
        method: method as NonNullable<InjectOptions['method']>, // endpoints declare nothing else
        url: `/api${path}${search.size > 0 ? `?${search}` : ''}`,
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

  /** `reply` ends the rendering when its visitor leaves; null when others may be waiting for the same page. */
  async function render(request: FastifyRequest, reply: FastifyReply | null, nonce: string): Promise<Response> {
    const { pathname, pageUrl, dataOnly } = getPageUrl(request.url)
    const locale = getLocale(pathname) ?? defaultLocale
    const build = await loadBuild()
    // It is loaded with the build, which needs it too.
    const { createRequestHandler, RouterContextProvider } = await import('react-router')
    const handle = builtHandler ?? createRequestHandler(build, mode)
    if (!dev) builtHandler = handle
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
      call: innerCall(request, locale),
    })
    return handle(webRequest(request, reply), context)
  }

  /** A page for the cache; null when this one may not be kept. */
  async function renderForCache(request: FastifyRequest): Promise<CachedPage | null> {
    const response = await render(request, null, nonceMark)
    const isPage = response.status === 200 && (response.headers.get('content-type') ?? '').startsWith('text/html')
    if (!isPage || response.headers.has('set-cookie') || /no-store|private/.test(response.headers.get('cache-control') ?? '')) {
      await response.body?.cancel()
      return null
    }
    return { parts: (await response.text()).split(nonceMark).map((part) => Buffer.from(part)), headers: [...response.headers] }
  }

  function rememberLocale(request: FastifyRequest, reply: FastifyReply): void {
    const locale = getLocale(getPageUrl(request.url).pathname)
    if (!locale || request.cookies[localeCookie.name] === locale) return
    const secure = https ? '; Secure' : ''
    reply.header('set-cookie', `${localeCookie.name}=${locale}; Path=/; Max-Age=${localeCookie.maxAge}; SameSite=Lax${secure}`)
  }

  /** Redirects to `path` in the language last read. */
  function toLocale(request: FastifyRequest, reply: FastifyReply, path: string) {
    const wanted = request.cookies[localeCookie.name]
    return reply
      .header('vary', 'Cookie')
      .header('cache-control', 'no-store')
      .redirect(`/${isLocale(wanted) ? wanted : defaultLocale}${path}`, 302)
  }

  await app.register(async (scope) => {
    scope.removeAllContentTypeParsers()
    // React Router handles bodies itself.
    scope.addContentTypeParser('*', (_request, _payload, done) => done(null))

    if (files) await mountWebFiles(scope, files)

    scope.get('/', async (request, reply) => toLocale(request, reply, ''))

    scope.all('/*', async (request, reply) => {
      if (isApi(request.url)) return reply.callNotFound()
      guardPage(request, reply, env)
      if (lacksLocale(request)) return toLocale(request, reply, request.url)
      const nonce = dev ? '' : newNonce()
      rememberLocale(request, reply)
      if (!dev && isCacheable(request.method, request.url, Object.keys(request.cookies))) {
        const page = await cache.get(getPageKey(request.url, request.cookies), () => renderForCache(request))
        if (page) {
          for (const [name, value] of page.headers) reply.header(name, value)
          return reply.headers(pageHeaders(nonce, https)).header('cache-control', 'private, no-cache').send(withNonce(page.parts, nonce))
        }
      }
      const response = await render(request, reply, nonce)
      reply.status(response.status)
      // A call of the page was refused, not the page itself.
      if (response.status === 503) reply.header('retry-after', '1')
      for (const [name, value] of response.headers) if (name !== 'set-cookie') reply.header(name, value)
      for (const cookie of response.headers.getSetCookie()) reply.header('set-cookie', cookie)
      const isPage = (response.headers.get('content-type') ?? '').startsWith('text/html')
      // Vite's own inline scripts carry no nonce
      reply.headers(isPage && !dev ? pageHeaders(nonce, https) : commonHeaders)
      if (dev) reply.removeHeader('content-security-policy')
      if (keepPrefetched(request, reply)) return reply.send(response.body ? Readable.fromWeb(response.body as ReadableStream) : null)
      if (isPrivatePage(request, env)) reply.header('cache-control', 'no-store')
      else if (!response.headers.has('cache-control')) reply.header('cache-control', 'private, no-cache')
      // The DOM's stream type and Node's name the same class.
      return reply.send(response.body ? Readable.fromWeb(response.body as ReadableStream) : null)
    })
  })
}
