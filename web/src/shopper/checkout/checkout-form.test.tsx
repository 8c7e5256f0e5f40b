import { afterEach, expect, test } from 'vitest'
import { page } from 'vitest/browser'
import { only, openPlain } from '../../../test/plain-page.ts'
import { text } from '../../text/en/checkout.ts'
import { CheckoutForm } from './checkout-form.tsx'
import type { CheckoutView } from './checkout-view.server.ts'

afterEach(() => page.viewport(1280, 800))

/** Opens a checkout without stores, of which only the layout matters. */
const open = () =>
  openPlain(
    <CheckoutForm
      view={
        {
          ...{ addresses: [], address_id: '', stores: [], unavailable: [], later: [], fields: {}, error: null, sums: null },
          ...{ payment_method: 'cod', card_offered: true, cod_fee: 0, wallet: 0, use_wallet: false, new_address: { refused: null } },
        } as unknown as CheckoutView
      }
    />,
    ['checkout', 'shop', 'shopper-account'],
  )
const place = () => page.getByRole('button', { name: text.place }).element()
const getBox = (element: Element) => element.getBoundingClientRect()

test('the button is under the sums on a wide screen, and at the end on a phone', async () => {
  await page.viewport(1360, 800)
  await open()
  const payment = only('fieldset:has([name=payment_method])', HTMLElement)
  const sums = only('#review', HTMLElement)
  expect(getBox(place()).left).toBeGreaterThan(getBox(payment).right)
  expect(getBox(place()).top).toBeGreaterThan(getBox(sums).bottom)
  expect(getBox(place()).top).toBeLessThan(getBox(payment).bottom)
  await page.viewport(390, 800)
  expect(getBox(sums).top).toBeGreaterThan(getBox(payment).bottom)
  expect(getBox(place()).top).toBeGreaterThan(getBox(sums).bottom)
  // The keyboard comes to it after everything that it agrees to.
  expect(payment.compareDocumentPosition(place())).toBe(Node.DOCUMENT_POSITION_FOLLOWING)
})
