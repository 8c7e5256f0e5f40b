import type { Browser, Page } from '@playwright/test'
import { demoAccounts } from '../server/src/demo-accounts.ts'
import { expect, test } from './fixtures.ts'
import { at } from './pages/at.ts'
import { everyScreen } from './pages/screens.ts'
import { signInAdmin, signInMerchant } from './pages/sign-in.ts'

// The server draws each page with its data, so every list and every record can be read before, and without, any script.

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

/** Whether a screen is to be read: not a form, nor the refusal of a page. */
const isRead = (screen: string) => !/create$|edit$|\/403$/.test(screen)

test('an administrator reads every list and every record without scripts', async ({ browser, page }) => {
  const who = await at(page, 'ar')
  await signInAdmin(who, demoAccounts.admin, demoAccounts.password)
  expect(await placeholders(browser, page, (await everyScreen(page.request, 'admin')).filter(isRead))).toEqual([])
})

test('a merchant reads a conversation without scripts', async ({ browser, page }) => {
  const who = await at(page, 'ar')
  await signInMerchant(who, demoAccounts.merchant, demoAccounts.password)
  const context = await browser.newContext({ javaScriptEnabled: false, storageState: await page.context().storageState() })
  const still = await context.newPage()
  await still.goto('/ar/store/messages')
  const t = who.say('chat')
  await still.getByRole('navigation', { name: t.friends.list }).getByRole('link').first().click()
  await expect(still).toHaveURL(/session=/)
  await expect(still.getByRole('region', { name: t.title }).getByText(/\S/).first()).toBeVisible()
  await expect(still.locator('main .mantine-Skeleton-root')).toHaveCount(0)
  await context.close()
})

test('a merchant reads every list and every record without scripts', async ({ browser, page }) => {
  const who = await at(page, 'ar')
  await signInMerchant(who, demoAccounts.merchant, demoAccounts.password)
  expect(await placeholders(browser, page, (await everyScreen(page.request, 'store')).filter(isRead))).toEqual([])
})
