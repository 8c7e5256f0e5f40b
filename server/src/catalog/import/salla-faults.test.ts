import { sql } from 'drizzle-orm'
import { beforeEach, describe, expect, test } from 'vitest'
import { makeStore, type TestStore } from '../../../test/catalog-world.ts'
import { testApp } from '../../../test/test-app.ts'
import { PictureRefusal } from '../../platform/pictures/port.ts'
import { checkFile, toCsv } from './import-fixtures.ts'

const t = await testApp()
let store: TestStore
beforeEach(async () => {
  store = await makeStore(t.db)
  t.pictures.by = { fetch: () => Promise.reject(new PictureRefusal('unreachable')) }
  await t.db.execute(sql`delete from rate_limits`)
})

const headings =
  'النوع,أسم المنتج,صورة المنتج,سعر المنتج,السعر المخفض,الكمية المتوفرة,رمز المنتج sku,الوزن,وحدة الوزن,[1] الاسم,[1] القيمة,[2] الاسم,[2] القيمة'
type Cells = readonly (string | number)[]
const check = (...rows: Cells[]) => checkFile(t, store.token, toCsv(headings, ...rows))
const parent = (sku: string, picture = ''): Cells => ['منتج', `عباية ${sku}`, picture, '200', '', '', sku, '0.7', 'kg', 'المقاس', '']
const size = (sku: string, value: string, more: Partial<Record<'kind' | 'price' | 'reduced' | 'weight' | 'unit', string>> = {}): Cells => {
  const { kind = 'خيار', price = '200', reduced = '', weight = '0.7', unit = 'kg' } = more
  return [kind, '', '', price, reduced, '3', sku, weight, unit, '', value]
}
const others = (row: number) => [expect.stringContaining(`Row ${row} of the same product has an error`)]

test.each([['خيار'], [''], ['غير معروف']])(
  'a variant of type “%s” without its value is rejected with its product, by the option’s name',
  async (kind) => {
    const job = await check(parent('A'), size('A-52', '52'), size('A-54', '54'), size('A-56', '', { kind }), size('A-58', '58'))
    expect(await job.problems()).toEqual({
      2: others(5),
      3: others(5),
      4: others(5),
      5: ['Option 1 value (in Arabic): enter a value for “المقاس”'],
      6: others(5),
    })
    expect(await job.read()).toMatchObject({ counts: { refused: 5, new: 0 } })
    const { body } = await t.call('GET', `${job.path}/rows`, { token: store.token, query: { per_page: 100 }, locale: 'ar' })
    expect(body.data[3].errors[0].error).toContain('اكتب قيمة «المقاس»')
  },
)

test('a product without values in any variant is rejected at each', async () => {
  const job = await check(parent('A'), size('A-52', ''), size('A-54', ''))
  expect(await job.problems()).toMatchObject({
    3: [expect.stringContaining('enter a value for “المقاس”')],
    4: [expect.stringContaining('enter a value for “المقاس”')],
  })
})

test('the second of two options is named if it has no value', async () => {
  const two = (sku: string, a: string, b: string): Cells => [...size(sku, a), '', b]
  const job = await check([...parent('A'), 'اللون', ''], two('A-1', '52', 'أسود'), two('A-2', '54', ''))
  expect(await job.problems()).toMatchObject({ 4: ['Option 2 value (in Arabic): enter a value for “اللون”'] })
})

test('existing variants are found by their codes alone', async () => {
  await (await check(parent('A'), size('A-52', '52'), size('A-54', '54'))).run()
  const job = await check(parent('A'), size('A-52', ''), size('A-54', '', { price: '210' }))
  expect(await job.read()).toMatchObject({ counts: { refused: 0, products: { changed: 1 }, variants: { changed: 1, unchanged: 1 } } })
})

test.each([
  ['http://cdn.test/a.jpg', 'https://cdn.test/a.jpg'],
  ['http://cdn.test:8080/a.jpg', 'https://cdn.test:8080/a.jpg'],
])('a picture at %s is fetched over https, and its product is imported without it if that fails', async (picture, address) => {
  const job = await check(parent('A', picture), size('A-52', '52'), size('A-54', '54'))
  expect(await job.read()).toMatchObject({ counts: { refused: 0, products: { new: 1 } } })
  expect(await job.run()).toMatchObject({ counts: { failed: 0, products: { created: 1 } }, pictures: { total: 1, added: 0, failed: 1 } })
  const rows = await job.rows()
  const told = rows[0]?.errors.filter(({ error }) => error.includes(address))
  expect(told).toMatchObject([{ warning: true, value: null }])
  expect((await t.call('POST', `${job.path}/pictures/retry`, { token: store.token })).status).toBe(200)
})

test.each([
  ['https://'],
  ['http:/cdn.test/a.jpg'],
  ['https://cdn test/a.jpg'],
  ['www.cdn.test/a.jpg'],
  ['ftp://cdn.test/a.jpg'],
  [`https://cdn.test/${'a'.repeat(2000)}`],
])('an unreadable picture address, %s, is a note, and the product is imported without it', async (picture) => {
  const job = await check(parent('A', picture), size('A-52', '52'))
  expect(await job.problems()).toMatchObject({
    2: [expect.stringContaining('isn’t valid, so the image isn’t added')],
    3: [],
  })
  expect(await job.run()).toMatchObject({ counts: { failed: 0, products: { created: 1 } } })
})

