import { errors } from '@rahba/contract/kernel/errors'
import { latinDigits } from '@rahba/contract/kernel/normalise'
import type { Page } from '@rahba/contract/kernel/page'
import type { InvoiceKindName } from '@rahba/contract/orders/invoices/invoice-kinds'
import type { InvoiceRow, WholeInvoice } from '@rahba/contract/orders/invoices/invoices'
import { and, asc, eq, inArray, type SQL, sql } from 'drizzle-orm'
import type { Db } from '../../platform/db/types.ts'
import { fail } from '../../platform/errors.ts'
import { betweenDays } from '../../platform/lists/days.ts'
import { type Cut, getOrder, type PageQuery, toPage } from '../../platform/lists/page.ts'
import type { OrderScope } from '../scope.ts'
import { inScope, isShopper } from '../scope.ts'
import { orders } from '../table.ts'
import { invoices } from './table.ts'

// The kinds issued to the shopper; the platform's invoices to the store are not among them.
const shoppersKinds: InvoiceKindName[] = ['sale', 'sale_credit']

const columns = {
  id: invoices.id,
  kind: invoices.kind,
  number: invoices.number,
  order_id: invoices.order_id,
  order_number: sql<number>`(${invoices.document}->>'order_number')::int`,
  credits_number: sql<string | null>`${invoices.document}->'credits'->>'number'`,
  supplier: sql<InvoiceRow['supplier']>`${invoices.document}->'supplier'->'name'`,
  net: invoices.net,
  vat: invoices.vat,
  gross: invoices.gross,
  issued_at: invoices.issued_at,
}

const select = (db: Db, { where, orderBy = [], limit = 1, offset = 0 }: Partial<Cut>): PromiseLike<InvoiceRow[]> =>
  db
    .select(columns)
    .from(invoices)
    .where(where)
    .orderBy(...orderBy)
    .limit(limit)
    .offset(offset)

/** Limits the invoices to the reader: a store reads those of its sales and those issued to it, a shopper their own. */
function readable(scope: OrderScope): SQL | undefined {
  if (scope === 'all') return undefined
  if ('store_id' in scope) return eq(invoices.store_id, scope.store_id)
  return and(eq(invoices.user_id, scope.user_id), inArray(invoices.kind, shoppersKinds))
}

/** The documents of one order as they were issued. Throws `not_found` for another's order. */
export async function listOrderInvoices(db: Db, order_id: string, scope: OrderScope): Promise<InvoiceRow[]> {
  const [order] = await db
    .select({ id: orders.id })
    .from(orders)
    .where(and(eq(orders.id, order_id), inScope(scope)))
  if (!order) throw fail(errors.not_found)
  const ofOrder = and(eq(invoices.order_id, order_id), isShopper(scope) ? inArray(invoices.kind, shoppersKinds) : undefined)
  return select(db, { where: ofOrder, orderBy: [asc(invoices.issued_at), asc(invoices.id)], limit: 200 })
}

/** One document with all that it says. Throws `not_found` for another's. */
export async function readInvoice(db: Db, id: string, scope: OrderScope): Promise<WholeInvoice> {
  const [row] = await db
    .select({
      ...columns,
      counter: invoices.counter,
      previous_hash: invoices.previous_hash,
      hash: invoices.hash,
      qr: invoices.qr,
      document: invoices.document,
    })
    .from(invoices)
    .where(and(eq(invoices.id, id), readable(scope)))
  if (!row) throw fail(errors.not_found)
  return row
}

export interface InvoiceFilters {
  q?: string | undefined
  kind?: InvoiceKindName[] | undefined
  /** Days of Riyadh; both are included. */
  from?: string | undefined
  to?: string | undefined
}

const sorts = {
  issued_at: { by: invoices.issued_at, value: (row: InvoiceRow) => row.issued_at },
  gross: { by: invoices.gross, value: (row: InvoiceRow) => row.gross },
}

const buildCondition = (store_id: string, { q, kind, from, to }: InvoiceFilters): SQL | undefined =>
  and(
    eq(invoices.store_id, store_id),
    q ? eq(invoices.number, latinDigits(q.trim()).toUpperCase()) : undefined,
    kind && inArray(invoices.kind, kind),
    betweenDays(sql`${invoices.issued_at}`, from, to),
  )

/** A page of a store's documents, searched by their number. */
export const listStoreInvoices = (db: Db, store_id: string, query: InvoiceFilters & PageQuery): Promise<Page<InvoiceRow>> =>
  toPage(db, query, { from: invoices, id: invoices.id, where: buildCondition(store_id, query), sorts, rows: (cut) => select(db, cut) })

/** The first `limit` of a store's documents, in the order of the list. */
export const firstStoreInvoices = (db: Db, store_id: string, query: InvoiceFilters & { sort: string }, limit: number) =>
  select(db, { where: buildCondition(store_id, query), orderBy: getOrder(sorts, query.sort, invoices.id), limit })
