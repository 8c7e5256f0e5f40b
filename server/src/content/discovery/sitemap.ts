import { pagePaths } from '@rahba/contract/content/page-paths'
import { locales } from '@rahba/contract/kernel/locale'
import { eq } from 'drizzle-orm'
import { marketCategories } from '../../catalog/market/market-categories.ts'
import { cutProductAddresses, listProductAddresses } from '../../catalog/market/product-addresses.ts'
import type { Db } from '../../platform/db/types.ts'
import { escapeHtml } from '../../platform/mail/escape-html.ts'
import { cutStoreAddresses, listStoreAddresses } from '../../stores/contacts/list-addresses.ts'
import { cutNewsAddresses, hasPublicNews, listNewsAddresses } from '../articles/news-addresses.ts'
import { pages, pageVersions } from '../table.ts'

/** A page of ours, below its language, with the moment it last changed. */
interface Address {
  path: string
  changed: string | null
}

/** The pages of categories and subcategories, below `/market`. */
async function listCategoryPaths(db: Db): Promise<string[]> {
  const found = await marketCategories(db, 'ar')
  return found.flatMap(({ slug, subcategories }) => [`/c/${slug}`, ...subcategories.map((sub) => `/c/${slug}/${sub.slug}`)])
}

/** The landing page, the market, the texts anyone may read, and the list of news once there is one to read. */
async function listPageAddresses(db: Db): Promise<Address[]> {
  const written = await db
    .select({ slug: pages.slug, changed: pageVersions.published_at })
    .from(pages)
    .innerJoin(pageVersions, eq(pageVersions.id, pages.published_id))
  const texts = written.map(({ slug, changed }) => ({ path: pagePaths[slug], changed }))
  // The landing page is listed even if nobody wrote its words.
  const news = (await hasPublicNews(db)) ? [{ path: '/news', changed: null }] : []
  const market = ['', '/stores', ...(await listCategoryPaths(db))].map((path) => ({ path: `/market${path}`, changed: null }))
  return [{ path: '', changed: null }, ...market, ...texts.filter(({ path }) => path !== pagePaths.home), ...news]
}

const segment = encodeURIComponent

/** A long list that is split into files: the ids each file begins after, and the addresses of one file. */
interface Kind {
  cut: (db: Db, size: number) => Promise<string[]>
  list: (db: Db, after: string, size: number) => Promise<Address[]>
}

const kinds: Readonly<Record<string, Kind>> = {
  stores: {
    cut: cutStoreAddresses,
    list: async (db, after, size) =>
      (await listStoreAddresses(db, after, size)).map(({ slug, updated_at }) => ({ path: `/s/${segment(slug)}`, changed: updated_at })),
  },
  products: {
    cut: cutProductAddresses,
    list: async (db, after, size) =>
      (await listProductAddresses(db, after, size)).map(({ store_slug, slug, updated_at }) => ({
        path: `/s/${segment(store_slug)}/p/${segment(slug)}`,
        changed: updated_at,
      })),
  },
  news: {
    cut: cutNewsAddresses,
    list: async (db, after, size) =>
      (await listNewsAddresses(db, after, size)).map(({ id, updated_at }) => ({ path: `/news/${id}`, changed: updated_at })),
  },
}

// The protocol takes 50,000 addresses and 50 MB a file; each page has an address in each language, and each names the other.
const inOneFile = 10_000

function toEntries(origin: string, { path, changed }: Address): string[] {
  const address = (locale: string) => escapeHtml(`${origin}/${locale}${path}`)
  const links = [...locales, 'x-default'].map(
    (language) => `<xhtml:link rel="alternate" hreflang="${language}" href="${address(language === 'x-default' ? 'ar' : language)}"/>`,
  )
  const day = changed ? `<lastmod>${changed.slice(0, 10)}</lastmod>` : ''
  return locales.map((locale) => `<url><loc>${address(locale)}</loc>${day}${links.join('')}</url>`)
}

const head = '<?xml version="1.0" encoding="UTF-8"?>'

function urlSet(origin: string, addresses: readonly Address[]): string {
  return [
    head,
    '<urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9" xmlns:xhtml="http://www.w3.org/1999/xhtml">',
    ...addresses.flatMap((address) => toEntries(origin, address)),
    '</urlset>',
    '',
  ].join('\n')
}

/** `sitemap.xml`: the files that together name every page visitors may open. */
export async function makeSitemapIndex(db: Db, origin: string, size = inOneFile): Promise<string> {
  const files = ['pages']
  for (const [kind, { cut }] of Object.entries(kinds)) for (const after of await cut(db, size)) files.push(`${kind}-${after}`)
  return [
    head,
    '<sitemapindex xmlns="http://www.sitemaps.org/schemas/sitemap/0.9">',
    ...files.map((file) => `<sitemap><loc>${escapeHtml(`${origin}/sitemaps/${file}.xml`)}</loc></sitemap>`),
    '</sitemapindex>',
    '',
  ].join('\n')
}

const fileName = /^(stores|products|news)-([0-9a-f-]{36})$/

/** One file of the index by its name, or null if no file has that name. */
export async function makeSitemap(db: Db, origin: string, file: string, size = inOneFile): Promise<string | null> {
  if (file === 'pages') return urlSet(origin, await listPageAddresses(db))
  const [, kind = '', after = ''] = fileName.exec(file) ?? []
  const found = kinds[kind]
  return found ? urlSet(origin, await found.list(db, after, size)) : null
}
