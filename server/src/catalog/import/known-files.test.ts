import { sql } from 'drizzle-orm'
import { beforeEach, describe, expect, test } from 'vitest'
import writeExcel from 'write-excel-file/node'
import { makeStore, type TestStore } from '../../../test/catalog-world.ts'
import { inProve } from '../../../test/in-prove.ts'
import { testApp } from '../../../test/test-app.ts'
import { uploadImport } from '../../../test/upload-import.ts'
import { findVariantFaults } from '../../../test/variant-faults.ts'
import { checkFile, exportFile, toCsv } from './import-fixtures.ts'

const t = await testApp()
let store: TestStore
beforeEach(async () => {
  store = await makeStore(t.db)
  await t.db.execute(sql`delete from rate_limits`)
})

const detail = async (q: string) => {
  const [row] = (await t.call('GET', '/store/products', { token: store.token, query: { q } })).body.data
  return (await t.call('GET', `/store/products/${row.id}`, { token: store.token })).body
}
/** The cells of a row by their headings. */
const toCells = (headings: readonly string[], row: Readonly<Record<string, string | number>>) => headings.map((name) => row[name] ?? '')

const salla = [
  ...['النوع ', 'أسم المنتج', 'تصنيف المنتج', 'صورة المنتج', 'وصف صورة المنتج', 'نوع المنتج', 'سعر المنتج', 'الكمية المتوفرة', 'الوصف'],
  ...['هل يتطلب شحن؟', 'رمز المنتج sku', 'سعر التكلفة', 'السعر المخفض', 'تاريخ بداية التخفيض', 'تاريخ نهاية التخفيض', 'اقصي كمية لكل عميل'],
  ...['إخفاء خيار تحديد الكمية', 'اضافة صورة عند الطلب', 'الوزن', 'وحدة الوزن', 'الماركة', 'العنوان الترويجي', 'تثبيت المنتج', 'الباركود'],
  ...['السعرات الحرارية', 'MPN', 'GTIN', 'خاضع للضريبة ؟', 'سبب عدم الخضوع للضريبة'],
  ...[1, 2, 3].flatMap((n) => [`[${n}] الاسم`, `[${n}] النوع`, `[${n}] القيمة`, `[${n}] الصورة / اللون`]),
]

/** Products of a Salla store, each followed by its five variants. */
function sallaRows(products: number) {
  const sizes = ['52', '54', '56', '58', '60']
  return Array.from({ length: products }, (_, n) => [
    {
      'النوع ': 'منتج',
      'أسم المنتج': `عباية ${n}`,
      'تصنيف المنتج': 'ملابس > عبايات',
      'نوع المنتج': 'منتج جاهز',
      'سعر المنتج': 200 + n,
      'السعر المخفض': 0,
      'رمز المنتج sku': `AB${n}`,
      'اقصي كمية لكل عميل': 0,
      الوزن: '0.7',
      'وحدة الوزن': 'kg',
      'خاضع للضريبة ؟': 'نعم',
      '[1] الاسم': 'المقاس',
      '[1] النوع': 'نص',
    },
    ...sizes.map((size, at) => ({
      'النوع ': 'خيار',
      'سعر المنتج': 200 + n + (at === 4 ? 20 : 0),
      'الكمية المتوفرة': at,
      'رمز المنتج sku': `AB${n}-${size}`,
      الوزن: at === 4 ? '0.8' : '0.7',
      'وحدة الوزن': 'kg',
      '[1] القيمة': size,
    })),
  ]).flat()
}

