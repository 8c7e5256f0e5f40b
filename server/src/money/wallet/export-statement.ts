import { labelOf } from '@rahba/contract/kernel/labels'
import type { Bilingual, Locale } from '@rahba/contract/kernel/locale'
import { plainAmount } from '@rahba/contract/kernel/money'
import { type LedgerAccount, ledgerAccounts, ledgerEvents } from '@rahba/contract/money/ledger'
import { type LedgerEntry, storeAccountLabels, storeAccounts, walletLabels } from '@rahba/contract/money/wallet'
import type { FastifyReply } from 'fastify'
import type { Db } from '../../platform/db/types.ts'
import { type ExportColumn, exportCap, sendExport } from '../../platform/lists/send-export.ts'
import { firstOfStatement } from './read-entries.ts'

const names: Partial<Record<LedgerAccount, Bilingual>> = storeAccountLabels

const columnsIn = (locale: Locale): ExportColumn<LedgerEntry>[] => {
  const column = (name: string, value: ExportColumn<LedgerEntry>['value']) => ({ title: labelOf([name], locale, walletLabels), value })
  return [
    column('posted_at', (row) => row.posted_at),
    column('event', (row) => ledgerEvents[row.event][locale]),
    column('reference', (row) => row.reference),
    column('order_number', (row) => row.order_number),
    column('account', (row) => (names[row.account] ?? ledgerAccounts[row.account])[locale]),
    column('amount', (row) => Number(plainAmount(row.amount))),
    column('balance_after', (row) => Number(plainAmount(row.balance_after))),
    column('note', (row) => row.note),
  ]
}

/** A store's filtered statement as a file, newest first. Amounts are riyals, as numbers that a sheet adds up. */
export async function exportStatement(
  ctx: { db: Db; reply: FastifyReply; locale: Locale },
  store_id: string,
  { format, ...filters }: Omit<Parameters<typeof firstOfStatement>[3], 'store_id' | 'order_id'> & { format: 'csv' | 'xlsx' },
): Promise<null> {
  const rows = await firstOfStatement(ctx.db, store_id, storeAccounts, filters, exportCap)
  return sendExport(ctx.reply, ctx.locale, 'statement', format, columnsIn(ctx.locale), rows)
}
