import { errors } from '@rahba/contract/kernel/errors'
import { isUuid } from '@rahba/contract/kernel/is-uuid'
import { eq } from 'drizzle-orm'
import type { Db } from '../../platform/db/types.ts'
import { fail } from '../../platform/errors.ts'
import { refuseStale } from '../../platform/http/seen-version.ts'
import { pages } from '../table.ts'

export type PageRow = typeof pages.$inferSelect

/** A page by its id or its slug. Throws `not_found`. */
export async function findPage(db: Db, id: string): Promise<PageRow> {
  const [page] = await db
    .select()
    .from(pages)
    .where(isUuid(id) ? eq(pages.id, id) : eq(pages.slug, id as PageRow['slug'])) // one of the slugs, by the call's schema
  if (!page) throw fail(errors.not_found)
  return page
}

/**
 * The same, locked until the transaction ends, for a change.
 * @param seen the `updated_at` the editor opened, when it says so
 * Throws `not_found`, and `stale_record` when somebody saved since.
 */
export async function lockContentPage(db: Db, id: string, seen: string | undefined): Promise<PageRow> {
  const found = await findPage(db, id)
  const [page] = await db.select().from(pages).where(eq(pages.id, found.id)).for('update')
  if (!page) throw fail(errors.not_found)
  refuseStale(seen, page)
  return page
}
