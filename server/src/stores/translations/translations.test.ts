import type { ResponseOf } from '@rahba/contract/kernel/endpoint'
import type { listTranslationGaps } from '@rahba/contract/stores/translations/translations'
import { expect, test } from 'vitest'
import { makeStore, productBody } from '../../../test/catalog-world.ts'
import { testApp } from '../../../test/test-app.ts'

const t = await testApp()
const store = await makeStore(t.db)
const other = await makeStore(t.db)
const call = (method: 'GET' | 'POST' | 'PUT', path: string, body?: unknown, token = store.token) =>
  t.call(method, `/store/${path}`, { token, body })
const readPage = async (query = '', token = store.token): Promise<ResponseOf<typeof listTranslationGaps>> =>
  (await call('GET', `translations${query}`, undefined, token)).body
const readGaps = async (query = '', token = store.token): Promise<string[]> =>
  (await readPage(query, token)).data
    .filter(({ kind }) => kind !== 'stores')
    .flatMap(({ kind, gaps }) => gaps.map(({ field, side, state }) => `${kind}.${field} ${side} ${state}`))

test('a product in one language is saved, shown in both, and listed as a gap', async () => {
  const body = productBody({ name: { ar: 'عود معتّق', en: '' }, description: { ar: '<p>عود</p>', en: '' } })
  const made = await call('POST', 'products', body)
  expect(made.status).toBe(201)
  const list = await t.call('GET', '/store/products', { token: store.token, locale: 'en' })
  expect(list.body.data[0].name).toEqual({ ar: 'عود معتّق', en: '' })
  expect(await readGaps()).toEqual(['products.name en missing', 'products.description en missing'])
  expect(await readGaps('?side=ar')).toEqual([])
  expect(await readGaps('', other.token)).toEqual([])
  const blank = await call('POST', 'products', productBody({ name: { ar: ' ', en: '' } }))
  expect(blank.body.fields).toEqual({ 'name.ar': 'اكتب النص بالعربية أو الإنجليزية' })
  const short = await call('POST', 'products', productBody({ name: { ar: '', en: 'x' } }))
  expect(Object.keys(short.body.fields)).toEqual(['name.en'])
})

test('a text is stale after its other language changes, until it changes or is confirmed', async () => {
  const shelf = (ar: string, en: string) => ({ name: { ar, en }, active: true })
  const { body: made } = await call('POST', 'categories', shelf('هدايا', 'Gifts'))
  const gaps = async () => (await readGaps()).filter((gap) => gap.startsWith('shelves'))
  expect(await gaps()).toEqual([])
  await call('PUT', `categories/${made.id}`, shelf('هدايا العيد', 'Gifts'))
  expect(await gaps()).toEqual(['shelves.name en stale'])
  await call('PUT', `categories/${made.id}`, shelf('هدايا العيد', 'Eid gifts'))
  // The English text caught up.
  expect(await gaps()).toEqual([])
  await call('PUT', `categories/${made.id}`, shelf('هدايا العيد', 'Gifts for Eid'))
  expect(await gaps()).toEqual(['shelves.name ar stale'])
  // The form of a record asks for its own alone.
  expect(await readGaps(`?record_id=${made.id}`)).toEqual(['shelves.name ar stale'])
  expect(await readGaps(`?record_id=${made.id}`, other.token)).toEqual([])
  const mark = { kind: 'shelves', record_id: made.id, field: 'name', side: 'ar' }
  expect((await call('POST', 'translations/confirm', mark, other.token)).status).toBe(404)
  expect((await call('POST', 'translations/confirm', mark)).status).toBe(204)
  expect(await gaps()).toEqual([])
  await call('PUT', `categories/${made.id}`, shelf('هدايا', 'Gifts'))
  expect(await gaps()).toEqual([])
})

test('nobody suggests or saves a translation automatically', async () => {
  expect((await call('POST', 'translations/suggest', { text: 'عود معتّق', side: 'en' })).body).toEqual({ text: '[en] عود معتّق' })
  expect((await call('GET', 'products/choices')).body).toMatchObject({ machine_translation: true })
})

