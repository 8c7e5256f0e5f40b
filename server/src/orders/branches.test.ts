import { randomUUID } from 'node:crypto'
import { todayInRiyadh } from '@rahba/contract/kernel/today'
import { addDays } from '@rahba/contract/statistics/periods'
import { eq, sql } from 'drizzle-orm'
import { afterEach, beforeAll, describe, expect, test } from 'vitest'
import { branchWorld, farBranchBody } from '../../test/branch-world.ts'
import { makeActive, makeAdmin, makeStore, productBody } from '../../test/catalog-world.ts'
import { makeAddress, type OrderWorld } from '../../test/order-world.ts'
import { testApp } from '../../test/test-app.ts'
import { findVariantFaults } from '../../test/variant-faults.ts'
import { notifyWatchersWorker } from '../catalog/stock/notify-watchers.ts'
import { stores } from '../stores/table.ts'

const t = await testApp()
let world: OrderWorld
/** A branch in the far city, which delivers and lets shoppers collect. */
let far: { id: string; updated_at: string }

const call = (method: 'GET' | 'POST' | 'PUT' | 'DELETE', path: string, body?: unknown, token = world.store.token) =>
  t.call(method, `/store/${path}`, { token, body, headers: { 'idempotency-key': randomUUID() } })
const branchBody = (changes: object = {}) => farBranchBody(world, changes)

beforeAll(async () => {
  world = await branchWorld(t)
  far = (await call('POST', 'branches', branchBody())).body
})
afterEach(async () => expect(await findVariantFaults(t.db)).toEqual([]))

const count = (branch_id: string, variant_id: string, quantity: number) =>
  call('POST', 'stock/adjustments', { branch_id, reason: 'counted', note: null, lines: [{ variant_id, quantity }] })
const move = (variant_id: string, quantity: number) =>
  call('POST', 'stock/transfers', { from_branch_id: world.store.id, to_branch_id: far.id, note: null, lines: [{ variant_id, quantity }] })

/** A product with pieces in the main branch and in the far one. */
async function goods(main: number, away: number): Promise<string> {
  const [id = ''] = await makeActive(t.db, world.store.id, [{ ar: 'عطر', quantity: main, price: 5000 }])
  if (away > 0) await count(far.id, id, away)
  return id
}
const readBranches = async (id: string) => {
  const { rows } = await t.db.execute<{ branch_id: string; quantity: number }>(
    sql`select branch_id, quantity from branch_stock where variant_id = ${id} order by branch_id = ${far.id}`,
  )
  return rows.map(({ quantity }) => quantity)
}

