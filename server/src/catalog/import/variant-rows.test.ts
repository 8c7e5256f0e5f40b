import { eq, sql } from 'drizzle-orm'
import { afterEach, beforeEach, describe, expect, test } from 'vitest'
import { makeFile, makeStore, productBody, type TestStore } from '../../../test/catalog-world.ts'
import { testApp } from '../../../test/test-app.ts'
import { findVariantFaults } from '../../../test/variant-faults.ts'
import { products } from '../table.ts'
import { productVariants } from '../variants/table.ts'
import { templateExamples } from './export-columns.ts'
import { checkFile, exportFile, toCsv } from './import-fixtures.ts'

const t = await testApp()
let store: TestStore
beforeEach(async () => {
  store = await makeStore(t.db)
  await t.db.execute(sql`delete from rate_limits`)
})
afterEach(async () => expect(await findVariantFaults(t.db)).toEqual([]))

const headings =
  'مفتاح المنتج,اسم المنتج (بالعربية),اسم المنتج (بالإنجليزية),اسم الخيار 1 (بالعربية),قيمة الخيار 1 (بالعربية),اسم الخيار 2 (بالعربية),قيمة الخيار 2 (بالعربية),رمز SKU,السعر,الكمية'
const abaya = [
  ['abaya', 'عباية', 'Abaya', 'اللون', 'أسود', 'المقاس', '52', 'AB-1', '200', '4'],
  ['abaya', '', '', '', 'أسود', '', '56', 'AB-2', '250', '5'],
  ['abaya', '', '', '', 'بيج', '', '52', 'AB-3', '200', '0'],
]
const check = (file: Buffer | string) => checkFile(t, store.token, file)
const list = async () => (await t.call('GET', '/store/products', { token: store.token })).body.data
const readOnlyProduct = async () => {
  const [row] = await list()
  return (await t.call('GET', `/store/products/${row.id}`, { token: store.token })).body
}

