import { additionalFieldKindLabels } from '@rahba/contract/catalog/additional-fields/additional-field-kinds'
import { additionalFieldLabels } from '@rahba/contract/catalog/additional-fields/additional-field-labels'
import type { AdditionalFieldRow } from '@rahba/contract/catalog/additional-fields/additional-fields'
import type { ExportFormat } from '@rahba/contract/kernel/export-format'
import { inLocale, type Locale } from '@rahba/contract/kernel/locale'
import { formatAmount } from '@rahba/contract/kernel/money'
import type { FastifyReply } from 'fastify'
import type { Db } from '../../platform/db/types.ts'
import { exportCap, getColumn, sendExport } from '../../platform/lists/send-export.ts'
import { type FieldFilters, firstAdditionalFields } from './additional-fields.ts'

/** The filtered property types as a file, in their order: each with its options, and in brackets what one adds to the price. */
export async function exportAdditionalFields(
  { db, reply, locale }: { db: Db; reply: FastifyReply; locale: Locale },
  store_id: string,
  { format, ...query }: FieldFilters & { format: ExportFormat },
): Promise<null> {
  const column = getColumn<AdditionalFieldRow>(additionalFieldLabels, locale)
  const formatOption = ({ name, price }: AdditionalFieldRow['options'][number]) =>
    price === 0 ? inLocale(name, locale) : `${inLocale(name, locale)} (+${formatAmount(price)})`
  const columns = [
    column(['name', 'ar'], 'text', (row) => row.name.ar),
    column(['name', 'en'], 'text', (row) => row.name.en),
    column('kind', 'text', (row) => additionalFieldKindLabels[row.kind][locale]),
    column('options', 'text', (row) => row.options.map(formatOption).join(locale === 'ar' ? '، ' : ', ')),
    column('is_required', 'flag', (row) => row.is_required),
    column('products', 'number', (row) => row.products),
    column('active', 'flag', (row) => row.active),
    column('updated_at', 'moment', (row) => row.updated_at),
  ]
  return sendExport(reply, locale, 'additional-fields', format, columns, await firstAdditionalFields(db, store_id, query, exportCap))
}
