import { expect, test } from 'vitest'
import { moneyText, splitMoney } from './money-text.ts'

const read = (sentence: string) => splitMoney(sentence).map(({ text, is_amount }) => (is_amount ? [text] : text))

test('finds amounts in a sentence in both languages', () => {
  expect(read(`ادفع ${moneyText(125_050, 'ar')} الآن`)).toEqual(['ادفع ', ['1,250.50'], ' الآن'])
  expect(read(`${moneyText(500, 'en')} back, ${moneyText(-100, 'en')} left`)).toEqual([['5.00'], ' back, ', ['-1.00'], ' left'])
})

test('leaves a sentence without an amount whole, and the name of the currency too', () => {
  expect(read('العملة ر.س')).toEqual(['العملة ر.س'])
  expect(read('SAR and 15.00')).toEqual(['SAR and 15.00'])
  expect(splitMoney('')).toEqual([])
})