describe('an order', () => {
  test('ships from the nearest branch with all of it, and its stock returns there', async () => {
    const id = await goods(5, 5)
    const away = await makeAddress(t.db, world.shopper.id, world.far_city_id)
    const near = await world.order(world.cart(id, { lines: [{ product_id: id, quantity: 2 }] }))
    expect([near.status, await readBranches(id)]).toEqual([201, [3, 5]])
    const distant = await world.order(world.cart(id, { lines: [{ product_id: id, quantity: 4 }], address_id: away }))
    expect([distant.status, await readBranches(id)]).toEqual([201, [3, 1]])
    // The near branch lacks pieces, so the next one serves the order.
    const rest = await world.order(world.cart(id, { lines: [{ product_id: id, quantity: 3 }], address_id: away }))
    expect([rest.status, await readBranches(id)]).toEqual([201, [0, 1]])
    const order = await t.call('GET', `/store/orders/${distant.body.id}`, { token: world.store.token })
    expect(order.body.branch).toMatchObject({ id: far.id, name: { en: 'Shaqra branch' } })
    const listed = await call('GET', `orders?branch_id=${far.id}`)
    expect(listed.body.data).toMatchObject([{ id: distant.body.id, branch: { ar: 'فرع شقراء' } }])
    await t.call('POST', `/user/orders/${distant.body.id}/actions`, {
      token: world.shopper.token,
      body: { action: 'cancel_own' },
      headers: { 'idempotency-key': randomUUID() },
    })
    expect(await readBranches(id)).toEqual([0, 5])
    const { body } = await call('GET', `stock/movements?variant_id=${id}`)
    expect(body.data.map(({ reason, change }: { reason: string; change: number }) => [reason, change])).toEqual([
      ['cancelled', 4],
      ['ordered', -3],
      ['ordered', -4],
      ['ordered', -2],
      ['counted', 5],
      ['opening', 5],
    ])
    expect(body.data[0]).toMatchObject({ before: 1, after: 5, order_id: distant.body.id, order_number: distant.body.number })
  })

  test('that no branch can fill is rejected at its line, with the stock of one branch', async () => {
    const id = await goods(3, 2)
    const refused = async (changes: object) =>
      (await world.order(world.cart(id, { lines: [{ product_id: id, quantity: 4 }], ...changes }))).body.fields
    expect(await refused({})).toEqual({ 'lines.0.quantity': expect.stringContaining('3 فقط') })
    expect(await refused({ fulfilment: 'pickup', address_id: null, branch_id: far.id })).toEqual({
      'lines.0.quantity': 'الكمية المتبقية في هذا الفرع 2 فقط',
    })
    expect(await refused({})).toEqual({ 'lines.0.quantity': expect.stringContaining('موزعة على عدة فروع') })
    const more = await world.order(world.cart(id, { lines: [{ product_id: id, quantity: 9 }] }))
    expect(more.body.fields).toEqual({ 'lines.0.quantity': 'يمكن توصيل 3 فقط في طلب واحد' })
    const other = await goods(0, 3)
    const split = await world.order(
      world.cart(id, {
        lines: [
          { product_id: id, quantity: 3 },
          { product_id: other, quantity: 3 },
        ],
      }),
    )
    expect(split.body.fields).toEqual({ lines: expect.stringContaining('فرع واحد') })
  })

  test('above the stock reads the remaining number, if one branch has all of it', async () => {
    const id = await goods(3, 0)
    const lines = [{ product_id: id, quantity: 5 }]
    for (const changes of [{}, { fulfilment: 'pickup', address_id: null } as const]) {
      const { body } = await world.order(world.cart(id, { lines, ...changes }))
      expect(body.fields).toEqual({ 'lines.0.quantity': 'الكمية المتبقية 3 فقط' })
    }
    const { body } = await t.call('POST', '/market/cart', { locale: 'en', body: { lines, city: null } })
    expect(body.stores[0].lines).toMatchObject([{ problem: { code: 'over_stock', text: 'Only 3 left', max: 3 } }])
  })

  test('lists every line that the chosen branch lacks, and every line that is sold out', async () => {
    const [a, b, c] = [await goods(3, 1), await goods(3, 3), await goods(3, 0)]
    const lines = [a, b, c].map((product_id) => ({ product_id, quantity: 2 }))
    const pickup = { fulfilment: 'pickup', address_id: null, branch_id: far.id } as const
    const refused = await world.order(world.cart(a, { ...pickup, lines }))
    expect(refused.body.fields).toEqual({
      'lines.0.quantity': 'الكمية المتبقية في هذا الفرع 1 فقط',
      'lines.2.quantity': 'نفدت الكمية في هذا الفرع',
    })
    const [gone, none] = [await goods(0, 0), await goods(0, 0)]
    const out = await world.order(world.cart(gone, { lines: [gone, b, none].map((product_id) => ({ product_id, quantity: 1 })) }))
    expect(Object.keys(out.body.fields)).toEqual(['lines.0.quantity', 'lines.2.quantity'])
  })

  test('is picked up at the branch that the shopper chose, and at none of another store', async () => {
    const id = await goods(5, 5)
    const pickup = { fulfilment: 'pickup', address_id: null } as const
    const placed = await world.order(world.cart(id, { ...pickup, branch_id: far.id }))
    expect([placed.status, await readBranches(id)]).toEqual([201, [5, 4]])
    const own = await t.call('GET', `/user/orders/${placed.body.id}`, { token: world.shopper.token })
    expect(own.body.branch).toMatchObject({ id: far.id, address: 'شارع الملك فهد، بجوار المسجد' })
    const foreign = await makeStore(t.db)
    const refused = await world.order(world.cart(id, { ...pickup, branch_id: foreign.id }))
    expect(Object.keys(refused.body.fields)).toEqual(['branch_id'])
  })

  test('for the last piece of a branch: one of two shoppers gets it, and the other is told', async () => {
    const id = await goods(1, 0)
    const results = await Promise.all([world.order(world.cart(id)), world.order(world.cart(id))])
    expect(results.map(({ status }) => status).sort()).toEqual([201, 422])
    expect(await readBranches(id)).toEqual([0])
  })
})

