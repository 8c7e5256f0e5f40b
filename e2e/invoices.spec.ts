import { locales } from '@rahba/contract/kernel/locale'
import { invoiceKinds } from '@rahba/contract/orders/invoices/invoice-kinds'
import { demoAccounts } from '../server/src/demo-accounts.ts'
import { expect, test } from './fixtures.ts'
import { at } from './helpers/at.ts'
import { signInAdmin, signInMerchant } from './helpers/sign-in.ts'

for (const locale of locales) {
  test(`a merchant downloads an invoice from the wallet, and an administrator from the order, in ${locale}`, async ({ page, browser }) => {
    const merchant = await at(page, locale)
    const t = merchant.say('invoices')
    await signInMerchant(merchant, demoAccounts.merchant, demoAccounts.password)
    await merchant.go('/store/wallet?tab=invoices&kind=commission')
    const row = page.getByRole('row', { name: /TI-\d{6}/ }).first()
    await expect(row.getByText(invoiceKinds.commission[locale])).toBeVisible()
    const number = /TI-\d{6}/.exec(await row.innerText())?.[0] ?? ''
    await row.getByRole('button', { name: t.pdf }).click()
    const saving = page.waitForEvent('download')
    await page.getByRole('menuitem', { name: locale === 'ar' ? t.inArabic : t.inEnglish }).click()
    expect((await saving).suggestedFilename()).toBe(`${number}-${locale}.pdf`)
    // to its order, which names it too
    const to = await row.getByRole('link').first().getAttribute('href')
    await page.goto(to ?? '')
    await expect(page.getByText(number).first()).toBeVisible()

    const context = await browser.newContext()
    const office = await at(await context.newPage(), locale)
    await signInAdmin(office, demoAccounts.admin, demoAccounts.password)
    await office.go(`/dashboard/orders/${to?.split('/').at(-1)}`)
    await expect(office.page.getByText(number).first()).toBeVisible()
    const saved = office.page.waitForEvent('download')
    await office.page.getByRole('button', { name: `${t.pdf} ${number}` }).click()
    await office.page.getByRole('menuitem', { name: t.inArabic }).click()
    expect((await saved).suggestedFilename()).toBe(`${number}-ar.pdf`)
    await context.close()
  })
}
