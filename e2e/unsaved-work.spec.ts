import { locales } from '@rahba/contract/kernel/locale'
import { storeLabels } from '@rahba/contract/stores/store-schemas'
import { demoAccounts } from '../server/src/demo-accounts.ts'
import { expect, test } from './fixtures.ts'
import { type At, at, toasted } from './pages/at.ts'
import { picture } from './pages/papers.ts'
import { signInMerchant } from './pages/sign-in.ts'

for (const locale of locales) {
  test.describe(`work that is not saved yet in ${locale}`, () => {
    let who: At

    test.beforeEach(async ({ page }) => {
      who = await at(page, locale)
      await signInMerchant(who, demoAccounts.merchant, demoAccounts.password)
    })

    test('a product waits with saving until its picture has arrived', async ({ page }) => {
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

    test('signing out is said only when it has happened', async ({ page }) => {
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
    })
  })
}
