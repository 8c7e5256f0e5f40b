import { randomUUID } from 'node:crypto'
import type { LightMyRequestResponse } from 'fastify'
import { z } from 'zod'
import type { MoyasarStandIn } from '../moyasar-stand-in.ts'
import { someId } from '../some-path.ts'
import type { FuzzApp } from './fuzz-app.ts'
import { hostile, oneOf, placesIn, strangeJson, validValue, withAt } from './generate.ts'
import { listOperations, type Operation } from './operations.ts'
import { pastFailures, type Sent } from './past-failures.ts'
import { recipes } from './recipes.ts'
import { type Made, makeScene } from './scene.ts'
import type { Actor, World } from './world.ts'

type Kind = 'valid' | 'mutated' | 'hostile'

/** A request without the parts that all requests share. */
export interface Ready {
  actor: Actor | null
  path: string
  query: Record<string, string>
  body: unknown
  headers: Readonly<Record<string, string>>
  form?: { type: string; payload: Buffer }
}

interface Fault {
  what: string
  curl: string
}

const languages = ['ar', 'en', 'en-GB,ar;q=0.5', '*', '\u00d8\u00b9', 'xx;q=zero', 'a'.repeat(2000)]
// what may only be said about a call that is wrong in itself, by any of them
const insides = /Failed query|\bselect .+ from |\binsert into |at .+\.ts:\d+|node_modules|stack/i

/** The call as a line for a terminal, as somebody would repeat it. */
function formatCurl({ method, url, headers, payload }: Sent): string {
  const heads = Object.entries(headers).map(
    ([name, value]) => `-H '${name}: ${name === 'authorization' ? `Bearer $TOKEN` : value.slice(0, 80)}'`,
  )
  const data = payload === undefined ? '' : ` --data-binary '${String(payload).slice(0, 600).replaceAll("'", "'\\''")}'`
  return `curl -X ${method} "$HOST${url}" ${heads.join(' ')}${data}`
}

function changedByte(bytes: Buffer, random: () => number): Buffer {
  const changed = Buffer.from(bytes)
  changed[Math.floor(random() * changed.length)] = Math.floor(random() * 256)
  return changed
}

const refusal = z.object({ error: z.string().min(1), code: z.string().min(1), request_id: z.string().min(1) })

/** Describes how an answer deviates from its OpenAPI description; null if it conforms. */
function breaksSchema({ name, response, raw }: Operation, answer: LightMyRequestResponse): string | null {
  const { statusCode: status } = answer
  const json = String(answer.headers['content-type']).includes('json')
  if (status >= 400)
    return (raw && !json) || (json && refusal.safeParse(answer.json()).success) ? null : `${name}: ${status} is no refusal of ours`
  if (!response || status === 204 || status >= 300) return null
  if (!json) return `${name}: answers no JSON`
  const read = response.safeParse(answer.json())
  return read.success
    ? null
    : `${name}: breaks its schema at ${read.error.issues
        .map(({ path, message }) => `${path.join('.')} ${message}`)
        .join('; ')
        .slice(0, 200)}`
}

