import { randomUUID } from 'node:crypto'
import { constants } from 'node:zlib'
import compress from '@fastify/compress'
import cookie from '@fastify/cookie'
import Fastify, { type FastifyBaseLogger, type FastifyInstance, LogController } from 'fastify'
import { authenticateWith } from './access/sessions/authenticate.ts'
import { stillSignedInWith } from './access/sessions/still-signed-in.ts'
import { domains } from './domains.ts'
import { fileUses } from './file-uses.ts'
import { mountTexts } from './messages/plugin.ts'
import type { Deps } from './platform/deps.ts'
import { mountFiles } from './platform/files/plugin.ts'
import { answerBadAddress, useErrorHandler } from './platform/http/error-handler.ts'
import { mountHealth } from './platform/http/health.ts'
import { useHostRule } from './platform/http/host-rule.ts'
import { mountMetrics } from './platform/http/metrics.ts'
import { mountOpenApi } from './platform/http/openapi.ts'
import { useZodSchemas } from './platform/http/schemas.ts'
import { securityHeaders, useSecurityHeaders } from './platform/http/security-headers.ts'
import { mountBroadcasting } from './platform/realtime/authorise.ts'
import { prepareChannels } from './platform/realtime/channels.ts'
import { mountSockets } from './platform/realtime/sockets.ts'
import type { BuiltWeb } from './platform/web/built-web.ts'
import { mountWeb } from './platform/web/mount-web.ts'
import { readableAddress } from './platform/web/page-address.ts'

const isSafeRequestId = (id: unknown): id is string => typeof id === 'string' && /^[\w-]{8,64}$/.test(id)

// By itself each answer's encoder takes a window of 4 MB, for texts that are rarely larger than 200 kB.
const brotli = { [constants.BROTLI_PARAM_QUALITY]: 4, [constants.BROTLI_PARAM_LGWIN]: 18 }

/** Logs name the request, never its secrets: no headers, no query values that hold codes, no bodies. */
const requestSerialiser = (request: { method: string; url: string; ip?: string }) => ({
  method: request.method,
  url: request.url.split('?')[0],
  ip: request.ip,
})

/**
 * Builds the whole application from its dependencies; it neither reads the environment nor listens.
 * @param web the pages to serve in place of the build; tests have none unless they bring them
 */
export async function buildApp(deps: Deps, web?: BuiltWeb): Promise<FastifyInstance> {
  const { env } = deps
  const hops = Number(env.TRUST_PROXY)
  const headers = securityHeaders(env)
  const app = Fastify({
    loggerInstance: deps.log.child({}, { serializers: { req: requestSerialiser } }) as FastifyBaseLogger,
    trustProxy: typeof env.TRUST_PROXY === 'number' ? (_address, hop) => hop < hops : env.TRUST_PROXY,
    bodyLimit: 256 * 1024,
    requestTimeout: 30_000,
    // Node looks for requests that came too slowly only as often as this, and does so every 30 s by itself
    http: { connectionsCheckingInterval: 1000, headersTimeout: 15_000 },
    connectionTimeout: 60_000,
    return503OnClosing: true,
    forceCloseConnections: 'idle',
    handlerTimeout: 30_000,
    logController: new LogController({ disableRequestLogging: env.LOG_LEVEL !== 'debug' && env.LOG_LEVEL !== 'trace' }),
    requestIdHeader: false,
    // no hook runs for these
    frameworkErrors: (_error, request, reply) => answerBadAddress(request, reply.headers(headers)),
    rewriteUrl: ({ url = '/' }) => readableAddress(url),
    genReqId: (request) => (isSafeRequestId(request.headers['x-request-id']) ? request.headers['x-request-id'] : randomUUID()),
    routerOptions: { maxParamLength: 200 },
  })
  app.decorate('deps', deps)
  app.decorate('served', [])
  app.decorate('authenticate', authenticateWith(deps))
  app.decorate('stillSignedIn', stillSignedInWith(deps))
  app.decorateRequest('who', null)
  app.removeContentTypeParser('text/plain')
  useZodSchemas(app)
  useErrorHandler(app)
  useSecurityHeaders(app, headers)
  useHostRule(app)
  await app.register(cookie)
  await app.register(compress, { encodings: ['br', 'gzip'], threshold: 1024, brotliOptions: { params: brotli } })
  await mountHealth(app, deps)
  await mountMetrics(app, deps)
  await mountFiles(app, deps, fileUses)
  prepareChannels(app)
  mountBroadcasting(app)
  for (const mount of domains) await mount(app)
  mountSockets(app, deps)
  mountOpenApi(app, env)
  mountTexts(app, env)
  if (web || env.NODE_ENV !== 'test') await mountWeb(app, deps, web)
  return app
}
