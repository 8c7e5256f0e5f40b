import type { MarketSection } from '@rahba/contract/catalog/market/market'
import { approval } from '@rahba/contract/stores/store-states'
import { eq, sql } from 'drizzle-orm'
import { beforeAll, beforeEach, expect, test } from 'vitest'
import { makeActive, makeAdmin, makeCategory, makeStore, type TestStore } from '../../../test/catalog-world.ts'
import { orderWorld } from '../../../test/order-world.ts'
import { testApp } from '../../../test/test-app.ts'
import { orders } from '../../orders/table.ts'
import { stores } from '../../stores/table.ts'
import { products } from '../table.ts'
import { countBestSellers } from './count-best-sellers.ts'
import { sections } from './table.ts'

const t = await testApp()
let token: string
let store: TestStore
let goods: string[]

const toBody = (changes: object = {}) => ({
  name: { ar: 'قسم', en: 'Section' },
  kind: 'newest',
  category_id: null,
  items: 3,
  position: 0,
  active: true,
  products: [],
  ...changes,
})
const add = (changes: object) => t.call('POST', '/admin/sections', { token, body: toBody(changes) })
const home = async (locale: 'ar' | 'en' = 'en'): Promise<MarketSection[]> => (await t.call('GET', '/market/sections', { locale })).body
const getNames = (section: MarketSection | undefined) => section?.products.map(({ name }) => name)

beforeAll(async () => {
  token = await makeAdmin(t.db)
  store = await makeStore(t.db, { slug: 'najd' })
  goods = await makeActive(t.db, store.id, [
    { ar: 'أ', en: 'a' },
    { ar: 'ب', en: 'b' },
    { ar: 'ج', en: 'c', quantity: 0 },
    { ar: 'د', en: 'd' },
  ])
})
beforeEach(async () => void (await t.db.delete(sections)))

test('a kind requires its content', async () => {
  const category = await add({ kind: 'category' })
  expect(category).toMatchObject({ status: 422, body: { fields: { category_id: 'حقل التصنيف مطلوب' } } })
  const picked = await add({ kind: 'products' })
  expect(picked).toMatchObject({ status: 422, body: { fields: { products: 'حقل المنتجات المختارة مطلوب' } } })
  const unknown = await add({ kind: 'products', products: [crypto.randomUUID()] })
  expect(Object.keys(unknown.body.fields)).toEqual(['products'])
  const { category_id } = await makeCategory(t.db)
  // what belongs to another kind is not kept
  expect((await add({ category_id, products: goods })).body).toMatchObject({ category_id: null, products: [] })
})

test('shows picked products in their order, sold-out ones last, without those that are hidden', async () => {
  const [a = '', b = '', c = '', d = ''] = goods
  await add({ kind: 'products', products: [d, c, a, b], items: 4 })
  await t.db.update(products).set({ status: 'hidden' }).where(eq(products.id, a))
  const [section] = await home()
  expect(getNames(section)).toEqual(['d', 'b', 'c'])
  expect(section?.products[2]).toMatchObject({ orderable: false, unavailable_reason: 'out_of_stock', price: 1000, store_slug: 'najd' })
  await t.db.update(products).set({ status: 'active' }).where(eq(products.id, a))
})

test('shows the newest, a category and featured stores, up to their number, in the order of the sections', async () => {
  const { category_id } = await makeCategory(t.db)
  await t.db
    .update(products)
    .set({ category_id })
    .where(eq(products.id, goods[1] ?? ''))
  await t.db.update(stores).set({ featured_position: 1 }).where(eq(stores.id, store.id))
  await add({ kind: 'category', category_id, position: 3 })
  await add({ kind: 'newest', items: 2, position: 1 })
  await add({ kind: 'featured_stores', position: 2 })
  await add({ kind: 'newest', active: false, position: 0 })
  await add({ kind: 'best_selling', position: 4 })
  const shown = await home()
  expect(shown.map(({ kind }) => kind)).toEqual(['newest', 'featured_stores', 'category'])
  expect(shown[0]?.products).toHaveLength(2)
  expect(shown[1]?.stores.map(({ slug }) => slug)).toEqual(['najd'])
  expect(getNames(shown[2])).toEqual(['b'])
  expect(shown[2]?.category).toEqual({ id: category_id, name: 'Dates' })
  await t.db.update(stores).set({ approved: approval.suspended, is_online: false }).where(eq(stores.id, store.id))
  expect(await home()).toEqual([])
  await t.db.update(stores).set({ approved: approval.approved, is_online: true }).where(eq(stores.id, store.id))
})

test('best selling counts the pieces of orders delivered in the last 30 days', async () => {
  const world = await orderWorld(t)
  const [once, often, old] = [await world.product(9, 1000), await world.product(9, 2000), await world.product(9, 3000)]
  const deliver = async (id: string, quantity: number, days: number) => {
    const placed = await world.order(world.cart(id, { lines: [{ product_id: id, quantity }] }))
    await t.db
      .update(orders)
      .set({ status: 'delivered', delivered_at: sql`now() - make_interval(days => ${days})` })
      .where(eq(orders.id, placed.body.id))
  }
  await deliver(once, 1, 1)
  await deliver(often, 3, 29)
  await deliver(old, 9, 31)
  await world.order(world.cart(once, { lines: [{ product_id: once, quantity: 5 }] }))
  await countBestSellers(t.db)
  await add({ kind: 'best_selling', items: 10 })
  const [section] = await home()
  expect(section?.products.map(({ id }) => id)).toEqual([often, once])
})

