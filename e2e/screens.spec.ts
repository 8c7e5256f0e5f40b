import type { APIRequestContext, Page } from '@playwright/test'
import { locales } from '@rahba/contract/kernel/locale'
import { watchLoads } from '../bench/open-page.ts'
import { demoAccounts } from '../server/src/demo-accounts.ts'
import { expect, test } from './fixtures.ts'
import { type At, at } from './helpers/at.ts'
import { findFaults } from './helpers/axe.ts'
import { dashboardScreens, everyScreen, isFullRun, portalScreens, publicScreens } from './helpers/screens.ts'
import { openShopperScreens } from './helpers/shopper-screens.ts'
import { signInAdmin, signInMerchant } from './helpers/sign-in.ts'
import { findTooHeavy } from './helpers/weights.ts'
import { pickSome } from './quick-run.ts'

// Screens as axe, a narrow phone and a slow line see them, the dashboard also in the dark: the main ones, by turns in one language. Each is opened once,
// with an empty cache, for all of these, and `npm test` opens a third of them. SCREENS=all opens and weighs every screen there is, the main ones in both
// languages and the others by turns. That takes half an hour.
const wide = { width: 1360, height: 900 }
const phone = { width: 390, height: 844 }
/** The narrowest window that visitors and shoppers may have (WCAG 2.2, reflow). */
const narrow = { width: 320, height: 844 }

/** Parts of the page that reach out of it sideways. */
async function widerThan(page: Page): Promise<string | null> {
  const fits = () => document.documentElement.scrollWidth <= document.documentElement.clientWidth
  // a chart follows a new width a frame or two later
  await page.waitForFunction(fits, undefined, { timeout: 3000 }).catch(() => undefined)
  return page.evaluate(() => {
    const { scrollWidth, clientWidth } = document.documentElement
    return scrollWidth > clientWidth ? `${scrollWidth} px of ${clientWidth}` : null
  })
}

/** Finds text with too little contrast in the dark theme. The page changes its colours and nothing else. */
async function faintInTheDark(page: Page): Promise<string[]> {
  const paint = (scheme: string) => document.documentElement.setAttribute('data-mantine-color-scheme', scheme)
  await page.evaluate(paint, 'dark')
  const faults = await findFaults(page, 'color-contrast')
  await page.evaluate(paint, 'light')
  return faults
}

/** Half of them: the other language has the other half. */
const byTurns = ({ locale }: At, screens: readonly string[]) =>
  screens.filter((_, turn) => turn % locales.length === locales.indexOf(locale))

/** The main screens of a surface, or all it has. `guard` names the surface of those that are not given by hand. */
async function chosen(who: At, main: readonly string[], guard?: 'admin' | 'store'): Promise<readonly string[]> {
  if (!isFullRun) return byTurns(who, pickSome(main))
  const others = guard ? (await everyScreen(who.page.request, guard)).filter((screen) => !main.includes(screen)) : []
  return [...main, ...byTurns(who, others)]
}

interface Looks {
  dark?: boolean
  /** The window of the phone. */
  width?: typeof phone
  /** The screens that have a limit of what they load. */
  weighed: readonly string[]
}

async function look(who: At, screens: readonly string[], { dark = false, width = phone, weighed }: Looks): Promise<string[]> {
  const loads = await watchLoads(who.page)
  const found: string[] = []
  for (const screen of screens) {
    await who.page.setViewportSize(wide)
    loads.begin()
    await who.go(screen)
    await expect(who.page.getByRole('heading', { level: 1 })).toBeVisible()
    await who.page.waitForLoadState('networkidle')
    for (const fault of await findFaults(who.page)) found.push(`${screen}: ${fault}`)
    if (dark) for (const fault of await faintInTheDark(who.page)) found.push(`${screen} in the dark: ${fault}`)
    const heavy = weighed.includes(screen) ? await findTooHeavy(who, loads, screen) : null
    if (heavy) found.push(`too heavy: ${heavy}`)
    await who.page.setViewportSize(width)
    const wider = await widerThan(who.page)
    if (wider) found.push(`${screen} on a phone: ${wider}`)
  }
  return found
}

/** The classes of our own styles that a page has as the server sends it, and none of the stylesheets that come with it knows. */
async function unstyled(request: APIRequestContext, path: string, sheets: Map<string, Promise<string>>): Promise<string[]> {
  const html = await (await request.get(path)).text()
  const named = [...html.matchAll(/<link[^>]*rel="stylesheet"[^>]*href="([^"]+)"/g)].map(([, href = '']) => href)
  const read = async (href: string) => (await request.get(href)).text()
  const texts = named.map((href) => sheets.get(href) ?? sheets.set(href, read(href)).get(href))
  const styles = (await Promise.all(texts)).join('')
  const classes = [...html.matchAll(/class="([^"]*)"/g)].flatMap(([, list = '']) => list.split(/\s+/))
  return classes.filter((name) => /^_[\w-]+_[a-z\d]{5}_\d+$/.test(name) && !styles.includes(`.${name}`)).map((name) => `${path} ${name}`)
}

test('every page that begins with a form has its styles in the server’s HTML', async ({ page }) => {
  const who = await at(page, 'ar')
  const sheets = new Map<string, Promise<string>>()
  const look = async (guard: 'admin' | 'store') => {
    const screens = (await everyScreen(page.request, guard)).filter((screen) => /create$|profile|^\/store$/.test(screen))
    const found: string[][] = []
    for (const screen of screens) found.push(await unstyled(page.request, `/ar${screen}`, sheets))
    return found.flat()
  }
  await signInAdmin(who, demoAccounts.admin, demoAccounts.password)
  expect(await look('admin')).toEqual([])
  await signInMerchant(who, demoAccounts.merchant, demoAccounts.password)
  expect(await look('store')).toEqual([])
})

for (const locale of locales) {
  test.describe(`in ${locale}, nothing serious for axe, nothing sideways on a phone and nothing too heavy`, () => {
    // one test walks dozens of pages
    test.setTimeout(900_000)

    test('on the public screens', async ({ page }) => {
      const who = await at(page, locale)
      expect(await look(who, await chosen(who, publicScreens), { width: narrow, weighed: publicScreens })).toEqual([])
    })

    test('on the shopper’s screens', async ({ page }) => {
      const who = await at(page, locale)
      const weighed = await openShopperScreens(who)
      expect(await look(who, await chosen(who, weighed), { width: narrow, weighed })).toEqual([])
    })

    test('on the merchant’s screens', async ({ page }) => {
      const who = await at(page, locale)
      await signInMerchant(who, demoAccounts.merchant, demoAccounts.password)
      const main = await portalScreens(page.request)
      const screens = await chosen(who, main, 'store')
      expect(await look(who, screens, { weighed: isFullRun ? screens : main })).toEqual([])
    })

    test('on the administrator’s screens', async ({ page }) => {
      const who = await at(page, locale)
      await signInAdmin(who, demoAccounts.admin, demoAccounts.password)
      const main = await dashboardScreens(page.request)
      const screens = await chosen(who, main, 'admin')
      expect(await look(who, screens, { dark: true, weighed: isFullRun ? screens : main })).toEqual([])
    })
  })
}
