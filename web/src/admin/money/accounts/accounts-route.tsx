import { Stack } from '@mantine/core'
import type { PlatformEntry } from '@rahba/contract/money/accounts/accounts'
import { exportPlatformEntries, readPlatformAccounts, readProof } from '@rahba/contract/money/accounts/accounts.calls'
import { ledgerAccounts, ledgerEvents } from '@rahba/contract/money/ledger/ledger'
import { useCall } from '../../../api/queries.ts'
import { Localized, UserText } from '../../../kit/layout/direction.tsx'
import { List } from '../../../kit/list/list-page.tsx'
import { useListState } from '../../../kit/list/use-list-state.ts'
import { PageHeader } from '../../../kit/nav/page-header.tsx'
import { useEntryColumns } from '../../../money/entry-columns.tsx'
import { pageRead } from '../../../shell/request/read-for-page.ts'
import { readList } from '../../../shell/request/read-list.ts'
import type { RouteHandle } from '../../../shell/routing/route-handle.ts'
import { requirePermission } from '../../../shell/session/may-open.ts'
import { useText } from '../../../text/use-text.ts'
import type { Route } from './+types/accounts-route'
import { AccountsPanel } from './accounts-panel.tsx'
import { entriesList } from './entries-list.ts'
import { ProofPanel } from './proof-panel.tsx'

export const handle: RouteHandle = { text: ['kit', 'ledger-entries', 'admin/money'] }

export const loader = async ({ context, request }: Route.LoaderArgs) => {
  await requirePermission(context, 'payments.index', 'walletsControll.index')
  return readList(context, request, entriesList, pageRead(readPlatformAccounts, {}), pageRead(readProof, {}))
}

/** Entries of the ledger by account and date, each with the balance it left. */
function Entries() {
  const { accounts: t } = useText('admin/money')
  const words = useText('ledger-entries')
  const { name, call, options } = entriesList
  const list = useListState(options)
  const query = useCall(call, { query: list.query })
  const columns = useEntryColumns<PlatformEntry>({ order: (id) => `/dashboard/orders/${id}` })
  columns.splice(3, 0, {
    key: 'store',
    label: words.store,
    cell: (row) => (row.store ? <Localized text={row.store} lines={1} /> : <UserText>{row.user}</UserText>),
  })
  return (
    <List
      name={name}
      list={list}
      query={query}
      columns={columns}
      search={words.search}
      exports={exportPlatformEntries}
      filters={[
        { key: 'account', label: words.account, kind: 'choice', choices: ledgerAccounts },
        { key: 'event', label: words.event, kind: 'choice', choices: ledgerEvents },
        { key: 'store_id', label: words.store, kind: 'reference', to: '/admin/stores' },
        { key: 'from', label: words.from, kind: 'date' },
        { key: 'to', label: words.to, kind: 'date' },
      ]}
      rowName={(row) => row.reference}
      empty={t.empty}
    />
  )
}

/** `/dashboard/wallet`: the platform's accounts, the proof that they are right, and every entry behind them. */
export default function AccountsRoute() {
  const { accounts: t } = useText('admin/money')
  return (
    <>
      <PageHeader title={t.title} />
      <Stack gap="md">
        <AccountsPanel />
        <ProofPanel />
        <section id="entries" aria-label={t.entries}>
          <Entries />
        </section>
      </Stack>
    </>
  )
}
