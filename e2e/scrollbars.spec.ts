import type { Locator, Page } from '@playwright/test'
import { locales } from '@rahba/contract/kernel/locale'
import { findBrowser, testBrowserArgs } from '../scripts/browser.mjs'
import { demoAccounts } from '../server/src/demo-accounts.ts'
import { expect, test } from './fixtures.ts'
import { at } from './helpers/at.ts'
import { signInAdmin } from './helpers/sign-in.ts'
import { detail } from './quick-run.ts'

// A browser whose scrollbars take room, as those of Windows do: a page that is locked behind a window loses its own.
test.use({
  launchOptions: { executablePath: findBrowser(), args: testBrowserArgs, ignoreDefaultArgs: ['--hide-scrollbars'] },
  viewport: { width: 600, height: 500 },
})

/** From where to where the open window reaches across the page. */
async function findWindow(page: Page, window: Locator = page.getByRole('dialog')) {
  await expect(window).toBeVisible()
  const { x = -1, width = 0 } = (await window.boundingBox()) ?? {}
  return { start: x, end: x + width }
}

for (const locale of locales) {
  test(`no window is cut at the edge of a page that scrolls in ${locale}`, detail, async ({ page }) => {
    const who = await at(page, locale)
    const width = page.viewportSize()?.width ?? 0
    const box = () => findWindow(page)
    await who.go('/')
    expect(await page.evaluate(() => document.documentElement.clientWidth)).toBeLessThan(width)
    // a drawer stands at the edge, a modal fills a page so narrow
    await who.button(who.say('common').openMenu).click()
    const drawer = await findWindow(page, page.getByRole('navigation', { name: who.say('common').mainMenu }))
    expect(locale === 'ar' ? drawer.start : drawer.end).toBe(locale === 'ar' ? 0 : width)
    await who.go('/?contact')
    expect(await box()).toEqual({ start: 0, end: width })
  })

  test(`nor is the menu of an office, or its palette, in ${locale}`, detail, async ({ page }) => {
    const who = await at(page, locale)
    const width = page.viewportSize()?.width ?? 0
    await signInAdmin(who, demoAccounts.admin, demoAccounts.password)
    await who.go('/dashboard/stores')
    await expect(page.getByRole('listitem').first()).toBeVisible()
    expect(await page.evaluate(() => document.documentElement.clientWidth)).toBeLessThan(width)
    await who.button(who.say('common').openMenu).click()
    const menu = await findWindow(page)
    expect(locale === 'ar' ? menu.end : menu.start).toBe(locale === 'ar' ? width : 0)
    await page.keyboard.press('Escape')
    await expect(page.getByRole('dialog')).toHaveCount(0)
    await page.keyboard.press('Control+KeyK')
    await expect(page.getByRole('combobox', { name: who.say('palette').title })).toBeFocused()
    const palette = await findWindow(page)
    expect(palette.start).toBeGreaterThanOrEqual(0)
    expect(palette.end).toBeLessThanOrEqual(width)
    // as far from one edge as from the other
    expect(Math.abs(palette.start - (width - palette.end))).toBeLessThanOrEqual(1)
  })
}
