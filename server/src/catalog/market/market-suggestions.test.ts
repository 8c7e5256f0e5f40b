import type { MarketSuggestions } from '@rahba/contract/catalog/market/market-facets'
import { beforeAll, expect, test } from 'vitest'
import { makeActive, makeStore, type TestStore } from '../../../test/catalog-world.ts'
import { testApp } from '../../../test/test-app.ts'
import { categories, subcategories } from '../../categories/table.ts'

const t = await testApp()
let store: TestStore
let hidden: TestStore

const suggest = async (q: string, locale: 'ar' | 'en' = 'ar'): Promise<MarketSuggestions> => {
  const { status, body } = await t.call('GET', '/market/suggestions', { query: { q }, locale })
  expect(status).toBe(200)
  return body
}
const names = (rows: readonly { name: string }[]) => rows.map(({ name }) => name)

async function makeCategory(ar: string, en: string, active = true): Promise<string> {
  const [row] = await t.db.insert(categories).values({ name: { ar, en }, active }).returning()
  return row?.id ?? ''
}

beforeAll(async () => {
  store = await makeStore(t.db, { slug: 'jeddah-dates' })
  await t.pool.query(`update stores set name = '{"ar":"تمور جدة","en":"Jeddah Dates"}' where id = $1`, [store.id])
  hidden = await makeStore(t.db, { slug: 'jeddah-hidden', approved: 3 })
  await makeActive(
    t.db,
    store.id,
    Array.from({ length: 7 }, (_, n) => ({ ar: `عجوة المدينة ${n}`, en: `Ajwa ${n}`, price: 1000 + n, sales: n })),
  )
  await makeActive(t.db, store.id, [{ ar: 'دليل جدة', en: 'Guide to Jeddah' }])
  await makeActive(t.db, hidden.id, [{ ar: 'عجوة مخفية', en: 'Hidden ajwa' }])
  const food = await makeCategory('أطعمة', 'Food')
  const closed = await makeCategory('تمور قديمة', 'Old dates', false)
  await t.db.insert(subcategories).values([
    { name: { ar: 'تمور', en: 'Dates' }, category_id: food },
    { name: { ar: 'تمور مغلقة', en: 'Closed dates' }, category_id: food, active: false },
    { name: { ar: 'تمور يتيمة', en: 'Orphan dates' }, category_id: closed },
  ])
})

test('finds products by the beginning of a word, the best sellers first and no more than five', async () => {
  const { products } = await suggest('عجو')
  expect(names(products)).toEqual([6, 5, 4, 3, 2].map((n) => `عجوة المدينة ${n}`))
  expect(products[0]).toMatchObject({ final_price: 1006, store_slug: 'jeddah-dates', image: null, slug: expect.any(String) })
})

test('finds any spelling, in stores and products alike', async () => {
  for (const q of ['جده', 'جدة', 'جِدّة', 'jeddah']) {
    const { stores, products } = await suggest(q)
    expect(stores).toEqual([{ id: store.id, name: 'تمور جدة', slug: 'jeddah-dates', logo: null }])
    expect(names(products)).toContain('دليل جدة')
  }
})

test('names a subcategory with the slug of its category, and omits closed ones', async () => {
  expect((await suggest('تمور')).categories).toEqual([{ id: expect.any(String), name: 'تمور', slug: 'dates', parent_slug: 'food' }])
  expect((await suggest('foo', 'en')).categories).toEqual([{ id: expect.any(String), name: 'Food', slug: 'food', parent_slug: null }])
})

test('finds a store by two letters, and nothing by punctuation alone', async () => {
  expect(names((await suggest('جد')).stores)).toEqual(['تمور جدة'])
  expect(await suggest('!!')).toEqual({ products: [], categories: [], stores: [] })
})

test('stores no typed text', async () => {
  expect(await suggest('زرافةبنفسجية')).toEqual({ products: [], categories: [], stores: [] })
  expect((await t.pool.query('select count(*)::int as n from empty_searches')).rows).toEqual([{ n: 0 }])
})

test('rejects an empty text at its field', async () => {
  const { status, body } = await t.call('GET', '/market/suggestions', { query: { q: ' ' }, locale: 'en' })
  expect(status).toBe(422)
  expect(body.fields).toEqual({ q: 'Search is required' })
})

test('rejects an address that asks too often', async () => {
  const ask = () => t.app.inject({ url: '/api/market/suggestions?q=!!', remoteAddress: '203.0.113.9' })
  expect((await ask()).statusCode).toBe(200)
  await t.pool.query("update rate_limits set points = 600 where key like '%readMarketSuggestions%203.0.113.9%'")
  expect((await ask()).statusCode).toBe(429)
})