/** Sends requests made from the OpenAPI document to the application and looks at what it answers. */
export async function startFuzz(t: FuzzApp, world: World, cards: MoyasarStandIn, random: () => number) {
  const operations = await listOperations(t.app)
  const reached = new Set<string>()
  const faults = new Map<string, Fault>()
  const statuses = new Map<number, number>()
  /** The last error of each operation whose valid requests never succeeded. */
  const refusals = new Map<string, string>()
  let sent = 0

  const byName = new Map(operations.map((operation) => [operation.name, operation]))
  const actorFor = ({ audience }: Operation): Actor | null =>
    audience === 'public' ? null : oneOf(random, world.actors[audience === 'any' ? oneOf(random, ['store', 'user'] as const) : audience])

  async function inject(operation: Operation, request: Sent, actor: Actor | null, kind: Kind) {
    sent++
    const { method, url, headers, payload } = request
    const answer = await t.app.inject({ method, url, headers, ...(payload === undefined ? {} : { payload }) })
    const { statusCode: status } = answer
    statuses.set(status, (statuses.get(status) ?? 0) + 1)
    if (status < 300) reached.add(operation.name)
    else if (kind === 'valid')
      refusals.set(operation.name, `${status} ${answer.body.slice(0, 300)} for ${url} ${String(payload ?? '').slice(0, 300)}`)
    const fault =
      status >= 500
        ? `${operation.name}: ${status}`
        : !operation.statuses.has(status)
          ? `${operation.name}: ${status} is not described ${answer.body.slice(0, 120)}`
          : status >= 400 && insides.test(answer.body)
            ? `${operation.name}: tells of our insides`
            : breaksSchema(operation, answer)
    if (fault) faults.set(fault, { what: fault, curl: `${formatCurl(request)}\n    -> ${answer.body.slice(0, 200)}` })
    if (actor && (status === 401 || status === 403)) await world.restore(actor)
    return answer
  }

  /** The fields of uuid that a body, query and path have, by name. */
  const names = (operation: Operation): Set<string> => {
    const found = new Set<string>()
    const look = (schema: Operation['body'], name: string): void => {
      if (!schema) return
      if (schema.format === 'uuid') found.add(name)
      for (const part of [...(schema.anyOf ?? []), ...(schema.oneOf ?? []), ...(schema.allOf ?? [])]) look(part, name)
      for (const [field, part] of Object.entries(schema.properties ?? {})) look(part, field)
      if (schema.items) look(schema.items, name.replace(/s$/, ''))
    }
    look(operation.body, '')
    for (const { name, schema } of operation.query) look(schema, name)
    return found
  }

  /** An address of the operation with ids of what is there. */
  async function pathFor({ path, params }: Operation, actor: Actor | null): Promise<string> {
    let made = path
    for (const { name, schema } of params) {
      const noun = new RegExp(`/([^/]+)/\\{${name}\\}`).exec(path)?.[1] ?? ''
      const ids = await world.idsOfNoun(noun, actor)
      const own = schema.format === 'uuid' || schema.anyOf ? ids : []
      const value = own.length > 0 ? oneOf(random, own) : validValue(schema, name, { random, id: () => someId })
      made = made.replace(`{${name}}`, encodeURIComponent(String(value)))
    }
    return made
  }

  /** Reads the current record, so that a change begins with valid values: versions, names, prices. */
  async function readFirst(operation: Operation, url: string, actor: Actor | null): Promise<Record<string, unknown>> {
    const read = operations.find(
      ({ method, path }) => method === 'GET' && operation.path.startsWith(path) && path.includes('{') && !path.endsWith('export'),
    )
    const own = operations.find(({ method, path }) => method === 'GET' && path === operation.path)
    const from = own ?? read
    if (!from || random() < 0.1) return {}
    const there = url.split('/').slice(0, from.path.split('/').length).join('/')
    const answer = await inject(from, { method: 'GET', url: `/api${there}`, headers: getHeaders(actor) }, actor, 'mutated')
    if (answer.statusCode !== 200 || !String(answer.headers['content-type']).includes('json')) return {}
    const body: unknown = answer.json()
    return typeof body === 'object' && body !== null ? (body as Record<string, unknown>) : {} // an object was checked for
  }

  const getHeaders = (actor: Actor | null): Record<string, string> => ({ ...(actor ? { authorization: `Bearer ${actor.token}` } : {}) })

  async function validRequest(operation: Operation, actor: Actor | null) {
    const path = await pathFor(operation, actor)
    const ids = await world.idsOfFields(names(operation), actor)
    const source = { random, id: (name: string) => ids.get(name) }
    const query = Object.fromEntries(
      operation.query
        .filter(({ required }) => required || random() < 0.2)
        .filter(({ name }) => name !== 'cursor')
        .map(({ name, schema }) => [name, String(validValue(schema, name, source))]),
    )
    let body: unknown
    if (operation.body) {
      body = validValue(operation.body, '', source)
      if (path !== operation.path && typeof body === 'object' && body !== null) {
        const before = await readFirst(operation, path, actor)
        const keep = operation.method === 'PUT' ? 0.7 : 0
        for (const name of Object.keys(body)) {
          const same = before[name]
          if (same !== undefined && (name === 'version' || name.startsWith('expected') || random() < keep))
            body = { ...(body as object), [name]: same }
        }
      }
    }
    return { path, query, body }
  }

  /** A request that its operation takes: what a recipe says of it, and generated values for the rest. */
  async function ready(operation: Operation, made: Made = {}): Promise<Ready> {
    const actor = made.actor === undefined ? actorFor(operation) : made.actor
    const generated = await validRequest(operation, actor)
    const body = made.body ?? (made.set ? { ...(generated.body as object), ...made.set } : generated.body)
    return {
      actor,
      path: Object.entries(made.params ?? {}).reduce(
        (path, [name, value]) => path.replace(`{${name}}`, encodeURIComponent(value)),
        made.params ? operation.path : generated.path,
      ),
      query: made.query ? { ...made.query } : generated.query,
      body: made.form ? undefined : body,
      headers: made.headers ?? {},
      ...(made.form && { form: made.form }),
    }
  }

  const buildUrl = (path: string, query: Record<string, string>): string => {
    const search = new URLSearchParams(
      Object.entries(query).map(([name, value]): [string, string] => [name, value.toWellFormed()]),
    ).toString()
    return `/api${path}${search ? `?${search}` : ''}`
  }

  /** Sends a request as it is meant. */
  function send(operation: Operation, { actor, path, query, body, headers, form }: Ready) {
    const typed: { headers: Record<string, string>; payload?: string | Buffer } = form
      ? { headers: { 'content-type': form.type }, payload: form.payload }
      : body === undefined
        ? { headers: {} }
        : { headers: { 'content-type': 'application/json' }, payload: JSON.stringify(body) }
    const key: Record<string, string> = operation.keyed ? { 'idempotency-key': randomUUID() } : {}
    const sent = { ...typed, headers: { ...getHeaders(actor), ...headers, ...key, ...typed.headers } }
    return inject(operation, { method: operation.method, url: buildUrl(path, query), ...sent }, actor, 'valid')
  }

  const scene = makeScene({
    t,
    world,
    random,
    cards,
    async call(name, made) {
      const operation = byName.get(name)
      if (!operation) throw new Error(`${name} is no operation: mend the recipe`)
      const answer = await send(operation, await ready(operation, made))
      if (answer.statusCode >= 300) throw new Error(`${name} before it: ${answer.statusCode} ${answer.body.slice(0, 500)}`)
      return answer
    },
    async drain() {
      try {
        await t.drain()
      } catch (error) {
        const cause = error instanceof Error && error.cause instanceof Error ? error.cause : error
        const what = `a job: ${String(cause).slice(0, 200)}`
        faults.set(what, { what, curl: String(error).slice(0, 4000) })
      }
    },
  })

  /** The request of an operation, by its recipe as often as that where it has one. */
  async function buildRequest(operation: Operation, often: number): Promise<Ready> {
    const recipe = recipes.get(operation.name)
    return ready(operation, recipe && random() < often ? await recipe(scene) : {})
  }

  async function one(operation: Operation, kind: Kind): Promise<void> {
    let made: Ready
    try {
      // always until it was reached, later now and then
      made = await buildRequest(operation, reached.has(operation.name) ? (kind === 'valid' ? 0.25 : 0.1) : 1)
    } catch (error) {
      // something it needs is gone or taken, or a call before it was refused
      refusals.set(operation.name, error instanceof Error && error.cause ? `${error.cause} in ${error.message}` : String(error))
      return
    }
    const { actor } = made
    let { path, body, query } = made
    const headers: Record<string, string> = {
      ...getHeaders(actor),
      ...made.headers,
      ...(operation.keyed ? { 'idempotency-key': randomUUID() } : {}),
      'accept-language': kind === 'hostile' ? oneOf(random, languages) : oneOf(random, ['ar', 'en']),
    }
    const bad = () => oneOf(random, hostile)
    const asText = () => String(typeof bad() === 'object' ? JSON.stringify(bad()) : bad()).slice(0, 2000)
    if (kind !== 'valid') {
      for (let n = 0; n < (kind === 'mutated' ? 1 : 3) && typeof body === 'object' && body !== null; n++) {
        const places = placesIn(body)
        if (places.length > 0) body = withAt(body, oneOf(random, places), bad())
      }
      if (operation.query.length > 0 && random() < 0.5) query = { ...query, [oneOf(random, operation.query).name]: asText() }
      if (operation.params.length > 0 && random() < 0.2)
        path = path.replace(/\/[^/]*[0-9a-f]{4}[^/]*/, `/${encodeURIComponent(asText().toWellFormed()).slice(0, 190)}`)
      if (kind === 'hostile' && random() < 0.1)
        headers.authorization = `Bearer ${encodeURIComponent(asText().toWellFormed()).slice(0, 300)}`
      if (kind === 'hostile' && random() < 0.1 && operation.keyed)
        headers['idempotency-key'] = encodeURIComponent(asText().toWellFormed()).slice(0, 300)
    }
    let payload: string | Buffer | undefined
    if (made.form) {
      headers['content-type'] = made.form.type
      payload = made.form.payload
      // broken off, or with a byte changed somewhere
      if (kind !== 'valid')
        payload = random() < 0.5 ? payload.subarray(0, Math.floor(random() * payload.length)) : changedByte(payload, random)
    }
    if (body !== undefined) {
      headers['content-type'] = 'application/json'
      payload = JSON.stringify(body)
      if (kind === 'hostile' && random() < 0.2) payload = oneOf(random, strangeJson(JSON.stringify(body)))
      if (kind === 'hostile' && random() < 0.004) payload = JSON.stringify({ note: 'ك'.repeat(600_000) })
    }
    await inject(
      operation,
      { method: operation.method, url: buildUrl(path, query), headers, ...(payload === undefined ? {} : { payload }) },
      actor,
      kind,
    )
  }

  return {
    operations,
    /** A request as it is meant, to be changed and sent. */
    buildRequest: (operation: Operation) => buildRequest(operation, 1),
    send,
    reached,
    faults,
    statuses,
    refusals,
    sent: () => sent,
    /** Replays requests that failed in the past, before any others. */
    async replayPast(): Promise<void> {
      for (const { operation: name, ...request } of pastFailures) {
        const operation = operations.find((one) => one.name === name)
        if (!operation) throw new Error(`${name} is no operation any more: mend past-failures.ts`)
        const actor = actorFor(operation)
        await inject(operation, { ...request, headers: { ...getHeaders(actor), ...request.headers } }, actor, 'mutated')
      }
    },
    /** Requests until there were so many, or the time is up. */
    async run(requests: number, seconds: number): Promise<void> {
      const end = Date.now() + seconds * 1000
      const slow = ({ path, raw }: Operation) => raw || /auth|password|login|register|two-factor/.test(path)
      let turn = 0
      // each operation a few times as it is meant first, deletions last: later on much of what they need is gone
      const order = [...operations].sort((a, b) => Number(a.method === 'DELETE') - Number(b.method === 'DELETE'))
      const meant = [...order, ...order, ...order]
      const worker = async () => {
        while (sent < requests && Date.now() < end) {
          const n = turn++
          if (n % 40 === 0) await world.repair()
          const first = meant[n]
          const missing = n % 5 === 0 ? operations.filter(({ name }) => !reached.has(name)) : []
          if (first) await one(first, 'valid')
          else if (missing.length > 0) await one(oneOf(random, missing), 'valid')
          else {
            const operation = oneOf(random, operations)
            if (slow(operation) && random() < 0.8) continue
            const chance = random()
            await one(operation, chance < 0.4 ? 'valid' : chance < 0.8 ? 'mutated' : 'hostile')
          }
        }
      }
      await Promise.all([worker(), worker(), worker()])
    },
    /** Tries what was never reached a few times more, after a repair and one at a time: requests at once may have taken what it needs. */
    async tryMissing(): Promise<void> {
      for (let round = 0; round < 3; round++) {
        await world.repair()
        for (const operation of operations) if (!reached.has(operation.name)) await one(operation, 'valid')
      }
    },
  }
}
