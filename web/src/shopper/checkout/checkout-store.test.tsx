import { expect, test } from 'vitest'
import { page } from 'vitest/browser'
import { cartPart } from '../../../test/cart-part.ts'
import { openPlain } from '../../../test/plain-page.ts'
import { text } from '../../text/en/checkout.ts'
import { CheckoutStore } from './checkout-store.tsx'
import type { CheckoutStoreView } from './checkout-view.server.ts'
import { readChoices } from './choices.ts'

const choice: CheckoutStoreView['choice'] = {
  ...{
    included: true,
    fulfilment: 'store_delivery',
    branch_id: '',
    coupon_code: 'NOPE',
    refused_code: '',
    refused_reason: '',
    note: 'Ring twice',
  },
  ...{ undeliverable: null, expected_total: null },
}

/** Opens the part of a store in a form. Returns what a post of it would choose. */
async function open(changes: Partial<CheckoutStoreView>): Promise<CheckoutStoreView['choice'] | undefined> {
  const part = cartPart('Layan', 0, { lines: [] })
  const view = {
    ...{ store: part.store, part, choice, can_order: true, is_undeliverable: false, is_ordered: true },
    ...{ quote: null, errors: {}, line_errors: {}, seen_total: null },
    ...changes,
  } as CheckoutStoreView
  const drawn = (
    <form>
      <CheckoutStore view={view} isOnly isAnswer={false} />
    </form>
  )
  await openPlain(drawn, ['checkout', 'shop'])
  const form = document.querySelector('form')
  return form ? readChoices(new FormData(form)).stores.get('Layan') : undefined
}

test('a store in the checkout has a field for a code', async () => {
  expect(await open({})).toMatchObject({ coupon_code: 'NOPE', note: 'Ring twice' })
  await expect.element(page.getByLabelText(text.coupon)).toHaveValue('NOPE')
})

test('a rejected code keeps its reason, and the next post contains it', async () => {
  const refusal = { refused_code: 'NOPE', refused_reason: 'The code expired' }
  const refused = { ...choice, ...refusal }
  expect(await open({ choice: refused })).toMatchObject(refusal)
  await expect.element(page.getByText('The code expired')).toBeVisible()
  await open({ choice: { ...refused, coupon_code: 'OTHER' } })
  expect(page.getByText('The code expired').elements()).toEqual([])
})

test('a store that is left out has no field, and keeps its code and its note', async () => {
  for (const left of [{ is_undeliverable: true }, { can_order: false }, { choice: { ...choice, included: false } }]) {
    const refused = { choice: { ...choice, ...left.choice, refused_code: 'NOPE' } }
    expect(await open({ is_ordered: false, ...left, ...refused })).toMatchObject({
      coupon_code: 'NOPE',
      refused_code: 'NOPE',
      note: 'Ring twice',
    })
    expect(page.getByLabelText(text.coupon).elements()).toEqual([])
    expect(page.getByRole('button').elements()).toEqual([])
  }
})
