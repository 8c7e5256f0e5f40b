import { locales } from '@rahba/contract/kernel/locale'
import { branchesTitle, mainBranch } from '@rahba/contract/stores/branches/branch-labels'
import { weekdayNames } from '@rahba/contract/stores/profile/opening-times'
import { storeLabels } from '@rahba/contract/stores/store-labels'
import { demoAccounts } from '../server/src/demo-accounts.ts'
import { expect, listen, test } from './fixtures.ts'
import { at, toasted } from './helpers/at.ts'
import { choosePlaces, openPlaces, placeRow } from './helpers/delivery.ts'
import { signInAdmin, signInMerchant } from './helpers/sign-in.ts'

// A merchant says where it delivers and when it is open; visitors and administrators read it.

const store = { slug: 'halawat-alhara', email: 'sweet@halawat.rahba.example' }
const places = {
  ar: { exception: ['احساء', 'الأحساء'], city: 'جده', shown: 'جدة', far: 'ابها', farShown: 'أبها' },
  en: { exception: ['ahsa', 'Al Ahsa'], city: 'jedda', shown: 'Jeddah', far: 'abha', farShown: 'Abha' },
} as const

for (const locale of locales) {
  test(`a merchant sets delivery with exceptions and opening hours, and visitors and administrators read them, in ${locale}`, async ({
    page,
    browser,
    heard,
  }) => {
    const who = await at(page, locale)
    const { delivery, hours, saved } = who.say('portal/store-forms')
    const words = who.say('store-delivery')
    const label = (key: string) => who.label(key, storeLabels)
    const { exception, city, shown, far, farShown } = places[locale]
    await signInMerchant(who, store.email, demoAccounts.password)

    await who.go('/store/profile/shipping')
    const form = page.getByRole('form', { name: delivery.title })
    const table = page.getByRole('table', { name: label('delivery_locations') })
    await table.getByRole('checkbox', { name: delivery.selectAll }).check()
    await who.button(delivery.removeSelected, form).click()
    await expect(form.getByText(delivery.none)).toBeVisible()

    // one price for the Kingdom: days that end before they begin are refused at their field, and what was typed stays
    const dialog = await openPlaces(who)
    await choosePlaces(who, dialog, [words.kingdom, words.kingdom])
    await dialog.getByRole('textbox', { name: label('delivery_charge') }).fill('30')
    await dialog.getByRole('textbox', { name: label('free_from') }).fill('200')
    await dialog.getByRole('textbox', { name: label('days_min') }).fill('4')
    const last = dialog.getByRole('textbox', { name: label('days_max') })
    await last.fill('2')
    await who.button(delivery.addPlaces, dialog).click()
    await expect(last).toHaveAttribute('aria-invalid', 'true')
    await expect(last).toHaveValue('2')
    await dialog.getByRole('textbox', { name: label('days_min') }).fill('2')
    await last.fill('4')
    await who.button(delivery.addPlaces, dialog).click()
    await expect(placeRow(who, words.kingdom)).toContainText(words.daysBetween(2, 4))

    const exceptions = await openPlaces(who)
    await choosePlaces(who, exceptions, exception)
    await exceptions.getByRole('switch', { name: label('delivers') }).click()
    await who.button(delivery.addPlaces, exceptions).click()
    await expect(placeRow(who, exception[1])).toContainText(words.exception)
    const cities = await openPlaces(who)
    await choosePlaces(who, cities, [city, shown], [far, farShown])
    await cities.getByRole('textbox', { name: label('delivery_charge') }).fill('0')
    await who.button(delivery.addPlaces, cities).click()
    await expect(placeRow(who, farShown)).toContainText(words.free)
    await who.button(who.say('kit').form.save, form).click()
    await toasted(who, saved)

    // hours that end before they begin are refused at their row
    await who.go('/store/profile/hours')
    const times = page.getByRole('form', { name: hours.title })
    const has = times.getByRole('switch', { name: hours.has.opening_hours })
    if (!(await has.isChecked())) await has.click()
    const sunday = weekdayNames.sunday[locale]
    const opens = times.getByLabel(`${label('opens')}: ${sunday}`)
    const closes = times.getByLabel(`${label('closes')}: ${sunday}`)
    await opens.fill('20:00')
    await closes.fill('02:00')
    await times
      .getByRole('checkbox', { name: label('next_day') })
      .first()
      .uncheck()
    await who.button(who.say('kit').form.save, times).click()
    await expect(closes).toHaveAttribute('aria-invalid', 'true')
    await expect(opens).toHaveValue('20:00')
    await expect(closes).toHaveValue('02:00')
    await times
      .getByRole('checkbox', { name: label('next_day') })
      .first()
      .check()
    await who.button(`${hours.copy}: ${sunday}`, times).click()
    await who.button(who.say('kit').form.save, times).click()
    await toasted(who, saved)

    const visitor = await browser.newContext()
    const shop = await at(await visitor.newPage(), locale)
    listen(shop.page, heard)
    const t = shop.say('shop')
    await shop.page.goto(`/${locale}/s/${store.slug}`)
    const promise = shop.page.getByRole('region', { name: t.promise.title })
    await promise.getByRole('combobox', { name: t.promise.city }).fill(city)
    await shop.button(t.promise.show, promise).click()
    await expect(promise.getByRole('status')).toContainText(shown)
    await expect(promise.getByRole('status')).toContainText(t.promise.free)
    await promise.getByRole('combobox', { name: t.promise.city }).fill(exception[0])
    await shop.button(t.promise.show, promise).click()
    await expect(promise.getByRole('status')).toHaveText(t.promise.noDelivery(exception[1]))
    await promise.getByRole('combobox', { name: t.promise.city }).fill('xyz')
    await shop.button(t.promise.show, promise).click()
    await expect(promise.getByRole('status')).toHaveText(t.promise.unknown('xyz'))
    await shop.page.getByText(t.store.deliversEverywhere(1, 0)).click()
    await expect(shop.page.getByRole('cell', { name: words.exception })).toBeVisible()
    await visitor.close()

    const office = await browser.newContext()
    const admin = await at(await office.newPage(), locale)
    listen(admin.page, heard)
    await signInAdmin(admin, demoAccounts.admin, demoAccounts.password)
    const list = await (await admin.page.request.get(`/api/admin/stores?q=${encodeURIComponent(store.email)}`)).json()
    await admin.go(`/dashboard/stores/${list.data[0].id}?tab=shipping`)
    await expect(admin.page.getByRole('row').filter({ hasText: exception[1] })).toContainText(words.exception)
    await expect(admin.page.getByText(words.nextDay).first()).toBeVisible()
    await expect(admin.page.locator('section').filter({ hasText: branchesTitle[locale] })).toContainText(mainBranch[locale])
    await office.close()
  })
}
