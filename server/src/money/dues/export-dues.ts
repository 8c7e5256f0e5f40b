import type { ExportFormat } from '@rahba/contract/kernel/export-format'
import { inLocale, type Locale } from '@rahba/contract/kernel/locale'
import { dueLabels } from '@rahba/contract/money/dues/due-labels'
import { type Due, type DueLine, dueLineLabels, type StoreDueLine } from '@rahba/contract/money/dues/due-shapes'
import { dueLineStates, dueStatuses, getRemaining } from '@rahba/contract/money/dues/due-states'
import { ledgerEvents } from '@rahba/contract/money/ledger/ledger'
import type { FastifyReply } from 'fastify'
import type { Db } from '../../platform/db/types.ts'
import { type ExportColumn, exportCap, getColumn, sendExport } from '../../platform/lists/send-export.ts'
import { type DueLineFilters, firstDueLines, firstOwnDueLines } from './read-due-lines.ts'
import { type DueFilters, firstDues } from './read-dues.ts'

interface Ctx {
  db: Db
  reply: FastifyReply
  locale: Locale
}
interface ExportQuery {
  format: ExportFormat
  sort: string
}

const dueColumns = (locale: Locale, { own }: { own: boolean }): ExportColumn<Due>[] => {
  const column = getColumn<Due>(dueLabels, locale)
  return [
    column('number', 'number', (row) => row.number),
    ...(own ? [] : [column('store_id', 'text', (row) => inLocale(row.store, locale))]),
    column('period_from', 'day', (row) => row.period_from),
    column('period_to', 'day', (row) => row.period_to),
    column('amount', 'money', (row) => row.amount),
    column('paid', 'money', (row) => row.paid),
    column('waived', 'money', (row) => row.waived),
    column('left', 'money', (row) => getRemaining(row)),
    column('status', 'text', (row) => dueStatuses[row.status][locale]),
    column('due_on', 'day', (row) => row.due_on),
    column('created_at', 'moment', (row) => row.created_at),
    column('closed_at', 'moment', (row) => row.closed_at),
  ]
}

const lineColumns = (locale: Locale): ExportColumn<StoreDueLine>[] => {
  const column = getColumn<StoreDueLine>(dueLineLabels, locale)
  return [
    column('posted_at', 'moment', (row) => row.posted_at),
    column('order_number', 'number', (row) => row.order_number),
    column('event', 'text', (row) => ledgerEvents[row.event][locale]),
    column('goods', 'money', (row) => row.goods),
    column('commission_bp', 'rate', (row) => row.commission_bp),
    column('commission', 'money', (row) => row.commission),
    column('commission_vat', 'money', (row) => row.commission_vat),
    column('amount', 'money', (row) => row.amount),
    column('due_number', 'number', (row) => row.due_number),
    column('state', 'text', (row) => dueLineStates[row.state][locale]),
  ]
}

/** The filtered statements as a file, in their order, those of a store alone without its name; amounts are riyals. */
export async function exportDues(ctx: Ctx, query: DueFilters & ExportQuery, of = { own: false }): Promise<null> {
  return sendExport(ctx.reply, ctx.locale, 'dues', query.format, dueColumns(ctx.locale, of), await firstDues(ctx.db, query, exportCap))
}

/** The filtered lines as a file, in their order; amounts are riyals, rates per cent. */
export async function exportDueLines(ctx: Ctx, query: DueLineFilters & ExportQuery): Promise<null> {
  const store = getColumn<DueLine>(dueLineLabels, ctx.locale)('store_id', 'text', (row) => inLocale(row.store, ctx.locale))
  const rows = await firstDueLines(ctx.db, query, exportCap)
  return sendExport(ctx.reply, ctx.locale, 'dues-lines', query.format, [store, ...lineColumns(ctx.locale)], rows)
}

/** The lines of one of a store's statements as a file. Throws `not_found`. */
export async function exportOwnDueLines(ctx: Ctx, query: { due_id: string; store_id: string } & ExportQuery): Promise<null> {
  const rows = await firstOwnDueLines(ctx.db, query, exportCap)
  return sendExport(ctx.reply, ctx.locale, 'dues-lines', query.format, lineColumns(ctx.locale), rows)
}
