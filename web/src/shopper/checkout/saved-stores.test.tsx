import { expect, test } from 'vitest'
import { page } from 'vitest/browser'
import { cartPart } from '../../../test/cart-part.ts'
import { only, openPlain } from '../../../test/plain-page.ts'
import { text as ar } from '../../text/ar/checkout.ts'
import type { CheckoutView } from './checkout-view.server.ts'
import { SavedStores } from './saved-stores.tsx'

/** Opens what is said of two stores, of which the second is ordered from or not. */
const open = (is_ordered: boolean, later: string[] = []) => {
  const stores = [true, is_ordered].map((ordered, at) => ({ store: cartPart(['Layan', 'Noon'][at] ?? '', 0).store, is_ordered: ordered }))
  // These parts of a view are the only ones that are read.
  return openPlain(<SavedStores view={{ stores, later } as unknown as CheckoutView} />, ['checkout', 'shop'], 'ar')
}

test('the summary names the stores that are left out, and links to the cart', async () => {
  await open(false, ['Ward'])
  expect(only('p', HTMLElement).textContent).toContain(ar.keptStores('Noon، Ward'))
  await expect.element(page.getByRole('link')).toHaveAttribute('href', '/ar/cart')
})

test('the summary names none if every store is ordered from', async () => {
  await open(true)
  expect(page.getByRole('link').elements()).toEqual([])
})
