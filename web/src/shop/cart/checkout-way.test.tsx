import { expect, test } from 'vitest'
import { page } from 'vitest/browser'
import { cartPart as part } from '../../../test/cart-part.ts'
import { openPlain } from '../../../test/plain-page.ts'
import { text as ar } from '../../text/ar/shop.ts'
import { text } from '../../text/en/shop.ts'
import { CheckoutWay } from './checkout-way.tsx'

test('the button below every minimum shows the missing amount, and leads to the nearest store', async () => {
  await openPlain(<CheckoutWay parts={[part('Ward', 5000), part('Layan', 1500)]} />, ['shop'])
  const way = page.getByRole('link')
  await expect.element(way).toHaveAccessibleName(`${text.cart.addToReachOf('Layan')} 15.00 Saudi riyals`)
  await expect.element(way).toHaveAttribute('href', '/en/s/layan')
})

test('the button says if only some stores can be ordered from', async () => {
  await openPlain(<CheckoutWay parts={[part('Ward', 5000), part('Layan', 0)]} />, ['shop'], 'ar')
  await expect.element(page.getByRole('link', { name: ar.cart.checkoutSome })).toHaveAttribute('href', '/ar/checkout')
})

test('the button leads to the checkout otherwise, and is missing if nothing can be ordered', async () => {
  await openPlain(<CheckoutWay parts={[part('Layan', 0)]} />, ['shop'])
  await expect.element(page.getByRole('link', { name: text.cart.checkout })).toHaveAttribute('href', '/en/checkout')
  await openPlain(<CheckoutWay parts={[{ ...part('Layan', 0), problem: 'closed' }]} />, ['shop'])
  await expect.element(page.getByText(text.cart.nothingToOrder)).toBeVisible()
  expect(page.getByRole('link').elements()).toEqual([])
})
