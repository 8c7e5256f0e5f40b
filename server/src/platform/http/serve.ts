import type { EndpointSpec, ResponseOf } from '@rahba/contract/kernel/endpoint'
import { errors } from '@rahba/contract/kernel/errors'
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import { writeAudit } from '../audit/write-audit.ts'
import { type Closing, inTransaction } from '../db/driver/transaction.ts'
import type { Db } from '../db/types.ts'
import type { Deps } from '../deps.ts'
import { ipKey } from '../limits/ip-key.ts'
import { type Authenticate, identify, refuseUnconfirmed } from './access.ts'
import type { CallContext, Handler } from './context.ts'
import { getLocale } from './error-handler.ts'
import { claimKey, hashText, type KeyedCall, keyActor, keyFrom, saveAnswer } from './idempotency.ts'
import { isRetryable } from './pg-errors.ts'
import { buildSerialiser } from './schemas.ts'
import { hasUnreadVersion } from './seen-version.ts'
import { getActor, type Who } from './who.ts'

declare module 'fastify' {
  interface FastifyInstance {
    deps: Deps
    authenticate: Authenticate
    /** All served calls, for OpenAPI, the permission matrix and the generated tests. */
    served: EndpointSpec[]
  }
  interface FastifyRequest {
    who: Who | null
  }
  interface FastifyContextConfig {
    endpoint?: EndpointSpec
  }
}

const fastifyPath = (path: string) => `/api${path.replace(/\{(\w+)\}/g, ':$1')}`

/** The faults of a declaration; the server does not start with a call whose rules are undecided. */
export function findFaults(endpoint: EndpointSpec): string[] {
  const { method, path, access, owner } = endpoint
  const faults: string[] = []
  if (!access) faults.push('no access rule')
  if (!owner) faults.push('no owner rule')
  if (method !== 'GET' && !endpoint.audit) faults.push('no audit rule')
  if (endpoint.step_up && access?.audience !== 'admin' && access?.audience !== 'store')
    faults.push('only admins and stores can confirm their identity')
  if (method === 'GET' && endpoint.idempotent) faults.push('a GET is idempotent already')
  if (/(^|\/)admin(\/|$)/.test(path) && access?.audience !== 'admin' && access?.audience !== 'public')
    faults.push('the path says admin, the access rule does not')
  if (/^\/store(\/|$)/.test(path) && access?.audience !== 'store' && access?.audience !== 'public')
    faults.push('the path says store, the access rule does not')
  const named = [...path.matchAll(/\{(\w+)\}/g)].map((m) => m[1])
  const declared = Object.keys(endpoint.params?.shape ?? {})
  if (named.join() !== declared.join()) faults.push(`path parameters ${named.join()} are not those declared: ${declared.join()}`)
  return faults
}

/** A call that says it brings JSON and brings nothing, as clients do that write the same headers on every call: it has no body. */
function dropEmptyBody({ headers }: FastifyRequest): void {
  if ((headers['content-length'] ?? '0') === '0' && headers['transfer-encoding'] === undefined) delete headers['content-type']
}

async function takeLimits(endpoint: EndpointSpec, request: FastifyRequest, deps: Deps): Promise<void> {
  for (const { by, points, seconds } of endpoint.limits ?? []) {
    const field = by === 'ip' ? null : by.slice('body.'.length)
    const body = request.body as Record<string, unknown> | undefined
    const whom = field === null ? ipKey(request.ip) : body?.[field]
    if (typeof whom === 'string') await deps.limits.take(`${endpoint.name}:${by}:${whom}`, points, seconds)
  }
}

function getContext<E extends EndpointSpec>(
  endpoint: E,
  request: FastifyRequest,
  reply: FastifyReply,
  deps: Deps,
  db: Db,
): CallContext<E> & { audited: boolean } {
  const { who } = request
  const ctx = {
    endpoint,
    params: request.params,
    query: request.query,
    body: request.body,
    who,
    locale: getLocale(request),
    ip: request.ip,
    request_id: request.id,
    db,
    deps,
    request,
    reply,
    audited: false,
    requireIdentity() {
      if (!endpoint.step_up) throw new Error(`${endpoint.name} asks for a proof of identity and does not declare it`)
      refuseUnconfirmed(who)
    },
    async audit(entry: Parameters<CallContext<E>['audit']>[0], on: Db = db) {
      const rule = endpoint.audit && 'action' in endpoint.audit ? endpoint.audit.action : endpoint.name
      await writeAudit(on, getActor(who), { action: rule, ...entry }, { ip: request.ip, request_id: request.id })
      ctx.audited = true
    },
  }
  // The endpoint's own schemas checked params, query and body; its access rule checked who.
  return ctx as unknown as CallContext<E> & { audited: boolean }
}

