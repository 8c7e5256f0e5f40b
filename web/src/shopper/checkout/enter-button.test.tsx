import { expect, test } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { only, openPlain } from '../../../test/plain-page.ts'
import { checkoutFormId, newAddressAnchor } from './checkout-form-id.ts'
import type { CheckoutView } from './checkout-view.server.ts'
import { AnswerAnchor, EnterButton } from './enter-button.tsx'
import { NewAddress } from './new-address.tsx'

/** Opens the parts of a checkout in their order. */
const open = (refused: CheckoutView['new_address']['refused']) => {
  // The form reads these parts of a view only.
  const view = { addresses: [], new_address: { city: '', person: { name: '', phone: '' }, refused } } as unknown as CheckoutView
  return openPlain(
    <>
      <EnterButton />
      <NewAddress view={view} />
      <form id={checkoutFormId} method="post" noValidate>
        {!refused && <AnswerAnchor />}
        <input aria-label="Code" />
      </form>
    </>,
    ['checkout', 'shopper-account', 'common'],
  )
}

test('Enter in a code does not press the button of a new address above it', async () => {
  await open(null)
  const pressed: (Element | null)[] = []
  document.addEventListener(
    'submit',
    (event) => {
      event.preventDefault()
      pressed.push(event.submitter)
    },
    { once: true },
  )
  await page.getByLabelText('Code').click()
  await userEvent.keyboard('{Enter}')
  expect(pressed.map((one) => [one?.getAttribute('value'), one?.getAttribute('formaction')])).toEqual([['enter', '#answer']])
})

test('the page opens at the answer, or at the new address if that was rejected', async () => {
  const place = () => only('#answer', HTMLElement).closest('details, form')?.id
  await open(null)
  expect(place()).toBe(checkoutFormId)
  await open({ status: 422, code: 'validation', error: 'Wrong', fields: {}, values: {} })
  expect(place()).toBe(newAddressAnchor)
})
