import type { Page } from '@playwright/test'
import { productLabels } from '@rahba/contract/catalog/products/product-labels'
import type { Locale } from '@rahba/contract/kernel/locale'
import { demoAccounts } from '../server/src/demo-accounts.ts'
import { expect, test } from './fixtures.ts'
import { type At, at, search, toasted } from './helpers/at.ts'
import { signInMerchant } from './helpers/sign-in.ts'
import { detail } from './quick-run.ts'

/** Opens the form of a new product and gives it names and a price. */
async function begin(who: At): Promise<string> {
  const name = `عباءة ${Date.now()}`
  await signInMerchant(who, demoAccounts.merchant, demoAccounts.password)
  await who.go('/store/products/create')
  const form = who.page.getByRole('form', { name: who.say('portal/products').create })
  await form.getByRole('textbox', { name: who.side('name', 'ar', productLabels) }).fill(name)
  await form.getByRole('textbox', { name: who.side('name', 'en', productLabels) }).fill(`Abaya ${Date.now()}`)
  await form.getByRole('textbox', { name: productLabels.price[who.locale], exact: true }).fill('200')
  return name
}

/** Adds an option by its quick choice, with values in the way of a list. */
async function addOption(who: At, quick: 'colour' | 'size', values: string): Promise<void> {
  const { quickOptions } = who.say('catalog')
  await who.button(quickOptions[quick]).click()
  const entry = who.page.getByRole('textbox', { name: `${who.say('variants').options.entry}: ${quickOptions[quick]}` })
  await entry.fill(values)
  await entry.press('Enter')
}

const getCell = (who: At, column: string, variant: string) =>
  who.page.getByRole('textbox', { name: who.say('variants').sheet.cell(column, variant), exact: true })

/** Pastes as a spreadsheet would have filled the clipboard. */
const paste = (page: Page, text: string) =>
  page.evaluate((plain) => {
    const data = new DataTransfer()
    data.setData('text/plain', plain)
    document.activeElement?.dispatchEvent(new ClipboardEvent('paste', { clipboardData: data, bubbles: true, cancelable: true }))
  }, text)

async function reopen(who: At, name: string): Promise<void> {
  await who.go('/store/products')
  await search(who, who.say('portal/products').search, name)
  await who.page.getByRole('link', { name }).first().click()
  await expect(who.page.getByRole('form', { name: who.say('portal/products').edit })).toBeVisible()
}

test('a merchant adds colours and sizes, pastes prices and stock, corrects a repeated SKU, and finds the variants', async ({ page }) => {
  const locale: Locale = 'ar'
  await page.setViewportSize({ width: 1360, height: 900 })
  const who = await at(page, locale)
  const { sheet, count } = who.say('variants')
  const name = await begin(who)
  await addOption(who, 'colour', 'أسود، بيج')
  await addOption(who, 'size', '52, 54, 56')
  const grid = page.getByRole('grid', { name: sheet.title })
  await expect(grid.getByRole('row')).toHaveCount(7)
  // the product's own stock and codes are the variants' now
  await expect(page.getByRole('textbox', { name: productLabels.barcode.ar, exact: true })).toBeHidden()

  await getCell(who, productLabels.price.ar, 'أسود، 52').click()
  await paste(page, '210\t٢٠٥٫٥\t4\n\t\t5\n250\t\t6')
  await expect(getCell(who, sheet.reduced, 'أسود، 52')).toHaveValue('205.50')
  await expect(getCell(who, productLabels.price.ar, 'أسود، 56')).toHaveValue('250.00')
  await getCell(who, productLabels.quantity.ar, 'أسود، 56').click()
  await who.button(sheet.fill).click()
  await expect(getCell(who, productLabels.quantity.ar, 'بيج، 56')).toHaveValue('6')
  await page.keyboard.press('Control+z')
  await expect(getCell(who, productLabels.quantity.ar, 'بيج، 56')).toHaveValue('0')
  await page.keyboard.press('Control+Shift+z')
  await expect(getCell(who, productLabels.quantity.ar, 'بيج، 56')).toHaveValue('6')

  const sku = `AB-${Date.now()}`
  await getCell(who, productLabels.sku.ar, 'أسود، 52').click()
  await page.keyboard.type(sku)
  await page.keyboard.press('ArrowDown')
  await page.keyboard.type(sku.toLowerCase())
  await page.keyboard.press('Enter')
  // both cells are marked as soon as the second is left, before anything is saved
  const { saveDraft, saved } = who.say('portal/products')
  await expect(who.button(sheet.faults(2))).toBeVisible()
  const repeated = getCell(who, productLabels.sku.ar, 'أسود، 54')
  await expect(repeated).toHaveAttribute('aria-invalid', 'true')
  await expect(repeated).toHaveAccessibleDescription(`${productLabels.sku.ar} مكرر في «أسود، 52»`)
  await who.button(saveDraft).first().click()
  await expect(getCell(who, productLabels.sku.ar, 'أسود، 52')).toBeFocused()
  await repeated.click()
  await page.keyboard.type(`${sku}-2`)
  await page.keyboard.press('Enter')
  await expect(who.button(sheet.faults(2))).toBeHidden()
  await who.button(saveDraft).first().click()
  await toasted(who, saved)

  await who.go('/store/products')
  await search(who, who.say('portal/products').search, name)
  const row = page.getByRole('row').filter({ hasText: name })
  await expect(row).toContainText(who.say('catalog').from)
  await expect(row).toContainText(count(6))
  await reopen(who, name)
  await expect(getCell(who, productLabels.sku.ar, 'أسود، 54')).toHaveValue(`${sku}-2`)
  await expect(getCell(who, sheet.reduced, 'أسود، 52')).toHaveValue('205.50')
  await expect(getCell(who, productLabels.price.ar, 'أسود، 54')).toHaveValue('')
  await expect(getCell(who, productLabels.quantity.ar, 'بيج، 52')).toHaveValue('6')

  // without the size, the first variant of each colour stays with its stock and code
  const { options } = who.say('variants')
  await who.button(options.remove('المقاس')).click()
  const dialog = page.getByRole('dialog')
  await expect(dialog).toContainText(options.removeBody(4))
  await who.button(options.removeAction, dialog).click()
  await expect(grid.getByRole('row')).toHaveCount(3)
  await expect(getCell(who, productLabels.sku.ar, 'أسود')).toHaveValue(sku)
  await expect(getCell(who, productLabels.quantity.ar, 'أسود')).toHaveValue('4')
})

