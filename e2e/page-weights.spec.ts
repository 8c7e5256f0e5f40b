import type { Page } from '@playwright/test'
import { openPage } from '../bench/open-page.ts'
import { limits } from '../bench/page-limits.ts'
import { demoAccounts } from '../server/src/demo-accounts.ts'
import { expect, test } from './fixtures.ts'
import { at } from './pages/at.ts'
import { dashboardScreens, portalScreens, publicScreens } from './pages/screens.ts'
import { openShopperScreens } from './pages/shopper-screens.ts'
import { signInAdmin, signInMerchant } from './pages/sign-in.ts'

// What a page loads until it is idle, its lazy parts and its socket included: limits of bench/page-limits.ts.

/** Pages that are opened side by side: most of their time is the wait until they are idle. */
const sideBySide = 4

/** Opens a screen with an empty cache, prints its weight, and gives the row if it is above its limit. */
async function weigh(page: Page, origin: string, screen: string): Promise<string[]> {
  const limit = limits.find(({ pages }) => pages.test(screen))
  if (!limit) throw new Error(`${screen} has no limit in bench/page-limits.ts`)
  const { scripts } = await openPage(page.context(), `${origin}/ar${screen}`)
  const kb = scripts.reduce((sum, { size }) => sum + size, 0) / 1000
  const row = `${kb.toFixed(1).padStart(6)} kB of ${limit.kb} in ${String(scripts.length).padStart(2)} files of ${limit.files}  ${screen}`
  console.log(row)
  // a page without scripts was not opened
  return kb === 0 || kb > limit.kb || scripts.length > limit.files ? [row] : []
}

/** Weighs a screen that is too heavy once more: an order or a message that a journey sends meanwhile loads the scripts that show it. */
async function findTooHeavy(page: Page, origin: string, screen: string): Promise<string[]> {
  const heavy = await weigh(page, origin, screen)
  return heavy.length > 0 ? await weigh(page, origin, screen) : heavy
}

/** Expects no screen above its limit. */
async function expectWithinLimits(page: Page, screens: readonly string[]): Promise<void> {
  const origin = new URL((await page.request.get('/api/health')).url()).origin
  const pending = [...screens]
  const tooHeavy: string[] = []
  const work = async () => {
    for (let screen = pending.shift(); screen !== undefined; screen = pending.shift())
      tooHeavy.push(...(await findTooHeavy(page, origin, screen)))
  }
  await Promise.all(Array.from({ length: sideBySide }, work))
  expect(tooHeavy).toEqual([])
}

test.describe.configure({
  // forty pages, each opened anew and watched until it is idle
  timeout: 300_000,
  // a weight doesn't change with a second try
  retries: 0,
})

test('the dashboard loads few scripts', async ({ page }) => {
  await signInAdmin(await at(page, 'ar'), demoAccounts.admin, demoAccounts.password)
  await expectWithinLimits(page, await dashboardScreens(page.request))
})

test('the portal loads few scripts', async ({ page }) => {
  await signInMerchant(await at(page, 'ar'), demoAccounts.merchant, demoAccounts.password)
  await expectWithinLimits(page, await portalScreens(page.request))
})

test('public pages and pages to sign in load few scripts', async ({ page }) => {
  await expectWithinLimits(page, publicScreens)
})

test('the pages of a shopper load few scripts', async ({ page }) => {
  await expectWithinLimits(page, await openShopperScreens(await at(page, 'ar')))
})
