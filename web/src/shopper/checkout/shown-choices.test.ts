import { expect, test } from 'vitest'
import type { CheckoutView } from './checkout-view.server.ts'
import { hasOwnChange, listShownChoices, shownField } from './shown-choices.ts'

const choice = { included: true, fulfilment: 'pickup', branch_id: '', coupon_code: '' }
const stores = [
  { store: { id: 'a' }, can_order: true, choice },
  { store: { id: 'b' }, can_order: false, choice: { ...choice, included: false } },
]
// The list reads these parts of a view only.
const view = { payment_method: 'card', address_id: 'home', stores } as unknown as CheckoutView

/** The form as the page has it, with what the shopper changed; null is a box that is no longer ticked. */
function post(changes: Record<string, string | null> = {}): boolean {
  const drawn = {
    payment_method: 'card',
    address_id: 'home',
    'included.a': 'on',
    'fulfilment.a': 'pickup',
    'branch_id.a': '',
    'coupon_code.a': '',
  }
  const form = new FormData()
  form.set(shownField, listShownChoices(view))
  for (const [name, value] of Object.entries({ ...drawn, ...changes })) if (value !== null) form.set(name, value)
  return hasOwnChange(form)
}

test('a form posted unchanged has no change', () => {
  expect(post()).toBe(false)
  expect(post({ 'note.a': 'Ring twice', use_wallet: 'on' })).toBe(false)
  expect(hasOwnChange(new FormData())).toBe(false)
})

test('each choice that may change the total counts as a change', () => {
  for (const changed of [
    { payment_method: 'cod' },
    { address_id: 'work' },
    { 'fulfilment.a': 'store_delivery' },
    { 'branch_id.a': 'north' },
    { 'coupon_code.a': 'SAVE' },
    { 'included.a': null },
    { 'included.b': 'on' },
  ])
    expect(post(changed), JSON.stringify(changed)).toBe(true)
})
