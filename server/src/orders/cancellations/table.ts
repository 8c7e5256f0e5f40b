import { actors } from '@rahba/contract/kernel/audiences'
import { typedKeys } from '@rahba/contract/kernel/typed-keys'
import { outsideAccounts, refundEvents } from '@rahba/contract/money/ledger/ledger'
import {
  cancellationKinds,
  cancellationStatuses,
  faults,
  refundDestinations,
  refundReasons,
} from '@rahba/contract/orders/cancellations/cancellation-states'
import { sql } from 'drizzle-orm'
import { boolean, check, index, integer, pgSequence, pgTable, text, uniqueIndex, uuid } from 'drizzle-orm/pg-core'
import { halalas, id, moment, now, timestamps } from '../../platform/db/columns.ts'
import { files } from '../../platform/files/table.ts'
import { orderLines, orders } from '../table.ts'

/** The short numbers people see. */
export const cancellationNumbers = pgSequence('cancellation_numbers', { startWith: 50001 })

/** Some or all of an order that is cancelled before delivery or comes back after it, whole in itself: who asked, who decided, what was paid back. */
export const cancellations = pgTable(
  'cancellations',
  {
    id: id(),
    ...timestamps(),
    number: integer().notNull().default(sql`nextval('cancellation_numbers')`),
    /** Grows with every change, so that nobody decides on what they have not seen. */
    version: integer().notNull().default(1),
    order_id: uuid()
      .notNull()
      .references(() => orders.id),
    store_id: uuid().notNull(),
    user_id: uuid().notNull(),
    kind: text({ enum: typedKeys(cancellationKinds) }).notNull(),
    status: text({ enum: typedKeys(cancellationStatuses) }).notNull(),
    requested_by: text({ enum: actors }).notNull(),
    refund_reason: text({
      enum: typedKeys(refundReasons),
    }).notNull(),
    refund_reason_other: text(),
    note: text(),
    problem_description: text(),
    attachments: uuid().array().notNull().default(sql`'{}'`),
    store_papers: uuid().array().notNull().default(sql`'{}'`),
    /** The reason it was disputed or rejected, as the shopper reads it. */
    decision_note: text(),
    /** Read by administrators alone. */
    admin_note: text(),
    fault: text({ enum: typedKeys(faults) }).notNull(),
    goods_back: boolean().notNull().default(true),
    destination: text({ enum: typedKeys(refundDestinations) }).notNull(),
    iban_number: text(),
    account_holder: text(),
    /** The amount as it was last calculated; once `amount_final` is settled, the same as that. */
    amount: halalas().notNull(),
    /** The store's deadline to answer, and the moment the administration took over. */
    answer_by: moment(),
    escalated_at: moment(),
    received_at: moment(),
    refunded_at: moment(),

    // Frozen when the amount is settled and posted (`order_cancelled` before delivery, `refund_after_delivery` after it).
    amount_final: halalas(),
    with_fees: boolean(),
    promo: halalas().notNull().default(0),
    commission: halalas().notNull().default(0),
    commission_vat: halalas().notNull().default(0),
    platform_fee: halalas().notNull().default(0),
    platform_fee_vat: halalas().notNull().default(0),
    vat: halalas().notNull().default(0),
    store: halalas().notNull().default(0),
    event: text({ enum: refundEvents }),
    /** The amount of the store's part that the order's share in the pending balance bore. */
    from_pending: halalas().notNull().default(0),
    /** Paid back into the wallet, and by bank or gateway; what nobody had paid yet is neither. */
    to_wallet: halalas(),
    to_outside: halalas(),
    outside: text({ enum: outsideAccounts }),
    reference: text(),
    receipt: uuid().references(() => files.id),
  },
  (t) => [
    uniqueIndex('cancellations_number').on(t.number),
    index('cancellations_order').on(t.order_id, t.id),
    index('cancellations_created').on(t.created_at, t.id),
    index('cancellations_status').on(t.status, t.created_at, t.id),
    index('cancellations_store').on(t.store_id, t.created_at, t.id),
    index('cancellations_store_status').on(t.store_id, t.status, t.created_at, t.id),
    index('cancellations_user').on(t.user_id, t.created_at, t.id),
    index('cancellations_reason').on(t.refund_reason, t.created_at, t.id),
    index('cancellations_kind').on(t.kind, t.created_at, t.id),
    index('cancellations_amount').on(t.amount, t.id),
    index('cancellations_answer').on(t.answer_by).where(sql`status = 'requested' and escalated_at is null`),
    index('cancellations_receipt').on(t.receipt).where(sql`receipt is not null`),
    index('cancellations_attachments').using('gin', t.attachments).where(sql`attachments <> '{}'`),
    index('cancellations_store_papers').using('gin', t.store_papers).where(sql`store_papers <> '{}'`),
    check('cancellations_amounts', sql`${t.amount} >= 0 and coalesce(${t.to_wallet}, 0) >= 0 and coalesce(${t.to_outside}, 0) >= 0`),
    check('cancellations_paid', sql`coalesce(${t.to_wallet}, 0) + coalesce(${t.to_outside}, 0) <= coalesce(${t.amount_final}, 0)`),
    check('cancellations_settled', sql`(${t.event} is null) = (${t.amount_final} is null)`),
    check('cancellations_reason_other', sql`${t.refund_reason} <> 'other' or ${t.refund_reason_other} is not null`),
  ],
)

export type CancellationRecord = typeof cancellations.$inferSelect

export const cancellationLines = pgTable(
  'cancellation_lines',
  {
    id: id(),
    cancellation_id: uuid()
      .notNull()
      .references(() => cancellations.id),
    order_line_id: uuid()
      .notNull()
      .references(() => orderLines.id),
    quantity: integer().notNull(),
    received: integer().notNull().default(0),
    damaged: integer().notNull().default(0),
    missing: integer().notNull().default(0),
    amount: halalas().notNull(),
  },
  (t) => [
    uniqueIndex('cancellation_lines_line').on(t.cancellation_id, t.order_line_id),
    index('cancellation_lines_order_line').on(t.order_line_id),
    check('cancellation_lines_quantity', sql`${t.quantity} > 0`),
    check(
      'cancellation_lines_inspected',
      sql`${t.received} >= 0 and ${t.damaged} >= 0 and ${t.missing} >= 0 and ${t.received} + ${t.damaged} + ${t.missing} <= ${t.quantity}`,
    ),
  ],
)

/** The history of a cancellation's steps, each with its actor and reason. Append-only. */
export const cancellationHistory = pgTable(
  'cancellation_history',
  {
    id: id(),
    at: moment().notNull().default(now),
    cancellation_id: uuid()
      .notNull()
      .references(() => cancellations.id),
    action: text().notNull(),
    from_status: text({ enum: typedKeys(cancellationStatuses) }),
    to_status: text({ enum: typedKeys(cancellationStatuses) }),
    actor_type: text({ enum: actors }).notNull(),
    actor_id: uuid(),
    note: text(),
  },
  (t) => [index('cancellation_history_of').on(t.cancellation_id, t.id)],
)
