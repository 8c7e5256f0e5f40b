import { desc, eq, type SQL, sql } from 'drizzle-orm'
import { now } from '../../platform/db/columns.ts'
import type { Db } from '../../platform/db/types.ts'
import { storeCommissions } from './commission-table.ts'

/** The rate of its own that a store has now, in a statement over `store_id`; null where it has none or the platform's. */
export const commissionNow = (store_id: SQL): SQL =>
  sql`(select c.commission_bp from store_commissions c where c.store_id = ${store_id} and c.starts_at <= ${now} order by c.starts_at desc, c.id desc limit 1)`

/** The rates of a store, the latest first, with those that are still to begin. */
export const readCommissions = (db: Db, store_id: string) =>
  db
    .select({
      commission_bp: storeCommissions.commission_bp,
      starts_at: storeCommissions.starts_at,
      reason: storeCommissions.reason,
      begun: sql<boolean>`${storeCommissions.starts_at} <= ${now}`,
    })
    .from(storeCommissions)
    .where(eq(storeCommissions.store_id, store_id))
    .orderBy(desc(storeCommissions.starts_at), desc(storeCommissions.id))
    .limit(50)
