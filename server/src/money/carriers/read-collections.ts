import type { ExportFormat } from '@rahba/contract/kernel/export-format'
import { inLocale, type Locale } from '@rahba/contract/kernel/locale'
import type { Page } from '@rahba/contract/kernel/page'
import { type CarrierKey, type CollectionState, carrierKeys, carriers, collectionStates } from '@rahba/contract/money/carriers/carriers'
import { remittanceLabels } from '@rahba/contract/money/carriers/remittance-labels'
import type { CarrierRow, CollectionRow } from '@rahba/contract/money/carriers/remittances'
import { and, eq, inArray, type SQL, sql } from 'drizzle-orm'
import type { FastifyReply } from 'fastify'
import { z } from 'zod'
import { orders } from '../../orders/table.ts'
import { readRows } from '../../platform/db/rows.ts'
import type { Db } from '../../platform/db/types.ts'
import { betweenDays } from '../../platform/lists/days.ts'
import { type Cut, getOrder, type PageQuery, toPage } from '../../platform/lists/page.ts'
import { typedNumber } from '../../platform/lists/search.ts'
import { type ExportColumn, exportCap, getColumn, sendExport } from '../../platform/lists/send-export.ts'
import { readSettings } from '../../settings/read-settings.ts'
import { stores } from '../../stores/table.ts'
import { isOpenCash, isOverdueCash } from './overdue-cash.ts'
import { carrierCollections } from './table.ts'

const creditRow = z.strictObject({ owner_id: z.string(), balance: z.int() })

const carrierSums = z.strictObject({
  carrier: z.enum(carrierKeys),
  cash: z.int(),
  orders: z.int(),
  late_cash: z.int(),
  late_orders: z.int(),
})

/** Returns what each carrier owes and how much of it is overdue. Every carrier is included. */
export async function readCarriers(db: Db): Promise<{ late_after_days: number; carriers: CarrierRow[] }> {
  const { carrier_remit_days } = await readSettings(db)
  const late = isOverdueCash(carrier_remit_days)
  const rows = await readRows(
    db,
    sql`
    select carrier, sum(cash - settled)::float8 as cash, count(*)::int as orders,
      coalesce(sum(cash - settled) filter (where ${late}), 0)::float8 as late_cash, (count(*) filter (where ${late}))::int as late_orders
    from carrier_collections where ${isOpenCash} group by carrier`,
    carrierSums,
  )
  const credits = await readRows(
    db,
    sql`select owner_id, balance::float8 as balance from ledger_accounts where code = 'carrier_credit' and owner_id is not null`,
    creditRow,
  )
  const found = new Map(rows.map((row) => [row.carrier, row]))
  const credit = new Map(credits.map((row) => [row.owner_id, row.balance]))
  const none = { cash: 0, orders: 0, late_cash: 0, late_orders: 0 }
  return {
    late_after_days: carrier_remit_days,
    carriers: carrierKeys.map((carrier) => {
      const row = found.get(carrier) ?? { carrier, ...none }
      return { ...row, credit: credit.get(carriers[carrier].account) ?? 0 }
    }),
  }
}

interface CollectionFilters {
  /** The number of an order, or the whole number of a parcel. */
  q?: string | undefined
  carrier?: CarrierKey[] | undefined
  status?: CollectionState[] | undefined
  late?: boolean | undefined
  store_id?: string | undefined
  /** Days of Riyadh; both are included. */
  from?: string | undefined
  to?: string | undefined
}

function found(q: string | undefined): SQL | undefined {
  if (!q) return undefined
  const number = typedNumber(q)
  const parcel = sql`select o.id from orders o where o.tracking_number = ${q}`
  return number === null
    ? sql`${carrierCollections.order_id} in (${parcel})`
    : sql`${carrierCollections.order_id} in (${parcel} union select o.id from orders o where o.number = ${number})`
}

async function buildCondition(db: Db, { q, carrier, status, late, store_id, from, to }: CollectionFilters) {
  const { carrier_remit_days } = await readSettings(db)
  const isLate = isOverdueCash(carrier_remit_days)
  const where = and(
    found(q),
    carrier && inArray(carrierCollections.carrier, carrier),
    status && inArray(carrierCollections.status, status),
    late ? isLate : undefined,
    store_id ? eq(carrierCollections.store_id, store_id) : undefined,
    betweenDays(carrierCollections.delivered_at, from, to),
  )
  return { where, isLate }
}

const select = (db: Db, isLate: SQL<boolean>, { where, orderBy = [], limit = 1, offset = 0 }: Partial<Cut>): PromiseLike<CollectionRow[]> =>
  db
    .select({
      id: carrierCollections.order_id,
      order_number: orders.number,
      tracking_number: orders.tracking_number,
      carrier: carrierCollections.carrier,
      store_id: carrierCollections.store_id,
      store: stores.name,
      cash: carrierCollections.cash,
      settled: carrierCollections.settled,
      held: carrierCollections.held,
      status: carrierCollections.status,
      late: isLate,
      delivered_at: carrierCollections.delivered_at,
    })
    .from(carrierCollections)
    .innerJoin(orders, eq(orders.id, carrierCollections.order_id))
    .innerJoin(stores, eq(stores.id, carrierCollections.store_id))
    .where(where)
    .orderBy(...orderBy)
    .limit(limit)
    .offset(offset)

const sorts = { delivered_at: { by: carrierCollections.delivered_at, value: (row: CollectionRow) => row.delivered_at } }

/** A page of the orders whose cash a carrier collected. */
export async function listCollections(db: Db, query: PageQuery & CollectionFilters): Promise<Page<CollectionRow>> {
  const { where, isLate } = await buildCondition(db, query)
  return toPage(db, query, {
    from: carrierCollections,
    id: carrierCollections.order_id,
    where,
    sorts,
    rows: (cut) => select(db, isLate, cut),
  })
}

const columnsIn = (locale: Locale): ExportColumn<CollectionRow>[] => {
  const column = getColumn<CollectionRow>(remittanceLabels, locale)
  return [
    column('order_number', 'number', (row) => row.order_number),
    column('tracking_number', 'text', (row) => row.tracking_number),
    column('carrier', 'text', (row) => inLocale(carriers[row.carrier], locale)),
    column('store', 'text', (row) => inLocale(row.store, locale)),
    column('delivered_at', 'moment', (row) => row.delivered_at),
    column('cash', 'money', (row) => row.cash),
    column('settled', 'money', (row) => row.settled),
    column('held', 'money', (row) => row.held),
    column('status', 'text', (row) => collectionStates[row.status][locale]),
  ]
}

/** The filtered list as a file, in its order. */
export async function exportCollections(
  { db, reply, locale }: { db: Db; reply: FastifyReply; locale: Locale },
  { format, sort, ...filters }: CollectionFilters & { format: ExportFormat; sort: string },
): Promise<null> {
  const { where, isLate } = await buildCondition(db, filters)
  const rows = await select(db, isLate, { where, orderBy: getOrder(sorts, sort, carrierCollections.order_id), limit: exportCap })
  return sendExport(reply, locale, 'carrier-cash', format, columnsIn(locale), rows)
}
