import { developmentLabels } from '@rahba/contract/conversations/development-labels'
import type { Development } from '@rahba/contract/conversations/development-shapes'
import { developmentStatuses } from '@rahba/contract/conversations/development-states'
import type { ExportFormat } from '@rahba/contract/kernel/export-format'
import { inLocale, type Locale } from '@rahba/contract/kernel/locale'
import type { FastifyReply } from 'fastify'
import type { Db } from '../platform/db/types.ts'
import { exportCap, getColumn, sendExport } from '../platform/lists/send-export.ts'
import { type DevelopmentFilters, firstDevelopments } from './read-development.ts'

/** The filtered messages as a file, in their order, those of a store alone without its name. */
export async function exportDevelopments(
  { db, reply, locale }: { db: Db; reply: FastifyReply; locale: Locale },
  query: DevelopmentFilters & { sort: string; format: ExportFormat },
  of = { own: false },
): Promise<null> {
  const column = getColumn<Development>(developmentLabels, locale)
  const columns = [
    ...(of.own ? [] : [column('store_id', 'text', (row) => inLocale(row.store, locale))]),
    column('subject', 'text', (row) => row.subject),
    column('status', 'text', (row) => developmentStatuses[row.status][locale]),
    column('created_at', 'moment', (row) => row.created_at),
    column('last_reply_at', 'moment', (row) => row.last_reply_at),
  ]
  return sendExport(reply, locale, 'development-messages', query.format, columns, await firstDevelopments(db, query, exportCap))
}
