import { Badge, Text } from '@mantine/core'
import { commonLabels } from '@rahba/contract/kernel/labels'
import { inLocale } from '@rahba/contract/kernel/locale'
import { typedKeys } from '@rahba/contract/kernel/typed-keys'
import type { StoreRow } from '@rahba/contract/stores/admin-stores'
import { bulkStores, countStores, exportStores, listStores, readStore } from '@rahba/contract/stores/admin-stores.calls'
import { paperRestrictionStates, toPaperState } from '@rahba/contract/stores/papers/paper-states'
import { storeBalances } from '@rahba/contract/stores/store-balances'
import { storeLabels } from '@rahba/contract/stores/store-labels'
import { adminStoresPage } from '@rahba/contract/stores/store-pages'
import { entityTypes, type StoreTab, storeTabs, unapproved } from '@rahba/contract/stores/store-states'
import { IconCheck, IconPlus } from '@tabler/icons-react'
import { useCall, useSend } from '../../api/queries.ts'
import { useCan } from '../../api/session.ts'
import { Localized, None, UserText } from '../../kit/layout/direction.tsx'
import type { Column } from '../../kit/list/columns.ts'
import type { Filter } from '../../kit/list/filter.ts'
import { ListPage } from '../../kit/list/list-page.tsx'
import { useListState } from '../../kit/list/use-list-state.ts'
import { LinkButton } from '../../kit/nav/link-button.tsx'
import { UrlTabs } from '../../kit/nav/url-tabs.tsx'
import { CappedCount } from '../../kit/show/capped-count.tsx'
import { DateTime } from '../../kit/show/date-time.tsx'
import { Money } from '../../kit/show/money.tsx'
import { Phone } from '../../kit/show/phone.tsx'
import { StatusDot } from '../../kit/show/status-dot.tsx'
import { Thumb } from '../../kit/show/thumb.tsx'
import { pageRead } from '../../shell/request/read-for-page.ts'
import { readList } from '../../shell/request/read-list.ts'
import type { RouteHandle } from '../../shell/routing/route-handle.ts'
import { requirePermission } from '../../shell/session/may-open.ts'
import { useLocale } from '../../text/locale.ts'
import { useText } from '../../text/use-text.ts'
import type { Route } from './+types/stores-route'
import { StoreState } from './store-state.tsx'
import { useMarketSwitch } from './use-market-switch.tsx'

export const handle: RouteHandle = { text: ['kit', 'admin/stores'] }

export const loader = async ({ context, request }: Route.LoaderArgs) => {
  await requirePermission(context, 'stores.index')
  return readList(context, request, { name: 'admin-stores', call: listStores, options: adminStoresPage }, pageRead(countStores, {}))
}

const tabs = typedKeys(storeTabs)

function useColumns(): Column<StoreRow>[] {
  const t = useText('admin/stores')
  const locale = useLocale()
  const label = (key: string) => inLocale(storeLabels[key] ?? { ar: key, en: key }, locale)
  const yesNo = (is: boolean) => <StatusDot tone={is ? 'good' : 'neutral'}>{is ? t.yes : t.no}</StatusDot>
  return [
    { key: 'logo', label: t.logo, width: 64, picture: true, cell: (row) => <Thumb id={row.logo} contain /> },
    { key: 'name', label: label('name'), main: true, sort: 'name', cell: (row) => <Localized text={row.name} lines={2} /> },
    {
      key: 'owner',
      label: t.ownerAndPhone,
      cell: (row) => (
        <>
          <UserText lines={2}>{row.owner}</UserText>
          <Text size="xs" c="dimmed">
            <Phone value={row.phone} />
          </Text>
        </>
      ),
    },
    {
      key: 'category',
      label: commonLabels.category_id[locale],
      cell: (row) => (row.category ? <Localized text={row.category.title} /> : <None />),
    },
    { key: 'city', label: commonLabels.city_id[locale], cell: (row) => (row.city ? <Localized text={row.city.title} /> : <None />) },
    {
      key: 'approved',
      label: label('approved'),
      cell: (row) => {
        const papers = toPaperState(row)
        return (
          <>
            <StoreState store={row} />
            {papers && (
              <Text size="xs" c={papers === 'grace' ? 'dimmed' : 'red'}>
                {t.papers[papers]}
              </Text>
            )}
          </>
        )
      },
    },
    {
      key: 'is_online',
      label: t.open,
      cell: (row) => <StatusDot tone={row.is_online ? 'good' : 'neutral'}>{row.is_online ? t.open : t.closed}</StatusDot>,
    },
    // An approved store is complete; the filter finds the others.
    { key: 'has_complete_data', label: label('has_complete_data'), hidden: true, cell: (row) => yesNo(row.has_complete_data) },
    { key: 'featured', label: label('featured'), hidden: true, cell: (row) => yesNo(row.featured) },
    { key: 'balance', label: t.balance, align: 'end', cell: (row) => <Money value={row.balance} /> },
    {
      key: 'created_at',
      label: label('registered_at'),
      sort: 'created_at',
      cell: (row) => <DateTime value={row.created_at} style="date" />,
    },
  ]
}

