import { locales } from '@rahba/contract/kernel/locale'
import { expect, test } from './fixtures.ts'
import { at } from './helpers/at.ts'
import { findFaults } from './helpers/axe.ts'
import { detail } from './quick-run.ts'

// A search that finds nothing offers no controls that do nothing, and leads on.

for (const locale of locales)
  test(`a search that filters leave empty leads to the whole market, in ${locale}`, detail, async ({ page }) => {
    await page.setViewportSize({ width: locale === 'ar' ? 390 : 1360, height: 844 })
    const who = await at(page, locale)
    const t = who.say('market').browse
    const sort = page.getByRole('combobox', { name: who.say('shop').products.sort })
    const q = { ar: 'قهوة', en: 'coffee' }[locale]
    await who.go(`/market/search?${new URLSearchParams({ q, brands: 'nobody' })}`)
    await expect(page.getByText(t.none, { exact: true })).toBeVisible()
    await expect(sort).toHaveCount(0)
    await expect(page.getByText(t.filters, { exact: true })).toHaveCount(0)
    // The filter that is chosen can be taken away, and what sells best is below.
    await expect(page.getByRole('link', { name: /nobody/ })).toBeVisible()
    const popular = page.getByRole('heading', { name: t.popular }).locator('..')
    await expect(popular.getByRole('listitem').first()).toBeVisible()
    expect(await findFaults(page)).toEqual([])
    await page.getByRole('link', { name: t.wholeMarket(q) }).click()
    await expect(sort).toBeVisible()
    await expect(page.locator('#product-1')).toBeVisible()
  })
