import { locales } from '@rahba/contract/kernel/locale'
import { orderLabels } from '@rahba/contract/orders/order-labels'
import { orderStatuses } from '@rahba/contract/orders/order-states'
import { demoAccounts } from '../server/src/demo-accounts.ts'
import { expect, test } from './fixtures.ts'
import { at, search } from './helpers/at.ts'
import { Shopper } from './helpers/shopper.ts'
import { signInMerchant } from './helpers/sign-in.ts'

// Many orders go to their carriers at once: each with the number of its own parcel, pasted as a sheet has them.

for (const locale of locales) {
  test(`orders are handed to carriers together, each with its own tracking number, in ${locale}`, async ({ page, request }) => {
    const phone = `+96658${String(Date.now() % 10_000_000).padStart(7, '0')}`
    const name = `سلمى ${Date.now() % 100_000}`
    const shopper = new Shopper(request, locale)
    await shopper.signIn(phone)
    await shopper.addAddress(name, phone, { ar: 'الرياض', en: 'Riyadh' }[locale])
    const { card, quantity } = await shopper.enoughOf('sadeem-roastery', 0, 3)
    const numbers: number[] = []
    for (let n = 0; n < 3; n++) numbers.push((await shopper.order(card, quantity, 'cod', null, 'shipping_company')).number)
    const [first = 0, second = 0, third = 0] = numbers

    const who = await at(page, locale)
    const t = who.say('portal/orders')
    const kit = who.say('kit')
    await signInMerchant(who, demoAccounts.merchant, demoAccounts.password)
    await who.go('/store/orders')
    await search(who, who.say('orders').list.search, name)
    const row = (number: number) => page.getByRole('row', { name: new RegExp(String(number)) })
    await expect(page.getByRole('row')).toHaveCount(4)
    const tick = async (...chosen: number[]) => {
      for (const number of chosen) await page.getByRole('checkbox', { name: kit.list.selectRow(String(number)) }).check()
    }
    for (const step of ['accept', 'prepare', 'make_ready'] as const) {
      await tick(...(step === 'make_ready' ? [first, second] : numbers))
      await who.button(t.bulk[step]).click()
      await expect(who.button(kit.list.clearSelection)).toBeHidden()
    }
    await expect(row(second).getByText(orderStatuses.ready[locale])).toBeVisible()

    // the third is not ready: the button says how many go, and it stays chosen
    await tick(first, second, third)
    await who.button(`${t.ship.action} (2)`).click()
    const dialog = page.getByRole('dialog', { name: t.ship.title(2) })
    const field = (number: number, key: string) =>
      dialog.getByRole('group', { name: new RegExp(String(number)) }).getByRole('textbox', { name: who.label(key, orderLabels) })
    await who.button(t.ship.action, dialog).click()
    await expect(field(first, 'shipping_company').or(field(second, 'shipping_company')).first()).toHaveAttribute('aria-invalid', 'true')
    await dialog.getByRole('textbox', { name: t.ship.paste }).fill(`${second}\tTR-2\tSMSA\n${first}\tTR-1\tAramex\n999999\tTR-9`)
    await who.button(t.ship.spread, dialog).click()
    await expect(dialog.getByText(t.ship.filled(2))).toBeVisible()
    await expect(dialog.getByText(t.ship.unread(1))).toBeVisible()
    await expect(field(first, 'tracking_number')).toHaveValue('TR-1')
    await expect(field(second, 'shipping_company')).toHaveValue('SMSA')
    await who.button(t.ship.action, dialog).click()
    for (const number of [first, second]) await expect(row(number).getByText(orderStatuses.shipped[locale])).toBeVisible()
    await expect(row(third).getByText(orderStatuses.preparing[locale])).toBeVisible()
    await expect(page.getByRole('checkbox', { name: kit.list.selectRow(String(third)) })).toBeChecked()
    await row(second).getByRole('link').first().click()
    await expect(page.getByText('TR-2')).toBeVisible()
  })
}
