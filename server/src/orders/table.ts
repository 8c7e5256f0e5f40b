import type { ChosenValue } from '@rahba/contract/catalog/variants/axes'
import { actors } from '@rahba/contract/kernel/audiences'
import type { Bilingual } from '@rahba/contract/kernel/locale'
import { typedKeys } from '@rahba/contract/kernel/typed-keys'
import { fulfilments, orderStatuses, paymentMethods, paymentStatuses } from '@rahba/contract/orders/order-states'
import { vatRegimes } from '@rahba/contract/orders/pricing'
import { codeFunders } from '@rahba/contract/promotions/code-funders'
import { sql } from 'drizzle-orm'
import { boolean, check, date, index, integer, jsonb, pgSequence, pgTable, smallint, text, uniqueIndex, uuid } from 'drizzle-orm/pg-core'
import { products } from '../catalog/table.ts'
import { productVariants } from '../catalog/variants/table.ts'
import { halalas, id, moment, now, searchText, timestamps } from '../platform/db/columns.ts'
import { files } from '../platform/files/table.ts'
import { coupons } from '../promotions/table.ts'
import { users } from '../shoppers/table.ts'
import { branches } from '../stores/branches/table.ts'
import { stores } from '../stores/table.ts'

/** The short numbers people see. */
export const orderNumbers = pgSequence('order_numbers', { startWith: 100001 })

export interface OrderAddress {
  /** The id of the shopper's address it was copied from, which may have changed since; the first orders lack it. */
  id?: string
  label: string
  name: string
  phone: string
  city_id: string
  city: Bilingual
  region: Bilingual
  district: string
  street: string
  building: string | null
  short_address: string | null
}

/** One store's order, whole in itself. Every amount is frozen when it is placed (contract/src/orders/pricing.ts says how). */
export const orders = pgTable(
  'orders',
  {
    id: id(),
    ...timestamps(),
    number: integer().notNull().default(sql`nextval('order_numbers')`),
    store_id: uuid()
      .notNull()
      .references(() => stores.id),
    user_id: uuid()
      .notNull()
      .references(() => users.id),
    /** Orders at several stores that were placed together share it. Each is a complete order. */
    checkout_id: uuid(),
    status: text({
      enum: typedKeys(orderStatuses),
    }).notNull(),
    payment_status: text({
      enum: typedKeys(paymentStatuses),
    }).notNull(),
    payment_method: text({ enum: typedKeys(paymentMethods) }).notNull(),
    fulfilment: text({ enum: typedKeys(fulfilments) }).notNull(),
    address: jsonb().$type<OrderAddress | null>(),
    /** The branch that the goods leave from or are collected at. */
    branch_id: uuid()
      .notNull()
      .references(() => branches.id),
    /** The id in the copy, so that an address' orders can be found. */
    address_id: uuid().generatedAlwaysAs((): ReturnType<typeof sql> => sql`(${orders.address}->>'id')::uuid`),
    note: text(),
    shipping_company: text(),
    tracking_number: text(),

    list: halalas().notNull(),
    offer_discount: halalas().notNull().default(0),
    coupon_discount: halalas().notNull().default(0),
    goods: halalas().notNull(),
    delivery: halalas().notNull(),
    cod_fee: halalas().notNull(),
    /** Fees that the code freed of. */
    delivery_waived: halalas().notNull().default(0),
    cod_fee_waived: halalas().notNull().default(0),
    vat_added: halalas().notNull(),
    net: halalas().notNull(),
    vat: halalas().notNull(),
    gross: halalas().notNull(),
    total: halalas().notNull(),
    wallet_part: halalas().notNull(),
    to_charge: halalas().notNull(),
    platform_discount: halalas().notNull().default(0),
    platform_fee: halalas().notNull().default(0),
    platform_fee_vat: halalas().notNull().default(0),
    commission_bp: integer().notNull(),
    commission_base: halalas().notNull(),
    commission: halalas().notNull(),
    commission_vat: halalas().notNull(),
    store_share: halalas().notNull(),
    vat_regime: text({ enum: vatRegimes }).notNull(),
    vat_rate_bp: integer().notNull(),
    /** The code it was placed with. Exactly one pays for it: the store by a lower price, or the platform by its discount. */
    coupon_id: uuid().references(() => coupons.id),
    coupon_code: text(),
    coupon_funded_by: text({ enum: codeFunders }),
    /** Taken off before delivery, and gone back after it; each refund settled adds to one of them. */
    cancelled_amount: halalas().notNull().default(0),
    returned_amount: halalas().notNull().default(0),

    /** The deadline when an unpaid order expires, an unaccepted one is cancelled, or a request to cancel passes to the administration. */
    expires_at: moment(),
    /** The moment the administration was notified of a request to cancel that its store left unanswered. */
    escalated_at: moment(),
    placed_at: moment().notNull().default(now),
    /** The days between which it was promised to arrive, in Riyadh. */
    promised_from: date({ mode: 'string' }),
    promised_to: date({ mode: 'string' }),
    paid_at: moment(),
    accepted_at: moment(),
    shipped_at: moment(),
    delivered_at: moment(),
    completed_at: moment(),
    cancelled_at: moment(),
    cancelled_by: text({ enum: actors }),
    cancel_reason: text(),
    delivery_tries: smallint().notNull().default(0),
    search: searchText(
      (): ReturnType<typeof sql> =>
        sql`(${orders.number})::text || ' ' || coalesce(${orders.address}->>'name', '') || ' ' || coalesce(${orders.address}->>'phone', '')`,
    ),
  },
  (t) => [
    uniqueIndex('orders_number').on(t.number),
    index('orders_store').on(t.store_id, t.placed_at, t.id),
    index('orders_store_status').on(t.store_id, t.status, t.placed_at, t.id),
    index('orders_user').on(t.user_id, t.placed_at, t.id),
    index('orders_checkout').on(t.checkout_id).where(sql`checkout_id is not null`),
    index('orders_address').on(t.address_id, t.placed_at, t.id).where(sql`address_id is not null`),
    index('orders_status').on(t.status, t.placed_at, t.id),
    index('orders_placed').on(t.placed_at, t.id),
    index('orders_payment').on(t.payment_method, t.placed_at, t.id),
    index('orders_payment_status').on(t.payment_status, t.placed_at, t.id),
    index('orders_total').on(t.total, t.id),
    index('orders_branch').on(t.branch_id, t.placed_at, t.id),
    index('orders_coupon').on(t.coupon_id, t.placed_at, t.id).where(sql`coupon_id is not null`),
    index('orders_tracking').on(t.tracking_number).where(sql`tracking_number is not null`),
    index('orders_delivered').on(t.delivered_at).where(sql`delivered_at is not null`),
    index('orders_expiry').on(t.expires_at).where(sql`status in ('pending_payment', 'new')`),
    index('orders_wishes').on(t.expires_at).where(sql`status = 'cancel_requested' and escalated_at is null`),
    index('orders_search').using('gin', t.search.op('gin_trgm_ops')),
    check(
      'orders_amounts',
      sql`${t.goods} >= 0 and ${t.delivery} >= 0 and ${t.cod_fee} >= 0 and ${t.total} >= 0 and ${t.wallet_part} >= 0 and ${t.to_charge} >= 0 and ${t.commission} >= 0`,
    ),
    check('orders_vat', sql`${t.net} + ${t.vat} = ${t.gross}`),
    check(
      'orders_coupon',
      sql`num_nulls(${t.coupon_id}, ${t.coupon_code}, ${t.coupon_funded_by}) in (0, 3) and (${t.coupon_id} is not null or ${t.coupon_discount} + ${t.delivery_waived} + ${t.cod_fee_waived} = 0)`,
    ),
    check('orders_one_payer', sql`${t.platform_discount} = 0 or ${t.coupon_funded_by} is not distinct from 'platform'`),
    check('orders_charge', sql`${t.wallet_part} + ${t.to_charge} = ${t.total}`),
    check(
      'orders_refunds',
      sql`${t.cancelled_amount} >= 0 and ${t.returned_amount} >= 0 and ${t.cancelled_amount} + ${t.returned_amount} <= ${t.total}`,
    ),
  ],
)

