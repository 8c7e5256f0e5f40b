import type { Axis, AxisValue } from '@rahba/contract/catalog/variants/axes'
import { describe, expect, test } from 'vitest'
import * as m from './matrix.ts'

const value = (id: string): AxisValue => ({ id, name: { ar: id, en: id }, colour: null, image: null })
const axis = (id: string, ...values: string[]): Axis => ({ id, name: { ar: id, en: id }, values: values.map(value) })
const plain = { quantity: 7, sku: 'P-1', barcode: '12345678' }
const empty: m.Matrix = { axes: [], variants: [] }
const withAxis = ({ axes, variants }: m.Matrix, id: string): m.Matrix => ({ axes: [...axes, axis(id)], variants })
const add = (matrix: m.Matrix, id: string, ...values: string[]) => m.addValues(matrix, id, values.map(value), plain)
const rows = ({ variants }: m.Matrix) => variants.map(m.getKey)

const colours = add(withAxis(empty, 'colour'), 'colour', 'black', 'beige')
const abaya = add(withAxis(colours, 'size'), 'size', '52', '54')
/** The same with an id, stock and code of its own in each row. */
const saved: m.Matrix = {
  ...abaya,
  variants: abaya.variants.map((row, n) => ({ ...row, id: `v${n}`, sku: `S-${n}`, quantity: n + 1, quantity_seen: n + 1 })),
}

describe('an option', () => {
  test('that is the first moves the product’s stock and codes to the first variant', () => {
    expect(colours.variants).toMatchObject([
      { values: ['black'], ...plain, active: true },
      { values: ['beige'], quantity: 0, sku: null, barcode: null, price: null },
    ])
  })
  test('that is added gives each variant its first value, and adds the others', () => {
    expect(rows(abaya)).toEqual(['black,52', 'black,54', 'beige,52', 'beige,54'])
    expect(abaya.variants[0]).toMatchObject(plain)
    expect(abaya.variants.slice(1).every(({ quantity, sku }) => quantity === 0 && sku === null)).toBe(true)
  })
  test('without values changes no variant', () => {
    expect(rows(withAxis(colours, 'size'))).toEqual(['black', 'beige'])
    expect(m.filledAxes(withAxis(colours, 'size').axes)).toHaveLength(1)
  })
  test('that is empty before a filled one gets its place in the variants', () => {
    const sizeFirst = { axes: [axis('size'), ...colours.axes], variants: colours.variants }
    expect(rows(add(sizeFirst, 'size', '52'))).toEqual(['52,black', '52,beige'])
  })
  test('that is removed leaves the variant of its first value, with its id, stock and code', () => {
    const left = m.removeAxis(saved, 'size')
    expect(left.variants).toMatchObject([
      { values: ['black'], id: 'v0', sku: 'S-0', quantity: 1, quantity_seen: 1 },
      { values: ['beige'], id: 'v2', sku: 'S-2', quantity: 3 },
    ])
    expect(rows(m.removeAxis(saved, 'colour'))).toEqual(['52', '54'])
  })
  test('that is the last one removed leaves no variant, and the product takes back the stock and the first codes', () => {
    expect(m.removeAxis(colours, 'colour')).toEqual(empty)
    expect(m.toPlainFields(saved.variants)).toEqual({ quantity: 10, sku: 'S-0', barcode: '12345678' })
  })
  test('that is moved moves its values along', () => {
    const moved = m.moveAxis(saved, 1, 0)
    expect(moved.axes.map(({ id }) => id)).toEqual(['size', 'colour'])
    expect(moved.variants.map((row) => [m.getKey(row), row.id])).toEqual([
      ['52,black', 'v0'],
      ['52,beige', 'v2'],
      ['54,black', 'v1'],
      ['54,beige', 'v3'],
    ])
  })
})

describe('a value', () => {
  test('that is added makes its combinations, empty, and leaves the others as they are', () => {
    const more = add(saved, 'colour', 'red')
    expect(rows(more)).toEqual(['black,52', 'black,54', 'beige,52', 'beige,54', 'red,52', 'red,54'])
    expect(more.variants.slice(0, 4)).toEqual(saved.variants)
    expect(more.variants[5]).toMatchObject({ quantity: 0, sku: null, price: null, barcode: null, active: true })
    expect(rows(add(saved, 'size', '53'))).toEqual(['black,52', 'black,54', 'black,53', 'beige,52', 'beige,54', 'beige,53'])
  })
  test('that is removed removes its variants', () => {
    const left = m.removeValue(saved, 'colour', 'black')
    expect(left.variants.map(({ id }) => id)).toEqual(['v2', 'v3'])
    expect(left.axes[0]?.values.map(({ id }) => id)).toEqual(['beige'])
  })
  test('that is the last of its option leaves the variant without it', () => {
    const one = m.removeValue(saved, 'size', '54')
    const none = m.removeValue(one, 'size', '52')
    expect(none.variants).toMatchObject([
      { values: ['black'], id: 'v0' },
      { values: ['beige'], id: 'v2' },
    ])
    expect(m.removeValue(m.removeValue(colours, 'colour', 'black'), 'colour', 'beige').variants).toEqual([])
  })
  test('that is moved moves its variants', () => {
    expect(m.moveValue(saved, 'size', 1, 0).variants.map(({ id }) => id)).toEqual(['v1', 'v0', 'v3', 'v2'])
  })
})

test('missing combinations are added in their place', () => {
  const some = { ...saved, variants: saved.variants.filter(({ id }) => id === 'v3') }
  const whole = m.addMissing(some)
  expect(rows(whole)).toEqual(rows(saved))
  expect(whole.variants.map(({ id }) => id)).toEqual([undefined, undefined, undefined, 'v3'])
})

test('the stock is the sum of the offered variants', () => {
  expect(m.countStock(saved.variants.map((row, n) => ({ ...row, active: n !== 3 })))).toBe(6)
  const refused = ['x', 0.5, -3, 100_000_000, null].map((quantity) => ({ quantity, active: true }))
  expect(m.countStock([...refused, { quantity: 65, active: true }])).toBe(65)
})

test('a copy has ids, codes and pictures of its own', () => {
  const copy = m.copyMatrix(saved)
  const ids = new Set([...saved.axes, ...copy.axes].flatMap(({ id, values }) => [id, ...values.map((one) => one.id)]))
  expect(ids.size).toBe(12)
  expect(copy.variants.map(({ quantity }) => quantity)).toEqual([1, 2, 3, 4])
  expect(copy.variants.every(({ id, sku, quantity_seen }) => id === undefined && sku === null && quantity_seen === undefined)).toBe(true)
  expect(m.addMissing(copy).variants).toHaveLength(4)
})

test('a picture that the product lost is removed from values and variants', () => {
  const pictured = m.changeValue({ ...saved, variants: saved.variants.map((row) => ({ ...row, image: 'p2' })) }, 'black', { image: 'p1' })
  const left = m.dropImages(pictured, ['p2'])
  expect(left.axes[0]?.values[0]?.image).toBeNull()
  expect(left.variants[0]?.image).toBe('p2')
})
