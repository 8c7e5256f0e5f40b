import { eq, sql } from 'drizzle-orm'
import { beforeAll, describe, expect, test } from 'vitest'
import { adminWith } from '../../../test/actors.ts'
import { makeActive, makeCategory, makeStore, type TestStore } from '../../../test/catalog-world.ts'
import { only } from '../../../test/only.ts'
import { testApp } from '../../../test/test-app.ts'
import { categories } from '../../categories/table.ts'
import { clearSynonyms } from '../../platform/search/synonyms.ts'
import { synonyms } from '../../platform/search/table.ts'
import { stores } from '../../stores/table.ts'
import { products } from '../table.ts'
import { refreshDocuments } from './refresh-documents.ts'
import { refreshWords } from './refresh-words.ts'

const t = await testApp()
let store: TestStore
let other: TestStore
let admin: { token: string }

const shopNames = async (q: string) =>
  (await t.call('GET', '/market/products', { query: { q } })).body.data.map(({ name }: { name: string }) => name)
const listed = async (q: string, token = store.token, path = '/store/products') => {
  const { status, body } = await t.call('GET', path, { token, query: { q } })
  expect(status).toBe(200)
  return { names: body.data.map(({ name }: { name: { ar: string } }) => name.ar), corrected: body.meta.corrected }
}

beforeAll(async () => {
  store = await makeStore(t.db, { slug: 'wadi' })
  other = await makeStore(t.db, { slug: 'other' })
  admin = await adminWith(t)
  await makeActive(t.db, store.id, [
    { ar: 'حقيبة سفر كحلية', en: 'Navy suitcase', price: 19900, sales: 3 },
    { ar: 'غلاية ماء', en: 'Water kettle', price: 9900, sales: 9 },
    { ar: 'دفتر كشكول', en: 'Notebook', price: 900, sales: 0 },
  ])
  await makeActive(t.db, other.id, [{ ar: 'حقيبة ظهر', en: 'Backpack', price: 9900, sales: 1 }])
  await refreshWords(t.db)
})

describe('a store and the administrators', () => {
  test('find their products by other names and codes', async () => {
    expect(await listed('شنط')).toEqual({ names: ['حقيبة سفر كحلية'], corrected: null })
    expect((await listed('شنط', admin.token, '/admin/products')).names.toSorted()).toEqual(['حقيبة سفر كحلية', 'حقيبة ظهر'])
  })
  test('find a part of a word, as barcodes are typed', async () => {
    expect((await listed('شكول')).names).toEqual(['دفتر كشكول'])
    await t.db.update(products).set({ barcode: '6281234567890' }).where(sql`name->>'en' = 'Notebook'`)
    expect((await listed('234567')).names).toEqual(['دفتر كشكول'])
    expect((await listed('٦٢٨')).names).toEqual(['دفتر كشكول'])
  })
  test('read the corrected search if there was no exact match', async () => {
    expect(await listed('غلابة')).toEqual({ names: ['غلاية ماء'], corrected: 'غلاية' })
    expect(await listed('ygldm', admin.token, '/admin/products')).toMatchObject({ names: [] })
    expect(await listed('yghdm')).toEqual({ names: ['غلاية ماء'], corrected: 'غلاية' })
  })
  test('find the same by the palette', async () => {
    const { body } = await t.call('GET', '/store/search', { token: store.token, query: { q: 'شنطة' } })
    expect(body.products).toMatchObject([{ name: { ar: 'حقيبة سفر كحلية' } }])
  })
})

