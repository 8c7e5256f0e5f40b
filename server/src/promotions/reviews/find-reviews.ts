import { repeatedDays, repeatedUses } from '@rahba/contract/promotions/review-states'
import { sql } from 'drizzle-orm'
import { now } from '../../platform/db/columns.ts'
import { countRow, readRows } from '../../platform/db/rows.ts'
import type { Db } from '../../platform/db/types.ts'
import { jobKind } from '../../platform/jobs/jobs.ts'
import { defineWorker } from '../../platform/jobs/worker.ts'

/** Days back that are looked at again: what gives somebody away may come after the order, such as a refund. */
const days = 60

/**
 * Looks through the uses of codes that the platform pays for signs of the store's own people, and puts them on the list to review. A use that was
 * decided comes back where there is a sign that nobody saw. Returns how many uses were put there.
 */
export async function findReviews(db: Db): Promise<number> {
  const rows = await readRows(
    db,
    sql`
    with used as (
      select o.id, o.store_id, o.user_id, o.placed_at, o.address ->> 'phone' as phone
      from coupons c join orders o on o.coupon_id = c.id and o.placed_at > ${now} - make_interval(days => ${days})
      where c.funded_by = 'platform' and o.status not in ('pending_payment', 'cancelled')
    ), signs as (
      select u.id, u.store_id, u.placed_at, array_remove(array[
        case when exists (select from store_members m join users s on s.phone = m.phone or lower(s.email) = lower(m.email)
          where m.store_id = u.store_id and s.id = u.user_id) then 'member' end,
        case when exists (select from store_members m where m.store_id = u.store_id and m.phone = u.phone) then 'phone' end,
        case when exists (select from cancellations c join stores s on s.iban_no = c.iban_number
          where c.user_id = u.user_id and s.id = u.store_id) then 'account' end,
        case when count(*) over (partition by u.user_id, u.store_id order by u.placed_at
          range between make_interval(days => ${repeatedDays}) preceding and current row) >= ${repeatedUses} then 'repeated' end
      ], null) as reasons from used u
    ), written as (
      insert into code_reviews as r (order_id, store_id, placed_at, reasons)
      select id, store_id, placed_at, reasons from signs where cardinality(reasons) > 0 order by id
      on conflict (order_id) do update
        set reasons = excluded.reasons, status = 'open', note = null, decided_by = null, decided_at = null
        where not r.reasons @> excluded.reasons
      returning 1
    ) select count(*)::int as n from written`,
    countRow,
  )
  return rows[0]?.n ?? 0
}

/** This job runs every night. */
export const findReviewsWorker = defineWorker(
  jobKind<Record<string, never>>('find-code-reviews'),
  async ({ db }) => void (await db.transaction((tx) => findReviews(tx))),
  { cron: '40 3 * * *' },
)
