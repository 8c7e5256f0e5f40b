import type { ExportFormat } from '@rahba/contract/kernel/export-format'
import { inLocale, type Locale } from '@rahba/contract/kernel/locale'
import { shopperPaymentStatuses } from '@rahba/contract/money/payments/payment-states'
import { hasMoved, transactionEvent, transactionKinds, transactionLabels } from '@rahba/contract/shoppers/transaction-kinds'
import type { UserTransaction } from '@rahba/contract/shoppers/user-transactions'
import type { FastifyReply } from 'fastify'
import type { Db } from '../platform/db/types.ts'
import { type ExportColumn, exportCap, getColumn, sendExport } from '../platform/lists/send-export.ts'
import { firstTransactions, type TransactionFilters, type TransactionOwner } from './list-transactions.ts'

const columnsIn = (locale: Locale): ExportColumn<UserTransaction>[] => {
  const column = getColumn<UserTransaction>(transactionLabels, locale)
  return [
    column('at', 'moment', (row) => row.at),
    column('event', 'text', (row) => transactionEvent(row)[locale]),
    column('kind', 'text', (row) => transactionKinds[row.kind][locale]),
    column('order_number', 'number', (row) => row.order_number),
    column('store', 'text', (row) => row.store && inLocale(row.store, locale)),
    column('status', 'text', (row) => row.status && shopperPaymentStatuses[row.status][locale]),
    // Separate columns prevent a sheet from adding up what nobody paid.
    column('amount', 'money', (row) => (hasMoved(row) ? row.amount : null)),
    column('not_moved', 'money', (row) => (hasMoved(row) ? null : Math.abs(row.amount))),
    column('note', 'text', (row) => row.note),
  ]
}

/** The filtered movements of a shopper's money as a file, newest first. Amounts are riyals, as numbers that a sheet adds up. Throws `not_found`. */
export async function exportTransactions(
  { db, reply, locale }: { db: Db; reply: FastifyReply; locale: Locale },
  owner: TransactionOwner,
  { format, ...query }: TransactionFilters & { format: ExportFormat },
): Promise<null> {
  const rows = await firstTransactions(db, owner, query, exportCap)
  return sendExport(reply, locale, 'transactions', format, columnsIn(locale), rows)
}
