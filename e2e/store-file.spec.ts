import type { Locale } from '@rahba/contract/kernel/locale'
import { locales } from '@rahba/contract/kernel/locale'
import { phoneText } from '@rahba/contract/kernel/phone-text'
import { commissionLabels } from '@rahba/contract/stores/commission/commission-labels'
import { storeActions } from '@rahba/contract/stores/store-actions'
import { storeLabels } from '@rahba/contract/stores/store-labels'
import { demoAccounts } from '../server/src/demo-accounts.ts'
import { expect, listen, test } from './fixtures.ts'
import { type At, at, ready, search, toasted } from './helpers/at.ts'
import { addPlace } from './helpers/delivery.ts'
import { type Merchant, register } from './helpers/merchant.ts'
import { Shopper } from './helpers/shopper.ts'
import { signInAdmin } from './helpers/sign-in.ts'
import { detail } from './quick-run.ts'

// An administrator and a merchant decide about one store and read each other's changes: commission, delivery and closing permanently.

const mark = () => String(Date.now() % 1_000_000).padStart(6, '0')
const reasons = {
  commission: { ar: 'اتفاق إطلاق المتجر', en: 'Launch agreement' },
  closing: { ar: 'طلب المالك إغلاق متجره', en: 'The owner asked to close the store' },
  deleting: { ar: 'طلب بالبريد بتاريخ اليوم', en: 'Request by email today' },
} satisfies Record<string, Record<Locale, string>>

async function openStore(who: At, name: string): Promise<void> {
  await who.go('/dashboard/stores')
  await search(who, who.say('admin/stores').search, name)
  await who.page.getByRole('link', { name }).first().click()
  await expect(who.page.getByRole('heading', { level: 1, name })).toBeVisible()
}

