import { locales } from '@rahba/contract/kernel/locale'
import { demoAccounts } from '../server/src/demo-accounts.ts'
import { expect, test } from './fixtures.ts'
import { at, getOrigin } from './helpers/at.ts'
import { findFaults } from './helpers/axe.ts'
import { detail } from './quick-run.ts'

// The home of the market follows its visitor's city and remembers in the browser; an administrator sees it before it is published.

const cities = { ar: 'الرياض', en: 'Riyadh' }
/** Other spellings of that city. */
const typed = { ar: 'رياض', en: 'riyad' }

for (const locale of locales) {
  test(`a visitor chooses a city once, without scripts, in ${locale}`, detail, async ({ browser, baseURL }) => {
    const page = await browser.newPage({ javaScriptEnabled: false, viewport: { width: 390, height: 844 }, ...(baseURL && { baseURL }) })
    const who = await at(page, locale)
    const t = who.say('market')
    await page.goto(`/${locale}/market/stores`)
    await page.getByRole('banner').getByRole('link', { name: t.city.choose }).click()
    await page.getByLabel(t.city.label).fill(typed[locale])
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

  test(`a browser remembers products and searches, and forgets them, in ${locale}`, detail, async ({ page }) => {
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

  test(`only an administrator previews the market, in ${locale}`, detail, async ({ page, browser, baseURL }) => {
    const who = await at(page, locale)
    const t = who.say('market').preview
    const origin = await getOrigin(page)
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

  test(`an administrator previews a section before saving it, in ${locale}`, detail, async ({ page }) => {
    const who = await at(page, locale)
    const t = who.say('admin/sections')
    const origin = await getOrigin(page)
    const login = { identifier: demoAccounts.admin, password: demoAccounts.password }
    expect((await page.request.post('/api/admin/auth/login', { data: login, headers: { origin } })).ok()).toBe(true)
    const { data } = await (await page.request.get('/api/admin/sections?kind=products')).json()
    const [section] = data
    await who.go(`/dashboard/sections/${section.id}/edit`)
    // One product more is picked than there is room for: the form says which, and why.
    await page.locator('input[name="items"]').fill('1')
    await expect(page.getByText(t.beyond).first()).toBeVisible()
    const typed = { ar: 'قسم لم يُحفظ بعد', en: 'Not saved yet' }
    await page.locator(`input[name="name.${locale}"]`).fill(typed[locale])
    const opened = page.waitForEvent('popup')
    await page.getByRole('button', { name: t.previewTyped }).click()
    const preview = await opened
    const shown = preview.locator(`#section-${section.id}`)
    await expect(shown.getByRole('heading', { name: typed[locale] })).toBeInViewport()
    await expect(shown).toContainText(who.say('market').preview.unsaved)
    await expect(shown.getByRole('listitem')).toHaveCount(1)
    // The form still has what was typed, and nothing was stored.
    await expect(page.locator(`input[name="name.${locale}"]`)).toHaveValue(typed[locale])
    expect((await (await page.request.get(`/api/admin/sections/${section.id}`)).json()).name).toEqual(section.name)
    await page.locator('input[name="items"]').fill('99')
    await page.getByRole('button', { name: t.previewTyped }).click()
    await expect(page.locator('input[name="items"]')).toHaveAttribute('aria-invalid', 'true')
  })

  test(`an administrator previews ads on the page that shows them and in their form, in ${locale}`, detail, async ({ page }) => {
    const who = await at(page, locale)
    const t = who.say('admin/content').slidePreview
    const words = who.say('articles')
    const origin = await getOrigin(page)
    const login = { identifier: demoAccounts.admin, password: demoAccounts.password }
    expect((await page.request.post('/api/admin/auth/login', { data: login, headers: { origin } })).ok()).toBe(true)
    const { data } = await (await page.request.get('/api/admin/slides?placement=landing')).json()
    const later = data.find(
      ({ start_date, active }: { start_date: string | null; active: boolean }) =>
        active && start_date && Date.parse(start_date) > Date.now(),
    )
    await who.go('/dashboard/slides')
    await expect(page.getByRole('link', { name: t.pages.shoppers })).toBeVisible()
    const opened = page.waitForEvent('popup')
    await page.getByRole('link', { name: t.pages.landing }).click()
    const preview = await opened
    const ad = preview.locator('#ads li', { has: preview.getByRole('img', { name: later.title[locale] }) })
    const mark = words.slides.from('').trim().split(' ')[0] ?? ''
    await expect(ad).toContainText(mark)
    await preview.getByLabel(words.previewDay.label).fill(later.start_date)
    await preview.getByRole('button', { name: words.previewDay.show }).click()
    await expect(preview).toHaveURL(new RegExp(`ads=${later.start_date}`))
    await expect(ad).toBeVisible()
    await expect(ad).not.toContainText(mark)
    expect(await findFaults(preview)).toEqual([])

    await who.go(`/dashboard/slides/${later.id}/edit`)
    await expect(page.getByRole('figure')).toHaveCount(2)
    await page.locator('input[name="link"]').fill('/market/stores')
    await expect(page.getByText('/market/stores')).toBeVisible()
  })

  test(`an administrator hides a product from its row and shows it again, in ${locale}`, detail, async ({ page }) => {
    const who = await at(page, locale)
    const t = who.say('admin/products')
    const origin = await getOrigin(page)
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
