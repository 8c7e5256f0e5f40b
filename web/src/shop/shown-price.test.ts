import { expect, test } from 'vitest'
import { isBeforeVat, shownPrice } from './shown-price.ts'

const added = { vat_added_bp: 1500, vat_shown: true }

test('a price without VAT is shown with VAT, to the halala that is paid', () => {
  expect(shownPrice(10_000, added)).toBe(11_500)
  expect(shownPrice(707, added)).toBe(813)
  expect(isBeforeVat(added)).toBe(false)
})

test('a store that shows its prices without VAT has a label beside them', () => {
  expect(shownPrice(10_000, { ...added, vat_shown: false })).toBe(10_000)
  expect(isBeforeVat({ ...added, vat_shown: false })).toBe(true)
})

test('a price that equals the payment is unchanged, without a label', () => {
  for (const vat_shown of [true, false]) {
    expect(shownPrice(10_000, { vat_added_bp: 0, vat_shown })).toBe(10_000)
    expect(isBeforeVat({ vat_added_bp: 0, vat_shown })).toBe(false)
  }
})
