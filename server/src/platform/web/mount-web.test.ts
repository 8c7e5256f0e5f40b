import { describe, expect, it } from 'vitest'
import { adminWith } from '../../../test/actors.ts'
import { testApp } from '../../../test/test-app.ts'
import { tinyWeb } from '../../../test/tiny-web.ts'
import { isHost } from '../http/host-rule.ts'

const https = await testApp({ PUBLIC_URL: 'https://rahba.example', NODE_ENV: 'production' }, undefined, null, tinyWeb())
const http = await testApp({}, undefined, null, tinyWeb())

const own = 'https://rahba.example'
const page = (path: string, headers: Record<string, string> = {}) =>
  https.app.inject({ url: path, headers: { host: 'rahba.example', accept: 'text/html', ...headers } })
const works = async (token: string) => (await https.call('GET', '/admin/auth/profile', { token })).status === 200

describe('an action of a page', () => {
  const post = (path: string, token: string, origin?: string) =>
    https.app.inject({
      method: 'POST',
      url: path,
      headers: { host: 'rahba.example', cookie: `__Host-adminToken=${token}`, ...(origin === undefined ? {} : { origin }) },
      payload: '',
    })

  it.each([
    'https://evil.example',
    'https://rahba.example.evil.example',
    'http://rahba.example',
    'https://rahba.example:8443',
    'null',
    undefined,
  ])('is rejected for a form of %s, and the session stays', async (origin) => {
    const { token } = await adminWith(https)
    for (const path of ['/ar/dashboard/auth/logout', '/en/store/auth/logout', '/ar/dashboard/auth/logout.data', '/ar', '/en/anything']) {
      const answer = await post(path, token, origin)
      expect(answer.statusCode, path).toBe(403)
      expect(answer.json(), path).toMatchObject({ code: 'foreign_origin' })
    }
    expect(await works(token)).toBe(true)
  })

  it('is run for a form of our own', async () => {
    const { token } = await adminWith(https)
    expect((await post('/ar/dashboard/auth/logout', token, own)).statusCode).toBe(200)
    expect(await works(token)).toBe(false)
  })
})

describe('an invalid request for a page', () => {
  it.each(['a b', '%', '[::', 'x:99999', 'u:p@x', 'a/b', 'a?b', 'a#b', '"', 'x:', 'x:12a'])('gets 400 for the Host %s', async (host) => {
    for (const url of ['/ar', '/ar/dashboard', '/', '/assets/none.js', '/api/market/categories']) {
      expect((await https.app.inject({ url, headers: { host } })).statusCode, url).toBe(400)
    }
  })

  it.each(['rahba.example', 'localhost:3000', '127.0.0.1', '[::1]:3000', 'a_b.example'])('accepts the Host %s', (host) => {
    expect(isHost(host)).toBe(true)
  })

  it.each(['TRACE', 'PUT', 'DELETE', 'PATCH', 'OPTIONS'] as const)('gets 405 for %s', async (method) => {
    for (const url of ['/ar', '/en/dashboard/orders', '/', '/s/a-store']) {
      // light-my-request knows no TRACE in its types
      const answer = await https.app.inject({ method: method as 'PUT', url, headers: { host: 'rahba.example', origin: own } })
      expect([404, 405], `${method} ${url}`).toContain(answer.statusCode)
    }
  })
})

describe('a page whose call was rejected for overload', () => {
  it.each(['/ar/busy', '/en/store/busy', '/ar/busy.data', '/en/store/busy.data?_routes=page'])(
    'gets 503 with Retry-After at %s',
    async (path) => {
      const { statusCode, headers } = await page(path)
      expect([statusCode, headers['retry-after']]).toEqual([503, '1'])
    },
  )

  it('is the only page that says when to retry', async () => {
    const { statusCode, headers } = await page('/ar')
    expect([statusCode, headers['retry-after']]).toEqual([200, undefined])
  })
})

describe('the browser cache of a page', () => {
  it.each(['/ar/dashboard', '/en/store/orders', '/ar/store/orders.data', '/ar/chat-view/1'])(
    'has nothing of the private %s',
    async (path) => {
      expect((await page(path)).headers['cache-control']).toBe('no-store')
    },
  )

  it('has prefetched data for ten seconds and the same cookies only', async () => {
    const ahead = (path: string, cookie = '__Host-storeToken=x; i18n_redirected=ar') => page(path, { 'sec-purpose': 'prefetch', cookie })
    const { headers } = await ahead('/ar/store/orders.data?page=2')
    expect([headers['cache-control'], headers.vary]).toEqual(['private, max-age=10', 'Cookie'])
    for (const path of ['/ar/store/orders', '/ar/store/busy.data']) {
      const answer = await ahead(path)
      expect(answer.headers['cache-control'], path).toBe('no-store')
    }
    // an answer that sets a cookie is not one to be given twice
    expect((await ahead('/ar/store/orders.data', '__Host-storeToken=x')).headers['cache-control']).toBe('no-store')
  })

  it('has nothing of any page read with a session', async () => {
    for (const cookie of ['__Host-adminToken=x', '__Host-storeToken=x', '__Host-userToken=x'])
      expect((await page('/ar/about', { cookie })).headers['cache-control'], cookie).toBe('no-store')
    expect((await page('/ar/about')).headers['cache-control']).toBe('private, no-cache')
  })
})

describe('cookies', () => {
  it('are for this host and https only on an https site', async () => {
    const [language] = [(await page('/en')).headers['set-cookie']].flat()
    expect(language).toMatch(/^i18n_redirected=en;.*; Secure$/)
    const token = (name: string) => page('/ar/dashboard/x.data', { cookie: `${name}=planted` })
    expect((await token('__Host-adminToken')).payload).toContain('planted')
    expect((await token('adminToken')).payload, 'planted by a neighbouring subdomain').not.toContain('planted')
  })

  it('have the names of the specification on other sites', async () => {
    const answer = await http.app.inject({ url: '/en/x.data', headers: { host: 'localhost:3000', cookie: 'adminToken=mine' } })
    expect(answer.payload).toContain('mine')
    expect(String(answer.headers['set-cookie'])).not.toContain('Secure')
  })
})
