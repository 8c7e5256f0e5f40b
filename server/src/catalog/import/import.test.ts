import { buffer } from 'node:stream/consumers'
import { and, eq, sql } from 'drizzle-orm'
import { beforeAll, beforeEach, describe, expect, test } from 'vitest'
import writeExcel from 'write-excel-file/node'
import { makeCategory, makeFile, makeStore, productBody, type TestStore } from '../../../test/catalog-world.ts'
import { testApp } from '../../../test/test-app.ts'
import { type UploadOptions, uploadImport } from '../../../test/upload-import.ts'
import { unzip } from '../../platform/tables/unzip.ts'
import { products } from '../table.ts'

const t = await testApp()
let store: TestStore
let other: TestStore
let category: Awaited<ReturnType<typeof makeCategory>>

beforeAll(async () => {
  store = await makeStore(t.db)
  other = await makeStore(t.db)
  category = await makeCategory(t.db)
})

// what one test leaves waiting takes no room from the next
beforeEach(async () => {
  await t.db.execute(sql`update product_imports set state = 'cancelled' where state in ('uploaded', 'checked')`)
  await t.db.execute(sql`delete from rate_limits`)
})

const upload = (file: Buffer | string, { token = store.token, ...rest }: { token?: string } & UploadOptions = {}) =>
  uploadImport(t, token, file, rest)

const at = (id: string, path = '') => `/store/products/imports/${id}${path}`
const read = async (id: string, token = store.token) => (await t.call('GET', at(id), { token })).body
async function check(id: string, mapping: unknown, token = store.token) {
  const answer = await t.call('POST', at(id, '/check'), { token, body: { mapping } })
  if (answer.status === 200) await t.drain()
  return answer.status === 200 ? read(id, token) : answer.body
}
const toRows = async (id: string, outcome: string, locale: 'ar' | 'en' = 'ar', token = store.token) =>
  (await t.call('GET', at(id, '/rows'), { token, query: { outcome }, locale })).body.data
async function run(id: string, token = store.token) {
  const answer = await t.call('POST', at(id, '/run'), { token })
  expect(answer.status).toBe(200)
  await t.drain()
  return read(id, token)
}
/** Uploads, takes the mapping that was guessed, and checks. */
async function checked(file: Buffer | string, options: Parameters<typeof upload>[1] = {}) {
  const { status, body } = await upload(file, options)
  expect(status, JSON.stringify(body)).toBe(201)
  return check(body.id, body.mapping, options.token)
}

const heads = 'اسم المنتج (بالعربية),اسم المنتج (بالإنجليزية),السعر,الكمية,الباركود'
const csv = (...rows: string[]) => [heads, ...rows].join('\r\n')

