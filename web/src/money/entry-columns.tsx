import type { Bilingual } from '@rahba/contract/kernel/locale'
import type { PageAddress } from '@rahba/contract/kernel/page-table'
import type { LedgerEntry } from '@rahba/contract/money/accounts/accounts'
import { type LedgerAccount, ledgerAccounts, ledgerEvents } from '@rahba/contract/money/ledger/ledger'
import { Localized, UserText } from '../kit/layout/direction.tsx'
import type { Column } from '../kit/list/columns.ts'
import { DateTime } from '../kit/show/date-time.tsx'
import { Money } from '../kit/show/money.tsx'
import { useText } from '../text/use-text.ts'
import { OrderCell } from './order-cell.tsx'

interface EntryColumns {
  /** Returns the page of an order. */
  order: (id: string) => PageAddress
  accounts?: Partial<Record<LedgerAccount, Bilingual>>
}

/** The columns of a statement: what moved, by how much, and the balance it left. */
export function useEntryColumns<Row extends LedgerEntry>({ order, accounts = ledgerAccounts }: EntryColumns): Column<Row>[] {
  const t = useText('ledger-entries')
  return [
    { key: 'event', label: t.event, main: true, cell: (row) => <Localized text={ledgerEvents[row.event]} /> },
    { key: 'posted_at', label: t.at, cell: (row) => <DateTime value={row.posted_at} /> },
    {
      key: 'order',
      label: t.order,
      cell: (row) => <OrderCell row={row} order={order} />,
    },
    { key: 'account', label: t.account, cell: (row) => <Localized text={accounts[row.account] ?? ledgerAccounts[row.account]} /> },
    { key: 'amount', label: t.amount, align: 'end', cell: (row) => <Money value={row.amount} signed /> },
    { key: 'balance_after', label: t.balance, align: 'end', cell: (row) => <Money value={row.balance_after} /> },
    { key: 'note', label: t.note, hidden: true, cell: (row) => <UserText lines={2}>{row.note}</UserText> },
  ]
}
