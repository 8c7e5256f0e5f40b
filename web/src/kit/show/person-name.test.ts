import { expect, test } from 'vitest'
import { firstLetter, firstName } from './person-name.ts'

test.each([
  ['عبدالعزيز بن فهد الدوسري', 'عبدالعزيز'],
  ['عبد الله الراجح', 'عبد الله'],
  ['  Noura  Al-Salem ', 'Noura'],
  ['', ''],
])('“%s” is greeted as “%s”', (name, greeted) => expect(firstName(name)).toBe(greeted))

test('a letter stands for a name, and the article for none', () => {
  expect(firstLetter('البنك الأول')).toBe('ب')
  expect(firstLetter(' noura')).toBe('N')
  expect(firstLetter('')).toBeUndefined()
})
