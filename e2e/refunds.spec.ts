import { locales } from '@rahba/contract/kernel/locale'
import { formatAmount } from '@rahba/contract/kernel/money'
import { cancellationActions } from '@rahba/contract/orders/cancellations/cancellation-actions'
import { cancellationLabels } from '@rahba/contract/orders/cancellations/cancellation-labels'
import { cancellationStatuses, refundReasons } from '@rahba/contract/orders/cancellations/cancellation-states'
import { demoAccounts } from '../server/src/demo-accounts.ts'
import { expect, test } from './fixtures.ts'
import { type At, at, toasted } from './helpers/at.ts'
import { signInAdmin, signInMerchant } from './helpers/sign-in.ts'

// A return from the administrator's form to the shopper's wallet: opened, disputed by the merchant, approved, inspected, settled for less.

/** A delivered order of the demo merchant's with a piece left to give back. */
async function deliveredOrder(who: At) {
  const list = await (await who.page.request.get('/api/store/orders?tab=delivered&per_page=50')).json()
  for (const { id } of list.data) {
    const order = await (await who.page.request.get(`/api/store/orders/${id}`)).json()
    const line = order.lines.find(
      (one: { quantity: number; cancelled_quantity: number; total: number }) => one.quantity > one.cancelled_quantity && one.total > 100,
    )
    if (order.status === 'delivered' && line && order.cancellations.length === 0) return { ...order, line }
  }
  throw new Error('the demo market has a delivered order')
}

for (const locale of locales) {
  test(`a return is opened, disputed, approved, inspected and settled in ${locale}`, async ({ page }) => {
    test.setTimeout(180_000)
    const who = await at(page, locale)
    const t = who.say('cancellations')
    const label = (key: string) => who.label(key, cancellationLabels)
    const step = (name: keyof typeof cancellationActions) => cancellationActions[name][locale]
    const dialog = page.getByRole('dialog')
    await signInMerchant(who, demoAccounts.merchant, demoAccounts.password)
    const order = await deliveredOrder(who)

    await signInAdmin(who, demoAccounts.admin, demoAccounts.password)
    await who.go('/dashboard/canceled-orders/create')
    const quantity = page.getByRole('textbox', { name: order.line.name[locale] }).first()
    await page.getByLabel(t.form.orderNumber).fill(String(order.number))
    await who.button(t.form.find).click()
    await quantity.fill('1')
    await who.choose(label('refund_reason'), refundReasons.not_as_described[locale])
    await page.getByRole('textbox', { name: label('problem_description') }).fill('اللون مختلف عن الصورة')
    await page.getByRole('textbox', { name: t.actions.adminNote }).fill('اتصل العميل بالدعم')
    await expect(page.getByText(t.money.amount, { exact: true })).toBeVisible()
    await page.getByRole('main').locator('button[type=submit]').click()
    await toasted(who, t.form.opened)
    await expect(page).toHaveURL(/canceled-orders\/[0-9a-f-]{36}$/)
    const id = page.url().split('/').at(-1) ?? ''
    const { amount, number } = await (await page.request.get(`/api/admin/canceled-orders/${id}`)).json()

    // the merchant answers what waits for an answer
    await who.go('/store/orders/cancelled?tab=to_answer')
    await page.getByRole('link', { name: String(number), exact: true }).click()
    await expect(page).toHaveURL(new RegExp(`/store/orders/cancelled/${id}$`))
    await expect(page.getByText(t.notice.answer)).toBeVisible()
    await who.button(step('dispute'), page.getByRole('main')).click()
    await dialog.getByRole('textbox', { name: t.actions.reason }).fill('المنتج مطابق للوصف')
    await who.button(step('dispute'), dialog).click()
    await toasted(who, t.actions.done(cancellationStatuses.disputed[locale]))

    // the administration decides for the shopper
    await who.go(`/dashboard/canceled-orders/${id}`)
    await who.button(step('approve'), page.getByRole('main')).click()
    await dialog.getByRole('textbox', { name: t.actions.adminNote }).fill('الصور تؤيد العميل')
    await who.button(step('approve'), dialog).click()
    await toasted(who, t.actions.done(cancellationStatuses.awaiting_goods[locale]))

    // it comes back damaged
    await who.go(`/store/orders/cancelled/${id}`)
    await who.button(step('receive'), page.getByRole('main')).click()
    await dialog.getByRole('textbox', { name: label('received') }).fill('0')
    await dialog.getByRole('textbox', { name: label('damaged') }).fill('1')
    await who.button(step('receive'), dialog).click()
    await toasted(who, t.actions.done(cancellationStatuses.received[locale]))

    // and is settled for one riyal less
    await who.go(`/dashboard/canceled-orders/${id}`)
    await who.button(step('start_refund'), page.getByRole('main')).click()
    await dialog.getByRole('textbox', { name: label('amount_final') }).fill(String((amount - 100) / 100))
    await dialog.getByRole('textbox', { name: t.actions.adminNote }).fill('خصم التالف')
    await who.button(step('start_refund'), dialog).click()
    await toasted(who, t.actions.done(cancellationStatuses.refunded[locale]))
    await expect(page.getByText(t.money.settledTitle)).toBeVisible()
    await expect(page.getByText(formatAmount(amount - 100)).first()).toBeVisible()
    await expect(page.getByText(t.entries)).toBeVisible()
    // The result appears without a reload.
    await expect(page.getByText(t.noEntries)).toHaveCount(0)
    const after = await (await page.request.get(`/api/admin/canceled-orders/${id}`)).json()
    expect([after.status, after.amount_final, after.to_wallet]).toEqual(['refunded', amount - 100, amount - 100])

    // the order says so on both sides
    for (const address of [`/dashboard/orders/${order.id}`, `/store/orders/${order.id}`]) {
      await who.go(address)
      await expect(page.getByRole('heading', { name: t.order.title })).toBeVisible()
      await expect(page.getByText(who.say('orders').amounts.returned)).toBeVisible()
    }

    // the log tells all of it in words: no field goes by its key
    await who.go('/dashboard/history?entity=canceled-orders')
    await expect(page.getByText(cancellationStatuses.awaiting_goods[locale]).first()).toBeVisible()
    await expect(page.getByRole('main').getByText(/^[a-z]+(_[a-z]+)*: /)).toHaveCount(0)
  })
}
