import { locales } from '@rahba/contract/kernel/locale'
import { expect, test } from './fixtures.ts'
import { at } from './helpers/at.ts'

// A shopper finds products of several stores: from the market's home, by category, by words, by what the filters leave.

for (const locale of locales) {
  test(`a visitor finds a product by category and filters, without scripts, in ${locale}`, async ({ browser, baseURL }) => {
    const page = await browser.newPage({ javaScriptEnabled: false, viewport: { width: 390, height: 844 }, ...(baseURL && { baseURL }) })
    const who = await at(page, locale)
    const t = who.say('market')
    await page.goto(`/${locale}/market`)
    await expect(page.getByRole('heading', { level: 1 })).toContainText(t.home.title)
    await page.locator('#categories').getByRole('link').first().click()
    await expect(page).toHaveURL(new RegExp(`/${locale}/market/c/[^/]+$`))
    await page.locator('summary', { hasText: t.browse.filters }).click()
    const filters = page.getByRole('form', { name: t.browse.filters })
    await filters.getByRole('textbox', { name: t.browse.to }).fill('500')
    await filters.getByRole('checkbox', { name: t.browse.inStock }).check()
    await who.button(t.browse.apply, filters).click()
    await expect(page).toHaveURL(/price_to=500.*in_stock=true/)
    const chips = page.getByRole('list', { name: t.browse.chosen })
    await chips.getByRole('link', { name: t.browse.remove(t.browse.inStock) }).click()
    await expect(page).not.toHaveURL(/in_stock/)
    await expect(page).toHaveURL(/price_to=500/)
    await page.getByRole('main').getByRole('list').last().getByRole('link').first().click()
    await expect(page).toHaveURL(new RegExp(`/${locale}/s/[^/]+/p/`))
    await page.close()
  })

  test(`a visitor searches all stores and filters as they tick, in ${locale}`, async ({ page }) => {
    const who = await at(page, locale)
    const t = who.say('market')
    await who.go('/market')
    await page.getByRole('searchbox', { name: t.frame.search }).fill(locale === 'ar' ? 'قهوه' : 'coffee')
    await page.keyboard.press('Enter')
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(t.browse.searchTitle(locale === 'ar' ? 'قهوه' : 'coffee'))
    const store = page.getByRole('group', { name: t.browse.stores }).getByRole('checkbox').first()
    const slug = await store.getAttribute('value')
    await store.check()
    await expect(page).toHaveURL(new RegExp(`stores=${slug}`))
    await expect(page.getByRole('list', { name: t.browse.chosen })).toBeVisible()
    // the words stay
    await expect(page).toHaveURL(/[?&]q=/)
    await page.goBack()
    await expect(page).not.toHaveURL(/stores=/)
  })

  test(`a visitor finds a store by its category in ${locale}`, async ({ page }) => {
    const who = await at(page, locale)
    const t = who.say('market').stores
    await who.go('/market/stores')
    const category = page.getByRole('combobox', { name: t.category })
    await category.selectOption({ index: 1 })
    await expect(page).toHaveURL(/category=./)
    await page.getByRole('link', { name: t.clear }).click()
    await expect(page).toHaveURL(new RegExp(`/${locale}/market/stores$`))
    await page.getByRole('main').getByRole('list').last().getByRole('link').first().click()
    await expect(page).toHaveURL(new RegExp(`/${locale}/s/[^/]+$`))
  })
}
