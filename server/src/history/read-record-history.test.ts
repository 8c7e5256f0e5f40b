import { percentText } from '@rahba/contract/kernel/percent'
import { expect, test } from 'vitest'
import { makeActive, makeAdmin, makeCategory, makeStore } from '../../test/catalog-world.ts'
import { testApp } from '../../test/test-app.ts'
import { uploadImport } from '../../test/upload-import.ts'
import { writeAudit } from '../platform/audit/write-audit.ts'

const t = await testApp()
const [store, other] = [await makeStore(t.db), await makeStore(t.db)]
const [product = ''] = await makeActive(t.db, store.id, [{ ar: 'سكري', en: 'Sukkari', price: 5000, quantity: 9 }])
const day = (ahead: number) =>
  new Intl.DateTimeFormat('en-CA', { timeZone: 'Asia/Riyadh' }).format(new Date(Date.now() + ahead * 86_400_000))

const history = async (entity: string, entity_id: string, token = store.token) =>
  t.call('GET', '/store/history', { token, query: { entity, entity_id }, locale: 'en' })

test('an offer shows who made and changed it, its value in words, and to its own store only', async () => {
  const body = { offer_type: 'percentage', offer_value: 1500, start_date: day(0), end_date: day(9), products: [product] }
  const made = (await t.call('POST', '/store/offers', { token: store.token, body })).body
  await t.call('PUT', `/store/offers/${made.id}`, { token: store.token, body: { ...body, offer_value: 2000 } })
  const { data } = (await history('offers', made.id)).body
  expect(data.map(({ action }: { action: string }) => action)).toEqual(['offers.update', 'offers.create'])
  expect(data[0].changes).toEqual([
    {
      field: 'name',
      before: JSON.stringify({ ar: `خصم ${percentText(15)}`, en: '15% off' }),
      after: JSON.stringify({ ar: `خصم ${percentText(20)}`, en: '20% off' }),
    },
  ])
  expect((await history('offers', made.id, other.token)).body.data).toEqual([])
  expect((await history('orders', made.id)).status).toBe(422)
})

test('an older entry of an offer does not repeat its name', async () => {
  const id = crypto.randomUUID()
  const [before, after] = [
    { products_count: 1, first_product: { id: product }, stopped_at: null },
    { products_count: 2, first_product: null, stopped_at: '2026-01-01T00:00:00.000Z' },
  ]
  const actor = { actor_type: 'system', actor_id: null } as const
  await writeAudit(t.db, actor, { action: 'offers.update', entity: 'offers', entity_id: id, store_id: store.id, before, after })
  const [entry] = (await history('offers', id)).body.data
  expect(entry.changes.map(({ field }: { field: string }) => field)).toEqual(['stopped_at'])
})

test('a coupon shows the actions of its store and of administrators', async () => {
  const coupon = { name: { ar: 'العيد', en: 'Eid' }, code: 'EIDHIST', type: 'percentage', amount: 1000, start_date: day(0) }
  const made = await t.call('POST', '/store/coupons', { token: store.token, body: coupon })
  expect(made.body).toMatchObject({ id: expect.any(String) })
  const token = await makeAdmin(t.db)
  await t.call('POST', '/admin/copoun/bulk', { token, body: { action: 'deactivate', ids: [made.body.id] } })
  const { data } = (await history('coupons', made.body.id)).body
  expect(data.map(({ action, actor_type }: { action: string; actor_type: string }) => [action, actor_type])).toEqual([
    ['coupons.deactivate', 'admin'],
    ['coupons.create', 'store'],
  ])
  expect((await history('coupons', made.body.id, other.token)).body.data).toEqual([])
})

test('an administrator appears without a name', async () => {
  const token = await makeAdmin(t.db)
  const blocked = await t.call('POST', `/admin/products/${product}/block`, { token, body: { reason: 'صورة مخالفة' } })
  expect(blocked.status).toBe(200)
  const [entry] = (await history('products', product)).body.data
  expect(entry).toMatchObject({ action: 'products.block', actor_type: 'admin', actor_name: null })
})

test('an import shows its upload, its start, and its end with the result', async () => {
  await makeCategory(t.db)
  const file = 'اسم المنتج (بالعربية),اسم المنتج (بالإنجليزية),السعر,الكمية,الباركود\r\nتمر,Dates,10,5,HIST1\r\nعسل,Honey,0,5,HIST2'
  const { body } = await uploadImport(t, store.token, file)
  await t.call('POST', `/store/products/imports/${body.id}/check`, { token: store.token, body: { mapping: body.mapping } })
  await t.drain()
  await t.call('POST', `/store/products/imports/${body.id}/run`, { token: store.token })
  await t.drain()
  const refused = await uploadImport(t, store.token, 'السعر,السعر\r\n1,2')
  expect(refused.status).toBe(422)
  const { data } = (await history('product-imports', body.id)).body
  expect(data.map(({ action }: { action: string }) => action)).toEqual([
    'products.import_done',
    'products.import',
    'products.import_upload',
  ])
  expect(data[0]).toMatchObject({ actor_type: 'store', actor_name: expect.any(String) })
  expect(data[0].changes).toEqual([
    { field: 'state', before: '"running"', after: '"done"' },
    { field: 'created', before: '0', after: '1' },
  ])
  const team = await t.call('GET', '/store/team/history', { token: store.token, query: { entity: 'product-imports' } })
  expect(team.body.data).toHaveLength(3) // a file that was refused was not kept
  expect(team.body.data[0]).toMatchObject({ record: expect.stringContaining('.csv') })
})
