import { balanceKinds, balanceSigns } from '@rahba/contract/money/balances/balance-kinds'
import type { Balance } from '@rahba/contract/money/balances/balances'
import { exportBalances } from '@rahba/contract/money/balances/balances.calls'
import { IconWallet } from '@tabler/icons-react'
import { useSearchParams } from 'react-router'
import { useCall } from '../../../api/queries.ts'
import { useCan } from '../../../api/session.ts'
import { Localized } from '../../../kit/layout/direction.tsx'
import type { Column } from '../../../kit/list/columns.ts'
import { ListPage } from '../../../kit/list/list-page.tsx'
import { useListState } from '../../../kit/list/use-list-state.ts'
import { LinkButton } from '../../../kit/nav/link-button.tsx'
import { UrlTabs } from '../../../kit/nav/url-tabs.tsx'
import { Money } from '../../../kit/show/money.tsx'
import { Phone } from '../../../kit/show/phone.tsx'
import { RelativeTime } from '../../../kit/show/relative-time.tsx'
import { StatusDot } from '../../../kit/show/status-dot.tsx'
import { readList } from '../../../shell/request/read-list.ts'
import type { RouteHandle } from '../../../shell/routing/route-handle.ts'
import { requirePermission } from '../../../shell/session/may-open.ts'
import { useLocale } from '../../../text/locale.ts'
import { useText } from '../../../text/use-text.ts'
import type { Route } from './+types/balances-route'
import { balancesList, kindAt, waitingAdjustments } from './lists.ts'
import { WaitingAdjustments } from './waiting-adjustments.tsx'

export const handle: RouteHandle = { text: ['kit', 'admin/balances'] }

export const loader = async ({ context, request }: Route.LoaderArgs) => {
  await requirePermission(context, 'walletsControll.index')
  return readList(context, request, balancesList(kindAt(new URL(request.url).searchParams)), waitingAdjustments())
}

function useColumns(kind: Balance['kind']): Column<Balance>[] {
  const t = useText('admin/balances')
  const name: Column<Balance> = {
    key: 'name',
    label: t.owner,
    main: true,
    cell: (row) => (row.name ? <Localized text={row.name} lines={2} /> : <Phone value={row.phone} />),
  }
  const since: Column<Balance> = {
    key: 'created_at',
    label: t.since,
    sort: 'created_at',
    cell: (row) => <RelativeTime value={row.created_at} />,
  }
  if (kind === 'user') {
    return [
      name,
      { key: 'phone', label: t.phone, cell: (row) => <Phone value={row.phone} /> },
      { key: 'available', label: t.balance, align: 'end', cell: (row) => <Money value={row.available} bold /> },
      since,
    ]
  }
  return [
    name,
    { key: 'available', label: t.available, align: 'end', cell: (row) => <Money value={row.available} bold /> },
    { key: 'pending', label: t.pending, align: 'end', cell: (row) => <Money value={row.pending} /> },
    { key: 'in_transit', label: t.inTransit, align: 'end', cell: (row) => <Money value={row.in_transit} /> },
    { key: 'owed', label: t.owed, align: 'end', cell: (row) => <Money value={row.owed} /> },
    { key: 'held', label: t.payouts, cell: (row) => <StatusDot tone={row.held ? 'bad' : 'good'}>{row.held ? t.held : t.open}</StatusDot> },
    since,
  ]
}

/** `/dashboard/wallets`: what every store and shopper has with the platform. */
export default function BalancesRoute() {
  const t = useText('admin/balances')
  const locale = useLocale()
  const [params] = useSearchParams()
  const mayAdjust = useCan('walletsControll.create')
  const kind = kindAt(params)
  const { name, call, options, input } = balancesList(kind)
  const state = useListState(options)
  const list = { ...state, query: { ...state.query, ...input.query } }
  const query = useCall(call, { query: list.query })
  return (
    <ListPage
      key={kind}
      name={name}
      title={t.title}
      action={mayAdjust && <LinkButton to="/dashboard/wallets/create">{t.adjust}</LinkButton>}
      list={list}
      query={query}
      columns={useColumns(kind)}
      search={kind === 'store' ? t.searchStores : t.searchUsers}
      exports={exportBalances}
      filters={[{ key: 'sign', label: t.balance, kind: 'choice', choices: balanceSigns }]}
      above={
        <>
          <WaitingAdjustments />
          <UrlTabs
            aria-label={t.kinds}
            tabs={[
              { key: 'store', label: t.stores },
              { key: 'user', label: t.users },
            ]}
          />
        </>
      }
      rowName={(row) => row.name?.[locale] ?? row.phone ?? balanceKinds[row.kind][locale]}
      rowHref={(row) => `/dashboard/wallets/${row.id}`}
      empty={{ ...t.empty, icon: <IconWallet size={36} stroke={1.25} aria-hidden="true" /> }}
    />
  )
}
