import { locales } from '@rahba/contract/kernel/locale'
import { stores } from '../server/seed/data/stores.ts'
import { demoAccounts } from '../server/src/demo-accounts.ts'
import { expect, test } from './fixtures.ts'
import { at } from './helpers/at.ts'
import { findFaults } from './helpers/axe.ts'
import { signInMerchant } from './helpers/sign-in.ts'
import { detail } from './quick-run.ts'

// its register expired so long ago that new products have stopped
const [store] = stores.filter(({ slug }) => slug === 'uddat-altareeq')

for (const locale of locales) {
  test(`a store whose expired document stops new products reads why before adding one, in ${locale}`, detail, async ({ page }) => {
    const who = await at(page, locale)
    const [t, { productsStopped: why }] = [who.say('portal/products'), who.say('portal/layout').banners]
    await signInMerchant(who, store?.email ?? '', demoAccounts.password)
    for (const width of [1280, 390]) {
      await page.setViewportSize({ width, height: 844 })
      await who.go('/store/products')
      await expect(who.button(t.create)).toBeDisabled()
      await expect(who.button(t.create)).toHaveAccessibleDescription(why)
      await expect(page.getByRole('main').getByText(why)).toBeVisible()
      expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(width)
      expect(await findFaults(page)).toEqual([])
    }
    const { data } = await (await page.request.get('/api/store/products')).json()
    await who.button(who.say('kit').list.rowActions(data[0].name[locale])).click()
    await expect(page.getByRole('menuitem', { name: t.copy.action })).toBeDisabled()
    await expect(page.getByRole('menuitem', { name: t.copy.action })).toContainText(why)

    // by an address that was kept the form says it too, and leads to where the paper is uploaded
    await who.go('/store/products/create')
    await expect(page.getByRole('alert').filter({ hasText: why }).getByRole('link', { name: t.uploadPaper })).toBeVisible()
    await who.go('/store/products/import')
    await expect(page.getByText(who.say('portal/imports').upload.onlyExisting)).toBeVisible()
  })
}
