import { shelfLabels } from '@rahba/contract/catalog/shelves/shelf-labels'
import { stockLabels } from '@rahba/contract/catalog/stock/stock-labels'
import { stockAdjustmentNames, stockReasons } from '@rahba/contract/catalog/stock/stock-reasons'
import { locales } from '@rahba/contract/kernel/locale'
import { branchLabels } from '@rahba/contract/stores/branches/branch-labels'
import { translatedFields, translatedKinds } from '@rahba/contract/stores/translations/translated-kinds'
import { demoAccounts } from '../server/src/demo-accounts.ts'
import { expect, test } from './fixtures.ts'
import { at, toasted } from './helpers/at.ts'
import { signInMerchant } from './helpers/sign-in.ts'

for (const locale of locales) {
  test(`a merchant opens a branch, moves stock to it, counts it and reads the history in ${locale}`, async ({ page, heard }) => {
    await page.setViewportSize({ width: locale === 'ar' ? 390 : 1360, height: 900 })
    const who = await at(page, locale)
    const t = who.say('portal/stock')
    const rows = locale === 'ar' ? 'li' : 'tbody tr'
    const name = `${locale === 'ar' ? 'فرع' : 'Branch'} ${Date.now()}`
    await signInMerchant(who, demoAccounts.merchant, demoAccounts.password)

    await who.go('/store/branches')
    await who.button(t.places.add).first().click()
    const form = page.getByRole('dialog', { name: t.places.add })
    await form.getByRole('textbox', { name: who.side('name', locale) }).fill(name)
    await who.choose(who.label('city_id'), locale === 'ar' ? 'أبها' : 'Abha', form)
    await who.button(who.say('kit').form.save, form).click()
    // Shoppers who collect need to know where.
    await expect(form.getByRole('textbox', { name: who.label('address'), exact: true })).toHaveAttribute('aria-invalid', 'true')
    await form.getByRole('switch', { name: branchLabels.pick_up[locale] }).uncheck()
    await who.button(who.say('kit').form.save, form).click()
    await toasted(who, t.places.saved)
    await expect(page.getByText(name).first()).toBeVisible()

    // An item with enough pieces in the main branch.
    await who.go('/store/stock?sort=-quantity')
    const row = page
      .getByRole('main')
      .locator('tbody tr, li')
      .filter({ has: page.getByRole('checkbox') })
    await row.first().getByRole('checkbox').check()
    await who.button(t.transfer.action).click()
    const transfer = page.getByRole('dialog')
    const from = { name: stockLabels.from_branch_id[locale] }
    const main = await transfer.getByRole('combobox', from).or(transfer.getByRole('textbox', from)).first().inputValue()
    await who.choose(stockLabels.to_branch_id[locale], name, transfer)
    await transfer.getByRole('textbox', { name: t.transfer.quantity }).fill('999999')
    await who.button(t.transfer.save, transfer).click()
    await expect(transfer.getByRole('textbox', { name: t.transfer.quantity })).toHaveAttribute('aria-invalid', 'true')
    expect(heard.splice(0)).toEqual([expect.stringContaining('422')])
    await transfer.getByRole('textbox', { name: t.transfer.quantity }).fill('2')
    await who.button(t.transfer.save, transfer).click()
    await expect(transfer).toBeHidden()
    await toasted(who, t.transfer.saved(2, main, name))

    await row.first().getByRole('checkbox').check()
    await who.button(t.adjust.action).click()
    const adjust = page.getByRole('dialog')
    await who.choose(t.adjust.branch, name, adjust)
    await who.choose(t.adjust.reason, stockAdjustmentNames.damaged[locale], adjust)
    await adjust.getByRole('textbox', { name: t.adjust.quantity.take }).fill('1')
    await who.button(t.adjust.save, adjust).click()
    await expect(adjust).toBeHidden()
    await toasted(who, t.adjust.saved.take(1, name))

    await who.go('/store/stock/movements')
    const moves = page.getByRole('main').locator(rows).filter({ hasText: name })
    await expect(moves.first()).toContainText(stockReasons.damaged[locale])
    await expect(moves.filter({ hasText: stockReasons.transfer[locale] }).first()).toBeVisible()
  })
}

test('a collection in one language is listed as a gap', async ({ page }) => {
  const who = await at(page, 'ar')
  const t = who.say('portal/translations')
  const name = `هدايا ${Date.now()}`
  await signInMerchant(who, demoAccounts.merchant, demoAccounts.password)
  await who.go('/store/categories')
  const { shelf } = who.say('portal/products')
  await who.button(shelf.create).first().click()
  const form = page.getByRole('dialog', { name: shelf.create })
  await form.getByRole('textbox', { name: who.side('name', 'ar', shelfLabels) }).fill(name)
  await who.button(who.say('kit').form.save, form).click()
  await toasted(who, shelf.saved)

  await who.go('/store/translations')
  const gap = page.getByRole('row').filter({ hasText: name })
  await expect(gap).toContainText(translatedKinds.shelves.ar)
  await expect(gap).toContainText(t.gap(translatedFields.name.ar, who.say('kit').form.missingSide.en))
})
