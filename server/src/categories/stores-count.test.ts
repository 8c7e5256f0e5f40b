import { eq, inArray, sql } from 'drizzle-orm'
import { expect, test } from 'vitest'
import { adminWith } from '../../test/actors.ts'
import { makeStore } from '../../test/catalog-world.ts'
import { testApp } from '../../test/test-app.ts'
import { stores } from '../stores/table.ts'
import { categories, subcategories } from './table.ts'

const t = await testApp()
const { token } = await adminWith(t)

async function categoryWithSub(name: string) {
  const [category] = await t.db
    .insert(categories)
    .values({ name: { ar: name, en: name } })
    .returning()
  const [sub] = await t.db
    .insert(subcategories)
    .values({ name: { ar: name, en: name }, category_id: category?.id ?? '' })
    .returning()
  return { category_id: category?.id ?? '', subcategory_id: sub?.id ?? '' }
}

/** Rows of either table whose figure is not what counting gives: none may ever be left. */
const wrong = async () =>
  (
    await t.pool.query(`select c.id, stores_count, (select count(*) from stores s where s.category_id = c.id) as counted from categories c
      where stores_count <> (select count(*) from stores s where s.category_id = c.id)
      union all select c.id, stores_count, 0 from subcategories c where stores_count <> (select count(*) from stores s where s.subcategory_id = c.id)`)
  ).rows

async function counted(path: string, id: string): Promise<number> {
  const answer = await t.call('GET', `/admin/${path}/${id}`, { token })
  return answer.body.stores_count
}

test('added, moved and deleted stores are counted by category and subcategory', async () => {
  const [dates, coffee] = [await categoryWithSub('تمور'), await categoryWithSub('قهوة')]
  const ids = await Promise.all([1, 2, 3, 4].map(async () => (await makeStore(t.db)).id))
  await t.db.update(stores).set(dates).where(inArray(stores.id, ids))
  expect(await counted('categories', dates.category_id)).toBe(4)
  await t.db
    .update(stores)
    .set(coffee)
    .where(eq(stores.id, ids[0] ?? ''))
  await t.db
    .update(stores)
    .set({ subcategory_id: null })
    .where(eq(stores.id, ids[1] ?? ''))
  const list = await t.call('GET', `/admin/subcategories?category_id=${dates.category_id}`, { token })
  expect(list.body.data).toMatchObject([{ stores_count: 2 }])
  expect(await counted('categories', coffee.category_id)).toBe(1)
  // many at once, in one statement
  await t.db.execute(sql`insert into stores (slug, name, entity_type, category_id) select 'many-' || i, '{"ar":"م","en":"m"}', 'business', ${coffee.category_id}
    from generate_series(1, 30) i`)
  expect(await counted('categories', coffee.category_id)).toBe(31)
  await t.db.delete(stores).where(sql`slug like 'many-%'`)
  expect(await counted('categories', coffee.category_id)).toBe(1)
  expect(await wrong()).toEqual([])
})

test('stores that swap places at the same time neither block each other nor are miscounted', async () => {
  const places = [await categoryWithSub('أ'), await categoryWithSub('ب')]
  const ids = await Promise.all(Array.from({ length: 8 }, async () => (await makeStore(t.db)).id))
  for (let round = 0; round < 5; round += 1) {
    const moves = ids.map((id, at) =>
      t.db
        .update(stores)
        .set(places[(at + round) % 2] ?? {})
        .where(eq(stores.id, id)),
    )
    await Promise.all(moves)
  }
  expect(await wrong()).toEqual([])
  expect(await counted('categories', places[0]?.category_id ?? '')).toBe(4)
})

test('saving a category keeps the figure, and an export includes it', async () => {
  const { category_id } = await categoryWithSub('عطور')
  const { id } = await makeStore(t.db)
  await t.db.update(stores).set({ category_id }).where(eq(stores.id, id))
  const before = (await t.call('GET', `/admin/categories/${category_id}`, { token })).body
  const body = { name: { ar: 'عطور وبخور', en: 'Perfumes' }, image: null, position: 3, active: true }
  const saved = await t.call('PUT', `/admin/categories/${category_id}`, { token, body })
  expect(saved.body).toMatchObject({ ...before, ...body, stores_count: 1, updated_at: expect.any(String) })
  const refused = await t.call('PUT', `/admin/categories/${category_id}`, { token, body: { ...body, stores_count: 99 } })
  expect(refused.status).toBe(422)
  const file = await t.call('GET', '/admin/categories/export?q=بخور', { token })
  expect(String(file.body)).toContain('المتاجر')
})
