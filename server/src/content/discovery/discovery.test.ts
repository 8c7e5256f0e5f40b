import { eq } from 'drizzle-orm'
import { beforeAll, describe, expect, it } from 'vitest'
import { makeStore } from '../../../test/catalog-world.ts'
import { testApp } from '../../../test/test-app.ts'
import { stores } from '../../stores/table.ts'
import { pages } from '../table.ts'

const t = await testApp()
const origin = t.deps.env.PUBLIC_URL
const get = (url: string) => t.app.inject({ method: 'GET', url })

beforeAll(async () => {
  await makeStore(t.db, { slug: 'open-door' })
  const hidden = await makeStore(t.db, { slug: 'not-yet' })
  await t.db.update(stores).set({ approved: 0, is_online: false }).where(eq(stores.id, hidden.id))
  const text = { ar: 'نص', en: 'Text' }
  await t.db.insert(pages).values([
    { slug: 'terms-conditions', title: text, body: text, published_at: '2026-01-02T00:00:00.000Z' },
    { slug: 'privacy-policy', title: text, body: text },
  ])
})

describe('robots.txt', () => {
  it('keeps crawlers out of the back offices and names the sitemap', async () => {
    const { statusCode, headers, body } = await get('/robots.txt')
    expect(statusCode).toBe(200)
    expect(headers['content-type']).toContain('text/plain')
    expect(body).toContain('Disallow: /ar/dashboard')
    expect(body).toContain(`Sitemap: ${origin}/sitemap.xml`)
  })
})

describe('sitemap.xml', () => {
  it('lists what visitors may open, in both languages, each with the other', async () => {
    const { statusCode, headers, body } = await get('/sitemap.xml')
    expect(statusCode).toBe(200)
    expect(headers['content-type']).toContain('application/xml')
    const listed = [...body.matchAll(/<loc>([^<]*)<\/loc>/g)].map(([, address]) => address?.replace(origin, ''))
    expect(listed).toEqual([
      '/ar',
      '/en',
      '/ar/store/pages/terms-static',
      '/en/store/pages/terms-static',
      '/ar/s/open-door',
      '/en/s/open-door',
    ])
    expect(body).toContain(`<xhtml:link rel="alternate" hreflang="en" href="${origin}/en/s/open-door"/>`)
  })

  it('leaves out stores that are not approved and pages that are not published', async () => {
    const { body } = await get('/sitemap.xml')
    expect(body).not.toContain('not-yet')
    expect(body).not.toContain('privacy-static')
  })
})
