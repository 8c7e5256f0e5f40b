import { eq } from 'drizzle-orm'
import { expect, test } from 'vitest'
import { makeActive, makeAdmin } from '../../../test/catalog-world.ts'
import { makeSellingStore, orderWorld } from '../../../test/order-world.ts'
import { testApp } from '../../../test/test-app.ts'
import { stores } from '../../stores/table.ts'
import { products } from '../table.ts'
import { clearFacets } from './read-market-facets.ts'

type Part = { store: unknown; problem: string | null; lines: { problem: string | null }[] }

const t = await testApp()
const world = await orderWorld(t)
const token = await makeAdmin(t.db, ['products.update', 'stores.update', 'products.index', 'stores.index'])

async function sell() {
  const store = await makeSellingStore(t.db, world.city_id, 0)
  const [id = ''] = await makeActive(t.db, store.id, [{ ar: 'مبخرة نحاسية', en: 'Copper burner' }])
  await t.db
    .update(products)
    .set({ slug: `burner-${id}` })
    .where(eq(products.id, id))
  const [row] = await t.db.select({ slug: stores.slug }).from(stores).where(eq(stores.id, store.id))
  return { store: store.id, id, slug: row?.slug ?? '' }
}

/** Where a shopper finds the product: the lists, the search, its page, the sitemap, the counts and a cart that holds it. */
async function findEverywhere({ id, slug }: { id: string; slug: string }) {
  clearFacets(t.db)
  const has = (answer: { body: { data: { id: string }[] } }) => answer.body.data.some((row) => row.id === id)
  const files = [...(await t.app.inject({ method: 'GET', url: '/sitemap.xml' })).body.matchAll(/<loc>([^<]*products[^<]*)<\/loc>/g)]
  const maps = await Promise.all(
    files.map(async ([, url = '']) => (await t.app.inject({ method: 'GET', url: new URL(url).pathname })).body),
  )
  const cart = await t.call('POST', '/market/cart', { body: { lines: [{ product_id: id, quantity: 1 }] } })
  return {
    list: has(await t.call('GET', '/market/products', { query: { store: slug } })),
    search: has(await t.call('GET', '/market/products', { query: { q: 'مبخرة نحاسية', store: slug } })),
    page: (await t.call('GET', `/market/stores/${slug}/products/burner-${id}`)).status === 200,
    cards: (await t.call('GET', '/market/cards', { query: { ids: id } })).body.length === 1,
    counts: (await t.call('GET', '/market/facets', { query: { stores: slug } })).body.total === 1,
    sitemap: maps.join().includes(`burner-${id}`),
    cart: cart.body.stores.some(
      (part: Part) => part.store !== null && part.problem === null && part.lines.some(({ problem }) => problem === null),
    ),
  }
}

const everywhere = { list: true, search: true, page: true, cards: true, counts: true, sitemap: true, cart: true }
const nowhere = { list: false, search: false, page: false, cards: false, counts: false, sitemap: false, cart: false }

test('a blocked product disappears from the market right away, and reappears when it is unblocked', async () => {
  const sold = await sell()
  expect(await findEverywhere(sold)).toEqual(everywhere)
  const block = (body: object) => t.call('POST', `/admin/products/${sold.id}/block`, { token, body })
  expect((await block({ reason: '' })).status).toBe(422)
  expect((await block({ reason: 'صورة مضللة' })).status).toBe(200)
  expect(await findEverywhere(sold)).toEqual(nowhere)
  expect((await t.call('POST', `/admin/products/${sold.id}/unblock`, { token })).status).toBe(200)
  expect(await findEverywhere(sold)).toEqual(everywhere)
})

test('a suspended store takes its products off the market, and brings them back', async () => {
  const sold = await sell()
  expect((await t.call('POST', `/admin/stores/${sold.store}/suspend`, { token, body: { reason: 'شكاوى متكررة' } })).status).toBe(200)
  expect(await findEverywhere(sold)).toEqual(nowhere)
  expect((await t.call('GET', `/market/stores/${sold.slug}`)).status).toBe(404)
  expect((await t.call('POST', `/admin/stores/${sold.store}/reinstate`, { token })).status).toBe(200)
  // it stays closed until its merchant opens it, so nothing can be ordered yet
  expect(await findEverywhere(sold)).toEqual({ ...everywhere, cart: false })
})
