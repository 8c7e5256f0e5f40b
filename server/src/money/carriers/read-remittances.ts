import { errors } from '@rahba/contract/kernel/errors'
import type { ExportFormat } from '@rahba/contract/kernel/export-format'
import { inLocale, type Locale } from '@rahba/contract/kernel/locale'
import { cleanReference } from '@rahba/contract/kernel/normalise'
import type { Page } from '@rahba/contract/kernel/page'
import { type CarrierKey, carriers } from '@rahba/contract/money/carriers/carriers'
import { remittanceLabels } from '@rahba/contract/money/carriers/remittance-labels'
import {
  allowedDecisions,
  differingKinds,
  lineKindKeys,
  type RemittanceState,
  remittanceStates,
} from '@rahba/contract/money/carriers/remittance-lines'
import type { RemittanceDetail, RemittanceRow } from '@rahba/contract/money/carriers/remittances'
import { and, eq, inArray, or, type SQL, sql } from 'drizzle-orm'
import { alias } from 'drizzle-orm/pg-core'
import type { FastifyReply } from 'fastify'
import { admins } from '../../access/table.ts'
import type { Db } from '../../platform/db/types.ts'
import { fail } from '../../platform/errors.ts'
import { betweenDays } from '../../platform/lists/days.ts'
import { type Cut, getOrder, type PageQuery, toPage } from '../../platform/lists/page.ts'
import { typedNumber } from '../../platform/lists/search.ts'
import { type ExportColumn, exportCap, getColumn, sendExport } from '../../platform/lists/send-export.ts'
import { readSettings } from '../../settings/read-settings.ts'
import { getTotals } from './calculate-line.ts'
import { toLines } from './change-remittance.ts'
import { carrierRemittances, type RemittanceLineRecord } from './table.ts'

const [first, poster] = [alias(admins, 'first_admin'), alias(admins, 'posting_admin')]
const differing = sql.raw(differingKinds.map((kind) => `'${kind}'`).join(', '))
const ofLines = (what: SQL) =>
  sql<number>`(select count(*)::int from carrier_remittance_lines l where l.remittance_id = ${sql.raw('carrier_remittances.id')} and ${what})`

const columns = {
  id: carrierRemittances.id,
  number: carrierRemittances.number,
  carrier: carrierRemittances.carrier,
  period_from: carrierRemittances.period_from,
  period_to: carrierRemittances.period_to,
  reference: carrierRemittances.reference,
  amount: carrierRemittances.amount,
  fee_by: carrierRemittances.fee_by,
  note: carrierRemittances.note,
  status: carrierRemittances.status,
  file: carrierRemittances.file,
  lines: ofLines(sql`true`),
  undecided: ofLines(sql`l.decision is null and l.kind in (${differing})`),
  created_by: admins.name,
  created_at: carrierRemittances.created_at,
  posted_at: carrierRemittances.posted_at,
  updated_at: carrierRemittances.updated_at,
  first_posted_by: first.name,
  posted_by: poster.name,
}

const select = (db: Db, { where, orderBy = [], limit = 1, offset = 0 }: Partial<Cut>) =>
  db
    .select(columns)
    .from(carrierRemittances)
    .leftJoin(admins, eq(admins.id, carrierRemittances.created_by))
    .leftJoin(first, eq(first.id, carrierRemittances.first_posted_by))
    .leftJoin(poster, eq(poster.id, carrierRemittances.posted_by))
    .where(where)
    .orderBy(...orderBy)
    .limit(limit)
    .offset(offset)

interface RemittanceFilters {
  /** A number, or the whole reference of the bank. */
  q?: string | undefined
  carrier?: CarrierKey[] | undefined
  status?: RemittanceState[] | undefined
  from?: string | undefined
  to?: string | undefined
}

const found = (q: string | undefined): SQL | undefined => {
  if (!q) return undefined
  const number = typedNumber(q)
  return or(number === null ? undefined : eq(carrierRemittances.number, number), eq(carrierRemittances.reference, cleanReference(q)))
}
const buildCondition = ({ q, carrier, status, from, to }: RemittanceFilters): SQL | undefined =>
  and(
    found(q),
    carrier && inArray(carrierRemittances.carrier, carrier),
    status && inArray(carrierRemittances.status, status),
    betweenDays(carrierRemittances.created_at, from, to),
  )

const sorts = {
  created_at: { by: carrierRemittances.created_at, value: (row: RemittanceRow) => row.created_at },
  amount: { by: carrierRemittances.amount, value: (row: RemittanceRow) => row.amount },
}

/** A page of the remittances. */
export const listRemittances = (db: Db, query: PageQuery & RemittanceFilters): Promise<Page<RemittanceRow>> =>
  toPage(db, query, {
    from: carrierRemittances,
    id: carrierRemittances.id,
    where: buildCondition(query),
    sorts,
    rows: (cut) => select(db, cut),
  })

const columnsIn = (locale: Locale): ExportColumn<RemittanceRow>[] => {
  const column = getColumn<RemittanceRow>(remittanceLabels, locale)
  return [
    column('number', 'number', (row) => row.number),
    column('carrier', 'text', (row) => inLocale(carriers[row.carrier], locale)),
    column('period_from', 'day', (row) => row.period_from),
    column('period_to', 'day', (row) => row.period_to),
    column('reference', 'text', (row) => row.reference),
    column('amount', 'money', (row) => row.amount),
    column('lines', 'number', (row) => row.lines),
    column('undecided', 'number', (row) => row.undecided),
    column('status', 'text', (row) => remittanceStates[row.status][locale]),
    column('created_at', 'moment', (row) => row.created_at),
    column('posted_at', 'moment', (row) => row.posted_at),
  ]
}

/** The filtered remittances as a file, in their order. */
export async function exportRemittances(
  { db, reply, locale }: { db: Db; reply: FastifyReply; locale: Locale },
  { format, sort, ...filters }: RemittanceFilters & { format: ExportFormat; sort: string },
): Promise<null> {
  const rows = await select(db, { where: buildCondition(filters), orderBy: getOrder(sorts, sort, carrierRemittances.id), limit: exportCap })
  return sendExport(reply, locale, 'carrier-remittances', format, columnsIn(locale), rows)
}

/** Reads one remittance, with the number of lines by kind and the expected total by their decisions. Throws `not_found`. */
export async function readRemittance(db: Db, id: string): Promise<RemittanceDetail> {
  const [row] = await select(db, { where: eq(carrierRemittances.id, id) })
  if (!row) throw fail(errors.not_found)
  const lines = await toLines(db, id)
  const { expected_total: calculated, fees, cleared } = getTotals(lines, row.fee_by)
  const byKind = Map.groupBy(lines, ({ kind }) => kind)
  const kinds = lineKindKeys.flatMap((kind) => {
    const of = byKind.get(kind)
    if (!of) return []
    const sum = (amount: (line: RemittanceLineRecord) => number) => of.reduce((all, line) => all + amount(line), 0)
    return {
      kind,
      lines: of.length,
      undecided: allowedDecisions(kind).length > 0 ? of.filter(({ decision }) => decision === null).length : 0,
      expected: sum((line) => line.expected ?? 0),
      collected: sum((line) => line.collected),
    }
  })
  const { payout_second_limit } = await readSettings(db)
  const needs_second = row.first_posted_by !== null || Math.max(cleared, row.amount) >= payout_second_limit
  return { ...row, kinds, expected_total: calculated, fees, needs_second }
}