describe('stock by branch', () => {
  test('is moved, counted, received and written off with a reason, and never below zero', async () => {
    const id = await goods(5, 0)
    expect((await move(id, 2)).body).toMatchObject({ movements: 2 })
    expect(await readBranches(id)).toEqual([3, 2])
    expect((await move(id, 4)).body.fields).toEqual({ 'lines.0.quantity': 'المتوفر في هذا الفرع 3 فقط' })
    const adjust = (reason: string, quantity: number) =>
      call('POST', 'stock/adjustments', { branch_id: world.store.id, reason, note: 'كسر في النقل', lines: [{ variant_id: id, quantity }] })
    expect((await adjust('received', 10)).status).toBe(200)
    expect((await adjust('damaged', 1)).status).toBe(200)
    expect(await readBranches(id)).toEqual([12, 2])
    expect(Object.keys((await adjust('lost', 13)).body.fields)).toEqual(['lines.0.quantity'])
    expect(Object.keys((await adjust('lost', 0)).body.fields)).toEqual(['lines.0.quantity'])
    expect(Object.keys((await count(world.store.id, id, -1)).body.fields)).toEqual(['lines.0.quantity'])
    expect((await count(world.store.id, id, 12)).body).toEqual({ movements: 0 })
    const { body } = await call('GET', `stock?q=${encodeURIComponent('عطر')}`)
    expect(body.data.find((row: { id: string }) => row.id === id)).toMatchObject({ quantity: 14 })
    const { body: moves } = await call('GET', `stock/movements?variant_id=${id}&branch_id=${far.id}`)
    expect(moves.data).toMatchObject([{ reason: 'transfer', change: 2, before: 0, after: 2, actor_type: 'store' }])
    const read = async (query: string) =>
      (await call('GET', `stock/movements?variant_id=${id}&${query}`)).body.data.map(({ reason }: { reason: string }) => reason)
    expect(new Set(await read('reason=transfer'))).toEqual(new Set(['transfer']))
    expect(new Set(await read('reason=transfer,damaged'))).toEqual(new Set(['transfer', 'damaged']))
    const day = todayInRiyadh()
    const all = (await read('')).length
    expect([(await read(`from=${day}&to=${day}`)).length, (await read(`to=${addDays(day, -1)}`)).length]).toEqual([all, 0])
    expect((await read(`from=${addDays(day, 1)}`)).length).toBe(0)
    expect((await call('GET', 'stock/movements?reason=none')).status).toBe(422)
    for (const path of ['stock/export?format=csv', 'stock/movements/export?format=csv'])
      expect((await call('GET', path)).body).toContain('عطر')
  })

  test('follows forms and bulk actions: additions go to the main branch, removals come from it first', async () => {
    const id = await goods(2, 4)
    const bulk = (value: number) => call('POST', 'products/bulk', { ids: [id], action: 'stock_set', value })
    await bulk(10)
    expect(await readBranches(id)).toEqual([6, 4])
    await bulk(3)
    expect(await readBranches(id)).toEqual([0, 3])
    const { body } = await call('GET', `stock/movements?variant_id=${id}`)
    expect(body.data[0]).toMatchObject({ reason: 'edited', actor_type: 'store', actor: expect.any(String) })
  })

  test('lists a variant by its code, and a disabled one with its pieces', async () => {
    const code = randomUUID().slice(0, 6)
    const [small, large] = [randomUUID(), randomUUID()]
    const name = (text: string) => ({ ar: text, en: text })
    const { body: saved } = await call('POST', 'products', {
      ...productBody({ price: 5000, quantity: 0, name: name(`ثوب ${code}`) }),
      axes: [{ id: randomUUID(), name: name('المقاس'), values: [small, large].map((id) => ({ id, name: name(id.slice(0, 8)) })) }],
      variants: [
        { values: [small], quantity: 3, sku: `T1-${code}-S`, barcode: `90${code}1` },
        { values: [large], quantity: 0, sku: `T1-${code}-L`, active: false },
      ],
    })
    const [first, second] = saved.variants as { id: string }[]
    const find = async (q: string, more = '') => {
      const { body } = await call('GET', `stock?q=${encodeURIComponent(q)}${more}`)
      return (body.data as { id: string; active: boolean }[]).map(({ id, active }) => [id, active])
    }
    const [one, two] = [
      [first?.id, true],
      [second?.id, false],
    ]
    for (const q of [`t1-${code}-s`, `90${code}1`, `90${code}`, ` T1-${code}-S `]) expect(await find(q)).toEqual([one])
    expect(new Set(await find(`T1-${code}`))).toEqual(new Set([one, two]))
    expect(new Set(await find(`ثوب ${code}`))).toEqual(new Set([one, two]))
    // A variant that is off needs no more stock, so it is neither low nor out.
    expect(await find(`ثوب ${code}`, '&stock=low')).toEqual([one])
    expect((await count(far.id, second?.id ?? '', 4)).body).toEqual({ movements: 1 })
    const lines = [{ variant_id: second?.id, quantity: 4 }]
    const transfer = { from_branch_id: far.id, to_branch_id: world.store.id, note: null, lines }
    expect((await call('POST', 'stock/transfers', transfer)).body).toEqual({ movements: 2 })
  })

  test('of another store can’t be read or moved', async () => {
    const id = await goods(5, 0)
    const other = await makeStore(t.db)
    const lines = [{ variant_id: id, quantity: 1 }]
    const foreign = await call('POST', 'stock/adjustments', { branch_id: other.id, reason: 'lost', note: null, lines }, other.token)
    expect(Object.keys(foreign.body.fields)).toEqual(['lines.0.variant_id'])
    const branch = await call('POST', 'stock/adjustments', { branch_id: other.id, reason: 'lost', note: null, lines })
    expect(Object.keys(branch.body.fields)).toEqual(['branch_id'])
    expect((await call('GET', 'stock', undefined, other.token)).body.data).toEqual([])
    expect((await call('GET', `stock/movements?variant_id=${id}`, undefined, other.token)).body.data).toEqual([])
    expect((await call('PUT', `branches/${far.id}`, branchBody(), other.token)).status).toBe(404)
    expect((await call('DELETE', `branches/${far.id}`, undefined, other.token)).status).toBe(404)
  })
})

