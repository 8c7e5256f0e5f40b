import { and, asc, eq, gt, sql } from 'drizzle-orm'
import type { Db } from '../platform/db/types.ts'
import { jobKind } from '../platform/jobs/jobs.ts'
import { defineWorker } from '../platform/jobs/worker.ts'
import { getOrderStops } from './order-stops.ts'
import { stores } from './table.ts'

const batch = 100

// Hours that stop no orders in these weeks may do so later, in Ramadan.
const hasStops = sql`(${stores.order_stops} is not null or not ${stores.orders_outside_hours})`

/**
 * Works out again when hours and holidays stop orders, for the weeks to come. Stores open and close by the clock whether this ran today or not;
 * it only has to run once before the weeks that were worked out are over. Returns how many stores changed.
 * @param now in milliseconds
 */
export async function refreshOrderStops(db: Db, now = Date.now()): Promise<number> {
  let [changed, last] = [0, '00000000-0000-0000-0000-000000000000']
  for (;;) {
    const found = await db
      .select()
      .from(stores)
      .where(and(hasStops, gt(stores.id, last)))
      .orderBy(asc(stores.id))
      .limit(batch)
    for (const store of found) {
      const order_stops = getOrderStops(store, now)
      // A store that was saved meanwhile has its times already.
      const unchanged = and(eq(stores.id, store.id), eq(stores.updated_at, store.updated_at))
      const rows = await db.update(stores).set({ order_stops }).where(unchanged).returning({ id: stores.id })
      changed += rows.length
    }
    last = found.at(-1)?.id ?? last
    if (found.length < batch) return changed
  }
}

/** Runs every night, long before the weeks that were worked out are over. */
export const refreshOrderStopsWorker = defineWorker(
  jobKind<Record<string, never>>('refresh-order-stops'),
  async (deps) => void (await refreshOrderStops(deps.db)),
  { cron: '5 1 * * *' },
)
