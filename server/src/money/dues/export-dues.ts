import { labelOf } from '@rahba/contract/kernel/labels'
import { inLocale, type Locale } from '@rahba/contract/kernel/locale'
import { plainAmount } from '@rahba/contract/kernel/money'
import { type Due, type DueLine, dueLabels, dueLineLabels, type StoreDueLine } from '@rahba/contract/money/due-schemas'
import { dueLineStates, dueStatuses } from '@rahba/contract/money/due-states'
import { ledgerEvents } from '@rahba/contract/money/ledger'
import type { FastifyReply } from 'fastify'
import type { Db } from '../../platform/db/types.ts'
import { columnOf, type ExportColumn, exportCap, sendExport } from '../../platform/lists/send-export.ts'
import { leftOf } from './lock-due.ts'
import { type DueLineFilters, firstDueLines, firstOwnDueLines } from './read-due-lines.ts'
import { type DueFilters, firstDues } from './read-dues.ts'

interface Ctx {
  db: Db
  reply: FastifyReply
  locale: Locale
}
interface Asked {
  format: 'csv' | 'xlsx'
  sort: string
}

const riyals = (halalas: number | null) => (halalas === null ? null : Number(plainAmount(halalas)))

const dueColumns = (locale: Locale, { own }: { own: boolean }): ExportColumn<Due>[] => {
  const column = columnOf<Due>(dueLabels, locale)
  return [
    column('number', (row) => row.number),
    ...(own ? [] : [column('store_id', (row) => inLocale(row.store, locale))]),
    column('period_from', (row) => row.period_from),
    column('period_to', (row) => row.period_to),
    column('amount', (row) => riyals(row.amount)),
    column('paid', (row) => riyals(row.paid)),
    column('waived', (row) => riyals(row.waived)),
    column('left', (row) => riyals(leftOf(row))),
    column('status', (row) => dueStatuses[row.status][locale]),
    column('due_on', (row) => row.due_on),
    column('created_at', (row) => row.created_at),
    column('closed_at', (row) => row.closed_at),
  ]
}

const lineColumns = (locale: Locale): ExportColumn<StoreDueLine>[] => {
  const column = columnOf<StoreDueLine>(dueLineLabels, locale)
  return [
    column('posted_at', (row) => row.posted_at),
    column('order_number', (row) => row.order_number),
    column('event', (row) => ledgerEvents[row.event][locale]),
    column('goods', (row) => riyals(row.goods)),
    column('commission_bp', (row) => (row.commission_bp === null ? null : row.commission_bp / 100)),
    column('commission', (row) => riyals(row.commission)),
    column('commission_vat', (row) => riyals(row.commission_vat)),
    column('amount', (row) => riyals(row.amount)),
    column('due_number', (row) => row.due_number),
    column('state', (row) => dueLineStates[row.state][locale]),
  ]
}

/** The filtered statements as a file, in their order, those of a store alone without its name; amounts are riyals. */
export async function exportDues(ctx: Ctx, query: DueFilters & Asked, of = { own: false }): Promise<null> {
  return sendExport(ctx.reply, ctx.locale, 'dues', query.format, dueColumns(ctx.locale, of), await firstDues(ctx.db, query, exportCap))
}

/** The filtered lines as a file, in their order; amounts are riyals, rates per cent. */
export async function exportDueLines(ctx: Ctx, query: DueLineFilters & Asked): Promise<null> {
  const store: ExportColumn<DueLine> = {
    title: labelOf(['store_id'], ctx.locale, dueLineLabels),
    value: (row) => inLocale(row.store, ctx.locale),
  }
  const rows = await firstDueLines(ctx.db, query, exportCap)
  return sendExport(ctx.reply, ctx.locale, 'dues-lines', query.format, [store, ...lineColumns(ctx.locale)], rows)
}

/** The lines of one of a store's statements as a file. Throws `not_found`. */
export async function exportOwnDueLines(ctx: Ctx, query: { due_id: string; store_id: string } & Asked): Promise<null> {
  const rows = await firstOwnDueLines(ctx.db, query, exportCap)
  return sendExport(ctx.reply, ctx.locale, 'dues-lines', query.format, lineColumns(ctx.locale), rows)
}
