import { type ShelfRow, shelfLabels } from '@rahba/contract/catalog/shelves'
import { labelOf } from '@rahba/contract/kernel/labels'
import type { Locale } from '@rahba/contract/kernel/locale'
import type { FastifyReply } from 'fastify'
import type { Db } from '../../platform/db/types.ts'
import { type ExportColumn, sendExport } from '../../platform/lists/send-export.ts'
import { listShelves } from './shelves.ts'

/** A store's shelves as a file, in their order, with how many products stand on each. */
export async function exportShelves(
  { db, reply, locale }: { db: Db; reply: FastifyReply; locale: Locale },
  store_id: string,
  { q, format }: { q?: string | undefined; format: 'csv' | 'xlsx' },
): Promise<null> {
  const column = (path: string[], value: ExportColumn<ShelfRow>['value']) => ({ title: labelOf(path, locale, shelfLabels), value })
  const columns = [
    column(['name', 'ar'], (row) => row.name.ar),
    column(['name', 'en'], (row) => row.name.en),
    column(['products'], (row) => row.products),
    column(['active'], (row) => row.active),
  ]
  return sendExport(reply, locale, 'shelves', format, columns, await listShelves(db, store_id, q))
}