describe('rows of one product', () => {
  test('become one draft with axes and variants, at any place in the file', async () => {
    const [first = [], second = [], third = []] = abaya
    const job = await check(toCsv(headings, first, ['cup', 'كوب', 'Cup', '', '', '', '', 'CUP', '15', '7'], second, third))
    expect(await job.read()).toMatchObject({
      counts: { new: 4, refused: 0, products: { new: 2 }, variants: { new: 4 } },
    })
    expect(await job.run()).toMatchObject({
      done: 4,
      counts: { created: 4, failed: 0, products: { created: 2 }, variants: { created: 4 } },
    })
    const found = await list()
    const id = found.find(({ slug }: { slug: string }) => slug === 'abaya').id
    const { body } = await t.call('GET', `/store/products/${id}`, { token: store.token })
    expect(body).toMatchObject({ status: 'draft', price: 20_000, price_to: 25_000, quantity: 9, variants_count: 3, barcode: null })
    expect(body.axes).toMatchObject([
      { name: { ar: 'اللون', en: '' }, values: [{ name: { ar: 'أسود' } }, { name: { ar: 'بيج' } }] },
      { name: { ar: 'المقاس' }, values: [{ name: { ar: '52', en: '52' } }, { name: { ar: '56' } }] },
    ])
    expect(body.variants).toMatchObject([
      { sku: 'AB-1', price: null, quantity: 4 },
      { sku: 'AB-2', price: 25_000, quantity: 5 },
      { sku: 'AB-3', price: null, quantity: 0 },
    ])
    // The same file finds them again.
    expect(await (await check(toCsv(headings, ...abaya))).read()).toMatchObject({
      counts: { unchanged: 3, new: 0, changed: 0, refused: 0 },
    })
  })

  test('an invalid colour is a warning at its row before and after the import, in both languages', async () => {
    const look = `${headings},لون الخيار 1`
    const rows = abaya.map((row, index) => [...row, index === 1 ? '#zzz' : ''])
    const plain = ['cup', 'كوب', 'Cup', '', '', '', '', 'CUP', '15', '7', '#12345']
    const job = await check(toCsv(look, ...rows, plain))
    const told = {
      2: [],
      3: [expect.stringContaining('“#zzz” is neither a colour nor an image')],
      4: [],
      5: [expect.stringContaining('“#12345”')],
    }
    expect(await job.problems()).toEqual(told)
    expect(await job.run()).toMatchObject({ counts: { created: 4, warned: 2 } })
    expect(await job.problems()).toEqual(told)
    const { body } = await t.call('GET', `${job.path}/rows`, { token: store.token, query: { warned: true }, locale: 'ar' })
    expect(body.data.map(({ errors }: { errors: { error: string }[] }) => errors[0]?.error)).toEqual([
      expect.stringContaining('«#zzz» ليس لونًا ولا صورة'),
      expect.stringContaining('«#12345»'),
    ])
  })

  test('keep the ids of axes, values and variants, so that orders still refer to them', async () => {
    await (await check(toCsv(headings, ...abaya))).run()
    const before = await readOnlyProduct()
    const job = await check(
      toCsv(
        headings,
        // Letters typed for one another are one value, and the options of a file may be in another order.
        ['abaya', 'عباية', 'Abaya', 'المقاس', '٥٢', 'اللون', 'اسود', 'AB-1', '210', '9'],
        ['abaya', '', '', '', '58', '', 'اسود', 'AB-4', '210', '2'],
      ),
    )
    expect(await job.read()).toMatchObject({ counts: { changed: 2, products: { changed: 1 }, variants: { new: 1, changed: 1 } } })
    await job.run()
    const after = await readOnlyProduct()
    expect(after.axes[0]).toEqual(before.axes[0])
    expect(after.axes[1].values.slice(0, 2)).toEqual(before.axes[1].values)
    expect(after.variants.map(({ id }: { id: string }) => id).slice(0, 3)).toEqual(before.variants.map(({ id }: { id: string }) => id))
    // Variants that the file does not name stay as they are, and so does the price that they follow.
    expect(after.variants).toMatchObject([
      { sku: 'AB-1', quantity: 9, price: 21_000 },
      { sku: 'AB-2', quantity: 5, price: 25_000 },
      { sku: 'AB-3', quantity: 0, price: null },
      { sku: 'AB-4', quantity: 2, price: 21_000 },
    ])
    expect(after.price).toBe(20_000)
  })

  test('are found by the codes of variants alone, and keep sales since the export', async () => {
    await (await check(toCsv(headings, ...abaya))).run()
    const job = await check(toCsv('SKU,الكمية,الكمية عند التصدير', ['ab-2', '15', '5'], ['AB-1', '4', '4']))
    expect(await job.read()).toMatchObject({ counts: { changed: 2, products: { changed: 1 }, variants: { changed: 1, unchanged: 1 } } })
    await t.db.update(productVariants).set({ quantity: 3, sales: 2 }).where(eq(productVariants.sku, 'AB-2'))
    await job.run()
    expect((await readOnlyProduct()).variants.map(({ quantity }: { quantity: number }) => quantity)).toEqual([4, 13, 0])
  })

  test('without options are a product without axes, and a second one is rejected', async () => {
    const job = await check(
      toCsv('product key,name,price,quantity,sku', ['cup', 'كوب', '15', '7', 'CUP'], ['cup', 'كوب آخر', '16', '7', 'CUP2']),
    )
    expect(await job.problems()).toEqual({
      2: ['Row 3 of the same product has an error. A product is imported with all of its rows or not at all'],
      3: ['Same product as row 2. Keep one row for each product', expect.stringContaining('differs from row 2')],
    })
  })

  test('add options to a product without them', async () => {
    const made = await t.call('POST', '/store/products', { token: store.token, body: { ...productBody({ barcode: 'OLD1' }), sku: 'OLD' } })
    const job = await check(
      toCsv(
        'معرّف المنتج,اسم الخيار 1,قيمة الخيار 1,الكمية,رمز SKU',
        [made.body.id, 'الوزن', '500 جم', '3', 'OLD'],
        [made.body.id, '', '1 كجم', '4', 'OLD-2'],
      ),
    )
    expect(await job.problems()).toEqual({ 2: [], 3: [] })
    await job.run()
    expect(await readOnlyProduct()).toMatchObject({ quantity: 7, price: 3900, variants: [{ sku: 'OLD' }, { sku: 'OLD-2' }] })
  })
})

