import { productBody } from '@rahba/contract/catalog/products/product-body'
import { expect, test } from 'vitest'
import { getStock, type ProductValues, toBody, toPreview, toValues } from './product-form.ts'
import { addValues } from './variants/matrix.ts'

const uuid = (n: number) => `00000000-0000-4000-8000-${String(n).padStart(12, '0')}`
const plain: ProductValues = {
  ...toValues(null),
  name: { ar: 'عباءة', en: 'Abaya' },
  price: 20_000,
  quantity: 4,
  sku: 'P-1',
  barcode: '12345678',
}
const value = (n: number) => ({ id: uuid(n), name: { ar: `${n}`, en: `${n}` }, colour: null, image: null })
const axis = { id: uuid(1), name: { ar: 'المقاس', en: 'Size' }, values: [] }
const sized: ProductValues = { ...plain, ...addValues({ axes: [axis], variants: [] }, uuid(1), [value(11), value(12)], plain) }

test('without options a product has its own stock and codes', () => {
  expect(productBody.parse(toBody(plain))).toMatchObject({ quantity: 4, sku: 'P-1', barcode: '12345678', axes: [], variants: [] })
  expect(getStock(plain)).toBe(4)
  // stock that nobody typed yet is not an empty one
  expect(toPreview({ ...plain, quantity: null }).quantity).toBeNull()
})

test('with options the stock and codes are those of its variants', () => {
  const rows = sized.variants.map((row, n) => ({ ...row, quantity: n + 3, active: n === 0 }))
  const values = { ...sized, variants: rows }
  expect([getStock(values), toPreview(values).quantity]).toEqual([3, 3])
  const body = productBody.parse(toBody(values))
  expect(body).toMatchObject({ quantity: 3, sku: null, barcode: null, variants: [{ sku: 'P-1', barcode: '12345678' }, { sku: null }] })
})

test('a product whose variants all have a price needs no own price', () => {
  const priced = sized.variants.map((row, n) => ({ ...row, price: 5_000 + n }))
  expect(toBody({ ...sized, price: null, variants: priced }).price).toBe(5_000)
  // but it does as long as one of them follows it
  expect(toBody({ ...sized, price: null }).price).toBeNull()
})

test('removing a picture of the product removes it from its variants', () => {
  const pictured = sized.variants.map((row) => ({ ...row, image: uuid(50) }))
  expect(toBody({ ...sized, images: [uuid(51)], variants: pictured }).variants.map(({ image }) => image)).toEqual([null, null])
})
