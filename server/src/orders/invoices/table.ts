import { locales } from '@rahba/contract/kernel/locale'
import type { InvoiceDocument } from '@rahba/contract/orders/invoices/invoice-document'
import { invoiceKindKeys } from '@rahba/contract/orders/invoices/invoice-kinds'
import { sql } from 'drizzle-orm'
import { bigint, check, index, integer, jsonb, pgSequence, pgTable, text, uniqueIndex, uuid } from 'drizzle-orm/pg-core'
import { halalas, id, moment, now, timestamps } from '../../platform/db/columns.ts'
import { users } from '../../shoppers/table.ts'
import { stores } from '../../stores/table.ts'
import { orders } from '../table.ts'

/** Tells the numbers of suppliers apart; gaps among suppliers mean nothing. */
export const invoiceSupplierCodes = pgSequence('invoice_supplier_codes', { startWith: 1001 })

/**
 * The issuers: the platform, and stores in whose name it issues. A row holds the last number of each series and the end of its hash chain. The
 * issuing transaction locks the row until it commits, so that numbers have no gaps.
 */
export const invoiceSuppliers = pgTable(
  'invoice_suppliers',
  {
    id: id(),
    ...timestamps(),
    /** The value is null for the platform. */
    store_id: uuid()
      .unique()
      .references(() => stores.id),
    /** The value is null for the platform. */
    code: integer(),
    sale: integer().notNull().default(0),
    sale_credit: integer().notNull().default(0),
    commission: integer().notNull().default(0),
    commission_credit: integer().notNull().default(0),
    /** The number of all documents: the counter of the phase-2 rules (ICV). */
    counter: bigint({ mode: 'number' }).notNull().default(0),
    last_hash: text().notNull(),
    last_issued_at: moment(),
    /** The last document that was reported to the tax authority, if reporting is turned on. */
    reported: bigint({ mode: 'number' }).notNull().default(0),
  },
  (t) => [
    uniqueIndex('invoice_suppliers_platform').on(sql`(${t.store_id} is null)`).where(sql`${t.store_id} is null`),
    uniqueIndex('invoice_suppliers_code').on(t.code),
    index('invoice_suppliers_unreported').on(t.id).where(sql`reported < counter`),
    check('invoice_suppliers_code_of_store', sql`(${t.store_id} is null) = (${t.code} is null)`),
  ],
)

/** A document that was issued: never changed, never removed (migration `0001_guards.sql`). Its id is its UUID before the tax authority. */
export const invoices = pgTable(
  'invoices',
  {
    id: id(),
    created_at: moment().notNull().default(now),
    supplier_id: uuid()
      .notNull()
      .references(() => invoiceSuppliers.id),
    kind: text({ enum: invoiceKindKeys }).notNull(),
    /** Its place in its series, and the number that people see. */
    sequence: integer().notNull(),
    number: text().notNull(),
    counter: bigint({ mode: 'number' }).notNull(),
    order_id: uuid()
      .notNull()
      .references(() => orders.id),
    store_id: uuid()
      .notNull()
      .references(() => stores.id),
    /** The shopper of the order, who reads the kinds issued to them. */
    user_id: uuid()
      .notNull()
      .references(() => users.id),
    /** The invoice that a credit note reverses, and its refund. */
    credits_id: uuid(),
    cause_id: uuid(),
    issued_at: moment().notNull(),
    net: halalas().notNull(),
    vat: halalas().notNull(),
    gross: halalas().notNull(),
    document: jsonb().$type<InvoiceDocument>().notNull(),
    /** UBL 2.1 in canonical form without signature and QR: what the hash is taken of. */
    xml: text().notNull(),
    previous_hash: text().notNull(),
    hash: text().notNull(),
    qr: text().notNull(),
  },
  (t) => [
    uniqueIndex('invoices_sequence').on(t.supplier_id, t.kind, t.sequence),
    uniqueIndex('invoices_counter').on(t.supplier_id, t.counter),
    uniqueIndex('invoices_number').on(t.number),
    uniqueIndex('invoices_once').on(t.order_id, t.kind).where(sql`credits_id is null`),
    uniqueIndex('invoices_credit_once').on(t.cause_id, t.kind).where(sql`credits_id is not null`),
    index('invoices_order').on(t.order_id, t.issued_at, t.id),
    index('invoices_credits').on(t.credits_id).where(sql`credits_id is not null`),
    index('invoices_store').on(t.store_id, t.issued_at, t.id),
    index('invoices_store_kind').on(t.store_id, t.kind, t.issued_at, t.id),
    index('invoices_store_gross').on(t.store_id, t.gross, t.id),
    check('invoices_vat', sql`${t.net} + ${t.vat} = ${t.gross}`),
    check('invoices_amounts', sql`${t.net} >= 0 and ${t.vat} >= 0`),
    check(
      'invoices_credit',
      sql`(${t.kind} in ('sale_credit', 'commission_credit')) = (${t.credits_id} is not null) and (${t.credits_id} is null) = (${t.cause_id} is null)`,
    ),
  ],
)
export type InvoiceRecord = typeof invoices.$inferSelect

/** Orders whose invoice is due and can't be issued yet, because its supplier's VAT number or address is missing. */
export const invoiceWaits = pgTable(
  'invoice_waits',
  {
    order_id: uuid()
      .primaryKey()
      .references(() => orders.id),
    since: moment().notNull().default(now),
  },
  (t) => [index('invoice_waits_since').on(t.since)],
)

/** Documents drawn as PDF files, once in each language: what was sent is what is sent again. Its row is written before its bytes. */
export const invoicePdfs = pgTable(
  'invoice_pdfs',
  {
    id: id(),
    created_at: moment().notNull().default(now),
    invoice_id: uuid()
      .notNull()
      .references(() => invoices.id),
    lang: text({ enum: locales }).notNull(),
    storage_key: text().notNull().unique(),
    stored_at: moment(),
  },
  (t) => [uniqueIndex('invoice_pdfs_invoice').on(t.invoice_id, t.lang)],
)

/** The tax authority's answer to a reported document. */
export const invoiceReports = pgTable('invoice_reports', {
  invoice_id: uuid()
    .primaryKey()
    .references(() => invoices.id),
  at: moment().notNull().default(now),
  status: text({ enum: ['reported', 'refused'] }).notNull(),
  answer: text().notNull(),
})
