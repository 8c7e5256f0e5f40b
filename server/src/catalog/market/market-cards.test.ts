import { randomUUID } from 'node:crypto'
import { eq } from 'drizzle-orm'
import { expect, test } from 'vitest'
import { makeActive, makeStore } from '../../../test/catalog-world.ts'
import { testApp } from '../../../test/test-app.ts'
import { products } from '../table.ts'

const t = await testApp()
const store = await makeStore(t.db, { slug: 'najd' })
const [a = '', b = '', hidden = ''] = await makeActive(t.db, store.id, [
  { ar: 'أ', en: 'a' },
  { ar: 'ب', en: 'b' },
  { ar: 'ج', en: 'c' },
])
await t.db.update(products).set({ status: 'hidden' }).where(eq(products.id, hidden))
const cards = (ids: readonly string[]) => t.call('GET', '/market/cards', { locale: 'en', query: { ids: ids.join(',') } })

test('returns the cards of live products in the given order', async () => {
  const { status, body } = await cards([b, hidden, randomUUID(), a])
  expect(status).toBe(200)
  expect(body.map(({ name }: { name: string }) => name)).toEqual(['b', 'a'])
  expect(body[0]).toMatchObject({ price: 1000, store_slug: 'najd', orderable: true })
  expect((await t.call('GET', '/market/cards')).body).toEqual([])
})

test('rejects invalid ids, and more than a browser remembers', async () => {
  expect((await cards(['x'])).status).toBe(422)
  expect((await cards(Array.from({ length: 13 }, () => randomUUID()))).status).toBe(422)
})
