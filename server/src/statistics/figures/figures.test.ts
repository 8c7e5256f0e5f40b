import { plainAmount } from '@rahba/contract/kernel/money'
import type { OrderActionName } from '@rahba/contract/orders/order-actions'
import type { Report } from '@rahba/contract/statistics/statistics'
import { sql } from 'drizzle-orm'
import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { adminWith } from '../../../test/actors.ts'
import { fillWallet, makeSellingStore, orderWorld } from '../../../test/order-world.ts'
import { once, testApp } from '../../../test/test-app.ts'

import { accountTotals } from '../../money/ledger/read-accounts.ts'
import { readSplit } from './read-figures.ts'
import { findWrongDays, rebuildFigures, refreshFigures, verifyFiguresWorker } from './refresh-figures.ts'
import { differences } from './write-figures.ts'

const t = await testApp()
const world = await orderWorld(t)
const office = await adminWith(t)

const { rows: todays } = await t.pool.query<{ today: string }>("select (app_now() at time zone 'Asia/Riyadh')::date::text as today")
const today = todays[0]?.today ?? ''
const period = { from: today, to: today }

const act = (id: string, action: OrderActionName, note?: string, by: 'store' | 'user' | 'admin' = 'store') =>
  t.call('POST', `/${by}/orders/${id}/actions`, {
    token: { store: world.store.token, user: world.shopper.token, admin: office.token }[by],
    headers: once(),
    body: { action, ...(note ? { note } : {}) },
  })
async function place(price: number, changes: Parameters<typeof world.cart>[1] = {}): Promise<{ id: string; total: number }> {
  const { body, status } = await world.order(world.cart(await world.product(10, price), changes))
  expect(status, JSON.stringify(body)).toBe(201)
  return body
}
async function deliver(id: string) {
  for (const action of ['accept', 'prepare', 'make_ready', 'send_out', 'deliver'] as const) await act(id, action)
}
const report = async (path = '/admin/statistics', token = office.token, query: Record<string, string> = {}): Promise<Report> =>
  (await t.call('GET', path, { token, query: { ...period, ...query } })).body
const ofStore = (query = {}) => report('/store/statistics', world.store.token, query)

