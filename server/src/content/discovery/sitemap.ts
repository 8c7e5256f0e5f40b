import { locales } from '@rahba/contract/kernel/locale'
import { isNotNull } from 'drizzle-orm'
import type { Db } from '../../platform/db/types.ts'
import { escapeHtml } from '../../platform/mail/escape-html.ts'
import { listStoreAddresses } from '../../stores/list-addresses.ts'
import { pages } from '../table.ts'

// the sitemap protocol takes 50,000 addresses a file; each page has one in each language
const mostStores = 24_000

/** The public address of a content page, below its language; pages that only areas show have none. */
const publicPaths: Readonly<Record<string, string>> = {
  home: '',
  'privacy-policy': '/store/pages/privacy-static',
  'terms-conditions': '/store/pages/terms-static',
}

function entriesOf(origin: string, path: string, changed: string | null): string[] {
  const address = (locale: string) => escapeHtml(`${origin}/${locale}${path}`)
  const links = [...locales, 'x-default'].map(
    (language) => `<xhtml:link rel="alternate" hreflang="${language}" href="${address(language === 'x-default' ? 'ar' : language)}"/>`,
  )
  const day = changed ? `<lastmod>${changed.slice(0, 10)}</lastmod>` : ''
  return locales.map((locale) => `<url><loc>${address(locale)}</loc>${day}${links.join('')}</url>`)
}

/** `sitemap.xml`: the landing page, the texts anyone may read, and every approved store, in both languages. */
export async function makeSitemap(db: Db, origin: string): Promise<string> {
  const written = await db.select({ slug: pages.slug, updated_at: pages.updated_at }).from(pages).where(isNotNull(pages.published_at))
  const texts = written.flatMap(({ slug, updated_at }) => {
    const path = publicPaths[slug]
    return path ? [{ path, changed: updated_at }] : []
  })
  const doors = (await listStoreAddresses(db, mostStores)).map(({ slug, updated_at }) => ({
    path: `/s/${encodeURIComponent(slug)}`,
    changed: updated_at,
  }))
  const all = [{ path: '', changed: null }, ...texts, ...doors]
  return [
    '<?xml version="1.0" encoding="UTF-8"?>',
    '<urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9" xmlns:xhtml="http://www.w3.org/1999/xhtml">',
    ...all.flatMap(({ path, changed }) => entriesOf(origin, path, changed)),
    '</urlset>',
    '',
  ].join('\n')
}