describe('the search words of a product', () => {
  test('correct a search as soon as words are counted, although corrections are cached for a minute', async () => {
    expect(await shopNames('منضدةة')).toEqual([])
    await makeActive(t.db, store.id, [{ ar: 'منضدة خشب', en: 'Wooden desk' }])
    expect(await shopNames('منضدةة')).toEqual([])
    await refreshWords(t.db)
    expect(await shopNames('منضدةة')).toEqual(['منضدة خشب'])
  })
  test('follow each change of the product in the same transaction', async () => {
    const id = only(await makeActive(t.db, store.id, [{ ar: 'مصباح أرضي', en: 'Floor lamp' }]))
    const set = (change: Partial<typeof products.$inferInsert>) => t.db.update(products).set(change).where(eq(products.id, id))
    expect(await shopNames('أبجورة')).toEqual(['مصباح أرضي'])
    await set({ name: { ar: 'ثريا كريستال', en: 'Crystal chandelier' } })
    expect(await shopNames('مصباح أرضي')).not.toContain('ثريا كريستال')
    expect(await shopNames('نجفة')).toEqual(['ثريا كريستال'])
    await set({ tags: ['مجلس'] })
    expect(await shopNames('مجلس')).toEqual(['ثريا كريستال'])
    await set({ brand: 'Philips' })
    expect(await shopNames('فيليبس')).toEqual(['ثريا كريستال'])
    await set({ status: 'hidden' })
    expect(await shopNames('فيليبس')).toEqual([])
    await set({ status: 'active', deleted_at: new Date().toISOString() })
    expect(await shopNames('فيليبس')).toEqual([])
  })
  test('put sold and available products first, from the piece that empties or restocks a product', async () => {
    await makeActive(t.db, store.id, [
      { ar: 'مروحة سقف', en: 'Ceiling fan', price: 100, sales: 0 },
      { ar: 'مروحة عمود', en: 'Stand fan', price: 100, sales: 500 },
    ])
    await t.db.update(products).set({ counted_sales: sql`sales` }).where(sql`name->>'en' like '%fan'`)
    expect(await shopNames('مروحة')).toEqual(['مروحة عمود', 'مروحة سقف'])
    await t.db.update(products).set({ quantity: 0 }).where(sql`name->>'en' = 'Stand fan'`)
    expect(await shopNames('مروحة')).toEqual(['مروحة سقف', 'مروحة عمود'])
    await t.db.update(products).set({ quantity: 3 }).where(sql`name->>'en' = 'Stand fan'`)
    expect(await shopNames('مروحة')).toEqual(['مروحة عمود', 'مروحة سقف'])
  })
  test('follow the name of the store and the category by a job', async () => {
    const { category_id } = await makeCategory(t.db)
    await t.db.update(products).set({ category_id }).where(sql`name->>'en' = 'Navy suitcase'`)
    await t.db
      .update(stores)
      .set({ name: { ar: 'بوابة المسافر', en: 'Traveller gate' } })
      .where(eq(stores.id, store.id))
    await t.db
      .update(categories)
      .set({ name: { ar: 'مستلزمات الترحال', en: 'Voyage' } })
      .where(eq(categories.id, category_id))
    await refreshDocuments(t.db)
    expect(await shopNames('حقيبة المسافر')).toEqual(['حقيبة سفر كحلية'])
    expect(await shopNames('الترحال')).toEqual(['حقيبة سفر كحلية'])
    const { rows } = await t.db.execute(sql`select from document_renames`)
    expect(rows).toEqual([])
  })
})

test('ignore a synonym that is turned off', async () => {
  const corrected = async () => (await t.call('GET', '/market/products', { query: { q: 'كتلي' } })).body.meta.corrected
  expect(await corrected()).toBeNull()
  await t.db.update(synonyms).set({ active: false }).where(sql`words like '%كتلي%'`)
  clearSynonyms(t.db)
  // Without it the word means nothing, and what is spelt like it is shown.
  expect(await corrected()).not.toBeNull()
})

