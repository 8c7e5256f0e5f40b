import { locales } from '@rahba/contract/kernel/locale'
import { orderErrors } from '@rahba/contract/orders/errors'
import { orderStatuses, paymentMethods } from '@rahba/contract/orders/order-states'
import { codeErrors } from '@rahba/contract/promotions/errors'
import { shownMoney } from '../web/test/shown-money.ts'
import { expect, test } from './fixtures.ts'
import { at } from './helpers/at.ts'
import {
  addToCart,
  checkoutTotal,
  chooseMethod,
  coffee,
  findCoffee,
  jalabiya,
  newPhone,
  openCheckout,
  openCoffeeStock,
  placeButton,
  restockCoffee,
  storePart,
} from './helpers/checkout.ts'
import { Shopper } from './helpers/shopper.ts'
import { enterShop, Office } from './helpers/shopper-pages.ts'
import { detail, isQuickRun } from './quick-run.ts'

// A checkout can change while the shopper looks at it: a new price, the last piece sold, a lost network, or a late payment.

const takesCards = process.env.E2E_URL === undefined || process.env.E2E_CARDS === '1'
const roastery = /سديم|Sadeem/
const abayas = /ليان|Layan/

/** Browsers report the refusals that a test causes. */
const expectRefusalsAlone = (heard: string[]) => expect(heard.splice(0).filter((line) => !/status of (409|422)/.test(line))).toEqual([])

test.use({ viewport: { width: 390, height: 844 } })
test.beforeEach(restockCoffee)

