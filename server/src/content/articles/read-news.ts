import type { listStoreNews, readStoreNews } from '@rahba/contract/content/articles'
import type { QueryOf, ResponseOf } from '@rahba/contract/kernel/endpoint'
import { errors } from '@rahba/contract/kernel/errors'
import { inLocale, type Locale } from '@rahba/contract/kernel/locale'
import { and, desc, eq, inArray, lte, type SQL } from 'drizzle-orm'
import { now } from '../../platform/db/columns.ts'
import type { Db } from '../../platform/db/types.ts'
import { fail } from '../../platform/errors.ts'
import { cleanHtml } from '../../platform/html.ts'
import { toPage } from '../../platform/lists/page.ts'
import { matches } from '../../platform/lists/search.ts'
import { news } from '../table.ts'
import { type ArticleRow, getBeginning, getCard } from './card.ts'

/** The readers: visitors and shoppers, or merchants. */
type NewsReader = 'landing' | 'stores'

/** The one rule of who sees a news item, and from when. */
export const isPublishedFor = (reader: NewsReader): SQL | undefined =>
  and(eq(news.active, true), lte(news.published_at, now), inArray(news.audience, [reader, 'all']))

const head = { id: news.id, title: news.title, image: news.image, news_link: news.news_link, published_at: news.published_at }
const card = { ...head, body: getBeginning(news.body) }

/** News of a reader, the latest first. */
export async function listNews(
  db: Db,
  reader: NewsReader,
  query: QueryOf<typeof listStoreNews>,
  locale: Locale,
): Promise<ResponseOf<typeof listStoreNews>> {
  const found = await toPage<ArticleRow & { news_link: string | null }>(
    db,
    { ...query, sort: '-published_at' },
    {
      from: news,
      id: news.id,
      where: and(isPublishedFor(reader), matches(news.search, query.q)),
      sorts: { published_at: { by: news.published_at, value: (row) => row.published_at } },
      rows: ({ where, orderBy, limit, offset }) =>
        db
          .select(card)
          .from(news)
          .where(where)
          .orderBy(...orderBy)
          .limit(limit)
          .offset(offset),
    },
  )
  return { ...found, data: found.data.map((row) => ({ ...getCard(row, locale), news_link: row.news_link })) }
}

/** The last few for a reader: what home pages show. */
export async function latestNews(db: Db, reader: NewsReader, locale: Locale, limit: number) {
  const rows = await db.select(card).from(news).where(isPublishedFor(reader)).orderBy(desc(news.published_at), desc(news.id)).limit(limit)
  return rows.map((row) => ({ ...getCard(row, locale), news_link: row.news_link }))
}

/** One news item with its text. Throws `not_found` for one that is not out, or not for this reader. */
export async function readNews(db: Db, reader: NewsReader, id: string, locale: Locale): Promise<ResponseOf<typeof readStoreNews>> {
  const [row] = await db
    .select({ ...head, body: news.body })
    .from(news)
    .where(and(eq(news.id, id), isPublishedFor(reader)))
  if (!row) throw fail(errors.not_found)
  return { ...row, title: inLocale(row.title, locale), body: cleanHtml(inLocale(row.body, locale)) }
}