test('the list is filtered, searched and counted over all texts of a store, and read page by page', async () => {
  const many = await makeStore(t.db)
  const { body: old } = await call('POST', 'categories', { name: { ar: 'قديم', en: 'Oldest' }, active: true }, many.token)
  await call('PUT', `categories/${old.id}`, { name: { ar: 'قديم', en: 'Much older' }, active: true }, many.token)
  await t.pool.query(
    `insert into shelves (store_id, name, active, position)
      select $1, jsonb_build_object('ar', 'تصنيف ' || n, 'en', ''), true, n from generate_series(1, 230) n`,
    [many.id],
  )
  const read = (query: string) => readPage(`?kind=shelves${query}`, many.token)

  const first = await read('&per_page=100')
  expect(first).toMatchObject({ counts: { missing: 230, stale: 1 }, meta: { total: 231 } })
  const second = await read(`&per_page=100&cursor=${first.meta.next_cursor}`)
  const third = await read(`&per_page=100&cursor=${second.meta.next_cursor}`)
  const ids = [first, second, third].flatMap(({ data }) => data.map(({ record_id }) => record_id))
  expect([new Set(ids).size, ids.at(-1), third.meta.next_cursor]).toEqual([231, old.id, null])
  expect((await read('&per_page=100&page=3')).data).toEqual(third.data)
  expect((await call('GET', 'translations?cursor=x', undefined, many.token)).status).toBe(422)

  const ofOld = [{ record_id: old.id, gaps: [{ field: 'name', side: 'ar', state: 'stale' }] }]
  for (const query of ['&state=stale', '&side=ar', '&q=قديم', '&q=older']) expect((await read(query)).data, query).toMatchObject(ofOld)
  expect(await read('&state=stale')).toMatchObject({ counts: { missing: 230, stale: 1 }, meta: { total: 1 } })
  expect(await read('&side=ar')).toMatchObject({ counts: { missing: 0, stale: 1 } })
  expect((await readPage('?kind=products', many.token)).data).toEqual([])
})

test('a missing text in a pending change is pending', async () => {
  const own = await makeStore(t.db)
  await t.pool.query(`update stores set name = '{"ar": "ليان", "en": ""}' where id = $1`, [own.id])
  const readState = async () =>
    (await readPage('?kind=stores&side=en', own.token)).data[0]?.gaps.find(({ field }) => field === 'name')?.state
  expect(await readState()).toBe('missing')
  await t.pool.query(
    `insert into store_changes (store_id, field, old, new) values ($1, 'name', '{"value": {"ar": "ليان", "en": ""}}', '{"value": {"ar": "ليان", "en": "Layan"}}')`,
    [own.id],
  )
  expect(await readState()).toBe('pending')
  expect((await readPage('?kind=stores&side=en', own.token)).counts.missing).toBe(0)
})

test('the texts of a store are one record, including the names of its holidays', async () => {
  const own = await makeStore(t.db)
  await t.pool.query(
    `update stores set welcome_title = '{"ar": "أهلًا بكم", "en": ""}', name = '{"ar": "ليان", "en": ""}',
      holidays = '[{"name": {"ar": "عيد الفطر", "en": ""}, "start_date": "2030-02-01", "end_date": "2030-02-04", "stops_orders": true}]' where id = $1`,
    [own.id],
  )
  const { data, meta } = await readPage('?kind=stores&state=missing', own.token)
  expect(meta.total).toBe(1)
  const [record] = data
  expect(record).toMatchObject({ id: own.id, record_id: own.id })
  // Its name comes first.
  expect(record?.gaps[0]).toEqual({ field: 'name', side: 'en', state: 'missing' })
  expect(record?.gaps.map(({ field }) => field)).toEqual(expect.arrayContaining(['holidays', 'welcome_title']))
})

test('the filter and the mark of products match the page of gaps, for each text', async () => {
  const own = await makeStore(t.db)
  const add = async (changes: object) => (await call('POST', 'products', productBody(changes), own.token)).body.id
  const axes = (en: string, value: string) =>
    JSON.stringify([{ id: 'a', name: { ar: 'اللون', en }, values: [{ id: 'v', name: { ar: 'أحمر', en: value } }] }])
  const both = { ar: 'عود', en: 'Oud' }
  const ids = [
    await add({ name: { ar: 'عود', en: '' } }),
    await add({ description: { ar: '<p>عود</p>', en: '' } }),
    await add({ name: both }),
    await add({ name: both }),
  ]
  const whole = await add({ name: both })
  const arabic = await add({ name: { ar: '', en: 'Oud' } })
  await t.pool.query('update products set axes = $2 where id = $1', [ids[2], axes('', 'Red')])
  await t.pool.query('update products set axes = $2 where id = $1', [ids[3], axes('Colour', '')])
  const list = async (state: string) =>
    (await call('GET', `products?translation=${state}`, undefined, own.token)).body.data.map(
      ({ id, untranslated }: { id: string; untranslated: string | null }) => [id, untranslated],
    )
  const marked = (of: string[], side: string | null) => of.map((id) => [id, side]).sort()
  expect((await list('missing_en')).sort()).toEqual(marked(ids, 'en'))
  expect(await list('missing_ar')).toEqual(marked([arabic], 'ar'))
  expect(await list('complete')).toEqual(marked([whole], null))
  const gaps = (await readPage('?kind=products&side=en', own.token)).data.map(({ record_id }) => record_id)
  expect(gaps.sort()).toEqual(ids.toSorted())
})
