import { inLocale, locales } from '@rahba/contract/kernel/locale'
import { moneyText } from '@rahba/contract/kernel/money-text'
import { refundReasons } from '@rahba/contract/orders/cancellations/cancellation-states'
import { expect, test } from './fixtures.ts'
import { at } from './helpers/at.ts'
import { findFaults } from './helpers/axe.ts'
import { enterShop, Office } from './helpers/shopper-pages.ts'
import { detail } from './quick-run.ts'

// A customer reads what became of an order of which the store cancelled a piece, and of the money that is left when the account is to go.

let phones = 0
const newPhone = () => `+96655${String((Date.now() + ++phones) % 10_000_000).padStart(7, '0')}`

for (const locale of locales) {
  test(`the history shows the store’s cancellations, and the progress names the current step, in ${locale}`, async ({
    page,
    playwright,
  }) => {
    const who = await at(page, locale)
    const t = who.say('shopper-orders')
    const shopper = await enterShop(who, newPhone())
    const { card, quantity } = await shopper.enoughOf('sadeem-roastery', 1)
    const pieces = Math.max(2, quantity)
    const { id, number } = await shopper.order(card, pieces, 'cod')
    const store = await Office.open({ playwright }, who, 'store')
    await store.move(id, 'accept', 'prepare')
    const { lines } = await shopper.get(`/user/orders/${id}`)
    const items = { order_id: id, lines: [{ order_line_id: lines[0].id, quantity: 1 }] }
    const { amount } = await store.post('/cancellations/preview', items)
    await store.post('/cancellations', { ...items, refund_reason: 'out_of_stock', expected_amount: amount })

    await page.goto(`/${locale}/orders/${id}`)
    const current = page.getByRole('list', { name: t.steps.title }).locator('[aria-current=step]')
    await expect(current).toContainText(t.steps.ready)
    await expect(current).toContainText(t.steps.doing.preparing)
    await page.getByText(t.order.history, { exact: true }).click()
    const entry = page.locator('details').filter({ hasText: t.order.history }).getByRole('listitem').first()
    const name = inLocale(lines[0].name, locale)
    for (const said of [t.order.actors.store, name, refundReasons.out_of_stock[locale]]) await expect(entry).toContainText(said)
    expect(await findFaults(page)).toEqual([])

    // the list names the goods
    await page.goto(`/${locale}/orders`)
    const row = page.getByRole('article').filter({ hasText: t.list.number(number) })
    await expect(row).toContainText(name)
    await expect(row).toContainText(t.list.pieces(pieces - 1))
    // The goods go back into stock, which other tests order from.
    await store.post(`/orders/${id}/actions`, { action: 'cancel', note: 'نفدت الكمية' })
    await store.close()
  })

  test(
    `a shopper with money in the wallet gets a filled-in message before deleting the account, in ${locale}`,
    detail,
    async ({ page, playwright }) => {
      const who = await at(page, locale)
      const t = who.say('shopper-account').data
      const phone = newPhone()
      const shopper = await enterShop(who, phone)
      await page.goto(`/${locale}/account/data`)
      await expect(page.getByRole('heading', { name: t.deleteTitle })).toBeVisible()
      await expect(page.getByText(t.walletBody)).toBeHidden()

      const admin = await Office.open({ playwright }, who, 'admin')
      const { id: user_id } = await shopper.get('/user/profile')
      await admin.post('/wallets', { kind: 'user', user_id, direction: 'add', amount: 1250, reason: 'تعويض عن تأخير' })
      await page.reload()
      await expect(page.getByText(t.walletBody)).toBeVisible()
      expect(await findFaults(page)).toEqual([])
      await page.getByRole('link', { name: t.askTransfer }).click()
      const message = page.getByRole('textbox', { name: who.label('message') })
      const request = who.say('content').contact.walletRequest(moneyText(1250, locale))
      await expect(message.filter({ visible: true })).toHaveValue(request)
      await admin.close()
    },
  )
}
