import type { readLanding as readLandingCall } from '@rahba/contract/content/public'
import type { ResponseOf } from '@rahba/contract/kernel/endpoint'
import { errors } from '@rahba/contract/kernel/errors'
import { inLocale, type Locale } from '@rahba/contract/kernel/locale'
import { and, asc, desc, eq, inArray, isNotNull, lte, type SQL, sql } from 'drizzle-orm'
import { categories } from '../catalog/category-table.ts'
import { cities } from '../places/table.ts'
import { now } from '../platform/db/columns.ts'
import type { Db } from '../platform/db/types.ts'
import { fail } from '../platform/errors.ts'
import { cleanHtml, textOfHtml } from '../platform/html.ts'
import { matches } from '../platform/lists/search.ts'
import { stores } from '../stores/table.ts'
import { advantages, faqs, news, pages, partners } from './table.ts'

/** A published page's side in `locale`. Throws `not_found`. */
export async function readPage(db: Db, slug: string, locale: Locale) {
  const [page] = await db
    .select()
    .from(pages)
    .where(and(eq(pages.slug, slug), isNotNull(pages.published_at)))
  if (!page) throw fail(errors.not_found)
  return { title: inLocale(page.title, locale), body: cleanHtml(inLocale(page.body, locale)), updated_at: page.updated_at }
}

/** What a question and its answer say, folded. Not a column of its own: an audience has some dozens of them. */
const said = sql`(${faqs.search} || ' ' || ar_norm_1(regexp_replace((${faqs.answer}->>'ar') || ' ' || (${faqs.answer}->>'en'), '<[^>]*>', ' ', 'g')))`

/** Active questions of an audience, in their order; `q` is looked for in the answers too. */
export async function listFaqs(db: Db, audience: (typeof faqs.audience.enumValues)[number], locale: Locale, q?: string) {
  const where: SQL | undefined = and(eq(faqs.audience, audience), eq(faqs.active, true), matches(said, q))
  const rows = await db.select().from(faqs).where(where).orderBy(asc(faqs.position)).limit(100)
  return rows.map(({ id, question, answer }) => ({ id, question: inLocale(question, locale), answer: cleanHtml(inLocale(answer, locale)) }))
}

const excerptLength = 160

/** The beginning of a text, cut between words. */
function excerptOf(text: string): string {
  const plain = text.replace(/\s+/g, ' ').trim()
  return plain.length <= excerptLength ? plain : `${plain.slice(0, plain.lastIndexOf(' ', excerptLength))}…`
}

/** Everything the landing page shows: five queries, whatever there is of each. */
export async function readLanding(db: Db, locale: Locale): Promise<ResponseOf<typeof readLandingCall>> {
  const side = (text: { ar: string; en: string } | null) => (text ? inLocale(text, locale) : '')
  const reasons = await db.select().from(advantages).where(eq(advantages.active, true)).orderBy(asc(advantages.position)).limit(12)
  const friends = await db.select().from(partners).where(eq(partners.active, true)).orderBy(asc(partners.position)).limit(30)
  const told = await db
    .select()
    .from(news)
    .where(and(lte(news.published_at, now), inArray(news.audience, ['landing', 'all'])))
    .orderBy(desc(news.published_at))
    .limit(3)
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
    .where(and(eq(stores.approved, 1), isNotNull(stores.featured_position)))
    .orderBy(asc(stores.featured_position), sql`${stores.created_at}`)
    .limit(12)
  return {
    advantages: reasons.map(({ id, icon, title, body }) => ({ id, icon, title: side(title), body: side(body) })),
    partners: friends.map(({ id, name, logo, link }) => ({ id, name: side(name), logo, link })),
    faqs: await listFaqs(db, 'landing', locale),
    news: told.flatMap(({ id, title, body, image, news_link, published_at }) =>
      published_at ? [{ id, title: side(title), excerpt: excerptOf(textOfHtml(side(body))), image, news_link, published_at }] : [],
    ),
    stores: featured.map((store) => ({
      ...store,
      name: side(store.name),
      description: side(store.description),
      category: store.category && side(store.category),
      city: store.city && side(store.city),
    })),
  }
}
