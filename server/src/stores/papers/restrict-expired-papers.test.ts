import { desc, eq, sql } from 'drizzle-orm'
import { beforeAll, expect, test } from 'vitest'
import { makeActive, productBody } from '../../../test/catalog-world.ts'
import { makeShopper } from '../../../test/order-world.ts'
import { testApp } from '../../../test/test-app.ts'
import { uploadImport } from '../../../test/upload-import.ts'
import { notifications } from '../../notifications/table.ts'
import { cities } from '../../places/table.ts'
import { auditLog } from '../../platform/audit/table.ts'
import { storeWorld } from '../stores-fixtures.ts'
import { storeDocuments, stores } from '../table.ts'
import { remindPapers } from './remind-papers.ts'
import { restrictPapers } from './restrict-expired-papers.ts'

const t = await testApp()
const { admin, papers, complete, submit, accept, decide, toRow } = await storeWorld(t)
type Merchant = Awaited<ReturnType<typeof complete>>

const inDays = (n: number) => new Date(Date.now() + 3 * 3600_000 + n * 86_400_000).toISOString().slice(0, 10)
/** The morning's jobs as they run `days` from today, on the product's clock. */
const morning = (days: number) =>
  t.db.transaction(async (tx) => {
    await tx.execute(sql`select set_config('rahba.now', ${new Date(Date.now() + days * 86_400_000).toISOString()}, true)`)
    await remindPapers(tx, t.deps)
    await restrictPapers(tx, t.deps)
  })
const settings = (body: object) => t.call('PUT', '/admin/settings', { token: admin, body })
/** The titles of the store's notices, the latest first. */
const getNotices = async (m: Merchant) => {
  const own = await t.db.select().from(notifications).where(eq(notifications.recipient_id, m.id)).orderBy(desc(notifications.id))
  return own.map(({ data }) => data.en.title)
}
const getMails = async (m: Merchant) => {
  await t.drain()
  const { body } = await t.call('GET', '/store/profile', { token: m.token })
  return t.mail.sent.filter(({ to }) => to === body.email).map(({ subject }) => subject)
}
const home = async (m: Merchant) => (await t.call('GET', '/store/profile', { token: m.token })).body
const addProduct = (m: Merchant) => t.call('POST', '/store/products', { token: m.token, body: productBody(), locale: 'en' })
const listed = async (state: string) =>
  (await t.call('GET', '/admin/stores', { token: admin, query: { paper_restriction: state } })).body.data.map(
    ({ id }: { id: string }) => id,
  )

/** An approved, open store whose register is good until yesterday, with one product. */
async function expiring(): Promise<{ m: Merchant; product: string }> {
  const m = await complete({ papers: { commercial_register_end_date: inDays(1) } })
  await submit(m)
  for (const kind of ['commercial_register_photo', 'id_image', 'bank_account_letter']) await accept(m, kind)
  await decide(m, 'approve')
  await t.call('PUT', '/store/profile/toggle-online', { token: m.token, body: { is_online: true } })
  const [product = ''] = await makeActive(t.db, m.id, [{ ar: 'تمر', quantity: 9 }])
  return { m, product }
}
/** A valid register in place of the expired one. */
async function handInAgain(m: Merchant): Promise<void> {
  const held = await t.db.select().from(storeDocuments).where(eq(storeDocuments.store_id, m.id))
  const { commercial_register_no } = (await toRow(m)) ?? {}
  const body = await papers(m, {
    commercial_register_no,
    commercial_register_end_date: inDays(400),
    id_image: held.find(({ kind }) => kind === 'id_image')?.file,
  })
  expect((await m.save('docs-settingsC1', body)).status).toBe(200)
}

let shopper: Awaited<ReturnType<typeof makeShopper>>
beforeAll(async () => {
  const [city] = await t.db.select({ id: cities.id }).from(cities).where(sql`${cities.name} ->> 'ar' = 'الرياض'`)
  shopper = await makeShopper(t.db, city?.id ?? '')
  await settings({ expired_papers_stop: 'orders', papers_products_days: 10, papers_orders_days: 20 })
})
const getCart = (store_id: string, product_id: string) => ({
  store_id,
  lines: [{ product_id, quantity: 1 }],
  fulfilment: 'store_delivery',
  address_id: shopper.address_id,
  payment_method: 'cod',
})
const quote = (store_id: string, product: string) =>
  t.call('POST', '/user/orders/quote', { token: shopper.token, body: getCart(store_id, product), locale: 'en' })
const shown = async (product: string) => (await t.call('GET', `/market/products/${product}`)).body

