import { whyNotSellable } from '@rahba/contract/catalog/products/why-not-sellable'
import { rateText } from '@rahba/contract/kernel/percent'
import { eq, sql } from 'drizzle-orm'
import { beforeAll, describe, expect, test } from 'vitest'
import { makeAdmin, makeCategory, makeFile, makeStore, productBody, type TestStore } from '../../../test/catalog-world.ts'
import { testApp } from '../../../test/test-app.ts'
import { sweepFiles } from '../../platform/files/sweep-files.ts'
import { files } from '../../platform/files/table.ts'

const t = await testApp()
let store: TestStore
let other: TestStore
let admin: string
let category: Awaited<ReturnType<typeof makeCategory>>

beforeAll(async () => {
  store = await makeStore(t.db)
  other = await makeStore(t.db)
  admin = await makeAdmin(t.db)
  category = await makeCategory(t.db)
})

const create = (changes = {}, token = store.token) => t.call('POST', '/store/products', { token, body: productBody(changes) })
/** A draft that lacks nothing. */
const complete = async (changes = {}) => (await create({ ...category, images: [await makeFile(t.db, store.id)], ...changes })).body
const at = (id: string, action: string, body?: unknown) => t.call('POST', `/admin/products/${id}/${action}`, { token: admin, body })
const by = (id: string, action: string) => t.call('POST', `/store/products/${id}/${action}`, { token: store.token })
const getChange = (product: Record<string, unknown>, changes = {}) => {
  const keys = Object.keys(productBody()) as (keyof ReturnType<typeof productBody>)[]
  const body = Object.fromEntries(keys.map((key) => [key, product[key]]))
  return {
    ...body,
    additional_fields: (product.additional_fields as { id: string }[]).map((f) => f.id),
    attachments: [],
    ...changes,
  }
}
const save = (product: { id: string } & Record<string, unknown>, changes = {}) =>
  t.call('PUT', `/store/products/${product.id}`, {
    token: store.token,
    body: getChange(product, changes),
    headers: { 'if-match': `"${product.updated_at}"` },
  })

describe('writing a product', () => {
  test('saves a draft with a slug of its Arabic letters that is unique in the store', async () => {
    const first = await create({ name: { ar: 'عَسَلُ السِّدر ١كجم', en: 'Sidr honey' } })
    const second = await create({ name: { ar: 'عسل السدر 1كجم', en: 'Sidr honey' } })
    const elsewhere = await create({ name: { ar: 'عسل السدر 1كجم', en: 'Sidr honey' } }, other.token)
    expect(first.status).toBe(201)
    expect(first.body).toMatchObject({ status: 'draft', slug: 'عسل-السدر-1كجم', sales: 0 })
    expect(second.body.slug).toBe('عسل-السدر-1كجم-2')
    expect(elsewhere.body.slug).toBe('عسل-السدر-1كجم')
  })

  test('accepts numbers in Arabic digits', async () => {
    const { status, body } = await t.call('POST', '/store/products', {
      token: store.token,
      body: { ...productBody(), price: '١٢٥٠', quantity: '٧' },
    })
    expect(status).toBe(201)
    expect(body).toMatchObject({ price: 1250, quantity: 7 })
  })

  test('removes active HTML', async () => {
    const { body } = await create({ description: { ar: '<p onclick="x()">تمر<script>alert(1)</script></p>', en: '<p>Dates</p>' } })
    expect(body.description.ar).toBe('<p>تمر</p>')
  })

  test('rejects faults at the field, in the language of the caller', async () => {
    const ar = await create({ name: { ar: '', en: ' ' }, price: 0, price_after_discount: null, made_in: 'Saudi' })
    expect(ar.status).toBe(422)
    expect(ar.body.fields['name.ar']).toBe('اكتب النص بالعربية أو الإنجليزية')
    expect(Object.keys(ar.body.fields).sort()).toEqual(['made_in', 'name.ar', 'price'])
    const en = await t.call('POST', '/store/products', {
      token: store.token,
      locale: 'en',
      body: productBody({ price: 1000, price_after_discount: 1000 }),
    })
    expect(en.body.fields).toEqual({ price_after_discount: 'Price after discount must be lower than the price' })
  })

  test('rejects references to other stores and to missing records', async () => {
    const shelf = (
      await t.call('POST', '/store/categories', { token: other.token, body: { name: { ar: 'رف', en: 'Shelf' }, active: true } })
    ).body
    const field = await t.call('POST', '/store/additional-fields', {
      token: other.token,
      body: { name: { ar: 'نقش', en: 'Engraving' }, kind: 'text', is_required: false, active: true, options: [] },
    })
    const picture = await makeFile(t.db, other.id)
    const { status, body } = await create({ category_id: shelf.id, shelf_id: shelf.id, additional_fields: [field.body.id] })
    expect(status).toBe(422)
    expect(Object.keys(body.fields).sort()).toEqual(['additional_fields.0', 'category_id', 'shelf_id'])
    const pictured = await create({ images: [picture] })
    expect(pictured.body.fields).toEqual({ 'images.0': 'العنصر المطلوب غير موجود' })
  })

  test('rejects a barcode that the store already uses, but another store may use it', async () => {
    await create({ barcode: '6281040010017' })
    expect((await create({ barcode: '٦٢٨١٠٤٠٠١٠٠١٧' })).body.fields).toHaveProperty('barcode')
    expect((await create({ barcode: '6281040010017' }, other.token)).status).toBe(201)
  })

  test('is possible for its own store only', async () => {
    const { body } = await create()
    for (const [method, path] of [
      ['GET', ''],
      ['DELETE', ''],
      ['POST', '/submit'],
      ['POST', '/hide'],
    ] as const) {
      expect((await t.call(method, `/store/products/${body.id}${path}`, { token: other.token })).status).toBe(404)
    }
    expect((await t.call('PUT', `/store/products/${body.id}`, { token: other.token, body: getChange(body) })).status).toBe(404)
  })
})