test('a weight is checked in the unit of the file', async () => {
  const job = await check(
    parent('A'),
    size('A-1', '1', { weight: '3000' }),
    size('A-2', '2', { weight: 'خفيف' }),
    size('A-3', '3', { weight: '5000', unit: 'lb' }),
  )
  expect(await job.problems()).toMatchObject({
    3: ['Weight: enter a number from 0.001 to 2,000 kg'],
    4: ['Weight: enter a number from 0.001 to 2,000 kg'],
    5: ['Weight: enter a number from 0.002 to 4,409.249 lb'],
  })
})

test('a price written as text has one fault, with any discount', async () => {
  const job = await check(
    parent('A'),
    size('A-1', '1', { price: 'مئتان', reduced: '250' }),
    size('A-2', '2', { price: '300', reduced: '250' }),
  )
  expect(await job.problems()).toMatchObject({ 3: ['Price: enter a valid amount in riyals'], 4: others(3) })
  const [first, ...rest] = [parent('B'), size('B-1', '1', { price: 'مئة', reduced: '90' }), size('B-2', '2', { price: '80' })] as const
  const blank = await check([...first.slice(0, 3), '', ...first.slice(4)], ...rest)
  expect(await blank.problems()).toMatchObject({
    2: others(3),
    3: ['Price: enter a valid amount in riyals'],
    4: others(3),
  })
  const text = await check([...first.slice(0, 3), 'مئة', ...first.slice(4)], size('B-1', '1', { price: '', reduced: '90' }))
  expect(await text.problems()).toMatchObject({ 2: ['Price: enter a valid amount in riyals'], 3: others(2) })
  const headings = 'name,price,price after discount,quantity'
  const singles = await checkFile(
    t,
    store.token,
    toCsv(headings, ['كوب', 'مئة', '90', '1'], ['كأس', '0', '90', '1'], ['طبق', '-5', '90', '1']),
  )
  expect(await singles.problems()).toEqual({
    2: ['Price: enter a valid amount in riyals'],
    3: [expect.stringMatching(/^Price must be at least SAR\s0.01$/)],
    4: [expect.stringMatching(/^Price must be at least SAR\s0.01$/)],
  })
})

test('a row without a name shows the name of the product that it changes', async () => {
  await (await check(parent('A'), size('A-52', '52'), size('A-54', '54'))).run()
  const job = await checkFile(t, store.token, toCsv('sku,quantity', ['A-52', '9'], ['A-54', '9']))
  expect(await job.rows()).toMatchObject([{ name: 'عباية A' }, { name: 'عباية A' }])
})

describe('the reasons of an import', () => {
  const read = async (job: Awaited<ReturnType<typeof check>>, token = store.token) =>
    (await t.call('GET', `${job.path}/reasons`, { token, locale: 'en' })).body
  const readRows = async (job: Awaited<ReturnType<typeof check>>, query: Record<string, string | boolean>) =>
    (await t.call('GET', `${job.path}/rows`, { token: store.token, query: { per_page: 100, ...query } })).body.data.map(
      ({ row }: { row: number }) => row,
    )

  test('list each reason once with links to its rows, without rows that another row rejects', async () => {
    const job = await check(
      ...[parent('A'), size('A-52', '52', { price: 'x' }), size('A-54', '54', { price: 'y' }), size('A-56', '56')],
      ...[parent('B'), size('B-52', '52'), size('B-54', '')],
      ...[parent('C'), size('C-52', '52')],
    )
    const reasons = await read(job)
    expect(reasons).toEqual({
      data: [
        { key: expect.any(String), text: 'Price: enter a valid amount in riyals', rows: 2, warning: false, general: false },
        { key: expect.any(String), text: expect.stringContaining('enter a value for “المقاس”'), rows: 1, warning: false, general: false },
        // The note about the codes of products is of the file, and at no row.
        {
          key: expect.any(String),
          text: expect.stringContaining('SKU: the value in the product’s row'),
          rows: 1,
          warning: true,
          general: true,
        },
        // The same of the language that the file lacks.
        { key: expect.any(String), text: expect.stringContaining('no text in this language'), rows: 1, warning: true, general: true },
      ],
      own: 3,
    })
    expect(await readRows(job, { outcome: 'refused' })).toHaveLength(7)
    expect(await readRows(job, { outcome: 'refused', own: true })).toEqual([3, 4, 8])
    expect(await readRows(job, { outcome: 'refused', reason: reasons.data[1].key })).toEqual([8])
    expect(await job.read()).toMatchObject({ counts: { new: 2, refused: 7, warned: 0 } })
    expect((await t.call('GET', `${job.path}/reasons`, { token: (await makeStore(t.db)).token })).status).toBe(404)
  })

  test('that differ only in their values are grouped, without the values', async () => {
    const job = await checkFile(t, store.token, toCsv('name,price,category', ['كوب', '9', 'أكواب'], ['كأس', '9', 'كؤوس']))
    expect((await read(job)).data).toMatchObject([{ text: expect.stringContaining('no match for “…”'), rows: 2 }])
  })
})
