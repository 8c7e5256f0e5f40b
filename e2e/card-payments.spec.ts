import { locales } from '@rahba/contract/kernel/locale'
import { shopperPaymentStatuses } from '@rahba/contract/money/payment-states'
import { paymentMethods } from '@rahba/contract/orders/order-states'
import { demoAccounts } from '../server/src/demo-accounts.ts'
import { expect, test } from './fixtures.ts'
import { at, search } from './pages/at.ts'
import { Shopper } from './pages/shopper.ts'
import { signInAdmin } from './pages/sign-in.ts'

// A shopper pays by card on the gateway's page (a stand-in's), and the administrator reads what the gateway told.
// A server that runs already takes them where it was told to.
const takesCards = process.env.E2E_URL === undefined || process.env.E2E_CARDS === '1'

for (const locale of takesCards ? locales : []) {
  test(`an order is paid by card, and the administrator sees the gateway's events, in ${locale}`, async ({ page, request }) => {
    const phone = `+96657${String(Date.now() % 10_000_000).padStart(7, '0')}`
    const shopper = new Shopper(request, locale)
    await shopper.signIn(phone)
    await shopper.addAddress('ريم', phone, { ar: 'الرياض', en: 'Riyadh' }[locale])
    const { card, quantity } = await shopper.enoughOf('sadeem-roastery')
    const order = await shopper.order(card, quantity, 'card')
    expect(order.status).toBe('pending_payment')

    const url = await shopper.cardPage(order.id)
    await page.goto(url)
    await page.getByRole('button', { name: 'Decline' }).click()
    await expect(page.getByRole('heading', { name: 'Payment not completed yet' })).toBeVisible()
    await page.goto(url)
    await page.getByRole('button', { name: 'Pay' }).click()
    await expect(page.getByRole('heading', { name: 'Payment received' })).toBeVisible()
    expect(await shopper.get(`/user/orders/${order.id}`)).toMatchObject({ status: 'new', payment_status: 'paid' })

    const admin = await at(page, locale)
    const t = admin.say('admin/money').payments
    await signInAdmin(admin, demoAccounts.admin, demoAccounts.password)
    await admin.go('/dashboard/payments1')
    await search(admin, t.search, String(order.number))
    await page
      .getByRole('link', { name: String(order.number) })
      .first()
      .click()
    const main = page.getByRole('main')
    await expect(main.getByText('mada 2250').first()).toBeVisible()
    await expect(main.getByText(paymentMethods.card[locale], { exact: true }).first()).toBeVisible()
    await expect(main.getByText(shopperPaymentStatuses.confirmed[locale], { exact: true }).first()).toBeVisible()
    for (const kind of ['captured', 'payment_paid', 'payment_failed'])
      await expect(main.getByText(t.kinds[kind] ?? kind, { exact: true }).first()).toBeVisible()
    await expect(admin.button(t.confirm)).toHaveCount(0)
  })
}
