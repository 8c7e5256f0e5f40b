import { AxeBuilder } from '@axe-core/playwright'
import type { Page } from '@playwright/test'
import { locales } from '@rahba/contract/kernel/locale'
import { demoAccounts } from '../server/src/demo-accounts.ts'
import { expect, test } from './fixtures.ts'
import { type At, at } from './pages/at.ts'
import { dashboardScreens, portalScreens, publicScreens } from './pages/screens.ts'
import { signInAdmin, signInMerchant } from './pages/sign-in.ts'

// The main screens, each as axe and a narrow phone see it.
const wide = { width: 1360, height: 900 }
const phone = { width: 390, height: 844 }

/** What axe finds serious or critical on the page as it stands. */
async function faultsOf(page: Page): Promise<string[]> {
  const { violations } = await new AxeBuilder({ page }).analyze()
  return violations
    .filter(({ impact }) => impact === 'serious' || impact === 'critical')
    .flatMap(({ id, nodes }) =>
      nodes.map(({ target, failureSummary }) => `${id} at ${target.join(' ')}: ${failureSummary?.split('\n')[1]?.trim()}`),
    )
}

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

async function look(who: At, screens: readonly string[]): Promise<string[]> {
  const found: string[] = []
  for (const screen of screens) {
    await who.page.setViewportSize(wide)
    await who.go(screen)
    await expect(who.page.getByRole('heading', { level: 1 })).toBeVisible()
    await who.page.waitForLoadState('networkidle')
    for (const fault of await faultsOf(who.page)) found.push(`${screen}: ${fault}`)
    await who.page.setViewportSize(phone)
    const wider = await widerThan(who.page)
    if (wider) found.push(`${screen} on a phone: ${wider}`)
  }
  return found
}

for (const locale of locales) {
  test.describe(`in ${locale}, nothing serious for axe and nothing sideways on a phone`, () => {
    // one test walks a dozen pages
    test.setTimeout(120_000)

    test('on the public screens', async ({ page }) => {
      expect(await look(await at(page, locale), publicScreens)).toEqual([])
    })

    test('on the merchant’s screens', async ({ page }) => {
      const who = await at(page, locale)
      await signInMerchant(who, demoAccounts.merchant, demoAccounts.password)
      expect(await look(who, await portalScreens(page.request))).toEqual([])
    })

    test('on the administrator’s screens', async ({ page }) => {
      const who = await at(page, locale)
      await signInAdmin(who, demoAccounts.admin, demoAccounts.password)
      expect(await look(who, await dashboardScreens(page.request))).toEqual([])
    })
  })
}
