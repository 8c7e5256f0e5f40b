import { randomUUID } from 'node:crypto'
import type { ProductBody } from '@rahba/contract/catalog/products/product-body'
import { and, desc, eq, sql } from 'drizzle-orm'
import { beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { makeAdmin, makeCategory, makeFile, makeStore, productBody, type TestStore } from '../../../test/catalog-world.ts'
import { testApp } from '../../../test/test-app.ts'
import { categories } from '../../categories/table.ts'
import { notifications } from '../../notifications/table.ts'
import { auditLog } from '../../platform/audit/table.ts'
import { sweepFiles } from '../../platform/files/sweep-files.ts'
import { files } from '../../platform/files/table.ts'
import { settings } from '../../settings/table.ts'
import { products } from '../table.ts'
import { productChanges } from './table.ts'

const t = await testApp()
let store: TestStore
let admin: string
let category: Awaited<ReturnType<typeof makeCategory>>
// answers of calls, as loose as they come
// biome-ignore lint/suspicious/noExplicitAny: bodies of answers are checked by what the tests expect of them
type Answer = any

beforeAll(async () => {
  store = await makeStore(t.db)
  admin = await makeAdmin(t.db)
  category = await makeCategory(t.db)
})
const moderate = (body: string) =>
  t.db.insert(settings).values({ key: 'moderate_product_edits', body }).onConflictDoUpdate({ target: settings.key, set: { body } })
beforeEach(() => moderate('sensitive'))

/** A product on sale. */
async function onSale(changes: Partial<ProductBody> = {}): Promise<Answer> {
  const body = productBody({ ...category, images: [await makeFile(t.db, store.id)], ...changes })
  const made = await t.call('POST', '/store/products', { token: store.token, body })
  await t.db.update(products).set({ status: 'active' }).where(eq(products.id, made.body.id))
  return { ...made.body, status: 'active' }
}
const toBody = (product: Answer) => ({
  ...Object.fromEntries(Object.keys(productBody()).map((key) => [key, product[key]])),
  additional_fields: product.additional_fields.map(({ id }: { id: string }) => id),
  attachments: product.attachments.map(({ id }: { id: string }) => id),
})
const save = (product: Answer, changes: object = {}, token = store.token) =>
  t.call('PUT', `/${token === admin ? 'admin' : 'store'}/products/${product.id}`, {
    token,
    body: { ...toBody(product), ...changes },
    headers: { 'if-match': `"${product.updated_at}"` },
  })
const look = async (id: string): Promise<Answer> => (await t.call('GET', `/store/products/${id}`, { token: store.token })).body
const getIds = (product: Answer): string[] => product.changes.map(({ id }: { id: string }) => id)
const decide = (product: Answer, body: object, token = admin) =>
  t.call('POST', `/admin/products/${product.id}/changes`, { token, body: { changes: getIds(product), ...body }, locale: 'en' })
const accept = (product: Answer, more: object = {}) => decide(product, { decision: 'accept', ...more })
const refuse = (product: Answer, more: object = {}) => decide(product, { decision: 'refuse', reason: 'الاسم لا يطابق الصورة', ...more })
const withdraw = (product: Answer, changes = getIds(product)) =>
  t.call('POST', `/store/products/${product.id}/changes/withdraw`, { token: store.token, body: { changes } })

const name = { ar: 'اسم آخر', en: 'Another name' }
const description = { ar: '<p>وصف آخر</p>', en: '<p>Another <strong>text</strong></p>' }

describe('an edit of an approved product', () => {
  test('waits while the approved version stays live, and the price applies right away', async () => {
    const product = await onSale()
    const { status, body } = await save(product, { name, description, price: 4200, quantity: 3, tags: ['تمر'] })
    expect(status).toBe(200)
    expect(body).toMatchObject({ status: 'active', name: product.name, description: product.description, price: 4200, quantity: 3 })
    expect(body).toMatchObject({ tags: ['تمر'], edit: 'pending' })
    expect(body.changes).toMatchObject([
      { field: 'name', state: 'pending', old: product.name, new: name },
      { field: 'description', old: product.description, new: description },
    ])
    const listed = await t.call('GET', '/admin/products', { token: admin, query: { edit: 'pending' } })
    expect(listed.body.data.map(({ id }: Answer) => id)).toContain(product.id)
    expect(listed.body.data.every(({ edit }: Answer) => edit === 'pending')).toBe(true)
    const home = await t.call('GET', '/admin/home', { token: admin })
    expect(home.body.waiting.product_changes).toBeGreaterThan(0)
    const counted = await t.call('GET', '/store/products/counts', { token: store.token })
    expect(counted.body.edited).toBe(1)
    const done = await accept(body)
    expect(done.body).toMatchObject({ status: 'active', name, description, price: 4200, edit: null, changes: [] })
    const [entry] = await t.db
      .select()
      .from(auditLog)
      .where(and(eq(auditLog.entity_id, product.id), eq(auditLog.action, 'products.accept_changes')))
    expect(entry?.before).toMatchObject({ name: product.name })
    expect(entry?.after).toMatchObject({ name, waiting_name: name })
    const [told] = await t.db.select().from(notifications).where(eq(notifications.model_id, product.id)).orderBy(desc(notifications.id))
    expect(told?.data.en).toEqual({
      title: 'Your edit was approved',
      body: '“Another name” now shows your changes: Product name, Description.',
    })
  })

  test('applies right away or waits completely, as the setting says', async () => {
    await moderate('off')
    const first = (await save(await onSale(), { name, brand: 'نخلة' })).body
    expect(first).toMatchObject({ name, brand: 'نخلة', changes: [] })
    await moderate('all')
    const all = (await save(first, { weight: 5, barcode: '62810400', tags: ['ب'], made_in: 'EG', price: 777, max_purchase_quantity: 2 }))
      .body
    expect(all).toMatchObject({ weight: 1000, barcode: null, tags: [], made_in: 'SA', price: 777, max_purchase_quantity: 2 })
    expect(all.changes.map(({ field }: Answer) => field)).toEqual(['barcode', 'made_in', 'weight', 'tags'])
    expect((await accept(all)).body).toMatchObject({ weight: 5, barcode: '62810400', tags: ['ب'], made_in: 'EG' })
  })

  test('of a product that was never approved is saved completely, as its review is', async () => {
    const product = await onSale()
    await t.db.update(products).set({ status: 'pending' }).where(eq(products.id, product.id))
    expect((await save(product, { name })).body).toMatchObject({ status: 'pending', name, changes: [] })
  })

  test('replaces the pending edit, and the live value withdraws it, if the caller saw it', async () => {
    const product = await onSale()
    const first = (await save(product, { name, description })).body
    const same = (await save(first, { name, description })).body
    expect(getIds(same)).toEqual(getIds(first))
    const other = { ar: 'ثالث', en: 'Third' }
    const second = (await save(same, { name: other, description, changes_seen: getIds(same) })).body
    expect(second.changes).toMatchObject([{ field: 'name', new: other }, { id: first.changes[1].id }])
    expect(second.changes[0].id).not.toBe(first.changes[0].id)
    const blind = (await save(second)).body
    expect(getIds(blind)).toEqual(getIds(second))
    const back = (await save(blind, { description, changes_seen: getIds(blind) })).body
    expect(back.changes).toMatchObject([{ field: 'description' }])
    expect((await withdraw(back)).body).toMatchObject({ name: product.name, description: product.description, changes: [], edit: null })
  })

  test('is decided by field, and a rejected field is kept for its merchant with the reason', async () => {
    const product = await onSale()
    const edited = (await save(product, { name, description })).body
    const [first, second] = getIds(edited)
    expect((await refuse(edited, { reason: ' ' })).body.fields).toHaveProperty('reason')
    const half = (await accept(edited, { changes: [second] })).body
    expect(half).toMatchObject({ name: product.name, description, changes: [{ id: first }] })
    const refused = (await refuse(half)).body
    expect(refused).toMatchObject({ status: 'active', name: product.name, edit: 'refused' })
    expect(refused.changes).toMatchObject([{ id: first, state: 'refused', reason: 'الاسم لا يطابق الصورة', new: name }])
    expect((await accept(refused)).body.code).toBe('product_changes_gone')
    const again = (await save(await look(product.id), { name: { ar: 'رابع', en: 'Fourth' } })).body
    expect(again.changes).toMatchObject([{ field: 'name', state: 'pending', reason: null }])
    const away = (await refuse(again)).body
    expect((await withdraw(away)).body.changes).toEqual([])
  })

  test('sends the decision to the owner by email as well', async () => {
    const edited = (await save(await onSale(), { name })).body
    await t.drain()
    t.mail.sent.length = 0
    await refuse(edited)
    await t.drain()
    expect(t.mail.sent).toMatchObject([{ text: expect.stringContaining('الاسم لا يطابق الصورة') }])
    expect(t.mail.sent[0]?.text).toContain(`/ar/store/products/${edited.id}/edit`)
  })

  test('an admin who edits the field replaces its pending edit, and only that', async () => {
    const edited = (await save(await onSale(), { name, description })).body
    const own = { ar: 'من الإدارة', en: 'By the admin' }
    const { body } = await save(edited, { name: own }, admin)
    expect(body).toMatchObject({ name: own, changes: [{ field: 'description', state: 'pending' }] })
  })

  test('a category waits together with its subcategory', async () => {
    const product = await onSale()
    const other = await makeCategory(t.db)
    const edited = (await save(product, other)).body
    expect(edited).toMatchObject(category)
    expect(edited.changes).toMatchObject([{ field: 'category_id', old: category, new: other }])
    expect(edited.change_names[other.subcategory_id]).toEqual({ ar: 'سكري', en: 'Sukkari' })
    expect((await accept(edited)).body).toMatchObject(other)
  })
})

describe('pictures of an edit', () => {
  const loosen = () => t.db.update(files).set({ loose_since: sql`now() - interval '2 days'` }).where(sql`${files.owner_id} = ${store.id}`)
  const there = async (id: string) => (await t.db.$count(files, eq(files.id, id))) === 1
  const swept = async () => {
    await loosen()
    await sweepFiles(t.deps)
  }

  test('are kept while they are pending or rejected, and replaced ones are deleted after acceptance', async () => {
    const product = await onSale()
    const [old] = product.images
    const [kept, dropped] = [await makeFile(t.db, store.id), await makeFile(t.db, store.id)]
    const first = (await save(product, { images: [dropped] })).body
    expect(first.images).toEqual([old])
    const second = (await save(first, { images: [kept], changes_seen: getIds(first) })).body
    await swept()
    expect([await there(old), await there(kept), await there(dropped)]).toEqual([true, true, false])
    const refused = (await refuse(second)).body
    await swept()
    expect(await there(kept)).toBe(true)
    const again = (await save(refused, { images: [kept, old] })).body
    const done = (await accept(again, {})).body
    expect(done).toMatchObject({ images: [kept, old], image: kept })
    const last = (await save(done, { images: [kept] })).body
    expect((await accept(last)).body.images).toEqual([kept])
    await swept()
    expect([await there(old), await there(kept)]).toEqual([false, true])
  })

  test('are deleted when the edit is withdrawn, and when the product is deleted', async () => {
    const [one, two] = [await makeFile(t.db, store.id), await makeFile(t.db, store.id)]
    const product = await onSale()
    await withdraw((await save(product, { images: [one] })).body)
    const waiting = (await save(await look(product.id), { images: [two] })).body
    expect((await t.call('DELETE', `/store/products/${product.id}`, { token: store.token })).status).toBe(204)
    expect((await accept(waiting)).status).toBe(404)
    await swept()
    expect([await there(one), await there(two), await there(product.images[0])]).toEqual([false, false, true])
  })

  test('of another store are rejected at their place in the form', async () => {
    const foreign = await makeFile(t.db, (await makeStore(t.db)).id)
    const product = await onSale()
    expect((await save(product, { images: [product.images[0], foreign] })).body.fields).toHaveProperty('images.1')
  })
})

describe('changes before an edit was accepted', () => {
  test('a category that was turned off is named, and the rest can still be accepted', async () => {
    const other = await makeCategory(t.db)
    const edited = (await save(await onSale(), { ...other, name })).body
    await t.db.update(categories).set({ active: false }).where(eq(categories.id, other.category_id))
    const { status, body } = await accept(edited)
    expect([status, body.code]).toEqual([409, 'product_change_unfit'])
    expect(body.error).toContain('Category')
    const rest = await accept(edited, { changes: [edited.changes[0].id] })
    expect(rest.body).toMatchObject({ name, category_id: category.category_id })
  })

  test('an additional field that was deleted can’t be accepted', async () => {
    await moderate('all')
    const made = await t.call('POST', '/store/additional-fields', {
      token: store.token,
      body: { name: { ar: 'نقش', en: 'Engraving' }, kind: 'text', is_required: false, active: true, options: [] },
    })
    const edited = (await save(await onSale(), { additional_fields: [made.body.id] })).body
    expect(edited.changes).toMatchObject([{ field: 'additional_fields', old: [], new: [made.body.id] }])
    await t.call('DELETE', `/store/additional-fields/${made.body.id}`, { token: store.token })
    expect((await accept(edited)).body.code).toBe('product_change_unfit')
    expect((await look(edited.id)).change_names).toEqual({})
  })

  test('a barcode of a product that got options is dropped, because each variant has its own', async () => {
    await moderate('all')
    const edited = (await save(await onSale(), { barcode: 'WAITS01' })).body
    const value = { id: randomUUID(), name: { ar: '52', en: '52' }, colour: null, image: null }
    const axes = [{ id: randomUUID(), name: { ar: 'المقاس', en: 'Size' }, values: [value] }]
    const variants = [{ values: [value.id], quantity: 4, barcode: 'OWN0001' }]
    const saved = (await save(edited, { barcode: null, axes, variants, changes_seen: [] })).body
    expect(saved.changes).toMatchObject([{ field: 'barcode', state: 'pending' }])
    expect((await accept(saved)).body).toMatchObject({ barcode: null, quantity: 4, variants: [{ barcode: 'OWN0001' }] })
  })

  test('a barcode that another product took can’t be accepted', async () => {
    await moderate('all')
    const edited = (await save(await onSale(), { barcode: 'TAKEN01' })).body
    await onSale({ barcode: 'TAKEN01' })
    expect((await accept(edited)).body).toMatchObject({ code: 'product_change_barcode' })
  })

  test('a block keeps the edit pending, and its decision keeps the block', async () => {
    const edited = (await save(await onSale(), { name })).body
    await t.call('POST', `/admin/products/${edited.id}/block`, { token: admin, body: { reason: 'صورة مقلدة' } })
    const mended = (await save(await look(edited.id), { name, description })).body
    expect(mended.changes).toHaveLength(2)
    expect((await accept(mended)).body).toMatchObject({ status: 'blocked', name, description })
  })
})

describe('two people at once', () => {
  test('of two admins who decide, the second is warned', async () => {
    const edited = (await save(await onSale(), { name, description })).body
    const answers = await Promise.all([accept(edited), refuse(edited), accept(edited), refuse(edited)])
    expect(answers.filter(({ status }) => status === 200)).toHaveLength(1)
    expect(answers.filter(({ body }) => body.code === 'product_changes_gone')).toHaveLength(3)
    const rows = await t.db.select().from(productChanges).where(eq(productChanges.product_id, edited.id))
    expect(new Set(rows.map(({ state }) => state)).size).toBe(1)
  })

  test('of a merchant who edits and an admin who accepts, the later is warned, and nothing is accepted unseen', async () => {
    for (let round = 0; round < 6; round++) {
      const edited = (await save(await onSale(), { name })).body
      const other = { ar: 'لم يره أحد', en: 'Unseen' }
      const [written, reviewed] = await Promise.all([save(edited, { name: other, changes_seen: getIds(edited) }), accept(edited)])
      const now = await look(edited.id)
      if (reviewed.status === 200) {
        expect(written.body.code).toBe('stale_record')
        expect(now).toMatchObject({ name, changes: [] })
      } else {
        expect([written.status, reviewed.body.code]).toEqual([200, 'product_changes_gone'])
        expect(now).toMatchObject({ name: edited.name, changes: [{ new: other, state: 'pending' }] })
      }
    }
  })

  test('many edits are accepted together, each with its own result', async () => {
    const [one, two] = [(await save(await onSale(), { name })).body, await onSale()]
    const { body } = await t.call('POST', '/admin/products/bulk', {
      token: admin,
      locale: 'en',
      body: { action: 'accept_changes', ids: [one.id, two.id] },
    })
    expect(body.results).toMatchObject([{ ok: true }, { ok: false, error: 'This product has no edits to review' }])
    expect(await look(one.id)).toMatchObject({ name, changes: [] })
  })

  test('another store can’t withdraw an edit, and an admin without the permission can’t decide it', async () => {
    const edited = (await save(await onSale(), { name })).body
    const stranger = await makeStore(t.db)
    const path = `/store/products/${edited.id}/changes/withdraw`
    expect((await t.call('POST', path, { token: stranger.token, body: { changes: getIds(edited) } })).status).toBe(404)
    expect((await decide(edited, { decision: 'accept' }, await makeAdmin(t.db, ['products.index']))).status).toBe(403)
  })
})
