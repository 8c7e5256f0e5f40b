import type { ExportFormat } from '@rahba/contract/kernel/export-format'
import { type Bilingual, inLocale, type Locale } from '@rahba/contract/kernel/locale'
import { accountLabels, type PlatformEntry } from '@rahba/contract/money/accounts/accounts'
import { storeAccountLabels, storeAccounts } from '@rahba/contract/money/accounts/store-account-labels'
import { type LedgerAccount, ledgerAccounts, ledgerEvents } from '@rahba/contract/money/ledger/ledger'
import type { FastifyReply } from 'fastify'
import type { Db } from '../../platform/db/types.ts'
import { type ExportColumn, exportCap, getColumn, sendExport } from '../../platform/lists/send-export.ts'
import { type Accounts, type EntryFilters, firstEntries } from './read-entries.ts'

interface Ctx {
  db: Db
  reply: FastifyReply
  locale: Locale
}
interface ExportQuery extends EntryFilters {
  format: ExportFormat
}

type Names = Partial<Record<LedgerAccount, Bilingual>>

const columnsIn = (locale: Locale, names: Names, { named }: { named: boolean }): ExportColumn<PlatformEntry>[] => {
  const column = getColumn<PlatformEntry>(accountLabels, locale)
  return [
    column('posted_at', 'moment', (row) => row.posted_at),
    column('event', 'text', (row) => ledgerEvents[row.event][locale]),
    column('reference', 'text', (row) => row.reference),
    column('order_number', 'number', (row) => row.order_number),
    ...(named ? [column('party', 'text', (row) => (row.store ? inLocale(row.store, locale) : row.user))] : []),
    column('account', 'text', (row) => (names[row.account] ?? ledgerAccounts[row.account])[locale]),
    column('amount', 'money', (row) => row.amount),
    column('balance_after', 'money', (row) => row.balance_after),
    column('note', 'text', (row) => row.note),
  ]
}

/** A store's own filtered statement as a file, newest first. Amounts are riyals, as numbers that a sheet adds up. */
export async function exportStatement(ctx: Ctx, store_id: string, { format, ...filters }: ExportQuery): Promise<null> {
  const rows = await firstEntries(ctx.db, { owner_id: store_id, codes: storeAccounts }, filters, exportCap)
  return sendExport(ctx.reply, ctx.locale, 'statement', format, columnsIn(ctx.locale, storeAccountLabels, { named: false }), rows)
}

/** Filtered entries as an administrator reads them, of one owner's accounts or of the whole ledger, as a file with whose orders they were. */
export async function exportEntries(ctx: Ctx, accounts: Accounts, { format, ...filters }: ExportQuery): Promise<null> {
  const rows = await firstEntries(ctx.db, accounts, filters, exportCap)
  return sendExport(ctx.reply, ctx.locale, 'entries', format, columnsIn(ctx.locale, {}, { named: true }), rows)
}
