import { viewsPerList } from '@rahba/contract/access/saved-views'
import { expect, test } from 'vitest'
import { adminWith, tokenFor } from '../../../test/actors.ts'
import { memberOfStore } from '../../../test/people.ts'
import { testApp } from '../../../test/test-app.ts'
import { storeMembers } from '../../stores/table.ts'

const t = await testApp()
const [mine, theirs] = [await adminWith(t), await adminWith(t, ['faqs.index'])]
const query = { sort: '-total', filters: { status: 'new,accepted' }, columns: ['number', 'total'] }
const views = async (token: string, side = 'admin', list = 'admin-orders') =>
  (await t.call('GET', `/${side}/saved-views`, { token, query: { list } })).body
const save = (token: string, body: object = {}, side = 'admin') =>
  t.call('POST', `/${side}/saved-views`, { token, body: { list: `${side}-orders`, name: 'بانتظار التجهيز', query, ...body } })

test('a view is private until it is shared, and others apply it but can’t change it', async () => {
  const { status, body: made } = await save(mine.token)
  expect([status, made]).toEqual([201, { id: made.id, name: 'بانتظار التجهيز', query, shared: false, own: true, owner: null }])
  expect((await views(theirs.token)).views).toEqual([])
  expect((await views(mine.token, 'admin', 'admin-stores')).views).toEqual([])
  const change = { name: 'مشترك', query, shared: true }
  expect((await t.call('PUT', `/admin/saved-views/${made.id}`, { token: theirs.token, body: change })).status).toBe(404)
  expect((await t.call('PUT', `/admin/saved-views/${made.id}`, { token: mine.token, body: change })).body.shared).toBe(true)
  expect((await views(theirs.token)).views).toMatchObject([{ id: made.id, own: false, owner: expect.stringContaining('Admin'), query }])
  expect((await t.call('DELETE', `/admin/saved-views/${made.id}`, { token: theirs.token })).status).toBe(404)

  // the other opens the list with it, until it is no longer shared
  const setDefault = (view_id: string | null) =>
    t.call('PUT', '/admin/saved-views-default', { token: theirs.token, body: { list: 'admin-orders', view_id } })
  expect((await setDefault(made.id)).status).toBe(204)
  expect((await views(theirs.token)).default_id).toBe(made.id)
  expect((await views(mine.token)).default_id).toBeNull()
  await t.call('PUT', `/admin/saved-views/${made.id}`, { token: mine.token, body: { ...change, shared: false } })
  expect(await views(theirs.token)).toEqual({ views: [], default_id: null })
  expect((await setDefault(made.id)).status).toBe(404)
  expect((await setDefault(null)).status).toBe(204)
  expect((await t.call('DELETE', `/admin/saved-views/${made.id}`, { token: mine.token })).status).toBe(204)
})

test('a store’s shared views are visible in the store only', async () => {
  const [one, other] = [await memberOfStore(t), await memberOfStore(t)]
  const [colleague] = await t.db
    .insert(storeMembers)
    .values({ store_id: one.store_id, name: 'Colleague', email: 'colleague@test.example', phone: '+966551112223' })
    .returning()
  const token = await tokenFor(t, 'store', colleague?.id ?? '')
  const { body: shared } = await save(one.token, { shared: true }, 'store')
  await save(mine.token, { list: 'store-orders', shared: true })
  expect((await views(token, 'store', 'store-orders')).views).toMatchObject([{ id: shared.id, own: false, owner: expect.any(String) }])
  expect((await views(other.token, 'store', 'store-orders')).views).toEqual([])
  expect(
    (await t.call('PUT', '/store/saved-views-default', { token: other.token, body: { list: 'store-orders', view_id: shared.id } })).status,
  ).toBe(404)
})

test('a view needs a name that is unique in its list, and a person keeps a limited number', async () => {
  const faults = await save(mine.token, { name: ' ', list: 'Orders?' })
  expect(Object.keys(faults.body.fields).toSorted()).toEqual(['list', 'name'])
  for (let n = 0; n < viewsPerList; n++) expect((await save(mine.token, { list: 'admin-users', name: `${n}` })).status).toBe(201)
  expect((await save(mine.token, { list: 'admin-users' })).body.code).toBe('too_many_views')
})

test('half of an emoji is removed from stored JSON, in values and in names', async () => {
  const cut = { ...query, q: 'قهوة \ud83d', filters: { 'status\ud800': 'new\u0000' } }
  const { status, body } = await save(mine.token, { name: 'عرض \udc00مقصوص', query: cut })
  expect([status, body]).toMatchObject([201, { name: 'عرض مقصوص', query: { q: 'قهوة ', filters: { status: 'new' } } }])
})
