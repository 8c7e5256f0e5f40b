import { expect, test } from 'vitest'
import { makeStore, productBody } from '../../../test/catalog-world.ts'
import { counting } from '../../../test/counting.ts'
import { testApp } from '../../../test/test-app.ts'

const t = await testApp()
const store = await makeStore(t.db)
const other = await makeStore(t.db)
const call = (method: 'GET' | 'POST' | 'PUT' | 'DELETE', path: string, body?: unknown, token = store.token) =>
  t.call(method, `/store/${path}`, { token, body })
const shelf = (ar: string) => ({ name: { ar, en: ar }, active: true })

test('collections keep their order, contain products, and release them when deleted', async () => {
  const [a, b] = [(await call('POST', 'categories', shelf('أ'))).body, (await call('POST', 'categories', shelf('ب'))).body]
  const product = (await call('POST', 'products', productBody({ shelf_id: a.id }))).body
  expect((await call('PUT', 'categories/order', { ids: [b.id, a.id] })).status).toBe(204)
  expect((await call('GET', 'categories')).body).toMatchObject([
    { id: b.id, products: 0 },
    { id: a.id, products: 1 },
  ])
  expect((await call('PUT', `categories/${a.id}`, { ...shelf('ج'), active: false })).body).toMatchObject({
    name: { ar: 'ج' },
    active: false,
  })
  expect((await call('PUT', `categories/${a.id}`, shelf('x'), other.token)).status).toBe(404)
  expect((await call('DELETE', `categories/${a.id}`, undefined, other.token)).status).toBe(404)
  expect((await call('DELETE', `categories/${a.id}`)).status).toBe(204)
  expect((await call('GET', `products/${product.id}`)).body.shelf_id).toBeNull()
})

test('collections are searched as Arabic is typed, and exported', async () => {
  const own = await makeStore(t.db)
  for (const ar of ['الإلكترونيات', 'هدايا']) await call('POST', 'categories', { ...shelf(ar), name: { ar, en: `${ar} EN` } }, own.token)
  const names = (rows: { name: { ar: string } }[]) => rows.map(({ name }) => name.ar)
  expect(names((await call('GET', 'categories?q=الكترونيات', undefined, own.token)).body)).toEqual(['الإلكترونيات'])
  const file = async (query: string) => (await call('GET', `categories/export?format=csv${query}`, undefined, own.token)).body
  expect(await file('')).toBe(
    '\ufeffالاسم (بالعربية),الاسم (بالإنجليزية),المنتجات,نشط\nالإلكترونيات,الإلكترونيات EN,0,نعم\nهدايا,هدايا EN,0,نعم\n',
  )
  expect((await file('&q=هدايا')).trimEnd().split('\n')).toHaveLength(2)
})

test('additional fields keep their options by id, and reject values of another kind', async () => {
  const option = (ar: string, price: number, id?: string) => ({ name: { ar, en: ar }, price, ...(id ? { id } : {}) })
  const body = (changes: object) => ({
    name: { ar: 'المقاس', en: 'Size' },
    kind: 'one_of',
    is_required: true,
    active: true,
    options: [],
    ...changes,
  })
  expect((await call('POST', 'additional-fields', body({}))).body.fields).toHaveProperty('options')
  expect((await call('POST', 'additional-fields', body({ kind: 'text', options: [option('س', 0)] }))).body.fields).toHaveProperty('options')
  const made = (await call('POST', 'additional-fields', body({ options: [option('صغير', 0), option('كبير', 1500)] }))).body
  const [small, large] = made.options
  const changed = await call(
    'PUT',
    `additional-fields/${made.id}`,
    body({ options: [option('كبير جدًا', 2000, large.id), option('وسط', 500)] }),
  )
  expect(changed.body.options).toMatchObject([{ id: large.id, name: { ar: 'كبير جدًا' }, price: 2000 }, { price: 500 }])
  expect((await call('PUT', `additional-fields/${made.id}`, body({ options: [option('صغير', 0, small.id)] }))).body.fields).toHaveProperty(
    'options.0.id',
  )
  expect((await call('GET', `additional-fields/${made.id}`, undefined, other.token)).status).toBe(404)
  expect((await call('GET', 'additional-fields')).body.data).toMatchObject([{ id: made.id, products: 0 }])
  expect((await call('DELETE', `additional-fields/${made.id}`)).status).toBe(204)
})

