import type { listStoreImprovements, readStoreImprovement } from '@rahba/contract/content/articles'
import type { QueryOf, ResponseOf } from '@rahba/contract/kernel/endpoint'
import { errors } from '@rahba/contract/kernel/errors'
import { inLocale, type Locale } from '@rahba/contract/kernel/locale'
import { and, eq, lte } from 'drizzle-orm'
import { now } from '../../platform/db/columns.ts'
import type { Db } from '../../platform/db/types.ts'
import { fail } from '../../platform/errors.ts'
import { cleanHtml } from '../../platform/html.ts'
import { toPage } from '../../platform/lists/page.ts'
import { matches } from '../../platform/lists/search.ts'
import { improvements } from '../table.ts'
import { type ArticleRow, getBeginning, getCard } from './card.ts'

const isOut = and(eq(improvements.active, true), lte(improvements.published_at, now))
const head = {
  id: improvements.id,
  title: improvements.title,
  image: improvements.image,
  published_at: improvements.published_at,
}

/** Lists the improvements of the product, the latest first. */
export async function listImprovements(
  db: Db,
  query: QueryOf<typeof listStoreImprovements>,
  locale: Locale,
): Promise<ResponseOf<typeof listStoreImprovements>> {
  const found = await toPage<ArticleRow>(
    db,
    { ...query, sort: '-published_at' },
    {
      from: improvements,
      id: improvements.id,
      where: and(isOut, matches(improvements.search, query.q)),
      sorts: { published_at: { by: improvements.published_at, value: (row) => row.published_at } },
      rows: ({ where, orderBy, limit, offset }) =>
        db
          .select({ ...head, body: getBeginning(improvements.body) })
          .from(improvements)
          .where(where)
          .orderBy(...orderBy)
          .limit(limit)
          .offset(offset),
    },
  )
  return { ...found, data: found.data.map((row) => getCard(row, locale)) }
}

/** One improvement with its text. Throws `not_found` for one that is not out. */
export async function readImprovement(db: Db, id: string, locale: Locale): Promise<ResponseOf<typeof readStoreImprovement>> {
  const [row] = await db
    .select({ ...head, body: improvements.body })
    .from(improvements)
    .where(and(eq(improvements.id, id), isOut))
  if (!row) throw fail(errors.not_found)
  return { ...row, title: inLocale(row.title, locale), body: cleanHtml(inLocale(row.body, locale)) }
}
