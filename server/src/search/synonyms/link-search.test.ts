import { synonyms as declared } from '@rahba/contract/search/synonyms'
import { eq, sql } from 'drizzle-orm'
import { beforeAll, expect, test } from 'vitest'
import { adminWith } from '../../../test/actors.ts'
import { makeActive, makeStore } from '../../../test/catalog-world.ts'
import { testApp } from '../../../test/test-app.ts'
import { auditLog } from '../../platform/audit/table.ts'
import { clearEmptySearches, maxKept } from '../../platform/search/empty-searches.ts'
import { emptySearches, synonyms } from '../../platform/search/table.ts'

const t = await testApp()
const admin = await adminWith(t)
const names = async (q: string) =>
  (await t.call('GET', '/market/products', { query: { q } })).body.data.map(({ name }: { name: string }) => name)
const kept = async () => (await t.call('GET', '/admin/empty-searches', { token: admin.token })).body.data

beforeAll(async () => {
  const store = await makeStore(t.db)
  await makeActive(t.db, store.id, [
    { ar: 'مكنسة يدوية', en: 'Broom' },
    { ar: 'مبخرة', en: 'Incense burner' },
  ])
})

test('a search without results is stored once in any spelling, and one with results is not', async () => {
  expect(await names('خمّامة')).toEqual([])
  await names('خمامه')
  await names('مبخره')
  expect(await kept()).toMatchObject([{ query: 'خمّامة', times: 2, corrected: null }])
})

test('a search in one store is not stored if another store has results', async () => {
  await makeStore(t.db, { slug: 'empty' })
  const { body } = await t.call('GET', '/market/products', { query: { q: 'مبخرة', store: 'empty' } })
  expect(body.data).toEqual([])
  expect(await kept()).toHaveLength(1)
})

test('possible names of people, and later pages, are not stored', async () => {
  for (const q of ['0501234567', 'sara@example.com', '١٠٢٣٤٥٦٧٨٩', '؟', 'خ']) await names(q)
  expect(await kept()).toHaveLength(1)
})

test('an administrator makes it a synonym in one step, and it finds the results of that word', async () => {
  const [search] = await kept()
  const answer = await t.call('POST', `/admin/empty-searches/${search.id}/synonyms`, { token: admin.token, body: { words: 'المكنسة' } })
  expect(answer).toMatchObject({ status: 200, body: { words: expect.stringContaining('خمّامة') } })
  // The group that has the word already.
  expect(answer.body.words).toContain('هوفر')
  expect(await names('خمامة')).toEqual(['مكنسة يدوية'])
  expect(await kept()).toEqual([])
  const [entry] = await t.db.select().from(auditLog).where(eq(auditLog.action, 'synonyms.link'))
  expect(entry).toMatchObject({ entity: 'synonyms', entity_id: answer.body.id })
  expect(
    (await t.call('POST', `/admin/empty-searches/${search.id}/synonyms`, { token: admin.token, body: { words: 'مكنسة' } })).status,
  ).toBe(404)
})

test('a search of four words is rejected at its field, and stays on the list', async () => {
  await names('مكنسة برقان شبحانة كهلانة')
  const [search] = await kept()
  const answer = await t.call('POST', `/admin/empty-searches/${search.id}/synonyms`, { token: admin.token, body: { words: 'مكنسة' } })
  expect(answer).toMatchObject({ status: 422, body: { fields: { words: expect.stringContaining('3 كلمات') } } })
  expect(await kept()).toMatchObject([{ id: search.id }])
  await t.call('DELETE', `/admin/empty-searches/${search.id}`, { token: admin.token })
})

