import { errors } from '@rahba/contract/kernel/errors'
import { typedKeys } from '@rahba/contract/kernel/typed-keys'
import { orderStatuses } from '@rahba/contract/orders/order-states'
import { and, asc, eq, inArray, isNull, sql } from 'drizzle-orm'
import { z } from 'zod'
import { readCollection } from '../../money/carriers/collection.ts'
import { invoicedReference } from '../../money/ledger/order-postings.ts'
import { ledgerTransactions } from '../../money/ledger/table.ts'
import { isoMoment, now } from '../../platform/db/columns.ts'
import { readRow } from '../../platform/db/rows.ts'
import type { Db } from '../../platform/db/types.ts'
import { fail } from '../../platform/errors.ts'
import { readSettings } from '../../settings/read-settings.ts'
import { cancellationLines, cancellations } from '../cancellations/table.ts'
import { invoices } from '../invoices/table.ts'
import { inScope, type OrderScope } from '../scope.ts'
import { orderHistory, orderLines, orders } from '../table.ts'
import type { Facts, IssuedInvoice } from './facts.ts'
import { readAcceptanceTerms } from './read-acceptance-terms.ts'

type OrderRow = typeof orders.$inferSelect

/** An order by its id, or the order of a cancellation. */
type SettlementOf = { order_id: string } | { cancellation_id: string }

async function lockOrder(db: Db, of: SettlementOf, scope: OrderScope): Promise<OrderRow> {
  const condition =
    'order_id' in of
      ? eq(orders.id, of.order_id)
      : inArray(
          orders.id,
          db.select({ order_id: cancellations.order_id }).from(cancellations).where(eq(cancellations.id, of.cancellation_id)),
        )
  // The order is locked before its cancellations and payments, as in every step.
  const where = and(condition, inScope(scope))
  const [order] = await db.select().from(orders).where(where).for('update')
  if (!order) throw fail(errors.not_found)
  return order
}

const momentRow = z.strictObject({
  now: z.string(),
  next_id: z.string(),
  invoiced: z.boolean(),
  previous_status: z.enum(typedKeys(orderStatuses)).nullable(),
})

/** Facts beside the order's rows: the clock, an id, the state it came from and whether its VAT was posted. */
async function readMoment(
  db: Db,
  { id, status, vat_regime }: OrderRow,
): Promise<Pick<Facts, 'now' | 'next_id' | 'invoiced' | 'previous_status'>> {
  const moment = await readRow(
    db,
    sql`
    select ${now}::timestamptz(3) as now, uuid_v7() as next_id,
      exists (select from ${ledgerTransactions} where ${ledgerTransactions.reference} = ${invoicedReference(id)}) as invoiced,
      (select ${orderHistory.from_status} from ${orderHistory}
        where ${orderHistory.order_id} = ${id} and ${orderHistory.to_status} = ${status} and ${orderHistory.from_status} is not null
        order by ${orderHistory.id} desc limit 1) as previous_status`,
    momentRow,
  )
  return { ...moment, now: isoMoment(moment.now), invoiced: moment.invoiced && vat_regime === 'platform_deemed' }
}

async function readIssued(db: Db, order_id: string): Promise<Facts['issued']> {
  const { id, kind, number, issued_at, document } = invoices
  const rows = await db
    .select({ id, kind, number, issued_at, document })
    .from(invoices)
    .where(and(eq(invoices.order_id, order_id), isNull(invoices.credits_id)))
  const findInvoice = (kind: (typeof rows)[number]['kind']): IssuedInvoice | null => rows.find((row) => row.kind === kind) ?? null
  return { sale: findInvoice('sale'), commission: findInvoice('commission') }
}

/**
 * Locks an order with its cancellations until the transaction ends, and reads once everything that decides a step. An order outside the scope is not
 * found. The order's lock also guards the rows of its payments and its carrier's cash.
 */
export async function loadSettlement(db: Db, of: SettlementOf, scope: OrderScope): Promise<Facts> {
  const order = await lockOrder(db, of, scope)
  const ofOrder = eq(cancellations.order_id, order.id)
  const [lines, rows, requestLines, settings, collection, issued, moment, acceptance] = await Promise.all([
    db.select().from(orderLines).where(eq(orderLines.order_id, order.id)).orderBy(asc(orderLines.position)),
    db.select().from(cancellations).where(ofOrder).orderBy(asc(cancellations.id)).for('update'),
    db
      .select()
      .from(cancellationLines)
      .where(inArray(cancellationLines.cancellation_id, db.select({ id: cancellations.id }).from(cancellations).where(ofOrder))),
    readSettings(db),
    order.payment_method === 'cod' ? readCollection(db, order.id) : undefined,
    readIssued(db, order.id),
    readMoment(db, order),
    readAcceptanceTerms(db, order),
  ])
  const position = new Map(lines.map((line) => [line.id, line.position]))
  const ordered = requestLines.toSorted((a, b) => (position.get(a.order_line_id) ?? 0) - (position.get(b.order_line_id) ?? 0))
  return {
    ...moment,
    order,
    lines,
    requests: rows.map((row) => ({ row, lines: ordered.filter(({ cancellation_id }) => cancellation_id === row.id) })),
    settings,
    collection: collection ?? null,
    issued,
    acceptance,
  }
}
