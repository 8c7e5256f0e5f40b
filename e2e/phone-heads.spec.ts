import { locales } from '@rahba/contract/kernel/locale'
import { demoAccounts } from '../server/src/demo-accounts.ts'
import { expect, test } from './fixtures.ts'
import { at } from './helpers/at.ts'
import { findFaults } from './helpers/axe.ts'
import { signInMerchant } from './helpers/sign-in.ts'
import { detail } from './quick-run.ts'

// A list on a phone: one main action and one menu over it, and a way out of a link that its filters outlived.

for (const locale of locales) {
  test(`on a phone a list begins with one action and one menu in ${locale}`, detail, async ({ page, heard }) => {
    const who = await at(page, locale)
    const [t, kit] = [who.say('portal/products'), who.say('kit')]
    await page.setViewportSize({ width: 390, height: 844 })
    await signInMerchant(who, demoAccounts.merchant, demoAccounts.password)
    await who.go('/store/products?sort=none&stock=none')
    const main = page.getByRole('main')
    await expect(main.getByRole('alert')).toContainText(who.label('stock'))
    expect(heard.splice(0).join()).toContain('422')
    await who.button(kit.list.clearFilters, main.getByRole('alert')).click()
    await expect(page).toHaveURL(/\/store\/products$/)
    await expect(main.getByRole('alert')).toHaveCount(0)

    // what deletes is red, and can be read
    await main.getByRole('listitem').getByRole('button').first().click()
    await expect(page.getByRole('menuitem', { name: t.remove.action })).toBeVisible()
    expect(await findFaults(page, 'color-contrast')).toEqual([])
    await page.keyboard.press('Escape')

    const add = main.getByRole('link', { name: t.create })
    const more = who.button(kit.moreActions, main)
    const [first, second] = [await add.boundingBox(), await more.boundingBox()]
    expect(second?.y).toBe(first?.y)
    await expect(main.getByRole('link', { name: t.coupons, exact: true })).toHaveCount(0)
    await more.click()
    await expect(page.getByRole('menuitem', { name: t.files.importing })).toBeVisible()
    await page.getByRole('menuitem', { name: t.coupons, exact: true }).click()
    await expect(page).toHaveURL(/\/store\/coupons$/)
  })
}
