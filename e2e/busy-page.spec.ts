import { expect, test } from '@playwright/test'
import { text as ar } from '../web/src/text/ar/common.ts'
import { text as arLanding } from '../web/src/text/ar/landing/layout.ts'
import { text as en } from '../web/src/text/en/common.ts'
import { text as enLanding } from '../web/src/text/en/landing/layout.ts'
import { ready } from './pages/at.ts'

for (const [locale, { crashed }, { nav }] of [
  ['ar', ar, arLanding],
  ['en', en, enLanding],
] as const) {
  test(`a page that a busy server refuses says so and opens by itself later, in ${locale}`, async ({ page }) => {
    await page.goto(`/${locale}`)
    // a press before that opens the page by the browser itself, without the request that is refused here
    await ready(page)
    let refused = 0
    await page.route(/privacy-static\.data/, (route) => {
      refused += 1
      return route.fulfill({ status: 503, headers: { 'retry-after': '1' }, json: { error: 'busy', code: 'unavailable', request_id: 'x' } })
    })
    await page.getByRole('contentinfo').getByRole('link', { name: nav.privacy }).click()
    const busy = page.getByRole('heading', { name: crashed.busyHeading })
    await expect(busy).toBeVisible()
    expect(refused).toBeGreaterThan(0)
    await expect(busy).toBeHidden({ timeout: 20_000 })
    await expect(page).toHaveURL(/privacy-static/)
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
  })
}