function StoreTabs() {
  const t = useText('admin/stores')
  const locale = useLocale()
  const counts = useCall(countStores, {}, { silent: true })
  const count = (key: StoreTab | 'all') => {
    const n = counts.data?.[key]
    if (!n) return undefined
    return (
      <Badge variant="light" color={key === 'waiting' ? 'saffron' : 'gray'} size="sm" fw={500}>
        <CappedCount n={n} />
      </Badge>
    )
  }
  return (
    <UrlTabs
      aria-label={t.tabsLabel}
      tabs={[
        { key: 'all', label: t.all, count: count('all') },
        ...tabs.map((key) => ({ key, label: inLocale(storeTabs[key], locale), count: count(key) })),
      ]}
    />
  )
}

function useFilters(): Filter[] {
  const t = useText('admin/stores')
  const locale = useLocale()
  const label = (key: string) => inLocale(storeLabels[key] ?? { ar: key, en: key }, locale)
  return [
    { key: 'category_id', label: commonLabels.category_id[locale], kind: 'reference', to: '/admin/categories' },
    { key: 'city_id', label: commonLabels.city_id[locale], kind: 'reference', to: '/admin/locations/cities' },
    { key: 'entity_type', label: t.entity, kind: 'choice', choices: entityTypes },
    { key: 'is_online', label: t.open, kind: 'flag' },
    { key: 'has_complete_data', label: label('has_complete_data'), kind: 'flag' },
    { key: 'featured', label: label('featured'), kind: 'flag' },
    { key: 'payout_hold', label: label('payout_hold'), kind: 'flag' },
    { key: 'has_changes', label: label('has_changes'), kind: 'flag' },
    { key: 'expired_papers', label: label('expired_papers'), kind: 'flag' },
    { key: 'papers_waiting', label: label('papers_waiting'), kind: 'flag' },
    { key: 'paper_restriction', label: label('paper_restriction'), kind: 'choice', choices: paperRestrictionStates },
    { key: 'balance', label: t.balance, kind: 'choice', choices: storeBalances },
    { key: 'registered_from', label: label('registered_from'), kind: 'date' },
    { key: 'registered_to', label: label('registered_to'), kind: 'date' },
  ]
}

/** `/dashboard/stores` */
export default function StoresRoute() {
  const t = useText('admin/stores')
  const locale = useLocale()
  const mayUpdate = useCan('stores.update')
  const add = useCan('stores.create') && (
    <LinkButton to="/dashboard/stores/create" leftSection={<IconPlus size={16} aria-hidden="true" />}>
      {t.add}
    </LinkButton>
  )
  const list = useListState(adminStoresPage)
  const query = useCall(listStores, { query: list.query })
  const bulk = useSend(bulkStores, { invalidates: [listStores, countStores, readStore] })
  const market = useMarketSwitch()
  return (
    <>
      <ListPage
        name="admin-stores"
        title={t.title}
        list={list}
        query={query}
        columns={useColumns()}
        filters={useFilters()}
        search={t.search}
        above={<StoreTabs />}
        exports={exportStores}
        action={add}
        {...(mayUpdate
          ? {
              bulk: [
                {
                  key: 'approve',
                  label: t.approve,
                  icon: <IconCheck size={16} />,
                  confirm: { title: t.approveTitle, body: t.approveBody },
                  unfit: (row: StoreRow) => !unapproved.includes(row.approved),
                  run: async (ids: string[]) => (await bulk.sendAsync({ body: { action: 'approve', ids } })).results,
                },
              ],
            }
          : {})}
        rowName={(row) => inLocale(row.name, locale)}
        rowHref={(row) => `/dashboard/stores/${row.id}`}
        {...(mayUpdate ? { rowActions: market.getActions } : {})}
        empty={t.empty}
      />
      {market.question}
    </>
  )
}
