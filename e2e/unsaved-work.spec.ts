import type { Locator } from '@playwright/test'
import { locales } from '@rahba/contract/kernel/locale'
import { storeLabels } from '@rahba/contract/stores/store-labels'
import { demoAccounts } from '../server/src/demo-accounts.ts'
import { expect, test } from './fixtures.ts'
import { type At, at, toasted } from './helpers/at.ts'
import { picture } from './helpers/papers.ts'
import { signInMerchant } from './helpers/sign-in.ts'
import { detail } from './quick-run.ts'

for (const locale of locales) {
  test.describe(`work that is not saved yet in ${locale}`, () => {
    let who: At

    test.beforeEach(async ({ page }) => {
      who = await at(page, locale)
      await signInMerchant(who, demoAccounts.merchant, demoAccounts.password)
    })

    test('a product waits with saving until its image is uploaded', detail, async ({ page }) => {
      const t = who.say('portal/products')
      let arrive = () => {}
      const arrived = new Promise<void>((done) => {
        arrive = done
      })
      await page.route('**/api/store/files', async (route) => {
        await arrived
        await route.continue()
      })
      await who.go('/store/products/create')
      const form = page.getByRole('form', { name: t.create })
      const save = who.button(t.saveDraft, form)
      await form.getByLabel(who.say('catalog').pictures.add, { exact: true }).setInputFiles(await picture('late.png', '#8b5a2b'))
      await expect(form.getByText(who.say('kit').form.afterUpload)).toBeVisible()
      await expect(save).toBeDisabled()
      arrive()
      await expect(form.getByRole('img', { name: who.say('catalog').pictures.alt(1) })).toBeVisible()
      await expect(save).toBeEnabled()
    })

    test('signing out is confirmed only after it succeeded', async ({ page, heard }) => {
      const { loggedOut } = who.say('common')
      await who.go('/store/profile/store_info')
      await page
        .getByRole('form', { name: who.say('portal/store-forms').info.title })
        .getByRole('textbox', { name: who.label('address', storeLabels) })
        .fill('طريق الملك فهد')
      await who.button(who.say('portal/layout').menu.logout).click()
      const question = page.getByRole('dialog')
      await expect(question).toBeVisible()
      await expect(page.getByText(loggedOut)).toBeHidden()
      await who.button(who.say('kit').form.leave, question).click()
      await expect(page).toHaveURL(/\/store\/auth\/login$/)
      await toasted(who, loggedOut)
      // An event of another test may make the page count its notices while the session ends.
      heard.splice(0, heard.length, ...heard.filter((line) => !/401 .*\/notifications\/count$/.test(line)))
    })

    /** The page of the store's data with another address typed, which is not saved. */
    async function typeAddress(): Promise<{ form: Locator; address: Locator; typed: string }> {
      const typed = `طريق الملك فهد ${Date.now()}`
      await who.go('/store/profile/store_info')
      const form = who.page.getByRole('form', { name: who.say('portal/store-forms').info.title })
      const address = form.getByRole('textbox', { name: who.label('address', storeLabels) })
      // as a person does: what asks and says something later comes with the first press and the first letter
      const window = who.page.waitForResponse(/lazy-dialog[^/]*\.js/)
      await address.click()
      await address.fill(typed)
      await window
      await expect(who.page.locator('.mantine-Notifications-root').first()).toBeAttached()
      return { form, address, typed }
    }

    test('without a connection the form stays open after any press', async ({ page, heard }) => {
      const { form: t } = who.say('kit')
      const { address, typed } = await typeAddress()
      await page.context().setOffline(true)
      await page.getByRole('link', { name: who.say('portal/profile').tabs.payment }).click()
      await who.button(t.leave, page.getByRole('dialog')).click()
      await toasted(who, t.leaveOffline)
      await expect(address).toHaveValue(typed)
      await expect(page).toHaveURL(/\/store\/profile\/store_info$/)
      await page.context().setOffline(false)
      expect(heard.splice(0).filter((line) => !line.includes('ERR_INTERNET_DISCONNECTED'))).toEqual([])
    })

    test('a form comes back after the session ended and the next sign-in', async ({ page, heard }) => {
      const t = who.say('portal/sign-in').login
      const { form, address, typed } = await typeAddress()
      await page.context().clearCookies()
      await who.button(who.say('common').actions.save, form).click()
      await expect(page).toHaveURL(/\/store\/auth\/login\?ended=1/)
      await expect(page.getByText(t.leadEnded)).toBeVisible()
      const login = page.getByRole('form', { name: t.title })
      await login.getByRole('textbox', { name: who.label('identifier') }).fill(demoAccounts.merchant)
      await who.secret('password', login).fill(demoAccounts.password)
      await who.button(t.submit, login).click()
      await expect(page).toHaveURL(/\/store\/profile\/store_info$/)
      await expect(address).toHaveValue(typed)
      await toasted(who, who.say('kit').form.broughtBack)
      expect(heard.splice(0).filter((line) => !line.includes('401'))).toEqual([])
    })
  })
}
