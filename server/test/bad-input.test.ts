import { randomUUID } from 'node:crypto'
import type { EndpointSpec } from '@rahba/contract/kernel/endpoint'
import { fieldLabel } from '@rahba/contract/kernel/labels'
import { sql } from 'drizzle-orm'
import { afterAll, describe, expect, test } from 'vitest'
import type { z } from 'zod'
import { safeParse } from 'zod/v4/core'
import { getJsonSchema } from '../src/platform/http/schemas.ts'
import { adminWith, tokenFor } from './actors.ts'
import { hostile, oneOf, placesIn, type Schema, strangeJson, validValue, withAt } from './fuzz/generate.ts'
import { inProve } from './in-prove.ts'
import { memberOfStore, shopper } from './people.ts'
import { randomFrom, reportRun, runSeed } from './report-run.ts'
import { someId, somePath } from './some-path.ts'
import { testApp } from './test-app.ts'

// Sends malformed input to every call that accepts it. The server must reject it in the caller's language and never fail.
const t = await testApp()
const people = { admin: await adminWith(t), store: await memberOfStore(t), user: await shopper(t) }
const tokens = { admin: people.admin.token, store: people.store.token, user: people.user.token }
const getToken = ({ access }: EndpointSpec) =>
  access.audience === 'public' ? {} : { token: tokens[access.audience === 'any' ? 'store' : access.audience] }
const takes = (endpoint: EndpointSpec, name: string) => endpoint.query !== undefined && name in endpoint.query.shape

const lists = t.app.served.filter((endpoint) => endpoint.method === 'GET' && (takes(endpoint, 'per_page') || takes(endpoint, 'cursor')))
const encode = (value: unknown) => Buffer.from(JSON.stringify(value)).toString('base64url')
/** Cursors for a list with this sorting: no base64, no JSON, another list's, and valid ones with values that no row has. */
const cursorsFor = (sort: string) => [
  'x',
  '%00',
  'é',
  encode(null),
  encode([]),
  encode(['other', 1, someId]),
  encode([sort, 'not a date', someId]),
  encode([sort, 1e308, someId]),
  encode([sort, 1.5, someId]),
  encode([sort, '\u0000', someId]),
  encode([sort, 'a', '-'.repeat(36)]),
  encode([sort, "'; drop table orders; --", someId]),
  encode([sort, '9'.repeat(400), someId]),
  'A'.repeat(5000),
]

/** A refusal as everything that refuses gives it, with nothing of our insides. */
function expectRefusal(answer: { status: number; body: unknown }, where: string) {
  const text = JSON.stringify(answer.body)
  expect(answer.status, `${where} → ${answer.status} ${text}`).toBeGreaterThanOrEqual(400)
  expect(answer.status, `${where} → ${answer.status} ${text}`).toBeLessThan(500)
  expect(answer.body, where).toMatchObject({ error: expect.any(String), code: expect.any(String), request_id: expect.any(String) })
  expect(text, where).not.toMatch(/select |insert |Failed query|at .*\.ts:\d/)
}

/** All in a proof. A run of the tests tries one of five for each list, and another one for the next: all lists share the code that refuses. */
const pickSome = <T>(items: readonly T[], offset: number) => items.filter((_, turn) => inProve || turn % 5 === offset % 5)

