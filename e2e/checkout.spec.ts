import { locales } from '@rahba/contract/kernel/locale'
import { addressLabels } from '@rahba/contract/shoppers/address-labels'
import { shownMoney } from '../web/test/shown-money.ts'
import { expect, test } from './fixtures.ts'
import { type At, at } from './helpers/at.ts'
import { findFaults } from './helpers/axe.ts'
import {
  addToCart,
  checkoutTotal,
  chooseMethod,
  coffee,
  methodRadio,
  newPhone,
  openCheckout,
  placeButton,
  restockCoffee,
  scarf,
} from './helpers/checkout.ts'
import { codeFor } from './helpers/outbox.ts'
import { enterShop, Office } from './helpers/shopper-pages.ts'
import { detail, pickOne } from './quick-run.ts'

// A shopper pays once for goods of two stores. Every step is a form that posts, so it works with scripts and without.

async function confirmPhone(who: At, phone: string): Promise<void> {
  const t = who.say('shopper').signIn
  await who.page.getByLabel(who.label('phone')).fill(phone)
  await who.button(t.sendCode).click()
  await who.page.getByLabel(who.label('code')).fill(await codeFor('sms', phone))
  await who.button(t.confirm).click()
}

async function writeAddress(who: At): Promise<void> {
  const form = who.page.getByRole('group', { name: who.say('shopper-account').addresses.add })
  const field = (key: keyof typeof addressLabels) => form.getByLabel(new RegExp(`^${addressLabels[key][who.locale]}( \\*)?$`))
  const filled = { label: 'البيت', name: 'ريم', district: 'العليا', street: 'التحلية', short_address: 'RRRD2929' } as const
  for (const key of ['label', 'name', 'district', 'street', 'short_address'] as const) await field(key).fill(filled[key])
  await field('city_id').fill({ ar: 'الرياض', en: 'Riyadh' }[who.locale])
  await form.getByRole('button').first().click()
  await expect(who.page.getByRole('form', { name: who.say('checkout').title })).toBeVisible()
}

test.use({ viewport: { width: 390, height: 844 } })
test.beforeEach(restockCoffee)

