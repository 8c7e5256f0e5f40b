import { sql } from 'drizzle-orm'
import { check, index, pgTable, text, uniqueIndex, uuid } from 'drizzle-orm/pg-core'
import { orders } from '../orders/table.ts'
import { halalas, id, moment, stamped } from '../platform/db/columns.ts'
import { files } from '../platform/files/table.ts'
import { bankAccounts } from './bank-table.ts'

/** What shoppers paid or say they paid, one row a try (`payments1`). */
export const payments = pgTable(
  'payments',
  {
    id: id(),
    ...stamped(),
    order_id: uuid()
      .notNull()
      .references(() => orders.id),
    store_id: uuid().notNull(),
    user_id: uuid().notNull(),
    method: text({ enum: ['cod', 'bank_transfer', 'wallet', 'card'] }).notNull(),
    amount: halalas().notNull(),
    status: text({ enum: ['pending', 'confirmed', 'refused', 'refunded'] })
      .notNull()
      .default('pending'),
    bank_account_id: uuid().references(() => bankAccounts.id),
    sender_name: text(),
    slip: uuid().references(() => files.id),
    /** The provider's or the bank's reference. */
    reference: text(),
    reason: text(),
    decided_by: uuid(),
    decided_at: moment(),
  },
  (t) => [
    index('payments_order').on(t.order_id),
    index('payments_user').on(t.user_id, t.created_at, t.id),
    index('payments_status').on(t.status, t.created_at, t.id),
    index('payments_store').on(t.store_id, t.created_at, t.id),
    index('payments_method').on(t.method, t.created_at, t.id),
    index('payments_by_amount').on(t.amount, t.id),
    // one slip may pay for all orders of a checkout
    index('payments_slip').on(t.slip).where(sql`slip is not null`),
    index('payments_created').on(t.created_at, t.id),
    // One transfer at a time waits for an answer, and one alone pays the order.
    uniqueIndex('payments_open').on(t.order_id).where(sql`status in ('pending', 'confirmed') and method = 'bank_transfer'`),
    check('payments_amount', sql`${t.amount} > 0`),
  ],
)
