import { expect, test } from 'vitest'
import { readWeightText } from './weight-units.ts'

test.each([
  ['0.5 كجم', 500],
  ['0.5kg', 500],
  ['٠٫٥ كغ', 500],
  ['1,250 g', 1250],
  ['750 جم', 750],
  ['2 KG.', 2000],
  ['0.29 kg', 290],
])('%s is %i grams', (text, grams) => {
  expect(readWeightText(text)).toBe(grams)
})

test.each(['500', '0.5 متر', 'kg', 'half a kg', '-1 kg', '1 2 kg'])('%s is not a weight with its unit', (text) => {
  expect(readWeightText(text)).toBeUndefined()
})
