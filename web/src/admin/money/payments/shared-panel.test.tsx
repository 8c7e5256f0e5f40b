import type { Locale } from '@rahba/contract/kernel/locale'
import type { WholeShopperPayment } from '@rahba/contract/money/payments/payments'
import { expect, test } from 'vitest'
import { page } from 'vitest/browser'
import { openPage } from '../../../../test/page.tsx'
import { SharedPanel } from './shared-panel.tsx'

const part = (n: number, amount: number, fee: number | null) => ({
  ...{ id: `payment-${n}`, order_id: `order-${n}`, order_number: 100_450 + n, store: { ar: `متجر ${n}`, en: `Store ${n}` } },
  ...{ amount, fee, status: 'confirmed' as const },
})

const payment = {
  id: 'payment-1',
  provider: 'moyasar',
  shared: { total: 18_000, total_fee: 301, parts: [part(1, 6500, 109), part(2, 11_500, 192)] },
} as WholeShopperPayment // the panel reads these fields only

const texts: Record<Locale, { title: string; own: string; store: string }> = {
  ar: { title: 'دفعة واحدة لعدة طلبات', own: 'هذا الطلب', store: 'متجر 2' },
  en: { title: 'One payment for several orders', own: 'This order', store: 'Store 2' },
}

test.each(['ar', 'en'] as const)('a shared charge shows its parts and fees, and leads to the other payments, in %s', async (locale) => {
  await openPage(<SharedPanel payment={payment} />, { locale, texts: ['admin/money', 'orders'] })
  const { title, own, store } = texts[locale]
  await expect.element(page.getByText(title)).toBeVisible()
  await expect.element(page.getByText(new RegExp(own)).first()).toBeVisible()
  await expect.element(page.getByRole('link', { name: '100451' })).toHaveAttribute('href', `/${locale}/dashboard/orders/order-1`)
  await expect
    .element(page.getByRole('link', { name: new RegExp(store) }))
    .toHaveAttribute('href', `/${locale}/dashboard/payments1/payment-2`)
  for (const amount of ['65.00', '115.00', '180.00', '1.09', '1.92', '3.01'])
    await expect.element(page.getByText(new RegExp(amount)).first()).toBeVisible()
})

test('a payment of one order shows nothing', async () => {
  await openPage(<SharedPanel payment={{ ...payment, shared: null }} />, { locale: 'en', texts: ['admin/money', 'orders'] })
  await expect.element(page.getByText(texts.en.title)).not.toBeInTheDocument()
})
