import { locales } from '@rahba/contract/kernel/locale'
import { payoutLabels } from '@rahba/contract/money/payouts/payout-labels'
import { payoutActions, payoutStatuses } from '@rahba/contract/money/payouts/payout-states'
import { demoAccounts } from '../server/src/demo-accounts.ts'
import { expect, listen, test } from './fixtures.ts'
import { at, toasted } from './helpers/at.ts'
import { signInAdmin, signInMerchant } from './helpers/sign-in.ts'

for (const locale of locales) {
  test(`a merchant requests a payout, and an administrator pays it in ${locale}`, async ({ page, browser, heard }) => {
    const merchant = await at(page, locale)
    const { statement, payouts: t } = merchant.say('portal/statement')
    await signInMerchant(merchant, demoAccounts.merchant, demoAccounts.password)
    await merchant.go('/store/wallet')
    await page.getByRole('tab', { name: t.title }).click()
    await merchant.button(t.ask).click()
    const dialog = page.getByRole('dialog', { name: t.ask })
    const amount = dialog.getByRole('textbox', { name: merchant.label('amount', payoutLabels) })
    // who leaves it by the keyboard is back where they came from, not at the top of the page
    await expect(amount).toBeVisible()
    await page.keyboard.press('Escape')
    await expect(merchant.button(t.ask)).toBeFocused()
    await page.keyboard.press('Enter')
    // emptied it is asked for again: it asked for the whole balance
    await amount.fill('')
    await merchant.button(t.ask, dialog).click()
    await expect(dialog.locator('[aria-invalid=true]')).toBeFocused()
    await amount.fill('50')
    await merchant.button(t.ask, dialog).click()
    // too little: said at the field, and nothing typed is lost
    await expect(dialog.getByText('100.00')).toBeVisible()
    await expect(amount).toHaveValue(/50/)
    expect(heard.splice(0)).toEqual([expect.stringContaining('422')])
    await amount.fill('120.50')
    await merchant.button(t.ask, dialog).click()
    await toasted(merchant, t.requestedNow)
    // the statement, looked at a moment ago, has it too
    await page.getByRole('tab', { name: statement }).click()
    await expect(page.getByRole('row', { name: /120\.50/ }).first()).toBeVisible()
    await page.getByRole('tab', { name: t.title }).click()
    const row = page.getByRole('row', { name: /120\.50/ }).first()
    await expect(row.getByText(payoutStatuses.requested[locale])).toBeVisible()
    await expect(merchant.button(t.ask)).toBeDisabled()

    const office = await (await browser.newContext()).newPage()
    listen(office, heard)
    const admin = await at(office, locale)
    const texts = admin.say('admin/payouts')
    await signInAdmin(admin, demoAccounts.admin, demoAccounts.password)
    await admin.go('/dashboard/payments?status=requested')
    await office
      .getByRole('row', { name: /120\.50/ })
      .getByRole('link')
      .first()
      .click()
    await admin.button(payoutActions.approve[locale]).click()
    await admin.button(payoutActions.approve[locale], office.getByRole('dialog')).click()
    await expect(office.getByText(payoutStatuses.approved[locale]).first()).toBeVisible()
    await admin.button(payoutActions.pay[locale]).click()
    const pay = office.getByRole('dialog')
    await admin.button(payoutActions.pay[locale], pay).click()
    await expect(pay.locator('[aria-invalid=true]')).toBeFocused()
    await pay.getByRole('textbox', { name: admin.label('reference', payoutLabels) }).fill(`FT-${locale}`)
    await admin.button(payoutActions.pay[locale], pay).click()
    await toasted(admin, texts.done)
    await expect(office.getByText(`FT-${locale}`)).toBeVisible()
    await office.context().close()

    await merchant.go('/store/wallet?tab=payouts')
    await expect(row.getByText(payoutStatuses.paid[locale])).toBeVisible()
    await expect(row.getByText(`FT-${locale}`)).toBeVisible()
    await expect(merchant.button(t.ask)).toBeEnabled()
  })
}
