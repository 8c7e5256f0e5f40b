import { pageContent } from '@rahba/contract/content/pages'
import type { PageDraft } from '@rahba/contract/content/pages.schemas'
import { errors } from '@rahba/contract/kernel/errors'
import { and, eq, sql } from 'drizzle-orm'
import { now } from '../../platform/db/columns.ts'
import type { Db } from '../../platform/db/types.ts'
import { fail } from '../../platform/errors.ts'
import { checkAgain } from '../../platform/http/check-again.ts'
import { pages, pageVersions } from '../table.ts'
import { getStored } from './content.ts'
import { lockContentPage, type PageRow } from './find-page.ts'

/** The admin who changes a page, and the version they were shown when they did. */
export interface PageEdit {
  /** Id or slug. */
  id: string
  admin_id: string
  seen?: string | undefined
}

export interface PageChange {
  before: PageRow
  after: PageRow
}

/** Keeps a draft; readers go on seeing what is published. Throws `not_found`, `stale_record`. */
export async function savePage(db: Db, { id, admin_id, seen }: PageEdit, draft: PageDraft): Promise<PageChange> {
  const before = await lockContentPage(db, id, seen)
  const [after] = await db
    .update(pages)
    .set({ ...getStored(before.slug, draft), saved_by: admin_id, updated_at: now })
    .where(eq(pages.id, before.id))
    .returning()
  if (!after) throw fail(errors.not_found)
  return { before, after }
}

/** Keeps the page and shows it to readers, as a new version. Throws `not_found`, `stale_record`, `validation` for a body that says nothing. */
export async function publishPage(db: Db, edit: PageEdit, content: PageDraft): Promise<PageChange> {
  const { before, after } = await savePage(db, edit, content)
  const { title, body, texts } = after
  checkAgain(pageContent.shape.body, body, ['body'])
  const number = sql`(select coalesce(max(${pageVersions.number}), 0) + 1 from ${pageVersions} where ${pageVersions.page_id} = ${before.id})`
  const [version] = await db
    .insert(pageVersions)
    .values({ page_id: before.id, number, title, body, texts, published_by: edit.admin_id, published_at: now })
    .returning({ id: pageVersions.id })
  if (!version) throw fail(errors.not_found)
  await db.update(pages).set({ published_id: version.id }).where(eq(pages.id, before.id))
  return { before, after: { ...after, published_id: version.id } }
}

/** Puts a published version back into the editor; readers see it once it is published again. Throws `not_found`, `stale_record`. */
export async function restoreVersion(db: Db, edit: PageEdit, number: number): Promise<PageChange> {
  const page = await lockContentPage(db, edit.id, edit.seen)
  const [version] = await db
    .select()
    .from(pageVersions)
    .where(and(eq(pageVersions.page_id, page.id), eq(pageVersions.number, number)))
  if (!version) throw fail(errors.not_found)
  const { title, body, texts } = version
  return savePage(db, edit, { title, body, texts })
}
