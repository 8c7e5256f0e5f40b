// `npm run gallery [part of a path]`: a picture of every screen, in both languages, wide and on a phone, into gallery/. Uses a running server
// (GALLERY_URL, by default http://localhost:3000) with its demo market.
import { mkdirSync, readFileSync, rmSync } from 'node:fs'
import { type Browser, chromium, type Page } from '@playwright/test'
import { browserArgs, findBrowser } from './browser.mjs'

const base = process.env.GALLERY_URL ?? 'http://localhost:3000'
const part = process.argv[2] ?? ''
const folder = new URL('../gallery/', import.meta.url).pathname
const locales = ['ar', 'en'] as const
const widths = { wide: 1360, phone: 390 }
const password = 'Rahba-demo-1'

interface Route {
  path: string
  guard: 'admin' | 'store' | 'none'
}
const read = <T>(file: string): T => JSON.parse(readFileSync(new URL(file, import.meta.url), 'utf8')) as T
const product = 'rahba'
const routes: Route[] = [...read<{ routes: Route[] }>('../web/test/routes.json').routes, { path: '/s/sadeem-roastery', guard: 'none' }]

async function answer(path: string, init: RequestInit = {}): Promise<Response> {
  const response = await fetch(`${base}/api${path}`, { ...init, headers: { 'content-type': 'application/json', ...init.headers } })
  if (!response.ok) throw new Error(`${path}: ${response.status} ${await response.text()}`)
  return response
}

async function signIn(audience: 'admin' | 'store'): Promise<string> {
  const body = JSON.stringify({ email: `${audience === 'admin' ? 'admin' : 'merchant'}@rahba.example`, password })
  return ((await (await answer(`/${audience}/auth/login`, { method: 'POST', body })).json()) as { token: string }).token
}

/** An id of what a path is about: the first row of its list. */
async function idFor(path: string, tokens: Record<string, string>): Promise<string | null> {
  const audience = path.startsWith('/store') ? 'store' : 'admin'
  const list = path.replace(/^\/dashboard/, '/admin').replace(/\/\{id\}.*$/, '')
  const response = await fetch(`${base}/api${list}?per_page=1`, { headers: { authorization: `Bearer ${tokens[audience]}` } })
  if (!response.ok) return null
  const { data } = (await response.json()) as { data?: { id: string }[] }
  return data?.[0]?.id ?? null
}

async function picture(page: Page, path: string, file: string): Promise<void> {
  await page.goto(`${base}${path}`, { waitUntil: 'load' })
  await page.waitForLoadState('networkidle', { timeout: 5000 }).catch(() => undefined) // a page that polls is never idle
  await page.waitForTimeout(400)
  await page.screenshot({ path: file, fullPage: true })
}

async function pictures(browser: Browser, tokens: Record<string, string>): Promise<number> {
  let taken = 0
  for (const [size, width] of Object.entries(widths)) {
    const context = await browser.newContext({ viewport: { width, height: 900 }, timezoneId: 'Asia/Riyadh' })
    const page = await context.newPage()
    for (const { path, guard } of routes) {
      if (!path.includes(part)) continue
      const id = path.includes('{id}') && !path.endsWith('?') ? await idFor(path, tokens) : null
      if (path.includes('{id}') && !path.endsWith('?') && !id) continue
      // sign-in pages redirect signed-in people home
      await context.clearCookies()
      if (guard !== 'none') await context.addCookies([{ name: `${guard}Token`, value: tokens[guard] ?? '', url: base }])
      const real = path
        .replace('{product}', product)
        .replace('/{id}?', '')
        .replace('{id}', id ?? '')
      for (const locale of locales) {
        const name = real.replace(/[^\w-]+/g, '_').replace(/^_|_$/g, '') || 'landing'
        await picture(page, `/${locale}${real === '/' ? '' : real}`, `${folder}${name}.${locale}.${size}.png`)
        taken++
      }
    }
    await context.close()
  }
  return taken
}

if (!part) rmSync(folder, { recursive: true, force: true })
mkdirSync(folder, { recursive: true })
const tokens = { admin: await signIn('admin'), store: await signIn('store') }
const browser = await chromium.launch({ executablePath: findBrowser(), args: browserArgs })
console.log(`${await pictures(browser, tokens)} pictures in gallery/`)
await browser.close()
