import { locales } from '@rahba/contract/kernel/locale'
import { refundReasons } from '@rahba/contract/orders/cancellations/cancellation-states'
import { expect, test } from './fixtures.ts'
import { at } from './helpers/at.ts'
import { findFaults } from './helpers/axe.ts'
import { enterShop, Office } from './helpers/shopper-pages.ts'
import { detail } from './quick-run.ts'

// A customer cancels a part of an order that is paid at the door: nothing goes back, less is collected.

test.use({ viewport: { width: 390, height: 844 } })

for (const locale of locales)
  test(`a part of an unpaid order is cancelled without a destination, in ${locale}`, detail, async ({ page, playwright }) => {
    const who = await at(page, locale)
    const t = who.say('shopper-orders')
    const shopper = await enterShop(who, `+96659${String(Date.now() % 10_000_000).padStart(7, '0')}`)
    const { card, quantity } = await shopper.enoughOf('sadeem-roastery', 2)
    const order = await shopper.order(card, Math.max(2, quantity), 'cod')
    const merchant = await Office.open({ playwright }, who, 'store')
    await merchant.move(order.id, 'accept')

    await page.goto(`/${locale}/orders/${order.id}`)
    await page.getByRole('link', { name: t.act.some }).click()
    const form = page.getByRole('form', { name: t.ask.cancel })
    await expect(form.getByRole('radio')).toHaveCount(0)
    await expect(form.getByLabel(t.ask.photos)).toHaveCount(0)
    await form.getByRole('spinbutton').first().fill('1')
    await form.getByRole('combobox').selectOption(refundReasons.changed_mind[locale])
    await who.button(t.ask.previewUnpaid, form).click()
    await expect(form.getByText(t.act.nothingPaid)).toBeVisible()

    // a changed quantity takes the old amount and its button away
    await form.getByRole('spinbutton').first().fill('0')
    await expect(who.button(t.ask.send.cancel, form)).toHaveCount(0)
    await form.getByRole('spinbutton').first().fill('1')
    await who.button(t.ask.previewAgain, form).or(who.button(t.ask.previewUnpaid, form)).click()
    expect(await findFaults(page)).toEqual([])
    await who.button(t.ask.send.cancel, form).click()
    await expect(page.getByText(t.request.sent)).toBeVisible()
    await expect(page.getByText(t.request.deducted.expected)).toBeVisible()
    await expect(page.getByText(t.request.destination, { exact: true })).toHaveCount(0)

    const id = new URL(page.url()).pathname.split('/').at(-1) ?? ''
    const { version, preview } = await merchant.get(`/cancellations/${id}`)
    await merchant.post(`/cancellations/${id}/actions`, { action: 'accept', version, note: null, expected_amount: preview.amount })
    await page.reload()
    await expect(page.getByText(t.request.deducted.closed)).toBeVisible()
    await expect(page.getByText(t.request.sent)).toHaveCount(0)
    await merchant.close()
  })
