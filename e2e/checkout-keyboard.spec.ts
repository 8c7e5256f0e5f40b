import type { Locator, Page } from '@playwright/test'
import { locales } from '@rahba/contract/kernel/locale'
import { expect, test } from './fixtures.ts'
import { at, ready } from './helpers/at.ts'
import { coffee, newPhone, placeButton, restockCoffee } from './helpers/checkout.ts'
import { enterShop } from './helpers/shopper-pages.ts'
import { detail } from './quick-run.ts'

// The keyboard alone buys, from the search of the market to the receipt.

/** Presses Tab until an element has the focus, as somebody without a pointer does. */
async function tabTo(page: Page, target: Locator): Promise<void> {
  for (let presses = 0; presses < 120; presses++) {
    if (await target.evaluate((element) => element === document.activeElement)) return
    await page.keyboard.press('Tab')
  }
  throw new Error(`Tab does not reach ${target}`)
}

test.beforeEach(restockCoffee)

for (const locale of locales) {
  test(`a shopper buys with the keyboard alone, in ${locale}`, detail, async ({ page }) => {
    await page.setViewportSize({ width: locale === 'ar' ? 390 : 1360, height: 844 })
    const who = await at(page, locale)
    const t = who.say('shop').cart
    await enterShop(who, newPhone())
    await who.go('/market')
    await tabTo(page, page.getByRole('searchbox', { name: who.say('market').frame.search }))
    await page.keyboard.type({ ar: 'قهوة سعودية هرري', en: 'Saudi coffee Harari' }[locale])
    await page.keyboard.press('Enter')
    await expect(page).toHaveURL(/\/market\/search\?/)
    await ready(page)
    await tabTo(page, page.getByRole('main').locator(`a[href="/${locale}${coffee}"]`).first())
    await page.keyboard.press('Enter')
    await expect(page).toHaveURL(new RegExp(`${coffee}$`))
    await ready(page)
    await tabTo(page, page.getByRole('spinbutton', { name: t.quantity }))
    await page.keyboard.press('ControlOrMeta+A')
    await page.keyboard.type('4')
    await tabTo(page, who.button(t.add))
    await page.keyboard.press('Enter')
    await expect(page.getByRole('status').filter({ hasText: t.added })).toBeVisible()
    await ready(page)
    await tabTo(page, page.getByRole('status').getByRole('link', { name: t.open }))
    await page.keyboard.press('Enter')
    await expect(page).toHaveURL(/\/cart$/)
    await ready(page)
    await tabTo(page, page.getByRole('link', { name: t.checkout }))
    await page.keyboard.press('Enter')
    await expect(page).toHaveURL(/\/checkout$/)
    await ready(page)
    // The arrow keys choose a payment method, and the focus stays when the amounts are updated.
    const card = page.locator('input[name=payment_method][value=card]')
    await tabTo(page, card)
    await page.keyboard.press('ArrowDown')
    await expect(page.locator('input[name=payment_method][value=cod]')).toBeChecked()
    await page.keyboard.press('ArrowDown')
    const transfer = page.locator('input[name=payment_method][value=bank_transfer]')
    await expect(transfer).toBeChecked()
    await expect(page.locator('form[aria-busy]')).toHaveCount(0)
    await expect(transfer).toBeFocused()
    await tabTo(page, placeButton(who))
    await page.keyboard.press('Enter')
    await expect(page).toHaveURL(/\/orders\?checkout=/)
    await expect(page.getByText(who.say('shopper-orders').placed.thanks)).toBeVisible()
  })
}
