import { eq, sql } from 'drizzle-orm'
import { describe, expect, test } from 'vitest'
import { adminWith } from '../../test/actors.ts'
import { makeActive } from '../../test/catalog-world.ts'
import { makeSellingStore, makeShopper, orderWorld } from '../../test/order-world.ts'
import { testApp } from '../../test/test-app.ts'
import { codeBody, makeCode, today } from './codes-fixtures.ts'
import { couponStores, coupons } from './table.ts'

const t = await testApp()
const world = await orderWorld(t)
const { store, shopper } = world
const other = await makeSellingStore(t.db, world.city_id)
const { token: admin } = await adminWith(t)
const own = '/store/coupons'
const platform = '/admin/promo-codes'
const ofStores = '/admin/copoun'
let count = 0
const fresh = () => `CODE${++count}X`

const add = (path: string, token: string, changes: Record<string, unknown> = {}, locale: 'ar' | 'en' = 'en') =>
  t.call('POST', path, { token, locale, body: codeBody({ code: fresh(), ...changes }) })
const refusedAt = async (field: string, changes: Record<string, unknown>, path = own, token = store.token) => {
  const [ar, en] = [await add(path, token, changes, 'ar'), await add(path, token, changes)]
  expect([ar.status, en.status], JSON.stringify(en.body)).toEqual([422, 422])
  expect(Object.keys(en.body.fields)).toContain(field)
  expect(ar.body.fields[field]).toMatch(/\p{Script=Arabic}/u)
  return en.body.fields[field] as string
}

