import type { APIRequestContext } from '@playwright/test'
import { adminLogin } from '@rahba/contract/access/admin-auth'
import { storeLogin } from '@rahba/contract/access/store-auth'
import { brand } from '@rahba/contract/kernel/brand'
import { type Locale, locales } from '@rahba/contract/kernel/locale'
import type { RouteConfigEntry } from '@react-router/dev/routes'
import { demoAccounts } from '../server/src/demo-accounts.ts'
import { expect, test } from './fixtures.ts'
import { at } from './helpers/at.ts'
import { everyScreen, publicScreens } from './helpers/screens.ts'
import { openShopperScreens } from './helpers/shopper-screens.ts'
import { pickSome } from './quick-run.ts'

// These tests read the server's HTML as text, because no browser draws anything here.

/** The addresses below the language that the routes of the web make, with an id that no record has in place of each parameter. */
async function addresses(): Promise<string[]> {
  // React Router's own loader of routes.ts has this global
  Object.assign(globalThis, { __reactRouterAppDirectory: new URL('../web/src', import.meta.url).pathname })
  const { default: config } = (await import('../web/src/routes.ts')) as { default: RouteConfigEntry[] }
  const below = (entries: readonly RouteConfigEntry[], at: string): string[] =>
    entries.flatMap((entry) => {
      const path = entry.path ? `${at}/${entry.path}` : at
      return entry.children?.length ? below(entry.children, path) : [path]
    })
  const filled = below(config, '').map((path) => path.replace(/^\/:locale/, '').replace(/:\w+\??/g, '00000000-0000-7000-8000-000000000000'))
  return [...new Set(filled)].filter((path) => !path.includes('*') && !path.includes('.'))
}

const office = /^\/(dashboard|store)(\/|$)/

/** Finds faults in the head of a page: a title that is only the product's name, or an office page without a manifest. */
async function faultsIn(request: APIRequestContext, locale: Locale, path: string, framed: boolean): Promise<string[]> {
  const answer = await request.get(`/${locale}${path}`, { headers: { accept: 'text/html' } })
  if (!answer.headers()['content-type']?.includes('text/html')) return []
  const html = await answer.text()
  const head = html.slice(0, html.indexOf('</head>'))
  const titles = [...head.matchAll(/<title[^>]*>([^<]*)<\/title>/g)].map(([, title = '']) => title)
  const name = brand.name[locale]
  const says = path === '/' ? titles[0]?.startsWith(name) : titles[0]?.startsWith(`${name} | `) && titles[0].length > name.length + 3
  const side = path.startsWith('/dashboard') ? 'dashboard' : 'store'
  // a record that is not there may take the frame with it
  const manifest = !framed || answer.status() === 404 || head.includes(`href="/${locale}/${side}/manifest.webmanifest"`)
  return [
    ...(titles.length === 1 && says ? [] : [`${path} (${answer.status()}): titles ${JSON.stringify(titles)}`]),
    ...(manifest ? [] : [`${path} (${answer.status()}): no manifest`]),
  ]
}

async function faults(request: APIRequestContext, locale: Locale, paths: readonly string[], framed = false): Promise<string[]> {
  const found: string[] = []
  for (const path of pickSome(paths)) found.push(...(await faultsIn(request, locale, path, framed)))
  return found
}

async function signIn(request: APIRequestContext, path: string, identifier: string, origin: string): Promise<void> {
  const answer = await request.post(`/api${path}`, { data: { identifier, password: demoAccounts.password }, headers: { origin } })
  expect(answer.status()).toBe(200)
}

const apart = /\/(auth|pages|chat)(\/|$)/
const sides = [
  { side: 'dashboard', guard: 'admin', call: adminLogin.path, identifier: demoAccounts.admin },
  { side: 'store', guard: 'store', call: storeLogin.path, identifier: demoAccounts.merchant },
] as const

for (const locale of locales) {
  test(`every page has its title in the first HTML, signed out, in ${locale}`, async ({ request }) => {
    expect(await faults(request, locale, [...publicScreens, ...(await addresses())])).toEqual([])
  })

  test(`every page of a shopper has its title in the first HTML, in ${locale}`, async ({ page }) => {
    const screens = await openShopperScreens(await at(page, locale))
    expect(await faults(page.request, locale, screens)).toEqual([])
  })

  for (const { side, guard, call, identifier } of sides) {
    test(`every page of ${side} has its title and its manifest in the first HTML, in ${locale}`, async ({ request, baseURL }) => {
      await signIn(request, call, identifier, new URL(baseURL ?? '').origin)
      const own = (await addresses()).filter((path) => office.exec(path)?.[1] === side && !apart.test(path))
      const named = (await everyScreen(request, guard)).filter((path) => !apart.test(path))
      expect(own.length).toBeGreaterThan(10)
      expect(await faults(request, locale, [...new Set([...own, ...named])], true)).toEqual([])
    })
  }
}
