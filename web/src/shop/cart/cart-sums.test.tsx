import { expect, test } from 'vitest'
import { page } from 'vitest/browser'
import { cartPart } from '../../../test/cart-part.ts'
import { openPlain } from '../../../test/plain-page.ts'
import { text as ar } from '../../text/ar/shop.ts'
import { text } from '../../text/en/shop.ts'
import { CartSums } from './cart-sums.tsx'

const days = { promised_from: null, promised_to: null }
const delivered = { fulfilment: 'store_delivery', charge: 3000, ...days } as const
const collected = { fulfilment: 'pickup', charge: 0, ...days } as const

/** Opens the sums of a cart at one store, of whose minimum `missing` halalas are missing. */
const open = (missing: number, changes: Parameters<typeof cartPart>[2], locale: 'ar' | 'en' = 'en') => {
  const part = cartPart('Layan', missing, { hand_overs: [delivered], ...changes })
  return openPlain(<CartSums priced={{ stores: [part], pieces: 1, total: 4900, city: 'Riyadh' }} />, ['shop'], locale)
}
const rows = () => [...document.querySelectorAll('dt')].map((one) => one.textContent?.trim())

test('delivered goods have a row for the delivery, and a total with it', async () => {
  await open(0, {})
  expect(rows()).toEqual([expect.stringContaining(text.cart.goods), text.cart.delivery, text.cart.totalWithDelivery])
  await expect.element(page.getByText('79.00')).toBeVisible()
})

test('goods below the minimum of a delivery have neither, with or without pickup', async () => {
  await open(5000, { fulfilments: ['store_delivery', 'pickup'], hand_overs: [delivered, collected] }, 'ar')
  expect(rows()).toEqual([expect.stringContaining(ar.cart.goods)])
  await expect.element(page.getByText('49.00')).toBeVisible()
  await open(5000, {})
  expect(rows()).toEqual([expect.stringContaining(text.cart.goods)])
  expect(page.getByText(text.cart.deliveryLater).elements()).toEqual([])
})
