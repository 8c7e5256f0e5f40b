import { typedKeys } from '@rahba/contract/kernel/typed-keys'
import { gatewayNames, heldFor, shopperPaymentStatuses } from '@rahba/contract/money/payments/payment-states'
import { paymentMethods } from '@rahba/contract/orders/order-states'
import { sql } from 'drizzle-orm'
import { check, index, pgTable, text, uniqueIndex, uuid } from 'drizzle-orm/pg-core'
import { orders } from '../../orders/table.ts'
import { halalas, id, moment, timestamps } from '../../platform/db/columns.ts'
import { files } from '../../platform/files/table.ts'
import { bankAccounts } from '../bank-table.ts'
import { paymentPages } from '../gateway/payment-page-table.ts'

/** The payments that shoppers made or claim to have made, one row per attempt (`payments1`). */
export const payments = pgTable(
  'payments',
  {
    id: id(),
    ...timestamps(),
    order_id: uuid()
      .notNull()
      .references(() => orders.id),
    store_id: uuid().notNull(),
    user_id: uuid().notNull(),
    method: text({ enum: typedKeys(paymentMethods) }).notNull(),
    amount: halalas().notNull(),
    status: text({ enum: typedKeys(shopperPaymentStatuses) })
      .notNull()
      .default('pending'),
    bank_account_id: uuid().references(() => bankAccounts.id),
    sender_name: text(),
    slip: uuid().references(() => files.id),
    /** The bank's reference, or the charge as the gateway names it. */
    reference: text(),
    reason: text(),
    /** The gateway of a card payment, its intent and the page that takes the card, and until when it can be paid there. */
    provider: text({ enum: typedKeys(gatewayNames) }),
    intent_ref: text(),
    pay_url: text(),
    /** The page that it shares with the other orders of its checkout. It then has no intent and no address of its own. */
    page_id: uuid().references(() => paymentPages.id),
    /** Brand and last four digits. */
    card: text(),
    /** The moments the gateway was last queried, and gave the last state that the intent can have. */
    checked_at: moment(),
    closed_at: moment(),
    /** The moment the gateway's page refused a card, until another card is tried there. It says nothing once the payment is decided. */
    declined_at: moment(),
    /** The moment it paid its order. */
    captured_at: moment(),
    /** The reason money that came did not pay the order, and what came. */
    held_for: text({ enum: typedKeys(heldFor) }),
    came_amount: halalas(),
    came_currency: text(),
    /** The fee that the gateway deducted. */
    fee: halalas(),
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
    // One slip may pay for all orders of a checkout.
    index('payments_slip').on(t.slip).where(sql`slip is not null`),
    index('payments_created').on(t.created_at, t.id),
    // One transfer or card at a time waits for an answer, and one alone pays the order.
    uniqueIndex('payments_open').on(t.order_id).where(sql`status in ('pending', 'confirmed') and method in ('bank_transfer', 'card')`),
    uniqueIndex('payments_intent').on(t.provider, t.intent_ref).where(sql`intent_ref is not null`),
    // This index serves the sweep, which queries the gateway for these payments.
    index('payments_to_check').on(t.checked_at, t.id).where(sql`method = 'card' and closed_at is null`),
    uniqueIndex('payments_page').on(t.page_id, t.order_id).where(sql`page_id is not null`),
    // The sweep queries the gateway for the page and not for its parts, so a part is closed from the start.
    check(
      'payments_page_part',
      sql`${t.page_id} is null or (${t.method} = 'card' and ${t.intent_ref} is null and ${t.pay_url} is null and ${t.closed_at} is not null)`,
    ),
    check('payments_held', sql`${t.status} <> 'held' or (${t.held_for} is not null and ${t.came_amount} is not null)`),
    check('payments_card', sql`${t.method} <> 'card' or ${t.provider} is not null`),
    check('payments_amount', sql`${t.amount} > 0`),
  ],
)
