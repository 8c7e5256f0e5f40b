import { locales } from '@rahba/contract/kernel/locale'
import { demoAccounts } from '../server/src/demo-accounts.ts'
import { expect, test } from './fixtures.ts'
import { at, originOf } from './pages/at.ts'
import { findFaults } from './pages/axe.ts'

// The home of the market follows its visitor's city and remembers in the browser; an administrator sees it before it is published.

const cities = { ar: 'الرياض', en: 'Riyadh' }

for (const locale of locales) {
  test(`a visitor chooses a city once, without scripts, in ${locale}`, async ({ browser, baseURL }) => {
    const page = await browser.newPage({ javaScriptEnabled: false, viewport: { width: 390, height: 844 }, ...(baseURL && { baseURL }) })
    const who = await at(page, locale)
    const t = who.say('market')
    await page.goto(`/${locale}/market/stores`)
    await page.getByRole('banner').getByRole('link', { name: t.city.choose }).click()
    await page.getByLabel(t.city.label).selectOption({ label: cities[locale] })
    await who.button(t.city.save).click()
    // back on the page that asked
    await expect(page).toHaveURL(new RegExp(`/${locale}/market/stores$`))
    await expect(page.getByRole('banner')).toContainText(cities[locale])
    await page.goto(`/${locale}/market`)
    await expect(page.getByRole('heading', { name: t.near.of(cities[locale]) })).toBeVisible()
    await page.goto(`/${locale}/market/search`)
    await page.locator('summary', { hasText: t.browse.filters }).click()
    await page.getByRole('checkbox', { name: t.browse.deliversTo(cities[locale]) }).check()
    await who.button(t.browse.apply).click()
    await expect(page).toHaveURL(/city_id=/)
    await page.goto(`/${locale}/s/sadeem-roastery`)
    await expect(page.getByLabel(who.say('shop').promise.city)).toHaveValue(cities[locale])
    await page.close()
  })

  test(`a browser remembers products and searches, and forgets them, in ${locale}`, async ({ page }) => {
    const who = await at(page, locale)
    const t = who.say('market')
    await who.go('/s/sadeem-roastery/p/saudi-coffee-harari')
    const name = await page.getByRole('heading', { level: 1 }).innerText()
    await who.go('/market')
    const seen = page.locator('[data-seen]')
    await expect(seen.getByRole('heading', { name: t.seen.title })).toBeVisible()
    await expect(seen).toContainText(name)
    expect(await findFaults(page)).toEqual([])
    const search = page.getByRole('searchbox', { name: t.frame.search })
    await search.fill('قهوة')
    await search.press('Enter')
    await expect(page).toHaveURL(/market\/search/)
    await who.go('/market')
    await search.click()
    await expect(page.getByRole('link', { name: 'قهوة', exact: true })).toBeVisible()
    await who.button(t.suggestions.clearSearches).click()
    await expect(page.locator('[data-suggestions]')).toBeHidden()
    await who.button(t.seen.clear, seen).click()
    await who.go('/market')
    await expect(seen).toBeHidden()
  })

  test(`an administrator previews the market, and nobody else, in ${locale}`, async ({ page, browser, baseURL }) => {
    const who = await at(page, locale)
    const t = who.say('market').preview
    const origin = await originOf(page)
    const login = { identifier: demoAccounts.admin, password: demoAccounts.password }
    expect((await page.request.post('/api/admin/auth/login', { data: login, headers: { origin } })).ok()).toBe(true)
    await who.go('/dashboard/sections')
    const opened = page.waitForEvent('popup')
    await page
      .getByRole('link', { name: who.say('admin/sections').preview })
      .first()
      .click()
    const preview = await opened
    await expect(preview.getByRole('note')).toContainText(t.title)
    await expect(preview.locator('meta[name="robots"]')).toHaveAttribute('content', /noindex/)
    const stranger = await browser.newPage(baseURL ? { baseURL } : {})
    await stranger.goto(`/${locale}/market?preview`)
    await expect(stranger).toHaveURL(/dashboard\/auth\/login/)
    await stranger.close()
  })

  test(`an administrator hides a product from its row and shows it again, in ${locale}`, async ({ page }) => {
    const who = await at(page, locale)
    const t = who.say('admin/products')
    const origin = await originOf(page)
    const login = { identifier: demoAccounts.admin, password: demoAccounts.password }
    expect((await page.request.post('/api/admin/auth/login', { data: login, headers: { origin } })).ok()).toBe(true)
    const { data } = await (await page.request.get('/api/admin/products?q=سكري&status=active&per_page=1')).json()
    const [product] = data
    await who.go(`/dashboard/products?q=${encodeURIComponent(product.name.ar)}`)
    const row = page.getByRole('row', { name: new RegExp(product.name[locale].slice(0, 12)) }).first()
    await row.getByRole('button').last().click()
    await page.getByRole('menuitem', { name: t.hide }).click()
    const question = page.getByRole('dialog')
    await who.button(t.hide, question).click()
    // a reason is asked for, for the merchant to read
    await expect(question).toBeVisible()
    await question.getByLabel(t.block.reason).fill('صور غير مطابقة للمنتج')
    await who.button(t.hide, question).click()
    await expect(question).toBeHidden()
    expect((await page.request.get(`/api/market/products/${product.id}`)).status()).toBe(404)
    await row.getByRole('button').last().click()
    await page.getByRole('menuitem', { name: t.show }).click()
    await expect.poll(async () => (await page.request.get(`/api/market/products/${product.id}`)).status()).toBe(200)
  })
}
