import { contactLabels } from '@rahba/contract/conversations/contact-labels'
import { contactStatuses } from '@rahba/contract/conversations/contact-states'
import type { ExportFormat } from '@rahba/contract/kernel/export-format'
import type { Locale } from '@rahba/contract/kernel/locale'
import type { FastifyReply } from 'fastify'
import type { Db } from '../platform/db/types.ts'
import { exportCap, getColumn, sendExport } from '../platform/lists/send-export.ts'
import { type ContactFilters, firstContacts } from './read-contacts.ts'

type Row = Awaited<ReturnType<typeof firstContacts>>[number]

/** The filtered messages as a file, in their order. */
export async function exportContacts(
  { db, reply, locale }: { db: Db; reply: FastifyReply; locale: Locale },
  query: ContactFilters & { sort: string; format: ExportFormat },
): Promise<null> {
  const column = getColumn<Row>(contactLabels, locale)
  const columns = [
    column('created_at', 'moment', (row) => row.created_at),
    column('name', 'text', (row) => row.name),
    column('email', 'text', (row) => row.email),
    column('phone', 'text', (row) => row.phone),
    column('message', 'text', (row) => row.message),
    column('status', 'text', (row) => contactStatuses[row.status][locale]),
    column('replied_at', 'moment', (row) => row.replied_at),
  ]
  return sendExport(reply, locale, 'contact', query.format, columns, await firstContacts(db, query, exportCap))
}
