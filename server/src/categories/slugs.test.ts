import { eq } from 'drizzle-orm'
import { expect, test } from 'vitest'
import { adminWith } from '../../test/actors.ts'
import { testApp } from '../../test/test-app.ts'
import { categories, subcategories } from './table.ts'

const t = await testApp()
const { token } = await adminWith(t)

const create = async (path: 'categories' | 'subcategories', name: { ar: string; en: string }, more = {}): Promise<string> => {
  const body = { name, image: null, position: 0, active: true, ...more }
  const answer = await t.call('POST', `/admin/${path}`, { token, body })
  expect(answer.status).toBe(201)
  return answer.body.id
}
const readSlug = async (id: string) => (await t.db.select({ slug: categories.slug }).from(categories).where(eq(categories.id, id)))[0]?.slug
const readSubSlug = async (id: string) =>
  (await t.db.select({ slug: subcategories.slug }).from(subcategories).where(eq(subcategories.id, id)))[0]?.slug

test.each([
  ['Dates & Coffee', 'تمور وقهوة', 'dates-coffee'],
  ['Women’s Abayas', 'عبايات', 'womens-abayas'],
  ['  Café au lait ', 'قهوة', 'cafe-au-lait'],
  ['', 'عِطْر وبُخُور ٢٠٢٦', 'عطر-وبخور-2026'],
  ['', '؟!', 'category'],
])('a category named %j / %j has the slug %s', async (en, ar, slug) => {
  const [row] = await t.db.insert(categories).values({ name: { ar, en } }).returning()
  expect(row?.slug).toBe(slug)
})

test('a slug is unique among categories, and within a category', async () => {
  const [first, second] = [await create('categories', { ar: 'كتب', en: 'Books' }), await create('categories', { ar: 'الكتب', en: 'Books' })]
  expect([await readSlug(first), await readSlug(second)]).toEqual(['books', 'books-2'])
  const novels = (category_id: string) => create('subcategories', { ar: 'روايات', en: 'Novels' }, { category_id })
  const [one, other, again] = [await novels(first), await novels(second), await novels(first)]
  expect([await readSubSlug(one), await readSubSlug(other), await readSubSlug(again)]).toEqual(['novels', 'novels', 'novels-2'])
})

test('a slug stays when the name changes, and a moved subcategory changes a duplicate slug', async () => {
  const [from, to] = [await create('categories', { ar: 'من', en: 'From' }), await create('categories', { ar: 'إلى', en: 'To' })]
  const body = { name: { ar: 'اسم جديد', en: 'New name' }, image: null, position: 0, active: true }
  expect((await t.call('PUT', `/admin/categories/${from}`, { token, body })).status).toBe(200)
  expect(await readSlug(from)).toBe('from')
  const toys = (category_id: string) => create('subcategories', { ar: 'ألعاب', en: 'Toys' }, { category_id })
  const [moved] = [await toys(from), await toys(to)]
  expect((await t.call('PUT', `/admin/subcategories/${moved}`, { token, body: { ...body, category_id: to } })).status).toBe(200)
  expect(await readSubSlug(moved)).toBe('toys-2')
})

test('categories that are made at the same time have slugs of their own', async () => {
  const made = await Promise.all(
    Array.from({ length: 6 }, () =>
      t.db
        .insert(categories)
        .values({ name: { ar: 'معًا', en: 'Together' } })
        .returning(),
    ),
  )
  expect(made.flatMap((rows) => rows.map(({ slug }) => slug)).toSorted()).toEqual(
    ['together', ...[2, 3, 4, 5, 6].map((n) => `together-${n}`)].toSorted(),
  )
})
