import { and, asc } from 'drizzle-orm'
import type { Db } from '../../platform/db/types.ts'
import { cutIds, inCut } from '../../platform/lists/id-cuts.ts'
import { stores } from '../table.ts'
import { isVisibleStore } from '../visible.ts'

/** The ids after which runs of `size` stores begin, for {@link listStoreAddresses}. */
export const cutStoreAddresses = (db: Db, size: number): Promise<string[]> => cutIds(db, stores, size)

/** The slugs of stores that visitors may open, of one run of stores, the oldest first, with the moment each last changed. */
export function listStoreAddresses(db: Db, after: string, size: number): PromiseLike<{ slug: string; updated_at: string }[]> {
  return db
    .select({ slug: stores.slug, updated_at: stores.updated_at })
    .from(stores)
    .where(and(isVisibleStore, inCut(stores, after, size)))
    .orderBy(asc(stores.id))
}
