import { randomUUID } from 'node:crypto'
import type { IncomingMessage, Server, ServerResponse } from 'node:http'
import { monitorEventLoopDelay } from 'node:perf_hooks'
import { Readable } from 'node:stream'
import { errors, errorText } from '@rahba/contract/kernel/errors'
import { localeFromHeader } from '@rahba/contract/kernel/locale'
import type { FastifyInstance } from 'fastify'
import type { Deps } from '../deps.ts'
import { isApi } from '../web/page-address.ts'
import { errorPage, localeOfPage, opensPage } from './error-page.ts'
import { plainPageHeaders } from './plain-page.ts'
import { securityHeaders } from './security-headers.ts'

declare module 'fastify' {
  interface FastifyRequest {
    /** The part of the node's capacity this request uses now; 0 before its body was read and after its answer was made. */
    load: number
  }
}

/** The interval at which the limit is adapted, in ms. */
const interval = 100
/** The sampling interval of the event loop's delay, in ms. */
const resolution = 10
const min = 64
const max = 4096
/** The delay before a retry, in seconds. */
const retryAfter = 1
/** Drawing a page takes as much of the processor as several calls. */
const pageLoad = 6
/** Callers that always wait for a database connection: as many as a pool holds keep it busy, more only wait longer. */
const maxQueue = 10

/**
 * The limit of requests a node works on at once. It grows while the event loop keeps up and all of it is used, and shrinks as soon as the loop lags
 * by more than `maxDelay` ms on average, or callers queue for the database: admitted requests are then answered quickly, and the rest is refused at
 * once.
 */
export function createLimit(maxDelay: number) {
  let limit = 256
  let running = 0
  let peak = 0
  return {
    get value() {
      return limit
    },
    hasRoom: (load: number) => running === 0 || running + load <= limit,
    take(load: number): void {
      running += load
      peak = Math.max(peak, running)
    },
    give(load: number): void {
      running -= load
    },
    /**
     * @param delay how late the event loop ran on average since the last call, in ms
     * @param queue how many callers waited for a connection to the database all that time
     */
    adapt(delay: number, queue: number): void {
      if (delay > maxDelay || queue > maxQueue) limit = Math.max(min, Math.trunc(Math.min(limit, peak) * 0.7))
      else if (peak * 2 > limit) limit = Math.min(max, Math.ceil(limit * 1.1) + 1)
      peak = running
    },
  }
}

/** A file of a page: a script, a style, a picture. `.data` is a page's own data, which is drawn like the page. */
const isFile = (url: string) => !isApi(url) && /^[^?]*\.(?!data(\?|$))\w+(\?|$)/.test(url)

/**
 * True for what a node answers under any load: monitoring, and the files of a page, which cost next to nothing and without which a page admitted a
 * moment ago is broken.
 */
const isAlwaysAnswered = (url: string) => isFile(url) || /^\/api\/(health|ready|metrics)(\?|$)/.test(url)

/** Refuses without the framework: a refusal has to cost next to nothing, since most requests may get one. */
function refuse(request: IncomingMessage, response: ServerResponse, headers: Readonly<Record<string, string>>): void {
  const { url = '/', method = 'GET', headers: requestHeaders } = request
  const isPage = opensPage({ method, url, headers: requestHeaders })
  const locale = (isApi(url) ? undefined : localeOfPage(url)) ?? localeFromHeader(requestHeaders['accept-language'])
  const text = errorText(errors.unavailable, locale)
  const request_id = randomUUID()
  const body = isPage ? errorPage(locale, text, retryAfter) : JSON.stringify({ error: text, code: errors.unavailable.code, request_id })
  response
    .writeHead(errors.unavailable.status, {
      ...headers,
      ...(isPage ? plainPageHeaders : { 'content-type': 'application/json; charset=utf-8', 'cache-control': 'no-store' }),
      'content-length': Buffer.byteLength(body),
      'retry-after': String(retryAfter),
      'x-request-id': request_id,
    })
    .end(body)
  // A body that is on its way is discarded.
  request.resume()
}

/** Refuses with 503 and Retry-After what is more than this node can answer, before anything is done for it (docs/decisions/overload.md). */
export function refuseOverload(app: FastifyInstance, { env, pool }: Pick<Deps, 'env' | 'pool'>): void {
  const limit = createLimit(env.BUSY_AFTER_MS)
  const headers = securityHeaders(env)
  const delay = monitorEventLoopDelay({ resolution })
  delay.enable()
  let queue = 0
  const adapting = setInterval(() => {
    // The mean is not a number if nothing was sampled: the loop was blocked all the time.
    limit.adapt(Number.isNaN(delay.mean) ? interval : delay.mean / 1e6 - resolution, queue)
    delay.reset()
    queue = pool.waitingCount
  }, interval).unref()
  let refused = 0
  const reporting = setInterval(() => {
    if (refused > 0) app.log.warn({ refused, limit: limit.value }, 'overloaded: requests were refused')
    refused = 0
  }, 5000).unref()
  app.addHook('onClose', async () => {
    clearInterval(adapting)
    clearInterval(reporting)
    delay.disable()
  })

  // Calls that a page makes while it is drawn come from inside and are not counted: the page was let in with them.
  const letIn = new WeakMap<IncomingMessage, number>()
  function refuseAboveLimit(server: Server): void {
    const listeners = server.listeners('request')
    server.removeAllListeners('request')
    server.on('request', (request: IncomingMessage, response: ServerResponse) => {
      const { url = '/' } = request
      queue = Math.min(queue, pool.waitingCount)
      const load = isApi(url) || url.startsWith('/__manifest') ? 1 : pageLoad
      if (!isAlwaysAnswered(url)) {
        if (!limit.hasRoom(load)) {
          refused += 1
          return refuse(request, response, headers)
        }
        letIn.set(request, load)
      }
      for (const listener of listeners) listener.call(server, request, response)
    })
  }
  app.addHook('onReady', async () => refuseAboveLimit(app.server as Server)) // it speaks HTTP/1

  app.decorateRequest('load', 0)
  // The load is counted only now: a slow body uses no capacity while it arrives.
  app.addHook('preValidation', (request, _reply, done) => {
    const load = letIn.get(request.raw)
    if (load) {
      request.load = load
      limit.take(load)
    }
    done()
  })
  app.addHook('onSend', (request, _reply, payload, done) => {
    const give = () => {
      limit.give(request.load)
      request.load = 0
    }
    if (request.load > 0) {
      if (payload instanceof Readable) payload.once('close', give)
      else give()
    }
    done(null, payload)
  })
}