function keyedCall(endpoint: EndpointSpec, request: FastifyRequest): KeyedCall {
  return {
    actor: keyActor(getActor(request.who)),
    route: `${endpoint.method} ${endpoint.path}`,
    key: keyFrom(request.headers['idempotency-key']),
    request_hash: hashText([request.params, request.body]),
  }
}

interface Outcome {
  status: number
  answer: unknown
}

async function runCall<E extends EndpointSpec>(
  endpoint: E,
  handler: Handler<E>,
  request: FastifyRequest,
  reply: FastifyReply,
  deps: Deps,
  db: Db,
): Promise<Closing<Outcome>> {
  const status = endpoint.status ?? (endpoint.response === null ? 204 : 200)
  const call = endpoint.idempotent ? keyedCall(endpoint, request) : null
  if (call) {
    const saved = await claimKey(db, call)
    if (saved) {
      reply.header('idempotent-replayed', 'true')
      return { result: saved }
    }
  }
  const ctx = getContext(endpoint, request, reply, deps, db)
  const answer: unknown = await handler(ctx)
  if (endpoint.audit && 'action' in endpoint.audit && !ctx.audited)
    throw new Error(`${endpoint.name} changed something and wrote no audit entry`)
  if (endpoint.errors?.includes(errors.stale_record) && hasUnreadVersion(request))
    throw new Error(`${endpoint.name} offers to compare the version its caller saw, and saved without`)
  // It is not awaited here, so that it is sent together with the COMMIT.
  const last = call ? saveAnswer(db, call, status, endpoint.response ? buildSerialiser(endpoint.response)(answer) : 'null') : undefined
  return { result: { status, answer }, last }
}

/** A call without a transaction of its own. */
async function runWithoutTransaction(running: Promise<Closing<Outcome>>): Promise<Outcome> {
  const { result, last } = await running
  await last
  return result
}

const maxAttempts = 3

/** Runs the call in one transaction, again when the database asks for it (serialization, deadlock). */
async function runInTransaction(deps: Deps, run: (db: Db) => Promise<Closing<Outcome>>): Promise<Outcome> {
  for (let attempt = 1; ; attempt++) {
    try {
      return await inTransaction(deps.pool, run)
    } catch (error) {
      if (attempt >= maxAttempts || !isRetryable(error)) throw error
      await new Promise((resolve) => setTimeout(resolve, Math.random() * 20 * attempt))
    }
  }
}

/**
 * Mounts one call of the contract: access, limits, validation, transaction, idempotency, audit and answer are the same for all.
 * Throws at start when the declaration lacks a rule.
 */
export function serve<const E extends EndpointSpec>(app: FastifyInstance, endpoint: E, handler: Handler<E>): void {
  const faults = findFaults(endpoint)
  if (faults.length > 0) throw new Error(`${endpoint.method} ${endpoint.path}: ${faults.join('; ')}`)
  if (app.served.some((other) => other.name === endpoint.name)) throw new Error(`Two calls are named ${endpoint.name}`)
  app.served.push(endpoint)
  const { deps } = app
  const atomic = endpoint.method !== 'GET' && endpoint.atomic !== false
  // An open call needs no hook, which every shopper's page would wait for.
  const isOpen = endpoint.access.audience === 'public' && endpoint.method === 'GET'
  const authorise = async (request: FastifyRequest) => {
    if (endpoint.method !== 'GET') dropEmptyBody(request)
    request.who = await identify(request, endpoint, deps, app.authenticate)
  }
  const limit = (request: FastifyRequest) => takeLimits(endpoint, request, deps)

  app.route({
    method: endpoint.method,
    url: fastifyPath(endpoint.path),
    config: { endpoint },
    bodyLimit: (endpoint.body_limit ?? 256) * 1024,
    schema: {
      ...(endpoint.params ? { params: endpoint.params } : {}),
      ...(endpoint.query ? { querystring: endpoint.query } : {}),
      ...(endpoint.body ? { body: endpoint.body } : {}),
      ...(endpoint.response && !endpoint.raw ? { response: { [endpoint.status ?? 200]: endpoint.response } } : {}),
    },
    ...(isOpen ? {} : { onRequest: authorise }),
    ...(endpoint.limits ? { preHandler: limit } : {}),
    async handler(request, reply) {
      const run = (db: Db) => runCall(endpoint, handler, request, reply, deps, db)
      const outcome = atomic ? await runInTransaction(deps, run) : await runWithoutTransaction(run(deps.db))
      if (reply.sent || endpoint.raw === 'download') return reply
      if (request.who) reply.header('cache-control', 'no-store')
      reply.code(outcome.status)
      return endpoint.response === null ? reply.send() : (outcome.answer as ResponseOf<E>)
    },
  })
}
