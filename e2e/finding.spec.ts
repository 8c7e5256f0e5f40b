import { locales } from '@rahba/contract/kernel/locale'
import { demoAccounts } from '../server/src/demo-accounts.ts'
import { expect, test } from './fixtures.ts'
import { at, toasted } from './pages/at.ts'
import { signInAdmin } from './pages/sign-in.ts'

// Finding things from anywhere, and lists as somebody left them.

for (const locale of locales) {
  test(`the palette finds a page and a record without the mouse in ${locale}`, async ({ page }) => {
    const who = await at(page, locale)
    const t = who.say('palette')
    await signInAdmin(who, demoAccounts.admin, demoAccounts.password)
    await who.go('/dashboard/home')
    await page.keyboard.press('Control+KeyK')
    const field = page.getByRole('combobox', { name: t.title })
    await expect(field).toBeFocused()
    await page.keyboard.type(locale === 'ar' ? 'الأسئلة' : 'FAQ')
    await expect(page.getByRole('option').first()).toBeVisible()
    await page.keyboard.press('Enter')
    await expect(page).toHaveURL(new RegExp(`/${locale}/dashboard/faqs`))
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible()

    await page.keyboard.press('Control+KeyK')
    // spelt as nobody should: the search forgives it
    await field.fill(locale === 'ar' ? 'محمصه' : 'roastery')
    const stores = page.getByRole('group', { name: t.stores })
    await expect(stores.getByRole('option').first()).toBeVisible()
    await stores.getByRole('option').first().click()
    await expect(page).toHaveURL(/\/dashboard\/stores\/[0-9a-f-]{36}/)
    await page.keyboard.press('Control+KeyK')
    await expect(field).toBeFocused()
    await page.keyboard.press('Escape')
    await expect(field).toBeHidden()
  })

  test(`a view is saved, shared, opened with the list and deleted in ${locale}`, async ({ page }) => {
    const who = await at(page, locale)
    const { views: t, form } = who.say('kit')
    const name = `${locale} ${Date.now()}`
    await signInAdmin(who, demoAccounts.admin, demoAccounts.password)
    await who.go('/dashboard/faqs?active=true&sort=-created_at')
    await who.button(t.title).click()
    await page.getByRole('menuitem', { name: t.save }).click()
    const dialog = page.getByRole('dialog', { name: t.save })
    await dialog.getByRole('textbox', { name: t.name }).fill(name)
    await dialog.getByRole('switch', { name: t.share }).check({ force: true })
    await who.button(form.save, dialog).click()
    await toasted(who, t.saved)
    await expect(who.button(t.shown(name))).toBeVisible()

    await who.go('/dashboard/faqs')
    await expect(page).not.toHaveURL(/active/)
    await who.button(t.title).click()
    await page.getByRole('menuitem', { name }).click()
    await expect(page).toHaveURL(/active=true/)
    await expect(page).toHaveURL(/sort=-created_at/)

    await who.button(t.shown(name)).click()
    await page.getByRole('menuitem', { name: t.manage }).click()
    const window = page.getByRole('dialog', { name: t.title })
    const line = window.getByRole('listitem').filter({ hasText: name })
    await expect(line).toContainText(t.isShared)
    const act = async (action: string) => {
      await who.button(t.actions(name), line).click()
      await page.getByRole('menuitem', { name: action }).click()
    }
    await act(t.unshare)
    await expect(line).toContainText(t.isOwn)
    await act(t.makeDefault)
    await expect(line).toContainText(t.isDefault)
    await who.go('/dashboard/faqs')
    await expect(page).toHaveURL(/active=true/)

    await who.button(t.shown(name)).click()
    await page.getByRole('menuitem', { name: t.manage }).click()
    await act(t.remove)
    await who.button(t.remove, page.getByRole('dialog', { name: t.removeTitle(name) })).click()
    await toasted(who, t.removed)
    await expect(line).toHaveCount(0)
  })
}
