import { expect, test } from 'vitest'
import { firstLetter, firstName } from './person-name.ts'

test.each([
  ['عبدالعزيز بن فهد الدوسري', 'عبدالعزيز'],
  ['عبد الله الراجح', 'عبد الله'],
  ['  Noura  Al-Salem ', 'Noura'],
  ['', ''],
])('“%s” is greeted as “%s”', (name, greeted) => expect(firstName(name)).toBe(greeted))

test('uses the first letter of a name without its article', () => {
  expect(firstLetter('البنك الأول')).toBe('ب')
  expect(firstLetter(' noura')).toBe('N')
  expect(firstLetter('')).toBeUndefined()
})
