import type { Locator, Page } from '@playwright/test'
import { locales } from '@rahba/contract/kernel/locale'
import { codeErrors } from '@rahba/contract/promotions/errors'
import { expect, test } from './fixtures.ts'
import { type At, at, ready } from './helpers/at.ts'
import { findFaults } from './helpers/axe.ts'
import { addToCart, chooseMethod, coffee, jalabiya, newPhone, openCheckout, placeButton, restockCoffee, scarf } from './helpers/checkout.ts'
import { enterShop, openOnPhone } from './helpers/shopper-pages.ts'
import { detail } from './quick-run.ts'

// A keyboard user who changes a cart or a checkout keeps the focus, and a screen reader announces the result.

/** Presses a control by the keyboard, and waits for the page that answers. Returns the control's place on the screen before. */
async function press(page: Page, control: Locator): Promise<number> {
  await control.focus()
  // One that is partly above the screen would be brought into sight by the answer, and so be elsewhere.
  await control.scrollIntoViewIfNeeded()
  const top = await control.evaluate((element) => element.getBoundingClientRect().top)
  await Promise.all([page.waitForEvent('load'), page.keyboard.press('Enter')])
  await ready(page)
  return top
}

const announced = ({ page }: At) => page.locator('[data-announcer]')

async function expectAt(control: Locator, top: number): Promise<void> {
  await expect(control).toBeFocused()
  const now = await control.evaluate((element) => element.getBoundingClientRect().top)
  expect(Math.abs(now - top)).toBeLessThan(12)
}

test.beforeEach(restockCoffee)

for (const locale of locales) {
  test(`keyboard users keep their focus in the cart and the checkout, in ${locale}`, detail, async ({ page }) => {
    await page.setViewportSize({ width: locale === 'ar' ? 390 : 1360, height: 844 })
    const who = await at(page, locale)
    const cart = who.say('shop').cart
    const t = who.say('checkout')
    await enterShop(who, newPhone())
    await addToCart(who, coffee, 4)
    await addToCart(who, scarf, 2)
    await addToCart(who, jalabiya, 1)
    await page.goto(`/${locale}/cart`)
    const lines = page.locator('main li[data-place]')
    await expect(lines).toHaveCount(3)
    // The badge and the page count the same pieces.
    await expect(page.getByText(cart.pieces(7))).toBeVisible()
    await expect(page.locator('header, nav').getByText('7', { exact: true }).filter({ visible: true }).first()).toBeVisible()
    const more = lines.nth(1).getByRole('button').nth(1)
    await expectAt(more, await press(page, more))
    await expect(announced(who)).toContainText(cart.totalWithDelivery)
    await expect(page.getByText(cart.pieces(8))).toBeVisible()
    const next = await lines.nth(2).getAttribute('id')
    await press(page, lines.nth(1).getByRole('button').last())
    await expect(lines).toHaveCount(2)
    await expect(page.locator(`[id="${next}"]`)).toBeFocused()
    await expect(announced(who)).toContainText(cart.totalWithDelivery)

    await openCheckout(who)
    const code = page.locator('input[name^="coupon_code."]').last()
    await code.fill('NOSUCHCODE')
    await expectAt(code, await press(page, code))
    await expect(code).toHaveAttribute('aria-invalid', 'true')
    // The reason stays when the amounts are updated.
    await chooseMethod(who, 'bank_transfer')
    await expect(code).toHaveAttribute('aria-invalid', 'true')
    await expect(page.getByText(codeErrors.code_unknown[locale])).toBeVisible()
    await code.fill('SHIPFREE')
    await expectAt(code, await press(page, code))
    await expect(announced(who)).toContainText(t.codeApplied('SHIPFREE'))
    const remove = page.getByRole('button', { name: t.removeCode, exact: true })
    await press(page, remove)
    await expect(remove).toHaveCount(0)
    await expect(code).toBeFocused()
    await expect(announced(who)).toContainText(t.codeRemoved)
    expect(await findFaults(page)).toEqual([])
    await press(page, placeButton(who))
    await expect(page).toHaveURL(/\/orders\?checkout=/)
  })

  test(`without scripts the answer opens near the change, in ${locale}`, async ({ browser, baseURL, extraHTTPHeaders, heard }) => {
    const page = await openOnPhone({ browser, baseURL, extraHTTPHeaders, heard }, false)
    const who = await at(page, locale)
    await addToCart(who, coffee, 4)
    await addToCart(who, scarf, 2)
    await page.goto(`/${locale}/cart`)
    const lines = page.locator('main li[data-place]')
    await lines.nth(1).getByRole('button').nth(1).click()
    await expect(page.getByText(who.say('shop').cart.pieces(7))).toBeVisible()
    expect(page.url()).toContain(`#${await lines.nth(1).getAttribute('id')}`)
    await expect(lines.nth(1)).toBeInViewport()
    await page.close()
  })
}
