import { expect, test } from 'vitest'
import { mergedValues } from './merge-product.ts'
import { toValues } from './product-form.ts'
import { addValues, type VariantValues } from './variants/matrix.ts'

const opened = {
  ...toValues(null),
  name: { ar: 'بن', en: 'Beans' },
  price: 5_000,
  quantity: 10,
  tags: ['a'],
  category_id: 'food',
  subcategory_id: 'coffee',
}

test('an untouched field takes the newer value, and typed values stay', () => {
  const newer = { ...opened, name: { ar: 'بن مختص', en: 'Beans' }, price: 4_000, tags: ['b'] }
  const merged = mergedValues(opened, newer, { ...opened, price: 6_000 })
  expect(merged).toEqual({ ...newer, price: 6_000 })
})

test('pieces sold during the edit stay sold, with and without a typed stock', () => {
  const sold = { ...opened, quantity: 7 }
  expect(mergedValues(opened, sold, { ...opened }).quantity).toBe(7)
  expect(mergedValues(opened, sold, { ...opened, quantity: 15 }).quantity).toBe(12)
  expect(mergedValues(opened, { ...opened, quantity: 2 }, { ...opened, quantity: 5 }).quantity).toBe(0)
  // what is no number is refused at its field, not calculated with
  expect(mergedValues(opened, sold, { ...opened, quantity: 'x' }).quantity).toBe('x')
})

test('a subcategory is merged with its category', () => {
  const newer = { ...opened, category_id: 'home', subcategory_id: 'cups' }
  expect(mergedValues(opened, newer, { ...opened, subcategory_id: 'tea' })).toMatchObject({ category_id: 'food', subcategory_id: 'tea' })
  expect(mergedValues(opened, newer, opened)).toMatchObject({ category_id: 'home', subcategory_id: 'cups' })
})

const black = { id: 'black', name: { ar: 'أسود', en: 'Black' }, colour: null, image: null }
const red = { ...black, id: 'red', name: { ar: 'أحمر', en: 'Red' } }
const colour = { id: 'colour', name: { ar: 'اللون', en: 'Colour' }, values: [black] }
const variant = (id: string, values: string[], changes = {}): VariantValues => ({
  id,
  values,
  sku: null,
  barcode: null,
  price: null,
  price_after_discount: null,
  quantity: 10,
  quantity_seen: 10,
  weight: null,
  image: null,
  active: true,
  ...changes,
})
const abaya = { ...opened, axes: [{ ...colour, values: [black, red] }], variants: [variant('v1', ['black']), variant('v2', ['red'])] }
const plain = { quantity: 0, sku: null, barcode: null }

test('cells of variants are merged one by one, and their sold pieces stay sold', () => {
  const newer = { ...abaya, variants: [variant('v1', ['black'], { quantity: 7, quantity_seen: 7, sku: 'A' }), variant('v2', ['red'])] }
  const typed = { ...abaya, variants: [variant('v1', ['black'], { quantity: 15, price: 500 }), variant('v2', ['red'], { sku: 'B' })] }
  expect(mergedValues(abaya, newer, typed).variants).toEqual([
    variant('v1', ['black'], { quantity: 12, quantity_seen: 7, sku: 'A', price: 500 }),
    variant('v2', ['red'], { sku: 'B' }),
  ])
})

test('options that someone else changed are accepted, with the typed cells', () => {
  const newer = { ...abaya, axes: [colour], variants: [variant('v1', ['black'], { quantity: 3, quantity_seen: 3 })] }
  const typed = { ...abaya, variants: [variant('v1', ['black'], { price: 900 }), variant('v2', ['red'], { price: 900 })] }
  const merged = mergedValues(abaya, newer, typed)
  expect(merged.axes).toEqual([colour])
  expect(merged.variants).toEqual([variant('v1', ['black'], { price: 900, quantity: 3, quantity_seen: 3 })])
})

test('typed options win, and a variant deleted meanwhile is a new one', () => {
  const white = { ...black, id: 'white' }
  const typed = { ...abaya, ...addValues(abaya, 'colour', [white], plain) }
  const newer = { ...abaya, axes: [colour], variants: [variant('v1', ['black'], { quantity: 4, quantity_seen: 4 })] }
  const merged = mergedValues(abaya, newer, typed)
  expect(merged.axes).toEqual(typed.axes)
  expect(merged.variants.map(({ id, values, quantity }) => [id, ...values, quantity])).toEqual([
    ['v1', 'black', 4],
    [undefined, 'red', 10],
    [undefined, 'white', 0],
  ])
  expect(merged.variants[1]).not.toHaveProperty('quantity_seen')
})
