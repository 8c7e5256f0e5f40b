import { codeReviewStatusKeys, type ReviewReason } from '@rahba/contract/promotions/review-states'
import { sql } from 'drizzle-orm'
import { check, index, pgTable, text, uuid } from 'drizzle-orm/pg-core'
import { admins } from '../../access/table.ts'
import { orders } from '../../orders/table.ts'
import { moment, now } from '../../platform/db/columns.ts'
import { stores } from '../../stores/table.ts'

/** Uses of codes that the platform pays, by somebody who may be of the store's own people. */
export const codeReviews = pgTable(
  'code_reviews',
  {
    order_id: uuid()
      .primaryKey()
      .references(() => orders.id),
    created_at: moment().notNull().default(now),
    /** The order's, for the list's filter and order. */
    store_id: uuid()
      .notNull()
      .references(() => stores.id),
    placed_at: moment().notNull(),
    reasons: text().array().$type<ReviewReason[]>().notNull(),
    status: text({ enum: codeReviewStatusKeys }).notNull().default('open'),
    note: text(),
    decided_by: uuid().references(() => admins.id),
    decided_at: moment(),
  },
  (t) => [
    index('code_reviews_placed').on(t.placed_at, t.order_id),
    index('code_reviews_status').on(t.status, t.placed_at, t.order_id),
    index('code_reviews_store').on(t.store_id, t.placed_at, t.order_id),
    check('code_reviews_status', sql`${t.status} in ('open', 'cleared', 'confirmed')`),
    check('code_reviews_reasons', sql`cardinality(${t.reasons}) > 0`),
    // Only a decided review has an admin and a time.
    check('code_reviews_decided', sql`(${t.status} = 'open') = (num_nonnulls(${t.decided_by}, ${t.decided_at}) = 0)`),
  ],
)
