import type { FastifyInstance, FastifyReply } from 'fastify'
import { makeSitemap, makeSitemapIndex } from './sitemap.ts'

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

/** Mounts what crawlers request at the root of the site. These aren't calls of the product, so they are outside the contract. */
export function mountDiscovery(app: FastifyInstance): void {
  const { db, env } = app.deps
  app.get('/robots.txt', (_request, reply) =>
    reply.type('text/plain; charset=utf-8').header('cache-control', 'public, max-age=3600').send(robots(env.PUBLIC_URL)),
  )
  const xml = (reply: FastifyReply) => reply.type('application/xml; charset=utf-8').header('cache-control', 'public, max-age=3600')
  app.get('/sitemap.xml', async (_request, reply) => xml(reply).send(await makeSitemapIndex(db, env.PUBLIC_URL)))
  app.get<{ Params: { file: string } }>('/sitemaps/:file.xml', async (request, reply) => {
    const file = await makeSitemap(db, env.PUBLIC_URL, request.params.file)
    return file ? xml(reply).send(file) : reply.callNotFound()
  })
}