describe('a file is read', () => {
  test.each([
    ['UTF-8', csv('تمر سكري,Sukkari dates,١٢٫٥٠,٧,CODE1'), 'utf-8'],
    ['UTF-8 with a mark', `\ufeff${csv('تمر سكري,Sukkari dates,12.50,7,CODE1')}`, 'utf-8'],
    ['semicolons', csv('تمر سكري,Sukkari dates,12.5,7,CODE1').replaceAll(',', ';'), 'utf-8'],
    ['tabs in UTF-16', Buffer.from(`\ufeff${csv('تمر سكري,Sukkari dates,12.5,7,CODE1').replaceAll(',', '\t')}`, 'utf16le'), 'utf-16'],
    ['a line that names the separator', `sep=;\r\n${csv('تمر سكري,Sukkari dates,12.5,7,CODE1').replaceAll(',', ';')}`, 'utf-8'],
  ])('%s', async (_, file, encoding) => {
    const answer = await checked(file)
    expect(answer).toMatchObject({ encoding, state: 'checked', rows: 1, counts: { new: 1, refused: 0 } })
    expect(answer.mapping).toEqual(['name.ar', 'name.en', 'price', 'quantity', 'barcode'])
  })

  test('reads Windows-1256, as Arabic Excel saves CSV', async () => {
    const signs = new Map(
      Array.from({ length: 128 }, (_, n) => [new TextDecoder('windows-1256').decode(new Uint8Array([n + 128])), n + 128]),
    )
    const bytes = Buffer.from([...csv('تمر سكري فاخر,Sukkari,12.5,7,CODE1')].map((sign) => signs.get(sign) ?? sign.charCodeAt(0)))
    const answer = await checked(bytes)
    expect(answer.encoding).toBe('windows-1256')
    expect((await toRows(answer.id, 'new'))[0].name).toBe('تمر سكري فاخر')
    // and in the reader's language
    expect((await toRows(answer.id, 'new', 'en'))[0].name).toBe('Sukkari')
  })

  test('reads XLSX with Arabic headings, numbers, and a code with zeros', async () => {
    const text = (value: string) => ({ value })
    const sheet = await writeExcel([
      heads.split(',').map(text),
      [text('تمر'), text('Dates'), { value: 12.1, type: Number }, { value: 3, type: Number }, text('00123')],
      [text('عسل'), text('Honey'), { value: 99, type: Number }, { value: 1, type: Number }, { value: 6281234567890, type: Number }],
    ]).toBuffer()
    const answer = await checked(sheet, { name: 'منتجات.xlsx' })
    expect(answer).toMatchObject({ format: 'xlsx', encoding: null, rows: 2, counts: { new: 2 } })
    expect(answer.columns[4].samples).toEqual(['00123', '6281234567890'])
  })

  test.each([
    ['nothing', '', 'file_empty'],
    ['headings alone', heads, 'import_empty'],
    ['blank rows alone', `${heads}\r\n,,,,\r\n\r\n`, 'import_empty'],
    ['letters of another encoding', Buffer.from([...Buffer.from('name,price\n'), 0xe2, 0xe7, 0xe8, 0xc9]), 'import_encoding'],
    ['letters lost before', 'اسم المنتج,السعر\n\ufffd\ufffd\ufffd,12', 'import_encoding'],
    ['UTF-8 that was saved as if it were another', `${Buffer.from('منتج,سعر,كمية').toString('latin1')}\nx,1,2`, 'import_encoding'],
    ['bytes at random', Buffer.from('d3a1f70ce05b1e99c8e3d5127fe4f0', 'hex'), 'import_encoding'],
    ['a program in ASCII', Buffer.from([0x7f, 0x45, 0x4c, 0x46, 0x02, 0x01, 0x01, 0x0a, 0x41, 0x42]), 'import_encoding'],
    ['a heading twice', 'السعر,السعـر,الاسم\n1,2,x', 'import_headings_repeated'],
    ['a quotation mark left open', `${heads}\n"تمر,Dates,1,2,3\nعسل,Honey,1,2,3`, 'import_quote'],
    ['a PDF', '%PDF-1.7 x', 'import_type'],
    ['an old XLS', Buffer.from([0xd0, 0xcf, 0x11, 0xe0, 0, 0]), 'import_type'],
    ['a ZIP cut short', Buffer.from('PK\u0003\u0004 and then nothing'), 'import_broken'],
    ['a list over the most rows', `name\n${'x\n'.repeat(50_001)}`, 'import_too_many_rows'],
  ])('%s is rejected with a message of its own', async (_, file, code) => {
    const [ar, en] = [await upload(file), await upload(file, { locale: 'en' })]
    expect([ar.status, ar.body.code]).toEqual([422, code])
    expect(ar.body.error).toMatch(/\p{Script=Arabic}/u)
    expect(en.body.error).not.toMatch(/^\p{Script=Arabic}/u)
    const [left] = (await t.db.execute<{ n: number }>(sql`select count(*)::int n from product_imports where rows = 0`)).rows
    expect(left?.n).toBe(0)
  })

  test('names an open quotation mark by its row, at any distance', async () => {
    const rows = Array.from({ length: 40 }, (_, n) => `تمر,Dates,1,2,Q${1000 + n}`)
    const { body } = await upload(`${csv(...rows)}\r\n"عسل,Honey,1,2,3\r\nبن,Coffee,1,2,4`, { locale: 'en' })
    expect(body.error).toContain('near row 42 ')
  })

  test('names a missing column before any check', async () => {
    const { body } = await upload('الاسم,الكمية\nتمر,3')
    expect((await check(body.id, body.mapping)).error).toContain('حقول ناقصة في الملف: السعر.')
    expect((await check(body.id, ['name.ar', 'name.ar'])).code).toBe('import_column_twice')
  })
})

