import { randomUUID } from 'node:crypto'
import { maxFavourites } from '@rahba/contract/catalog/favourites/favourites'
import { approval } from '@rahba/contract/stores/store-states'
import { sql } from 'drizzle-orm'
import { beforeAll, expect, test } from 'vitest'
import { makeActive, makeStore, productBody, type TestStore } from '../../../test/catalog-world.ts'
import { shopper } from '../../../test/people.ts'
import { testApp } from '../../../test/test-app.ts'
import { notifyWatchersWorker } from '../stock/notify-watchers.ts'
import { deleteFavourites, exportFavourites } from './shopper-records.ts'

const t = await testApp()
let store: TestStore
beforeAll(async () => {
  store = await makeStore(t.db)
})

const favourites = (token: string) => ({
  keep: (kind: 'products' | 'stores', id: string) => t.call('PUT', `/user/favourites/${kind}/${id}`, { token }),
  drop: (kind: 'products' | 'stores', id: string) => t.call('DELETE', `/user/favourites/${kind}/${id}`, { token }),
  isKept: async (kind: 'products' | 'stores', id: string) => (await t.call('GET', `/user/favourites/${kind}/${id}`, { token })).body.kept,
  list: async (kind: 'products' | 'stores' | 'product-ids', query = '') =>
    (await t.call('GET', `/user/favourites/${kind}${query}`, { token })).body,
})

test('a shopper saves products and stores once each, the latest first, and others do not see them', async () => {
  const mine = favourites((await shopper(t)).token)
  const other = favourites((await shopper(t)).token)
  const [a = '', b = ''] = await makeActive(t.db, store.id, [{ ar: 'عود' }, { ar: 'مسك' }])
  for (const id of [a, a, b]) expect((await mine.keep('products', id)).status).toBe(204)
  await mine.keep('stores', store.id)
  expect((await mine.list('products')).data).toMatchObject([{ id: b, name: 'مسك', orderable: true }, { id: a }])
  expect((await mine.list('stores')).data).toMatchObject([{ id: store.id, slug: store.slug }])
  expect([await mine.isKept('products', a), await other.isKept('products', a)]).toEqual([true, false])
  expect([await mine.isKept('stores', store.id), await other.isKept('stores', store.id)]).toEqual([true, false])
  expect((await other.list('products')).data).toEqual([])
  expect(((await mine.list('product-ids')).ids as string[]).toSorted()).toEqual([a, b].toSorted())
  expect((await other.list('product-ids')).ids).toEqual([])
  await other.drop('products', a)
  expect(await mine.isKept('products', a)).toBe(true)
  expect((await mine.drop('products', a)).status).toBe(204)
  expect((await mine.drop('stores', store.id)).status).toBe(204)
  expect((await mine.list('products')).data).toMatchObject([{ id: b }])
  expect((await mine.list('stores')).data).toEqual([])
})

test('the list pages by cursor, and marks products that are no longer live', async () => {
  const mine = favourites((await shopper(t)).token)
  const ids = await makeActive(t.db, store.id, [{ ar: 'أول' }, { ar: 'ثان' }, { ar: 'ثالث' }])
  for (const id of ids) await mine.keep('products', id)
  const first = await mine.list('products', '?limit=2')
  const next = await mine.list('products', `?limit=2&cursor=${first.meta.next_cursor}`)
  expect([...first.data, ...next.data].map(({ id }: { id: string }) => id)).toEqual(ids.toReversed())
  expect(next.meta.next_cursor).toBeNull()
  await t.db.execute(sql`update products set status = 'hidden' where id = ${ids[1]}`)
  await t.db.execute(sql`update products set status = 'blocked' where id = ${ids[2]}`)
  const gone = { on_sale: false, orderable: false, image: null }
  expect((await mine.list('products')).data).toMatchObject([
    { id: ids[2], name: 'ثالث', ...gone },
    { id: ids[1], name: 'ثان', ...gone },
    { id: ids[0], on_sale: true, orderable: true },
  ])
  expect((await mine.drop('products', ids[2] ?? '')).status).toBe(204)
  expect((await mine.list('products')).data).toHaveLength(2)
})

