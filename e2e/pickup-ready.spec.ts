import { locales } from '@rahba/contract/kernel/locale'
import { expect, test } from './fixtures.ts'
import { at } from './helpers/at.ts'
import { newPhone } from './helpers/checkout.ts'
import { enterShop, Office } from './helpers/shopper-pages.ts'

for (const locale of locales)
  test(`an order that is ready shows where to collect it and what to show there, in ${locale}`, async ({ page, playwright }) => {
    await page.setViewportSize({ width: 390, height: 844 })
    const who = await at(page, locale)
    const t = who.say('shopper-orders')
    const shopper = await enterShop(who, newPhone())
    const { card } = await shopper.enoughOf('sadeem-roastery')
    const order = await shopper.order(card, 1, 'cod', null, 'pickup')
    const merchant = await Office.open({ playwright }, who, 'store')
    await merchant.move(order.id, 'accept', 'prepare', 'make_ready')
    await page.goto(`/${locale}/orders/${order.id}`)
    const { branch } = await shopper.get(`/user/orders/${order.id}`)
    const banner = page.getByRole('status').filter({ hasText: branch.name[locale] })
    await expect(banner).toContainText(branch.address)
    await expect(banner).toContainText(t.order.showNumber(order.number))
    const map = banner.getByRole('link', { name: t.order.map })
    await expect(map).toBeInViewport()
    if (process.env.SHOTS) await page.screenshot({ path: `test-results/pickup-${locale}.png`, fullPage: true })
  })
