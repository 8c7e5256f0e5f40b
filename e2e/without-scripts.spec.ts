import type { Browser, Page } from '@playwright/test'
import { demoAccounts } from '../server/src/demo-accounts.ts'
import { expect, test } from './fixtures.ts'
import { at } from './pages/at.ts'
import { everyScreen } from './pages/screens.ts'
import { signInAdmin, signInMerchant } from './pages/sign-in.ts'

// The server draws each page with its data, so every list and every record can be read before, and without, any script.

/**
 * Screens with a part that only scripts fill: a place for files, a bank slip that is fetched with the session, conversations that load as one scrolls.
 * The rest of these screens is read as the others are.
 */
const partly = /^\/store\/(messages|profile\/(data|payment))$|^\/dashboard\/(profile$|payments1\/.|development-messages\/.)/

/** What is still a placeholder on each of these screens in a browser that runs no scripts. */
async function placeholders(browser: Browser, page: Page, screens: readonly string[]): Promise<string[]> {
  const context = await browser.newContext({ javaScriptEnabled: false, storageState: await page.context().storageState() })
  const still = await context.newPage()
  const found: string[] = []
  for (const screen of screens) {
    await still.goto(`/ar${screen}`)
    await expect(still.getByRole('heading', { level: 1 }), screen).toBeVisible()
    const waiting = await still.locator('main .mantine-Skeleton-root').count()
    if (waiting > 0) found.push(`${screen}: ${waiting}`)
  }
  await context.close()
  return found
}

const isRead = (screen: string) => !/create$|edit$|\/403$/.test(screen) && !partly.test(screen)

test('an administrator reads every list and every record without scripts', async ({ browser, page }) => {
  const who = await at(page, 'ar')
  await signInAdmin(who, demoAccounts.admin, demoAccounts.password)
  expect(await placeholders(browser, page, (await everyScreen(page.request, 'admin')).filter(isRead))).toEqual([])
})

test('a merchant reads every list and every record without scripts', async ({ browser, page }) => {
  const who = await at(page, 'ar')
  await signInMerchant(who, demoAccounts.merchant, demoAccounts.password)
  expect(await placeholders(browser, page, (await everyScreen(page.request, 'store')).filter(isRead))).toEqual([])
})
