import { readdirSync } from 'node:fs'
import { extname } from 'node:path'
import { isHttps } from '@rahba/contract/access/session-cookies'
import type { Audience } from '@rahba/contract/kernel/audiences'
import type { InjectOptions } from 'fastify'
import sharp from 'sharp'
import { describe, expect, test } from 'vitest'
import { createAdmin, createRole } from '../src/access/admins/create-admin.ts'
import { builtWeb } from '../src/platform/web/built-web.ts'
import { adminWith } from './actors.ts'
import { inProve } from './in-prove.ts'
import { directive, observatoryScore } from './observatory.ts'
import { memberOfStore, shopper } from './people.ts'
import { reportRun, runSeed } from './report-run.ts'
import { somePath } from './some-path.ts'
import { type TestApp, testApp } from './test-app.ts'
import { tinyWeb } from './tiny-web.ts'
import { uploadFile } from './upload-file.ts'

// Goal G19: the required headers of every answer on every surface, checked from outside.
// The pages are those of the built web in `npm run prove`, and otherwise the tiny web's: the same code adds the headers to both.

const site = 'https://rahba.example'
const web = inProve ? builtWeb() : tinyWeb()
const t: TestApp = await testApp({ NODE_ENV: 'production', PUBLIC_URL: site }, undefined, null, web)

type Headers = Readonly<Record<string, unknown>>
interface Answer {
  what: string
  status: number
  headers: Headers
  /** True for answers to signed-in people and for addresses of an office. */
  isPrivate: boolean
}

function cookieFaults(cookie: string): string[] {
  const [pair = '', ...attributes] = cookie.split(';').map((part) => part.trim().toLowerCase())
  const has = (attribute: string) => attributes.includes(attribute)
  const [name = ''] = cookie.split('=')
  const isToken = pair.includes('token=')
  return [
    ...(has('secure') ? [] : [`cookie ${name} without Secure`]),
    ...(has('samesite=lax') || has('samesite=strict') ? [] : [`cookie ${name} without SameSite`]),
    ...(isToken && !has('httponly') ? [`cookie ${name} readable by scripts`] : []),
    ...(isToken && !(name.startsWith('__Host-') && has('path=/') && !attributes.some((part) => part.startsWith('domain')))
      ? [`cookie ${name} not bound to this host`]
      : []),
  ]
}

/** Finds missing security headers. */
function findFaults({ headers, isPrivate }: Answer): string[] {
  const is = (name: string, value: RegExp) => (value.test(String(headers[name] ?? '')) ? [] : [`${name}: ${headers[name]}`])
  const policy = String(headers['content-security-policy'] ?? '')
  const scripts = directive(policy, 'script-src') ?? directive(policy, 'default-src')
  const cookies = [headers['set-cookie'] ?? []].flat().map(String)
  return [
    ...is('x-content-type-options', /^nosniff$/),
    ...is('x-frame-options', /^DENY$/),
    ...is('referrer-policy', /^(no-referrer|same-origin|strict-origin|strict-origin-when-cross-origin)$/),
    ...is('cross-origin-opener-policy', /^same-origin$/),
    ...(isHttps(site) ? is('strict-transport-security', /max-age=(3[1-9]\d{6}|[4-9]\d{7}|\d{9,})/) : []),
    ...(scripts === null || /unsafe-inline|unsafe-eval|\*|http:|data:/.test(scripts) ? [`scripts from ${scripts}`] : []),
    ...(directive(policy, 'base-uri') === "'none'" ? [] : ['base-uri']),
    ...(directive(policy, 'frame-ancestors') === "'none'" ? [] : ['frame-ancestors']),
    ...(directive(policy, 'form-action') === null ? ['form-action'] : []),
    ...(isPrivate ? is('cache-control', /no-store/) : []),
    ...(headers['access-control-allow-origin'] === undefined ? [] : ['shared with other sites']),
    ...(headers['x-powered-by'] === undefined && headers.server === undefined ? [] : ['names what it is made with']),
    ...cookies.flatMap(cookieFaults),
  ]
}

const signedIn: Record<Audience, string> = {
  admin: (await adminWith(t)).token,
  store: (await memberOfStore(t)).token,
  user: (await shopper(t)).token,
}

