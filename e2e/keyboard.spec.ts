import { locales } from '@rahba/contract/kernel/locale'
import { demoAccounts } from '../server/src/demo-accounts.ts'
import { expect, test } from './fixtures.ts'
import { at } from './helpers/at.ts'

for (const locale of locales) {
  test(`a merchant signs in with the keyboard alone in ${locale}`, async ({ page, heard }) => {
    const who = await at(page, locale)
    const t = who.say('portal/sign-in').login
    await who.go('/store/auth/login')
    const form = page.getByRole('form', { name: t.title })
    const [identifier, password] = [form.getByRole('textbox', { name: who.label('identifier') }), who.secret('password', form)]
    await expect(identifier).toBeFocused()
    await page.keyboard.type(demoAccounts.merchant)
    await page.keyboard.press('Tab')
    await expect(password).toBeFocused()
    await page.keyboard.type('not the password')
    await page.keyboard.press('Enter')
    // said where a screen reader hears it, and nothing that was typed is lost
    await expect(page.getByRole('alert').filter({ hasText: /\S/ }).first()).toBeVisible()
    await expect(identifier).toHaveValue(demoAccounts.merchant)
    // the browser itself reports the refusal it was meant to get
    expect(heard.splice(0).filter((line) => !line.includes('422'))).toEqual([])
    await password.focus()
    await page.keyboard.press('ControlOrMeta+A')
    await page.keyboard.type(demoAccounts.password)
    await page.keyboard.press('Tab')
    await page.keyboard.press('Shift+Tab')
    await expect(password).toBeFocused()
    await page.keyboard.press('Enter')
    await expect(page).toHaveURL(new RegExp(`/${locale}/store$`))
  })

  test(`the first Tab of a page offers a way past the menu in ${locale}`, async ({ page }) => {
    const who = await at(page, locale)
    await who.go('/')
    await page.keyboard.press('Tab')
    await expect(page.getByRole('link', { name: who.say('common').skipToContent })).toBeFocused()
  })
}