test('options are saved in order by one write, and one named twice is rejected', async () => {
  const option = (index: number, id?: string) => ({
    name: { ar: `خيار ${index}`, en: `Option ${index}` },
    price: index,
    ...(id ? { id } : {}),
  })
  const body = (options: object[]) => ({ name: { ar: 'اللون', en: 'Colour' }, kind: 'one_of', is_required: true, active: true, options })
  const made = (await call('POST', 'additional-fields', body(Array.from({ length: 20 }, (_, index) => option(index))))).body
  const ids: string[] = made.options.map(({ id }: { id: string }) => id)
  const path = `additional-fields/${made.id}`
  let writes = 0
  const off = counting((text) => {
    if (/^\s*(update|insert into)\s+"?additional_field_options/.test(text)) writes++
  })
  const turned = [...ids.map((id, index) => option(index + 100, id)).toReversed(), option(7)]
  const { body: changed } = await call('PUT', path, body(turned))
  off()
  expect(writes).toBe(1)
  expect(changed.options.map(({ id }: { id: string }) => id).slice(0, 20)).toEqual(ids.toReversed())
  expect(changed.options.at(0)).toMatchObject({ name: { en: 'Option 119' }, price: 119 })
  expect(changed.options.at(20)).toMatchObject({ price: 7 })
  const twice = await call('PUT', path, body([option(1, ids[0]), option(2, ids[0])]))
  expect(Object.keys(twice.body.fields)).toEqual(['options.1.id'])
  expect((await call('DELETE', path)).status).toBe(204)
})

test('the filtered list of fields is exported, with the price of each option', async () => {
  const option = (ar: string, en: string, price: number) => ({ name: { ar, en }, price })
  const body = {
    name: { ar: 'الحجم', en: 'Volume' },
    kind: 'one_of',
    is_required: true,
    active: true,
    options: [option('نصف لتر', 'Half a litre', 0), option('لتر', 'A litre', 1550)],
  }
  await call('POST', 'additional-fields', body)
  await call('POST', 'additional-fields', { ...body, name: { ar: 'العطر', en: 'Scent' } })
  const save = (token: string, q = 'حجم') =>
    t.call('GET', '/store/additional-fields/export', { token, locale: 'ar', query: { q, format: 'csv' } })
  const { body: file } = await save(store.token)
  expect(file.startsWith('\ufeff')).toBe(true)
  // which takes the mark away
  const [head, row, ...more] = file.trim().split('\n')
  expect(head.split(',').slice(2, 7)).toEqual(['نوع الحقل', 'الخيارات', 'إلزامي', 'المنتجات', 'نشط'])
  expect(row).toContain('الحجم,Volume,اختيار واحد,نصف لتر، لتر (+15.50),نعم,0,نعم,')
  expect(more).toEqual([])
  expect((await save(other.token, '')).body.trim().split('\n')).toHaveLength(1)
})

test('the second of two editors of a collection, a field or an offer is warned, and may save over it', async () => {
  const put = (path: string, body: unknown, seen?: string) =>
    t.call('PUT', `/store/${path}`, { token: store.token, body, ...(seen ? { headers: { 'if-match': `"${seen}"` } } : {}) })
  const field = { name: { ar: 'اللون', en: 'Colour' }, kind: 'text', is_required: false, active: true, options: [] }
  const product = (await call('POST', 'products', productBody({}))).body
  const offer = { offer_type: 'percentage', offer_value: 1000, start_date: '2099-01-01', end_date: '2099-01-31', products: [product.id] }
  for (const [path, body] of [
    ['categories', shelf('رف')],
    ['additional-fields', field],
    ['offers', offer],
  ] as const) {
    const opened = (await call('POST', path, body)).body
    const first = await put(`${path}/${opened.id}`, body, opened.updated_at)
    expect(first.status).toBe(200)
    expect((await put(`${path}/${opened.id}`, body, opened.updated_at)).body.code).toBe('stale_record')
    expect((await put(`${path}/${opened.id}`, body, first.body.updated_at)).status).toBe(200)
    expect((await put(`${path}/${opened.id}`, body)).status).toBe(200)
  }
})