test('an expired document stops new products, then new orders, each announced before, and an accepted one lifts that', async () => {
  const { m, product } = await expiring()
  await morning(2)
  expect(await home(m)).toMatchObject({ paper_restriction: null, products_stop_on: inDays(12), orders_stop_on: inDays(32) })
  expect((await getNotices(m))[0]).toMatch(/^You can’t add products starting/)
  expect((await getMails(m)).filter((subject) => subject.startsWith('ستتوقف إضافة المنتجات في'))).toHaveLength(1)
  expect(await listed('grace')).toEqual([m.id])
  expect((await addProduct(m)).status).toBe(201)

  for (const [day, told] of [
    [5, 2],
    [11, 3],
    [12, 4],
    [25, 5],
    [31, 6],
  ] as const) {
    await morning(day)
    await morning(day)
    expect((await getNotices(m)).filter((title) => /can’t add products|New orders stop/.test(title))).toHaveLength(told)
    expect((await getMails(m)).filter((subject) => subject.includes('تتوقف'))).toHaveLength(told)
  }
  expect(await listed('products')).toEqual([m.id])
  expect((await quote(m.id, product)).status).toBe(200)
  await morning(32)
  expect((await getNotices(m))[0]).toBe('New orders have stopped')
  expect(await listed('orders')).toEqual([m.id])
  const refused = await quote(m.id, product)
  expect([refused.status, refused.body.error]).toEqual([409, 'This store isn’t taking new orders right now'])
  expect((await addProduct(m)).body.code).toBe('new_products_stopped')

  await handInAgain(m)
  expect((await quote(m.id, product)).body.code).toBe('store_takes_no_orders')
  const waiting = (await t.call('GET', '/admin/stores', { token: admin, query: { papers_waiting: true } })).body.data
  expect(waiting.map(({ id }: { id: string }) => id)).toEqual([m.id])
  expect((await t.call('GET', '/admin/home', { token: admin })).body.waiting.store_papers).toBe(1)
  await accept(m, 'commercial_register_photo')
  expect(await home(m)).toMatchObject({ paper_restriction: null, products_stop_on: null, orders_stop_on: null, lapsed_papers: [] })
  expect((await quote(m.id, product)).status).toBe(200)
  expect((await addProduct(m)).status).toBe(201)
  expect((await getNotices(m))[0]).toBe('The restrictions on your store were lifted')
})

test('every way to a new product is closed, and live products stay', async () => {
  const { m, product } = await expiring()
  const draft = (await addProduct(m)).body.id
  const [hidden = ''] = await makeActive(t.db, m.id, [{ ar: 'عسل' }])
  await t.call('POST', `/store/products/${hidden}/hide`, { token: m.token })
  const pending = (await addProduct(m)).body.id
  await t.db.execute(sql`update products set status = 'pending' where id = ${pending}`)
  await t.db
    .update(stores)
    .set({ products_stop_on: inDays(-1), paper_restriction: 'products', lapsed_papers: ['id_image'] })
    .where(eq(stores.id, m.id))
  const code = async (answer: Promise<{ body: { code: string } }>) => (await answer).body.code
  const post = (path: string, body?: object) => t.call('POST', `/store/products${path}`, { token: m.token, body })
  expect(await code(addProduct(m))).toBe('new_products_stopped')
  expect(await code(post(`/${draft}/submit`))).toBe('new_products_stopped')
  expect(await code(post(`/${hidden}/show`))).toBe('new_products_stopped')
  const approved = await t.call('POST', `/admin/products/${pending}/approve`, { token: admin, locale: 'en' })
  expect(approved.body).toMatchObject({ code: 'store_products_stopped', error: expect.stringContaining('Ask the merchant') })
  const own = { ...productBody(), store_id: m.id }
  expect(await code(t.call('POST', '/admin/products', { token: admin, body: own }))).toBe('store_products_stopped')
  const bulk = await post('/bulk', { action: 'show', ids: [hidden] })
  expect(bulk.body.results[0]).toMatchObject({ ok: false })

  const heads = 'اسم المنتج (بالعربية),اسم المنتج (بالإنجليزية),السعر,الكمية,الباركود'
  const file = await uploadImport(t, m.token, `${heads}\r\nتمر,Dates,12,7,NEW1`, {})
  await t.call('POST', `/store/products/imports/${file.body.id}/check`, { token: m.token, body: { mapping: file.body.mapping } })
  await t.drain()
  const reviewed = await t.call('GET', `/store/products/imports/${file.body.id}`, { token: m.token })
  expect(reviewed.body.counts).toMatchObject({ new: 0, refused: 1 })

  expect(await shown(product)).toMatchObject({ orderable: true })
  await t.db.update(stores).set({ paper_restriction: 'orders' }).where(eq(stores.id, m.id))
  expect(await shown(product)).toMatchObject({ orderable: false, unavailable_reason: 'store_paused', store: { is_online: false } })
})

