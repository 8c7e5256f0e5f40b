import { sql } from 'drizzle-orm'
import { idRow, readRows } from '../../platform/db/rows.ts'
import type { Db } from '../../platform/db/types.ts'
import type { CancellationEntry } from '../settlement/plan.ts'
import { cancellationHistory } from './table.ts'

/** Ids that rise in the order of their list; ids that are made one by one in the same millisecond do not. */
async function risingIds(db: Db, count: number): Promise<string[]> {
  const rows = await readRows(db, sql`select uuid_v7() as id from generate_series(1, ${count})`, idRow)
  return rows.map(({ id }) => id).sort()
}

/** Writes lines of the history of cancellations, in the transaction of what they tell. They are read in the order of this list. */
export async function writeCancellationHistory(db: Db, entries: readonly CancellationEntry[]): Promise<void> {
  if (entries.length === 0) return
  const ids = await risingIds(db, entries.length)
  await db.insert(cancellationHistory).values(
    entries.map(({ cancellation_id, action, from, to, actor, note }, index) => ({
      id: ids[index],
      cancellation_id,
      action,
      from_status: from,
      to_status: to,
      actor_type: actor.type,
      actor_id: actor.id,
      note: note || null,
    })),
  )
}
