import { expect, test } from 'vitest'
import { choosePayment, nameField, readChoices, readPostedLines } from './choices.ts'

const store = '01a21832-ef5f-704f-a375-4bec9ee7c9c6'
const other = '01a21832-ef5f-704f-a375-4bec9ee7c9c7'

function makeForm(fields: readonly (readonly [string, string])[]): FormData {
  const form = new FormData()
  for (const [name, value] of fields) form.append(name, value)
  return form
}

test('reads the choices of each store by its id', () => {
  const form = makeForm([
    ['store_id', store],
    ['store_id', other],
    ['address_id', 'a'],
    ['payment_method', 'card'],
    ['use_wallet', 'on'],
    ['card_offered', ''],
    [nameField(store, 'included'), 'on'],
    [nameField(store, 'fulfilment'), 'pickup'],
    [nameField(store, 'coupon_code'), ' EID '],
    [nameField(store, 'expected_total'), '20700'],
    [nameField(other, 'fulfilment'), 'by_air'],
    [nameField(other, 'expected_total'), '-1'],
  ])
  const { stores, ...rest } = readChoices(form)
  expect(rest).toEqual({ address_id: 'a', payment_method: 'card', use_wallet: true, card_offered: true })
  const nothing = {
    branch_id: '',
    coupon_code: '',
    refused_code: '',
    refused_reason: '',
    note: '',
    undeliverable: null,
    expected_total: null,
  }
  expect(stores.get(store)).toEqual({ ...nothing, included: true, fulfilment: 'pickup', coupon_code: 'EID', expected_total: 20_700 })
  expect(stores.get(other)).toEqual({ ...nothing, included: false, fulfilment: null })
})

test('applies a rejected code again by its own button, and removes it by the other', () => {
  const code = [
    ['store_id', store],
    [nameField(store, 'coupon_code'), 'EID'],
    [nameField(store, 'refused_code'), 'EID'],
  ] as const
  const read = (...button: [string, string][]) => readChoices(makeForm([...code, ...button])).stores.get(store)
  expect(read()).toMatchObject({ coupon_code: 'EID', refused_code: 'EID' })
  expect(read(['apply_code', store])).toMatchObject({ coupon_code: 'EID', refused_code: '' })
  expect(read(['apply_code', other])).toMatchObject({ coupon_code: 'EID', refused_code: 'EID' })
  expect(read(['remove_code', store])).toMatchObject({ coupon_code: '' })
})

test('ignores an unknown payment method', () => {
  expect(readChoices(makeForm([['payment_method', 'constructor']])).payment_method).toBeNull()
})

test('ignores manipulated lines', () => {
  const line = { product_id: store, variant_id: null, quantity: 2, options: [] }
  const posted = (value: unknown) => readPostedLines(makeForm([['lines', typeof value === 'string' ? value : JSON.stringify(value)]]))
  expect(posted([{ store_id: store, lines: [line] }])).toEqual([{ store_id: store, lines: [line] }])
  expect(posted('{')).toBeNull()
  expect(posted([{ store_id: store, lines: [{ ...line, quantity: 0 }] }])).toBeNull()
  expect(posted([{ store_id: 'x', lines: [line] }])).toBeNull()
})

test('begins with cash and offers no card on a platform without cards, despite stored choices', () => {
  const cash = { is_chosen: true, payment_method: 'cod', card_offered: false }
  expect(choosePayment(null, false)).toEqual(cash)
  expect(choosePayment({ payment_method: 'card', card_offered: true }, false)).toEqual(cash)
  expect(choosePayment({ payment_method: 'bank_transfer', card_offered: true }, false)).toMatchObject({ payment_method: 'bank_transfer' })
})

test('begins with a card if cards are accepted, until another method is chosen', () => {
  expect(choosePayment(null, true)).toEqual({ is_chosen: false, payment_method: 'card', card_offered: true })
  expect(choosePayment({ payment_method: 'cod', card_offered: false }, true)).toEqual({
    ...{ is_chosen: true, payment_method: 'cod', card_offered: false },
  })
})
