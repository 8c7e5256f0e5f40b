import { expect, test } from 'vitest'
import { phoneText } from './phone-text.ts'

test('a Saudi number is written in groups, another number as it is', () => {
  expect(phoneText('+966501234567')).toBe('+966\u00a050\u00a0123\u00a04567')
  expect(phoneText('+971501234567')).toBe('+971501234567')
  expect(phoneText('+9665012345678')).toBe('+9665012345678')
})
