import type { PageSlug } from '@rahba/contract/content/page-slugs'
import type { readLanding as readLandingCall } from '@rahba/contract/content/public'
import type { ResponseOf } from '@rahba/contract/kernel/endpoint'
import { errors } from '@rahba/contract/kernel/errors'
import { inLocale, type Locale } from '@rahba/contract/kernel/locale'
import { and, asc, eq, isNotNull, type SQL, sql } from 'drizzle-orm'
import { categories } from '../categories/table.ts'
import { cities } from '../places/table.ts'
import type { Db } from '../platform/db/types.ts'
import { fail } from '../platform/errors.ts'
import { cleanHtml } from '../platform/html.ts'
import { matches } from '../platform/lists/search.ts'
import { stores } from '../stores/table.ts'
import { isVisibleStore } from '../stores/visible.ts'
import { latestNews } from './articles/read-news.ts'
import { listSlides } from './slides/read-slides.ts'
import { advantages, faqs, pages, pageVersions, partners } from './table.ts'

type Landing = ResponseOf<typeof readLandingCall>

const published = (db: Db) =>
  db.select({ slug: pages.slug, live: pageVersions }).from(pages).innerJoin(pageVersions, eq(pageVersions.id, pages.published_id))

/** A published page's side in `locale`. Throws `not_found`. */
export async function readPage(db: Db, slug: PageSlug, locale: Locale) {
  const [page] = await published(db).where(eq(pages.slug, slug))
  if (!page) throw fail(errors.not_found)
  const { title, body, published_at } = page.live
  return { title: inLocale(title, locale), body: cleanHtml(inLocale(body, locale)), updated_at: published_at }
}

/** The published pages with their titles. */
export async function listPages(db: Db, locale: Locale) {
  const rows = await db
    .select({ slug: pages.slug, title: pageVersions.title })
    .from(pages)
    .innerJoin(pageVersions, eq(pageVersions.id, pages.published_id))
    .orderBy(asc(pages.slug))
  return rows.map(({ slug, title }) => ({ slug, title: inLocale(title, locale) }))
}

/** Returns the published home page, with those of its other words that somebody wrote; null while none is published. */
async function readWelcome(db: Db, locale: Locale): Promise<Landing['welcome']> {
  const [page] = await published(db).where(eq(pages.slug, 'home'))
  if (!page) return null
  const { title, body, texts } = page.live
  const localized = Object.entries(texts).flatMap(([key, text]) => (text ? [[key, inLocale(text, locale)]] : []))
  return { title: inLocale(title, locale), body: cleanHtml(inLocale(body, locale)), texts: Object.fromEntries(localized) }
}

/** The folded text of a question and its answer. It is not a column, since an audience has only some dozens of them. */
const faqSearchText = sql`(${faqs.search} || ' ' || ar_norm_1(regexp_replace((${faqs.answer}->>'ar') || ' ' || (${faqs.answer}->>'en'), '<[^>]*>', ' ', 'g')))`

/** Active questions of an audience, in their order; `q` is looked for in the answers too. */
export async function listFaqs(db: Db, audience: (typeof faqs.audience.enumValues)[number], locale: Locale, q?: string) {
  const where: SQL | undefined = and(eq(faqs.audience, audience), eq(faqs.active, true), matches(faqSearchText, q))
  const rows = await db.select().from(faqs).where(where).orderBy(asc(faqs.position)).limit(100)
  return rows.map(({ id, question, answer }) => ({ id, question: inLocale(question, locale), answer: cleanHtml(inLocale(answer, locale)) }))
}

const newsShown = 3

/** Reads everything that the landing page shows, in a constant number of queries. */
export async function readLanding(db: Db, locale: Locale): Promise<Landing> {
  const side = (text: { ar: string; en: string } | null) => (text ? inLocale(text, locale) : '')
  const reasons = await db.select().from(advantages).where(eq(advantages.active, true)).orderBy(asc(advantages.position)).limit(12)
  const friends = await db.select().from(partners).where(eq(partners.active, true)).orderBy(asc(partners.position)).limit(30)
  const featured = await db
    .select({
      id: stores.id,
      slug: stores.slug,
      name: stores.name,
      description: stores.description,
      logo: stores.logo,
      cover: stores.cover,
      category: categories.name,
      city: cities.name,
    })
    .from(stores)
    .leftJoin(categories, eq(categories.id, stores.category_id))
    .leftJoin(cities, eq(cities.id, stores.city_id))
    .where(and(isVisibleStore, isNotNull(stores.featured_position)))
    .orderBy(asc(stores.featured_position), sql`${stores.created_at}`)
    .limit(12)
  return {
    welcome: await readWelcome(db, locale),
    advantages: reasons.map(({ id, icon, title, body }) => ({ id, icon, title: side(title), body: side(body) })),
    partners: friends.map(({ id, name, logo, link }) => ({ id, name: side(name), logo, link })),
    faqs: await listFaqs(db, 'landing', locale),
    news: await latestNews(db, 'landing', locale, newsShown),
    slides: await listSlides(db, 'landing', locale),
    stores: featured.map((store) => ({
      ...store,
      name: side(store.name),
      description: side(store.description),
      category: store.category && side(store.category),
      city: store.city && side(store.city),
    })),
  }
}
