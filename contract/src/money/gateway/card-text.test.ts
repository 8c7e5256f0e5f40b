import { expect, test } from 'vitest'
import { cardText } from './card-text.ts'

test('names a card by its brand and last digits in the reader’s language', () => {
  expect(cardText('mada 2250', 'ar')).toBe('مدى تنتهي بـ 2250')
  expect(cardText('mada 2250', 'en')).toBe('mada ending in 2250')
  expect(cardText('MASTER 0007', 'en')).toBe('Mastercard ending in 0007')
})

test('leaves other texts unchanged', () => {
  for (const text of ['FT1 2250', '2250', 'mada', 'دفع بالمحل']) expect(cardText(text, 'ar')).toBe(text)
})
