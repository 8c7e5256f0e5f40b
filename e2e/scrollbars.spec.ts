import { locales } from '@rahba/contract/kernel/locale'
import { browserArgs, findBrowser } from '../scripts/browser.mjs'
import { expect, test } from './fixtures.ts'
import { at } from './pages/at.ts'

// A browser whose scrollbars take room, as those of Windows do: a page that is locked behind a window loses its own.
test.use({
  launchOptions: { executablePath: findBrowser(), args: browserArgs, ignoreDefaultArgs: ['--hide-scrollbars'] },
  viewport: { width: 600, height: 500 },
})

for (const locale of locales) {
  test(`no window is cut at the edge of a page that scrolls in ${locale}`, async ({ page }) => {
    const who = await at(page, locale)
    const width = page.viewportSize()?.width ?? 0
    const box = async () => {
      const window = page.getByRole('dialog')
      await expect(window).toBeVisible()
      const { x = -1, width: own = 0 } = (await window.boundingBox()) ?? {}
      return { start: x, end: x + own }
    }
    await who.go('/')
    expect(await page.evaluate(() => document.documentElement.clientWidth)).toBeLessThan(width)
    // a drawer stands at the edge, a modal fills a page so narrow
    await who.button(who.say('common').openMenu).click()
    const drawer = await box()
    expect(locale === 'ar' ? drawer.start : drawer.end).toBe(locale === 'ar' ? 0 : width)
    await who.go('/?contact')
    expect(await box()).toEqual({ start: 0, end: width })
  })
}
