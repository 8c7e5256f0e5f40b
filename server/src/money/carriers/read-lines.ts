import { errors } from '@rahba/contract/kernel/errors'
import type { ExportFormat } from '@rahba/contract/kernel/export-format'
import { inLocale, type Locale } from '@rahba/contract/kernel/locale'
import { cleanReference } from '@rahba/contract/kernel/normalise'
import type { Page } from '@rahba/contract/kernel/page'
import { remittanceLabels } from '@rahba/contract/money/carriers/remittance-labels'
import { lineDecisions, lineKinds, type RemittanceLineKind } from '@rahba/contract/money/carriers/remittance-lines'
import type { RemittanceLine } from '@rahba/contract/money/carriers/remittances'
import { and, eq, inArray, or, type SQL, sql } from 'drizzle-orm'
import type { FastifyReply } from 'fastify'
import { orders } from '../../orders/table.ts'
import type { Db } from '../../platform/db/types.ts'
import { fail } from '../../platform/errors.ts'
import { type Cut, getOrder, type PageQuery, toPage } from '../../platform/lists/page.ts'
import { typedNumber } from '../../platform/lists/search.ts'
import { type ExportColumn, exportCap, getColumn, sendExport } from '../../platform/lists/send-export.ts'
import { stores } from '../../stores/table.ts'
import { carrierRemittanceLines, carrierRemittances } from './table.ts'

interface LineFilters {
  q?: string | undefined
  kind?: RemittanceLineKind[] | undefined
}
type Row = RemittanceLine & { position: number }

const select = (db: Db, { where, orderBy = [], limit = 1, offset = 0 }: Partial<Cut>): PromiseLike<Row[]> =>
  db
    .select({
      id: carrierRemittanceLines.id,
      position: carrierRemittanceLines.position,
      line: carrierRemittanceLines.line,
      kind: carrierRemittanceLines.kind,
      order_id: carrierRemittanceLines.order_id,
      // If a file names parcels only, this is the number of the matched order.
      order_number: sql<string>`coalesce(nullif(${carrierRemittanceLines.order_number}, ''), ${orders.number}::text, '')`,
      tracking_number: carrierRemittanceLines.tracking_number,
      store: stores.name,
      expected: carrierRemittanceLines.expected,
      collected: carrierRemittanceLines.collected,
      fee: carrierRemittanceLines.fee,
      decision: carrierRemittanceLines.decision,
      note: carrierRemittanceLines.note,
    })
    .from(carrierRemittanceLines)
    .leftJoin(orders, eq(orders.id, carrierRemittanceLines.order_id))
    .leftJoin(stores, eq(stores.id, orders.store_id))
    .where(where)
    .orderBy(...orderBy)
    .limit(limit)
    .offset(offset)

/** Lines of one remittance, found by the number of an order or parcel: as the file has it, or of the order that a parcel led to. */
const buildCondition = (remittance_id: string, { q, kind }: LineFilters): SQL | undefined => {
  const text = q && cleanReference(q).replace(/^#/, '')
  const number = typedNumber(text || undefined)
  const ofOrder =
    number === null ? undefined : sql`${carrierRemittanceLines.order_id} in (select o.id from orders o where o.number = ${number})`
  return and(
    eq(carrierRemittanceLines.remittance_id, remittance_id),
    kind && inArray(carrierRemittanceLines.kind, kind),
    text ? or(eq(carrierRemittanceLines.order_number, text), eq(carrierRemittanceLines.tracking_number, text), ofOrder) : undefined,
  )
}

const sorts = { line: { by: carrierRemittanceLines.position, value: (row: Row) => row.position } }

async function requireRemittance(db: Db, id: string): Promise<void> {
  const found = await db.select({ id: carrierRemittances.id }).from(carrierRemittances).where(eq(carrierRemittances.id, id))
  if (found.length === 0) throw fail(errors.not_found)
}

const shown = ({ position: _position, ...line }: Row): RemittanceLine => line

/** A page of a remittance's lines. Throws `not_found`. */
export async function listLines(db: Db, id: string, query: PageQuery & LineFilters): Promise<Page<RemittanceLine>> {
  await requireRemittance(db, id)
  const { data, meta } = await toPage(db, query, {
    from: carrierRemittanceLines,
    id: carrierRemittanceLines.id,
    where: buildCondition(id, query),
    sorts,
    rows: (cut) => select(db, cut),
  })
  return { data: data.map(shown), meta }
}

const columnsIn = (locale: Locale): ExportColumn<RemittanceLine>[] => {
  const column = getColumn<RemittanceLine>(remittanceLabels, locale)
  return [
    column('line', 'number', (row) => row.line),
    column('kind', 'text', (row) => lineKinds[row.kind][locale]),
    column('order_number', 'text', (row) => row.order_number),
    column('tracking_number', 'text', (row) => row.tracking_number),
    column('store', 'text', (row) => row.store && inLocale(row.store, locale)),
    column('expected', 'money', (row) => row.expected),
    column('collected', 'money', (row) => row.collected),
    column('fee', 'money', (row) => row.fee),
    column('decision', 'text', (row) => row.decision && lineDecisions[row.decision][locale]),
    column('note', 'text', (row) => row.note),
  ]
}

/** A remittance's filtered lines as a file. Throws `not_found`. */
export async function exportLines(
  { db, reply, locale }: { db: Db; reply: FastifyReply; locale: Locale },
  id: string,
  { format, sort, ...filters }: LineFilters & { format: ExportFormat; sort: string },
): Promise<null> {
  await requireRemittance(db, id)
  const rows = await select(db, {
    where: buildCondition(id, filters),
    orderBy: getOrder(sorts, sort, carrierRemittanceLines.id),
    limit: exportCap,
  })
  return sendExport(reply, locale, 'remittance-lines', format, columnsIn(locale), rows)
}
