import { sql } from 'drizzle-orm'
import type { CountReadCopies } from '../notifications/read-notifications.ts'

/**
 * Adds what stores have just read to the figures of their broadcasts. They are locked in the order of their ids, so that two readers of several
 * never deadlock.
 */
export const countReadCopies: CountReadCopies = async (db, copies) => {
  await db.execute(sql`with counted as (
      select * from jsonb_to_recordset(${JSON.stringify(copies)}::jsonb) as c (broadcast_id uuid, read int)
    ), locked as (
      select id from broadcasts where id in (select broadcast_id from counted) order by id for no key update
    )
    update broadcasts set read = broadcasts.read + counted.read from counted join locked on locked.id = counted.broadcast_id
    where broadcasts.id = counted.broadcast_id`)
}