for (const locale of locales) {
  for (const width of isQuickRun ? [390] : [390, 1360])
    test(
      `a changed price is shown in the cart, and as a difference before placing the order, ${width} px wide, in ${locale}`,
      detail,
      async ({ page, playwright, heard }) => {
        await page.setViewportSize({ width, height: 844 })
        const who = await at(page, locale)
        const t = who.say('checkout')
        const words = who.say('shop').cart
        const shopper = await enterShop(who, newPhone())
        const merchant = await Office.open({ playwright }, who, 'store')
        const ids = [(await findCoffee(page)).id]
        let raised = 0
        const raise = async (value: number) => {
          await merchant.post('/products/bulk', { action: 'price_add', ids, value })
          raised += value
        }
        await addToCart(who, coffee, 4)
        try {
          await raise(500)
          await page.goto(`/${locale}/cart`)
          await expect(page.getByText(words.priceUp)).toBeVisible()
          await openCheckout(who)
          await expect(storePart(page, roastery).getByText(words.priceUp)).toBeVisible()
          const seen = (await checkoutTotal(who).textContent()) ?? ''
          await raise(300)
          await placeButton(who).click()
          await expect(page.getByRole('alert').first()).toBeVisible()
          const before = storePart(page, roastery).locator('dl > div').filter({ hasText: t.totalBefore })
          await expect(before).toContainText(seen)
          await expect(checkoutTotal(who)).not.toHaveText(seen)
          expect((await shopper.get('/user/orders')).data).toHaveLength(0)
          const shown = (await checkoutTotal(who).textContent()) ?? ''
          await placeButton(who).click()
          await expect(page).toHaveURL(/\/orders\?checkout=/)
          await expect(page.getByRole('article')).toContainText(shown)
        } finally {
          await raise(-raised)
          await merchant.close()
        }
        expectRefusalsAlone(heard)
      },
    )

  test(`a line that was removed on another device is not ordered, in ${locale}`, detail, async ({ page, heard }) => {
    const who = await at(page, locale)
    const t = who.say('checkout')
    const shopper = await enterShop(who, newPhone())
    await addToCart(who, coffee, 4)
    await addToCart(who, jalabiya, 1)
    await openCheckout(who)
    const { lines } = await shopper.get('/user/cart')
    await shopper.put('/user/cart', { lines: lines.slice(1) })
    await placeButton(who).click()
    const alert = page.getByRole('alert').filter({ hasText: t.notPlaced })
    await expect(alert).toContainText(orderErrors.cart_changed[locale])
    await expect(alert).toBeFocused()
    await expect(storePart(page, roastery)).toHaveCount(0)
    await expect(storePart(page, abayas)).toBeVisible()
    expect((await shopper.get('/user/orders')).data).toHaveLength(0)
    await placeButton(who).click()
    await expect(page).toHaveURL(/\/orders\?checkout=/)
    expect((await shopper.get('/user/orders')).data).toHaveLength(1)
    expectRefusalsAlone(heard)
  })

  test(
    `a shopper reads which lines sold out to another shopper, and orders the rest, in ${locale}`,
    detail,
    async ({ page, request, playwright, heard }) => {
      const who = await at(page, locale)
      const t = who.say('checkout')
      const shopper = await enterShop(who, newPhone())
      const merchant = await Office.open({ playwright }, who, 'store')
      const card = await findCoffee(page)
      const { branches, count } = await openCoffeeStock(merchant, page)
      await addToCart(who, coffee, 4)
      await addToCart(who, jalabiya, 1)
      try {
        // the branch from which Riyadh is delivered to first
        const main = (await merchant.get('/branches')).find(({ is_main }: { is_main: boolean }) => is_main).id
        for (const { branch_id } of branches) await count(branch_id, branch_id === main ? 4 : 0)
        await openCheckout(who)
        await expect(page.getByRole('checkbox', { checked: true })).toHaveCount(2)
        const rival = new Shopper(request, locale)
        const phone = newPhone()
        await rival.signIn(phone)
        await rival.addAddress('سارة', phone, { ar: 'الرياض', en: 'Riyadh' }[locale])
        await rival.order(card, 4, 'cod')
        await placeButton(who).click()
        // The refusal is said above the form too, where the focus is.
        await expect(page.getByRole('alert').filter({ hasText: t.notPlaced })).toBeFocused()
        const soldOut = storePart(page, roastery).getByRole('alert').filter({ hasText: orderErrors.sold_out[locale] })
        await expect(soldOut).toBeVisible()
        await expect(storePart(page, abayas).getByRole('alert')).toHaveCount(0)
        expect((await shopper.get('/user/orders')).data).toHaveLength(0)
        await expect(page.getByRole('checkbox', { checked: true })).toHaveCount(1)
        await placeButton(who).click()
        await expect(page).toHaveURL(/\/orders\?checkout=/)
        await expect(page.getByRole('article')).toHaveCount(1)
        await expect(page.getByRole('article')).toContainText(abayas)
        // what could not be ordered waits in the cart
        await page.goto(`/${locale}/cart`)
        await expect(page.getByRole('main')).toContainText(orderErrors.sold_out[locale])
      } finally {
        for (const { branch_id, quantity } of branches) await count(branch_id, quantity)
        await merchant.close()
      }
      expectRefusalsAlone(heard)
    },
  )

  test(`a repeated press finds the order whose answer was lost, in ${locale}`, async ({ page, heard }) => {
    const who = await at(page, locale)
    const t = who.say('checkout')
    const shopper = await enterShop(who, newPhone())
    const loseAnswer = (how: 'aborted' | 'connectionfailed') =>
      page.route(
        /\/checkout$/,
        async (route) => {
          if (route.request().method() !== 'POST') return route.fallback()
          await route.fetch({ maxRedirects: 0 })
          await route.abort(how)
        },
        { times: 1 },
      )
    await addToCart(who, coffee, 4)
    await openCheckout(who)
    // the page stays, and the second press sends the same form
    await loseAnswer('aborted')
    await placeButton(who).click()
    await expect.poll(async () => (await shopper.get('/user/orders')).data.length).toBe(1)
    await placeButton(who).click()
    await expect(page).toHaveURL(/\/orders\?checkout=/)
    expect((await shopper.get('/user/orders')).data).toHaveLength(1)
    // the browser shows its own page, and the shopper goes back
    await addToCart(who, coffee, 4)
    await openCheckout(who)
    await loseAnswer('connectionfailed')
    await placeButton(who).click()
    await expect.poll(async () => (await shopper.get('/user/orders')).data.length).toBe(2)
    await expect.poll(() => page.url()).toMatch(/^chrome-error:/)
    await page.goto(`/${locale}/checkout`)
    await expect(page.getByText(t.empty)).toBeVisible()
    await page.getByRole('main').getByRole('link', { name: t.orders }).click()
    await expect(page.getByRole('article')).toHaveCount(2)
    expect(heard.splice(0).filter((line) => !/ERR_(FAILED|ABORTED|CONNECTION_FAILED)/.test(line))).toEqual([])
  })

  test(
    `a shopper pays two stores in cash, one with its code, a note and pickup at a branch, in ${locale}`,
    detail,
    async ({ page, heard }) => {
      const who = await at(page, locale)
      const t = who.say('checkout')
      const shopper = await enterShop(who, newPhone())
      await addToCart(who, coffee, 3)
      await addToCart(who, jalabiya, 1)
      await openCheckout(who)
      const [own, other] = [storePart(page, roastery), storePart(page, abayas)]
      // a code of one store at another
      await other.getByLabel(t.coupon).fill('SADEEM15')
      await who.button(t.apply, other).click()
      await expect(other.getByLabel(t.coupon)).toHaveAttribute('aria-invalid', 'true')
      await expect(other.getByLabel(t.coupon)).toHaveValue('SADEEM15')
      await expect(other).toContainText(codeErrors.code_other_store[locale])
      await expect(own.getByLabel(t.coupon)).not.toHaveAttribute('aria-invalid', 'true')
      // The rest can be ordered without the code.
      await expect(placeButton(who)).toBeEnabled()
      await who.button(t.removeCode, other).click()
      await expect(other.getByLabel(t.coupon)).toHaveValue('')
      await own.getByLabel(t.coupon).fill('SADEEM15')
      await who.button(t.apply, own).click()
      await expect(own.getByRole('term').filter({ hasText: t.discount })).toBeVisible()

      await own.locator('input[value=pickup]').check()
      const name = { ar: 'فرع الياسمين', en: 'Al Yasmin branch' }[locale]
      const branches = own.getByRole('group', { name: t.branch })
      const branch = branches.getByRole('radio', { name: new RegExp(`^${name}`) })
      await branch.check()
      // Each branch, and the choice of the first one, says when it opens or closes, by the hours of the store.
      const openNow = new RegExp(locale === 'ar' ? '^(مفتوح|مغلق) الآن' : '^(Open|Closed) now')
      await expect(branches.locator('[data-open]')).toHaveText([openNow, openNow, openNow])
      // Nothing is delivered by this store any more; the other one still delivers.
      // The cash fee has the word in its name too.
      await expect(own.getByRole('term').filter({ hasText: new RegExp(`^${t.delivery}`) })).toHaveCount(0)
      await expect(page.getByRole('group', { name: t.address })).toBeVisible()
      await other.locator('input[value=pickup]').check()
      await expect(page.getByRole('group', { name: t.address })).toHaveCount(0)
      await other.locator('input[value=store_delivery]').check()
      await expect(page.getByRole('group', { name: t.address })).toBeVisible()
      await own.getByText(t.note, { exact: true }).click()
      await own.getByLabel(t.note).fill('بدون كيس من فضلكم')
      await chooseMethod(who, 'cod')
      await expect(page.getByRole('radio', { name: t.codFeeEach })).toBeChecked()
      await expect(branch).toBeChecked()
      // Cash that is paid in the shop has no fee.
      const fee = { hasText: new RegExp(`^${t.codFee}$`) }
      await expect(other.getByRole('term').filter(fee)).toHaveCount(1)
      await expect(own.getByRole('term').filter(fee)).toHaveCount(0)
      // The summary opens to the goods of each store, and stays open when the sums are updated.
      const summary = page.getByRole('complementary').locator('details').filter({ hasText: abayas })
      await summary.locator('summary').click()
      await expect(summary.getByRole('listitem')).toBeVisible()
      await chooseMethod(who, 'bank_transfer')
      await chooseMethod(who, 'cod')
      await expect(summary.getByRole('listitem')).toBeVisible()
      await expect(own.getByLabel(t.note)).toHaveValue('بدون كيس من فضلكم')
      await placeButton(who).click()
      await expect(page).toHaveURL(/\/orders\?checkout=/)
      const orders = page.getByRole('article')
      await expect(orders).toHaveCount(2)
      await orders.filter({ hasText: roastery }).getByRole('link').first().click()
      await expect(page.getByRole('main')).toContainText(name)
      await expect(page.getByRole('main')).toContainText('بدون كيس من فضلكم')
      await expect(page.getByRole('main')).toContainText(paymentMethods.cod[locale])
      const { data } = await shopper.get('/user/orders')
      expect(data.map(({ fulfilment }: { fulfilment: string }) => fulfilment).sort()).toEqual(['pickup', 'store_delivery'])
      expectRefusalsAlone(heard)
    },
  )

  if (takesCards)
    test(`a card payment after the cancellation shows that the money is refunded, in ${locale}`, detail, async ({ page }) => {
      const who = await at(page, locale)
      const t = who.say('shopper-orders')
      const shopper = await enterShop(who, newPhone())
      await addToCart(who, coffee, 4)
      await openCheckout(who, 'card')
      await expect(placeButton(who)).toHaveText(who.say('checkout').placeAndPay)
      await placeButton(who).click()
      await expect(page).toHaveURL(/\/pay\/[0-9a-f-]{36}$/)
      const [order] = (await shopper.get('/user/orders')).data
      const tab = await page.context().newPage()
      const same = await at(tab, locale)
      await tab.goto(`/${locale}/orders/${order.id}`)
      await tab.getByText(t.act.cancel, { exact: true }).click()
      await same.button(t.act.confirmCancel).click()
      await expect(tab.getByText(t.next.noCharge)).toBeVisible()
      await page.getByRole('button', { name: 'Pay', exact: true }).click()
      const amount = shownMoney(order.total, locale)
      const said = tab.getByText(t.next.goesBack(amount)).or(tab.getByText(t.next.wentBack(amount)))
      await expect(async () => {
        await tab.goto(`/${locale}/orders/${order.id}`)
        await expect(said).toBeVisible({ timeout: 1000 })
      }).toPass({ timeout: 60_000 })
      await expect(tab.getByText(t.next.noCharge)).toHaveCount(0)
      await expect(tab.getByRole('main').getByText(orderStatuses.cancelled[locale], { exact: true }).first()).toBeVisible()
      await tab.close()
    })
}