describe.each(lists.map((endpoint, at) => [`${endpoint.method} ${endpoint.path}`, endpoint, at] as const))('%s', (name, endpoint, at) => {
  const get = (query: Record<string, string>, locale: 'ar' | 'en' = 'ar') =>
    t.call('GET', somePath(endpoint), { ...getToken(endpoint), query, locale })

  test('an invalid cursor, sort, page or filter is rejected', async () => {
    const sorts = takes(endpoint, 'sort') ? getSorts(endpoint) : ['']
    expect(sorts, name).not.toEqual([])
    for (const [index, sort] of sorts.entries()) {
      for (const cursor of pickSome(cursorsFor(sort), at + index)) {
        const answer = await get({ cursor, ...(sort ? { sort } : {}) })
        // a list inside something that is not there is not found before its page is looked for
        if (answer.status === 404) continue
        // Text columns sort by any text, and numbers by any number. Such a cursor is only beyond the end.
        if (answer.status !== 200)
          expectRefusal(
            answer,
            `${name} sort=${sort} cursor=${cursor.slice(0, 60)} ${Buffer.from(cursor, 'base64url').toString().slice(0, 80)}`,
          )
      }
    }
    for (const q of pickSome(['\u0000', '%', '\\', 'ـ', "'", '\u202e', 'ك'.repeat(5000)], at)) {
      if (!takes(endpoint, 'q')) break
      const answer = await get({ q })
      if (answer.status !== 200) expectRefusal(answer, `${name} q=${q.slice(0, 10)}`)
    }
    const queries = [
      { sort: 'password' },
      { sort: 'created_at; drop table orders' },
      { sort: '--created_at' },
      { page: '-1' },
      { page: '0' },
      { page: '1e9' },
      { page: '1.5' },
      { per_page: '100000' },
      { per_page: 'all' },
      { tab: 'none' },
      { status: "'" },
    ].filter((query) => Object.keys(query).every((key) => takes(endpoint, key)))
    for (const query of pickSome(queries, at)) {
      const [ar, en] = [await get(query, 'ar'), await get(query, 'en')]
      expectRefusal(ar, `${name} ${JSON.stringify(query)}`)
      expect(ar.body.error).toMatch(/\p{Script=Arabic}/u)
      expect(en.body.error).not.toMatch(/\p{Script=Arabic}/u)
    }
  })
})

/** The sorts of a list. A run of the tests tries one direction of each, because both compare a cursor with the same column. */
function getSorts({ query }: EndpointSpec): string[] {
  const { enum: names = [] } = getJsonSchema(query?.shape.sort as z.ZodType, 'input') as { enum?: string[] } // only asked of lists that sort
  return names.filter((sort) => inProve || !sort.startsWith('-'))
}

test('has lists to try', () => expect(lists.length).toBeGreaterThan(15))

test('every query parameter has a name in both languages', () => {
  const unnamed = t.app.served.flatMap((endpoint) =>
    Object.keys(endpoint.query?.shape ?? {})
      .filter((part) => fieldLabel([part], 'ar', endpoint.labels) === part)
      .map((part) => `${part} of ${endpoint.method} ${endpoint.path}`),
  )
  expect(unnamed).toEqual([])
})

describe('a body', () => {
  const withBody = t.app.served.filter(({ method, body }) => method !== 'GET' && body)
  const send = (endpoint: EndpointSpec, payload: string, locale = 'ar') =>
    t.app.inject({
      method: endpoint.method,
      url: `/api${somePath(endpoint)}`,
      headers: {
        'content-type': 'application/json',
        'accept-language': locale,
        'idempotency-key': 'k',
        ...(getToken(endpoint).token ? { authorization: `Bearer ${getToken(endpoint).token}` } : {}),
      },
      payload,
    })

  test('of a megabyte is rejected everywhere, in both languages', async () => {
    const payload = JSON.stringify({ note: 'ك'.repeat(600_000) })
    for (const [index, endpoint] of withBody.entries()) {
      const locale = index % 2 === 0 ? 'ar' : 'en'
      const answer = await send(endpoint, payload, locale)
      const where = `${endpoint.method} ${endpoint.path}`
      const text = { ar: 'حجم الطلب يتجاوز الحد المسموح', en: 'The request is too large' }[locale]
      expect([where, answer.statusCode, answer.json().error]).toEqual([where, 413, text])
    }
  })

  test('of invalid JSON, or of another kind of JSON, is rejected', async () => {
    const garbage = [
      '{',
      '',
      'null',
      '[]',
      '"text"',
      '12',
      '{"a":1}}',
      '\u0000',
      '{"__proto__":{"admin":true}}',
      '{"constructor":{"prototype":{"admin":true}}}',
      `${'['.repeat(20_000)}${']'.repeat(20_000)}`,
    ]
    for (const [index, endpoint] of withBody.entries()) {
      for (const payload of garbage.filter((_, turn) => inProve || turn % 3 === index % 3)) {
        const answer = await send(endpoint, payload)
        const where = `${endpoint.method} ${endpoint.path} ${payload.slice(0, 20)}`
        // Calls with optional fields only accept an empty object, with any unknown fields.
        if (answer.statusCode < 300) continue
        expectRefusal({ status: answer.statusCode, body: answer.json() }, where)
      }
    }
  })
})

