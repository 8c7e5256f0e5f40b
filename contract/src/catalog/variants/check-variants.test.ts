import { expect, test } from 'vitest'
import { fieldMessages } from '../../kernel/messages.ts'
import { productBody } from '../products/product-body.ts'
import { productLabels } from '../products/product-labels.ts'
import { matrixBody } from './axes.schemas.ts'

const uuid = (n: number) => `00000000-0000-4000-8000-${String(n).padStart(12, '0')}`
const value = (n: number, ar: string, en: string) => ({ id: uuid(n), name: { ar, en }, colour: null, image: null })
const colour = { id: uuid(1), name: { ar: 'اللون', en: 'Colour' }, values: [value(11, 'أسود', 'Black'), value(12, 'بيج', 'Beige')] }
const size = { id: uuid(2), name: { ar: 'المقاس', en: 'Size' }, values: [] }
const row = (n: number, given: Record<string, unknown> = {}) => ({ values: [uuid(n)], quantity: 1, ...given })
const product = {
  name: { ar: 'عباءة', en: 'Abaya' },
  description: { ar: '', en: '' },
  category_id: null,
  subcategory_id: null,
  shelf_id: null,
  price: 10_000,
  price_after_discount: null,
  weight: null,
  quantity: 0,
  barcode: null,
  made_in: null,
  brand: null,
  max_purchase_quantity: null,
  tags: [],
  images: [],
  attachments: [],
  additional_fields: [],
}
const check = (given: Record<string, unknown>, locale: 'ar' | 'en' = 'en') => {
  const parsed = productBody.safeParse({ ...product, axes: [colour], ...given }, { reportInput: true })
  return parsed.success ? {} : fieldMessages(parsed.error.issues, locale, productLabels)
}

test('reports faults of single fields and faults between fields together', () => {
  const variants = [
    row(11, { sku: 'A-1', quantity: -1, price: 5000, price_after_discount: 6000 }),
    row(12, { sku: 'a-1', weight: 'heavy', barcode: '#' }),
  ]
  expect(check({ name: { ar: '', en: '' }, price_after_discount: 20_000, variants })).toEqual({
    'name.ar': 'Enter the text in Arabic or English',
    price_after_discount: 'Price after discount must be lower than the price',
    'variants.0.quantity': 'Quantity must be at least 0',
    'variants.0.price_after_discount': 'Price after discount must be lower than the price',
    'variants.0.sku': 'SKU is also used for “Beige”',
    'variants.1.sku': 'SKU is also used for “Black”',
    'variants.1.weight': expect.stringContaining('whole number'),
    'variants.1.barcode': expect.stringContaining('4 to 32'),
  })
})

test.each([{ quantity: 5.5 }, { quantity: 'a' }, { weight: 2.5 }, { price: 10.5 }, { price: 'x' }, { barcode: '#' }])(
  'reports repeated codes and discounts beside the fault of another cell: %j',
  (bad) => {
    const [field = ''] = Object.keys(bad)
    const variants = [row(11, { sku: 'A-1', ...bad }), row(12, { sku: 'a-1', price: 500, price_after_discount: 600 })]
    expect(Object.keys(check({ variants })).toSorted()).toEqual(
      [`variants.0.${field}`, 'variants.0.sku', 'variants.1.sku', 'variants.1.price_after_discount'].toSorted(),
    )
  },
)

test('checks a discount against the product’s price if the variant has none', () => {
  const told = { 'variants.0.price_after_discount': expect.stringContaining('lower than the price') }
  expect(check({ variants: [row(11, { price_after_discount: 10_000 }), row(12)] })).toEqual(told)
  expect(check({ variants: [row(11, { price_after_discount: 9_999 }), row(12)] })).toEqual({})
})

test('rejects two rows of one combination, and two values that read the same, at both rows', () => {
  expect(Object.keys(check({ variants: [row(11), row(11)] }))).toEqual(['variants.0.values', 'variants.1.values'])
  const same = { ...colour, values: [value(11, 'أسود', 'Black'), value(12, 'أسود', 'black')] }
  expect(check({ axes: [same], variants: [row(11), row(12)] }, 'ar')).toEqual({
    'axes.0.values.0.name.ar': 'القيمة «أسود» مكررة في الخيار نفسه',
    'axes.0.values.1.name.ar': 'القيمة «أسود» مكررة في الخيار نفسه',
  })
  const translated = { ...colour, values: [value(11, 'أسود', 'Black'), value(12, 'كحلي', 'Black')] }
  expect(check({ axes: [translated], variants: [row(11), row(12)] })).toEqual({})
})

test('reports an option without values at the option alone', () => {
  const told = { 'axes.1.values': 'أضف قيمة واحدة على الأقل لهذا الخيار' }
  expect(check({ axes: [colour, size], variants: [row(11), row(12)] }, 'ar')).toEqual(told)
  expect(check({ axes: [size], variants: [] }, 'ar')).toEqual({ 'axes.0.values': told['axes.1.values'] })
})

test('reports too many variants once at the product, and too many values once at the option', () => {
  const values = Array.from({ length: 101 }, (_, n) => value(100 + n, `ل${n}`, `C${n}`))
  expect(check({ axes: [{ ...colour, values }], variants: values.map((_, n) => row(100 + n)) }, 'ar')).toEqual({
    'axes.0.values': 'عدد قيم الخيار «اللون» 101، والحد الأقصى 100',
  })
  const many = Array.from({ length: 201 }, (_, n) => value(500 + n, `ل${n}`, `C${n}`))
  expect(check({ axes: [{ ...colour, values: many }], variants: many.map((_, n) => row(500 + n)) })).toEqual({
    'axes.0.values': '“Colour” has 201 values. The maximum is 100',
  })
  const ten = Array.from({ length: 67 }, (_, n) => value(100 + n, `ل${n}`, `C${n}`))
  const three = [value(201, '1', '1'), value(202, '2', '2'), value(203, '3', '3')]
  const variants = ten.flatMap((one) => three.map((other) => ({ values: [one.id, other.id], quantity: 1 })))
  expect(
    check({
      axes: [
        { ...colour, values: ten },
        { ...size, values: three },
      ],
      variants,
    }),
  ).toEqual({ variants: '201 variants. The maximum is 200 per product' })
})

test('rejects bodies of any kind without failing', () => {
  for (const axes of ['x', [null], [{ values: 'x' }], [{ ...colour, values: [null, 5, { name: 5 }] }]])
    expect(productBody.safeParse({ ...product, axes, variants: [null, 5, { values: 5 }] }).success).toBe(false)
  for (const body of [null, 'x', [], 5]) expect(productBody.safeParse(body).success).toBe(false)
  expect(matrixBody.safeParse({ axes: [colour], variants: [row(11, { price: 'half typed' })] }).success).toBe(false)
})

test('rejects a body of many thousand equal rows quickly', () => {
  const values = Array.from({ length: 5000 }, (_, n) => value(n, 'لون', 'Colour'))
  const variants = Array.from({ length: 5000 }, () => row(4999, { sku: 'SAME' }))
  const begun = Date.now()
  expect(productBody.safeParse({ ...product, axes: [{ ...colour, values }], variants }).success).toBe(false)
  expect(Date.now() - begun).toBeLessThan(1500)
})