/** Every reading call, by whom it is for and by nobody. */
async function answersOfCalls(): Promise<Answer[]> {
  const answers: Answer[] = []
  for (const endpoint of t.app.served.filter(({ method }) => method === 'GET')) {
    const { audience } = endpoint.access
    const token = audience === 'public' ? undefined : signedIn[audience === 'any' ? 'user' : audience]
    for (const one of token === undefined ? [undefined] : [undefined, token]) {
      const { status, headers } = await t.call('GET', somePath(endpoint), one === undefined ? {} : { token: one })
      // a refusal holds nothing of anybody's
      answers.push({
        what: `GET ${endpoint.path} as ${one ? audience : 'nobody'}`,
        status,
        headers,
        isPrivate: one !== undefined && status < 300,
      })
    }
  }
  return answers
}

async function answersOfPages(): Promise<Answer[]> {
  const paths = [
    '/',
    '/ar',
    '/en/about',
    '/s/a-store',
    '/ar/dashboard',
    '/en/dashboard/orders',
    '/ar/store',
    '/en/store/orders.data',
    '/ar/chat-view/1',
  ]
  const cookies = ['', ...(['admin', 'store', 'user'] as const).map((audience) => `__Host-${audience}Token=${signedIn[audience]}`)]
  const answers: Answer[] = []
  for (const url of paths)
    for (const cookie of cookies) {
      const { statusCode, headers } = await t.app.inject({ url, headers: { host: 'rahba.example', ...(cookie ? { cookie } : {}) } })
      const isPrivate = statusCode < 300 && (cookie !== '' || /dashboard|store|chat-view/.test(url))
      answers.push({ what: `${url} with ${cookie.split('=')[0] || 'nothing'}`, status: statusCode, headers, isPrivate })
    }
  return answers
}

/** A file of each kind that browsers load. */
async function answersOfFiles(): Promise<Answer[]> {
  if (!web.files) return []
  const names = readdirSync(web.files, { recursive: true, encoding: 'utf8' }).filter((name) => /^(assets\/)?[^/]+\.\w+$/.test(name))
  const ofKind = new Map(names.filter((name) => !/\.(br|gz)$/.test(name)).map((name) => [extname(name), name]))
  const answers: Answer[] = []
  for (const name of ofKind.values()) {
    const { statusCode, headers } = await t.app.inject({ url: `/${name}` })
    expect(statusCode, name).toBe(200)
    answers.push({ what: name, status: statusCode, headers, isPrivate: false })
  }
  return answers
}

/** The address of a picture that was uploaded just now. */
async function uploadPicture(): Promise<string> {
  const bytes = await sharp({ create: { width: 8, height: 8, channels: 3, background: '#0F5C4D' } })
    .png()
    .toBuffer()
  const { status, body } = await uploadFile(t, signedIn.admin, '/admin/files', bytes, 'a.png', { purpose: 'picture' })
  expect([status, body]).toEqual([201, expect.anything()])
  return String(body.url)
}

/** Requests answers to errors, and answers that set a session. */
async function otherAnswers(): Promise<Answer[]> {
  const tries: [string, InjectOptions][] = [
    ['a broken address', { url: '/api/%zz' }],
    ['no such call', { url: '/api/nowhere' }],
    ['no such file', { url: '/assets/none.js' }],
    ['a bad Host', { url: '/ar', headers: { host: 'a b' } }],
    ['a method no page has', { url: '/ar', method: 'PUT' }],
    ['a foreign form', { url: '/ar/dashboard/auth/logout', method: 'POST', headers: { origin: 'https://evil.example' } }],
    [
      'a body that is no JSON',
      { url: '/api/admin/auth/login', method: 'POST', headers: { 'content-type': 'application/json' }, payload: '{' },
    ],
    ['health', { url: '/api/health' }],
    ['metrics', { url: '/api/metrics' }],
  ]
  const answers: Answer[] = []
  for (const [what, request] of tries) {
    const { statusCode, headers } = await t.app.inject(request)
    answers.push({ what, status: statusCode, headers, isPrivate: false })
  }
  const role = await createRole(t.db, { name: { ar: 'دور', en: 'Role' }, permissions: ['faqs.index'] })
  const account = { email: 'headers@rahba.example', password: 'a quiet green door' }
  await createAdmin(t.db, { ...account, name: 'Headers', role_id: role.id })
  const login = await t.call('POST', '/admin/auth/login', { body: account })
  expect(String(login.headers['set-cookie'])).toContain('__Host-adminToken')
  answers.push({ what: 'an admin signs in', status: login.status, headers: login.headers, isPrivate: true })
  for (const side of ['admin', 'store', 'user'] as const) {
    const { status, headers } = await t.call('POST', `/${side}/auth/logout`, { token: signedIn[side] })
    answers.push({ what: `${side} signs out`, status, headers, isPrivate: true })
  }
  return answers
}

