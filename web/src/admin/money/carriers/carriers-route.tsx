import { SimpleGrid, Stack, Text } from '@mantine/core'
import { carriers, collectionStates } from '@rahba/contract/money/carriers/carriers'
import { remittanceLabels } from '@rahba/contract/money/carriers/remittance-labels'
import type { CollectionRow } from '@rahba/contract/money/carriers/remittances'
import { exportCollections, listCarriers, listCollections } from '@rahba/contract/money/carriers/remittances.calls'
import { carriersPage } from '@rahba/contract/money/money-pages'
import { IconTruckDelivery } from '@tabler/icons-react'
import { useCall } from '../../../api/queries.ts'
import { useCan } from '../../../api/session.ts'
import { ErrorState } from '../../../kit/feedback/states.tsx'
import { Code, Localized, Ltr, None } from '../../../kit/layout/direction.tsx'
import type { Column } from '../../../kit/list/columns.ts'
import { List } from '../../../kit/list/list-page.tsx'
import { useListState } from '../../../kit/list/use-list-state.ts'
import { LinkButton } from '../../../kit/nav/link-button.tsx'
import { PageHeader } from '../../../kit/nav/page-header.tsx'
import { Money } from '../../../kit/show/money.tsx'
import { RelativeTime } from '../../../kit/show/relative-time.tsx'
import { StatCard } from '../../../kit/show/stat-card.tsx'
import { pageRead } from '../../../shell/request/read-for-page.ts'
import { readList } from '../../../shell/request/read-list.ts'
import type { RouteHandle } from '../../../shell/routing/route-handle.ts'
import { requirePermission } from '../../../shell/session/may-open.ts'
import { useLocale } from '../../../text/locale.ts'
import { useText } from '../../../text/use-text.ts'
import type { Route } from './+types/carriers-route'
import { PayBack } from './pay-back.tsx'
import { CollectionDot } from './states.tsx'

export const handle: RouteHandle = { text: ['kit', 'admin/carriers'] }

export const loader = async ({ context, request }: Route.LoaderArgs) => {
  await requirePermission(context, 'payments.index')
  return readList(
    context,
    request,
    { name: 'admin-carrier-cash', call: listCollections, options: carriersPage },
    pageRead(listCarriers, {}),
  )
}

/** The amount each carrier owes now, and its overdue part. Carriers that hold nothing are left out. */
function Balances() {
  const { cash: t, orders } = useText('admin/carriers')
  const locale = useLocale()
  const mayRecord = useCan('payments.update')
  const read = useCall(listCarriers, {})
  if (read.error && !read.data) return <ErrorState error={read.error} retry={() => void read.refetch()} />
  const shown = read.data?.carriers.filter((row) => row.orders > 0 || row.credit > 0)
  if (shown?.length === 0) return <Text size="sm">{t.nothing}</Text>
  const after = read.data?.late_after_days ?? 0
  return (
    <SimpleGrid cols={{ base: 1, xs: 2, md: 3, lg: 5 }} spacing={{ base: 'sm', md: 'md' }}>
      {shown?.map(({ carrier, cash, orders: n, late_cash, late_orders, credit }) => (
        <StatCard
          key={carrier}
          label={carriers[carrier][locale]}
          value={<Money value={cash} />}
          hint={
            <>
              {orders(n)}
              {late_orders > 0 && (
                <>
                  {' · '}
                  {t.late(late_orders, after)} (<Money value={late_cash} />)
                </>
              )}
              {credit > 0 && (
                <>
                  {' · '}
                  {t.credit}: <Money value={credit} />
                  {mayRecord && <PayBack carrier={carrier} credit={credit} />}
                </>
              )}
            </>
          }
        />
      ))}
    </SimpleGrid>
  )
}

function useColumns(): Column<CollectionRow>[] {
  const { cash: t } = useText('admin/carriers')
  const locale = useLocale()
  const label = (name: keyof typeof remittanceLabels) => remittanceLabels[name][locale]
  return [
    { key: 'order_number', label: label('order_number'), main: true, cell: (row) => <Ltr>{row.order_number}</Ltr> },
    { key: 'carrier', label: label('carrier'), cell: (row) => <Localized text={carriers[row.carrier]} /> },
    {
      key: 'tracking_number',
      label: label('tracking_number'),
      cell: (row) => (row.tracking_number ? <Code>{row.tracking_number}</Code> : <None />),
    },
    { key: 'store', label: label('store'), cell: (row) => <Localized text={row.store} lines={2} /> },
    { key: 'cash', label: label('cash'), align: 'end', cell: (row) => <Money value={row.cash} bold /> },
    { key: 'settled', label: label('settled'), align: 'end', hidden: true, cell: (row) => <Money value={row.settled} /> },
    { key: 'held', label: label('held'), align: 'end', cell: (row) => <Money value={row.held} /> },
    {
      key: 'status',
      label: t.state,
      cell: (row) => (
        <>
          <CollectionDot state={row.status} />
          {row.late && (
            <Text span size="xs" c="red" ms={6}>
              {t.yes}
            </Text>
          )}
        </>
      ),
    },
    { key: 'delivered_at', label: label('delivered_at'), sort: 'delivered_at', cell: (row) => <RelativeTime value={row.delivered_at} /> },
  ]
}

/** `/dashboard/carriers`: the cash of orders that carriers collected, and what has become of it. */
export default function CarriersRoute() {
  const { cash: t, create } = useText('admin/carriers')
  const locale = useLocale()
  const mayCreate = useCan('payments.create')
  const list = useListState(carriersPage)
  const query = useCall(listCollections, { query: list.query })
  const late = { true: { ar: 'المتأخر فقط', en: 'Overdue only' } }
  return (
    <Stack gap="md">
      <PageHeader title={t.title} actions={mayCreate && <LinkButton to="/dashboard/carrier-remittances/create">{create}</LinkButton>} />
      <Balances />
      <List
        name="admin-carrier-cash"
        list={list}
        query={query}
        columns={useColumns()}
        search={t.search}
        exports={exportCollections}
        rowHref={(row) => `/dashboard/orders/${row.id}`}
        filters={[
          { key: 'carrier', label: remittanceLabels.carrier[locale], kind: 'choice', choices: carriers, multiple: true },
          { key: 'status', label: t.state, kind: 'choice', choices: collectionStates, multiple: true },
          { key: 'late', label: t.lateOnly, kind: 'choice', choices: late },
          { key: 'store_id', label: remittanceLabels.store[locale], kind: 'reference', to: '/admin/stores' },
          { key: 'from', label: t.from, kind: 'date' },
          { key: 'to', label: t.to, kind: 'date' },
        ]}
        rowName={(row) => t.one(row.order_number)}
        empty={{ ...t.empty, icon: <IconTruckDelivery size={36} stroke={1.25} aria-hidden="true" /> }}
      />
    </Stack>
  )
}
