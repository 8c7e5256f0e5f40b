import { expect, test } from 'vitest'
import { makeStore, productBody } from '../../../test/catalog-world.ts'
import { testApp } from '../../../test/test-app.ts'

const t = await testApp()
const store = await makeStore(t.db)
const other = await makeStore(t.db)
const call = (method: 'GET' | 'POST' | 'PUT', path: string, body?: unknown, token = store.token) =>
  t.call(method, `/store/${path}`, { token, body })
interface Gap {
  kind: string
  field: string
  side: string
  state: string
  record_id: string
}
const readGaps = async (query = '', token = store.token): Promise<string[]> =>
  (await call('GET', `translations${query}`, undefined, token)).body.rows
    .filter(({ kind }: Gap) => kind !== 'stores')
    .map(({ kind, field, side, state }: Gap) => `${kind}.${field} ${side} ${state}`)

test('a product in one language is saved, read in both, and listed as a gap', async () => {
  const body = productBody({ name: { ar: 'عود معتّق', en: '' }, description: { ar: '<p>عود</p>', en: '' } })
  const made = await call('POST', 'products', body)
  expect(made.status).toBe(201)
  const list = await t.call('GET', '/store/products', { token: store.token, locale: 'en' })
  expect(list.body.data[0].name).toEqual({ ar: 'عود معتّق', en: '' })
  expect(await readGaps()).toEqual(['products.description en missing', 'products.name en missing'])
  expect(await readGaps('?side=ar')).toEqual([])
  expect(await readGaps('', other.token)).toEqual([])
  const blank = await call('POST', 'products', productBody({ name: { ar: ' ', en: '' } }))
  expect(blank.body.fields).toEqual({ 'name.ar': 'اكتب النص بالعربية أو الإنجليزية' })
  const short = await call('POST', 'products', productBody({ name: { ar: '', en: 'x' } }))
  expect(Object.keys(short.body.fields)).toEqual(['name.en'])
})

test('a text is old once its other language changes, until it changes or is confirmed', async () => {
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

test('a translation is suggested and saved by nobody', async () => {
  expect((await call('POST', 'translations/suggest', { text: 'عود معتّق', side: 'en' })).body).toEqual({ text: '[en] عود معتّق' })
  expect((await call('GET', 'products/choices')).body).toMatchObject({ machine_translation: true })
})
