import type { FastifyInstance } from 'fastify'
import { makeSitemap } from './sitemap.ts'

/** The back offices and the calls are nobody's search results. */
const robots = (origin: string) => `User-agent: *
Allow: /
Disallow: /api/
Disallow: /ar/dashboard
Disallow: /en/dashboard
Disallow: /ar/store/
Disallow: /en/store/
Allow: /ar/store/pages/privacy-static
Allow: /en/store/pages/privacy-static
Allow: /ar/store/pages/terms-static
Allow: /en/store/pages/terms-static

Sitemap: ${origin}/sitemap.xml
`

/** What crawlers ask for at the root of the site. Not calls of the product, so they stand outside the contract. */
export function mountDiscovery(app: FastifyInstance): void {
  const { db, env } = app.deps
  app.get('/robots.txt', (_request, reply) =>
    reply.type('text/plain; charset=utf-8').header('cache-control', 'public, max-age=3600').send(robots(env.PUBLIC_URL)),
  )
  app.get('/sitemap.xml', async (_request, reply) =>
    reply
      .type('application/xml; charset=utf-8')
      .header('cache-control', 'public, max-age=3600')
      .send(await makeSitemap(db, env.PUBLIC_URL)),
  )
}
