import type { Page } from '@playwright/test'
import { openPage } from '../bench/open-page.ts'
import { limits } from '../bench/page-limits.ts'
import { demoAccounts } from '../server/src/demo-accounts.ts'
import { expect, test } from './fixtures.ts'
import { at } from './pages/at.ts'
import { dashboardScreens, portalScreens, publicScreens } from './pages/screens.ts'
import { signInAdmin, signInMerchant } from './pages/sign-in.ts'

// What a page loads until it is idle, its lazy parts and its socket included: limits of bench/page-limits.ts.

/** Opens each screen with an empty cache, prints its weight, and expects none above its limit. */
async function expectWithinLimits(page: Page, screens: readonly string[]): Promise<void> {
  const origin = new URL((await page.request.get('/api/health')).url()).origin
  const tooHeavy: string[] = []
  for (const screen of screens) {
    const limit = limits.find(({ pages }) => pages.test(screen))
    if (!limit) throw new Error(`${screen} has no limit in bench/page-limits.ts`)
    const { scripts } = await openPage(page.context(), `${origin}/ar${screen}`)
    const kb = scripts.reduce((sum, { size }) => sum + size, 0) / 1000
    const row = `${kb.toFixed(1).padStart(6)} kB of ${limit.kb} in ${String(scripts.length).padStart(2)} files of ${limit.files}  ${screen}`
    console.log(row)
    // a page without scripts was not opened
    if (kb === 0 || kb > limit.kb || scripts.length > limit.files) tooHeavy.push(row)
  }
  expect(tooHeavy).toEqual([])
}

// forty pages, each opened anew and watched until it is idle
test.setTimeout(300_000)

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