test.each([
  ['برقان - شبحانة', 'برقان، شبحانة، كهلانة', 'برقان - شبحانة'],
  ['برقان,شبحانة', 'كهلانة', 'برقان شبحانة'],
])('the search %s becomes one synonym, and the list of synonyms shows it', async (typed, words, member) => {
  await names(typed)
  const [search] = await kept()
  const answer = await t.call('POST', `/admin/empty-searches/${search.id}/synonyms`, { token: admin.token, body: { words } })
  expect(answer).toMatchObject({ status: 200, body: { words: expect.stringContaining(member) } })
  expect((await t.call('GET', '/admin/synonyms?q=كهلانة', { token: admin.token })).status).toBe(200)
  await t.call('DELETE', `/admin/synonyms/${answer.body.id}`, { token: admin.token })
})

test.each([
  ['برقان', '3 كلمات', 'شنطة سفر كبيرة للسفر'],
  ['برقان', 'نفسها', 'برقان'],
])('the search %s is rejected at its field as %s', async (typed, message, words) => {
  await names(typed)
  const [search] = await kept()
  const answer = await t.call('POST', `/admin/empty-searches/${search.id}/synonyms`, { token: admin.token, body: { words } })
  expect(answer).toMatchObject({ status: 422, body: { fields: { words: expect.stringContaining(message) } } })
  await t.call('DELETE', `/admin/empty-searches/${search.id}`, { token: admin.token })
})

test.each([
  ['شنطة', 'كلمتين مختلفتين'],
  ['شنطة، شنطه', 'كلمتين مختلفتين'],
  ['حقيبة، شنطة سفر كبيرة للسفر', '3 كلمات'],
])('the group %s is rejected at its field', async (words, message) => {
  const answer = await t.call('POST', '/admin/synonyms', { token: admin.token, body: { words, active: true } })
  expect(answer).toMatchObject({ status: 422, body: { fields: { words: expect.stringContaining(message) } } })
})

test('a new word makes its own group, and a search can be removed from the list', async () => {
  await names('زقرت')
  await names('قرطوب')
  const [first, second] = await kept()
  const made = await t.call('POST', `/admin/empty-searches/${first.id}/synonyms`, { token: admin.token, body: { words: 'غرشوب' } })
  expect(made.body.words).toBe(`غرشوب، ${first.query}`)
  expect((await t.call('DELETE', `/admin/empty-searches/${second.id}`, { token: admin.token })).status).toBe(204)
  expect(await kept()).toEqual([])
})

test('a reader of products may look but not change', async () => {
  const reader = await adminWith(t, ['products.index'])
  await names('زقرت طويل')
  const [search] = await kept()
  expect((await t.call('GET', '/admin/empty-searches', { token: reader.token })).status).toBe(200)
  expect((await t.call('DELETE', `/admin/empty-searches/${search.id}`, { token: reader.token })).status).toBe(403)
  expect(
    (await t.call('POST', `/admin/empty-searches/${search.id}/synonyms`, { token: reader.token, body: { words: 'مكنسة' } })).status,
  ).toBe(403)
})

test('the list is limited to its page, and old and rare searches are removed first', async () => {
  await t.db.execute(
    sql`insert into empty_searches (key, query, times) select 'k' || i, 'k' || i, 1 + i % 5 from generate_series(1, ${maxKept}) i on conflict do nothing`,
  )
  await names('شيء جديد')
  const count = async () => (await t.db.select({ id: emptySearches.id }).from(emptySearches)).length
  expect(await count()).toBeLessThanOrEqual(maxKept + 1)
  await t.db
    .update(emptySearches)
    .set({ updated_at: new Date(Date.now() - 100 * 86_400_000).toISOString() })
    .where(eq(emptySearches.key, 'k4'))
  await clearEmptySearches(t.db)
  expect(await count()).toBe(maxKept * 0.75)
  expect(await t.db.select().from(emptySearches).where(eq(emptySearches.key, 'k4'))).toEqual([])
})

test('every installation begins with synonyms of Gulf retail', async () => {
  const rows = await t.db.select({ words: synonyms.words }).from(synonyms)
  expect(rows.length).toBeGreaterThan(300)
  expect(rows.filter(({ words }) => !declared.fields.words.schema.safeParse(words).success)).toEqual([])
})
