import { beforeAll, describe, expect, test } from 'vitest'
import { makeActive, makeCategory, makeFile, makeStore, productBody, type TestStore } from '../../../test/catalog-world.ts'
import { testApp } from '../../../test/test-app.ts'
import { createProduct } from '../products/save-product.ts'
import { refreshWords } from '../search/refresh-words.ts'

const t = await testApp()
let store: TestStore

const market = (query: Record<string, string | number>, locale: 'ar' | 'en' = 'ar') => t.call('GET', '/market/products', { query, locale })
const names = async (query: Record<string, string | number>) => (await market(query)).body.data.map((row: { name: string }) => row.name)

beforeAll(async () => {
  store = await makeStore(t.db, { slug: 'najd' })
  await makeActive(t.db, store.id, [
    { ar: 'الأحذية الرياضية', en: 'Running shoes', price: 19900, sales: 3 },
    { ar: 'سمّاعة لاسلكية', en: 'Wireless headset', price: 25000, sales: 9 },
    { ar: 'مكة في الصور', en: 'Makkah in pictures', price: 8000, sales: 1 },
    { ar: 'قهوة سعودية ٢٥٠ غرام', en: 'Saudi coffee 250 g', price: 4500, sales: 20 },
    { ar: 'خصم 50% على العود', en: 'Oud_wood', price: 60000, sales: 0 },
  ])
  await refreshWords(t.db)
})

describe('search', () => {
  test.each([
    ['hamza and ta marbuta', 'الاحذيه', 'الأحذية الرياضية'],
    ['harakat and tatweel', 'الأَحْذِيَةُ الرِّيَاضِيّـــة', 'الأحذية الرياضية'],
    ['shadda', 'سماعة', 'سمّاعة لاسلكية'],
    ['a name written with heh', 'مكه', 'مكة في الصور'],
    ['Arabic digits by Latin ones', '250', 'قهوة سعودية ٢٥٠ غرام'],
    ['Persian digits', '۲۵۰', 'قهوة سعودية ٢٥٠ غرام'],
    ['two words in any order', 'غرام قهوه', 'قهوة سعودية ٢٥٠ غرام'],
    ['English whatever its case', 'WIRELESS', 'سمّاعة لاسلكية'],
    ['one word of each language', 'coffee سعودية', 'قهوة سعودية ٢٥٠ غرام'],
    ["LIKE's own signs as what they are", '50%', 'خصم 50% على العود'],
    ['an underscore as a blank', 'wood_oud', 'خصم 50% على العود'],
    ['a plural by its singular', 'حذاء', 'الأحذية الرياضية'],
    ['what goes on while it is typed', 'لاسل', 'سمّاعة لاسلكية'],
    ['the other keyboard', 'slhum', 'سمّاعة لاسلكية'],
    ['Arabic in Latin letters', '3ood', 'خصم 50% على العود'],
    ['two words without a blank', 'قهوةسعودية', 'قهوة سعودية ٢٥٠ غرام'],
    ['a number and its unit without a blank', '250g', 'قهوة سعودية ٢٥٠ غرام'],
  ])('finds %s', async (_, q, name) => expect(await names({ q })).toEqual([name]))

  test('joins words by AND, and marks results with only some of them', async () => {
    expect(await names({ q: 'قهوة سعودية' })).toEqual(['قهوة سعودية ٢٥٠ غرام'])
    const { body } = await market({ q: 'قهوة مكة' })
    expect(body.meta).toMatchObject({ corrected: null, partial: true })
    expect(body.data).toHaveLength(2)
  })
  test('corrects unknown words, and names the correction', async () => {
    const { body } = await market({ q: 'لاسلكيهه' })
    expect(body.data).toMatchObject([{ name: 'سمّاعة لاسلكية' }])
    expect(body.meta).toMatchObject({ corrected: 'لاسلكية', partial: false })
    expect((await market({ q: 'القهوة' })).body.meta).toMatchObject({ corrected: null, partial: false })
  })
  test('puts matching and selling products before those that only mention the words', async () => {
    await makeActive(t.db, store.id, [
      { ar: 'مطحنة قهوة', en: 'Coffee grinder', price: 30000, sales: 20 },
      { ar: 'قهوة تركية', en: 'Turkish coffee', price: 3000, sales: 2 },
    ])
    expect(await names({ q: 'قهوه' })).toEqual(['قهوة سعودية ٢٥٠ غرام', 'قهوة تركية', 'مطحنة قهوة'])
    const first = await market({ q: 'قهوه', limit: 2 })
    const rest = await market({ q: 'قهوه', limit: 2, cursor: first.body.meta.next_cursor })
    expect(rest.body.data).toMatchObject([{ name: 'مطحنة قهوة' }])
    expect(await names({ q: 'قهوه', price_to: 5000 })).toEqual(['قهوة سعودية ٢٥٠ غرام', 'قهوة تركية'])
    const cheap = await market({ q: 'قهوه', price_to: 5000, limit: 1 })
    expect(await names({ q: 'قهوه', price_to: 5000, limit: 1, cursor: cheap.body.meta.next_cursor })).toEqual(['قهوة تركية'])
    expect(await names({ q: 'قهوه', sort: 'price' })).toEqual(['قهوة تركية', 'قهوة سعودية ٢٥٠ غرام', 'مطحنة قهوة'])
    await t.pool.query("update products set deleted_at = now() where name->>'en' in ('Coffee grinder', 'Turkish coffee')")
    expect(await names({ q: 'قهوه' })).toEqual(['قهوة سعودية ٢٥٠ غرام'])
  })
})

