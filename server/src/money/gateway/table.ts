import { typedKeys } from '@rahba/contract/kernel/typed-keys'
import { cardRefundStatuses, gatewayNames, gatewayReportSources } from '@rahba/contract/money/payments/payment-states'
import { sql } from 'drizzle-orm'
import { boolean, check, index, integer, pgTable, text, uniqueIndex, uuid } from 'drizzle-orm/pg-core'
import { cancellations } from '../../orders/cancellations/table.ts'
import { halalas, id, moment, now, timestamps } from '../../platform/db/columns.ts'
import { payments } from '../payments/table.ts'
import { paymentPages } from './payment-page-table.ts'

/** The gateway's messages, and what we found when we queried it. Append-only except `raw`, which is dropped later. */
export const gatewayEvents = pgTable(
  'gateway_events',
  {
    id: id(),
    at: moment().notNull().default(now),
    provider: text({ enum: typedKeys(gatewayNames) }).notNull(),
    source: text({ enum: gatewayReportSources }).notNull(),
    /** The gateway's name of a webhook; a check has none. */
    event_id: text(),
    kind: text().notNull(),
    intent_ref: text(),
    payment_id: uuid().references(() => payments.id),
    /** The page of several payments that it is about; there `payment_id` is null. */
    page_id: uuid().references(() => paymentPages.id),
    detail: text(),
    /** The webhook as it came. */
    raw: text(),
  },
  (t) => [
    // The gateway resends a webhook until it is answered.
    uniqueIndex('gateway_events_once').on(t.provider, t.event_id),
    index('gateway_events_payment').on(t.payment_id, t.id),
    index('gateway_events_page').on(t.page_id, t.id).where(sql`page_id is not null`),
    index('gateway_events_raw').on(t.at).where(sql`raw is not null`),
  ],
)

/** Money on its way back to a card. The table is the outbox: a worker sends what is pending until the gateway has answered. */
export const gatewayRefunds = pgTable(
  'gateway_refunds',
  {
    id: id(),
    ...timestamps(),
    payment_id: uuid()
      .notNull()
      .references(() => payments.id),
    /** The cancellation that it settles; null for a payment that should not have come. */
    cancellation_id: uuid().references(() => cancellations.id),
    amount: halalas().notNull(),
    /** `dropped`: paid by other means after the gateway had refused. */
    status: text({ enum: typedKeys(cardRefundStatuses) })
      .notNull()
      .default('pending'),
    /** True if its arrival was posted, so that its return is posted too. */
    booked: boolean().notNull(),
    tries: integer().notNull().default(0),
    next_try_at: moment().notNull().default(now),
    message: text(),
  },
  (t) => [
    uniqueIndex('gateway_refunds_cancellation').on(t.cancellation_id).where(sql`cancellation_id is not null`),
    // A payment that should not have come is returned only once.
    uniqueIndex('gateway_refunds_whole').on(t.payment_id).where(sql`cancellation_id is null`),
    index('gateway_refunds_payment').on(t.payment_id, t.id),
    index('gateway_refunds_due').on(t.next_try_at).where(sql`status = 'pending'`),
    check('gateway_refunds_amount', sql`${t.amount} > 0`),
  ],
)