test('hidden products can’t be saved, and the limit holds', async () => {
  const { token, user_id } = await shopper(t)
  const mine = favourites(token)
  const hidden = await makeStore(t.db, { approved: approval.pending })
  expect((await mine.keep('products', randomUUID())).status).toBe(404)
  expect((await mine.keep('stores', hidden.id)).status).toBe(404)
  const [a = '', b = ''] = await makeActive(t.db, store.id, [{ ar: 'أول' }, { ar: 'ثان' }])
  await t.db.execute(sql`insert into products (store_id, slug, name, description, price, quantity, status)
    select ${store.id}, uuid_v7(), '{"ar":"س","en":""}', '{"ar":"","en":""}', 1000, 1, 'active' from generate_series(1, ${maxFavourites - 1})`)
  await t.db.execute(sql`insert into favourites (user_id, product_id)
    select ${user_id}, id from products where store_id = ${store.id} and id not in (${a}, ${b}) limit ${maxFavourites - 1}`)
  expect((await mine.keep('products', a)).status).toBe(204)
  expect((await mine.keep('products', b)).body.code).toBe('favourites_full')
  expect((await mine.keep('products', a)).status).toBe(204)
})

test('saving a product that is sold out waits for it, and removing it stops that', async () => {
  const { token, user_id } = await shopper(t)
  const mine = favourites(token)
  const [id = '', there = ''] = await makeActive(t.db, store.id, [{ ar: 'عنبر', quantity: 0 }, { ar: 'ورد' }])
  const waits = async () => (await t.call('GET', '/user/stock-watches', { token })).body
  await mine.keep('products', there)
  expect(await waits()).toEqual([])
  await mine.keep('products', id)
  expect(await waits()).toMatchObject([{ product_id: id }])
  await mine.drop('products', id)
  expect(await waits()).toEqual([])
  await mine.keep('products', id)
  const [held] = (await waits()) as { id: string }[]
  await t.db.execute(sql`update product_variants set quantity = 3 where id = ${held?.id}`)
  await notifyWatchersWorker.run(t.deps, {})
  const { rows } = await t.pool.query(`select data->'ar'->>'body' as body from notifications where recipient_id = $1`, [user_id])
  expect(rows).toEqual([{ body: '«عنبر» متوفر الآن.' }])
  expect(await waits()).toEqual([])
  expect(await mine.isKept('products', id)).toBe(true)
})

test('the notice of a restocked variant names it as the product’s page does', async () => {
  const { token, user_id } = await shopper(t)
  const [axis, small, large] = [randomUUID(), randomUUID(), randomUUID()]
  const value = (id: string, ar: string) => ({ id, name: { ar, en: '' } })
  const body = {
    ...productBody({ price: 5000, quantity: 0 }),
    axes: [{ id: axis, name: { ar: 'المقاس', en: '' }, values: [value(small, 'صغير'), value(large, 'كبير')] }],
    variants: [small, large].map((id) => ({ values: [id], quantity: 0, active: true })),
  }
  const made = await t.call('POST', '/store/products', { token: store.token, body })
  expect(made.status).toBe(201)
  await t.db.execute(sql`update products set status = 'active' where id = ${made.body.id}`)
  const id = made.body.variants[1].id
  expect((await t.call('PUT', `/user/stock-watches/${id}`, { token })).status).toBe(204)
  await t.db.execute(sql`update product_variants set quantity = 3 where id = ${id}`)
  await notifyWatchersWorker.run(t.deps, {})
  const { rows } = await t.pool.query(`select data->>'choice' as choice from notifications where recipient_id = $1`, [user_id])
  expect(rows).toEqual([{ choice: `${axis}=${large}` }])
})

test('an export contains the favourites, and a deletion removes them', async () => {
  const { token, user_id } = await shopper(t)
  const mine = favourites(token)
  const [id = ''] = await makeActive(t.db, store.id, [{ ar: 'بخور' }])
  await mine.keep('products', id)
  await mine.keep('stores', store.id)
  const held = { ar: `متجر ${store.slug}`, en: `Store ${store.slug}` }
  expect((await exportFavourites(t.db, user_id, null)).rows).toMatchObject([
    { product: { ar: 'بخور' }, store: held },
    { product: null, store: held },
  ])
  await deleteFavourites(t.db, user_id)
  expect((await mine.list('products')).data).toEqual([])
})
