import { SimpleGrid, Stack } from '@mantine/core'
import { ledgerEvents } from '@rahba/contract/money/ledger'
import { type LedgerEntry, listUserTransactions, readStoreWallet, storeAccountLabels } from '@rahba/contract/money/wallet'
import { useCall } from '../../api/queries.ts'
import { List } from '../../kit/list/list-page.tsx'
import { useListState } from '../../kit/list/use-list-state.ts'
import { Money } from '../../kit/money.tsx'
import { PageHeader } from '../../kit/page-header.tsx'
import { StatCard } from '../../kit/stat-card.tsx'
import { ErrorState } from '../../kit/states.tsx'
import { useEntryColumns } from '../../money/entry-columns.tsx'
import type { RouteHandle } from '../../shell/route-handle.ts'
import { useText } from '../../text/use-text.ts'

export const handle: RouteHandle = { text: ['kit', 'wallet', 'portal/wallet'] }

function Balances() {
  const t = useText('portal/wallet')
  const read = useCall(readStoreWallet, {})
  if (read.error && !read.data) return <ErrorState error={read.error} retry={() => void read.refetch()} />
  const shown = [
    { label: t.available, hint: t.availableHint, value: read.data?.available },
    { label: t.pending, hint: t.pendingHint, value: read.data?.pending },
    { label: t.inTransit, hint: t.inTransitHint, value: read.data?.in_transit },
    { label: t.owed, hint: t.owedHint, value: read.data?.owed },
  ]
  return (
    <SimpleGrid cols={{ base: 2, md: 4 }} spacing={{ base: 'sm', md: 'md' }}>
      {shown.map(({ label, hint, value }) => (
        <StatCard key={label} label={label} hint={hint} value={value === undefined ? undefined : <Money value={value} />} />
      ))}
    </SimpleGrid>
  )
}

/** `/store/wallet`: what the store has, is owed and owes, and every movement behind it. */
export default function WalletRoute() {
  const t = useText('portal/wallet')
  const words = useText('wallet')
  const list = useListState({ defaultSort: '', filters: ['account', 'event', 'from', 'to'] })
  const { sort: _sort, ...asked } = list.query
  const query = useCall(listUserTransactions, { query: asked })
  const columns = useEntryColumns<LedgerEntry>({ order: (id) => `/store/orders/${id}`, accounts: storeAccountLabels })
  return (
    <Stack gap="md">
      <PageHeader title={t.title} />
      <Balances />
      <List
        name="store-wallet"
        list={list}
        query={query}
        columns={columns}
        search={false}
        filters={[
          { key: 'account', label: words.account, kind: 'choice', choices: storeAccountLabels },
          { key: 'event', label: words.event, kind: 'choice', choices: ledgerEvents },
          { key: 'from', label: words.from, kind: 'date' },
          { key: 'to', label: words.to, kind: 'date' },
        ]}
        rowName={(row) => row.reference}
        empty={t.empty}
      />
    </Stack>
  )
}
