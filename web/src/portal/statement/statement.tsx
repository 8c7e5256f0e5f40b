import type { LedgerEntry } from '@rahba/contract/money/accounts/accounts'
import { exportUserTransactions } from '@rahba/contract/money/accounts/accounts.calls'
import { storeAccountLabels } from '@rahba/contract/money/accounts/store-account-labels'
import { ledgerEvents } from '@rahba/contract/money/ledger/ledger'
import { useCall } from '../../api/queries.ts'
import { List } from '../../kit/list/list-page.tsx'
import { useListState } from '../../kit/list/use-list-state.ts'
import { useEntryColumns } from '../../money/entry-columns.tsx'
import { useText } from '../../text/use-text.ts'
import { entriesList } from './lists.ts'

/** Every movement of the store's balances. */
export function Statement() {
  const t = useText('portal/statement')
  const words = useText('ledger-entries')
  const { name, call, options } = entriesList
  const list = useListState(options)
  const query = useCall(call, { query: list.query })
  const columns = useEntryColumns<LedgerEntry>({ order: (id) => `/store/orders/${id}`, accounts: storeAccountLabels })
  return (
    <List
      name={name}
      list={list}
      query={query}
      // The note gives the reason of an adjustment, which its owner should read here too.
      columns={columns.map((column) => (column.key === 'note' ? { ...column, hidden: false } : column))}
      search={words.search}
      exports={exportUserTransactions}
      filters={[
        { key: 'account', label: words.account, kind: 'choice', choices: storeAccountLabels },
        { key: 'event', label: words.event, kind: 'choice', choices: ledgerEvents },
        { key: 'from', label: words.from, kind: 'date' },
        { key: 'to', label: words.to, kind: 'date' },
      ]}
      rowName={(row) => row.reference}
      empty={t.empty}
    />
  )
}
