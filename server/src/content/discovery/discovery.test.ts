import { eq } from 'drizzle-orm'
import { beforeAll, describe, expect, it } from 'vitest'
import { makeActive, makeStore, type TestStore } from '../../../test/catalog-world.ts'
import { testApp } from '../../../test/test-app.ts'
import { products } from '../../catalog/table.ts'
import { stores } from '../../stores/table.ts'
import { publishPage } from '../pages/save-page.ts'
import { news } from '../table.ts'
import { makeSitemapIndex } from './sitemap.ts'

const t = await testApp()
const origin = t.deps.env.PUBLIC_URL
const get = (url: string) => t.app.inject({ method: 'GET', url })
const addressesIn = (xml: string) => [...xml.matchAll(/<loc>([^<]*)<\/loc>/g)].map(([, address = '']) => address.replace(origin, ''))

/** Every address that the sitemap's files name. */
async function listed(): Promise<string[]> {
  const files = addressesIn((await get('/sitemap.xml')).body)
  const bodies = await Promise.all(files.map(async (file) => (await get(file)).body))
  return bodies.flatMap(addressesIn)
}

/** A product on sale. */
async function product(store: TestStore, slug: string) {
  const [id = ''] = await makeActive(t.db, store.id, [{ ar: 'باب' }])
  await t.db.update(products).set({ slug }).where(eq(products.id, id))
}

beforeAll(async () => {
  const open = await makeStore(t.db, { slug: 'open-door' })
  await product(open, 'red-door')
  const hidden = await makeStore(t.db, { slug: 'not-yet' })
  await product(hidden, 'hidden-door')
  await t.db.update(stores).set({ approved: 0, is_online: false }).where(eq(stores.id, hidden.id))
  const text = { ar: 'نص', en: 'Text' }
  await publishPage(t.db, { id: 'terms-conditions', admin_id: crypto.randomUUID() }, { title: text, body: text, texts: {} })
  await t.db.insert(news).values([
    { title: text, body: text, audience: 'all', published_at: '2026-01-02T00:00:00.000Z' },
    { title: text, body: text, audience: 'stores', published_at: '2026-01-02T00:00:00.000Z' },
  ])
})

describe('robots.txt', () => {
  it('keeps crawlers out of the offices and names the sitemap', async () => {
    const { statusCode, headers, body } = await get('/robots.txt')
    expect(statusCode).toBe(200)
    expect(headers['content-type']).toContain('text/plain')
    expect(body).toContain('Disallow: /ar/dashboard')
    expect(body).toContain(`Sitemap: ${origin}/sitemap.xml`)
  })
})

describe('sitemap.xml', () => {
  it('names files that list the public pages in both languages, each with its translation', async () => {
    const { statusCode, headers, body } = await get('/sitemap.xml')
    expect(statusCode).toBe(200)
    expect(headers['content-type']).toContain('application/xml')
    const [pages = '', ...long] = addressesIn(body)
    expect(pages).toBe('/sitemaps/pages.xml')
    expect(long.map((file) => file.replace(/-[0-9a-f-]{36}/, ''))).toEqual([
      '/sitemaps/stores.xml',
      '/sitemaps/products.xml',
      '/sitemaps/news.xml',
    ])
    const all = await listed()
    expect(all.filter((address) => address.startsWith('/ar')).map((address) => address.replace(/news\/.*/, 'news/1'))).toEqual([
      '/ar',
      '/ar/market',
      '/ar/market/stores',
      '/ar/store/pages/terms-static',
      '/ar/news',
      '/ar/s/open-door',
      '/ar/s/open-door/p/red-door',
      '/ar/news/1',
    ])
    expect(all.filter((address) => address.startsWith('/en'))).toHaveLength(8)
    const [stores = ''] = long
    expect((await get(stores)).body).toContain(`<xhtml:link rel="alternate" hreflang="en" href="${origin}/en/s/open-door"/>`)
  })

  it('omits stores without approval, their goods, unpublished pages and news for merchants', async () => {
    const all = (await listed()).join()
    expect(all).not.toContain('not-yet')
    expect(all).not.toContain('hidden-door')
    expect(all).not.toContain('privacy-static')
    expect((await listed()).filter((address) => address.includes('/news/'))).toHaveLength(2)
  })

  it('splits long lists into files, and rejects unknown ones', async () => {
    const store = await makeStore(t.db, { slug: 'many-doors' })
    for (let n = 0; n < 4; n++) await product(store, `door-${n}`)
    const files = addressesIn(await makeSitemapIndex(t.db, origin, 2))
    expect(files.filter((file) => file.includes('/products-'))).toHaveLength(3)
    expect((await get('/sitemaps/shoppers-00000000-0000-0000-0000-000000000000.xml')).statusCode).toBe(404)
    expect((await get('/sitemaps/products-1.xml')).statusCode).toBe(404)
  })
})
