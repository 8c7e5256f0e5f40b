import { locales } from '@rahba/contract/kernel/locale'
import { formatAmount } from '@rahba/contract/kernel/money'
import { shopperPaymentStatuses } from '@rahba/contract/money/payments/payment-states'
import { paymentMethods } from '@rahba/contract/orders/order-states'
import { demoAccounts } from '../server/src/demo-accounts.ts'
import { expect, test } from './fixtures.ts'
import { at, search } from './helpers/at.ts'
import { Shopper } from './helpers/shopper.ts'
import { signInAdmin } from './helpers/sign-in.ts'
import { detail } from './quick-run.ts'

// A shopper pays by card on the gateway's page (a stand-in's), and the administrator reads what the gateway told.
// A running server uses the gateway that it was configured with.
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

for (const locale of takesCards ? locales : []) {
  test(
    `orders of two stores are paid by one card, and the administrator sees the part of each, in ${locale}`,
    detail,
    async ({ page, request }) => {
      const phone = `+96658${String(Date.now() % 10_000_000).padStart(7, '0')}`
      const shopper = new Shopper(request, locale)
      await shopper.signIn(phone)
      await shopper.addAddress('ريم', phone, { ar: 'الرياض', en: 'Riyadh' }[locale])
      const placed = await shopper.checkout([await shopper.enoughOf('sadeem-roastery'), await shopper.enoughOf('majd-oud')])
      const { url, amount } = await shopper.checkoutPage(placed.id)
      expect(amount).toBe(placed.to_charge)
      expect((await shopper.checkoutPage(placed.id)).url).toBe(url)

      // The page is a stand-in for the gateway, and says so in both languages.
      await page.goto(`${url}?lang=${locale}`)
      await expect(page.getByRole('heading', { name: { ar: 'بوابة دفع تجريبية', en: 'Test payment gateway' }[locale] })).toBeVisible()
      await expect(page.getByText(formatAmount(amount))).toBeVisible()
      await page.getByRole('link', { name: { ar: 'العودة دون دفع', en: 'Go back without paying' }[locale] }).click()
      expect(await shopper.get(`/user/checkouts/${placed.id}`)).toMatchObject({ card_payment: { status: 'pending', amount } })
      await page.goto(`${url}?lang=${locale}`)
      await page.getByRole('button', { name: { ar: 'الدفع', en: 'Pay' }[locale], exact: true }).click()
      await expect(page.getByRole('heading', { name: 'Payment received' })).toBeVisible()
      const read = await shopper.get(`/user/checkouts/${placed.id}`)
      expect(read).toMatchObject({ card_payment: { status: 'confirmed', amount } })
      expect(read.orders.map(({ status }: { status: string }) => status)).toEqual(['new', 'new'])

      const admin = await at(page, locale)
      const t = admin.say('admin/money').payments
      const [first, second] = placed.orders
      await signInAdmin(admin, demoAccounts.admin, demoAccounts.password)
      await admin.go(`/dashboard/orders/${first.id}`)
      const main = page.getByRole('main')
      const orders = admin.say('orders').payments
      await expect(main.getByText(orders.sharedTotal)).toBeVisible()
      await main.getByRole('link', { name: orders.open }).click()
      await expect(main.getByText(t.shared, { exact: true })).toBeVisible()
      await expect(main.getByText(formatAmount(amount)).first()).toBeVisible()
      // from one order's part to the other's
      await main.getByRole('link', { name: String(second.number) }).click()
      await expect(page.getByRole('heading', { name: t.one(second.number) })).toBeVisible()
      await expect(main.getByRole('link', { name: String(first.number) })).toBeVisible()
      await expect(main.getByText(t.kinds.captured ?? '', { exact: true })).toBeVisible()
    },
  )
}