describe('a branch', () => {
  test('is the store’s pickup place if it is the main one', async () => {
    const [main] = (await call('GET', 'branches')).body
    expect(main).toMatchObject({ id: world.store.id, is_main: true, pick_up: true, address: 'حي العليا' })
    const body = branchBody({ name: main.name, city_id: world.city_id, address: 'طريق العروبة' })
    expect((await call('PUT', `branches/${main.id}`, body)).status).toBe(200)
    const readPlace = async () => (await t.db.select().from(stores).where(eq(stores.id, world.store.id)))[0]?.pickup_location
    expect(await readPlace()).toMatchObject({ location_description: 'طريق العروبة', city_id: world.city_id })
    await call('PUT', `branches/${main.id}`, { ...body, pick_up: false })
    expect(await readPlace()).toBeNull()
    await t.db.update(stores).set({ pickup_location: null }).where(eq(stores.id, world.store.id))
    await call('PUT', `branches/${main.id}`, body)
  })

  test('needs a purpose, and an address for pickup', async () => {
    const refused = async (changes: object) => Object.keys((await call('POST', 'branches', branchBody(changes))).body.fields)
    expect(await refused({ pick_up: false, delivers: false })).toEqual(['delivers'])
    expect(await refused({ address: null })).toEqual(['address'])
    expect(await refused({ city_id: randomUUID() })).toEqual(['city_id'])
  })

  test('is shown to admins with its pieces', async () => {
    const read = (id: string, token: string) => t.call('GET', `/admin/stores/${id}/branches`, { token })
    const token = await makeAdmin(t.db, ['stores.index'])
    const { status, body } = await read(world.store.id, token)
    expect(status).toBe(200)
    expect(body).toEqual((await call('GET', 'branches')).body)
    expect(body[0]).toMatchObject({ is_main: true, pieces: expect.any(Number) })
    expect((await read(randomUUID(), token)).status).toBe(404)
  })

  test('is closed without stock and open orders only, and never the main one', async () => {
    const { body: made } = await call('POST', 'branches', branchBody({ name: { ar: 'مستودع', en: 'Warehouse' } }))
    const id = await goods(0, 0)
    await count(made.id, id, 1)
    expect((await call('DELETE', `branches/${made.id}`)).body.code).toBe('branch_has_stock')
    const placed = await world.order(world.cart(id, { fulfilment: 'pickup', address_id: null, branch_id: made.id }))
    expect((await call('DELETE', `branches/${made.id}`)).body.code).toBe('branch_has_orders')
    await call('POST', `orders/${placed.body.id}/actions`, { action: 'cancel', note: 'أغلقنا الفرع' })
    await call('POST', 'stock/transfers', {
      from_branch_id: made.id,
      to_branch_id: world.store.id,
      note: null,
      lines: [{ variant_id: id, quantity: 1 }],
    })
    expect((await call('DELETE', `branches/${made.id}`)).status).toBe(204)
    expect((await call('GET', 'branches')).body.map((branch: { id: string }) => branch.id)).toEqual([world.store.id, far.id])
    expect((await call('DELETE', `branches/${world.store.id}`)).body.code).toBe('branch_is_main')
  })
})