describe('random commands', () => {
  // what a market does in a day, in any order, with a look at the figures now and then
  const commands = fc.array(
    fc.oneof(
      fc.record({
        what: fc.constantFrom('place' as const),
        price: fc.integer({ min: 100, max: 90_000 }),
        how: fc.constantFrom('cod', 'wallet', 'bank_transfer'),
      }),
      fc.record({
        what: fc.constantFrom('deliver', 'cancel', 'pay', 'complete', 'refresh', 'backdate') as fc.Arbitrary<'deliver'>,
        at: fc.nat(30),
      }),
    ),
    { minLength: 8, maxLength: 24 },
  )

  async function run(list: readonly Record<string, unknown>[]) {
    const placed: { id: string; total: number }[] = []
    for (const command of list) {
      const order = placed[Number(command.at ?? 0) % Math.max(1, placed.length)]
      const what = String(command.what)
      if (what === 'place') {
        const method = command.how as 'cod' | 'wallet' | 'bank_transfer'
        if (method === 'wallet') await fillWallet(t.db, world.shopper.id, 200_000)
        placed.push(await place(Number(command.price), { payment_method: method }))
      } else if (what === 'refresh') await refreshFigures(t.db)
      else if (!order) continue
      else if (what === 'deliver') await deliver(order.id)
      else if (what === 'cancel') await act(order.id, 'cancel', 'نفدت الكمية')
      else if (what === 'complete') await act(order.id, 'complete' as OrderActionName, 'انتهت المدة', 'admin')
      else if (what === 'backdate')
        await t.db.execute(sql`update orders set placed_at = placed_at - interval '1 day' where id = ${order.id}`)
      else await act(order.id, 'confirm_payment', 'وصل التحويل', 'admin')
    }
  }

  test('leave figures that match the orders and the ledger, updated in steps or calculated again', async () => {
    // chance alone would now and then cancel nothing that was paid
    await run([
      { what: 'place', price: 9000, how: 'wallet' },
      { what: 'cancel', at: 0 },
    ])
    await fc.assert(
      fc.asyncProperty(commands, async (list) => {
        await run(list)
        await refreshFigures(t.db)
        expect(await differences(t.db)).toEqual([])
      }),
      { numRuns: 8, endOnFailure: true },
    )
    const kept = await t.pool.query('select * from daily_figures order by day, store_id, split, key')
    const platform = await t.pool.query('select * from platform_figures order by day, split, key')
    const sold = await t.pool.query('select * from daily_products order by 1, 2, 3')
    await rebuildFigures(t.db)
    expect((await t.pool.query('select * from daily_figures order by day, store_id, split, key')).rows).toEqual(kept.rows)
    expect((await t.pool.query('select * from platform_figures order by day, split, key')).rows).toEqual(platform.rows)
    expect((await t.pool.query('select * from daily_products order by 1, 2, 3')).rows).toEqual(sold.rows)

    // against sums that share nothing with the code that keeps the figures
    const wide = await report('/admin/statistics', office.token, { from: '2026-01-01', to: '2027-12-31' })
    const totals = await accountTotals(t.db)
    const balance = (code: string) => totals.find(({ account }) => account === code)?.balance
    expect(wide.totals.now).toMatchObject({
      commission: balance('commission'),
      vat: balance('vat_output'),
      promo_cost: balance('promo_expense'),
    })
    const { rows } = await t.pool.query(
      "select sum(total)::int as sales, count(*)::int as orders from orders where status not in ('cancelled', 'pending_payment')",
    )
    expect(wide.totals.now).toMatchObject(rows[0])
    expect(wide.totals.now.cancelled_orders).toBeGreaterThan(0)
    expect(wide.totals.now.refunds).toBeGreaterThan(0)
  }, 120_000)

  test('a change without a mark is found', async () => {
    await t.pool.query('alter table orders disable trigger orders_figures_changed')
    const order = await place(5000)
    await refreshFigures(t.db)
    await act(order.id, 'cancel', 'نفدت الكمية')
    await refreshFigures(t.db)
    await t.pool.query('alter table orders enable trigger orders_figures_changed')
    expect(await differences(t.db)).toContain(`${today} ${world.store.id} all`)
    // the nightly look finds it and puts it right
    expect(await findWrongDays(t.db)).toContain(`${today} ${world.store.id} all`)
    await verifyFiguresWorker.run(t.deps, {})
    expect(await findWrongDays(t.db)).toEqual([])
  })
})

test('parallel workers count everything once while orders arrive', async () => {
  const product = await world.product(100, 7000)
  let open = true
  const worker = async () => {
    while (open) await refreshFigures(t.db)
  }
  const workers = [worker(), worker()]
  const placed = await Promise.all(Array.from({ length: 24 }, () => world.order(world.cart(product))))
  expect(placed.every(({ status }) => status === 201)).toBe(true)
  open = false
  await Promise.all(workers)
  await refreshFigures(t.db)
  expect(await differences(t.db)).toEqual([])
  expect((await t.pool.query('select from figure_changes')).rowCount).toBe(0)
}, 60_000)

test('a change that commits while a job runs waits for the next job', async () => {
  await refreshFigures(t.db)
  const before = (await report()).totals.now.orders ?? 0
  const client = await t.pool.connect()
  await client.query('begin')
  const { rows } = await client.query("update orders set placed_at = app_now(), status = 'new' where status = 'cancelled' returning id")
  await refreshFigures(t.db)
  expect((await report()).totals.now.orders).toBe(before)
  await client.query('commit')
  client.release()
  await refreshFigures(t.db)
  expect((await report()).totals.now.orders).toBeGreaterThanOrEqual(before + rows.length)
  expect(await differences(t.db)).toEqual([])
})

