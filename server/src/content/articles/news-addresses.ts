import { and, asc } from 'drizzle-orm'
import type { Db } from '../../platform/db/types.ts'
import { cutIds, inCut } from '../../platform/lists/id-cuts.ts'
import { news } from '../table.ts'
import { isPublishedFor } from './read-news.ts'

/** The ids after which runs of `size` news items begin, for {@link listNewsAddresses}. */
export const cutNewsAddresses = (db: Db, size: number): Promise<string[]> => cutIds(db, news, size)

/** The news that visitors may read, of one run, the oldest first, with the moment each last changed. */
export function listNewsAddresses(db: Db, after: string, size: number): PromiseLike<{ id: string; updated_at: string }[]> {
  return db
    .select({ id: news.id, updated_at: news.updated_at })
    .from(news)
    .where(and(isPublishedFor('landing'), inCut(news, after, size)))
    .orderBy(asc(news.id))
}

/** True if there is any news that visitors may read. */
export async function hasPublicNews(db: Db): Promise<boolean> {
  const [one] = await db.select({ id: news.id }).from(news).where(isPublishedFor('landing')).limit(1)
  return one !== undefined
}
