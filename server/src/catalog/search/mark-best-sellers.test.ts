import { sql } from 'drizzle-orm'
import { expect, test } from 'vitest'
import { z } from 'zod'
import { makeActive, makeStore } from '../../../test/catalog-world.ts'
import { testApp } from '../../../test/test-app.ts'
import { readRows } from '../../platform/db/rows.ts'
import { listMarketProducts } from '../market/list-market-products.ts'
import { products } from '../table.ts'
import { markBestSellers } from './mark-best-sellers.ts'

const t = await testApp()
const row = z.strictObject({ name: z.string() })
const marked = async () => {
  const rows = await readRows(
    t.db,
    sql`select p.name->>'en' as name from product_documents d join products p on p.id = d.product_id where d.document @@ '''#top'''::tsquery order by 1`,
    row,
  )
  return rows.map(({ name }) => name)
}

test('best sellers are marked in a large market, keep the mark when they are edited, and lose it', async () => {
  const store = await makeStore(t.db)
  await makeActive(
    t.db,
    store.id,
    [5, 9, 1, 7].map((sales) => ({ ar: `كوب ${sales}`, en: `Cup ${sales}`, sales })),
  )
  await markBestSellers(t.db, { marked: 2, wide: 100 })
  expect(await marked()).toEqual([])
  await markBestSellers(t.db, { marked: 2, wide: 3 })
  expect(await marked()).toEqual(['Cup 7', 'Cup 9'])

  await t.db.update(products).set({ brand: 'Sadu' }).where(sql`name->>'en' = 'Cup 9'`)
  expect(await marked()).toEqual(['Cup 7', 'Cup 9'])
  // There are too few of them to answer a search alone.
  expect((await listMarketProducts(t.db, { q: 'كوب', limit: 20 }, 'en')).data.map(({ name }) => name)).toEqual([
    'Cup 9',
    'Cup 7',
    'Cup 5',
    'Cup 1',
  ])

  await t.db.update(products).set({ counted_sales: 20 }).where(sql`name->>'en' = 'Cup 1'`)
  await markBestSellers(t.db, { marked: 2, wide: 3 })
  expect(await marked()).toEqual(['Cup 1', 'Cup 9'])
})

test('best sellers are enough to answer a search of the whole market, but not of a store', async () => {
  const store = await makeStore(t.db, { slug: 'jars' })
  await makeActive(
    t.db,
    store.id,
    Array.from({ length: 300 }, (_, n) => ({ ar: `برطمان ${n}`, en: `Jar ${n}`, sales: n })),
  )
  await markBestSellers(t.db, { marked: 250, wide: 3 })
  const page = await listMarketProducts(t.db, { q: 'برطمان', limit: 1 }, 'en')
  expect(page.data[0]?.name).toBe('Jar 299')
  const rest = await listMarketProducts(t.db, { q: 'برطمان', limit: 1, cursor: page.meta.next_cursor ?? '' }, 'en')
  expect(rest.data[0]?.name).toBe('Jar 298')
  const named = await listMarketProducts(t.db, { q: 'برطمان 3', limit: 1 }, 'en')
  expect(named.data[0]?.name).toBe('Jar 3')
  expect((await listMarketProducts(t.db, { q: 'برطمان', store: 'jars', limit: 1 }, 'en')).data[0]?.name).toBe('Jar 299')
})
