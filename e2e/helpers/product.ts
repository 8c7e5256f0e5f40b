import { expect } from '@playwright/test'
import { additionalFieldLabels } from '@rahba/contract/catalog/additional-fields/additional-field-labels'
import { productActions } from '@rahba/contract/catalog/products/product-actions'
import { productLabels } from '@rahba/contract/catalog/products/product-labels'
import type { Bilingual } from '@rahba/contract/kernel/locale'
import { type At, search, toasted } from './at.ts'
import { picture } from './papers.ts'

export interface Goods {
  name: Bilingual
  /** As typed, in riyals. */
  price: string
  quantity: string
  category: Bilingual
  option: { name: Bilingual; choice: Bilingual; price: string }
}

/** Writes a product with a picture and an option that costs more, and sends it for review. */
export async function addProduct(who: At, goods: Goods): Promise<void> {
  const { page, locale } = who
  const t = who.say('portal/products')
  const label = (key: string) => who.label(key, productLabels)
  await who.go('/store/products/create')
  const form = page.getByRole('form', { name: t.create })
  await form.getByRole('textbox', { name: who.side('name', 'ar', productLabels) }).fill(goods.name.ar)
  await form.getByRole('textbox', { name: who.side('name', 'en', productLabels) }).fill(goods.name.en)
  for (const [side, text] of [
    ['ar', 'مصنوع بعناية في بيوتنا.'],
    ['en', 'Made with care at home.'],
  ] as const) {
    const editor = form.getByRole('textbox', { name: who.side('description', side, productLabels) })
    await editor.click()
    // the editor comes when its field is first pressed
    await expect(editor).toHaveAttribute('contenteditable', 'true')
    await expect(editor).toBeFocused()
    await page.keyboard.type(text)
  }
  await form.getByLabel(who.say('catalog').pictures.add, { exact: true }).setInputFiles(await picture('product.png', '#8b5a2b'))
  await expect(form.getByRole('img', { name: who.say('catalog').pictures.alt(1) })).toBeVisible({ timeout: 20_000 })
  // what it lacks leads to where that is fixed; only its category is left
  await who.button(who.say('catalog').diagnosis.toField).click()
  const category = { name: label('category_id') }
  await expect(form.getByRole('combobox', category).or(form.getByRole('textbox', category)).first()).toBeFocused()
  await form.getByRole('textbox', { name: label('price'), exact: true }).fill(goods.price)
  // what the store receives of it is said beside the price
  await expect(form.getByText(t.gets.store, { exact: false }).first()).toBeVisible()
  await form.getByRole('textbox', { name: label('quantity'), exact: true }).fill(goods.quantity)
  await who.choose(label('category_id'), goods.category[locale], form)
  await addOption(who, goods)
  await who.button(t.send, page.getByRole('main')).click()
  await toasted(who, t.savedAndSent)
  await expect(page).toHaveURL(new RegExp(`/${locale}/store/products`))
  await expect(page.getByText(goods.name[locale]).first()).toBeVisible()
}

/** A field with one priced choice, made without leaving the product. */
async function addOption(who: At, { option }: Goods): Promise<void> {
  const { page } = who
  const t = who.say('portal/products')
  await who.button(t.newField).click()
  const dialog = page.getByRole('dialog', { name: t.field.create })
  await dialog.getByRole('textbox', { name: who.side('name', 'ar', additionalFieldLabels) }).fill(option.name.ar)
  await dialog.getByRole('textbox', { name: who.side('name', 'en', additionalFieldLabels) }).fill(option.name.en)
  const first = dialog.getByRole('group', { name: t.field.optionAt(1) })
  const [ar, en] = [first.getByPlaceholder(who.say('kit').form.arabic), first.getByPlaceholder(who.say('kit').form.english)]
  // what is added to the price is a number alone: its input says so to everybody, not only to who hears it
  await expect(first.getByText(t.field.price, { exact: true })).toBeVisible()
  await ar.fill(option.choice.ar)
  await en.fill(option.choice.en)
  await first.getByRole('textbox', { name: t.field.price }).fill(option.price)
  await who.button(who.say('kit').form.save, dialog).click()
  await expect(dialog).toBeHidden()
  await expect(page.getByRole('checkbox', { name: option.name[who.locale] })).toBeChecked()
}

/** An administrator finds the product among those that wait, reads it and approves it. */
export async function approveProduct(who: At, name: Bilingual): Promise<void> {
  const { page, locale } = who
  const t = who.say('admin/products')
  await who.go('/dashboard/products')
  await search(who, t.search, name[locale])
  await page.getByRole('link', { name: name[locale] }).first().click()
  await expect(page.getByRole('heading', { level: 1, name: name[locale] })).toBeVisible()
  await who.button(productActions.approve.label[locale]).click()
  await toasted(who, t.approved)
}