describe('the list', () => {
  test('states the VAT that is added at the payment, and whether the store shows prices with it', async () => {
    const vat = async (changes: string) => {
      await t.pool.query(`update stores set ${changes} where id = '${store.id}'`)
      const { body } = await market({ q: 'قهوة' })
      const one = await t.call('GET', `/market/products/${body.data[0].id}`, {})
      const said = ({ vat_added_bp, vat_shown }: { vat_added_bp: number; vat_shown: boolean }) => ({ vat_added_bp, vat_shown })
      expect(said(one.body)).toEqual(said(body.data[0]))
      return said(body.data[0])
    }
    expect(await vat('applying_vat_admission = false')).toEqual({ vat_added_bp: expect.any(Number), vat_shown: true })
    expect(await vat("vat_regime = 'platform_deemed', is_products_including_vat = true")).toMatchObject({ vat_added_bp: 0 })
    expect(await vat('is_products_including_vat = false')).toEqual({ vat_added_bp: 1500, vat_shown: true })
    await t.pool.query("insert into settings (key, body) values ('vat_rate_bp', '500')")
    expect(await vat('display_products_including_vat = false')).toEqual({ vat_added_bp: 500, vat_shown: false })
    await t.pool.query("delete from settings where key = 'vat_rate_bp'")
    await vat('is_products_including_vat = true, display_products_including_vat = true')
  })

  test('is in the requested language', async () => {
    expect((await market({ q: 'قهوة' }, 'en')).body.data[0]).toMatchObject({
      name: 'Saudi coffee 250 g',
      store_name: 'Store najd',
      final_price: 4500,
      orderable: true,
    })
  })

  test.each([
    ['price', [4500, 8000, 19900, 25000, 60000]],
    ['-price', [60000, 25000, 19900, 8000, 4500]],
    ['best_selling', [4500, 25000, 19900, 8000, 60000]],
  ])('pages by cursor, sorted by %s, without a gap or a repeat', async (sort, expected) => {
    const seen: number[] = []
    let cursor = ''
    do {
      const { body } = await market({ sort, limit: 2, ...(cursor ? { cursor } : {}) })
      seen.push(...body.data.map((row: { final_price: number }) => row.final_price))
      cursor = body.meta.next_cursor
    } while (cursor)
    expect(seen).toEqual(expected)
  })

  test('keeps its place when a product is added meanwhile', async () => {
    const first = (await market({ limit: 2 })).body
    const [added] = await makeActive(t.db, store.id, [{ ar: 'جديد', price: 100_000 }])
    const second = (await market({ limit: 10, cursor: first.meta.next_cursor })).body
    const ids = [...first.data, ...second.data].map(({ id }: { id: string }) => id)
    expect(new Set(ids).size).toBe(5)
    expect(ids).not.toContain(added)
    await t.db.execute(`update products set deleted_at = now() where id = '${added}'`)
  })

  test('filters by price, store and category, and rejects a foreign cursor', async () => {
    expect(await names({ price_from: 8000, price_to: 20000, sort: 'price' })).toEqual(['مكة في الصور', 'الأحذية الرياضية'])
    expect(await names({ store: 'nobody' })).toEqual([])
    const { body } = await market({ limit: 1, sort: 'price' })
    expect((await market({ sort: 'newest', cursor: body.meta.next_cursor })).body.fields).toHaveProperty('cursor')
    expect((await market({ cursor: "x'; drop table products" })).status).toBe(422)
  })

  test('hides products that are not live and those of stores without approval, and explains why one can’t be ordered', async () => {
    const suspended = await makeStore(t.db, { approved: 3 })
    const closed = await makeStore(t.db, { is_online: false })
    await makeActive(t.db, suspended.id, [{ ar: 'عباية', price: 1 }])
    await makeActive(t.db, closed.id, [
      { ar: 'عباية', price: 2 },
      { ar: 'عباية', price: 3, quantity: 0 },
    ])
    await t.call('POST', '/store/products', { token: store.token, body: productBody({ name: { ar: 'عباية مسودة', en: 'Draft' } }) })
    const { body } = await market({ q: 'عبايه', sort: 'price' })
    expect(body.data).toMatchObject([
      { final_price: 2, orderable: false, unavailable_reason: 'store_offline' },
      { final_price: 3, orderable: false, unavailable_reason: 'out_of_stock' },
    ])
    expect((await t.call('GET', `/market/stores/${suspended.slug}`)).status).toBe(404)
    expect((await t.call('GET', '/market/stores', { query: { q: 'najd' } })).body.data).toMatchObject([{ slug: 'najd', is_online: true }])
  })
})

