import { commonLabels } from '@rahba/contract/kernel/labels'
import { type Bilingual, inLocale, type Locale } from '@rahba/contract/kernel/locale'
import { plainAmount } from '@rahba/contract/kernel/money'
import type { StoreRow } from '@rahba/contract/stores/admin-stores'
import { storeLabels } from '@rahba/contract/stores/store-schemas'
import { storeApproval } from '@rahba/contract/stores/store-states'
import type { FastifyReply } from 'fastify'
import type { Db } from '../platform/db/types.ts'
import { columnOf, type ExportColumn, exportCap, sendExport } from '../platform/lists/send-export.ts'
import { type StoreFilters, storesForFile } from './list-stores.ts'

const title = (of: { title: string | Bilingual } | null, locale: Locale) =>
  of === null ? null : typeof of.title === 'string' ? of.title : inLocale(of.title, locale)

const columnsIn = (locale: Locale): ExportColumn<StoreRow>[] => {
  const column = columnOf<StoreRow>(storeLabels, locale)
  return [
    column('name', (row) => inLocale(row.name, locale)),
    column('owner', (row) => row.owner),
    column('phone', (row) => row.phone),
    column('category_id', (row) => title(row.category, locale)),
    column('city_id', (row) => title(row.city, locale)),
    column('approved', (row) => storeApproval[row.approved][locale]),
    column('is_online', (row) => row.is_online),
    column('has_complete_data', (row) => row.has_complete_data),
    column('balance', (row) => plainAmount(row.balance)),
    { title: commonLabels.created_at[locale], value: (row) => row.created_at },
  ]
}

/** The filtered list of stores as a file. */
export async function exportStores(
  ctx: { db: Db; reply: FastifyReply; locale: Locale },
  query: StoreFilters & { format: 'csv' | 'xlsx'; sort: string },
): Promise<null> {
  return sendExport(ctx.reply, ctx.locale, 'stores', query.format, columnsIn(ctx.locale), await storesForFile(ctx.db, query, exportCap))
}
