import { sql } from 'drizzle-orm'
import type { Db } from '../../platform/db/types.ts'
import { jobKind } from '../../platform/jobs/jobs.ts'
import { defineWorker } from '../../platform/jobs/worker.ts'
import { cutIds, inCut } from '../../platform/lists/id-cuts.ts'
import { markBestSellers } from '../search/mark-best-sellers.ts'
import { products } from '../table.ts'

const days = 30
/** Far more than a section shows, since some of them may be hidden by the time it is read. */
const maxBestSellers = 500

/** Recounts the best sellers: units of delivered orders of the last 30 days. Readers see the old list until the new one is committed. */
export async function countBestSellers(db: Db): Promise<void> {
  await db.transaction(async (tx) => {
    // Two concurrent runs would both insert.
    await tx.execute(sql`select pg_advisory_xact_lock(hashtextextended('best sellers', 0))`)
    await tx.execute(sql`delete from best_sellers`)
    await tx.execute(sql`
      insert into best_sellers (product_id, pieces)
      select l.product_id, sum(l.quantity) from orders o join order_lines l on l.order_id = o.id
      where o.delivered_at >= app_now() - make_interval(days => ${days}) and o.status in ('delivered', 'completed')
      group by l.product_id order by sum(l.quantity) desc, l.product_id limit ${maxBestSellers}`)
  })
}

/** Rows of one statement: far less than one may take. */
const run = 20_000

/**
 * Brings the figure that products are sorted by up to what was sold, in runs of the key. Rows are locked as orders lock them, and one that an order
 * holds at this moment is left to the next hour, so that nobody waits.
 */
export async function countSales(db: Db): Promise<void> {
  for (const after of await cutIds(db, products, run))
    await db.execute(sql`
      with behind as (
        select id from products where ${inCut(products, after, run)} and counted_sales <> sales order by id for no key update skip locked
      )
      update products p set counted_sales = p.sales from behind where p.id = behind.id`)
}

export const countBestSellersWorker = defineWorker(
  jobKind<Record<string, never>>('count-best-sellers'),
  async ({ db }) => {
    await countBestSellers(db)
    await countSales(db)
    await markBestSellers(db)
  },
  { cron: '7 * * * *' },
)