describe('a bad value in a body', () => {
  let sent = 0
  const withBody = t.app.served.filter(({ method, body, raw }) => method !== 'GET' && body && !raw)
  const random = randomFrom(runSeed)
  const source = { random, id: () => someId }
  // a few of them for each call; all in `npm run prove`
  const someBad = () => (inProve ? hostile : hostile.filter(() => random() < 0.1))
  // a session may end by such a call: each is made by people who came in for it
  const tokenNow = async ({ access: { audience } }: EndpointSpec) => {
    if (audience === 'public') return undefined
    const subject = { admin: people.admin.admin_id, store: people.store.member_id, user: people.user.user_id, any: people.store.member_id }
    return tokenFor(t, audience === 'any' ? 'store' : audience, subject[audience])
  }
  const send = async (endpoint: EndpointSpec, payload: string, locale: 'ar' | 'en') => {
    await t.db.execute(sql`delete from rate_limits`)
    sent++
    const token = await tokenNow(endpoint)
    const answer = await t.app.inject({
      method: endpoint.method,
      url: `/api${somePath(endpoint)}`,
      headers: {
        'content-type': 'application/json',
        'accept-language': locale,
        'idempotency-key': randomUUID(),
        ...(token ? { authorization: `Bearer ${token}` } : {}),
      },
      payload,
    })
    return { status: answer.statusCode, body: answer.body ? answer.json() : null }
  }
  /** Returns the fault of an answer, or null. */
  function faultIn({ status, body }: { status: number; body: Record<string, unknown> | null }, locale: 'ar' | 'en'): string | null {
    if (status >= 500) return `${status}`
    if (status !== 422 || body?.code !== 'validation') return null
    const texts = Object.entries((body.fields ?? {}) as Record<string, string>) // the contract's error
    if (texts.length === 0) return 'no field is named'
    const odd = texts.find(([, text]) => /\p{Script=Arabic}/u.test(text) !== (locale === 'ar') && /\p{L}{3}/u.test(text))
    return odd ? `${odd[0]}: “${odd[1]}” in ${locale}` : null
  }

  test.each(withBody.map((endpoint) => [`${endpoint.method} ${endpoint.path}`, endpoint] as const))(
    'of %s is reported at its field in both languages, and causes no failure',
    async (_, endpoint) => {
      const schema = getJsonSchema(endpoint.body as z.ZodType, 'input') as Schema // withBody has one
      const faults: string[] = []
      const tryOut = async (payload: string) => {
        for (const locale of ['ar', 'en'] as const) {
          const fault = faultIn(await send(endpoint, payload, locale), locale)
          if (fault) faults.push(`${fault} for ${payload.slice(0, 300)}`)
          // one of them is enough where nothing is said
          else if (locale === 'ar') break
        }
      }
      const body = validValue(schema, '', source)
      const places = placesIn(body)
      // each at some place
      for (const [n, value] of someBad().entries()) {
        const place = places[(n + Math.floor(random() * places.length)) % places.length]
        if (place) await tryOut(JSON.stringify(withAt(body, place, value)))
      }
      const strange = strangeJson(JSON.stringify(body))
      for (const payload of inProve ? strange : [oneOf(random, strange)]) await tryOut(payload)
      expect(faults, `PROVE_SEED=${runSeed}`).toEqual([])
    },
  )

  afterAll(() => {
    const runs = `${sent} bodies, ${withBody.length} calls`
    reportRun({ goal: 'S8', what: 'bad values in every body', runs, trials: sent, seed: runSeed })
  })
})

test('every field of a body has a name in both languages', () => {
  const unnamed = new Set<string>()
  const look = (schema: Schema, path: readonly string[], endpoint: EndpointSpec): void => {
    for (const part of [...(schema.anyOf ?? []), ...(schema.oneOf ?? []), ...(schema.allOf ?? [])]) look(part, path, endpoint)
    if (schema.items) look(schema.items, path, endpoint)
    for (const [name, part] of Object.entries(schema.properties ?? {})) {
      if (fieldLabel([...path, name], 'ar', endpoint.labels) === name && name !== 'ar' && name !== 'en')
        unnamed.add(`${name} of ${endpoint.name}`)
      look(part, [...path, name], endpoint)
    }
  }
  for (const endpoint of t.app.served) if (endpoint.body) look(getJsonSchema(endpoint.body, 'input') as Schema, [], endpoint) // only these parts are read
  expect([...unnamed]).toEqual([])
})

