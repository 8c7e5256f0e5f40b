import { nameValue } from '@rahba/contract/catalog/variants/known-values'
import { expect, test } from 'vitest'
import { sortTyped, splitValues } from './typed-values.ts'

test('values are separated by commas of either script, lines and tabs', () => {
  expect(splitValues('52, 54،56\n 58\t60;;\n')).toEqual(['52', '54', '56', '58', '60'])
})

test('a number or a size has the same name in both languages, and other names need the other language', () => {
  for (const alike of ['3XL', 'S', '128GB', '10 × 15']) expect(nameValue(alike).name).toEqual({ ar: alike, en: alike })
  expect(nameValue('Sea green').name).toEqual({ ar: '', en: 'Sea green' })
  expect(sortTyped(['Sea green', 'Cotton', 'sea green'], []).added).toHaveLength(2)
  expect(nameValue(' 52 ')).toEqual({ name: { ar: '52', en: '52' }, colour: null })
  expect(nameValue('XL').name).toEqual({ ar: 'XL', en: 'XL' })
  expect(nameValue('قطن').name).toEqual({ ar: 'قطن', en: '' })
})

test('a known colour is named in both languages and has its colour', () => {
  expect(nameValue('أسود')).toEqual({ name: { ar: 'أسود', en: 'Black' }, colour: '#1f1f1f' })
  expect(nameValue('black').name.ar).toBe('أسود')
})

test('existing values are not added again', () => {
  const { added } = sortTyped(['أسود', '52'], [])
  const again = sortTyped(['Black', '52', '54', '54'], added)
  expect(again.added.map(({ name }) => name.ar)).toEqual(['54'])
  expect(again.known).toEqual(['Black', '52', '54'])
})
