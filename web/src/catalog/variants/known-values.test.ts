import { expect, test } from 'vitest'
import { nameValue, sortTyped, splitValues } from './known-values.ts'

test('values are separated by commas of either script, lines and tabs', () => {
  expect(splitValues('52, 54،56\n 58\t60;;\n')).toEqual(['52', '54', '56', '58', '60'])
})

test('text without Arabic letters is the name in both languages, and the English of other names is asked for', () => {
  expect(nameValue(' 52 ')).toEqual({ name: { ar: '52', en: '52' }, colour: null })
  expect(nameValue('XL').name).toEqual({ ar: 'XL', en: 'XL' })
  expect(nameValue('قطن').name).toEqual({ ar: 'قطن', en: '' })
})

test('a known colour is named in both languages and has its colour', () => {
  expect(nameValue('أسود')).toEqual({ name: { ar: 'أسود', en: 'Black' }, colour: '#1f1f1f' })
  expect(nameValue('black').name.ar).toBe('أسود')
})

test('values that are there already are not added again', () => {
  const { added } = sortTyped(['أسود', '52'], [])
  const again = sortTyped(['Black', '52', '54', '54'], added)
  expect(again.added.map(({ name }) => name.ar)).toEqual(['54'])
  expect(again.known).toEqual(['Black', '52', '54'])
})
