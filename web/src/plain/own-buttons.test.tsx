import { expect, test } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { only, openPlain } from '../../test/plain-page.ts'
import { DeliveryPromise } from '../shop/delivery-promise.tsx'
import { bindOwnButtons } from './own-buttons.ts'

const delivery = {
  city: null,
  delivers: true,
  excluded_cities: 0,
  excluded_regions: 0,
  min_order_cost: 0,
  delivery_charge: 1500,
  max_delivery_charge: 1500,
  free_from: null,
  promised_from: null,
  promised_to: null,
  branches: null,
}

test('Enter in the city presses its own button with the chosen values, and adds nothing to the cart', async () => {
  await openPlain(
    <>
      <form id="buy" method="get">
        <input name="size" defaultValue="l" />
        <button type="submit" formMethod="post">
          Add
        </button>
      </form>
      <DeliveryPromise delivery={delivery} typed="" of="buy" />
    </>,
    ['shop', 'kit', 'common'],
  )
  bindOwnButtons()
  const sent: (readonly [method: string, search: string])[] = []
  only('form', HTMLFormElement).addEventListener('submit', (event) => {
    event.preventDefault()
    const { submitter } = event
    if (!(event.target instanceof HTMLFormElement) || !(submitter instanceof HTMLButtonElement)) return
    const fields = [...new FormData(event.target, submitter)].map(([name, value]) => [name, String(value)])
    sent.push([submitter.formMethod, String(new URLSearchParams(fields))])
  })
  await page.getByRole('textbox', { name: 'City' }).fill('Riyadh')
  await userEvent.keyboard('{Enter}')
  expect(sent).toEqual([['post', 'size=l&city=Riyadh&act=city']])
})