describe('changing a product', () => {
  test('is rejected if someone else changed it meanwhile', async () => {
    const product = await complete()
    const first = await save(product, { price: 5000 })
    expect(first.status).toBe(200)
    expect((await save(product, { price: 6000 })).body.code).toBe('stale_record')
    expect((await save(first.body, { price: 6000 })).body.price).toBe(6000)
  })

  test('requires the version that was shown', async () => {
    const product = await complete()
    const body = getChange(product, { price: 5000 })
    expect(await t.call('PUT', `/store/products/${product.id}`, { token: store.token, body })).toMatchObject({
      status: 422,
      body: { code: 'version_missing' },
    })
  })

  test('keeps pieces sold while the form was open', async () => {
    const product = await complete({ quantity: 10 })
    await t.db.execute(`update products set quantity = 7 where id = '${product.id}'`)
    const { body } = await save(product, { quantity: 15, quantity_seen: 10 })
    expect(body.quantity).toBe(12)
  })
})

describe('a product moves through its states', () => {
  test('follows the table of actions', async () => {
    const product = await complete()
    expect((await at(product.id, 'approve')).body.code).toBe('product_wrong_state')
    expect((await by(product.id, 'submit')).body.status).toBe('pending')
    expect((await by(product.id, 'hide')).body).toMatchObject({
      code: 'product_wrong_state',
      error: 'لا يمكن تنفيذ «إخفاء» لأن حالة المنتج «بانتظار المراجعة». حدّث الصفحة لعرض حالته الحالية',
    })
    expect((await at(product.id, 'reject', { reason: '' })).body.fields).toHaveProperty('reason')
    expect((await at(product.id, 'reject', { reason: 'الصورة غير واضحة' })).body).toMatchObject({
      status: 'rejected',
      status_reason: 'الصورة غير واضحة',
    })
    expect((await by(product.id, 'submit')).body).toMatchObject({ status: 'pending', status_reason: null })
    expect((await at(product.id, 'approve')).body.status).toBe('active')
    expect((await by(product.id, 'hide')).body.status).toBe('hidden')
    expect((await by(product.id, 'show')).body.status).toBe('active')
    expect((await at(product.id, 'block', { reason: 'مخالف لنظام الغش' })).body.status).toBe('blocked')
    expect((await by(product.id, 'show')).status).toBe(409)
    expect((await at(product.id, 'unblock')).body.status).toBe('active')
    const history = await t.call('GET', '/admin/audit', { token: admin, query: { entity: 'products', entity_id: product.id } })
    expect(history.body.data.map(({ action }: { action: string }) => action)).toEqual([
      'products.unblock',
      'products.block',
      'products.show',
      'products.hide',
      'products.approve',
      'products.submit',
      'products.reject',
      'products.submit',
      'products.create',
    ])
    expect(history.body.data[0].changes).toContainEqual({ field: 'status', before: '"blocked"', after: '"active"' })
    const notices = await t.db.execute<{ n: number }>(
      `select count(*)::int as n from notifications where model_id = '${product.id}' and recipient_id = '${store.id}'`,
    )
    expect(notices.rows[0]?.n).toBe(4)
  })

  test('rejects the submission of an incomplete product', async () => {
    const { body } = await create({ description: { ar: '<p></p>', en: '' } })
    expect(Object.keys((await by(body.id, 'submit')).body.fields).sort()).toEqual(['category_id', 'description', 'images'])
  })

  test('goes live right away if new products are not reviewed', async () => {
    await t.db.execute("insert into settings (key, body) values ('moderate_products', 'false'::jsonb)")
    expect((await by((await complete()).id, 'submit')).body.status).toBe('active')
    await t.db.execute("delete from settings where key = 'moderate_products'")
  })

  test('frees the barcode and the address of a deleted product', async () => {
    const first = await complete({ barcode: 'GONE1', name: { ar: 'محذوف', en: 'Deleted' } })
    expect((await t.call('DELETE', `/store/products/${first.id}`, { token: store.token })).status).toBe(204)
    expect((await t.call('GET', `/store/products/${first.id}`, { token: store.token })).status).toBe(404)
    expect((await t.call('GET', `/admin/products/${first.id}`, { token: admin })).body.deleted).toBe(true)
    expect((await create({ barcode: 'GONE1', name: { ar: 'محذوف', en: 'Deleted' } })).body.slug).toBe('محذوف')
  })

  test('keeps an attachment that another product uses', async () => {
    const paper = await makeFile(t.db, store.id, 'paper')
    const [first, second] = [await complete({ attachments: [paper] }), await complete({ attachments: [paper] })]
    const loosen = () => t.db.update(files).set({ loose_since: sql`now() - interval '2 days'` }).where(eq(files.id, paper))
    const isThere = async () => (await t.db.$count(files, eq(files.id, paper))) === 1
    expect((await save(first)).body.attachments).toEqual([])
    await loosen()
    await sweepFiles(t.deps)
    expect(await isThere()).toBe(true)
    expect((await save(second)).status).toBe(200)
    await loosen()
    await sweepFiles(t.deps)
    expect(await isThere()).toBe(false)
  })

  test('handles many products together, each with its own result', async () => {
    const [a, b] = [await complete({ price: 1000, price_after_discount: 900 }), await complete({ price: 1001 })]
    const foreign = (await create({}, other.token)).body
    const bulk = (body: object) => t.call('POST', '/store/products/bulk', { token: store.token, body })
    const lowered = await bulk({ action: 'price_percent', value: -2500, ids: [a.id, b.id, foreign.id] })
    expect(lowered.body.results.map(({ ok }: { ok: boolean }) => ok)).toEqual([true, true, false])
    const read = async (id: string) => (await t.call('GET', `/store/products/${id}`, { token: store.token })).body
    expect(await read(a.id)).toMatchObject({ price: 750, price_after_discount: 675 })
    expect((await read(b.id)).price).toBe(751)
    expect((await bulk({ action: 'price_add', value: -100_000, ids: [a.id] })).body.results[0].error).toBe(
      'لا يمكن أن يصبح السعر صفرًا أو أقل. راجع القيمة',
    )
    // nor does it leave a product that its own form would refuse
    await bulk({ action: 'price_set', value: 90_000_000, ids: [b.id] })
    await bulk({ action: 'stock_set', value: 999_999, ids: [b.id] })
    for (const body of [
      { action: 'price_add', value: 10_000_001 },
      { action: 'price_percent', value: 1200 },
      { action: 'stock_add', value: 2 },
    ])
      expect((await bulk({ ...body, ids: [b.id] })).body.results[0].error).toContain('الحد الأقصى')
    expect(await read(b.id)).toMatchObject({ price: 90_000_000, quantity: 999_999 })
    // bounds as people write them, not in basis points or halalas
    for (const action of ['price_percent', 'price_add', 'stock_add'])
      expect((await bulk({ action, value: 0, ids: [a.id] })).body.fields.value).toBe('هذه القيمة لا تغيّر شيئًا. أدخل قيمة أخرى')
    expect((await bulk({ action: 'price_percent', value: -10_000, ids: [a.id] })).body.fields.value).toBe(
      `القيمة: الحد الأدنى ${rateText(-9900, 'ar')}`,
    )
    expect((await bulk({ action: 'stock_set', value: 99, ids: [a.id] })).body.results[0].ok).toBe(true)
    expect((await read(a.id)).quantity).toBe(99)
    await bulk({ action: 'submit', ids: [a.id, b.id] })
    const approved = await t.call('POST', '/admin/products/bulk', {
      token: admin,
      body: { action: 'approve', ids: [a.id, b.id, foreign.id] },
    })
    expect(approved.body.results.map(({ ok }: { ok: boolean }) => ok)).toEqual([true, true, false])
    expect((await bulk({ action: 'hide', ids: [a.id] })).body.results[0].ok).toBe(true)
    expect((await read(a.id)).status).toBe('hidden')
  })
})

