import { expect, test } from 'vitest'
import { readValueList, writeValueList } from './value-list.ts'

test('values with commas and backslashes come back as they were', () => {
  const values = ['Procter, Gamble', 'عطور', 'a\\b', '\\', ',', 'c\\,d']
  expect(readValueList(writeValueList(values))).toEqual(values)
})

test('a repeated parameter and one text with commas name the same values, each once', () => {
  expect(readValueList('a,b,,a, c ')).toEqual(['a', 'b', 'c'])
  expect(readValueList(['a', 'b,a', '', 'c'])).toEqual(['a', 'b', 'c'])
})

test('a backslash at the end is left out', () => {
  expect(readValueList('a\\')).toEqual(['a'])
})
