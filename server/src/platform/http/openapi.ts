import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { promisify } from 'node:util'
import { brotliCompress, constants, gzip as gzipAs } from 'node:zlib'
import { brand } from '@rahba/contract/kernel/brand'
import type { EndpointSpec } from '@rahba/contract/kernel/endpoint'
import { errors } from '@rahba/contract/kernel/errors'
import { stepUp } from '@rahba/contract/kernel/step-up'
import Fastify, { type FastifyInstance, type FastifyReply, type FastifyRequest } from 'fastify'
import type { Env } from '../../env.ts'
import { serverRoot } from '../server-root.ts'
import { getJsonSchema } from './schemas.ts'

const { version } = JSON.parse(readFileSync(join(serverRoot, 'package.json'), 'utf8')) as { version: string }

const errorSchema = {
  type: 'object',
  required: ['error', 'code', 'request_id'],
  properties: {
    error: { type: 'string', description: "The error message in the caller's language" },
    code: { type: 'string' },
    fields: { type: 'object', additionalProperties: { type: 'string' } },
    code_length: {
      type: 'integer',
      description:
        'The number of digits in the sent code that is still valid. Given with account_not_verified, code_too_soon and code_too_many',
    },
    request_id: { type: 'string' },
  },
}

const getParameters = (endpoint: EndpointSpec) => {
  const list = (schema: EndpointSpec['params'], where: 'path' | 'query') => {
    if (!schema) return []
    const json = getJsonSchema(schema, 'input', 'draft-2020-12') as { properties: Record<string, unknown>; required?: string[] }
    return Object.entries(json.properties).map(([name, part]) => ({
      name,
      in: where,
      required: where === 'path' || (json.required?.includes(name) ?? false),
      schema: part,
    }))
  }
  const key = { name: 'Idempotency-Key', in: 'header', required: true, schema: { type: 'string', maxLength: 255 } }
  return [...list(endpoint.params, 'path'), ...list(endpoint.query, 'query'), ...(endpoint.idempotent ? [key] : [])]
}

function getResponses(endpoint: EndpointSpec) {
  const status = endpoint.status ?? (endpoint.response === null && !endpoint.raw ? 204 : 200)
  const body = endpoint.response
    ? { content: { 'application/json': { schema: getJsonSchema(endpoint.response, 'output', 'draft-2020-12') } } }
    : {}
  const unsafe = endpoint.method !== 'GET'
  const refusals = [
    // These are answers any call of its kind may give, besides those it declares.
    errors.malformed,
    errors.unavailable,
    ...(unsafe ? [errors.foreign_origin, errors.busy, errors.body_too_large, errors.unsupported_media, errors.too_many_requests] : []),
    ...(endpoint.params ? [errors.not_found] : []),
    ...(endpoint.access.audience === 'public' ? [] : [errors.unauthenticated, errors.forbidden]),
    ...(endpoint.step_up ? [errors[stepUp.code]] : []),
    ...(endpoint.query || endpoint.body || endpoint.params ? [errors.validation] : []),
    ...(endpoint.limits ? [errors.too_many_requests] : []),
    ...(endpoint.idempotent ? [errors.idempotency_key_missing, errors.idempotency_key_reused] : []),
    ...(endpoint.errors ?? []),
  ]
  const byStatus = Map.groupBy(new Set(refusals), (refusal) => refusal.status)
  const answers = [...byStatus].map(([code, list]) => [
    String(code),
    {
      description: [...new Set(list.map((refusal) => `${refusal.code}: ${refusal.en}`))].join('\n\n'),
      content: { 'application/json': { schema: { $ref: '#/components/schemas/Error' } } },
    },
  ])
  return { [status]: { description: endpoint.summary, ...body }, ...Object.fromEntries(answers) }
}