describe('a check', () => {
  test('reports faults by row and column, by the rules of the form, and writes nothing', async () => {
    const before = await t.db.$count(products)
    const answer = await checked(
      csv(
        'تمر,Dates,12.505,3,',
        'ت,Dates,10,-1,AB',
        ',H,10,1,',
        'عسل,Honey,"1,2",1,',
        '"=HYPERLINK(""x"")",Honey,=1+1,1,',
        'زيت,Oil,10,1,,more',
      ),
    )
    expect(answer.counts).toMatchObject({ new: 0, refused: 6 })
    const rows = await toRows(answer.id, 'refused')
    expect(rows.map((row: { row: number }) => row.row)).toEqual([2, 3, 4, 5, 6, 7])
    expect(rows[0].errors).toEqual([{ heading: 'السعر', value: '12.505', error: 'السعر: أدخل مبلغًا صحيحًا بالريال', warning: false }])
    expect(rows[1].errors.map((one: { heading: string }) => one.heading).sort()).toEqual(['اسم المنتج (بالعربية)', 'الباركود', 'الكمية'])
    expect(rows[2].errors[0].heading).toBe('اسم المنتج (بالإنجليزية)')
    expect(rows[3].errors[0].heading).toBe('السعر')
    expect(rows[4].errors.map((one: { error: string }) => one.error)).toEqual([
      expect.stringContaining('معادلة'),
      expect.stringContaining('معادلة'),
    ])
    expect(rows[5].errors[0].error).toContain('أكبر من عدد العناوين')
    const en = await toRows(answer.id, 'refused', 'en')
    expect(en[0].errors[0].error).toBe('Price: enter a valid amount in riyals')
    expect(await t.db.$count(products)).toBe(before)
    expect((await t.call('POST', at(answer.id, '/run'), { token: store.token })).body.code).toBe('import_nothing_to_do')
  })

  test('finds barcodes that repeat in the file, and the store’s products by theirs', async () => {
    const own = await t.call('POST', '/store/products', { token: store.token, body: productBody({ barcode: 'OWN0001' }) })
    const second = await t.call('POST', '/store/products', { token: store.token, body: productBody({ barcode: 'OWN0002' }) })
    const answer = await checked(
      [
        `معرّف المنتج,${heads}`,
        ',أول,First,10,1,DUP-1',
        ',ثان,Second,10,1,DUP1',
        ',سكري مفتّل فاخر,Premium Sukkari,39,10,OWN0001',
        `${own.body.id},سكري,Sukkari,39,10,OWN0002`,
        '01900000-0000-7000-8000-000000000000,سكري,Sukkari,39,10,',
        `${second.body.id},سكري جديد,Sukkari,39,10,OWN0002`,
      ].join('\n'),
    )
    expect(answer.counts).toMatchObject({ new: 1, unchanged: 1, changed: 0, refused: 4 })
    const rows = await toRows(answer.id, 'refused')
    const errors = Object.fromEntries(
      rows.map((row: { row: number; errors: { error: string }[] }) => [row.row, row.errors.map((one) => one.error)]),
    )
    expect(errors[3]).toEqual(['الباركود: القيمة مكررة في الصف 2'])
    expect(errors[5]).toContain('الباركود: مستخدم لمنتج آخر في متجرك')
    expect(errors[6][0]).toContain('لا يوجد منتج بهذا المعرّف')
  })
})

