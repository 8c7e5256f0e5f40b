import { expect, test } from 'vitest'
import { mergedValues } from './merge-product.ts'
import { toValues } from './product-form.ts'

const opened = {
  ...toValues(null),
  name: { ar: 'بن', en: 'Beans' },
  price: 5_000,
  quantity: 10,
  tags: ['a'],
  category_id: 'food',
  subcategory_id: 'coffee',
}

test('a field nobody typed in takes the newer value, whatever was typed elsewhere stays', () => {
  const newer = { ...opened, name: { ar: 'بن مختص', en: 'Beans' }, price: 4_000, tags: ['b'] }
  const merged = mergedValues(opened, newer, { ...opened, price: 6_000 })
  expect(merged).toEqual({ ...newer, price: 6_000 })
})

test('pieces sold while somebody typed stay sold, typed over or not', () => {
  const sold = { ...opened, quantity: 7 }
  expect(mergedValues(opened, sold, { ...opened }).quantity).toBe(7)
  expect(mergedValues(opened, sold, { ...opened, quantity: 15 }).quantity).toBe(12)
  expect(mergedValues(opened, { ...opened, quantity: 2 }, { ...opened, quantity: 5 }).quantity).toBe(0)
  // what is no number is refused at its field, not reckoned with
  expect(mergedValues(opened, sold, { ...opened, quantity: 'x' }).quantity).toBe('x')
})

test('a subcategory goes with its category', () => {
  const newer = { ...opened, category_id: 'home', subcategory_id: 'cups' }
  expect(mergedValues(opened, newer, { ...opened, subcategory_id: 'tea' })).toMatchObject({ category_id: 'food', subcategory_id: 'tea' })
  expect(mergedValues(opened, newer, opened)).toMatchObject({ category_id: 'home', subcategory_id: 'cups' })
})