/** The OpenAPI 3.1 description of what is served, made from the same endpoints that serve it. */
export function getOpenApi(served: readonly EndpointSpec[]) {
  const paths: Record<string, Record<string, unknown>> = {}
  for (const endpoint of served) {
    const operation = {
      operationId: endpoint.name,
      summary: endpoint.summary,
      tags: endpoint.tags ?? [endpoint.path.split('/')[1]],
      description: `Audience: ${endpoint.access.audience}.${'permissions' in endpoint.access && endpoint.access.permissions?.length ? ` Requires any of these permissions: ${endpoint.access.permissions.join(', ')}.` : ''}`,
      parameters: getParameters(endpoint),
      ...(endpoint.body
        ? {
            requestBody: {
              required: true,
              content: { 'application/json': { schema: getJsonSchema(endpoint.body, 'input', 'draft-2020-12') } },
            },
          }
        : {}),
      responses: getResponses(endpoint),
      ...(endpoint.access.audience === 'public' ? {} : { security: [{ token: [] }] }),
    }
    paths[endpoint.path] = { ...paths[endpoint.path], [endpoint.method.toLowerCase()]: operation }
  }
  return {
    openapi: '3.1.0',
    info: {
      title: `${brand.name.en} API`,
      version,
      description: 'Amounts are integers in halalas, rates are in basis points, times are ISO 8601 in UTC. Texts follow Accept-Language.',
    },
    servers: [{ url: '/api' }],
    paths: Object.fromEntries(Object.entries(paths).sort(([a], [b]) => a.localeCompare(b))),
    components: { schemas: { Error: errorSchema }, securitySchemes: { token: { type: 'http', scheme: 'bearer' } } },
  }
}

// Its scripts may do what they like, but nobody may frame it or point it elsewhere.
const readerPolicy = "object-src 'none'; base-uri 'none'; form-action 'none'; frame-ancestors 'none'"

/** The reader is 4 MB of script: it is loaded when somebody first opens it, not with every node. */
async function buildReader(): Promise<FastifyInstance> {
  const { default: scalar } = await import('@scalar/fastify-api-reference')
  const reader = Fastify()
  await reader.register(scalar, {
    routePrefix: '/api/docs',
    configuration: { url: '/api/openapi.json', withDefaultFonts: false, telemetry: false },
  })
  await reader.ready()
  return reader
}

/** The description is 3 MB of text: it is written and compressed once, so that repeated requests cost little. */
async function pack(served: readonly EndpointSpec[]) {
  const plain = Buffer.from(JSON.stringify(getOpenApi(served)))
  const quality = { params: { [constants.BROTLI_PARAM_QUALITY]: 5 } }
  const [br, gzip] = await Promise.all([promisify(brotliCompress)(plain, quality), promisify(gzipAs)(plain)])
  return { br, gzip, plain }
}

/** `GET /api/openapi.json` and a page to read it at `/api/docs`, from our own host alone; in production where API_DOCS asks for it. */
export function mountOpenApi(app: FastifyInstance, { API_DOCS }: Pick<Env, 'API_DOCS'>): void {
  if (!API_DOCS) return
  let packing: ReturnType<typeof pack> | undefined
  app.get('/api/openapi.json', async (request, reply) => {
    packing ??= pack(app.served)
    const accepted = String(request.headers['accept-encoding'] ?? '')
    const packed = await packing
    const encoding = (['br', 'gzip'] as const).find((name) => new RegExp(`\\b${name}\\b`).test(accepted))
    if (encoding) reply.header('content-encoding', encoding)
    return reply
      .header('vary', 'accept-encoding')
      .type('application/json; charset=utf-8')
      .send(packed[encoding ?? 'plain'])
  })
  let reader: Promise<FastifyInstance> | undefined
  const read = async (request: FastifyRequest, reply: FastifyReply) => {
    reader ??= buildReader()
    const { routing } = await reader
    reply.hijack()
    // The reader answers by itself and runs scripts, so it needs a policy other than that of data.
    for (const [name, value] of Object.entries(reply.getHeaders()))
      if (value !== undefined) reply.raw.setHeader(name, name === 'content-security-policy' ? readerPolicy : value)
    routing(request.raw, reply.raw)
  }
  app.get('/api/docs', read)
  app.get('/api/docs/*', read)
}
