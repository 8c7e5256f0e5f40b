import type { ExportFormat } from '@rahba/contract/kernel/export-format'
import { inLocale, type Locale } from '@rahba/contract/kernel/locale'
import { cancellationLabels } from '@rahba/contract/orders/cancellations/cancellation-labels'
import type { CancellationRow } from '@rahba/contract/orders/cancellations/cancellation-shapes'
import { cancellationKinds, cancellationStatusLabel, refundReasons } from '@rahba/contract/orders/cancellations/cancellation-states'
import { deletedShopper } from '@rahba/contract/shoppers/user-labels'
import type { FastifyReply } from 'fastify'
import type { Db } from '../../platform/db/types.ts'
import { exportCap, getColumn, sendExport } from '../../platform/lists/send-export.ts'
import { type CancellationFilters, firstCancellations } from './read-cancellations.ts'

/** The filtered cancellations and returns as a file, in their order; over all stores it names each one's. Amounts are riyals. */
export async function exportCancellations(
  { db, reply, locale }: { db: Db; reply: FastifyReply; locale: Locale },
  { format, ...query }: CancellationFilters & { format: ExportFormat; sort: string },
): Promise<null> {
  const column = getColumn<CancellationRow>(cancellationLabels, locale)
  const columns = [
    column('number', 'number', (row) => row.number),
    column('order_id', 'number', (row) => row.order_number),
    ...(query.scope === 'all' ? [column('store_id', 'text', (row) => inLocale(row.store, locale))] : []),
    column('user', 'text', (row) => row.user ?? deletedShopper[locale]),
    column('kind', 'text', (row) => cancellationKinds[row.kind][locale]),
    column('refund_reason', 'text', (row) => row.refund_reason_other ?? refundReasons[row.refund_reason][locale]),
    column('amount', 'money', (row) => row.amount),
    column('status', 'text', (row) => cancellationStatusLabel(row)[locale]),
    column('created_at', 'moment', (row) => row.created_at),
  ]
  return sendExport(reply, locale, 'cancellations', format, columns, await firstCancellations(db, query, exportCap))
}
