import { asc, eq } from 'drizzle-orm'
import type { Db } from '../platform/db/types.ts'
import { stores } from './table.ts'

/** The slugs of stores that visitors may open, the oldest first, with the day each last changed. */
export function listStoreAddresses(db: Db, limit: number): PromiseLike<{ slug: string; updated_at: string }[]> {
  return db
    .select({ slug: stores.slug, updated_at: stores.updated_at })
    .from(stores)
    .where(eq(stores.approved, 1))
    .orderBy(asc(stores.created_at))
    .limit(limit)
}