describe('faults are reported at their row', () => {
  const findErrors = async (...rows: (readonly (string | number)[])[]) => (await check(toCsv(headings, ...rows))).problems()
  const [first = [], second = [], third = []] = abaya
  const other = (row: readonly string[], at: number, value: string) => row.map((cell, index) => (index === at ? value : cell))
  const refusedBy = (row: number) => [expect.stringContaining(`Row ${row} of the same product has an error`)]

  test('two rows for one variant', async () => {
    expect(await findErrors(first, second, other(third, 4, 'اسود'))).toEqual({
      2: refusedBy(4),
      3: refusedBy(4),
      4: ['Same variant as row 2. Keep one row for each variant'],
    })
  })

  test('an SKU twice in the file, and one of another product', async () => {
    await t.call('POST', '/store/products', { token: store.token, body: { ...productBody(), sku: 'AB-3' } })
    expect(await findErrors(first, other(second, 7, 'ab-1'), third)).toEqual({
      2: refusedBy(3),
      3: ['SKU: same value as row 2'],
      4: ['SKU: already used by another product in your store'],
    })
    // The product whose code it is stays as it is.
    expect(await list()).toHaveLength(1)
  })

  test('a stock below zero, a discount above the price, an unreadable price', async () => {
    const more = `${headings},السعر بعد الخصم`
    const job = await check(toCsv(more, other(first, 9, '-1'), [...second, '250'], [...other(third, 8, '1,5'), '']))
    expect(await job.problems()).toEqual({
      2: ['Quantity must be at least 0'],
      3: ['Price after discount must be lower than the price'],
      4: ['Price: enter a valid amount in riyals'],
    })
    expect(await job.read()).toMatchObject({ counts: { refused: 3, products: { refused: 1 }, variants: { refused: 3 } } })
  })

  test('a barcode with a wrong check digit is accepted with a warning', async () => {
    const job = await check(toCsv(`${headings},barcode`, [...first, '6281000000017'], [...second, '6281000000014'], third))
    expect(await job.problems()).toMatchObject({ 2: [expect.stringContaining('check digit')], 3: [], 4: [] })
    expect(await job.read()).toMatchObject({ counts: { new: 3, refused: 0, warned: 1 } })
    expect(await job.run()).toMatchObject({ counts: { created: 3 } })
  })

  test('too many variants are reported once, at the first row of the product', async () => {
    const rows = Array.from({ length: 201 }, (_, n) => [
      'big',
      n === 0 ? 'كبير' : '',
      '',
      'اللون',
      `${n % 3}`,
      'المقاس',
      `${n % 67}`,
      '',
      '10',
      '1',
    ])
    const job = await check(toCsv(headings, ...rows))
    const problems: string[][] = Object.values(await job.problems())
    expect(problems[0]).toEqual(['201 variants. The maximum is 200 per product'])
    expect(problems.slice(1).every(([only]) => only?.startsWith('Row 2 of the same product has an error'))).toBe(true)
  })

  test('too many values of one option are reported once, with its name', async () => {
    const rows = Array.from({ length: 201 }, (_, n) => [
      'big',
      n === 0 ? 'كبير' : '',
      n === 0 ? 'Big' : '',
      'اللون',
      `${n % 3}`,
      'المقاس',
      `${n}`,
      `BIG-${n}`,
      '10',
      '1',
    ])
    const job = await check(toCsv(headings, ...rows))
    expect((await job.problems())[2]).toEqual(['“المقاس” has 201 values. The maximum is 100'])
    expect(await job.read()).toMatchObject({ counts: { refused: 201, products: { refused: 1 } } })
  })

  test('a missing value or name of an option, and a variant of another product', async () => {
    expect(await findErrors(first, other(second, 6, ''), third)).toMatchObject({
      3: ['Option 2 value (in Arabic): enter a value for “المقاس”'],
    })
    expect(await findErrors(other(first, 3, ''), second, third)).toMatchObject({ 2: [expect.stringContaining('enter the option name')] })
    await (await check(toCsv(headings, ...abaya))).run()
    const { id } = await readOnlyProduct()
    const job = await check(toCsv('معرّف المنتج,معرّف المتغير,الكمية', [id, id, '3']))
    expect(await job.problems()).toMatchObject({ 2: [expect.stringContaining('no variant with this ID')] })
    const stock = await check(toCsv('معرّف المنتج,الكمية', [id, '3']))
    expect(await stock.problems()).toMatchObject({ 2: [expect.stringContaining('This product has variants')] })
  })

  test('a product without a name', async () => {
    expect(await findErrors(other(other(first, 1, ''), 2, ''), second, third)).toMatchObject({
      2: ['The product name is missing. Enter it in Arabic or English'],
    })
  })

  test('another name in a later row is reported, and the rows are accepted', async () => {
    expect(await findErrors(first, other(second, 1, 'عباءة'), third)).toMatchObject({ 3: [expect.stringContaining('differs from row 2')] })
  })

  test('the file of rejected rows has their row numbers, and those of the previous file', async () => {
    const cup = ['cup', 'كوب', 'Cup', '', '', '', '', 'CUP', '15', '7']
    const job = await check(toCsv(headings, cup, first, other(second, 9, '-1'), other(third, 7, 'CUP')))
    expect(await job.problems()).toMatchObject({ 3: [expect.stringContaining('Row 4 of')], 5: ['SKU: same value as row 2'] })
    const read = async (locale: 'ar' | 'en') =>
      String((await t.call('GET', `${job.path}/failed`, { token: store.token, locale })).body)
        .trim()
        .split('\n')
        .map((line) => line.trim())
    const [, head, bad, same] = await read('en')
    expect(head).toContain('Row 3 of the same product has an error')
    expect(head).toContain('Row in the previous file: 3')
    expect(bad).toContain('Quantity must be at least 0 · Row in the previous file: 4')
    expect(same).toContain('SKU: same value as row 2 of the previous file · Row in the previous file: 5')
    const [headingsRow, arabic, , other2] = await read('ar')
    expect(headingsRow).toMatch(/,ملاحظة$/)
    expect(arabic).toContain('خطأ في الصف 3. ')
    expect(arabic).toContain('رقم الصف في الملف السابق: 3')
    expect(other2).toContain('القيمة مكررة في الصف 2 من الملف السابق')
  })

  test('rejected rows come with all rows of their product', async () => {
    const job = await check(toCsv(headings, first, other(second, 9, '-1'), third, ['cup', 'كوب', 'Cup', '', '', '', '', 'CUP', '15', '7']))
    await job.run()
    const failed = await t.call('GET', `${job.path}/failed`, { token: store.token })
    const again = await checkFile(t, store.token, String(failed.body).replace(',-1,', ',1,'), { retry_of: job.id })
    expect(await again.read()).toMatchObject({ counts: { new: 3, refused: 0, products: { new: 1 } } })
  })
})