describe('every answer', () => {
  // It comes first, because the next test signs everybody out.
  test('of each surface has the grade A+ of the Observatory, with 115 points and more', async () => {
    const host = { host: 'rahba.example' }
    const cookie = `__Host-adminToken=${signedIn.admin}`
    const surfaces: [string, InjectOptions][] = [
      ['landing', { url: '/ar', headers: host }],
      ['a store', { url: '/ar/s/a-store', headers: host }],
      ['the dashboard', { url: '/ar/dashboard', headers: { ...host, cookie } }],
      ['the portal', { url: '/ar/store', headers: { ...host, cookie: `__Host-storeToken=${signedIn.store}` } }],
      ['the API', { url: '/api/admin/faqs', headers: { ...host, cookie } }],
      ['an upload', { url: await uploadPicture(), headers: { ...host, cookie } }],
    ]
    const scores: [string, number][] = []
    for (const [what, request] of surfaces) {
      const { statusCode, headers } = await t.app.inject(request)
      expect(statusCode, what).toBeLessThan(405)
      scores.push([what, observatoryScore(headers)])
    }
    expect(scores.filter(([, score]) => score < 115)).toEqual([])
    reportRun({
      goal: 'G19',
      what: 'points of the Observatory, of at least 115',
      runs: scores.map(([what, score]) => `${what} ${score}`).join(', '),
      trials: scores.length,
      seed: runSeed,
    })
  })

  test('has the security headers of its kind', async () => {
    const answers = [...(await answersOfCalls()), ...(await answersOfPages()), ...(await answersOfFiles()), ...(await otherAnswers())]
    const faults = answers.flatMap((answer) => findFaults(answer).map((fault) => `${answer.what} (${answer.status}): ${fault}`))
    expect(faults).toEqual([])
    expect(answers.filter(({ status }) => status >= 500)).toEqual([])
    expect(answers.filter(({ isPrivate, status }) => isPrivate && status === 200).length, 'answers to somebody').toBeGreaterThan(100)
    reportRun({
      goal: 'G19',
      what: 'answers of all surfaces checked for what they tell a browser',
      runs: `${answers.length} answers, pages of the ${inProve ? 'built' : 'tiny'} web`,
      trials: answers.length,
      seed: runSeed,
    })
  })

  test.each<[string, Headers, number]>([
    ['inline scripts', { 'content-security-policy': "default-src 'self'; script-src 'self' 'unsafe-inline'" }, 80],
    ['no policy', { 'content-security-policy': undefined }, 75],
    ['no HSTS', { 'strict-transport-security': undefined }, 80],
  ])('loses points with %s', async (_, planted, most) => {
    const { headers } = await t.app.inject({ url: '/ar', headers: { host: 'rahba.example' } })
    expect(observatoryScore({ ...headers, ...planted })).toBeLessThanOrEqual(most)
  })

  test.each([
    ['a page that may be kept', { 'cache-control': 'private, no-cache' }],
    [
      'inline scripts',
      {
        'content-security-policy':
          "default-src 'none'; script-src 'self' 'unsafe-inline'; base-uri 'none'; form-action 'self'; frame-ancestors 'none'",
      },
    ],
    ['a policy without frame-ancestors', { 'content-security-policy': "default-src 'none'; base-uri 'none'; form-action 'self'" }],
    ['a cookie of any host', { 'set-cookie': 'adminToken=x; Path=/; HttpOnly; Secure; SameSite=Lax' }],
    ['a cookie that scripts read', { 'set-cookie': '__Host-adminToken=x; Path=/; Secure; SameSite=Lax' }],
    ['a language that goes in the clear', { 'set-cookie': 'i18n_redirected=ar; Path=/; SameSite=Lax' }],
    ['an answer for every site', { 'access-control-allow-origin': '*' }],
    ['a guessed type', { 'x-content-type-options': undefined }],
    ['no HSTS', { 'strict-transport-security': 'max-age=3600' }],
  ])('without a header is found: %s', async (_, planted) => {
    const { headers } = await t.app.inject({ url: '/ar/dashboard', headers: { host: 'rahba.example' } })
    const answer = { what: '', status: 200, isPrivate: true }
    expect(findFaults({ ...answer, headers })).toEqual([])
    expect(findFaults({ ...answer, headers: { ...headers, ...planted } })).toHaveLength(1)
  })
})