describe('notices about stock', () => {
  const readNotices = async (audience: string, recipient_id: string) => {
    const { rows } = await t.db.execute<{ data: { ar: { body: string } } }>(
      sql`select data from notifications where audience = ${audience} and recipient_id = ${recipient_id} and notif_type = 'ProductNotification' order by id desc`,
    )
    return rows.map(({ data }) => data.ar.body)
  }

  test('go to the team once when an order brings a variant down to its limit', async () => {
    expect((await call('PUT', 'stock/settings', { low_stock_alert: 3 })).body).toEqual({ low_stock_alert: 3 })
    expect((await call('GET', 'stock/settings')).body).toEqual({ low_stock_alert: 3 })
    const id = await goods(5, 0)
    await world.order(world.cart(id))
    expect(await readNotices('store', world.store.id)).toEqual([])
    await world.order(world.cart(id))
    await world.order(world.cart(id))
    expect(await readNotices('store', world.store.id)).toEqual(['الكمية المتبقية من «عطر»: 3.'])
    await call('PUT', 'stock/settings', { low_stock_alert: null })
  })

  test('go to a waiting shopper once it is back, in any branch, unless it is hidden', async () => {
    const id = await goods(1, 0)
    const watch = (method: 'PUT' | 'DELETE') => t.call(method, `/user/stock-watches/${id}`, { token: world.shopper.token })
    expect((await watch('PUT')).body.code).toBe('still_in_stock')
    await count(world.store.id, id, 0)
    expect((await watch('PUT')).status).toBe(204)
    expect((await watch('PUT')).status).toBe(204)
    const list = await t.call('GET', '/user/stock-watches', { token: world.shopper.token })
    expect(list.body).toMatchObject([{ id, name: 'عطر' }])
    await notifyWatchersWorker.run(t.deps, {})
    expect(await readNotices('user', world.shopper.id)).toEqual([])
    await t.db.execute(sql`update products set status = 'hidden' where id = ${id}`)
    await count(far.id, id, 2)
    await notifyWatchersWorker.run(t.deps, {})
    expect(await readNotices('user', world.shopper.id)).toEqual([])
    await t.db.execute(sql`update products set status = 'active' where id = ${id}`)
    await count(far.id, id, 0)
    await count(far.id, id, 2)
    await notifyWatchersWorker.run(t.deps, {})
    await notifyWatchersWorker.run(t.deps, {})
    expect(await readNotices('user', world.shopper.id)).toEqual(['«عطر» متوفر الآن.'])
    expect((await t.call('GET', '/user/stock-watches', { token: world.shopper.token })).body).toEqual([])
    expect((await t.call('PUT', `/user/stock-watches/${randomUUID()}`, { token: world.shopper.token })).status).toBe(404)
    await count(far.id, id, 0)
    await watch('PUT')
    expect((await watch('DELETE')).status).toBe(204)
  })

  test('a product lists its pickup places', async () => {
    const id = await goods(0, 2)
    const { body } = await t.call('GET', `/market/products/${id}`, {})
    expect(body.pickup_branches).toMatchObject([
      { id: world.store.id, in_stock: [], last_pieces: [] },
      { id: far.id, name: 'فرع شقراء', city: 'شقراء', in_stock: [id], last_pieces: [{ variant_id: id, left: 2 }] },
    ])
    // More than a few are not counted, since the stock is private.
    await count(far.id, id, 30)
    const many = await t.call('GET', `/market/products/${id}`, {})
    expect(many.body.pickup_branches[1]).toMatchObject({ in_stock: [id], last_pieces: [] })
  })

  test('a store lists its branches with pickup', async () => {
    const read = async (locale: 'ar' | 'en') => (await t.call('GET', `/market/stores/${world.store.slug}`, { locale })).body.pickup_branches
    expect(await read('ar')).toMatchObject([
      { id: world.store.id, address: expect.any(String) },
      { id: far.id, name: 'فرع شقراء', city: 'شقراء', address: 'شارع الملك فهد، بجوار المسجد' },
    ])
    await call('PUT', `branches/${far.id}`, branchBody({ pick_up: false }))
    expect((await read('en')).map(({ id }: { id: string }) => id)).toEqual([world.store.id])
    await call('PUT', `branches/${far.id}`, branchBody())
  })
})