test('a day begins at midnight in Riyadh, which is 21:00 in London of the day before', async () => {
  const [late, early] = [await place(1111), await place(2222)]
  await t.pool.query("update orders set placed_at = '2026-01-09T20:59:59.999Z' where id = $1", [late.id])
  await t.pool.query("update orders set placed_at = '2026-01-09T21:00:00Z' where id = $1", [early.id])
  await refreshFigures(t.db)
  const { points } = await report('/admin/statistics', office.token, { from: '2026-01-09', to: '2026-01-10', by: 'day' })
  expect(points.map(({ now }) => now.sales)).toEqual([late.total, early.total])
})

test('a period is compared with the one before, as a whole and by its points', async () => {
  const { before, totals, points } = await report('/admin/statistics', office.token, { from: '2026-01-10', to: '2026-01-10', by: 'day' })
  expect(before).toEqual({ from: '2026-01-09', to: '2026-01-09' })
  expect(totals.before.orders).toBe(1)
  expect(points[0]?.before?.figures.sales).toBe(totals.before.sales)
})

test('the rows of each split add up to the whole', async () => {
  const { totals } = await report()
  for (const by of ['store', 'category', 'city', 'payment_method']) {
    const { body } = await t.call('GET', '/admin/statistics/split', { token: office.token, query: { ...period, by } })
    const sum = (name: string) => body.rows.reduce((all: number, row: { now: Record<string, number> }) => all + (row.now[name] ?? 0), 0)
    for (const name of ['sales', 'orders', 'commission', 'refunds', 'cancelled'] as const)
      expect(sum(name), `${by} ${name}`).toBe(totals.now[name])
    expect(body.rows[0].name.ar).toBeTruthy()
  }
  const { body } = await t.call('GET', '/admin/statistics/split', { token: office.token, query: { ...period, by: 'city' } })
  expect(body.rows[0]).toMatchObject({ key: world.city_id, name: { ar: 'الرياض' } })
})

test('a category has the figures of its current stores', async () => {
  const { rows } = await t.pool.query<{ id: string }>(`insert into categories (name) values ('{"ar":"أخرى","en":"Other"}') returning id`)
  const category_id = rows[0]?.id ?? ''
  const inIt = async () => (await report('/admin/statistics', office.token, { category_id })).totals.now
  await refreshFigures(t.db)
  const { sales, orders } = (await ofStore()).totals.now
  expect(orders).toBeGreaterThan(0)
  expect(await inIt()).toMatchObject({ sales: 0, orders: 0 })
  await t.pool.query('update stores set category_id = $1 where id = $2', [category_id, world.store.id])
  await refreshFigures(t.db)
  expect(await inIt()).toMatchObject({ sales, orders })
  const { body } = await t.call('GET', '/admin/statistics/split', { token: office.token, query: { ...period, by: 'category' } })
  expect(body.rows).toMatchObject([{ key: category_id, now: { sales, orders } }])
})

test('the top stores are the same for any limit', async () => {
  const other = await makeSellingStore(t.db, world.city_id)
  const all = await readSplit(t.db, { open: new Set(['sales', 'orders']) }, period, 'store', 50)
  expect(all.rows.map(({ key }) => key)).toContain(world.store.id)
  expect(all.rows.map(({ key }) => key)).not.toContain(other.id)
  const best = await readSplit(t.db, { open: new Set(['sales', 'orders']) }, period, 'store', 0)
  expect(best).toEqual({ rows: [], more: all.rows.length > 0 })
  const sellers = all.rows.filter(({ now }) => (now.orders ?? 0) > 0).length
  for (let most = 1; most <= sellers; most++)
    expect((await readSplit(t.db, { open: new Set(['sales', 'orders']) }, period, 'store', most)).rows).toEqual(all.rows.slice(0, most))
})