describe('Salla', () => {
  const count = inProve ? 300 : 40

  test(`imports the export of a store with ${count} products of five variants each, with its row of titles`, async () => {
    const rows = sallaRows(count).map((row) => toCells(salla, row))
    const sheet = await writeExcel([
      salla.map((_, index) => ({ value: index === 0 ? 'بيانات المنتج' : '' })),
      salla.map((value) => ({ value })),
      ...rows.map((row) => row.map((value) => (typeof value === 'number' ? { value, type: Number } : { value }))),
    ]).toBuffer()
    const job = await checkFile(t, store.token, sheet, { name: 'منتجات سلة.xlsx' })
    expect(await job.read()).toMatchObject({
      rows: count * 6,
      counts: { new: count * 6, refused: 0, products: { new: count }, variants: { new: count * 5 } },
    })
    expect(await job.run()).toMatchObject({ counts: { failed: 0, products: { created: count }, variants: { created: count * 5 } } })
    const body = await detail('AB39-60')
    expect(body).toMatchObject({
      name: { ar: 'عباية 39', en: '' },
      price: 23_900,
      price_to: 25_900,
      weight: 700,
      quantity: 10,
      max_purchase_quantity: null,
      axes: [{ name: { ar: 'المقاس', en: '' } }],
    })
    expect(body.variants.at(0)).toMatchObject({ sku: 'AB39-52', price: null, weight: null, quantity: 0 })
    expect(body.variants.at(4)).toMatchObject({ sku: 'AB39-60', price: 25_900, weight: 800, quantity: 4 })
    expect(await findVariantFaults(t.db)).toEqual([])
    // The codes of its variants find each product again.
    const again = await checkFile(t, store.token, toCsv(salla.join(','), ...rows.slice(0, 60)))
    expect(await again.read()).toMatchObject({ counts: { unchanged: 60, new: 0, changed: 0, refused: 0 } })
  }, 120_000)

  test('reports unsupported values: an unknown category, and the code of the product above its variants', async () => {
    const [parent = {}, ...variants] = sallaRows(1)
    const job = await checkFile(t, store.token, toCsv(salla.join(','), ...[parent, ...variants].map((row) => toCells(salla, row))))
    expect(await job.problems()).toMatchObject({
      2: [expect.stringContaining('no category is named “ملابس > عبايات”')],
      3: [],
    })
  })

  test('reads the look of a value as its colour, also by name, and uses GTIN if the barcode is empty', async () => {
    const look = '[1] الصورة / اللون'
    const parent = { 'النوع ': 'منتج', 'أسم المنتج': 'عباية', 'سعر المنتج': 200, '[1] الاسم': 'اللون', '[1] النوع': 'لون' }
    const variant = (sku: string, value: string, more: Readonly<Record<string, string>>) => ({
      'النوع ': 'خيار',
      'سعر المنتج': 200,
      'رمز المنتج sku': sku,
      'الكمية المتوفرة': 3,
      '[1] القيمة': value,
      ...more,
    })
    const rows = [
      parent,
      variant('C-1', 'أسود', { [look]: '#0a0A0a', GTIN: '6281000000014' }),
      variant('C-2', 'كحلي', { [look]: '#00F' }),
      variant('C-3', 'بيج', {}),
      variant('C-4', 'لون البحر', { [look]: 'بحري' }),
    ]
    const job = await checkFile(t, store.token, toCsv(salla.join(','), ...rows.map((row) => toCells(salla, row))))
    expect(await job.problems()).toMatchObject({
      3: [],
      4: [],
      5: [],
      6: [expect.stringContaining('“بحري” is neither a colour nor an image')],
    })
    await job.run()
    const body = await detail('C-1')
    expect(body.axes[0].values.map(({ colour }: { colour: string | null }) => colour)).toEqual(['#0a0a0a', '#0000ff', '#e8dcc4', null])
    expect(body.variants[0]).toMatchObject({ barcode: '6281000000014' })
    // The store's own file carries the colours, and changes nothing when it comes back.
    const again = await checkFile(t, store.token, await exportFile(t, store.token))
    expect(await again.read()).toMatchObject({ counts: { unchanged: 4, changed: 0, refused: 0 } })
  })
})

describe('Zid', () => {
  const zid =
    'sku,barcode,has_variants,name_ar,name_en,description_ar,description_en,short_description_ar,product_page_url,quantity,categories_ar,keywords,weight,weight_unit,published,option1_name_ar,option1_name_en,option1_value_ar,option1_value_en,option2_name_ar,option2_name_en,option2_value_ar,option2_value_en,price,sale_price,cost,images,images_alt_text_ar,has_dropdown,dropdown_name_ar'.split(
      ',',
    )
  const rows = [
    {
      sku: 'Z.1',
      has_variants: 'Yes',
      name_ar: 'قميص',
      name_en: 'Shirt',
      quantity: '7',
      weight: '0.3',
      weight_unit: 'kg',
      option1_name_ar: 'اللون',
      option1_name_en: 'Colour',
      price: '90',
      keywords: 'قطن, صيف',
    },
    { sku: 'Z.1.1', option1_value_ar: 'أبيض', option1_value_en: 'White', quantity: '3', price: '90' },
    { sku: 'Z.1.2', option1_value_ar: 'أزرق', option1_value_en: 'Blue', quantity: '4', price: '95', sale_price: '80' },
    {
      sku: 'Z.2',
      has_variants: 'No',
      name_ar: 'حزام',
      name_en: 'Belt',
      quantity: 'Infinite',
      price: '60',
      weight: '200',
      weight_unit: 'g',
    },
  ]

  test('reads a product’s row with the rows of its variants below it, in both languages', async () => {
    const titles = ['المعلومات الأساسية - General Details']
    const file = toCsv(zid.join(','), ...rows.map((row) => toCells(zid, row))).replace(
      '\ufeff',
      `${titles.join()}${','.repeat(zid.length - 1)}\n`,
    )
    const job = await checkFile(t, store.token, file)
    expect(await job.problems()).toEqual({
      3: [],
      4: [],
      5: [],
      6: [expect.stringContaining('so 0 is used')],
    })
    await job.run()
    expect(await detail('Z.1.2')).toMatchObject({
      name: { ar: 'قميص', en: 'Shirt' },
      tags: ['قطن', 'صيف'],
      weight: 300,
      axes: [
        { name: { ar: 'اللون', en: 'Colour' }, values: [{ name: { ar: 'أبيض', en: 'White' } }, { name: { ar: 'أزرق', en: 'Blue' } }] },
      ],
      variants: [
        { sku: 'Z.1.1', price: null, quantity: 3 },
        { sku: 'Z.1.2', price: 9500, price_after_discount: 8000, quantity: 4 },
      ],
    })
    expect(await detail('Z.2')).toMatchObject({ sku: 'Z.2', price: 6000, weight: 200, quantity: 0, axes: [] })
  })
})

