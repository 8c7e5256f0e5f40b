import { randomUUID } from 'node:crypto'
import { todayInRiyadh } from '@rahba/contract/kernel/today'
import { addDays } from '@rahba/contract/statistics/periods'
import { eq } from 'drizzle-orm'
import { beforeAll, describe, expect, test } from 'vitest'
import { branchWorld, farBranchBody } from '../../test/branch-world.ts'
import { makeActive } from '../../test/catalog-world.ts'
import { makeAddress, type OrderWorld } from '../../test/order-world.ts'
import { testApp } from '../../test/test-app.ts'
import { deliveryLocations } from '../stores/table.ts'

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

const count = (branch_id: string, variant_id: string, quantity: number) =>
  call('POST', 'stock/adjustments', { branch_id, reason: 'counted', note: null, lines: [{ variant_id, quantity }] })

/** A product with pieces in the main branch and in the far one. */
async function goods(main: number, away: number): Promise<string> {
  const [id = ''] = await makeActive(t.db, world.store.id, [{ ar: 'عطر', quantity: main, price: 5000 }])
  if (away > 0) await count(far.id, id, away)
  return id
}

describe('before an order, the page of a product and the cart', () => {
  const readPromise = async (id: string, city: string) => {
    const { body } = await t.call('GET', `/market/products/${id}`, { locale: 'en' })
    return (await t.call('GET', `/market/stores/${world.store.slug}/delivery`, { locale: 'en', query: { city, product: body.slug } })).body
  }
  const readPart = async (lines: object[], city: string | null = 'شقراء') =>
    (await t.call('POST', '/market/cart', { locale: 'en', body: { lines, city } })).body.stores[0]
  const setFar = (changes: object) => call('PUT', `branches/${far.id}`, branchBody(changes))
  const days = (days_min: number | null) =>
    t.db.update(deliveryLocations).set({ days_min, days_max: days_min }).where(eq(deliveryLocations.store_id, world.store.id))
  const tomorrow = addDays(todayInRiyadh(), 1)

  test('name the branch that the order ships from', async () => {
    await days(1)
    const id = await goods(2, 1)
    const line = { product_id: id, quantity: 1 }
    expect(await readPromise(id, 'شقراء')).toMatchObject({ promised_from: tomorrow, branches: [{ name: 'Shaqra branch', variants: [id] }] })
    expect(await readPromise(id, 'الرياض')).toMatchObject({ branches: [{ variants: [id] }] })
    expect((await readPart([line])).delivery).toMatchObject({ branch: 'Shaqra branch', promised_from: tomorrow })
    // One piece is in Shaqra, so two leave from the main branch.
    const two = { product_id: id, quantity: 2 }
    const [near, all] = [await readPart([two], 'الرياض'), await readPart([two])]
    expect([near.delivery.branch === 'Shaqra branch', all.delivery.branch]).toEqual([false, near.delivery.branch])
    const address_id = await makeAddress(t.db, world.shopper.id, world.far_city_id)
    const { expected_total: _total, ...body } = world.cart(id, { lines: [two], address_id })
    const quote = await t.call('POST', '/user/orders/quote', { token: world.shopper.token, body: body })
    expect(quote.body.branch).toMatchObject({ id: world.store.id, is_only: false, name: { en: all.delivery.branch } })
    await days(null)
  })

  test('promise no delivery of pieces for pickup only', async () => {
    await days(1)
    const id = await goods(0, 1)
    await setFar({ delivers: false })
    expect(await readPromise(id, 'شقراء')).toMatchObject({ delivers: true, branches: [] })
    const part = await readPart([{ product_id: id, quantity: 1 }])
    expect(part).toMatchObject({
      delivery_problem: 'Available for pickup only',
      delivery: { branch: null, promised_from: null, promised_to: null },
      pickup_branches: [{ has_all: false }, { id: far.id, has_all: true }],
    })
    expect(part.lines).toMatchObject([{ problem: null }])
    const refused = await world.order(world.cart(id, { address_id: await makeAddress(t.db, world.shopper.id, world.far_city_id) }))
    expect(refused.body.fields).toEqual({ 'lines.0.quantity': 'متوفر للاستلام من الفرع فقط' })
    // With other goods the words name the one that is not delivered.
    const both = await readPart([
      { product_id: id, quantity: 1 },
      { product_id: await goods(2, 0), quantity: 1 },
    ])
    expect(both.delivery_problem).toMatch(/: Available for pickup only$/)
    await setFar({})
    await days(null)
  })

  test('show how many one branch has, and that no branch has everything', async () => {
    const [id, other] = [await goods(3, 2), await goods(0, 3)]
    const spread = await readPart([{ product_id: id, quantity: 4 }])
    expect(spread.lines).toMatchObject([{ problem: { code: 'over_delivered_stock', max: 3 }, unit_price: 5000 }])
    const lacking = await goods(4, 0)
    await setFar({ delivers: false })
    const far_only = await goods(0, 1)
    const both = await readPart([other, far_only].map((product_id) => ({ product_id, quantity: 1 })))
    expect(both.delivery_problem).toMatch(/^.+: Available for pickup only · .+: Available for pickup only$/)
    await setFar({})
    expect((await readPart([{ product_id: lacking, quantity: 5 }])).lines).toMatchObject([{ problem: { code: 'over_stock', max: 4 } }])
    const split = await readPart([
      { product_id: id, quantity: 3 },
      { product_id: other, quantity: 3 },
    ])
    expect(split.lines).toMatchObject([{ problem: null }, { problem: null }])
    expect(split.delivery_problem).toMatch(/^No single branch/)
    expect(split.pickup_branches.map(({ has_all }: { has_all: boolean }) => has_all)).toEqual([false, false])
  })
})