test('a store reads only its own', async () => {
  const other = await makeSellingStore(t.db, world.city_id)
  expect((await ofStore()).totals.now.orders).toBeGreaterThan(0)
  const theirs = await report('/store/statistics', other.token)
  expect(theirs.totals.now).toMatchObject({ sales: 0, orders: 0, commission: 0, refunds: 0, vat: null, promo_cost: null })
  for (const path of ['/store/statistics/split?by=city', '/store/statistics/products'])
    expect(
      (
        await t.call('GET', path.split('?')[0] ?? '', {
          token: other.token,
          query: { ...period, ...(path.includes('by') ? { by: 'city' } : {}) },
        })
      ).body.rows,
    ).toEqual([])
  // a filter that only admins have is no way into another's figures
  const response = await t.call('GET', '/store/statistics', { token: other.token, query: { ...period, store_id: world.store.id } })
  expect(response.body.totals?.now.orders ?? 0).toBe(0)
  // the office sees both, and each alone
  expect((await report('/admin/statistics', office.token, { store_id: world.store.id })).totals.now.orders).toBe(
    (await ofStore()).totals.now.orders,
  )
  expect((await report('/admin/statistics', office.token, { store_id: other.id })).totals.now.orders).toBe(0)
})

test('products belong to orders that count, the best sellers first', async () => {
  const product_id = await world.product(50, 99_000)
  const kept = await world.order({ ...world.cart(product_id), lines: [{ product_id, quantity: 3 }] })
  const gone = await world.order(world.cart(product_id))
  expect([kept.status, gone.status]).toEqual([201, 201])
  await act(gone.body.id, 'cancel', 'نفدت الكمية')
  await refreshFigures(t.db)
  const { body } = await t.call('GET', '/store/statistics/products', { token: world.store.token, query: period })
  expect(body.rows[0]).toMatchObject({ product_id, units: 3, goods: 297_000, units_before: 0 })
})

test('an admin sees the figures with permission', async () => {
  const seen = async (...permissions: Parameters<typeof adminWith>[1] & string[]) =>
    (await report('/admin/statistics', (await adminWith(t, permissions)).token)).totals.now
  expect(await seen('orders.index')).toMatchObject({ commission: null, vat: null, promo_cost: null, sales: expect.any(Number) })
  expect(await seen('payments.index')).toMatchObject({ sales: null, refunds: null, commission: expect.any(Number) })
  expect(Object.values(await seen('news.index')).every((value) => value === null)).toBe(true)
})

test('rejects an unknown period at its field', async () => {
  for (const [from, to] of [
    ['2026-02-02', '2026-02-01'],
    ['2020-01-01', '2026-01-01'],
  ] as const) {
    const { status, body } = await t.call('GET', '/admin/statistics', { token: office.token, query: { from, to } })
    expect([status, Object.keys(body.fields ?? {})]).toEqual([422, ['to']])
  }
  expect((await t.call('GET', '/admin/statistics', { token: office.token, query: { from: '2026-02-30', to: '2026-03-01' } })).status).toBe(
    422,
  )
})

test('files match the screen', async () => {
  const get = async (path: string, token: string, query: Record<string, string>) =>
    String((await t.call('GET', path, { token, query: { ...period, ...query } })).body)
  const { totals } = await report()
  const csv = await get('/admin/statistics/export', office.token, { by: 'day' })
  expect(csv.charCodeAt(0)).toBe(0xfeff)
  const cells = csv.trim().split('\n')[1]?.split(',')
  expect(cells?.slice(0, 2)).toEqual([today, plainAmount(totals.now.sales ?? 0)])
  expect(csv).toContain('إجمالي المبيعات')
  expect(await get('/admin/statistics/export', office.token, { by: 'store' })).toContain('المتجر')
  expect(await get('/store/statistics/export', world.store.token, { by: 'product' })).toContain('القطع المباعة')
  const store = await get('/store/statistics/export', world.store.token, { by: 'city' })
  expect(store).not.toContain('الضريبة المستحقة على المنصة')
  const sheet = await t.call('GET', '/admin/statistics/export', { token: office.token, query: { ...period, by: 'week', format: 'xlsx' } })
  expect(sheet.headers['content-type']).toContain('spreadsheetml')
})

test('reading outdated figures updates them', async () => {
  await refreshFigures(t.db)
  const before = await report()
  const order = await place(4321)
  const behind = await report()
  expect(behind.totals.now.sales).toBe(before.totals.now.sales)
  await t.drain()
  const now = await report()
  expect(now.totals.now.sales).toBe((before.totals.now.sales ?? 0) + order.total)
  expect(Date.parse(now.as_of)).toBeGreaterThan(Date.parse(behind.as_of))
})
