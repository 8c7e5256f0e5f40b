import { shelfLabels } from '@rahba/contract/catalog/shelves/shelf-labels'
import type { ShelfRow } from '@rahba/contract/catalog/shelves/shelves'
import type { ExportFormat } from '@rahba/contract/kernel/export-format'
import type { Locale } from '@rahba/contract/kernel/locale'
import type { FastifyReply } from 'fastify'
import type { Db } from '../../platform/db/types.ts'
import { getColumn, sendExport } from '../../platform/lists/send-export.ts'
import { listShelves } from './shelves.ts'

/** A store's shelves as a file, in their order, with the number of products in each. */
export async function exportShelves(
  { db, reply, locale }: { db: Db; reply: FastifyReply; locale: Locale },
  store_id: string,
  { q, format }: { q?: string | undefined; format: ExportFormat },
): Promise<null> {
  const column = getColumn<ShelfRow>(shelfLabels, locale)
  const columns = [
    column(['name', 'ar'], 'text', (row) => row.name.ar),
    column(['name', 'en'], 'text', (row) => row.name.en),
    column('products', 'number', (row) => row.products),
    column('active', 'flag', (row) => row.active),
  ]
  return sendExport(reply, locale, 'shelves', format, columns, await listShelves(db, store_id, q))
}
