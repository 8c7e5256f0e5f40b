import { typedKeys } from '@rahba/contract/kernel/typed-keys'
import { adjustmentStatusKeys } from '@rahba/contract/money/balances/adjustments'
import { adjustmentDirections, balanceKinds } from '@rahba/contract/money/balances/balance-kinds'
import { secondReasonKeys } from '@rahba/contract/money/second-approval'
import { sql } from 'drizzle-orm'
import { check, index, pgTable, text, uuid } from 'drizzle-orm/pg-core'
import { admins } from '../../access/table.ts'
import { halalas, id, moment, timestamps } from '../../platform/db/columns.ts'

/**
 * Adjustments that take two administrators: asked for by one, decided by another. The others are posted at once and have a row among the sole
 * approvals (sole-approvals-table.ts).
 */
export const balanceAdjustments = pgTable(
  'wallet_adjustments',
  {
    id: id(),
    ...timestamps(),
    kind: text({ enum: typedKeys(balanceKinds) }).notNull(),
    /** The store's or the shopper's. */
    owner_id: uuid().notNull(),
    direction: text({ enum: typedKeys(adjustmentDirections) }).notNull(),
    amount: halalas().notNull(),
    reason: text().notNull(),
    /** The reason it needs a second administrator. */
    second_reason: text({ enum: secondReasonKeys }).notNull().default('amount'),
    status: text({ enum: adjustmentStatusKeys }).notNull().default('requested'),
    requested_by: uuid()
      .notNull()
      .references(() => admins.id),
    decided_by: uuid().references(() => admins.id),
    decided_at: moment(),
    decision_note: text(),
  },
  (t) => [
    index('wallet_adjustments_status').on(t.status, t.created_at, t.id),
    index('wallet_adjustments_owner').on(t.owner_id, t.created_at, t.id),
    index('wallet_adjustments_created').on(t.created_at, t.id),
    check('wallet_adjustments_amount', sql`${t.amount} > 0`),
    check('wallet_adjustments_decided', sql`(${t.status} = 'requested') = (${t.decided_by} is null)`),
    check('wallet_adjustments_two_admins', sql`${t.status} <> 'approved' or ${t.decided_by} <> ${t.requested_by}`),
  ],
)
