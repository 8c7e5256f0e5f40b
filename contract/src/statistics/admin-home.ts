import { z } from 'zod'
import { endpoint } from '../kernel/endpoint.ts'
import type { Permission } from '../kernel/permissions.ts'
import { bilingualText } from '../kernel/shapes.ts'
import { orderRow } from '../orders/order-shapes.ts'
import * as calls from './admin-home.calls.ts'

/** The keys of which any one opens a part of the home page; a part that is not open is null in the answer. */
export const homeKeys = {
  stores: ['stores.index'],
  products: ['products.index'],
  transfers: ['payments.index'],
  adjustments: ['walletsControll.index'],
  dues: ['dues.index'],
  carriers: ['payments.index'],
  orders: ['orders.index'],
  // The answer is given on the page of the order.
  cancel_requests: ['orders.index'],
  cancellations: ['canceled-orders.index'],
  commission: ['walletsControll.index', 'payments.index', 'dues.index'],
  shoppers: ['users.index'],
  contacts: ['contacts.index'],
  developments: ['developMessages.index'],
  reports: ['users.index'],
  code_reviews: ['promo-codes.index'],
} as const satisfies Record<string, readonly Permission[]>

/** Days of the chart and of the period the figures are compared with, both in Riyadh, today included. */
export const homeDays = 30

const count = z.int().nullable()
const figure = z.object({ now: z.int(), before: z.int() }).nullable()

const adminHomeAnswer = z.object({
  /** The records that need an answer now, each counted up to the cap of lists. */
  waiting: z.object({
    stores: count,
    /** Stores whose change of name, register, VAT number or IBAN waits. */
    store_changes: count,
    /** Approved stores with a new paper to review. */
    store_papers: count,
    products: count,
    /** Products with an edit that waits. */
    product_changes: count,
    transfers: count,
    /** Cancellations and returns that wait for the platform's decision, and those whose money is to be given back. */
    refunds_to_decide: count,
    refunds_to_pay: count,
    /** Payouts that stores ask for. */
    payouts: count,
    /** Adjustments of balances that wait for a second administrator. */
    adjustments: count,
    /** Statements of dues whose transfer is to be confirmed, and those that are late. */
    claimed_dues: count,
    overdue_dues: count,
    /** Remittances of carriers to be recorded, and orders whose carrier is late with the cash. */
    remittances: count,
    late_cash: count,
    /** New orders past half of their time to be accepted. */
    late_orders: count,
    cancel_requests: count,
    /** Messages nobody has opened yet: of visitors, and of stores. */
    contact_messages: count,
    development_messages: count,
    /** Conversations that a store or a shopper reported. */
    chat_reports: count,
    /** Uses of the platform's codes that look like the store's own people. */
    code_reviews: count,
  }),
  /** The last 30 days and the 30 before them. Sales, orders: placed in the period, not cancelled, not waiting for payment. */
  figures: z.object({
    /** Halalas, as shoppers pay them: with delivery and VAT. */
    sales: figure,
    orders: figure,
    /** Halalas: what the commission account of the ledger took in, less what it gave back. */
    commission: figure,
    stores: figure,
    shoppers: figure,
  }),
  days: z.array(z.object({ day: z.string(), sales: z.int(), orders: z.int() })).nullable(),
  latest_orders: z.array(orderRow).nullable(),
  top_stores: z
    .array(z.object({ id: z.uuid(), name: bilingualText, logo: z.uuid().nullable(), orders: z.int(), sales: z.int() }))
    .nullable(),
})
export type AdminHome = z.output<typeof adminHomeAnswer>

export const adminHome = endpoint({
  ...calls.adminHome,
  summary: "Get the tasks that need a response now and the figures of the last 30 days. Parts the admin can't see are null",
  tags: ['statistics'],
  access: { audience: 'admin', permissions: [] },
  owner: 'platform',
  response: adminHomeAnswer,
})