test('an administrator extends the days or lifts the restriction, with a notice and an entry in the history', async () => {
  const { m, product } = await expiring()
  await morning(2)
  await morning(40)
  expect(await home(m)).toMatchObject({ paper_restriction: 'orders' })
  const extend = (body: object) => t.call('PUT', `/admin/stores/${m.id}/paper-restriction`, { token: admin, body, locale: 'en' })
  const reason = 'The ministry’s site is down'
  const early = await extend({ products_stop_on: inDays(0), orders_stop_on: inDays(20), reason })
  expect(early.body.fields).toEqual({ products_stop_on: 'Choose a date after today' })
  const crossed = await extend({ products_stop_on: inDays(30), orders_stop_on: inDays(20), reason })
  expect(crossed.body.fields).toHaveProperty('orders_stop_on')
  const received = await getNotices(m)
  const { products_stop_on, orders_stop_on } = await home(m)
  const same = await extend({ products_stop_on, orders_stop_on, reason })
  expect([same.status, same.body.fields]).toEqual([422, { orders_stop_on: 'No date has changed. Choose a different one' }])
  expect(await getNotices(m)).toEqual(received)
  const opened = (await t.call('GET', `/admin/stores/${m.id}`, { token: admin })).body.updated_at
  const over = (days: number) =>
    t.call('PUT', `/admin/stores/${m.id}/paper-restriction`, {
      token: admin,
      body: { products_stop_on: inDays(days), orders_stop_on: inDays(70), reason },
      headers: { 'if-match': `"${opened}"` },
    })
  expect((await over(55)).status).toBe(200)
  expect(await over(50)).toMatchObject({ status: 409, body: { code: 'stale_record' } })
  expect(await home(m)).toMatchObject({ products_stop_on: inDays(55) })
  // the clock of the job is ahead of the call's: the new days lie behind both
  const done = await extend({ products_stop_on: inDays(60), orders_stop_on: inDays(70), reason })
  expect(done.body).toMatchObject({ paper_restriction: null, products_stop_on: inDays(60), orders_stop_on: inDays(70) })
  expect((await getNotices(m))[0]).toBe('Your document deadline was extended')
  expect((await quote(m.id, product)).status).toBe(200)
  await morning(60)
  expect(await home(m)).toMatchObject({ paper_restriction: 'products' })
  const lifted = await t.call('POST', `/admin/stores/${m.id}/paper-restriction/lift`, { token: admin, body: { reason } })
  expect(lifted.body).toMatchObject({ paper_restriction: null, products_stop_on: null })
  await morning(61)
  expect(await home(m)).toMatchObject({ paper_restriction: null, products_stop_on: null })
  const kept = await t.db.select().from(auditLog).where(eq(auditLog.entity_id, m.id))
  const actions = kept.map(({ action }) => action)
  expect(actions.filter((action) => action === 'stores.paper_restriction')).toHaveLength(3)
  expect(actions).toContain('stores.restrict_papers')
  expect((await t.call('POST', `/admin/stores/${m.id}/paper-restriction/lift`, { token: admin, body: { reason } })).status).toBe(409)
})

test('the setting decides what is restricted, and relaxing it applies right away', async () => {
  const { m, product } = await expiring()
  await morning(2)
  await morning(40)
  expect((await quote(m.id, product)).body.code).toBe('store_takes_no_orders')
  await settings({ expired_papers_stop: 'products' })
  expect(await home(m)).toMatchObject({ paper_restriction: 'products', orders_stop_on: null })
  expect((await quote(m.id, product)).status).toBe(200)
  await settings({ expired_papers_stop: 'nothing' })
  expect(await home(m)).toMatchObject({ paper_restriction: null, products_stop_on: null })
  await morning(40)
  expect(await home(m)).toMatchObject({ paper_restriction: null, products_stop_on: null })
  await settings({ expired_papers_stop: 'orders' })
  // announced again, with all its days of grace
  await morning(41)
  expect(await home(m)).toMatchObject({ paper_restriction: null, products_stop_on: inDays(51), orders_stop_on: inDays(71) })
})

test('a date alone does not make a document valid: a later one waits for its review, and a past one is rejected', async () => {
  const { m } = await expiring()
  const held = await t.db.select().from(storeDocuments).where(eq(storeDocuments.store_id, m.id))
  const getFile = (kind: string) => held.find((row) => row.kind === kind)?.file
  const { commercial_register_no } = (await toRow(m)) ?? {}
  const same = { commercial_register_no, commercial_register_photo: getFile('commercial_register_photo'), id_image: getFile('id_image') }
  await m.save('docs-settingsC1', await papers(m, { ...same, commercial_register_end_date: inDays(900) }))
  const status = async () => (await home(m)).documents.find(({ kind }: { kind: string }) => kind === 'commercial_register_photo').status
  expect(await status()).toBe('pending')
  await m.save('docs-settingsC1', await papers(m, { ...same, commercial_register_end_date: inDays(-3) }))
  expect((await accept(m, 'commercial_register_photo')).body.code).toBe('paper_date_passed')
})