test('a product shows its pictures, its options and its final price, by id and by address', async () => {
  const { category_id } = await makeCategory(t.db)
  const image = await makeFile(t.db, store.id)
  const shelf = (
    await t.call('POST', '/store/categories', { token: store.token, body: { name: { ar: 'هدايا', en: 'Gifts' }, active: true } })
  ).body
  const field = await t.call('POST', '/store/additional-fields', {
    token: store.token,
    body: {
      name: { ar: 'العبوة', en: 'Pack' },
      kind: 'one_of',
      is_required: true,
      active: true,
      options: [
        { name: { ar: 'كيلو', en: '1 kg' }, price: 0 },
        { name: { ar: '3 كيلو', en: '3 kg' }, price: '٧٠٠٠' },
      ],
    },
  })
  expect(field.status).toBe(201)
  const body = productBody({
    category_id,
    shelf_id: shelf.id,
    images: [image],
    price_after_discount: 3500,
    max_purchase_quantity: 4,
    additional_fields: [field.body.id],
  })
  const { id, slug } = await createProduct(t.db, { store_id: store.id, body })
  expect((await t.call('GET', `/market/products/${id}`)).status).toBe(404)
  await t.db.execute(`update products set status = 'active' where id = '${id}'`)
  const shown = (await t.call('GET', `/market/products/${id}`, { locale: 'en' })).body
  expect(shown).toMatchObject({
    name: 'Premium Sukkari',
    images: [image],
    final_price: 3500,
    most: 4,
    orderable: true,
    unavailable_reason: null,
    shelf: { name: 'Gifts' },
    store: { slug: 'najd' },
    additional_fields: [
      {
        name: 'Pack',
        kind: 'one_of',
        is_required: true,
        options: [
          { name: '1 kg', price: 0 },
          { name: '3 kg', price: 7000 },
        ],
      },
    ],
  })
  const byAddress = await t.call('GET', `/market/stores/najd/products/${encodeURIComponent(slug)}`, { locale: 'en' })
  expect(byAddress.body).toEqual(shown)
  expect((await t.call('GET', '/market/stores/najd', { locale: 'en' })).body.shelves).toEqual([{ id: shelf.id, name: 'Gifts' }])
  expect((await t.call('GET', '/market/categories')).body[0].subcategories).toHaveLength(1)
})

test('a product shows its remaining pieces when they are few', async () => {
  const left = async (quantity: number) => {
    const { id } = await createProduct(t.db, { store_id: store.id, body: productBody({ quantity }) })
    await t.db.execute(`update products set status = 'active' where id = '${id}'`)
    return (await t.call('GET', `/market/products/${id}`)).body.left
  }
  expect([await left(6), await left(5), await left(1), await left(0)]).toEqual([null, 5, 1, 0])
})

test('shows the stock by the store’s limit alone, and hides it without one', async () => {
  const most = async (quantity: number, max_purchase_quantity: number | null) => {
    const { id } = await createProduct(t.db, { store_id: store.id, body: productBody({ quantity, max_purchase_quantity }) })
    await t.db.execute(`update products set status = 'active' where id = '${id}'`)
    return (await t.call('GET', `/market/products/${id}`)).body.most
  }
  expect([await most(25, null), await most(25, 4), await most(3, 4)]).toEqual([null, 4, 3])
})