describe('an import', () => {
  test('adds drafts, changes listed products, skips rejected rows, and writes the history', async () => {
    const old = await t.call('POST', '/store/products', { token: store.token, body: productBody({ barcode: 'RUN0001', quantity: 4 }) })
    const job = await checked(csv('تمر جديد,New dates,15,2,RUN0002', 'سكري مفتّل فاخر,Premium Sukkari,41.25,9,RUN0001', 'ت,x,1,1,'))
    const done = await run(job.id)
    expect(done).toMatchObject({ state: 'done', done: 2, counts: { created: 1, updated: 1, refused: 1, failed: 0 } })
    const [made] = await t.db
      .select()
      .from(products)
      .where(and(eq(products.store_id, store.id), eq(products.barcode, 'RUN0002')))
    expect(made).toMatchObject({ status: 'draft', price: 1500, quantity: 2 })
    const now = await t.call('GET', `/store/products/${old.body.id}`, { token: store.token })
    expect(now.body).toMatchObject({ price: 4125, quantity: 9, weight: 1000, description: old.body.description })
    const { rows } = await t.db.execute<{ action: string; actor_type: string }>(
      sql`select action, actor_type from audit_log where entity_id in (${made?.id ?? ''}, ${old.body.id}) and at > now() - interval '1 minute' order by id`,
    )
    expect(rows.map(({ action }) => action)).toEqual(expect.arrayContaining(['products.create', 'products.update']))
    expect((await t.call('POST', at(job.id, '/run'), { token: store.token })).body.code).toBe('import_wrong_state')
  })

  test('returns the rejected rows in the same shape, and accepts the corrected file', async () => {
    const job = await checked(csv('زعفران,Saffron,0,2,FAIL01', 'هيل,Cardamom,20,1,FAIL02'))
    await run(job.id)
    const failed = await t.call('GET', at(job.id, '/failed'), { token: store.token })
    expect(failed.body).toContain(`${heads},ملاحظة`)
    expect((await t.call('GET', at(job.id, '/failed'), { token: store.token, locale: 'en' })).body).toContain(`${heads},Note`)
    expect(failed.body).not.toContain('FAIL02')
    const retried = await checked(String(failed.body).replace('Saffron,0,', 'Saffron,30,'), { retry_of: job.id })
    expect(retried).toMatchObject({ retry_of: job.id, mapping: [...job.mapping, null], counts: { new: 1, refused: 0 } })
    expect((await run(retried.id)).counts).toMatchObject({ created: 1 })
  })

  test('keeps sales since the export', async () => {
    const made = await t.call('POST', '/store/products', { token: store.token, body: productBody({ barcode: 'SOLD01', quantity: 10 }) })
    const job = await checked('الباركود,الكمية,الكمية عند التصدير\nSOLD01,15,10')
    await t.db.update(products).set({ quantity: 7 }).where(eq(products.id, made.body.id))
    await run(job.id)
    expect((await t.call('GET', `/store/products/${made.body.id}`, { token: store.token })).body.quantity).toBe(12)
  })

  test('can be cancelled at any step, and then does nothing', async () => {
    const cancel = (id: string, token = store.token) => t.call('POST', at(id, '/cancel'), { token })
    const job = await checked(csv('ملغى,Cancelled,1,1,CANCEL1'))
    expect((await cancel(job.id, other.token)).status).toBe(404)
    expect((await t.call('POST', at(job.id, '/run'), { token: store.token })).body.state).toBe('running')
    expect((await cancel(job.id)).body).toMatchObject({ state: 'cancelled', counts: { created: 0 } })
    await t.drain()
    expect(await read(job.id)).toMatchObject({ state: 'cancelled', counts: { created: 0 } })
    const second = (await upload(csv('ملغى,Cancelled,1,1,CANCEL2'))).body
    await t.call('POST', at(second.id, '/check'), { token: store.token, body: { mapping: second.mapping } })
    await cancel(second.id)
    await t.drain()
    expect((await cancel(second.id)).body.code).toBe('import_wrong_state')
    expect(await read(second.id)).toMatchObject({ state: 'cancelled', counts: { new: 0 } })
  })

  test('leaves a new name of an approved product pending, as the form does, and the price live', async () => {
    const made = await t.call('POST', '/store/products', {
      token: store.token,
      body: productBody({ ...category, barcode: 'REV001', images: [await makeFile(t.db, store.id)] }),
    })
    await t.db.update(products).set({ status: 'active' }).where(eq(products.id, made.body.id))
    const hidden = await checked('الباركود,حالة العرض\nREV001,مخفي')
    await run(hidden.id)
    const look = async () => (await t.call('GET', `/store/products/${made.body.id}`, { token: store.token })).body
    expect((await look()).status).toBe('hidden')
    const file = 'الباركود,الاسم,السعر\nREV001,اسم آخر تمامًا,77'
    await run((await checked(file)).id)
    const waits = {
      status: 'hidden',
      name: made.body.name,
      price: 7700,
      images: made.body.images,
      changes: [{ field: 'name', state: 'pending', new: { ar: 'اسم آخر تمامًا', en: 'Premium Sukkari' } }],
    }
    expect(await look()).toMatchObject(waits)
    await run((await checked(`الباركود,الاسم,السعر\nREV001,${made.body.name.ar},78`)).id)
    expect(await look()).toMatchObject({ ...waits, price: 7800 })
  })

  test('is visible to its own store only', async () => {
    const job = await checked(csv('تمر,Dates,10,1,'))
    for (const path of ['', '/rows', '/failed']) expect((await t.call('GET', at(job.id, path), { token: other.token })).status).toBe(404)
    for (const path of ['/check', '/run'])
      expect(
        (await t.call('POST', at(job.id, path), { token: other.token, body: path === '/check' ? { mapping: [] } : undefined })).status,
      ).toBe(404)
    expect((await t.call('GET', '/store/products/imports', { token: other.token })).body.data).toEqual([])
    expect((await upload(csv('تمر,Dates,10,1,'), { token: other.token, retry_of: job.id })).status).toBe(404)
  })
})

