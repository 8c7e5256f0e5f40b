import { sql } from 'drizzle-orm'
import { check, index, pgTable, text, uuid } from 'drizzle-orm/pg-core'
import { admins } from '../access/table.ts'
import { halalas, id, moment, now } from '../platform/db/columns.ts'

const kinds = ['adjustment', 'waiver', 'carrier_credit'] as const
export type SoleApproval = (typeof kinds)[number]

/**
 * The amounts that one administrator gave or took without a second one: adjustments of wallets, waivers of dues, credit paid back to carriers. Their
 * sums over days are limited.
 */
export const soleApprovals = pgTable(
  'sole_approvals',
  {
    id: id(),
    kind: text({ enum: kinds }).notNull(),
    admin_id: uuid()
      .notNull()
      .references(() => admins.id),
    /** The store's, the shopper's or the carrier's account. */
    owner_id: uuid().notNull(),
    amount: halalas().notNull(),
    created_at: moment().notNull().default(now),
  },
  (t) => [
    index('sole_approvals_admin').on(t.admin_id, t.created_at),
    index('sole_approvals_owner').on(t.owner_id, t.created_at),
    check('sole_approvals_amount', sql`${t.amount} > 0`),
  ],
)
