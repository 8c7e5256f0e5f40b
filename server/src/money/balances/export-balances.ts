import type { ExportFormat } from '@rahba/contract/kernel/export-format'
import { inLocale, type Locale } from '@rahba/contract/kernel/locale'
import { type BalanceKind, balanceLabels } from '@rahba/contract/money/balances/balance-kinds'
import type { Balance } from '@rahba/contract/money/balances/balances'
import type { FastifyReply } from 'fastify'
import type { Db } from '../../platform/db/types.ts'
import { type ExportColumn, exportCap, getColumn, sendExport } from '../../platform/lists/send-export.ts'
import { type BalanceFilters, firstBalances } from './read-balances.ts'

const columnsIn = (locale: Locale): Record<BalanceKind, ExportColumn<Balance>[]> => {
  const column = getColumn<Balance>(balanceLabels, locale)
  const owner = column('owner', 'text', (row) => row.name && inLocale(row.name, locale))
  const since = column('since', 'moment', (row) => row.created_at)
  return {
    store: [
      owner,
      column('available', 'money', (row) => row.available),
      column('with_carriers', 'money', (row) => row.with_carriers),
      column('pending', 'money', (row) => row.pending),
      column('in_transit', 'money', (row) => row.in_transit),
      column('owed', 'money', (row) => row.owed),
      column('held', 'flag', (row) => row.held),
      since,
    ],
    // A shopper has only one figure, which the list calls the balance.
    user: [owner, column('phone', 'text', (row) => row.phone), column('sign', 'money', (row) => row.available), since],
  }
}

/** The filtered wallets of stores or of shoppers as a file, in their order; amounts are riyals. */
export async function exportBalances(
  { db, reply, locale }: { db: Db; reply: FastifyReply; locale: Locale },
  { format, ...query }: BalanceFilters & { format: ExportFormat },
): Promise<null> {
  const rows = await firstBalances(db, query, exportCap)
  return sendExport(reply, locale, `wallets-${query.kind}s`, format, columnsIn(locale)[query.kind], rows)
}
