import { Stack } from '@mantine/core'
import { ledgerEvents } from '@rahba/contract/money/ledger'
import type { PlatformEntry } from '@rahba/contract/money/wallet'
import { exportWalletEntries, listWalletEntries, readWallet, type Wallet } from '@rahba/contract/money/wallets'
import { useCall } from '../../api/queries.ts'
import { useCan } from '../../api/session.ts'
import { LinkButton } from '../../kit/link-button.tsx'
import { List } from '../../kit/list/list-page.tsx'
import { useListState } from '../../kit/list/use-list-state.ts'
import { PageHeader } from '../../kit/page-header.tsx'
import { ErrorState, FactsSkeleton } from '../../kit/states.tsx'
import { StatusDot } from '../../kit/status-dot.tsx'
import { useEntryColumns } from '../../money/entry-columns.tsx'
import { requirePermission } from '../../shell/may-open.ts'
import type { RouteHandle } from '../../shell/route-handle.ts'
import { useLocale } from '../../text/locale.ts'
import { useText } from '../../text/use-text.ts'
import type { Route } from './+types/wallet-of-route'
import { WaitingAdjustments } from './waiting-adjustments.tsx'
import { ownerPath, WalletBalances } from './wallet-head.tsx'

export const handle: RouteHandle = { text: ['kit', 'wallet', 'admin/wallets'] }

export const loader = async ({ context }: Route.LoaderArgs) => {
  await requirePermission(context, 'walletsControll.index')
  return null
}

function Entries({ wallet }: { wallet: Wallet }) {
  const t = useText('admin/wallets')
  const words = useText('wallet')
  const list = useListState({ defaultSort: '', filters: ['event', 'from', 'to'] })
  const { sort: _sort, ...asked } = list.query
  const query = useCall(listWalletEntries, { params: { id: wallet.id }, query: asked })
  const columns = useEntryColumns<PlatformEntry>({ order: (id) => `/dashboard/orders/${id}` })
  return (
    <List
      name="wallet-entries"
      list={list}
      query={query}
      columns={columns.map((column) => (column.key === 'note' ? { ...column, hidden: false } : column))}
      search={false}
      exports={exportWalletEntries}
      exportParams={{ id: wallet.id }}
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

/** `/dashboard/wallets/:id`: one wallet with its statement. */
export default function WalletOfRoute({ params: { id } }: Route.ComponentProps) {
  const t = useText('admin/wallets')
  const locale = useLocale()
  const mayAdjust = useCan('walletsControll.create')
  const mayHold = useCan('walletsControll.update')
  const read = useCall(readWallet, { params: { id } }, { silent: true })
  const wallet = read.data
  const breadcrumbs = [{ label: t.title, to: '/dashboard/wallets' }]
  if (!wallet || wallet.id !== id) {
    return (
      <>
        <PageHeader title={t.wallet} breadcrumbs={breadcrumbs} />
        {read.error ? <ErrorState error={read.error} retry={() => void read.refetch()} /> : <FactsSkeleton rows={4} />}
      </>
    )
  }
  return (
    <>
      <PageHeader
        title={wallet.name?.[locale] ?? wallet.phone ?? t.wallet}
        breadcrumbs={breadcrumbs}
        mark={wallet.held && <StatusDot tone="bad">{t.held}</StatusDot>}
        actions={
          <>
            <LinkButton to={ownerPath(wallet)} variant="default">
              {wallet.kind === 'store' ? t.toStore : t.toUser}
            </LinkButton>
            {mayHold && wallet.kind === 'store' && (
              <LinkButton to={`/dashboard/wallets/${id}/edit`} variant="default">
                {t.hold}
              </LinkButton>
            )}
            {mayAdjust && <LinkButton to={`/dashboard/wallets/create?${wallet.kind}_id=${id}`}>{t.adjust}</LinkButton>}
          </>
        }
      />
      <Stack gap="md">
        <WaitingAdjustments owner_id={id} />
        <WalletBalances wallet={wallet} />
        <Entries wallet={wallet} />
      </Stack>
    </>
  )
}
