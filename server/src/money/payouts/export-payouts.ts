import type { ExportFormat } from '@rahba/contract/kernel/export-format'
import { inLocale, type Locale } from '@rahba/contract/kernel/locale'
import { payoutLabels } from '@rahba/contract/money/payouts/payout-labels'
import { payoutStatuses } from '@rahba/contract/money/payouts/payout-states'
import type { Payout } from '@rahba/contract/money/payouts/payouts'
import type { FastifyReply } from 'fastify'
import type { Db } from '../../platform/db/types.ts'
import { type ExportColumn, exportCap, getColumn, sendExport } from '../../platform/lists/send-export.ts'
import { firstPayouts, type PayoutFilters } from './read-payouts.ts'

const columnsIn = (locale: Locale, { own }: { own: boolean }): ExportColumn<Payout>[] => {
  const column = getColumn<Payout>(payoutLabels, locale)
  return [
    column('number', 'number', (row) => row.number),
    column('created_at', 'moment', (row) => row.created_at),
    ...(own ? [] : [column('store_id', 'text', (row) => inLocale(row.store, locale))]),
    column('amount', 'money', (row) => row.amount),
    column('status', 'text', (row) => payoutStatuses[row.status][locale]),
    column('bank_account_name', 'text', (row) => row.bank_account_name),
    column('iban_no', 'text', (row) => row.iban_no),
    column('reference', 'text', (row) => row.reference),
    column('paid_at', 'moment', (row) => row.paid_at),
    column('reason', 'text', (row) => row.reason),
  ]
}

/** The filtered payouts as a file, in their order, those of a store alone without its name; amounts are riyals. */
export async function exportPayouts(
  ctx: { db: Db; reply: FastifyReply; locale: Locale },
  query: PayoutFilters & { format: ExportFormat; sort: string },
  of = { own: false },
): Promise<null> {
  const rows = await firstPayouts(ctx.db, query, exportCap)
  return sendExport(ctx.reply, ctx.locale, 'payouts', query.format, columnsIn(ctx.locale, of), rows)
}