export interface ChosenOption {
  field_id: string
  field: Bilingual
  option_id: string | null
  option: Bilingual | null
  text: string | null
  price: number
}

/** A copy of what was bought, as it was then. */
export const orderLines = pgTable(
  'order_lines',
  {
    id: id(),
    order_id: uuid()
      .notNull()
      .references(() => orders.id),
    product_id: uuid()
      .notNull()
      .references(() => products.id),
    /** The only variant of a product without axes has the product's id. */
    variant_id: uuid()
      .notNull()
      .references(() => productVariants.id),
    position: smallint().notNull(),
    name: jsonb().$type<Bilingual>().notNull(),
    /** The picture of the product at the time of the order. It is kept with the order, even if the product changes. */
    image: uuid().references(() => files.id),
    sku: text(),
    barcode: text(),
    /** The values of its variant, in the order of the axes. */
    variant: jsonb().$type<ChosenValue[]>().notNull().default([]),
    unit_price: halalas().notNull(),
    price_after_discount: halalas(),
    options_price: halalas().notNull().default(0),
    options: jsonb().$type<ChosenOption[]>().notNull().default([]),
    unit: halalas().notNull(),
    quantity: integer().notNull(),
    free_units: integer().notNull().default(0),
    list: halalas().notNull(),
    offer_discount: halalas().notNull().default(0),
    coupon_share: halalas().notNull().default(0),
    goods: halalas().notNull(),
    net: halalas().notNull(),
    vat: halalas().notNull(),
    gross: halalas().notNull(),
    total: halalas().notNull(),
    /** Units in cancellations and returns that were not rejected, and those of them that were settled. */
    cancelled_quantity: integer().notNull().default(0),
    refunded_quantity: integer().notNull().default(0),
  },
  (t) => [
    uniqueIndex('order_lines_order').on(t.order_id, t.position),
    index('order_lines_product').on(t.product_id),
    index('order_lines_variant').on(t.variant_id),
    // This index serves deleting a file, which looks up its key.
    index('order_lines_image').on(t.image).where(sql`image is not null`),
    check('order_lines_quantity', sql`${t.quantity} > 0`),
    check(
      'order_lines_cancelled',
      sql`${t.refunded_quantity} >= 0 and ${t.refunded_quantity} <= ${t.cancelled_quantity} and ${t.cancelled_quantity} <= ${t.quantity}`,
    ),
  ],
)

/** The history of every change of state, each with its actor and reason, and of people's notes. Append-only. */
export const orderHistory = pgTable(
  'order_history',
  {
    id: id(),
    at: moment().notNull().default(now),
    order_id: uuid()
      .notNull()
      .references(() => orders.id),
    /** `placed`, an action of the order's table of transitions, or `note`. */
    action: text().notNull(),
    from_status: text(),
    to_status: text(),
    actor_type: text({ enum: actors }).notNull(),
    actor_id: uuid(),
    note: text(),
    /** Internal notes are not shown to the shopper. */
    internal: boolean().notNull().default(false),
  },
  (t) => [index('order_history_order').on(t.order_id, t.id)],
)
