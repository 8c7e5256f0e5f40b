import { expect, test } from 'vitest'
import { readValueList, writeValueList } from './value-list.ts'

test('reads back values with commas and backslashes', () => {
  const values = ['Procter, Gamble', 'عطور', 'a\\b', '\\', ',', 'c\\,d']
  expect(readValueList(writeValueList(values))).toEqual(values)
})

test('reads a repeated parameter and a text with commas as the same values, each once', () => {
  expect(readValueList('a,b,,a, c ')).toEqual(['a', 'b', 'c'])
  expect(readValueList(['a', 'b,a', '', 'c'])).toEqual(['a', 'b', 'c'])
})

test('ignores a backslash at the end', () => {
  expect(readValueList('a\\')).toEqual(['a'])
})
