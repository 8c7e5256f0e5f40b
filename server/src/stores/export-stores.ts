import type { ExportFormat } from '@rahba/contract/kernel/export-format'
import { commonLabels } from '@rahba/contract/kernel/labels'
import { type Bilingual, inLocale, type Locale } from '@rahba/contract/kernel/locale'
import type { StoreRow } from '@rahba/contract/stores/admin-stores'
import { storeLabels } from '@rahba/contract/stores/store-labels'
import { storeApproval } from '@rahba/contract/stores/store-states'
import type { FastifyReply } from 'fastify'
import type { Db } from '../platform/db/types.ts'
import { type ExportColumn, exportCap, exportColumn, getColumn, sendExport } from '../platform/lists/send-export.ts'
import { type StoreFilters, storesForFile } from './list-stores.ts'

const title = (of: { title: string | Bilingual } | null, locale: Locale) =>
  of === null ? null : typeof of.title === 'string' ? of.title : inLocale(of.title, locale)

const columnsIn = (locale: Locale): ExportColumn<StoreRow>[] => {
  const column = getColumn<StoreRow>(storeLabels, locale)
  return [
    column('name', 'text', (row) => inLocale(row.name, locale)),
    column('owner', 'text', (row) => row.owner),
    column('phone', 'text', (row) => row.phone),
    column('category_id', 'text', (row) => title(row.category, locale)),
    column('city_id', 'text', (row) => title(row.city, locale)),
    column('approved', 'text', (row) => storeApproval[row.approved][locale]),
    column('is_online', 'flag', (row) => row.is_online),
    column('has_complete_data', 'flag', (row) => row.has_complete_data),
    column('balance', 'money', (row) => row.balance),
    exportColumn(commonLabels.created_at[locale], 'moment', (row) => row.created_at),
  ]
}

/** The filtered list of stores as a file. */
export async function exportStores(
  ctx: { db: Db; reply: FastifyReply; locale: Locale },
  query: StoreFilters & { format: ExportFormat; sort: string },
): Promise<null> {
  return sendExport(ctx.reply, ctx.locale, 'stores', query.format, columnsIn(ctx.locale), await storesForFile(ctx.db, query, exportCap))
}
