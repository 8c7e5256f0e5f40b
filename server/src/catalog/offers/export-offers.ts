import { offerLabels } from '@rahba/contract/catalog/offers/offer-labels'
import { offerName, offerStates, offerTypes } from '@rahba/contract/catalog/offers/offer-types'
import type { ExportFormat } from '@rahba/contract/kernel/export-format'
import { inLocale, type Locale } from '@rahba/contract/kernel/locale'
import type { FastifyReply } from 'fastify'
import type { Db } from '../../platform/db/types.ts'
import { exportCap, getColumn, sendExport } from '../../platform/lists/send-export.ts'
import { firstOffers, type OfferFilters } from './read-offers.ts'

type Row = Awaited<ReturnType<typeof firstOffers>>[number]

/** The filtered offers as a file, in their order, each with the names of all its products. */
export async function exportOffers(
  { db, reply, locale }: { db: Db; reply: FastifyReply; locale: Locale },
  { format, ...query }: OfferFilters & { format: ExportFormat },
): Promise<null> {
  const column = getColumn<Row>(offerLabels, locale)
  const columns = [
    column('name', 'text', (row) => offerName(row, locale)),
    column('offer_type', 'text', (row) => offerTypes[row.offer_type][locale]),
    column('products', 'text', (row) => row.products.map(({ name }) => inLocale(name, locale)).join(locale === 'ar' ? '، ' : ', ')),
    column('start_date', 'day', (row) => row.start_date),
    column('end_date', 'day', (row) => row.end_date),
    column('state', 'text', (row) => offerStates[row.state][locale]),
    column('stopped_at', 'moment', (row) => row.stopped_at),
  ]
  return sendExport(reply, locale, 'offers', format, columns, await firstOffers(db, query, exportCap))
}
