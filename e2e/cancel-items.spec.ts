import { locales } from '@rahba/contract/kernel/locale'
import { cancellationLabels } from '@rahba/contract/orders/cancellations/cancellation-labels'
import { refundReasons } from '@rahba/contract/orders/cancellations/cancellation-states'
import { demoAccounts } from '../server/src/demo-accounts.ts'
import { expect, test } from './fixtures.ts'
import { at, toasted } from './helpers/at.ts'
import { findFaults } from './helpers/axe.ts'
import { Shopper } from './helpers/shopper.ts'
import { signInMerchant } from './helpers/sign-in.ts'

// A merchant has one piece less than was ordered: it is taken off the order, and the rest goes on.

for (const locale of locales)
  test(`a merchant cancels a piece of an order before shipping, in ${locale}`, async ({ page, request }) => {
    const phone = `+96657${String(Date.now() % 10_000_000).padStart(7, '0')}`
    const shopper = new Shopper(request, locale)
    await shopper.signIn(phone)
    await shopper.addAddress('هند', phone, { ar: 'الرياض', en: 'Riyadh' }[locale])
    const { card, quantity } = await shopper.enoughOf('sadeem-roastery', 2)
    const pieces = Math.max(2, quantity)
    const { id } = await shopper.order(card, pieces, 'cod')

    const who = await at(page, locale)
    const { cancelItems: t } = who.say('portal/orders')
    const { form, money } = who.say('cancellations')
    await signInMerchant(who, demoAccounts.merchant, demoAccounts.password)
    await who.go(`/store/orders/${id}`)
    await who.button(t.title).click()
    const dialog = page.getByRole('dialog', { name: t.title })
    await expect(dialog.getByText(form.available(pieces))).toBeVisible()

    // without a quantity and a reason nothing is sent, and the fields say so
    await who.button(t.title, dialog).click()
    await expect(dialog.getByRole('alert').first()).toBeVisible()

    await dialog.getByRole('textbox').first().fill('1')
    await who.choose(cancellationLabels.refund_reason?.[locale] ?? '', refundReasons.out_of_stock[locale], dialog)
    await expect(dialog.getByText(money.uncollected)).toBeVisible()
    // The button fades while the amount is read.
    await expect(who.button(t.title, dialog)).toBeEnabled()
    await page.evaluate(() => Promise.allSettled(document.getAnimations().map(({ finished }) => finished)))
    expect(await findFaults(page)).toEqual([])
    await who.button(t.title, dialog).click()
    await toasted(who, t.done)
    await expect(dialog).toBeHidden()
    // its record is on the order's page, and the order goes on
    await expect(page.getByText(who.say('cancellations').order.title)).toBeVisible()
    expect(await shopper.get(`/user/orders/${id}`)).toMatchObject({ status: 'new', cancellations: [{ status: 'closed' }] })
  })