test('a preview includes sections that are turned off, for administrators with the permission', async () => {
  await add({ kind: 'newest', items: 2, position: 1 })
  await add({ kind: 'products', products: goods, active: false, position: 0 })
  await add({ kind: 'best_selling', items: 2, active: false, position: 2, name: { ar: 'فارغ', en: 'Empty' } })
  await t.db.execute(sql`delete from best_sellers`)
  const preview = (as: string) => t.call('GET', '/admin/sections/preview', { token: as, locale: 'en' })
  const reader = await makeAdmin(t.db, ['sections.index'])
  const { body } = await preview(reader)
  expect(body.map(({ kind, active }: { kind: string; active: boolean }) => [kind, active])).toEqual([
    ['products', false],
    ['newest', true],
  ])
  expect(await home()).toMatchObject([{ kind: 'newest' }])
  expect((await home())[0]).not.toHaveProperty('active')
  expect((await preview(await makeAdmin(t.db, ['products.index']))).status).toBe(403)
  expect((await t.call('GET', '/admin/sections/preview')).status).toBe(401)
})

test('an unsaved section is previewed in its place and stored nowhere', async () => {
  const { body: saved } = await add({ kind: 'newest', items: 2, position: 1 })
  await add({ kind: 'newest', items: 1, position: 2 })
  const preview = (changes: object, query: object = {}, as = token) =>
    t.call('POST', '/admin/sections/preview', { token: as, locale: 'en', query: query as Record<string, string>, body: toBody(changes) })
  const [a = '', b = ''] = goods
  const typed = { kind: 'products', products: [b, a], position: 3, name: { ar: 'مكتوب', en: 'Typed' } }
  const edited = await preview(typed, { id: saved.id })
  expect(edited.body.map(({ name, draft }: { name: string; draft: boolean }) => [name, draft])).toEqual([
    ['Section', false],
    ['Typed', true],
  ])
  expect(getNames(edited.body[1])).toEqual(['b', 'a'])
  const added = await preview({ ...typed, active: false, position: 0 })
  expect(added.body).toHaveLength(3)
  expect(added.body[0]).toMatchObject({ name: 'Typed', draft: true, active: false })
  // One without anything to show is listed, so that its form can say so.
  await t.db.execute(sql`delete from best_sellers`)
  expect((await preview({ kind: 'best_selling' }, { id: saved.id })).body[0]).toMatchObject({ draft: true, products: [] })
  expect((await t.db.select().from(sections)).map(({ kind, items }) => `${kind} ${items}`).sort()).toEqual(['newest 1', 'newest 2'])
})

test('a preview rejects the same input as saving, at the same field', async () => {
  const preview = (changes: object, as = token) => t.call('POST', '/admin/sections/preview', { token: as, body: toBody(changes) })
  expect(await preview({ kind: 'products' })).toMatchObject({ status: 422, body: { fields: { products: 'حقل المنتجات المختارة مطلوب' } } })
  for (const changes of [
    { kind: 'products', products: [crypto.randomUUID()] },
    { kind: 'category', category_id: crypto.randomUUID() },
  ]) {
    const [saved, previewed] = [await add(changes), await preview(changes)]
    expect(previewed).toMatchObject({ status: 422, body: { fields: saved.body.fields } })
  }
  expect((await preview({}, await makeAdmin(t.db, ['sections.index']))).status).toBe(403)
  expect((await preview({}, await makeAdmin(t.db, ['sections.update']))).status).toBe(200)
})

test('a picked product shows why shoppers can’t see or order it', async () => {
  const [a = '', , c = ''] = goods
  await t.db.update(products).set({ status: 'hidden' }).where(eq(products.id, a))
  await t.db.update(stores).set({ is_online: false }).where(eq(stores.id, store.id))
  const { body } = await t.call('GET', '/admin/sections/products', { token, query: { ids: `${a},${c}` } })
  const why = (id: string) => body.find((row: { id: string }) => row.id === id)
  expect(why(a)).toMatchObject({ visible: false, why: ['hidden', 'store_offline'] })
  expect(why(c)).toMatchObject({ visible: true, why: ['out_of_stock', 'store_offline'] })
  await t.db.update(products).set({ status: 'active' }).where(eq(products.id, a))
  await t.db.update(stores).set({ is_online: true }).where(eq(stores.id, store.id))
})

test('either permission opens them', async () => {
  const { body: made } = await add({})
  for (const key of ['sections', 'categories'] as const) {
    const reader = await makeAdmin(t.db, [`${key}.index`])
    expect((await t.call('GET', '/admin/sections', { token: reader })).body.data).toHaveLength(1)
    expect((await t.call('GET', '/admin/sections/products', { token: reader, query: { q: 'أ' } })).body[0]).toMatchObject({ visible: true })
    expect((await t.call('PUT', '/admin/sections/order', { token: reader, body: { ids: [made.id] } })).status).toBe(403)
    expect((await t.call('GET', '/admin/audit', { token: reader, query: { entity: 'sections', entity_id: made.id } })).status).toBe(200)
    const cleaner = await makeAdmin(t.db, [`${key}.update`, `${key}.delete`])
    const bulk = (action: string) => t.call('POST', '/admin/sections/bulk', { token: cleaner, body: { action, ids: [made.id] } })
    expect((await bulk('deactivate')).body.results[0]).toMatchObject({ ok: true })
    expect((await bulk('activate')).body.results[0]).toMatchObject({ ok: true })
  }
  const cleaner = await makeAdmin(t.db, ['categories.update', 'categories.delete'])
  const gone = await t.call('POST', '/admin/sections/bulk', { token: cleaner, body: { action: 'delete', ids: [made.id] } })
  expect(gone.body.results[0]).toMatchObject({ ok: true })
  expect((await t.call('GET', '/admin/sections', { token: await makeAdmin(t.db, ['products.index']) })).status).toBe(403)
})
