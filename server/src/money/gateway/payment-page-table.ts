import { typedKeys } from '@rahba/contract/kernel/typed-keys'
import { gatewayNames } from '@rahba/contract/money/payments/payment-states'
import { sql } from 'drizzle-orm'
import { check, index, pgTable, text, uniqueIndex, uuid } from 'drizzle-orm/pg-core'
import { halalas, id, moment, timestamps } from '../../platform/db/columns.ts'

/** The gateway's pages that take one card for several orders of a checkout. Each order has its own payment, which refers to the page. */
export const paymentPages = pgTable(
  'payment_pages',
  {
    id: id(),
    ...timestamps(),
    checkout_id: uuid().notNull(),
    user_id: uuid().notNull(),
    provider: text({ enum: typedKeys(gatewayNames) }).notNull(),
    /** The sum of its payments; a trigger checks it at commit. */
    amount: halalas().notNull(),
    /** The gateway's name of the page, and its address. */
    intent_ref: text(),
    pay_url: text(),
    expires_at: moment().notNull(),
    /** The moments the gateway was last queried, and gave the last state that the page can have. */
    checked_at: moment(),
    closed_at: moment(),
    /** The charge as the gateway names it, and the amount that came with it. */
    reference: text(),
    came_amount: halalas(),
    came_currency: text(),
    /** The fee that the gateway deducted; the fees of its payments add up to it. */
    fee: halalas(),
  },
  (t) => [
    // A checkout has one page at a time that takes a card.
    uniqueIndex('payment_pages_open').on(t.checkout_id).where(sql`closed_at is null`),
    uniqueIndex('payment_pages_intent').on(t.provider, t.intent_ref).where(sql`intent_ref is not null`),
    index('payment_pages_to_check').on(t.checked_at, t.id).where(sql`closed_at is null`),
    check('payment_pages_amount', sql`${t.amount} > 0`),
    check('payment_pages_came', sql`(${t.came_amount} is null) = (${t.came_currency} is null)`),
    check('payment_pages_fee', sql`${t.fee} is null or ${t.came_amount} is not null`),
  ],
)