describe('a code', () => {
  test('is the same in any case, digits and spaces', async () => {
    const made = await makeCode(t, own, store.token, { code: ' صيف ١٠ ' })
    expect(made).toMatchObject({ code: 'صيف10', state: 'active', used: 0, given: 0, stores_count: 1 })
    const [row] = await t.db.select().from(coupons).where(eq(coupons.id, made.id))
    expect(row).toMatchObject({ funded_by: 'store', code_key: 'صيف10', end_date: null })
    expect(await refusedAt('code', { code: 'صَيف۱۰' })).toMatch(/already in use/)
    expect((await makeCode(t, own, store.token, { code: 'eid-mubarak_5' })).code).toBe('EID-MUBARAK_5')
  })

  test('is unique at a store: two stores may use a text, but the platform and a store may not', async () => {
    const code = fresh()
    await makeCode(t, own, store.token, { code })
    await makeCode(t, own, other.token, { code: code.toLowerCase() })
    expect(await refusedAt('code', { code })).toMatch(/already in use/)
    expect(await refusedAt('code', { code }, platform, admin)).toMatch(/“.+” already uses this code/)
    const ours = fresh()
    await makeCode(t, platform, admin, { code: ours })
    expect(await refusedAt('code', { code: ours })).toMatch(/platform promo code/)
    expect(await refusedAt('code', { code: ours }, platform, admin)).toMatch(/already in use/)
    expect(await refusedAt('code', { code: ours, stores_id: [store.id] }, ofStores, admin)).toMatch(/platform promo code/)
  })

  test('is unique at a store in the database too', async () => {
    const { id } = await makeCode(t, platform, admin, { code: fresh() })
    const [place] = await t.db.select().from(couponStores).where(eq(couponStores.coupon_id, id))
    const again = { coupon_id: id, code_key: place?.code_key ?? '' }
    for (const store_id of [null, store.id])
      await expect(t.db.insert(couponStores).values({ ...again, store_id })).rejects.toMatchObject({ cause: { code: '23P01' } })
  })

  test('is added once by two simultaneous requests', async () => {
    const code = fresh()
    const answers = await Promise.all([...Array(6)].map(() => add(own, store.token, { code })))
    expect(answers.map(({ status }) => status).sort()).toEqual([201, 422, 422, 422, 422, 422])
  })

  test('is rejected at the wrong field, in the reader’s language', async () => {
    expect(await refusedAt('code', { code: 'a b' })).toMatch(/3 to 30/)
    expect(await refusedAt('code', { code: '<b>10</b>' })).toMatch(/3 to 30/)
    expect(await refusedAt('amount', { amount: 10_001 })).toMatch(/100%/)
    expect(await refusedAt('amount', { amount: 0 })).toMatch(/free delivery/)
    expect(await refusedAt('amount', { amount: -5, type: 'value' })).toBeTruthy()
    expect(await refusedAt('end_date', { end_date: today(-1), start_date: today(-3) })).toMatch(/today or a later date/)
    expect(await refusedAt('end_date', { end_date: today(1), start_date: today(3) })).toMatch(/before the start/)
    expect(await refusedAt('users_id', { applied_to: 'specific_user' })).toMatch(/required/)
    expect(await refusedAt('max_use_number', { max_use_number: 0 })).toBeTruthy()
    expect(await refusedAt('max_use_per_user', { max_use_number: 2, max_use_per_user: 3 })).toMatch(/total use limit/)
    expect(await refusedAt('name.en', { name: { ar: 'خصم', en: ' ' } })).toMatch(/required/)
    expect(await refusedAt('stores_id', { stores_id: [] }, ofStores, admin)).toMatch(/required/)
    expect(await refusedAt('stores_id.0', { stores_id: [shopper.id] }, ofStores, admin)).toBeTruthy()
    const [foreign] = await makeActive(t.db, other.id, [{ ar: 'غريب' }])
    expect(await refusedAt('products.0', { products: [foreign] })).toBeTruthy()
    const stranger = await makeShopper(t.db, world.city_id)
    expect(await refusedAt('users_id.0', { applied_to: 'specific_user', users_id: [stranger.id] })).toBeTruthy()
    expect((await add(own, store.token, { stores_id: [other.id] })).status).toBe(422)
  })

  test('with free delivery alone needs no amount, and a cap belongs to a percentage only', async () => {
    expect((await add(own, store.token, { amount: 0, free_delivery_charge: true })).status).toBe(201)
    expect((await add(own, store.token, { type: 'value', amount: 2000, cap: 500 })).body.cap).toBeNull()
    expect((await add(own, store.token, { first_order: true, max_use_per_user: 5 })).body.max_use_per_user).toBe(1)
    expect((await add(own, store.token, { first_order: true, max_use_number: 2, max_use_per_user: 5 })).status).toBe(201)
  })

  test('may leave amount and minimum empty, which means zero', async () => {
    const made = await add(own, store.token, { amount: null, order_min_cost: '', free_delivery_charge: true })
    expect(made.body).toMatchObject({ amount: 0, order_min_cost: 0 })
    expect(await refusedAt('amount', { amount: null })).toMatch(/free delivery/)
  })

  test('can’t be saved over a newer version, because a stopped one would run again', async () => {
    const code = fresh()
    const { id, updated_at } = await makeCode(t, own, store.token, { code })
    const save = (seen: string) =>
      t.call('PUT', `${own}/${id}`, { token: store.token, body: codeBody({ code, active: true }), headers: { 'if-match': `"${seen}"` } })
    await t.call('POST', `${own}/bulk`, { token: store.token, body: { action: 'deactivate', ids: [id] } })
    expect(await save(updated_at)).toMatchObject({ status: 409, body: { code: 'stale_record' } })
    const now = await t.call('GET', `${own}/${id}`, { token: store.token })
    expect(now.body.active).toBe(false)
    expect((await save(now.body.updated_at)).status).toBe(200)
  })

  test('shows its state by its days and its switch', async () => {
    const state = async (changes: Record<string, unknown>) => (await makeCode(t, own, store.token, { code: fresh(), ...changes })).state
    expect(await state({ start_date: today(1) })).toBe('scheduled')
    expect(await state({ end_date: today() })).toBe('active')
    expect(await state({ active: false })).toBe('disabled')
    const { id } = await makeCode(t, own, store.token, { code: fresh(), start_date: today(-9) })
    await t.db.execute(sql`update coupons set end_date = ${today(-1)}::date where id = ${id}`)
    const list = await t.call('GET', own, { token: store.token, query: { state: 'expired' } })
    expect(list.body.data.map((row: { id: string }) => row.id)).toEqual([id])
  })

  test('is changed and turned on by its own store only', async () => {
    const { id } = await makeCode(t, own, store.token, { code: fresh() })
    const code = fresh()
    const changed = await t.call('PUT', `${own}/${id}`, { token: store.token, body: codeBody({ code, amount: 2500, cap: 9000 }) })
    expect(changed.body).toMatchObject({ code, amount: 2500, cap: 9000 })
    expect((await t.call('GET', `${own}/${id}`, { token: other.token })).status).toBe(404)
    expect((await t.call('PUT', `${own}/${id}`, { token: other.token, body: codeBody() })).status).toBe(404)
    const off = await t.call('POST', `${own}/bulk`, { token: store.token, body: { action: 'deactivate', ids: [id] } })
    expect(off.body.results).toEqual([{ id, ok: true, error: null }])
    expect((await t.call('GET', `${own}/${id}`, { token: store.token })).body.state).toBe('disabled')
    const strange = await t.call('POST', `${own}/bulk`, { token: other.token, body: { action: 'activate', ids: [id] } })
    expect(strange.body.results[0]).toMatchObject({ ok: false })
    expect((await t.call('DELETE', `${own}/${id}`, { token: other.token })).status).toBe(404)
    expect((await t.call('DELETE', `${own}/${id}`, { token: store.token })).status).toBe(204)
  })

  test('of several stores is changed by the platform, and each store sees its own figures', async () => {
    const { id } = await makeCode(t, ofStores, admin, { code: fresh(), stores_id: [store.id, other.id] })
    const seen = await t.call('GET', `${own}/${id}`, { token: store.token })
    expect(seen.body).toMatchObject({ stores_count: 2, stores: [{ id: store.id }] })
    const change = await t.call('PUT', `${own}/${id}`, { token: store.token, body: codeBody({ code: fresh() }) })
    expect(change).toMatchObject({ status: 409, body: { code: 'code_shared' } })
    expect((await t.call('DELETE', `${own}/${id}`, { token: store.token })).status).toBe(409)
    expect((await t.call('GET', `${platform}/${id}`, { token: admin })).status).toBe(404)
    expect((await t.call('GET', `${ofStores}/${id}`, { token: admin })).body.stores).toHaveLength(2)
  })

  test('is recorded in the audit log, and hidden from holders of faqs.*', async () => {
    const writer = await adminWith(t, ['faqs.index', 'faqs.create', 'faqs.update', 'faqs.delete'])
    for (const path of [platform, ofStores]) {
      const { id } = await makeCode(t, path, admin, { code: fresh(), ...(path === ofStores ? { stores_id: [store.id] } : {}) })
      const before = (await t.call('GET', `${path}/${id}`, { token: admin })).body
      const tries: [string, string, object?][] = [
        ['GET', path],
        ['GET', `${path}/${id}`],
        ['POST', path, codeBody({ code: fresh() })],
        ['PUT', `${path}/${id}`, codeBody({ code: fresh() })],
        ['POST', `${path}/bulk`, { ids: [id], active: false }],
        ['DELETE', `${path}/${id}`],
      ]
      for (const [method, at, body] of tries) {
        expect((await t.call(method as 'GET', at, { token: writer.token, ...(body ? { body } : {}) })).status, `${method} ${at}`).toBe(403)
      }
      expect((await t.call('GET', `${path}/${id}`, { token: admin })).body).toEqual(before)
    }
    const editor = await adminWith(t, ['promo-codes.index', 'promo-codes.create'])
    const { id } = await makeCode(t, platform, editor.token, { code: fresh() })
    const { rows } = await t.db.execute<{ action: string }>(sql`select action from audit_log where entity_id = ${id}`)
    expect(rows).toEqual([{ action: 'promo-codes.create' }])
  })

  test('is found by its filters', async () => {
    const options = (query: Record<string, string>, path = own, token = store.token) => t.call('GET', `${path}/options`, { token, query })
    const [mine] = await makeActive(t.db, store.id, [{ ar: 'قهوة مختارة' }])
    expect((await options({ of: 'products', q: 'قهوه' })).body).toEqual([
      { id: mine, title: expect.objectContaining({ ar: 'قهوة مختارة' }) },
    ])
    expect((await options({ of: 'products', q: 'قهوه' }, own, other.token)).body).toEqual([])
    expect((await options({ of: 'users' })).body).toEqual([])
    expect((await options({ of: 'stores' })).body).toHaveLength(1)
    expect((await options({ of: 'stores' }, platform, admin)).body).toHaveLength(2)
    expect((await options({ of: 'cities', ids: world.city_id })).body).toHaveLength(1)
    expect((await options({ of: 'categories' })).status).toBe(200)
    expect((await options({ of: 'admins' })).status).toBe(422)
  })

  test('is exported with its figures', async () => {
    const file = await t.call('GET', `${own}/export`, { token: store.token, query: { format: 'csv' } })
    expect(file.status).toBe(200)
  })
})

