import type { PlatformEntry } from '@rahba/contract/money/accounts/accounts'
import type { Balance } from '@rahba/contract/money/balances/balances'
import { exportBalanceEntries } from '@rahba/contract/money/balances/balances.calls'
import { ledgerEvents } from '@rahba/contract/money/ledger/ledger'
import { useCall } from '../../../api/queries.ts'
import { List } from '../../../kit/list/list-page.tsx'
import { useListState } from '../../../kit/list/use-list-state.ts'
import { useEntryColumns } from '../../../money/entry-columns.tsx'
import { useText } from '../../../text/use-text.ts'
import { entriesList } from './lists.ts'

/** The statement of one balance. */
export function BalanceEntries({ balance }: { balance: Balance }) {
  const t = useText('admin/balances')
  const words = useText('ledger-entries')
  const { name, call, options, input } = entriesList(balance.id)
  const list = useListState(options)
  const query = useCall(call, { ...input, query: list.query })
  const columns = useEntryColumns<PlatformEntry>({ order: (id) => `/dashboard/orders/${id}` })
  return (
    <List
      name={name}
      list={list}
      query={query}
      columns={columns.map((column) => (column.key === 'note' ? { ...column, hidden: false } : column))}
      search={words.search}
      exports={exportBalanceEntries}
      exportParams={input.params}
      filters={[
        { key: 'event', label: words.event, kind: 'choice', choices: ledgerEvents },
        { key: 'from', label: words.from, kind: 'date' },
        { key: 'to', label: words.to, kind: 'date' },
      ]}
      rowName={(row) => row.reference}
      empty={t.noEntries}
    />
  )
}
