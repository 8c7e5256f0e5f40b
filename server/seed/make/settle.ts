import { sql } from 'drizzle-orm'
import type { Market } from '../market.ts'

/** Writes the effects of time, which no use case writes: read notices (broadcasts are counted and were read by name), last visits, and the times of changes. */
export async function settle({ tx, end }: Market): Promise<void> {
  const at = end.toISOString()
  await tx.execute(
    sql`update notifications set is_read = true where broadcast_id is null and created_at < ${at}::timestamptz - interval '30 hours'`,
  )
  await tx.execute(
    sql`update users u set last_seen_at = o.at from (select user_id, max(placed_at) as at from orders group by user_id) o where o.user_id = u.id`,
  )
  await tx.execute(sql`update store_members set last_seen_at = ${at}::timestamptz - interval '2 hours' where email_verified_at is not null`)
  await tx.execute(sql`update admins set last_seen_at = ${at}::timestamptz - interval '3 hours'`)
  // Products stamp their changes with the wall clock, which is today for all of them.
  await tx.execute(sql`update products set updated_at = created_at + interval '9 hours'`)
  // Files are uploaded beside the transaction and know nothing of its clock.
  await tx.execute(sql`update files f set created_at = p.created_at, stored_at = p.created_at from payments p where p.slip = f.id`)
  await tx.execute(
    sql`update files f set created_at = s.created_at, stored_at = s.created_at from stores s where f.owner_type = 'store' and f.owner_id = s.id`,
  )
  await tx.execute(sql`update files f set created_at = s.created_at, stored_at = s.created_at from due_settlements s where s.slip = f.id`)
}
