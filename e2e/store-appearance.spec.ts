import { locales } from '@rahba/contract/kernel/locale'
import { storeColors } from '@rahba/contract/stores/profile/store-colors'
import { storeLabels } from '@rahba/contract/stores/store-labels'
import { stores } from '../server/seed/data/stores.ts'
import { demoAccounts } from '../server/src/demo-accounts.ts'
import { expect, test } from './fixtures.ts'
import { at, ready, toasted } from './helpers/at.ts'
import { findFaults } from './helpers/axe.ts'
import { signInAdmin, signInMerchant } from './helpers/sign-in.ts'
import { detail } from './quick-run.ts'

// A store of each language, so that both may run at the same time.
const own = { ar: 'nashat-sport', en: 'shahin-tech' } as const
const wrongColor = { ar: 'اكتب رمز اللون من 6 خانات بعد #', en: 'Enter a 6-digit colour code after #' }

for (const locale of locales) {
  test(`a store's colour and words are previewed, shown and removed in ${locale}`, detail, async ({ page, browser }) => {
    const [store] = stores.filter(({ slug }) => slug === own[locale])
    const who = await at(page, locale)
    const { saved, appearance: t } = who.say('portal/store-forms')
    await signInMerchant(who, store?.email ?? '', demoAccounts.password)
    await who.go('/store/appearance')
    const form = page.getByRole('form', { name: t.title })
    const preview = page.locator('[inert]')
    const other = form.getByRole('textbox', { name: t.ownColor, exact: true })

    const accent = () => preview.evaluate((page) => page.innerHTML.match(/#[0-9a-f]{6}/i)?.[0])
    await other.fill('#8a2f74')
    await expect.poll(accent).toBe('#8a2f74')
    await other.fill('not a colour')
    await expect(other).toHaveValue('not a colour')
    expect(await accent()).toBe('#8a2f74')
    const welcome = form.getByRole('textbox', { name: who.side('welcome_text', locale, storeLabels) })
    await welcome.fill('a'.repeat(401))
    await form.getByRole('textbox', { name: who.side('announcement', locale, storeLabels) }).fill('<b>200</b> off')
    await form.getByRole('textbox', { name: who.side('welcome_title', locale, storeLabels) }).fill('Welcome أهلًا')
    await expect(preview).toContainText('<b>200</b> off')
    await who.button(who.say('common').actions.save, form).click()
    await expect(form.getByText(wrongColor[locale])).toBeVisible()
    await expect(welcome).toHaveValue('a'.repeat(401))
    await expect(welcome).toHaveAttribute('aria-invalid', 'true')
    await welcome.fill('')
    await expect(form.getByRole('textbox', { name: who.side('announcement', locale, storeLabels) })).toHaveValue('<b>200</b> off')

    await form.getByRole('radio', { name: storeColors['#e0a11b'][locale] }).check()
    await expect(form.getByRole('status').filter({ hasText: t.adjusted })).toBeVisible()
    await page.getByText(who.say('store-preview').phone, { exact: true }).click()
    await expect(preview).toHaveAttribute('data-width', 'phone')
    expect(await findFaults(page)).toEqual([])
    for (const width of [1280, 390]) {
      await page.setViewportSize({ width, height: 844 })
      expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(width)
    }
    await who.button(who.say('common').actions.save, form).click()
    await toasted(who, saved)

    const open = async () => {
      await page.goto(`/${locale}/s/${own[locale]}`)
      await ready(page)
      return page.locator('header', { has: page.getByRole('heading', { level: 1 }) }).innerText()
    }
    // The public page is cached for some seconds.
    await expect.poll(open, { timeout: 20_000 }).toContain('<b>200</b> off')
    const bar = page.getByText('<b>200</b> off')
    await expect(bar).toHaveCSS('color', 'rgb(0, 0, 0)')
    await expect(page.getByRole('heading', { name: 'Welcome أهلًا' })).toBeVisible()
    expect(await findFaults(page)).toEqual([])

    const admin = await at(await (await browser.newContext({ baseURL: new URL(page.url()).origin })).newPage(), locale)
    const words = admin.say('admin/stores').appearance
    await signInAdmin(admin, demoAccounts.admin, demoAccounts.password)
    const { id } = await (await page.request.get('/api/store/profile')).json()
    await admin.go(`/dashboard/stores/${id}`)
    await admin.button(words.reset).click()
    const dialog = admin.page.getByRole('dialog', { name: words.title })
    await dialog.getByRole('textbox').fill('عبارات مخالفة')
    await admin.button(words.reset, dialog).click()
    await toasted(admin, words.done)
    await expect(admin.button(words.reset)).toHaveCount(0)
    await admin.page.context().close()
    await expect.poll(open, { timeout: 20_000 }).not.toContain('<b>200</b> off')
  })
}