test('on a phone the variants are cards with details in a window', detail, async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 844 })
  const who = await at(page, 'ar')
  const { sheet } = who.say('variants')
  const name = await begin(who)
  await addOption(who, 'colour', 'أسود، بيج')
  await getCell(who, productLabels.quantity.ar, 'أسود').fill('3')
  await who.button(sheet.more('بيج')).click()
  const opened = page.getByRole('dialog', { name: 'بيج' })
  const sku = `PH-${Date.now()}`
  await opened.getByRole('textbox', { name: productLabels.sku.ar }).fill(sku)
  await opened.getByRole('textbox', { name: productLabels.quantity.ar }).fill('٧')
  await who.button(sheet.apply, opened).click()
  await expect(getCell(who, productLabels.quantity.ar, 'بيج')).toHaveValue('7')
  await page.getByRole('checkbox', { name: sheet.cell(sheet.offered, 'أسود'), exact: true }).uncheck()
  await who.button(who.say('portal/products').saveDraft).first().click()
  await toasted(who, who.say('portal/products').saved)
  await reopen(who, name)
  await expect(getCell(who, productLabels.quantity.ar, 'أسود')).toHaveValue('3')
  await expect(page.getByRole('checkbox', { name: sheet.cell(sheet.offered, 'أسود'), exact: true })).not.toBeChecked()
  await who.button(sheet.more('بيج')).click()
  await expect(page.getByRole('dialog', { name: 'بيج' }).getByRole('textbox', { name: productLabels.sku.ar })).toHaveValue(sku)
})

for (const locale of ['ar', 'en'] as const) {
  test(`a variant keeps its own discount, and deleting an option asks whose variants to keep, in ${locale}`, detail, async ({ page }) => {
    await page.setViewportSize({ width: 1360, height: 900 })
    const who = await at(page, locale)
    const { sheet, options } = who.say('variants')
    const name = await begin(who)
    await addOption(who, 'size', '52, 54')
    await getCell(who, productLabels.sku[locale], '52').click()
    const headings = [productLabels.sku, productLabels.barcode, productLabels.price].map((label) => label[locale])
    await paste(
      page,
      `${[...headings, sheet.reduced, productLabels.quantity[locale], sheet.weight].join('\t')}\nE-${Date.now()}\t\t300\t250\t4\t0.5 kg\n\t\t320\t\t5`,
    )
    await expect(page.getByText(sheet.headerLeftOut)).toBeVisible()
    await expect(getCell(who, sheet.weight, '52')).toHaveValue('500')
    const { saveDraft, saved } = who.say('portal/products')
    await who.button(saveDraft).first().click()
    await toasted(who, saved)
    await who.go('/store/products')
    await search(who, who.say('portal/products').search, name)
    await page
      .getByRole('link', { name: locale === 'ar' ? name : /^Abaya/ })
      .first()
      .click()
    await expect(page.getByRole('textbox', { name: productLabels.price[locale], exact: true })).toHaveValue('200.00')
    await expect(page.getByRole('textbox', { name: productLabels.price_after_discount[locale], exact: true })).toHaveValue('')
    await addOption(who, 'colour', 'أسود، بيج')
    const colour = who.say('catalog').quickOptions.colour
    await who.button(options.remove(colour)).click()
    await expect(page.getByRole('dialog').getByText(options.goes(locale === 'ar' ? 'بيج' : 'Beige'))).toBeVisible()
    await page.getByRole('dialog').getByRole('button', { name: options.removeAction, exact: true }).click()
    await expect(page.getByRole('grid').getByRole('row')).toHaveCount(3)
    await who.button(sheet.undo).last().click()
    await expect(page.getByRole('grid').getByRole('row')).toHaveCount(5)
  })
}
