import { expect, test } from 'vitest'
import { cardText } from './card-text.ts'

test('a card is named by its brand and last digits in the language of the reader', () => {
  expect(cardText('mada 2250', 'ar')).toBe('مدى تنتهي بـ 2250')
  expect(cardText('mada 2250', 'en')).toBe('mada ending in 2250')
  expect(cardText('MASTER 0007', 'en')).toBe('Mastercard ending in 0007')
})

test('a text that is no card stays as it is', () => {
  for (const text of ['FT1 2250', '2250', 'mada', 'دفع بالمحل']) expect(cardText(text, 'ar')).toBe(text)
})
