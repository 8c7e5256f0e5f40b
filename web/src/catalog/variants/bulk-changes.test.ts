import type { Axis } from '@rahba/contract/catalog/variants/axes'
import { expect, test } from 'vitest'
import { type BulkChange, changeMany, makeSkus } from './bulk-changes.ts'
import { addValues, type VariantValues } from './matrix.ts'

const value = (id: string, en: string, ar = en) => ({ id, name: { ar, en }, colour: null, image: null })
const axis = (id: string): Axis => ({ id, name: { ar: id, en: id }, values: [] })
const plain = { quantity: 2, sku: null, barcode: null }
const colours = [value('a', 'Black', 'أسود'), value('b', 'Blackberry'), value('c', 'بيج')]
const start = { axes: [axis('colour'), axis('size')], variants: [] }
const matrix = addValues(addValues(start, 'colour', colours, plain), 'size', [value('x', '52'), value('y', 'X-Large')], plain)
const product = { price: 10_000, price_after_discount: 8_000 }
const change = (what: BulkChange, chosen = (_: { values: string[] }) => true) => changeMany(matrix, chosen, what, product)

test('a price is set for selected variants only', () => {
  const rows = change({ kind: 'price_set', value: 5_000 }, ({ values }) => values[0] === 'a')
  expect(rows.map(({ price }) => price)).toEqual([5_000, 5_000, null, null, null, null])
  expect(rows[2]).toBe(matrix.variants[2])
})

test('a percentage changes both prices, and starts from the product’s where a variant has none', () => {
  const own = {
    ...matrix,
    variants: matrix.variants.map((row, n) => (n === 0 ? { ...row, price: 20_000, price_after_discount: 15_001 } : row)),
  }
  const [first, second] = changeMany(own, () => true, { kind: 'price_percent', value: 1_000 }, product)
  expect(first).toMatchObject({ price: 22_000, price_after_discount: 16_501 })
  expect(second).toMatchObject({ price: 11_000, price_after_discount: 8_800 })
  const [less] = changeMany(own, () => true, { kind: 'price_percent', value: -10_000 }, product)
  expect(less).toMatchObject({ price: 1, price_after_discount: null })
  // a price that is not yet a number stays as it is
  expect(changeMany(matrix, () => true, { kind: 'price_percent', value: 500 }, { price: 'x', price_after_discount: null })[0]).toBe(
    matrix.variants[0],
  )
})

test('a price after discount that would not be lower is removed', () => {
  const rows = matrix.variants.map((row) => ({ ...row, price: 9_000, price_after_discount: 7_000 }))
  expect(changeMany({ ...matrix, variants: rows }, () => true, { kind: 'price_set', value: 7_000 }, product)[0]).toMatchObject({
    price: 7_000,
    price_after_discount: null,
  })
})

test('stock is set, added and subtracted, never below zero', () => {
  const quantities = (what: BulkChange) => change(what).map(({ quantity }) => quantity)
  expect(quantities({ kind: 'stock_set', value: 4 })).toEqual([4, 4, 4, 4, 4, 4])
  expect(quantities({ kind: 'stock_add', value: 3 })).toEqual([5, 3, 3, 3, 3, 3])
  expect(quantities({ kind: 'stock_add', value: -3 })).toEqual([0, 0, 0, 0, 0, 0])
  expect(change({ kind: 'active', value: false }).every(({ active }) => !active)).toBe(true)
})

test('an SKU has the prefix and a code of each value, and is unique', () => {
  const skus = change({ kind: 'sku', value: 'AB ' }).map(({ sku }) => sku)
  expect(skus).toEqual(['AB-BLA-52', 'AB-BLA-XLA', 'AB-BLAC-52', 'AB-BLAC-XLA', 'AB-3-52', 'AB-3-XLA'])
  expect(makeSkus(matrix.axes, '')({ values: ['a', 'x'] })).toBe('BLA-52')
})

test('sets and removes a price after discount, sets a weight, and removes barcodes', () => {
  const rows: VariantValues[] = matrix.variants.map((row) => ({ ...row, barcode: '12345670' }))
  const apply = (given: Parameters<typeof changeMany>[2], of = rows) => changeMany({ ...matrix, variants: of }, () => true, given, product)
  const reduced = apply({ kind: 'reduced_set', value: 900 })
  expect(reduced.map((row) => row.price_after_discount)).toEqual(rows.map(() => 900))
  expect(apply({ kind: 'reduced_clear' }, reduced).map((row) => row.price_after_discount)).toEqual(rows.map(() => null))
  expect(apply({ kind: 'weight_set', value: 250 }).map((row) => row.weight)).toEqual(rows.map(() => 250))
  expect(apply({ kind: 'barcode_clear' }).map((row) => row.barcode)).toEqual(rows.map(() => null))
})
