import { expect, test } from 'vitest'
import { type CachedPage, createPageCache, getPageKey, isCacheable } from './page-cache.ts'

const page = (text: string): CachedPage => ({ parts: [Buffer.from(text)], headers: [] })

test('one rendering serves all requests within ten seconds', async () => {
  let clock = 0
  let renderings = 0
  const cache = createPageCache(() => clock)
  const render = async () => page(String(++renderings))
  const [first, second] = await Promise.all([cache.get('/ar', render), cache.get('/ar', render)])
  expect([first, second]).toEqual([page('1'), page('1')])
  clock = 9_999
  expect(await cache.get('/ar', render)).toEqual(page('1'))
  clock = 10_001
  expect(await cache.get('/ar', render)).toEqual(page('2'))
})

test('neither failures nor pages without permission to cache are cached', async () => {
  const cache = createPageCache()
  await expect(cache.get('/ar', () => Promise.reject(new Error('broken')))).rejects.toThrow('broken')
  expect(await cache.get('/ar', async () => null)).toBeNull()
  expect(await cache.get('/ar', async () => page('fresh'))).toEqual(page('fresh'))
})

test('pages take a limited amount of memory, and none once they are too old', async () => {
  let clock = 0
  const cache = createPageCache(() => clock)
  const large = 1024 * 1024
  for (let n = 0; n < 20; n++) await cache.get(`/ar/${n}`, async () => page('x'.repeat(large)))
  expect(cache.bytes).toBe(8 * large)
  // the latest are kept
  expect(await cache.get('/ar/19', async () => page('anew'))).toEqual(page('x'.repeat(large)))
  expect(await cache.get('/ar/0', async () => page('anew'))).toEqual(page('anew'))
  clock = 10_001
  await cache.get('/ar/20', async () => page('one'))
  expect(cache.bytes).toBe(3)
})

test('only public pages without a session are cached', () => {
  expect(isCacheable('GET', '/ar', ['i18n_redirected'])).toBe(true)
  expect(isCacheable('GET', '/en/market?q=x', [])).toBe(true)
  expect(isCacheable('GET', '/ar', ['city'])).toBe(true)
  expect(isCacheable('GET', '/ar', ['city', 'cart'])).toBe(false)
  expect(isCacheable('GET', '/ar', ['storeToken'])).toBe(false)
  expect(isCacheable('GET', '/ar', ['scheme'])).toBe(false)
  expect(isCacheable('GET', '/ar/dashboard/auth/login', [])).toBe(false)
  expect(isCacheable('GET', '/ar/chat-view/7', [])).toBe(false)
  expect(isCacheable('POST', '/ar', [])).toBe(false)
})

test('each city has its own pages, and an unknown city has none', () => {
  const city = '01981c5e-0000-7000-8000-00000000000a'
  expect(getPageKey('/ar/market', { city })).not.toBe(getPageKey('/ar/market', {}))
  expect(getPageKey('/ar/market', { city })).not.toBe(getPageKey('/ar/market', { city: city.replace('a', 'b') }))
  expect(getPageKey('/ar/market', { city: "x' /en" })).toBe(getPageKey('/ar/market', {}))
})
