import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { page } from 'vitest/browser'
import { only, openPlain } from '../../test/plain-page.ts'
import { SeenPart } from '../market/seen/seen-part.tsx'
import { text } from '../text/en/market.ts'
import { bindSeen } from './seen.ts'

const id = (n: number) => `01981c5e-0000-7000-8000-${String(n).padStart(12, '0')}`
const answer = (html: string, ok = true) => new Response(html, { status: ok ? 200 : 500 })
const list = '<!doctype html><body><h1>x</h1><ul id="seen-list"><li><a href="/en/s/a/p/b">Dates</a></li></ul></body>'
const kept = () => JSON.parse(localStorage.getItem('seen') ?? '[]') as string[]

beforeEach(() => localStorage.clear())
afterEach(() => {
  vi.restoreAllMocks()
  localStorage.clear()
})

async function open(product_id: string | undefined, html = list, ok = true) {
  const asked = vi.spyOn(window, 'fetch').mockImplementation(async () => answer(html, ok))
  await openPlain(<SeenPart {...(product_id ? { product_id } : {})} />, ['market'])
  const part = only('[data-seen]', HTMLElement)
  await bindSeen(part)
  return { asked, part }
}

test('the first product is stored, without a list or a request', async () => {
  const { asked, part } = await open(id(1))
  expect(kept()).toEqual([id(1)])
  expect(asked).not.toHaveBeenCalled()
  expect(part.hidden).toBe(true)
})

test('earlier products are shown without the page’s own, and twelve are stored', async () => {
  localStorage.setItem('seen', JSON.stringify([...Array.from({ length: 12 }, (_, n) => id(n + 2)), 'no id']))
  const { asked, part } = await open(id(3))
  const [address] = asked.mock.calls[0] ?? []
  expect(String(address)).toMatch(/^\/en\/market\/seen\?ids=/)
  expect(String(address)).not.toContain(id(3))
  expect(String(address).split(',')).toHaveLength(11)
  await expect.element(page.getByRole('link', { name: 'Dates' })).toBeVisible()
  expect(part.hidden).toBe(false)
  expect(kept()).toHaveLength(12)
  expect(kept()[0]).toBe(id(3))
})

test('the list is cleared in the browser', async () => {
  localStorage.setItem('seen', JSON.stringify([id(1)]))
  const { part } = await open(undefined)
  await page.getByRole('button', { name: text.seen.clear }).click()
  expect(part.hidden).toBe(true)
  expect(kept()).toEqual([])
})

test('a failed request and a broken list show nothing', async () => {
  localStorage.setItem('seen', JSON.stringify([id(1)]))
  expect((await open(undefined, 'broken', false)).part.hidden).toBe(true)
  localStorage.setItem('seen', '{')
  expect((await open(undefined)).part.hidden).toBe(true)
})
