import type { Page } from '@playwright/test'
import { locales } from '@rahba/contract/kernel/locale'
import { formatAmount } from '@rahba/contract/kernel/money'
import { cancellationStatuses, refundReasons } from '@rahba/contract/orders/cancellations/cancellation-states'
import { orderStatuses } from '@rahba/contract/orders/order-states'
import { expect, test } from './fixtures.ts'
import { type At, at } from './helpers/at.ts'
import { findFaults } from './helpers/axe.ts'
import { picture } from './helpers/papers.ts'
import { enterShop, Office } from './helpers/shopper-pages.ts'
import { pickOne } from './quick-run.ts'

// A running server takes cards only if it was configured so.
const takesCards = process.env.E2E_URL === undefined || process.env.E2E_CARDS === '1'

// A customer looks after orders on a phone. Every step works before scripts have come.

const store = 'sadeem-roastery'
let phones = 0
const newPhone = () => `+96659${String((Date.now() + ++phones) % 10_000_000).padStart(7, '0')}`

/** Looks at the page again, as a browser does when its tab is chosen. */
const lookAgain = (page: Page) => page.evaluate(() => document.dispatchEvent(new Event('visibilitychange')))

const openOrder = (who: At, id: string, more = '') => who.page.goto(`/${who.locale}/orders/${id}${more}`)
/** The browser reports the refusals that a page was meant to get. */
const expectRefusalsAlone = (heard: string[]) => expect(heard.splice(0).filter((line) => !/status of (409|422)/.test(line))).toEqual([])
const state = (who: At, words: string) => who.page.getByRole('main').getByText(words, { exact: true }).first()

test.use({ viewport: { width: 390, height: 844 } })