for (const locale of locales) {
  test(
    `a store’s commission, paused delivery and closing are read on both sides in ${locale}`,
    detail,
    async ({ page, browser, heard, request }) => {
      const shop = await at(page, locale)
      await page.setViewportSize({ width: 390, height: 844 })
      const [category] = await new Shopper(request, locale).get('/market/categories')
      const name = { ar: `دكان المسك ${mark()}`, en: `Musk Shop ${mark()}` }
      const merchant: Merchant = {
        name: 'هيا العنزي',
        phone: `0557${mark()}`,
        email: `haya${mark()}@e2e.example`,
        password: 'a quiet green door',
        store: name,
        entity: 'individual',
        category: { ar: category.name, en: category.name },
        subcategory: { ar: category.subcategories[0].name, en: category.subcategories[0].name },
        city: { ar: 'الرياض', en: 'Riyadh' },
        iban: '',
        register: '',
      }
      // the costs are read before registering
      await shop.go('/store/auth/register')
      const costs = page.getByRole('region', { name: shop.say('selling-costs').title })
      await expect(costs.getByRole('term')).toHaveCount(5)
      await register(shop, merchant)

      const context = await browser.newContext()
      const office = await at(await context.newPage(), locale)
      listen(office.page, heard)
      const admin = office.say('admin/stores')
      const commission = office.say('store-commission')
      await signInAdmin(office, demoAccounts.admin, demoAccounts.password)
      await openStore(office, name[locale])
      await office.button(commission.set).click()
      const dialog = office.page.getByRole('dialog', { name: commission.set })
      await dialog.getByRole('textbox', { name: office.label('commission_bp', commissionLabels) }).fill('3.5')
      await dialog.getByRole('button', { name: office.label('from', commissionLabels) }).click()
      await office.page.getByRole('table').getByRole('button', { disabled: false }).last().click()
      await office.button(commission.set, dialog).click()
      const reason = dialog.getByRole('textbox', { name: office.label('reason', commissionLabels) })
      await expect(reason).toHaveAttribute('aria-invalid', 'true')
      await reason.fill(reasons.commission[locale])
      await office.button(commission.set, dialog).click()
      await toasted(office, commission.done)
      await shop.go('/store/profile/payment')
      await expect(page.getByText(reasons.commission[locale])).toBeVisible()
      await expect(page.getByText(/3\.5/).first()).toBeVisible()

      // carriers need the short address, which is refused at its field and keeps what was typed
      const { delivery } = shop.say('portal/store-forms')
      await shop.go('/store/profile/shipping')
      const form = page.getByRole('form', { name: delivery.title })
      await form.getByRole('switch', { name: shop.label('has_delivery_service', storeLabels) }).click()
      await form.getByRole('textbox', { name: shop.label('delivery_charge', storeLabels) }).fill('15')
      await addPlace(shop, merchant.city[locale])
      const address = form.getByRole('textbox', { name: shop.label('short_address', storeLabels) })
      await address.fill('12')
      await shop.button(shop.say('kit').form.save, form).click()
      await expect(address).toHaveAttribute('aria-invalid', 'true')
      await expect(address).toHaveValue('12')
      await address.fill('rrrd2929')
      await shop.button(shop.say('kit').form.save, form).click()
      await toasted(shop, shop.say('portal/store-forms').saved)
      const takesOrders = page.getByRole('switch', { name: delivery.on })
      await takesOrders.click()
      await expect(form.getByText(delivery.off)).toBeVisible()
      await office.page.reload()
      await ready(office.page)
      await office.page.getByRole('tab', { name: admin.tabs.shipping }).click()
      await expect(office.page.getByText(admin.shipping.paused)).toBeVisible()
      await expect(office.page.getByText('RRRD2929')).toBeVisible()
      await takesOrders.click()
      await expect(form.getByText(delivery.off)).toHaveCount(0)

      await office.button(office.say('kit').list.rowActions(name[locale])).click()
      await office.page.getByRole('menuitem', { name: storeActions.close[locale] }).click()
      const closing = office.page.getByRole('dialog', { name: admin.actions.close.title })
      await office.button(storeActions.close[locale], closing).click()
      await expect(closing.getByRole('textbox')).toHaveAttribute('aria-invalid', 'true')
      await closing.getByRole('textbox').fill(reasons.closing[locale])
      await office.button(storeActions.close[locale], closing).click()
      await toasted(office, admin.actions.close.done)
      await expect(office.page.getByText(reasons.closing[locale])).toBeVisible()
      await shop.go('/store')
      await expect(page.getByText(reasons.closing[locale])).toBeVisible()
      await context.close()
    },
  )

  test(`an administrator deletes a shopper’s account on request, in ${locale}`, detail, async ({ page, request }) => {
    const phone = `+96656${String(Date.now() % 10_000_000).padStart(7, '0')}`
    const name = `غادة ${mark()}`
    const shopper = new Shopper(request, locale)
    await shopper.signIn(phone)
    await shopper.addAddress(name, phone, { ar: 'الرياض', en: 'Riyadh' }[locale])
    const who = await at(page, locale)
    const t = who.say('admin/users')
    await page.setViewportSize({ width: 390, height: 844 })
    await signInAdmin(who, demoAccounts.admin, demoAccounts.password)
    await who.go('/dashboard/users')
    await search(who, t.search, phone)
    // an account that only the app made has no name yet
    await page
      .getByRole('main')
      .getByRole('listitem')
      .filter({ hasText: phoneText(phone) })
      .getByRole('link')
      .first()
      .click()
    await who.button(t.remove).click()
    const dialog = page.getByRole('dialog', { name: t.removeTitle })
    await dialog.getByRole('textbox').fill(reasons.deleting[locale])
    await who.button(t.remove, dialog).click()
    await toasted(who, t.removed)
    await expect(page.getByText(t.deletedTitle)).toBeVisible()
    await expect(page.getByText(phoneText(phone))).toHaveCount(0)
    await expect(who.button(t.remove)).toHaveCount(0)
  })
}
