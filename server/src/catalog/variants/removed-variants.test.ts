import { randomUUID } from 'node:crypto'
import { sql } from 'drizzle-orm'
import { afterEach, beforeAll, expect, test } from 'vitest'
import { makeStore, productBody, type TestStore } from '../../../test/catalog-world.ts'
import { testApp } from '../../../test/test-app.ts'
import { findVariantFaults } from '../../../test/variant-faults.ts'

const t = await testApp()
let store: TestStore
beforeAll(async () => {
  store = await makeStore(t.db)
})

afterEach(async () => expect(await findVariantFaults(t.db)).toEqual([]))

const value = (ar: string, en: string) => ({ id: randomUUID(), name: { ar, en }, colour: null, image: null })
const [navy, white] = [value('كحلي', 'Navy'), value('أبيض', 'White')]
const [small, large] = [value('52', '52'), value('58', '58')]
const colour = { id: randomUUID(), name: { ar: 'اللون', en: 'Colour' }, values: [navy, white] }
const size = { id: randomUUID(), name: { ar: 'المقاس', en: 'Size' }, values: [small, large] }
const row = (values: { id: string }[], quantity: number) => ({ values: values.map(({ id }) => id), quantity })

interface Saved {
  id: string
  updated_at: string
  variants: { id: string; sales: number }[]
}
const make = async (body: object): Promise<Saved> => (await t.call('POST', '/store/products', { token: store.token, body })).body
const save = async ({ id, updated_at }: Saved, body: object): Promise<Saved> => {
  const headers = { 'if-match': `"${updated_at}"` }
  const { status, body: saved } = await t.call('PUT', `/store/products/${id}`, { token: store.token, body, headers })
  expect(status).toBe(200)
  return saved
}
const abaya = (changes: object) => ({ ...productBody({ price: 20_000, quantity: 0 }), axes: [colour, size], ...changes })

interface Movement {
  product_id: string
  variant: { value: { ar: string } }[]
  reason: string
  change: number
  actor_type: string
}
/** The changes of a product's stock as its store reads them, the oldest first. */
async function readMovements(id: string) {
  const { body } = await t.call('GET', '/store/stock/movements?per_page=100', { token: store.token })
  return (body.data as Movement[])
    .filter(({ product_id }) => product_id === id)
    .reverse()
    .map(({ variant, reason, change, actor_type }) => [variant.map((one) => one.value.ar).join('، '), reason, change, actor_type])
}
const sumMovements = async (id: string) => {
  const { rows } = await t.db.execute<{ sum: number }>(sql`
    select coalesce(sum(m.change), 0)::int as sum from stock_movements m join product_variants v on v.id = m.variant_id where v.product_id = ${id}`)
  return rows[0]?.sum
}

test('the pieces of a removed value are written off under its name', async () => {
  const saved = await make(abaya({ variants: [row([navy, small], 3), row([navy, large], 4)] }))
  const [kept] = saved.variants
  const { sales: _, ...first } = { ...kept, ...row([navy, small], 3), quantity_seen: 3 } as Record<string, unknown>
  await save(saved, abaya({ axes: [colour, { ...size, values: [small] }], variants: [first] }))
  expect(new Set(await readMovements(saved.id))).toEqual(
    new Set([
      ['كحلي، 52', 'opening', 3, 'store'],
      ['كحلي، 58', 'opening', 4, 'store'],
      ['كحلي، 58', 'removed', -4, 'store'],
    ]),
  )
})

test('the stock of a product that gets options moves to its variants', async () => {
  const saved = await make(productBody({ price: 20_000, quantity: 5 }))
  const body = abaya({ axes: [colour], variants: [row([navy], 2), row([white], 3)] })
  const split = await save(saved, body)
  const [opening, ...moved] = await readMovements(saved.id)
  expect(opening).toEqual(['', 'opening', 5, 'store'])
  // Movements of one save have one time.
  expect(new Set(moved)).toEqual(
    new Set([
      ['', 'removed', -5, 'store'],
      ['كحلي', 'added', 2, 'store'],
      ['أبيض', 'added', 3, 'store'],
    ]),
  )
  expect(await sumMovements(saved.id)).toBe(5)
  await save(split, { ...productBody({ price: 20_000, quantity: 6 }), axes: [], variants: [] })
  const back = await readMovements(saved.id)
  expect(new Set(back.slice(4))).toEqual(
    new Set([
      ['كحلي', 'removed', -2, 'store'],
      ['أبيض', 'removed', -3, 'store'],
      ['', 'added', 6, 'store'],
    ]),
  )
  expect(await sumMovements(saved.id)).toBe(6)
})

test('a deleted product leaves no stock', async () => {
  const saved = await make(productBody({ price: 20_000, quantity: 5 }))
  expect((await t.call('DELETE', `/store/products/${saved.id}`, { token: store.token })).status).toBe(204)
  expect(await readMovements(saved.id)).toEqual([
    ['', 'opening', 5, 'store'],
    ['', 'removed', -5, 'store'],
  ])
})