describe('an export with variants', () => {
  test.each([
    ['csv', 'ar'],
    ['xlsx', 'en'],
  ])('as %s in %s can be imported unchanged', async (format, locale) => {
    await (await check(toCsv(headings, ...abaya))).run()
    const image = await makeFile(t.db, store.id)
    const saved = await readOnlyProduct()
    const variants = saved.variants.map(({ sales: _, ...row }: Record<string, unknown>, n: number) => ({
      ...row,
      ...(n === 1 ? { image, weight: 700, barcode: '0012', price: 25_000, price_after_discount: 24_000 } : {}),
      // A price of its own may be the product's.
      ...(n === 2 ? { active: false, price: 20_000 } : {}),
    }))
    const body = { ...productBody({ name: saved.name, price: 20_000, images: [image] }), axes: saved.axes, variants }
    const put = await t.call('PUT', `/store/products/${saved.id}`, {
      token: store.token,
      body,
      headers: { 'if-match': `"${saved.updated_at}"` },
    })
    expect(put.status, JSON.stringify(put.body)).toBe(200)
    await t.call('POST', '/store/products', { token: store.token, body: { ...productBody(), sku: 'ONE' } })
    const job = await check(await exportFile(t, store.token, format, locale))
    expect(job.mapping).not.toContain(null)
    expect([await job.problems(), await job.read()]).toMatchObject([
      { 2: [], 3: [], 4: [], 5: [] },
      { counts: { unchanged: 4, changed: 0, new: 0, refused: 0, products: { unchanged: 2 }, variants: { unchanged: 4 } } },
    ])
  })

  test('creates the same products in another store, by their keys', async () => {
    await (await check(toCsv(headings, ...abaya))).run()
    const file = String(await exportFile(t, store.token))
    store = await makeStore(t.db)
    const [id] = /[0-9a-f]{8}-[0-9a-f-]{27}/.exec(file) ?? []
    const job = await check(
      file
        .replaceAll(String(id), '')
        .replaceAll(/[0-9a-f]{8}-[0-9a-f-]{27}/g, '')
        .replaceAll(/مسودة/g, ''),
    )
    expect(await job.problems()).toEqual({ 2: [], 3: [], 4: [] })
    expect(await job.run()).toMatchObject({ counts: { products: { created: 1 } } })
    expect(await readOnlyProduct()).toMatchObject({ slug: 'abaya', variants_count: 3 })
    const [row] = await t.db.select().from(products).where(eq(products.store_id, store.id))
    expect(row).toMatchObject({ price: 20_000, price_to: 25_000 })
  })
})

test.each(['ar', 'en'])('the examples of the template in %s are imported without a fault', async (language) => {
  const { body } = await t.call('GET', '/store/products/imports/template', { token: store.token, query: { language } })
  const titles = String(body).replace('\ufeff', '').trim()
  const job = await check(toCsv(titles, ...templateExamples().map((cells) => cells.map((cell) => cell ?? ''))))
  expect([await job.problems(), await job.read()]).toMatchObject([
    { 2: [], 3: [], 4: [] },
    { counts: { new: 3, products: { new: 2 }, variants: { new: 3 } } },
  ])
})