for (const locale of locales) {
  test(`an order is followed while its store moves it, and another is cancelled, in ${locale}`, async ({
    page,
    playwright,
    browser,
    heard,
  }) => {
    const who = await at(page, locale)
    const t = who.say('shopper-orders')
    const shopper = await enterShop(who, newPhone())
    await page.goto(`/${locale}/orders`)
    await expect(page.getByText(t.list.empty)).toBeVisible()
    const { card, quantity } = await shopper.enoughOf(store, 0, 2)
    const order = await shopper.order(card, quantity, 'cod')
    await openOrder(who, order.id, '?placed')
    await expect(page.getByText(t.placed.thanks)).toBeVisible()
    await expect(state(who, orderStatuses.new[locale])).toBeVisible()
    expect(await findFaults(page)).toEqual([])

    const merchant = await Office.open({ playwright }, who, 'store')
    await merchant.move(order.id, 'accept', 'prepare')
    await expect(async () => {
      await lookAgain(page)
      await expect(state(who, orderStatuses.preparing[locale])).toBeVisible({ timeout: 1000 })
    }).toPass({ timeout: 30_000 })
    await expect(page.getByText(t.next.preparing)).toBeVisible()

    // a wish to cancel needs its reason, and is withdrawn again
    await page.getByText(t.act.request, { exact: true }).click()
    await who.button(t.act.sendRequest).click()
    await expect(page.getByLabel(t.act.reason)).toHaveAttribute('aria-invalid', 'true')
    await page.getByLabel(t.act.reason).fill('غيّرت رأيي')
    await who.button(t.act.sendRequest).click()
    await expect(state(who, orderStatuses.cancel_requested[locale])).toBeVisible()
    await who.button(t.act.withdraw).click()
    await expect(state(who, orderStatuses.preparing[locale])).toBeVisible()

    await merchant.move(order.id, 'make_ready', 'send_out', 'deliver')
    await page.reload()
    await who.button(t.act.receive).click()
    await expect(state(who, orderStatuses.completed[locale])).toBeVisible()

    // The shopper can cancel before the store accepts. The other tab shows that it was too late.
    const other = await shopper.order(card, quantity, 'cod')
    const twin = await page.context().newPage()
    for (const tab of [page, twin]) {
      await tab.goto(`/${locale}/orders/${other.id}`)
      await tab.getByText(t.act.cancel, { exact: true }).click()
    }
    await who.button(t.act.confirmCancel).click()
    await expect(state(who, orderStatuses.cancelled[locale])).toBeVisible()
    await twin.getByRole('button', { name: t.act.confirmCancel }).click()
    await expect(twin.getByRole('alert')).toContainText(orderStatuses.cancelled[locale])
    await twin.close()
    await page.goto(`/${locale}/orders?tab=cancelled`)
    await expect(page.getByRole('article')).toHaveCount(1)

    // another's order is not there
    const stranger = await browser.newPage({ baseURL: new URL(page.url()).origin })
    await enterShop(await at(stranger, locale), newPhone())
    expect((await stranger.goto(`/${locale}/orders/${order.id}`))?.status()).toBe(404)
    expect((await stranger.goto(`/${locale}/orders/${order.id}/return`))?.status()).toBe(404)
    await stranger.close()
    await merchant.close()
    expectRefusalsAlone(heard)
  })

  test(`an item is returned with a photo and its refund reaches the wallet, in ${locale}`, async ({ page, playwright, heard }) => {
    const who = await at(page, locale)
    const t = who.say('shopper-orders')
    const shopper = await enterShop(who, newPhone())
    const { card, quantity } = await shopper.enoughOf(store, 1)
    const order = await shopper.order(card, quantity, 'cod')
    const args = { playwright }
    const [merchant, admin] = [await Office.open(args, who, 'store'), await Office.open(args, who, 'admin')]
    await merchant.move(order.id, 'accept', 'prepare', 'make_ready', 'send_out', 'deliver')

    await openOrder(who, order.id)
    await page.getByRole('link', { name: t.act.return }).click()
    const form = page.getByRole('form', { name: t.ask.return })
    const count = form.getByRole('spinbutton').first()
    for (const wrong of ['-1', '1000000000']) {
      await count.fill(wrong)
      await who.button(t.ask.preview, form).click()
      await expect(count).toHaveAttribute('aria-invalid', 'true')
      await expect(count).toHaveValue(wrong)
    }
    await count.fill('1')
    await form.getByRole('combobox').selectOption(refundReasons.damaged[locale])
    await form.getByLabel(t.ask.problem).fill('وصلت العلبة مكسورة')
    await form.getByLabel(t.ask.photos).setInputFiles({ name: 'words.png', mimeType: 'image/png', buffer: Buffer.from('no picture') })
    await who.button(t.ask.preview, form).click()
    await expect(form.getByLabel(t.ask.photos)).toHaveAttribute('aria-invalid', 'true')
    await expect(form.getByLabel(t.ask.problem)).toHaveValue('وصلت العلبة مكسورة')
    await form.getByLabel(t.ask.photos).setInputFiles(await picture('box.png', '#aa3333'))
    await who.button(t.ask.preview, form).click()
    await expect(form.getByRole('img', { name: t.ask.photo(1) })).toBeVisible()
    await expect(form.getByText(t.ask.to.walletAfter)).toBeVisible()
    expect(await findFaults(page)).toEqual([])
    await who.button(t.ask.send.return, form).click()
    await expect(page.getByText(t.request.sent)).toBeVisible()
    await expect(who.button(t.order.ask)).toBeVisible()
    await expect(page.getByRole('img', { name: t.request.file(1) })).toBeVisible()
    expect(await findFaults(page)).toEqual([])
    const id = new URL(page.url()).pathname.split('/').at(-1) ?? ''
    // what is only requested is not returned yet
    await openOrder(who, order.id)
    await expect(page.getByText(t.order.requested.return(1))).toBeVisible()
    await openOrder(who, order.id, `/requests/${id}`)

    const { version } = await merchant.get(`/cancellations/${id}`)
    await merchant.post(`/cancellations/${id}/actions`, { action: 'dispute', version, note: 'وصلت سليمة' })
    const seen = await admin.get(`/canceled-orders/${id}`)
    const { amount } = seen.preview
    await admin.post(`/canceled-orders/${id}/actions`, {
      action: 'approve',
      version: seen.version,
      note: 'الصور تؤيد العميل',
      expected_amount: amount,
    })
    const back = await merchant.get(`/cancellations/${id}`)
    const [line] = back.lines
    await merchant.post(`/cancellations/${id}/actions`, {
      action: 'receive',
      version: back.version,
      note: null,
      lines: [{ order_line_id: line.order_line_id, received: 1, damaged: 0, missing: 0 }],
    })
    await expect(async () => {
      await lookAgain(page)
      await expect(state(who, cancellationStatuses.refunded[locale])).toBeVisible({ timeout: 1000 })
    }).toPass({ timeout: 30_000 })
    await expect(page.getByText(t.request.toWallet)).toBeVisible()
    await expect(page.getByText(formatAmount(amount)).first()).toBeVisible()
    expect((await shopper.get('/user/wallet')).balance).toBe(amount)
    for (const office of [merchant, admin]) await office.close()
    expectRefusalsAlone(heard)
  })

  if (takesCards)
    test(`an order is paid by card and its page follows the gateway's, in ${locale}`, async ({ page }) => {
      const who = await at(page, locale)
      const t = who.say('shopper-orders')
      const shopper = await enterShop(who, newPhone())
      const { card, quantity } = await shopper.enoughOf(store)
      const order = await shopper.order(card, quantity, 'card')
      await openOrder(who, order.id, '?placed')
      await who.button(t.payment.payCard).click()
      // our page leads on by itself
      await page.getByRole('button', { name: 'Pay', exact: true }).click()
      await expect(page).toHaveURL(new RegExp(`/${locale}/orders/${order.id}$`))
      await expect(state(who, orderStatuses.new[locale])).toBeVisible()
      await expect(page.getByRole('list', { name: t.steps.title }).getByText(t.steps.paid)).toBeVisible()
    })

  for (const javaScriptEnabled of pickOne([true, false]))
    test(`a transfer is paid ${javaScriptEnabled ? 'with' : 'without'} scripts, in ${locale}`, async ({ browser, baseURL }) => {
      const page = await browser.newPage({ javaScriptEnabled, viewport: { width: 390, height: 844 }, ...(baseURL && { baseURL }) })
      const who = await at(page, locale)
      const t = who.say('shopper-orders')
      const shopper = await enterShop(who, newPhone())
      const { card, quantity } = await shopper.enoughOf(store)
      const order = await shopper.order(card, quantity, 'bank_transfer')
      await page.goto(`/${locale}/orders`)
      await page.getByRole('link', { name: t.list.next.transfer }).click()
      const form = page.getByRole('form', { name: t.transfer.title })
      await form.getByRole('radio').first().check()
      await form.getByLabel(t.transfer.sender).fill('ريم العتيبي')
      await form.getByLabel(t.transfer.slip).setInputFiles({ name: 'slip.txt', mimeType: 'text/plain', buffer: Buffer.from('paid') })
      await who.button(t.transfer.send, form).click()
      await expect(form.getByLabel(t.transfer.slip)).toHaveAttribute('aria-invalid', 'true')
      // the reasons stand at the top, and lead to their fields
      const summary = page.getByRole('alert')
      if (javaScriptEnabled) await expect(summary).toBeFocused()
      await summary.getByRole('link').click()
      await expect(form.getByLabel(t.transfer.slip)).toBeInViewport()
      await expect(form.getByLabel(t.transfer.sender)).toHaveValue('ريم العتيبي')
      await expect(form.getByRole('radio').first()).toBeChecked()
      await form.getByLabel(t.transfer.slip).setInputFiles(await picture('slip.png', '#dddddd'))
      await who.button(t.transfer.send, form).click()
      await expect(page.getByText(t.next.checking)).toBeVisible()
      await page.goto(`/${locale}/orders`)
      await expect(state(who, t.state.checking)).toBeVisible()

      // the same goods again
      await page.goto(`/${locale}/orders/${order.id}`)
      await who.button(t.order.again).click()
      await expect(page).toHaveURL(new RegExp(`/${locale}/(cart|orders/.*again)`))
      // and the order is not wanted any more
      await page.goto(`/${locale}/orders/${order.id}`)
      await page.getByText(t.act.cancel, { exact: true }).click()
      await who.button(t.act.confirmCancel).click()
      await expect(state(who, orderStatuses.cancelled[locale])).toBeVisible()
      await page.close()
    })
}
