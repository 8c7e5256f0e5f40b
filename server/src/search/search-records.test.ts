import { eq, sql } from 'drizzle-orm'
import { expect, test } from 'vitest'
import { adminWith } from '../../test/actors.ts'
import { makeStore } from '../../test/catalog-world.ts'
import { orderWorld } from '../../test/order-world.ts'
import { testApp } from '../../test/test-app.ts'
import { products } from '../catalog/table.ts'
import { users } from '../shoppers/table.ts'
import { storeMembers, stores } from '../stores/table.ts'
import { numberRanges } from './search-records.ts'

const t = await testApp()
const world = await orderWorld(t)
const { shopper, store } = world
const product_id = await world.product()
await t.db
  .update(products)
  .set({ name: { ar: 'مبخرة أنيقة', en: 'Incense burner' } })
  .where(eq(products.id, product_id))
await t.db
  .update(stores)
  .set({ name: { ar: 'ركن الهدايا', en: 'Gift corner' } })
  .where(eq(stores.id, store.id))
await t.db.update(users).set({ name: 'لمى الحربي' }).where(eq(users.id, shopper.id))
const order = (await world.order(world.cart(product_id, { payment_method: 'cod' }))).body as { id: string; number: number }
const admin = await adminWith(t)
const asAdmin = async (q: string, token = admin.token) => (await t.call('GET', '/admin/search', { token, query: { q } })).body
const asStore = async (q: string, token = store.token) => (await t.call('GET', '/store/search', { token, query: { q } })).body

test('an admin finds each kind, in any Arabic spelling and in either language', async () => {
  expect((await asAdmin(String(order.number).slice(0, 3))).orders).toEqual([
    { id: order.id, number: order.number, store: { ar: 'ركن الهدايا', en: 'Gift corner' } },
  ])
  expect((await asAdmin('مبخره انيقه')).products).toMatchObject([{ id: product_id, store: { en: 'Gift corner' } }])
  expect((await asAdmin('gift')).stores).toEqual([{ id: store.id, name: { ar: 'ركن الهدايا', en: 'Gift corner' } }])
  expect((await asAdmin('لمي')).users).toMatchObject([{ id: shopper.id, name: 'لمى الحربي' }])
  // two letters: no trigram, but the newest rows
  expect((await asAdmin('مب')).products).toHaveLength(1)
  expect((await asAdmin('١٠٠')).orders).toHaveLength(1)
})

test('a kind without permission stays empty, and one letter is too short', async () => {
  const narrow = await adminWith(t, ['stores.index'])
  const everything = (await Promise.all(['100', 'مبخرة', 'لمى', 'gift'].map((q) => asAdmin(q, narrow.token)))).flatMap(Object.entries)
  expect(new Set(everything.flatMap(([kind, hits]) => (hits.length > 0 ? [kind] : [])))).toEqual(new Set(['stores']))
  expect((await asAdmin('م')).fields).toHaveProperty('q')
})

test('a store finds only its own orders and products, and a member what they may read', async () => {
  expect(await asStore(String(order.number))).toMatchObject({ orders: [{ id: order.id, number: order.number }], products: [] })
  expect((await asStore('مبخرة')).products).toEqual([{ id: product_id, name: { ar: 'مبخرة أنيقة', en: 'Incense burner' } }])
  const other = await makeStore(t.db)
  expect(await asStore(String(order.number), other.token)).toEqual({ orders: [], products: [] })
  expect(await asStore('مبخرة', other.token)).toEqual({ orders: [], products: [] })
  await t.db
    .update(storeMembers)
    .set({ is_owner: false, permissions: ['products'] })
    .where(eq(storeMembers.store_id, store.id))
  expect(await asStore(String(order.number))).toEqual({ orders: [], products: [] })
})

test('each kind has at most five, the newest first', async () => {
  const made = await t.db
    .insert(stores)
    .values(
      Array.from({ length: 8 }, (_, n) => ({
        slug: `many-${n}`,
        name: { ar: `متجر العود ${n}`, en: `Oud ${n}` },
        entity_type: 'business' as const,
      })),
    )
    .returning({ id: stores.id })
  await t.db
    .update(stores)
    .set({ created_at: sql`now() + interval '1 hour'` })
    .where(eq(stores.id, made[3]?.id ?? ''))
  const { stores: hits } = await asAdmin('العود')
  expect(hits).toHaveLength(5)
  expect(hits[0].id).toBe(made[3]?.id)
})

test('digits match ranges of numbers that begin with them', () => {
  expect(numberRanges('#100')).toEqual([
    { from: 100_000, to: 100_999 },
    { from: 1_000_000, to: 1_009_999 },
    { from: 10_000_000, to: 10_099_999 },
    { from: 100_000_000, to: 100_999_999 },
  ])
  expect(numberRanges('100234')?.[0]).toEqual({ from: 100_234, to: 100_234 })
  expect(numberRanges('مبخرة')).toBeNull()
  expect(numberRanges('0500')).toBeNull()
  expect(numberRanges('5555555555')).toEqual([])
})
