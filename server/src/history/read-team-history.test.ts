import { expect, test } from 'vitest'
import { makeStore, productBody } from '../../test/catalog-world.ts'
import { testApp } from '../../test/test-app.ts'
import { openSession } from '../access/sessions/open-session.ts'
import { auditLog } from '../platform/audit/table.ts'
import { storeMembers } from '../stores/table.ts'

const t = await testApp()
const [store, other] = [await makeStore(t.db), await makeStore(t.db)]

const read = async (token: string, query: Record<string, string | number> = {}) =>
  t.call('GET', '/store/team/history', { token, query, locale: 'en' })
const actions = async (token: string, query: Record<string, string | number> = {}) =>
  (await read(token, query)).body.data.map(({ action }: { action: string }) => action)

/** Somebody of the store's team who may do this much. */
async function member(permissions: string[]): Promise<{ id: string; token: string }> {
  const n = Math.random().toString().slice(2, 9)
  const [row] = await t.db
    .insert(storeMembers)
    .values({
      store_id: store.id,
      name: `Member ${n}`,
      email: `m${n}@shop.example`,
      phone: `+96655${n}`,
      permissions,
      email_verified_at: new Date().toISOString(),
    })
    .returning({ id: storeMembers.id })
  if (!row) throw new Error('an insert gives its row')
  const { token } = await openSession(t.db, { audience: 'store', subject_id: row.id })
  return { id: row.id, token }
}

const made = (await t.call('POST', '/store/categories', { token: store.token, body: { name: { ar: 'رف', en: 'Shelf' }, active: true } }))
  .body
await t.call('PUT', `/store/categories/${made.id}`, { token: store.token, body: { name: { ar: 'رف', en: 'Rack' }, active: true } })
await t.db.insert(auditLog).values([
  { actor_type: 'store', action: 'orders.accept', entity: 'orders', store_id: store.id, at: '2026-01-05T10:00:00.000Z' },
  { actor_type: 'admin', action: 'stores.payout_hold', entity: 'stores', store_id: store.id },
  { actor_type: 'store', action: 'shelves.create', entity: 'shelves', store_id: other.id },
])

test('shows the actions of the team with their changes, and nothing of the platform or other stores', async () => {
  const { data } = (await read(store.token)).body
  expect(data.map(({ action }: { action: string }) => action)).toEqual(['shelves.update', 'shelves.create', 'orders.accept'])
  expect(data[0]).toMatchObject({
    actor_name: expect.any(String),
    record: { en: 'Rack' },
    changes: [{ field: 'name', after: JSON.stringify({ ar: 'رف', en: 'Rack' }) }],
  })
  expect(data[0]).not.toHaveProperty('ip')
  expect(await actions(other.token)).toEqual(['shelves.create'])
})

test('is narrowed by member, kind and the days of Riyadh', async () => {
  expect(await actions(store.token, { entity: 'orders' })).toEqual(['orders.accept'])
  expect(await actions(store.token, { to: '2026-01-31' })).toEqual(['orders.accept'])
  const { data } = (await read(store.token, { entity: 'shelves' })).body
  expect(await actions(store.token, { actor_id: data[0].actor_id })).toEqual(['shelves.update', 'shelves.create'])
  expect((await read(store.token, { entity: 'settings' })).status).toBe(422)
})

test('is searched by record and member, in the store’s own entries', async () => {
  expect(await actions(store.token, { q: 'رف' })).toEqual(['shelves.update', 'shelves.create'])
  expect(await actions(store.token, { q: 'لا شيء' })).toEqual([])
  expect(await actions(other.token, { q: 'رف' })).toEqual([])
  const { data } = (await read(store.token, { entity: 'shelves' })).body
  expect(await actions(store.token, { q: data[0].actor_name })).toEqual(['shelves.update', 'shelves.create'])
  const product = (
    await t.call('POST', '/store/products', { token: other.token, body: productBody({ name: { ar: 'قهوة', en: 'Coffee' } }) })
  ).body
  await t.db
    .insert(auditLog)
    .values({ actor_type: 'store', action: 'products.hide', entity: 'products', entity_id: product.id, store_id: other.id })
  expect(await actions(other.token, { q: 'القهوة' })).toEqual(['products.hide', 'products.create'])
})

test('is exported, filtered and of its own store', async () => {
  const file = async (token: string, query = {}) =>
    (await t.call('GET', '/store/team/history/export', { token, locale: 'en', query: { format: 'csv', ...query } })).body
      .trimEnd()
      .split('\n')
  const [head, ...rows] = await file(store.token, { entity: 'shelves' })
  expect(head).toBe('\ufeffTime,Performed by,Action,Record type,Record')
  expect(rows.map((row: string) => row.split(',').slice(2).join())).toEqual(['Updated,Collection,Rack', 'Added,Collection,Shelf'])
  expect(await file(other.token, { entity: 'orders' })).toHaveLength(1)
})

test('needs the permission for the team, and omits the kinds that a member may not open', async () => {
  const [keeper, seller] = [await member(['team', 'orders']), await member(['products'])]
  expect(await actions(keeper.token)).toEqual(['orders.accept'])
  expect(await actions(keeper.token, { entity: 'shelves' })).toEqual([])
  expect((await read(seller.token)).status).toBe(403)
})