describe('lists', () => {
  test('of a store have filters, counts and pages by cursor without gaps', async () => {
    const own = await makeStore(t.db)
    for (let n = 1; n <= 5; n++)
      await create({ name: { ar: `منتج ${n}`, en: `Product ${n}` }, price: n * 100, quantity: n === 1 ? 0 : n }, own.token)
    const list = (query: Record<string, string | number>) => t.call('GET', '/store/products', { token: own.token, query })
    expect((await list({ stock: 'out' })).body.meta.total).toBe(1)
    expect((await list({ q: 'product ٣' })).body.data.map((row: { price: number }) => row.price)).toEqual([300])
    const seen: number[] = []
    let cursor = ''
    do {
      const { body } = await list({ sort: '-price', per_page: 2, ...(cursor ? { cursor } : {}) })
      seen.push(...body.data.map((row: { price: number }) => row.price))
      cursor = body.meta.next_cursor
    } while (cursor)
    expect(seen).toEqual([500, 400, 300, 200, 100])
    expect((await t.call('GET', '/store/products/counts', { token: own.token })).body).toMatchObject({ all: 5, draft: 5, active: 0 })
  })

  test('are exported for spreadsheets, with amounts in riyals', async () => {
    const own = await makeStore(t.db)
    await create({ name: { ar: 'سكري', en: 'Sukkari' }, price: 4250 }, own.token)
    const { status, headers, body } = await t.call('GET', '/store/products/export', {
      token: own.token,
      locale: 'en',
      query: { q: 'سكري' },
    })
    expect(status).toBe(200)
    expect(headers['content-disposition']).toContain('products-')
    expect(String(body)).toContain('Product name (in Arabic),Product name (in English)')
    expect(String(body)).toContain('سكري,Sukkari,,,42.50,')
  })

  test('of the admins include every store, by store and price', async () => {
    const own = await makeStore(t.db)
    await create({ price: 123_400 }, own.token)
    const { body } = await t.call('GET', '/admin/products', {
      token: admin,
      query: { store_id: own.id, price_from: 123_000, price_to: 124_000 },
    })
    expect(body.data).toMatchObject([{ price: 123_400, store: { id: own.id } }])
    expect((await t.call('GET', '/admin/products/counts', { token: admin })).body.draft).toBeGreaterThan(0)
    const limited = await makeAdmin(t.db, ['news.index'])
    expect((await t.call('GET', '/admin/products', { token: limited })).status).toBe(403)
  })
})

