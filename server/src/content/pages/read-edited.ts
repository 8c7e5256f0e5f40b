import type { EditedPage, listPageVersions, readPageVersion } from '@rahba/contract/content/pages'
import type { QueryOf, ResponseOf } from '@rahba/contract/kernel/endpoint'
import { errors } from '@rahba/contract/kernel/errors'
import { and, eq, type SQL } from 'drizzle-orm'
import { alias } from 'drizzle-orm/pg-core'
import { admins } from '../../access/table.ts'
import type { Db } from '../../platform/db/types.ts'
import { fail } from '../../platform/errors.ts'
import { toPage } from '../../platform/lists/page.ts'
import { pages, pageVersions } from '../table.ts'
import { cleanBody, sameContent } from './content.ts'
import { findPage } from './find-page.ts'

const publisher = alias(admins, 'publisher')
const versionHead = {
  id: pageVersions.id,
  number: pageVersions.number,
  title: pageVersions.title,
  published_at: pageVersions.published_at,
  published_by: publisher.name,
}

/** Reads the draft of a page and its published version. Throws `not_found`. */
export async function readEdited(db: Db, id: string): Promise<EditedPage> {
  const { id: page_id } = await findPage(db, id)
  const [row] = await db
    .select({ page: pages, saved_by: admins.name, live: pageVersions, published_by: publisher.name })
    .from(pages)
    .leftJoin(pageVersions, eq(pageVersions.id, pages.published_id))
    .leftJoin(admins, eq(admins.id, pages.saved_by))
    .leftJoin(publisher, eq(publisher.id, pageVersions.published_by))
    .where(eq(pages.id, page_id))
  if (!row) throw fail(errors.not_found)
  const { page, live, saved_by, published_by } = row
  return {
    id: page.id,
    slug: page.slug,
    title: page.title,
    body: cleanBody(page.body),
    texts: page.texts,
    updated_at: page.updated_at,
    saved_by,
    published: live && {
      number: live.number,
      published_at: live.published_at,
      published_by,
      title: live.title,
      body: cleanBody(live.body),
    },
    changed: !live || !sameContent(page, live),
  }
}

/** Lists the published versions, the latest first. Throws `not_found`. */
export async function listVersions(
  db: Db,
  id: string,
  query: QueryOf<typeof listPageVersions>,
): Promise<ResponseOf<typeof listPageVersions>> {
  const { id: page_id } = await findPage(db, id)
  return toPage(db, query, {
    from: pageVersions,
    id: pageVersions.id,
    where: eq(pageVersions.page_id, page_id),
    sorts: { number: { by: pageVersions.number, value: (row) => row.number } },
    rows: ({ where, orderBy, limit, offset }) =>
      db
        .select(versionHead)
        .from(pageVersions)
        .leftJoin(publisher, eq(publisher.id, pageVersions.published_by))
        .where(where)
        .orderBy(...orderBy)
        .limit(limit)
        .offset(offset),
  })
}

const matchVersion = (page_id: string, number: number): SQL | undefined =>
  and(eq(pageVersions.page_id, page_id), eq(pageVersions.number, number))

/** One version in full. Throws `not_found`. */
export async function readVersion(db: Db, id: string, number: number): Promise<ResponseOf<typeof readPageVersion>> {
  const { id: page_id } = await findPage(db, id)
  const [row] = await db
    .select({ ...versionHead, body: pageVersions.body, texts: pageVersions.texts })
    .from(pageVersions)
    .leftJoin(publisher, eq(publisher.id, pageVersions.published_by))
    .where(matchVersion(page_id, number))
  if (!row) throw fail(errors.not_found)
  return { ...row, body: cleanBody(row.body) }
}
