import { randomBytes } from 'node:crypto'
import { Readable } from 'node:stream'
import type { ReadableStream } from 'node:stream/web'
import { isHttps } from '@rahba/contract/access/session-cookies'
import { defaultLocale, isLocale } from '@rahba/contract/kernel/locale'
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import type { Deps } from '../deps.ts'
import { type BuiltWeb, builtWeb, liveWeb } from './built-web.ts'
import { isApi } from './page-address.ts'
import { type CachedPage, createPageCache, getPageKey, isCacheable } from './page-cache.ts'
import { guardPage, isPrivatePage, keepPrefetched } from './page-guard.ts'
import { getLocale, getPageUrl } from './page-url.ts'
import { createRenderer, type RenderPage } from './render-page.ts'
import { mountWebFiles } from './web-files.ts'
import { commonHeaders, pageHeaders } from './web-headers.ts'

const localeCookie = { name: 'i18n_redirected', maxAge: 365 * 24 * 60 * 60 }
// It is never visible and not guessable, so that no text of a page is mistaken for it.
const nonceMark = `nonce-${randomBytes(18).toString('hex')}`

/** A kept page with this answer's nonce. */
const withNonce = (parts: readonly Buffer[], nonce: string): Buffer =>
  Buffer.concat(parts.flatMap((part, n) => (n === 0 ? [part] : [Buffer.from(nonce), part])))

const newNonce = () => randomBytes(16).toString('base64')

/** True for a page's address as people type it, without a language: `/dashboard` or `/s/a-store`. Files and data have a dot in their names. */
function lacksLocale({ method, url }: FastifyRequest): boolean {
  const [path = '/'] = url.split('?', 1)
  // React Router asks for its map of routes at /__manifest
  const isPage = (method === 'GET' || method === 'HEAD') && !path.includes('.') && !path.startsWith('/__')
  return isPage && getLocale(path) === undefined
}

function rememberLocale(request: FastifyRequest, reply: FastifyReply, https: boolean): void {
  const locale = getLocale(getPageUrl(request.url).pathname)
  if (!locale || request.cookies[localeCookie.name] === locale) return
  const secure = https ? '; Secure' : ''
  reply.header('set-cookie', `${localeCookie.name}=${locale}; Path=/; Max-Age=${localeCookie.maxAge}; SameSite=Lax${secure}`)
}

/** Redirects to `path` in the language last read. */
function toLocale(request: FastifyRequest, reply: FastifyReply, path: string) {
  const last = request.cookies[localeCookie.name]
  return reply
    .header('vary', 'Cookie')
    .header('cache-control', 'no-store')
    .redirect(`/${isLocale(last) ? last : defaultLocale}${path}`, 302)
}

const isHtml = (response: Response): boolean => (response.headers.get('content-type') ?? '').startsWith('text/html')

/** A page for the cache; null when this one may not be kept. */
async function renderForCache(render: RenderPage, request: FastifyRequest): Promise<CachedPage | null> {
  const response = await render(request, null, nonceMark)
  const isPrivate = response.headers.has('set-cookie') || /no-store|private/.test(response.headers.get('cache-control') ?? '')
  if (response.status !== 200 || !isHtml(response) || isPrivate) {
    await response.body?.cancel()
    return null
  }
  return { parts: (await response.text()).split(nonceMark).map((part) => Buffer.from(part)), headers: [...response.headers] }
}

/** Copies the status and the headers of a rendered page. */
function copyHead(response: Response, reply: FastifyReply): void {
  reply.status(response.status)
  // A call of the page was refused, not the page itself.
  if (response.status === 503) reply.header('retry-after', '1')
  for (const [name, value] of response.headers) if (name !== 'set-cookie') reply.header(name, value)
  for (const cookie of response.headers.getSetCookie()) reply.header('set-cookie', cookie)
}

/**
 * Serves the web from this server: built files with their precompressed twins (or Vite while developing), every other address rendered by
 * React Router. Loaders call our own API in process, with the cookies and the language of the page. Register it last.
 * @param built what to serve in place of the build
 */
export async function mountWeb(app: FastifyInstance, { env }: Pick<Deps, 'env'>, built?: BuiltWeb): Promise<void> {
  const dev = env.DEV_WEB
  const https = isHttps(env.PUBLIC_URL)
  const web = dev ? await liveWeb(app) : (built ?? builtWeb())
  const render = createRenderer(app, env, web)
  const cache = createPageCache()

  /** Returns the page from the cache, rendered now if it is not there; null if it may not be kept. */
  const findCached = async (request: FastifyRequest): Promise<CachedPage | null> => {
    if (dev || !isCacheable(request.method, request.url, Object.keys(request.cookies))) return null
    return cache.get(getPageKey(request.url, request.cookies), () => renderForCache(render, request))
  }

  const sendRendered = async (request: FastifyRequest, reply: FastifyReply, nonce: string) => {
    const response = await render(request, reply, nonce)
    copyHead(response, reply)
    // Vite's own inline scripts carry no nonce
    reply.headers(isHtml(response) && !dev ? pageHeaders(nonce, https) : commonHeaders)
    if (dev) reply.removeHeader('content-security-policy')
    if (!keepPrefetched(request, reply)) {
      if (isPrivatePage(request, env)) reply.header('cache-control', 'no-store')
      else if (!response.headers.has('cache-control')) reply.header('cache-control', 'private, no-cache')
    }
    // The DOM's stream type and Node's name the same class.
    return reply.send(response.body ? Readable.fromWeb(response.body as ReadableStream) : null)
  }

  await app.register(async (scope) => {
    scope.removeAllContentTypeParsers()
    // React Router handles bodies itself.
    scope.addContentTypeParser('*', (_request, _payload, done) => done(null))

    if (web.files) await mountWebFiles(scope, web.files)

    scope.get('/', async (request, reply) => toLocale(request, reply, ''))

    scope.all('/*', async (request, reply) => {
      if (isApi(request.url)) return reply.callNotFound()
      guardPage(request, reply, env)
      if (lacksLocale(request)) return toLocale(request, reply, request.url)
      const nonce = dev ? '' : newNonce()
      rememberLocale(request, reply, https)
      const page = await findCached(request)
      if (!page) return sendRendered(request, reply, nonce)
      for (const [name, value] of page.headers) reply.header(name, value)
      return reply.headers(pageHeaders(nonce, https)).header('cache-control', 'private, no-cache').send(withNonce(page.parts, nonce))
    })
  })
}