test('an admin’s attachment belongs to the store from then on', async () => {
  const paper = await makeFile(t.db, crypto.randomUUID(), 'paper')
  await t.db.update(files).set({ owner_type: 'admin' }).where(eq(files.id, paper))
  const made = await t.call('POST', '/admin/products', {
    token: admin,
    body: { ...productBody(), attachments: [paper], store_id: other.id },
  })
  expect(made.body.attachments, JSON.stringify(made.body)).toMatchObject([{ id: paper }])
  expect(await t.db.select().from(files).where(eq(files.id, paper))).toMatchObject([{ owner_type: 'store', owner_id: other.id }])
})

test('an admin adds a product for a store and edits it', async () => {
  const made = await t.call('POST', '/admin/products', { token: admin, body: { ...productBody(), store_id: other.id } })
  expect(made.status).toBe(201)
  const changed = await t.call('PUT', `/admin/products/${made.body.id}`, {
    token: admin,
    body: getChange(made.body, { price: 7700 }),
    headers: { 'if-match': `"${made.body.updated_at}"` },
  })
  expect(changed.body).toMatchObject({ price: 7700, store: { id: other.id } })
  const missing = await t.call('POST', '/admin/products', { token: admin, body: { ...productBody(), store_id: category.category_id } })
  expect(missing.status).toBe(404)
})

test('the diagnosis names every reason why a product does not sell', () => {
  const product = { status: 'draft' as const, quantity: 0, images: 0, category_id: null, description: { ar: '<p></p>', en: '' } }
  const codes = whyNotSellable(product, { approved: 3, is_online: false, orders_stopped: false, paper_restriction: null }).map(
    ({ code }) => code,
  )
  expect(codes).toEqual(['no_image', 'no_category', 'no_description', 'draft', 'out_of_stock', 'store_suspended'])
  expect(
    whyNotSellable(
      { ...product, status: 'active', quantity: 1 },
      { approved: 1, is_online: true, orders_stopped: false, paper_restriction: null },
    ),
  ).toEqual([])
})
