import { locales } from '@rahba/contract/kernel/locale'
import { demoAccounts } from '../server/src/demo-accounts.ts'
import { expect, test } from './fixtures.ts'
import { at, toasted } from './helpers/at.ts'
import { signInAdmin } from './helpers/sign-in.ts'
import { detail } from './quick-run.ts'

// An administrator teaches the search a word that shoppers use, and sees that it is corrected otherwise.

for (const locale of locales) {
  test(`a search without results becomes a synonym with a press in ${locale}`, async ({ page, request }) => {
    const who = await at(page, locale)
    const t = who.say('admin/search')
    // A word of the demo market in letters that nobody uses for it.
    const word = locale === 'ar' ? 'ققهوووة' : 'zzkaffi'
    await request.get('/api/market/products', { params: { q: word } })
    await signInAdmin(who, demoAccounts.admin, demoAccounts.password)
    await who.go(`/dashboard/empty-searches?q=${encodeURIComponent(word)}`)
    const row = page.getByRole('row').filter({ hasText: word })
    await row.getByRole('button').last().click()
    await page.getByRole('menuitem', { name: t.link }).click()
    const dialog = page.getByRole('dialog')
    await dialog.getByRole('textbox').fill('مبخرة')
    await who.button(t.link, dialog).click()
    await toasted(who, t.linked)
    await expect(row).toHaveCount(0)
    await who.go(`/dashboard/synonyms?q=${encodeURIComponent(word)}`)
    await expect(page.getByRole('row').filter({ hasText: word })).toHaveCount(1)
  })

  test(`a list of products says what it searched for instead in ${locale}`, detail, async ({ page }) => {
    const who = await at(page, locale)
    const { list: t } = who.say('kit')
    await signInAdmin(who, demoAccounts.admin, demoAccounts.password)
    await who.go(`/dashboard/products?q=${encodeURIComponent('قهوووه سعودية')}`)
    await expect(page.getByRole('status').filter({ hasText: t.instead('قهوووه سعودية', 'قهوة سعودية') })).toBeVisible()
  })
}