const letters = 'س'.repeat(200)
test.each([
  ['only signs', '!؟،؛…—'],
  ['operators', '& | ! :* <-> ( ) & !!'],
  ['operators among words', "حقيبة & !سفر | (ماء:* <-> 'x"],
  ['a quote and a backslash', "'\\'' \\\\ ' or 1=1 --"],
  ['SQL', "'); drop table products; --"],
  ['the signs of LIKE', '%_%\\%'],
  ['bidi marks', '\u202eحقيبة\u202c \u2066سفر\u2069\u200f'],
  ['nothing but bidi marks', '\u202e\u200f\u2066'],
  ['a word of 200 letters', letters],
  ['1,000 characters', 'حقيبة '.repeat(167)],
  ['a lone surrogate and a NUL', '\ud83d حقيبة\u0000'],
  ['emoji', '🧳🧳🧳'],
  ['figures alone', '1234567890123456789012345678901234567890'],
  ['decimals', '1.5.5..5 ١٫٥٫'],
  ['one letter', 'ح'],
  ['weights and stars', 'حقيبة:ABCD سفر:*'],
])('%s are searched for without an error', async (_, q) => {
  for (const [path, token] of [
    ['/market/products', undefined],
    ['/market/stores', undefined],
    ['/store/products', store.token],
    ['/admin/products', admin.token],
    ['/admin/users', admin.token],
    ['/admin/stores', admin.token],
  ] as const) {
    const { status, body } = await t.call('GET', path, { ...(token ? { token } : {}), query: { q } })
    expect(status, `${path}: ${JSON.stringify(body)}`).toBe(200)
    expect(Array.isArray(body.data)).toBe(true)
  }
})

describe('a whole SKU or barcode', () => {
  const codes = ['SA50-52', 'SA50-54', 'SA54-50']
  beforeAll(async () => {
    await makeActive(
      t.db,
      store.id,
      codes.map((code, n) => ({ ar: `عباية ${code}`, en: `Abaya ${code}`, price: 20_000, sales: 90 - 40 * (n % 2) })),
    )
    await t.db.execute(sql`
      update product_variants v set sku = case p.name->>'en' when 'Abaya SA50-52' then 'X-1' when 'Abaya SA50-54' then 'SA50-54' else 'SA54-1' end,
        barcode = case p.name->>'en' when 'Abaya SA50-54' then '6281000000014' end
      from products p where p.id = v.product_id and p.name->>'en' like 'Abaya SA%'`)
    // Its name and tags say the code of the other, and it sells better.
    await t.db.execute(sql`
      update products set name = '{"ar":"عباية SA50-54 SA50-54","en":"SA50-54 SA50-54"}', tags = '{SA50-54}' where name->>'en' = 'Abaya SA50-52'`)
    await t.db.execute(sql`update products set name = '{"ar":"عباية ليان","en":"Layan"}' where name->>'en' = 'Abaya SA50-54'`)
    await refreshDocuments(t.db)
  })

  test('finds its product alone in the store’s list, and first in the market', async () => {
    for (const q of ['SA50-54', ' sa50-54 ', '6281000000014', '٦٢٨١٠٠٠٠٠٠٠١٤', '6281 0000 00014'])
      expect(await listed(q), q).toEqual({ names: ['عباية ليان'], corrected: null })
    const found = await shopNames('SA50-54')
    expect([found[0], found.length]).toEqual(['عباية ليان', 3])
    expect(await shopNames('6281000000014')).toEqual(['عباية ليان'])
    expect((await listed('SA50-54', other.token)).names).toEqual([])
  })

  test('appears once over all pages', async () => {
    const pages: string[] = []
    let cursor: string | null = null
    do {
      const query: Record<string, string> = { q: 'SA50-54', limit: '1', ...(cursor ? { cursor } : {}) }
      const { body } = await t.call('GET', '/market/products', { query })
      pages.push(...body.data.map(({ name }: { name: string }) => name))
      cursor = body.meta.next_cursor
    } while (cursor && pages.length < 6)
    expect(pages[0]).toBe('عباية ليان')
    expect(pages.toSorted()).toEqual(['عباية SA50-54 SA50-54', 'عباية SA54-50', 'عباية ليان'])
  })
})