test('every whole number in a body has bounds that the database accepts', () => {
  const boundless: string[] = []
  const look = (schema: Schema, where: string): void => {
    const { type, minimum = Number.NEGATIVE_INFINITY, maximum = Number.POSITIVE_INFINITY } = schema
    // amounts of money are kept in eight bytes
    const isBounded = minimum >= -2_147_483_648 && (maximum <= 2_147_483_647 || maximum === 100_000_000_000)
    if ((type === 'integer' || type === 'number') && !isBounded) boundless.push(`${where} ${minimum} to ${maximum}`)
    for (const part of [...(schema.anyOf ?? []), ...(schema.oneOf ?? []), ...(schema.allOf ?? [])]) look(part, where)
    for (const [name, part] of Object.entries(schema.properties ?? {})) look(part, `${where}.${name}`)
    if (schema.items) look(schema.items, `${where}[]`)
  }
  for (const endpoint of t.app.served)
    for (const part of ['params', 'query', 'body'] as const) {
      const schema = endpoint[part]
      if (schema) look(getJsonSchema(schema, 'input') as Schema, `${endpoint.name} ${part}`) // only these parts are read
    }
  expect(boundless).toEqual([])
})

test('a name, a title or a subject stays on one line in every call', () => {
  const ofOneLine = /^(name|title|subject|sender_name|account_holder|[a-z_]+_name)$/
  const [broken, tried]: [string[], Set<string>] = [[], new Set()]
  const toParts = (schema: z.core.$ZodType): Record<string, z.core.$ZodType> => {
    const def = (schema as z.core.$ZodTypes)._zod.def // every schema of ours is one of these
    if (def.type === 'object') return def.shape
    if (def.type === 'array') return toParts(def.element)
    if (def.type === 'union') return Object.assign({}, ...def.options.map(toParts))
    if (def.type === 'pipe') return { ...toParts(def.in), ...toParts(def.out) }
    return 'innerType' in def ? toParts(def.innerType) : {}
  }
  const look = (schema: z.core.$ZodType, name: string, where: string): void => {
    for (const [part, inner] of Object.entries(toParts(schema))) {
      const called = part === 'ar' || part === 'en' ? name : part
      const checked = ofOneLine.test(called) ? safeParse(inner, 'First line\nand the second') : undefined
      if (checked?.success && typeof checked.data === 'string') tried.add(called)
      if (checked?.success && /\n/.test(String(checked.data))) broken.push(`${where}.${part}`)
      look(inner, called, `${where}.${part}`)
    }
  }
  for (const endpoint of t.app.served) if (endpoint.body) look(endpoint.body, '', endpoint.name)
  expect(broken).toEqual([])
  expect([...tried]).toEqual(expect.arrayContaining(['name', 'title', 'store_name', 'subject']))
})

describe('an address', () => {
  test.each([
    '/none',
    '/admin/none',
    '/admin/../admin/none',
    '/%2e%2e/%2e%2e/etc/passwd',
    '/admin/faqs/%00',
    '/admin/faqs/%ff',
    `/admin/faqs/${'a'.repeat(3000)}`,
    '/admin/faqs/not-an-id',
    '//admin',
    '/ADMIN/FAQS',
  ])('%s is answered as JSON', async (path) => {
    for (const locale of ['ar', 'en'] as const) {
      const answer = await t.call('GET', path, { token: tokens.admin, locale })
      expectRefusal(answer, path)
      expect(/\p{Script=Arabic}/u.test(answer.body.error)).toBe(locale === 'ar')
    }
  })
})

describe('a language', () => {
  test.each(['', '*', 'xx', 'ar-SA;q=zero', ';;;', '../../etc', 'a'.repeat(5000), 'fr, de;q=0.5', '<script>', 'عربي'])(
    'that is unknown (“%s”) falls back to Arabic',
    async (language) => {
      const headers = { 'accept-language': Buffer.from(language).toString('latin1') }
      const answer = await t.call('GET', '/none', { headers })
      expect(answer).toMatchObject({ status: 404, body: { error: 'هذا العنوان غير موجود' } })
    },
  )

  test.each(['en', 'EN-us', 'fr, en;q=0.3', 'en-GB,en;q=0.9,ar;q=0.8'])('%s is English', async (language) => {
    expect((await t.call('GET', '/none', { headers: { 'accept-language': language } })).body.error).toBe('This address doesn’t exist')
  })
})