test('of the platform can’t be listed by a store that tries texts, with ten rejections a day over all calls', async () => {
  const prober = await makeSellingStore(t.db, world.city_id)
  const taken = await makeCode(t, platform, admin)
  const mine = await makeCode(t, own, prober.token, { code: fresh() })
  const tries = [
    ...Array.from({ length: 8 }, () => add(own, prober.token, { code: taken.code })),
    ...Array.from({ length: 8 }, () => {
      const body = codeBody({ code: taken.code })
      return t.call('PUT', `${own}/${mine.id}`, { token: prober.token, body })
    }),
  ]
  const statuses = (await Promise.all(tries)).map(({ status }) => status)
  expect(statuses.filter((status) => status === 422)).toHaveLength(10)
  expect(statuses.filter((status) => status === 429)).toHaveLength(6)
  expect((await add(own, prober.token)).body.code).toBe('too_many_requests')
  const neighbour = await makeSellingStore(t.db, world.city_id)
  expect((await add(own, neighbour.token)).status).toBe(201)
  // an own code that is typed again tells nothing of the platform
  for (let n = 0; n < 12; n++) expect((await add(own, store.token, { code: 'EID-MUBARAK_5' })).status).toBe(422)
  expect((await t.call('DELETE', `${platform}/${taken.id}`, { token: admin })).status).toBe(204)
})