describe('an export', () => {
  test.each([
    ['csv', 'ar'],
    ['csv', 'en'],
    ['xlsx', 'ar'],
    ['xlsx', 'en'],
  ] as const)('as %s in %s can be imported unchanged, including characters with a meaning in files', async (format, locale) => {
    const own = await makeStore(t.db)
    const shelf = async (ar: string, en: string) =>
      (await t.call('POST', '/store/categories', { token: own.token, body: { name: { ar, en }, active: true } })).body.id
    const [one, same] = [await shelf('جديدنا', 'New'), await shelf('جديدنا', 'New in')]
    const bodies = [
      productBody({
        ...category,
        shelf_id: one,
        price: 12_345,
        price_after_discount: 9_999,
        brand: '=SUM(A1)',
        tags: ['هدايا', 'a,b', 'c;d', 'back\\slash', '=x'],
        barcode: '0012300',
        made_in: 'GB',
        max_purchase_quantity: 3,
        description: { ar: '<p>سطر</p>\n<p>"منقول"، وفاصلة, وفاصلة; ثم</p>', en: "<p>It's &amp; <strong>bold</strong></p>" },
        images: [await makeFile(t.db, own.id)],
      }),
      productBody({
        name: { ar: "'=ليست معادلة", en: '+966 line' },
        shelf_id: same,
        description: { ar: '', en: '' },
        weight: null,
        made_in: null,
      }),
      productBody({ name: { ar: '-خصم-', en: '@home' }, made_in: 'AE', barcode: '6281234567890123' }),
    ]
    for (const body of bodies) expect((await t.call('POST', '/store/products', { token: own.token, body })).status).toBe(201)
    const file = await t.app.inject({
      url: `/api/store/products/export-for-import?format=${format}`,
      headers: { authorization: `Bearer ${own.token}`, 'accept-language': locale },
    })
    const job = await checked(file.rawPayload, { token: own.token })
    expect(job.mapping).not.toContain(null)
    const rows = await toRows(job.id, 'refused,changed,new', locale, own.token)
    expect([job.counts, rows]).toMatchObject([{ unchanged: 3, changed: 0, new: 0, refused: 0 }, []])
  })

  test('of a product that was approved or blocked since is imported with a note at its old state', async () => {
    const own = await makeStore(t.db)
    const { body: made } = await t.call('POST', '/store/products', { token: own.token, body: productBody({ price: 1000 }) })
    const put = (status: 'pending' | 'active' | 'blocked') => t.db.update(products).set({ status }).where(eq(products.id, made.id))
    await put('pending')
    const file = (await t.call('GET', '/store/products/export-for-import', { token: own.token, locale: 'ar' })).body
    for (const [status, state] of [
      ['active', 'معروض'],
      ['blocked', 'محظور'],
    ] as const) {
      await put(status)
      const job = await checked(String(file), { token: own.token })
      expect(job.counts).toMatchObject({ unchanged: 1, refused: 0, warned: 1 })
      const [row] = await toRows(job.id, 'unchanged', 'ar', own.token)
      expect(row.errors).toMatchObject([{ warning: true, error: expect.stringContaining(`من «${state}» إلى «بانتظار المراجعة»`) }])
    }
  })

  test('has a template whose headings are all known, in both languages', async () => {
    for (const language of ['ar', 'en']) {
      const { body } = await t.call('GET', '/store/products/imports/template', { token: store.token, query: { language } })
      const answer = await upload(`${String(body).trim()}\n${'x,'.repeat(33)}x`)
      expect(answer.body.mapping).not.toContain(null)
    }
  })

  test('names the additional fields of a product, and rejects an unknown one', async () => {
    const own = await makeStore(t.db)
    const field = async (ar: string, en: string) =>
      (
        await t.call('POST', '/store/additional-fields', {
          token: own.token,
          body: { name: { ar, en }, kind: 'text', is_required: false, active: true, options: [] },
        })
      ).body.id
    const ids = [await field('نقش الاسم', 'Engraving'), await field('تغليف، هدية', 'Gift wrap')]
    const job = await checked(`${heads},الحقول الإضافية\nخاتم,Ring,10,1,RING1,"Engraving, تغليف\\، هدية"\nخاتم,Ring,10,1,RING2,غير موجود`, {
      token: own.token,
    })
    expect(job).toMatchObject({ counts: { new: 1, refused: 1 } })
    expect((await toRows(job.id, 'refused', 'ar', own.token))[0].errors[0].error).toBe(
      'الحقول الإضافية: لا توجد نتيجة مطابقة لـ «غير موجود». استخدم قيمة من ملف تصدير',
    )
    await run(job.id, own.token)
    const [made] = (await t.call('GET', '/store/products', { token: own.token })).body.data
    const { body } = await t.call('GET', `/store/products/${made.id}`, { token: own.token })
    expect(body.additional_fields.map(({ id }: { id: string }) => id)).toEqual(ids)
    const same = await t.call('GET', '/store/products/export-for-import', { token: own.token, locale: 'ar' })
    expect((await checked(String(same.body), { token: own.token })).counts).toMatchObject({ unchanged: 1, changed: 0, refused: 0 })
  })

  test('has an XLSX template that lists the names its columns accept', async () => {
    await t.call('POST', '/store/categories', { token: other.token, body: { name: { ar: 'هدايا & عطور', en: 'Gifts' }, active: true } })
    const answer = await t.app.inject({
      url: '/api/store/products/imports/template?format=xlsx&language=ar',
      headers: { authorization: `Bearer ${other.token}` },
    })
    const parts = await unzip(answer.rawPayload)
    const getPart = async (name: string) => {
      const stream = await parts.get(name)?.open()
      return stream ? (await buffer(stream)).toString() : ''
    }
    const [first, second] = [await getPart('xl/worksheets/sheet1.xml'), await getPart('xl/worksheets/sheet2.xml')]
    const rules = [...first.matchAll(/<formula1>([^<]+)<\/formula1>/g)].map(([, list]) => list)
    expect(rules).toHaveLength(3)
    expect(rules[2]).toMatch(/^'القيم المتاحة'!\$C\$2:\$C\$2$/)
    expect(first).toMatch(/<\/sheetData>(?!.*<pageMargins.*<dataValidations).*<dataValidations count="3">/s)
    expect((await getPart('xl/sharedStrings.xml')) + second).toContain('هدايا &amp; عطور')
    // The examples have a sheet of their own, which no import reads.
    expect(await getPart('xl/worksheets/sheet3.xml')).toContain('<row')
    expect((await upload(answer.rawPayload, { name: 'template.xlsx', token: other.token })).body.code).toBe('import_empty')
  })
})
