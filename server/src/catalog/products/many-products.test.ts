import { eq, sql } from 'drizzle-orm'
import { beforeAll, describe, expect, test } from 'vitest'
import { makeAdmin, makeCategory, makeFile, makeStore, productBody, type TestStore } from '../../../test/catalog-world.ts'
import { testApp } from '../../../test/test-app.ts'
import { notifications, outgoingNotices } from '../../notifications/table.ts'

const t = await testApp()
let admin: string
let category: Awaited<ReturnType<typeof makeCategory>>
beforeAll(async () => {
  admin = await makeAdmin(t.db)
  category = await makeCategory(t.db)
})

const create = (changes: object, token: string) => t.call('POST', '/store/products', { token, body: productBody(changes) })

describe('decisions about several products at once', () => {
  const decide = (body: object) => t.call('POST', '/admin/products/bulk', { token: admin, body })
  const waiting = async (of: TestStore, count: number): Promise<string[]> => {
    const ids: string[] = []
    for (let n = 0; n < count; n++) ids.push((await create({ ...category, images: [await makeFile(t.db, of.id)] }, of.token)).body.id)
    await t.call('POST', '/store/products/bulk', { token: of.token, body: { action: 'submit', ids } })
    return ids
  }
  /** The notices of a store with what is sent of each. */
  const readNotices = async (of: TestStore) =>
    t.db
      .select({ data: notifications.data, model_id: notifications.model_id, mail: outgoingNotices.mail })
      .from(notifications)
      .leftJoin(outgoingNotices, eq(outgoingNotices.notification_id, notifications.id))
      .where(eq(notifications.recipient_id, of.id))

  test('send one notice and one email to each store, with the number or the name of a single product', async () => {
    const [many, one] = [await makeStore(t.db), await makeStore(t.db)]
    const ids = await waiting(many, 4)
    const [only = ''] = await waiting(one, 1)
    expect((await decide({ action: 'approve', ids: [...ids, only] })).status).toBe(200)
    expect(await readNotices(many)).toMatchObject([
      {
        data: { ar: { body: 'تم اعتماد 4 منتجات من متجرك للعرض على العملاء.' }, en: { body: '4 products from your store are now live.' } },
        model_id: null,
        mail: true,
      },
    ])
    expect(await readNotices(one)).toMatchObject([{ data: { en: { title: 'Your product is approved' } }, model_id: only, mail: true }])
  })

  test('state the reason of several rejections once', async () => {
    const own = await makeStore(t.db)
    const ids = await waiting(own, 2)
    expect((await decide({ action: 'reject', ids })).body.fields.reason).toBeDefined()
    expect((await decide({ action: 'reject', ids, reason: 'الصور غير واضحة' })).body.results).toMatchObject([{ ok: true }, { ok: true }])
    expect(await readNotices(own)).toMatchObject([
      { data: { ar: { body: 'لم يتم اعتماد منتجين من متجرك. السبب: الصور غير واضحة' } }, mail: true },
    ])
  })
})

test('are not made if the store can’t be notified', async () => {
  const own = await makeStore(t.db)
  for (let n = 0; n < 2; n++) await create({ ...category, images: [await makeFile(t.db, own.id)] }, own.token)
  await t.call('POST', '/store/products/submit-matching', { token: own.token, body: {} })
  const approve = () => t.call('POST', '/admin/products/approve-matching', { token: admin, body: { store_id: own.id } })
  const pending = async () => (await t.call('GET', '/store/products', { token: own.token, query: { status: 'pending' } })).body.meta.total
  await t.db.execute(sql`
    create function break_notices() returns trigger language plpgsql as $$ begin raise exception 'the server went away'; end $$`)
  await t.db.execute(sql`create trigger break_notices before insert on notifications for each row execute function break_notices()`)
  expect((await approve()).status).toBe(500)
  await t.db.execute(sql`drop trigger break_notices on notifications`)
  expect(await pending()).toBe(2)
  expect((await approve()).body.results).toMatchObject([{ ok: true }, { ok: true }])
  expect(await t.db.select().from(notifications).where(eq(notifications.recipient_id, own.id))).toHaveLength(1)
})

describe('all products of a filter', () => {
  const submitAll = (of: TestStore, filter: object = {}) =>
    t.call('POST', '/store/products/submit-matching', { token: of.token, body: filter, locale: 'en' })
  const whole = async (of: TestStore) => ({ ...category, images: [await makeFile(t.db, of.id)] })

  test('are submitted for review by the filter of the list, each with its result, without those of other stores', async () => {
    const [own, foreign] = [await makeStore(t.db), await makeStore(t.db)]
    for (let n = 0; n < 3; n++) await create(await whole(own), own.token)
    const { body: bare } = await create({ ...category }, own.token)
    await create(await whole(foreign), foreign.token)
    const list = (query: object) => t.call('GET', '/store/products', { token: own.token, query: { ...query } })
    expect((await list({ picture: 'missing' })).body.data).toMatchObject([{ id: bare.id }])
    // A state from which nothing is sent matches nothing.
    expect((await submitAll(own, { status: 'active' })).body).toEqual({ results: [], more: false, next: null })
    const { status, body } = await submitAll(own, { status: 'draft' })
    expect([status, body.more, body.results.length]).toEqual([200, false, 4])
    expect(body.results.filter(({ ok }: { ok: boolean }) => !ok)).toEqual([
      { id: bare.id, ok: false, error: 'Add at least one image before submitting for review', name: bare.name },
    ])
    expect((await list({ status: 'pending' })).body.meta.total).toBe(3)
    expect((await t.call('GET', '/store/products', { token: foreign.token })).body.data).toMatchObject([{ status: 'draft' }])
  })

  test('are approved in one call with one notice, at most 500', async () => {
    const own = await makeStore(t.db)
    for (let n = 0; n < 3; n++) await create(await whole(own), own.token)
    await submitAll(own)
    const approve = (filter: object) => t.call('POST', '/admin/products/approve-matching', { token: admin, body: filter })
    const { body } = await approve({ store_id: own.id })
    expect(body).toMatchObject({ results: [{ ok: true, name: null }, { ok: true }, { ok: true }], more: false })
    expect(await t.db.select().from(notifications).where(eq(notifications.recipient_id, own.id))).toHaveLength(1)
    await t.db.execute(sql`
      insert into products (store_id, slug, name, description, price, quantity, status)
      select ${own.id}, 'bulk-' || n, '{"ar":"منتج","en":"Thing"}', '{"ar":"","en":""}', 100, 0, 'draft' from generate_series(1, 501) n`)
    const all = await submitAll(own)
    expect([all.body.results.length, all.body.more]).toEqual([500, true])
    // Most of them are on no page that the reader sees, so the answer names them.
    expect(all.body.results[0]).toMatchObject({ ok: false, name: { ar: 'منتج', en: 'Thing' } })
    // All failed for want of images. The next call goes on after them, where it would meet them again.
    const rest = await submitAll(own, { after: all.body.next })
    expect([rest.body.results.length, rest.body.more, rest.body.next]).toEqual([1, false, null])
    expect(all.body.results.map(({ id }: { id: string }) => id)).not.toContain(rest.body.results[0].id)
  })
})
