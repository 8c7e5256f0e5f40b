import type { Db } from '../platform/db/types.ts'
import { notifications } from './table.ts'

export interface Notice {
  audience: 'admin' | 'store' | 'user'
  recipient_ids: readonly string[]
  notif_type: typeof notifications.$inferInsert.notif_type
  data: typeof notifications.$inferInsert.data
  /** What it is about: the order, product or store that a tap opens. */
  model_id?: string | null
  user?: typeof notifications.$inferInsert.user
  /** A name for the event: told once per recipient, however often it is announced. */
  once?: string
}

/** Puts a notice into its recipients' lists, in the transaction of what it tells of. */
export async function notify(db: Db, notice: Notice): Promise<void> {
  const { recipient_ids, model_id = null, user = null, once = null, ...rest } = notice
  if (recipient_ids.length === 0) return
  const rows = recipient_ids.map((recipient_id) => ({ ...rest, recipient_id, model_id, user, once }))
  const statement = db.insert(notifications).values(rows).onConflictDoNothing()
  // one recipient is what orders tell; a broadcast's statement is as long as its list and is not kept
  await (rows.length === 1 ? statement.prepare('insert-notice').execute() : statement)
}
