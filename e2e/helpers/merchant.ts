import { expect, type Locator } from '@playwright/test'
import { storeAuthLabels } from '@rahba/contract/access/store-auth-labels'
import type { Bilingual } from '@rahba/contract/kernel/locale'
import { storeLabels } from '@rahba/contract/stores/store-labels'
import { entityTypes } from '@rahba/contract/stores/store-states'
import { type At, ready, toasted } from './at.ts'
import { addPlace } from './delivery.ts'
import { codeFor } from './outbox.ts'
import { paper, picture, type Upload } from './papers.ts'

export interface Merchant {
  name: string
  phone: string
  email: string
  password: string
  store: Bilingual
  entity: 'business' | 'individual'
  category: Bilingual
  subcategory: Bilingual
  city: Bilingual
  iban: string
  /** Commercial register or national id. */
  register: string
}

/** Registers in the browser and confirms the mailed code; ends on the portal's home. */
export async function register(who: At, merchant: Merchant): Promise<void> {
  const t = who.say('portal/sign-in').register
  const { page, locale } = who
  await who.go('/store/auth/register')
  const form = page.getByRole('form', { name: t.title })
  await form.getByRole('textbox', { name: who.label('name', storeAuthLabels) }).fill(merchant.name)
  await form.getByRole('textbox', { name: who.label('phone') }).fill(merchant.phone)
  await form.getByRole('textbox', { name: who.label('email') }).fill(merchant.email)
  await who.secret('password', form).fill(merchant.password)
  await who.secret('password_confirmation', form).fill(merchant.password)
  await form.getByRole('checkbox').check()
  await who.button(t.next, form).click()
  await form.getByRole('textbox', { name: who.side('store_name', 'ar', storeAuthLabels) }).fill(merchant.store.ar)
  await form.getByRole('textbox', { name: who.side('store_name', 'en', storeAuthLabels) }).fill(merchant.store.en)
  await who.choose(who.label('category_id'), merchant.category[locale], form)
  await who.choose(who.label('subcategory_id'), merchant.subcategory[locale], form)
  await who.choose(who.label('city_id'), merchant.city[locale], form)
  await form.getByRole('radio', { name: entityTypes[merchant.entity][locale] }).check()
  await who.button(t.finish, form).click()
  const code = await codeFor('mail', merchant.email)
  // as a person types it: the boxes take one digit each
  await page.getByRole('textbox', { name: who.say('kit').form.digit(1) }).click()
  await page.keyboard.type(code)
  await expect(page).toHaveURL(new RegExp(`/${locale}/store$`))
  await ready(page)
}

/** Puts a file into the place with that label, and waits until the server has it. */
async function attach(within: Locator, label: string, file: Upload): Promise<void> {
  const input = within.getByLabel(label, { exact: true })
  const uploaded = within.page().waitForResponse((answer) => answer.request().method() === 'POST' && answer.url().endsWith('/files'))
  await input.setInputFiles(file)
  expect((await uploaded).ok()).toBe(true)
  await expect(within.getByRole('progressbar')).toHaveCount(0)
  await expect(input).toHaveCount(0)
}

async function save(who: At, form: Locator): Promise<void> {
  await who.button(who.say('common').actions.save, form).click()
  await expect(form.getByText(who.say('kit').form.unsaved)).toBeHidden()
  await toasted(who, who.say('portal/profile').saved)
}

/** Fills the four pages of the profile and hands the store in for review. */
export async function completeProfile(who: At, merchant: Merchant): Promise<void> {
  const { page, locale } = who
  const t = who.say('portal/profile')
  const forms = who.say('portal/store-forms')
  const label = (key: string) => who.label(key, storeLabels)

  await who.go('/store/profile/store_info')
  const info = page.getByRole('form', { name: forms.info.title })
  await info
    .getByRole('textbox', { name: who.side('description', 'ar', storeLabels) })
    .fill('متجر عائلي يبيع ما تصنعه أيدينا، بعناية وجودة.')
  await info
    .getByRole('textbox', { name: who.side('description', 'en', storeLabels) })
    .fill('A family shop that sells what our own hands make, with care.')
  await attach(info, label('logo'), await picture('logo.png', '#b8860b', 600))
  await save(who, info)

  await who.go('/store/profile/data')
  const business = merchant.entity === 'business'
  const papers = page.getByRole('form', { name: business ? forms.papers.business : forms.papers.individual })
  await papers.getByRole('textbox', { name: label(business ? 'commercial_register_no' : 'national_id') }).fill(merchant.register)
  await attach(papers, label(business ? 'commercial_register_photo' : 'free_labor_document'), paper('register.pdf'))
  await attach(papers, label('id_image'), await picture('id.png', '#777777'))
  await save(who, papers)

  await who.go('/store/profile/payment')
  const bank = page.getByRole('form', { name: forms.payment.title })
  await bank.getByRole('textbox', { name: label('iban_no') }).fill(merchant.iban)
  await bank.getByRole('textbox', { name: label('bank_account_name') }).fill(merchant.name)
  await attach(bank, label('bank_account_letter'), paper('letter.pdf'))
  await save(who, bank)

  await who.go('/store/profile/shipping')
  const delivery = page.getByRole('form', { name: forms.delivery.title })
  await delivery.getByRole('switch', { name: label('has_delivery_service') }).click()
  await delivery.getByRole('textbox', { name: label('delivery_charge') }).fill('15')
  await addPlace(who, merchant.city[locale])
  await save(who, delivery)

  const send = who.button(t.review.send)
  await expect(send).toBeEnabled()
  await send.click()
  await who.button(t.review.send, page.getByRole('dialog')).click()
  await expect(page.getByText(t.review.waiting, { exact: true }).first()).toBeVisible()
}

/** Opens the store to orders by the switch above the page. */
export async function openStore(who: At): Promise<void> {
  const t = who.say('portal/layout').open
  await who.go('/store')
  await who.page.getByRole('switch', { name: t.closed }).click()
  await expect(who.page.getByRole('switch', { name: t.open })).toBeChecked()
}
