import { expect, test } from 'vitest'
import { findError, findRowErrors, locateErrors } from './located-errors.ts'
import { addValues, changeValue, moveValue, removeValue } from './matrix.ts'

const value = (id: string) => ({ id, name: { ar: id, en: '' }, colour: null, image: null })
const plain = { quantity: 1, sku: null, barcode: null }
const start = { axes: [{ id: 'colour', name: { ar: '', en: 'Colour' }, values: [] }], variants: [] }
const matrix = addValues(start, 'colour', [value('a'), value('b')], plain)
const errors = {
  'variants.1.sku': 'taken',
  'axes.0.name.ar': 'empty',
  'axes.0.values.1.name.en': 'needed',
  variants: 'too many',
  price: 'no',
}
const located = locateErrors(errors, matrix)
const rowErrors = ({ variants }: typeof matrix) => variants.map((row) => findRowErrors(located, row))

test('an error stays with its row when rows are moved and deleted', () => {
  expect(rowErrors(matrix)).toEqual([null, { sku: 'taken' }])
  expect(rowErrors(moveValue(matrix, 'colour', 1, 0))).toEqual([{ sku: 'taken' }, null])
  expect(rowErrors(removeValue(matrix, 'colour', 'a'))).toEqual([{ sku: 'taken' }])
})

test('a changed value has no error, and the same one has it again', () => {
  const row = matrix.variants[1]
  if (!row) throw new Error('two rows')
  expect(findRowErrors(located, { ...row, sku: 'X' })).toBeNull()
  expect(findRowErrors(located, { ...row, price: 5 })).toEqual({ sku: 'taken' })
})

test('errors of options and values are found by their ids', () => {
  expect(findError(located, 'axis colour name.ar', '')).toBe('empty')
  expect(findError(located, 'axis colour name.ar', 'لون')).toBeUndefined()
  expect(findError(located, 'value b name.en', '')).toBe('needed')
  const [axis] = changeValue(matrix, 'b', { name: { ar: 'b', en: 'B' } }).axes
  expect(findError(located, 'value b name.en', axis?.values[1]?.name.en)).toBeUndefined()
  expect(located.size).toBe(3)
})
