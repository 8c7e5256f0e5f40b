import type { NoticeModel } from '@rahba/contract/notifications/notification'
import { type SQL, sql } from 'drizzle-orm'
import type { Db } from '../platform/db/types.ts'

/**
 * Deletes the oldest notices about things of one kind: what quotes them is kept no longer than they are. Pushes and mails of theirs that wait go
 * with them.
 * @param limit how many at once
 * @returns how many there were
 */
export async function deleteNoticesAbout(db: Db, model: NoticeModel, before: SQL, limit: number): Promise<number> {
  // The value is written as in the index.
  const about = sql.raw(`'${model}'`)
  const { rowCount } = await db.execute(sql`delete from notifications where id in (
    select id from notifications where model = ${about} and created_at < ${before} order by created_at limit ${limit} for update skip locked)`)
  return rowCount ?? 0
}
