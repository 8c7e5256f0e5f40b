import { locales } from '@rahba/contract/kernel/locale'
import { dueLabels } from '@rahba/contract/money/dues/due-labels'
import { dueActions, dueStatuses, settlementStatuses } from '@rahba/contract/money/dues/due-states'
import { stores } from '../server/seed/data/stores.ts'
import { demoAccounts } from '../server/src/demo-accounts.ts'
import { expect, listen, test } from './fixtures.ts'
import { type At, at, toasted } from './helpers/at.ts'
import { picture } from './helpers/papers.ts'
import { signInAdmin, signInMerchant } from './helpers/sign-in.ts'

/** Opens the first statement that is still due, and gives its number and whose it is. */
async function openDue(admin: At) {
  const { page, locale } = admin
  await admin.go('/dashboard/dues?status=due')
  const row = page.getByRole('row').nth(1)
  const number = await row.getByRole('link').first().innerText()
  const text = await row.innerText()
  const store = stores.find(({ name }) => text.includes(name[locale]))
  if (!store) throw new Error(`whose statement is ${text}?`)
  await row.getByRole('link').first().click()
  await expect(page.getByRole('heading', { level: 1 })).toContainText(number)
  return { number, store }
}

for (const locale of locales) {
  test(`a merchant pays a statement of dues by transfer, and an administrator confirms it in ${locale}`, async ({
    page,
    browser,
    heard,
  }) => {
    const office = await (await browser.newContext()).newPage()
    listen(office, heard)
    const admin = await at(office, locale)
    const texts = admin.say('admin/dues')
    await signInAdmin(admin, demoAccounts.admin, demoAccounts.password)
    const { number, store } = await openDue(admin)
    const address = office.url().replace(/^.*\/(ar|en)\//, '/')

    const merchant = await at(page, locale)
    const t = merchant.say('portal/dues')
    await signInMerchant(merchant, store.email, demoAccounts.password)
    await merchant.go('/store/wallet?tab=dues')
    await page.getByRole('row', { name: number }).getByRole('link').first().click()
    await expect(page.getByRole('heading', { name: t.one(Number(number)) })).toBeVisible()
    const pay = async () => {
      await merchant.button(t.pay).click()
      const dialog = page.getByRole('dialog', { name: t.payTitle(Number(number)) })
      await dialog.getByRole('textbox', { name: merchant.label('sender_name', dueLabels) }).fill('مؤسسة سدير')
      await dialog.getByLabel(merchant.label('slip', dueLabels)).setInputFiles(await picture('slip.png', '#0F5C4D'))
      await expect(dialog.getByText('slip.png')).toBeVisible()
      await merchant.button(t.send, dialog).click()
      await toasted(merchant, t.sent)
      await expect(page.getByText(t.waits)).toBeVisible()
    }
    await pay()

    // not readable: the slip goes back, and the merchant reads why
    await admin.go(address)
    await admin.button(dueActions.send_back[locale]).click()
    const back = office.getByRole('dialog', { name: dueActions.send_back[locale] })
    await back.getByRole('textbox', { name: admin.label('reason', dueLabels) }).fill('الإيصال غير واضح')
    await admin.button(dueActions.send_back[locale], back).click()
    await toasted(admin, texts.done)
    await page.reload()
    await expect(page.getByText('الإيصال غير واضح').first()).toBeVisible()
    await expect(page.getByText(settlementStatuses.refused[locale])).toBeVisible()
    await pay()

    await admin.go(address)
    await admin.button(dueActions.confirm[locale]).click()
    const confirm = office.getByRole('dialog', { name: dueActions.confirm[locale] })
    await admin.button(dueActions.confirm[locale], confirm).click()
    await expect(confirm.locator('[aria-invalid=true]')).toBeFocused()
    await confirm.getByRole('textbox', { name: admin.label('reference', dueLabels) }).fill(`FT-${number}`)
    await admin.button(dueActions.confirm[locale], confirm).click()
    await toasted(admin, texts.done)
    await expect(office.getByText(dueStatuses.paid[locale]).first()).toBeVisible()
    // its lines say what it bills, and lead to their orders
    await expect(office.getByRole('row').nth(1)).toBeVisible()
    await page.reload()
    await expect(page.getByText(dueStatuses.paid[locale]).first()).toBeVisible()
    await expect(merchant.button(t.pay)).toHaveCount(0)

    await admin.go('/dashboard/dues1?state=paid')
    await office.getByRole('row').nth(1).getByRole('link').first().click()
    await expect(office.getByText(texts.sum)).toBeVisible()
    await office.context().close()
  })
}