for (const locale of locales) {
  for (const javaScriptEnabled of pickOne([true, false]))
    test(`a visitor ${javaScriptEnabled ? 'with' : 'without'} scripts buys from two stores, from the market to the receipt, in ${locale}`, async ({
      browser,
      baseURL,
    }) => {
      const page = await browser.newPage({ javaScriptEnabled, viewport: { width: 390, height: 844 }, ...(baseURL && { baseURL }) })
      const who = await at(page, locale)
      const t = who.say('checkout')
      await addToCart(who, coffee, 4)
      await addToCart(who, scarf, 5)
      await page.goto(`/${locale}/cart`)
      await page.getByRole('link', { name: who.say('shop').cart.checkout }).click()
      await expect(page.getByText(t.signInFirst)).toBeVisible()
      if (javaScriptEnabled) expect(await findFaults(page)).toEqual([])
      // what was put into the cart before signing in is still there
      await confirmPhone(who, newPhone())
      await expect(page.getByText(t.noAddress)).toBeVisible()
      // The payment method that was chosen before the address was entered stays chosen.
      await chooseMethod(who, 'bank_transfer')
      await writeAddress(who)
      await expect(methodRadio(page, 'bank_transfer')).toBeChecked()
      await expect(page.getByRole('checkbox', { checked: true })).toHaveCount(2)
      await expect(placeButton(who)).toBeEnabled()
      if (javaScriptEnabled) expect(await findFaults(page)).toEqual([])
      else {
        // Without scripts the page learns of the shopper's own choice with the order, and shows its total first.
        await methodRadio(page, 'cod').check()
        await placeButton(who).click()
        await expect(page.getByText(t.ownChange)).toBeVisible()
        await expect(methodRadio(page, 'cod')).toBeChecked()
      }
      await placeButton(who).click()
      await expect(page).toHaveURL(/\/orders\?checkout=[0-9a-f-]{36}$/)
      await expect(page.getByRole('article')).toHaveCount(2)
      await page.goto(`/${locale}/cart`)
      await expect(page.getByText(who.say('shop').cart.empty)).toBeVisible()
      await page.close()
    })

  test(`one card payment pays two stores, on a page of the gateway, in ${locale}`, async ({ page }) => {
    const who = await at(page, locale)
    const shopper = await enterShop(who, newPhone())
    await addToCart(who, coffee, 4)
    await addToCart(who, scarf, 5)
    await openCheckout(who, 'card')
    await expect(placeButton(who)).toHaveText(who.say('checkout').placeAndPay)
    await placeButton(who).click()
    await expect(page).toHaveURL(/\/pay\/[0-9a-f-]{36}$/)
    const t = who.say('shopper-orders')
    // gone back without trying a card, and then refused: nobody is thanked, and the card can be tried again
    const without = page.getByRole('link', { name: /without paying/ })
    await expect(without).toBeVisible()
    const gateway = page.url()
    await without.click()
    await expect(page.getByRole('heading', { name: t.receipt.unfinished })).toBeVisible()
    await page.goto(`/${locale}/orders`)
    await who.button(t.list.next.card).first().click()
    await expect(page).toHaveURL(gateway)
    await page.getByRole('button', { name: 'Decline' }).click()
    await expect(page.getByRole('heading', { name: t.receipt.declined })).toBeVisible()
    await expect(page.getByText(t.placed.thanksAll)).toHaveCount(0)
    expect(await findFaults(page)).toEqual([])
    await who.button(t.payment.tryAgain).click()
    await page.getByRole('button', { name: 'Pay', exact: true }).click()
    // the browser comes back to the receipt of the orders, which are paid
    await expect(page).toHaveURL(/\/orders\?checkout=[0-9a-f-]{36}$/)
    await expect(page.getByRole('heading', { name: t.placed.thanksAll })).toBeVisible()
    await expect(page.getByRole('article')).toHaveCount(2)
    expect(await findFaults(page)).toEqual([])
    const { data } = await shopper.get('/user/orders')
    expect(data.map(({ payment_status }: { payment_status: string }) => payment_status)).toEqual(['paid', 'paid'])
  })

  test(`goods whose card was declined return to the cart, to be paid another way, in ${locale}`, async ({ page }) => {
    const who = await at(page, locale)
    const t = who.say('shopper-orders')
    const shopper = await enterShop(who, newPhone())
    await addToCart(who, coffee, 4)
    await openCheckout(who, 'card')
    await placeButton(who).click()
    await page.getByRole('button', { name: 'Decline' }).click()
    await page.getByText(t.payment.otherWay, { exact: true }).click()
    await who.button(t.payment.otherWayButton).click()
    await expect(page).toHaveURL(/\/cart$/)
    const { data } = await shopper.get('/user/orders')
    expect(data).toMatchObject([{ status: 'cancelled' }])
    expect((await shopper.get('/user/cart')).lines).toMatchObject([{ quantity: 4 }])
    // and are ordered again for cash, which the receipt names
    await openCheckout(who)
    await placeButton(who).click()
    await expect(page.getByRole('heading', { name: t.placed.thanks })).toBeVisible()
    const [order] = (await shopper.get('/user/orders')).data
    await expect(page.getByText(t.receipt.cash(shownMoney(order.total, locale)))).toBeVisible()
  })

  test(`changes are shown before placing the order, and a repeated post orders once, in ${locale}`, async ({ page, heard }) => {
    const who = await at(page, locale)
    const t = who.say('checkout')
    const shopper = await enterShop(who, newPhone())
    await addToCart(who, coffee, 4)
    await openCheckout(who)
    const seen = await checkoutTotal(who).textContent()
    // another total than the page showed: nothing is placed, and the new one is shown
    await page.locator('input[name^="expected_total."]').evaluate((field: HTMLInputElement) => {
      field.value = String(Number(field.value) - 100)
    })
    await placeButton(who).click()
    await expect(page.getByRole('alert').first()).toBeVisible()
    await expect(checkoutTotal(who)).toHaveText(seen ?? '')
    expect((await shopper.get('/user/orders')).data).toHaveLength(0)
    // a line that was tampered with
    await page.locator('input[name=lines]').evaluate((field: HTMLInputElement) => {
      field.value = field.value.replace(/"quantity":4/, '"quantity":-1')
    })
    await placeButton(who).click()
    await expect(page.getByRole('alert').first()).toBeVisible()
    expect((await shopper.get('/user/orders')).data).toHaveLength(0)
    // two tabs place the same cart: the second finds the first one's order
    const twin = await page.context().newPage()
    const other = await at(twin, locale)
    await openCheckout(who)
    await openCheckout(other)
    await placeButton(who).click()
    await expect(page).toHaveURL(/\/orders\?checkout=/)
    await placeButton(other).click()
    await expect(twin).toHaveURL(page.url())
    expect((await shopper.get('/user/orders')).data).toHaveLength(1)
    await twin.goto(`/${locale}/checkout`)
    await expect(twin.getByText(t.empty)).toBeVisible()
    // browsers report the refusals that this test causes
    expect(heard.splice(0).filter((line) => !/status of (409|422)/.test(line))).toEqual([])
  })

  test(`a closed store stays in the cart while the other is ordered, in ${locale}`, detail, async ({ page, playwright, browser }) => {
    const who = await at(page, locale)
    await enterShop(who, newPhone())
    await addToCart(who, coffee, 4)
    await addToCart(who, scarf, 5)
    const merchant = await Office.open({ playwright, browser } as never, who, 'store')
    await merchant.put('/profile/toggle-online', { is_online: false })
    try {
      await openCheckout(who)
      await expect(page.getByRole('checkbox', { checked: true })).toHaveCount(1)
      await placeButton(who).click()
      await expect(page).toHaveURL(/\/orders\?checkout=/)
      await page.goto(`/${locale}/cart`)
      await expect(page.getByRole('form', { name: /./ })).toHaveCount(1)
    } finally {
      await merchant.put('/profile/toggle-online', { is_online: true })
      await merchant.close()
    }
  })
}
