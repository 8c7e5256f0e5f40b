import { reportReasons } from '@rahba/contract/conversations/chat/chat-labels'
import { reportLabels, reportSides } from '@rahba/contract/conversations/chat/chat-report-labels'
import type { ChatReport } from '@rahba/contract/conversations/chat/chat-reports'
import { reportStatuses } from '@rahba/contract/conversations/chat/report-states'
import type { ExportFormat } from '@rahba/contract/kernel/export-format'
import { inLocale, type Locale } from '@rahba/contract/kernel/locale'
import { deletedShopper } from '@rahba/contract/shoppers/user-labels'
import type { FastifyReply } from 'fastify'
import type { Db } from '../../platform/db/types.ts'
import { type ExportColumn, exportCap, getColumn, sendExport } from '../../platform/lists/send-export.ts'
import { firstReports, type ReportFilters } from './read-reports.ts'

const columnsIn = (locale: Locale): ExportColumn<ChatReport>[] => {
  const column = getColumn<ChatReport>(reportLabels, locale)
  return [
    column('created_at', 'moment', (row) => row.created_at),
    column('reason', 'text', (row) => reportReasons[row.reason][locale]),
    column('note', 'text', (row) => row.note),
    column('side', 'text', (row) => reportSides[row.side][locale]),
    column('store', 'text', (row) => inLocale(row.store.name, locale)),
    column('user', 'text', (row) => (row.user.deleted ? deletedShopper[locale] : row.user.name)),
    column('status', 'text', (row) => reportStatuses[row.status][locale]),
    column('decided_by', 'text', (row) => row.decided_by),
    column('decided_at', 'moment', (row) => row.decided_at),
    column('decision_note', 'text', (row) => row.decision_note),
  ]
}

/** The filtered reports of conversations as a file, in their order. */
export async function exportReports(
  ctx: { db: Db; reply: FastifyReply; locale: Locale },
  { format, ...query }: ReportFilters & { format: ExportFormat; sort: string },
): Promise<null> {
  const rows = await firstReports(ctx.db, query, exportCap)
  return sendExport(ctx.reply, ctx.locale, 'chat-reports', format, columnsIn(ctx.locale), rows)
}
