import { expect, test } from 'vitest'
import { page } from 'vitest/browser'
import { openPlain } from '../../../test/plain-page.ts'
import { text } from '../../text/en/checkout.ts'
import { CheckoutProblems } from './checkout-problems.tsx'
import type { CheckoutView } from './checkout-view.server.ts'

const error = 'The price changed since you viewed the cart'
/** Opens the refusal of a checkout whose total is another one. These parts of a view are the only ones that are read. */
const open = (is_own_change: boolean) =>
  openPlain(<CheckoutProblems view={{ error, is_own_change, is_refused: true, fields: {}, stores: [] } as unknown as CheckoutView} />, [
    'checkout',
  ])

test('a total that changed by the shopper’s own choices is not reported as a new price', async () => {
  await open(true)
  await expect.element(page.getByText(text.ownChange)).toBeVisible()
  expect(page.getByText(error).elements()).toEqual([])
  await open(false)
  await expect.element(page.getByText(error)).toBeVisible()
})
