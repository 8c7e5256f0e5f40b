import { sessionCookies } from '@rahba/contract/access/session-cookies'
import type { Audience } from '@rahba/contract/kernel/audiences'
import type { EndpointSpec } from '@rahba/contract/kernel/endpoint'
import { sql } from 'drizzle-orm'
import { describe, expect, test } from 'vitest'
import { adminWith } from './actors.ts'
import { inProve } from './in-prove.ts'
import { memberOfStore, shopper } from './people.ts'
import { someId, somePath } from './some-path.ts'
import { type TestApp, testApp } from './test-app.ts'

// Goal G18: no page of another site makes a signed-in browser change anything. Every unsafe call that is served is tried.
const own = 'http://localhost:3000'
const form = 'application/x-www-form-urlencoded'

async function signIn(t: TestApp, audience: Audience): Promise<string> {
  if (audience === 'admin') return (await adminWith(t)).token
  return (audience === 'store' ? await memberOfStore(t) : await shopper(t)).token
}

/** Everything the tables hold, in one value. */
async function contents({ db }: TestApp): Promise<string> {
  const { rows: tables } = await db.execute<{ name: string }>(
    sql`select quote_ident(table_name) as name from information_schema.tables where table_schema = 'public' and table_type = 'BASE TABLE' order by 1`,
  )
  const parts = tables.map(({ name }) =>
    sql.raw(`select '${name}' as name, count(*) as many, sum(hashtextextended(t::text, 0)) as sum from ${name} t`),
  )
  const { rows } = await db.execute(sql`${sql.join(parts, sql` union all `)} order by name`)
  return JSON.stringify(rows)
}

interface Try {
  origin?: string | undefined
  type?: string
  body?: string
  headers?: Record<string, string>
}

/**
 * Sends requests to every unsafe call as a browser with a session would. Each call gets one of `tries` in turn, in a proof all of them. Returns the
 * calls that were not refused with `expected`.
 */
async function sweep(
  t: TestApp,
  tries: readonly Try[],
  expected: number,
  applies: (endpoint: EndpointSpec) => boolean = () => true,
): Promise<string[]> {
  const cookies: Partial<Record<Audience, string>> = {}
  for (const audience of ['admin', 'store', 'user'] as const)
    cookies[audience] = `${sessionCookies[audience].token}=${await signIn(t, audience)}`
  const before = await contents(t)
  const accepted: string[] = []
  const unsafe = t.app.served.filter((endpoint) => endpoint.method !== 'GET' && applies(endpoint))
  const requests = unsafe.flatMap((endpoint, index) =>
    tries.filter((_, turn) => inProve || turn === index % tries.length).map((what) => ({ endpoint, what })),
  )
  for (const { endpoint, what } of requests) {
    const { audience } = endpoint.access
    const answer = await t.app.inject({
      method: endpoint.method,
      url: `/api${somePath(endpoint)}`,
      headers: {
        cookie: audience === 'any' || audience === 'public' ? Object.values(cookies).join('; ') : (cookies[audience] ?? ''),
        'content-type': what.type ?? 'application/json',
        'idempotency-key': 'k',
        ...(what.origin === undefined ? {} : { origin: what.origin }),
        ...what.headers,
      },
      payload: what.body ?? '{}',
    })
    if (answer.statusCode !== expected) accepted.push(`${endpoint.method} ${endpoint.path} ${JSON.stringify(what)}: ${answer.statusCode}`)
  }
  expect(await contents(t), 'what the tables hold').toBe(before)
  return accepted
}

const isPublic = ({ access }: EndpointSpec) => access.audience === 'public'
const takesFiles = ({ path }: EndpointSpec) => /(^|\/)files?(\/|$)|upload|import/.test(path)

describe('an unsafe call with a session in its cookie', async () => {
  const t = await testApp()

  test('has many calls to try', () => {
    expect(t.app.served.filter(({ method }) => method !== 'GET').length).toBeGreaterThan(80)
  })

  test('from another origin is rejected and changes nothing', async () => {
    const origins = [
      'https://evil.example',
      'null',
      'http://localhost:3000.evil.example',
      'http://localhost:3001',
      'https://localhost:3000',
      '',
    ]
    const tries = origins.map((origin) => ({ origin }))
    expect(await sweep(t, tries, 403)).toEqual([])
  })

  test('without any origin is rejected if a session is required', async () => {
    expect(await sweep(t, [{}], 403, (endpoint) => !isPublic(endpoint))).toEqual([])
  })

  test('as text, as a form or as XML is rejected even from our own pages', async () => {
    const tries = [
      { origin: own, type: 'text/plain', body: '{"a":1}' },
      { origin: own, type: form, body: 'a=1' },
      { origin: own, type: 'application/xml', body: '<a/>' },
    ]
    expect(await sweep(t, tries, 415)).toEqual([])
  })

  test('as a form with a file is rejected if no file is expected', async () => {
    const body = '--x\r\ncontent-disposition: form-data; name="a"\r\n\r\n1\r\n--x--\r\n'
    const tries = [{ origin: own, type: 'multipart/form-data; boundary=x', body }]
    expect(await sweep(t, tries, 415, (endpoint) => !takesFiles(endpoint))).toEqual([])
  })

  test('can’t be disguised by another method', async () => {
    const { token } = await adminWith(t)
    for (const header of ['x-http-method-override', 'x-http-method', 'x-method-override']) {
      const answer = await t.app.inject({
        method: 'GET',
        url: `/api/admin/faqs/${someId}`,
        headers: { cookie: `adminToken=${token}`, [header]: 'DELETE' },
      })
      expect(answer.json()).toMatchObject({ code: 'not_found' })
    }
  })

  test('no other site may read an answer', async () => {
    const { token } = await adminWith(t)
    for (const method of ['OPTIONS', 'GET'] as const) {
      const headers = { cookie: `adminToken=${token}`, origin: 'https://evil.example', 'access-control-request-method': 'POST' }
      const answer = await t.app.inject({ method, url: '/api/admin/faqs', headers })
      expect(Object.keys(answer.headers).filter((name) => name.startsWith('access-control-'))).toEqual([])
    }
  })
})

test('a server that accepts another site as its own is found', async () => {
  const t = await testApp({ PUBLIC_URL: 'https://evil.example' })
  await expect(sweep(t, [{ origin: 'https://evil.example' }], 403)).rejects.toThrow('what the tables hold')
})
