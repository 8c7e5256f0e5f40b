import { expect, test } from 'vitest'
import { matchingName } from './import-fields.ts'

test('labels a text in one column as detected language, and a text in two columns by language', () => {
  expect(matchingName('name.ar', 'en', ['name.ar', 'price'])).toBe('Product name (language recognised automatically)')
  expect(matchingName('option1_value.en', 'ar', ['option1_value.en'])).toBe('قيمة الخيار 1 (تُحدَّد اللغة تلقائيًا)')
  expect(matchingName('name.ar', 'en', ['name.ar', 'name.en'])).toBe('Product name (in Arabic)')
  // A field that no column holds keeps the name of its own column.
  expect(matchingName('name.ar', 'en', [null, 'price'])).toBe('Product name (in Arabic)')
  expect(matchingName('price', 'en', ['price'])).toBe('Price')
})
