import type { Page } from '@playwright/test'
import { locales } from '@rahba/contract/kernel/locale'
import { adjustmentDirections, balanceLabels } from '@rahba/contract/money/balances/balance-kinds'
import { secondReasons } from '@rahba/contract/money/second-approval'
import { secondStores } from '../server/seed/data/stores-second.ts'
import { demoAccounts } from '../server/src/demo-accounts.ts'
import { expect, listen, test } from './fixtures.ts'
import { at, search, toasted } from './helpers/at.ts'
import { signInAdmin, signInMerchant } from './helpers/sign-in.ts'
import { detail } from './quick-run.ts'

// nothing else in these tests looks at its wallet
const store = secondStores[0]
const finance = 'khalid@rahba.example'
/** A statement's entry: a row, or a card on a phone. */
const entry = (page: Page, text: string) => page.getByRole('row').or(page.getByRole('listitem')).filter({ hasText: text })

for (const locale of locales) {
  test(
    `an adjustment above the limit waits for a second administrator, and its store reads why in ${locale}`,
    detail,
    async ({ page, browser, heard }) => {
      if (!store) throw new Error('the demo market has stores')
      const reason = `تعويض ${Date.now() % 100_000}`
      const shown = '60,000.00'
      const first = await at(page, locale)
      const t = first.say('admin/balances')
      await signInAdmin(first, demoAccounts.admin, demoAccounts.password)
      await first.go('/dashboard/wallets')
      await search(first, t.searchStores, store.name[locale])
      await page.getByRole('link', { name: store.name[locale] }).first().click()
      // the list has such a link too
      await expect(page.getByRole('heading', { level: 1, name: store.name[locale] })).toBeVisible()
      await page.getByRole('link', { name: t.adjust }).click()
      const form = page.getByRole('form', { name: t.adjust })
      await form.getByRole('textbox', { name: first.label('amount', balanceLabels) }).fill('60000')
      // without its reason it is not sent, and the amount stays
      await first.button(t.adjust).click()
      await expect(form.locator('[aria-invalid=true]')).toBeFocused()
      await form.getByRole('textbox', { name: first.label('reason', balanceLabels) }).fill(reason)
      await first.button(t.adjust).click()
      await toasted(first, t.requested(secondReasons.amount[locale]))
      const waits = page.getByRole('alert', { name: t.waiting.title })
      await expect(waits).toContainText(reason)
      await expect(waits).toContainText(t.waiting.own)
      await expect(first.button(t.waiting.approve)).toHaveCount(0)
      await expect(entry(page, reason)).toHaveCount(0)

      const office = await (await browser.newContext({ viewport: page.viewportSize() })).newPage()
      listen(office, heard)
      const second = await at(office, locale)
      await signInAdmin(second, finance, demoAccounts.password)
      await second.go('/dashboard/wallets')
      const alert = office.getByRole('alert', { name: t.waiting.title })
      await expect(alert).toContainText(adjustmentDirections.add[locale])
      await alert.getByRole('link', { name: store.name[locale] }).first().click()
      await expect(office.getByRole('heading', { level: 1, name: store.name[locale] })).toBeVisible()
      await second.button(t.waiting.approve).click()
      const dialog = office.getByRole('dialog', { name: t.waiting.approve })
      await expect(dialog).toContainText(shown)
      await second.button(t.waiting.approve, dialog).click()
      await toasted(second, t.waiting.approved)
      await expect(alert).toHaveCount(0)
      await expect(entry(office, reason)).toContainText(shown)
      await office.context().close()

      const shop = await (await browser.newContext({ viewport: page.viewportSize() })).newPage()
      listen(shop, heard)
      const owner = await at(shop, locale)
      await signInMerchant(owner, store.email, demoAccounts.password)
      await owner.go('/store/wallet')
      await expect(entry(shop, reason)).toContainText(shown)
      await shop.context().close()
    },
  )
}