describe('Shopify', () => {
  test.each([
    [
      'of before 2025',
      'Handle,Title,Body (HTML),Vendor,Product Category,Type,Tags,Published,Option1 Name,Option1 Value,Option2 Name,Option2 Value,Option3 Name,Option3 Value,Variant SKU,Variant Grams,Variant Inventory Tracker,Variant Inventory Qty,Variant Price,Variant Compare At Price,Variant Barcode,Image Position,Status',
    ],
    [
      'of today',
      'URL handle,Title,Description,Vendor,Product category,Type,Tags,Published on online store,Option1 name,Option1 value,Option2 name,Option2 value,Option3 name,Option3 value,SKU,Weight value (grams),Inventory tracker,Inventory quantity,Price,Compare-at price,Barcode,Image position,Status',
    ],
  ])('reads a file %s: rows of one handle, the price before the discount, a product without options', async (_, headings) => {
    const file = toCsv(
      headings,
      ...[
        [
          'linen-shirt',
          'Linen Shirt',
          '<p>Linen</p>',
          'Atelier',
          '',
          '',
          'linen, summer',
          'true',
          'Size',
          'S',
          'Color',
          'White',
          '',
          '',
          'LS-S',
          '250',
          'shopify',
          '3',
          '90.00',
          '120.00',
          '',
          '1',
          'active',
        ],
        [
          'linen-shirt',
          '',
          '',
          '',
          '',
          '',
          '',
          '',
          '',
          'M',
          '',
          'White',
          '',
          '',
          'LS-M',
          '250',
          'shopify',
          '4',
          '90.00',
          '120.00',
          '',
          '2',
          '',
        ],
        ['linen-shirt', '', '', '', '', '', '', '', '', 'L', '', 'White', '', '', 'LS-L', '300', 'shopify', '5', '130.00', '', '', '', ''],
        [
          'mug',
          'Mug',
          '',
          'Atelier',
          '',
          '',
          '',
          'true',
          'Title',
          'Default Title',
          '',
          '',
          '',
          '',
          'MUG',
          '400',
          'shopify',
          '6',
          '25.00',
          '',
          '',
          '',
          'draft',
        ],
      ],
    )
    const job = await checkFile(t, store.token, file)
    expect([await job.problems(), await job.read()]).toMatchObject([
      { 2: [], 3: [], 4: [], 5: [] },
      { counts: { new: 4, products: { new: 2 } } },
    ])
    await job.run()
    expect(await detail('LS-L')).toMatchObject({
      slug: 'linen-shirt',
      brand: 'Atelier',
      name: { ar: '', en: 'Linen Shirt' },
      price: 12_000,
      price_after_discount: 9000,
      weight: 250,
      axes: [{ name: { ar: '', en: 'Size' } }, { name: { en: 'Color' } }],
      variants: [
        { sku: 'LS-S', price: null },
        { sku: 'LS-M', price: null },
        { sku: 'LS-L', price: 13_000, price_after_discount: null, weight: 300 },
      ],
    })
    expect(await detail('MUG')).toMatchObject({ slug: 'mug', sku: 'MUG', weight: 400, axes: [] })
    const again = await checkFile(t, store.token, file)
    expect(await again.read()).toMatchObject({ counts: { unchanged: 4, changed: 0, new: 0, refused: 0 } })
  })
})

test('recognises the shop that a file is from, our own template too', async () => {
  const ask = async (headings: readonly string[]) =>
    (
      await uploadImport(
        t,
        store.token,
        toCsv(
          headings.join(','),
          headings.map(() => '1'),
        ),
        {},
      )
    ).body.source
  const template = String((await t.call('GET', '/store/products/imports/template', { token: store.token, query: { format: 'csv' } })).body)
  expect(await ask(salla)).toBe('salla')
  expect(await ask(['sku', 'name_ar', 'has_variants', 'price'])).toBe('zid')
  expect(await ask(['Handle', 'Title', 'Variant Price'])).toBe('shopify')
  expect(await ask(['URL handle', 'Title', 'Price'])).toBe('shopify')
  expect(await ask(template.trim().replace('\uFEFF', '').split(','))).toBe('rahba')
  expect(await ask(['name', 'price'])).toBeNull()
})
