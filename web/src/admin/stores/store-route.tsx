import { Alert, Badge, Group, List, Text } from '@mantine/core'
import { isAllowed } from '@rahba/contract/kernel/action-table'
import { inLocale } from '@rahba/contract/kernel/locale'
import type { AdminStore } from '@rahba/contract/stores/admin-stores'
import { readStore } from '@rahba/contract/stores/admin-stores.calls'
import { storeActions, whyNotStoreAction } from '@rahba/contract/stores/store-actions'
import { approval } from '@rahba/contract/stores/store-states'
import { IconAlertTriangle, IconInfoCircle, IconPencil } from '@tabler/icons-react'
import { useCall } from '../../api/queries.ts'
import { useCan } from '../../api/session.ts'
import { ErrorState, FactsSkeleton } from '../../kit/feedback/states.tsx'
import { UserText } from '../../kit/layout/direction.tsx'
import { LocalLink } from '../../kit/nav/link.tsx'
import { LinkButton } from '../../kit/nav/link-button.tsx'
import { PageHeader } from '../../kit/nav/page-header.tsx'
import { UrlTabs } from '../../kit/nav/url-tabs.tsx'
import { Thumb } from '../../kit/show/thumb.tsx'
import { History } from '../../resource/history.tsx'
import { historyRead } from '../../resource/history-read.ts'
import { type PageRead, readRecord } from '../../shell/request/read-for-page.ts'
import { listReads } from '../../shell/request/read-list.ts'
import type { RouteHandle } from '../../shell/routing/route-handle.ts'
import { requirePermission } from '../../shell/session/may-open.ts'
import { storeHistory } from '../../stores/store-history.ts'
import { useLocale } from '../../text/locale.ts'
import { useText } from '../../text/use-text.ts'
import type { Route } from './+types/store-route'
import { DecisionButtons } from './decisions/decision-buttons.tsx'
import { OpenState } from './open-state.tsx'
import { PaperRestrictionNotice } from './paper-restriction.tsx'
import { BalancesTab } from './record/balances-tab.tsx'
import { BankTab } from './record/bank-tab.tsx'
import { ChangesPanel } from './record/changes-panel.tsx'
import { countReviewed, DocumentsTab, handedIn } from './record/documents-tab.tsx'
import { OrdersTab } from './record/orders-tab.tsx'
import { OverviewTab } from './record/overview-tab.tsx'
import { ProductsTab } from './record/products-tab.tsx'
import { ShippingTab } from './record/shipping-tab.tsx'
import { branches, latestProducts, ordersList, productCounts, team } from './record/tab-reads.ts'
import { TeamTab } from './record/team-tab.tsx'
import { StoreState } from './store-state.tsx'

export const handle: RouteHandle = {
  text: [
    'kit',
    'orders',
    'admin/stores',
    'admin/history',
    'store-team',
    'store-commission',
    'store-papers',
    'admin/agreement',
    'store-delivery',
  ],
}

export const loader = async ({ context, request, params: { id } }: Route.LoaderArgs) => {
  const may = await requirePermission(context, 'stores.index')
  const tabs: Record<string, readonly PageRead[]> = {
    products: may('products.index') ? [productCounts(id), latestProducts(id)] : [],
    orders: may('orders.index') ? listReads(request, ordersList(id)) : [],
    shipping: [branches(id)],
    team: [team(id)],
    history: [historyRead('stores', id)],
  }
  return readRecord(context, readStore, { params: { id } }, tabs[new URL(request.url).searchParams.get('tab') ?? ''])
}

/** The obstacles to approving a pending store, or the reason given to a reviewed one. */
function Notice({ store }: { store: AdminStore }) {
  const t = useText('admin/stores')
  const locale = useLocale()
  const stops = isAllowed(storeActions, 'approve', store.approved) ? whyNotStoreAction('approve', store) : []
  return (
    <>
      {store.status_reason && (
        <Alert
          color="red"
          variant="light"
          icon={<IconInfoCircle size={18} />}
          title={store.approved === approval.closed ? t.reasonClosed : t.reasonGiven}
          mb="md"
        >
          <UserText>{store.status_reason}</UserText>
        </Alert>
      )}
      {stops.length > 0 && (
        <Alert color="saffron" variant="light" icon={<IconAlertTriangle size={18} />} title={t.blocked} mb="md">
          <List size="sm" spacing={2}>
            {stops.map((reason) => (
              <List.Item key={reason.en}>{reason[locale]}</List.Item>
            ))}
          </List>
          {handedIn(store).length > 0 && (
            <Text size="sm" mt={6}>
              <LocalLink to={`/dashboard/stores/${store.id}?tab=documents`}>{t.toDocuments}</LocalLink>
            </Text>
          )}
        </Alert>
      )}
    </>
  )
}

/** `/dashboard/stores/:id`: a store as its reviewer sees it. */
export default function StoreRoute({ params }: Route.ComponentProps) {
  const t = useText('admin/stores')
  const locale = useLocale()
  const mayEdit = useCan('stores.update')
  const read = useCall(readStore, { params: { id: params.id } })
  if (read.error && !read.data) return <ErrorState error={read.error} retry={() => void read.refetch()} />
  const store = read.data
  if (!store || store.id !== params.id) return <FactsSkeleton rows={10} />
  const open = handedIn(store).length - countReviewed(store)
  return (
    <>
      <PageHeader
        title={inLocale(store.name, locale)}
        breadcrumbs={[{ label: t.title, to: '/dashboard/stores' }]}
        mark={
          <Group gap="sm">
            <Thumb id={store.logo} width={36} contain />
            <StoreState store={store} />
            {store.approved === approval.approved && <OpenState store={store} />}
          </Group>
        }
        actions={
          <Group gap="xs">
            {mayEdit && (
              <LinkButton
                to={`/dashboard/stores/${store.id}/edit`}
                variant="default"
                leftSection={<IconPencil size={16} aria-hidden="true" />}
              >
                {t.editAction}
              </LinkButton>
            )}
            <DecisionButtons store={store} />
          </Group>
        }
      />
      <Notice store={store} />
      <PaperRestrictionNotice store={store} />
      <ChangesPanel store={store} />
      <UrlTabs
        aria-label={t.tabs.label}
        tabs={[
          { key: 'overview', label: t.tabs.overview, content: () => <OverviewTab store={store} /> },
          {
            key: 'documents',
            label: t.tabs.documents,
            count:
              open > 0 ? (
                <Badge variant="light" color="saffron" size="sm" fw={500}>
                  {open}
                </Badge>
              ) : undefined,
            content: () => <DocumentsTab store={store} />,
          },
          { key: 'bank', label: t.tabs.bank, content: () => <BankTab store={store} /> },
          { key: 'shipping', label: t.tabs.shipping, content: () => <ShippingTab store={store} /> },
          { key: 'products', label: t.tabs.products, content: () => <ProductsTab store={store} /> },
          { key: 'orders', label: t.tabs.orders, content: () => <OrdersTab store={store} /> },
          { key: 'wallet', label: t.tabs.wallet, content: () => <BalancesTab store={store} /> },
          { key: 'team', label: t.tabs.team, content: () => <TeamTab store_id={store.id} /> },
          { key: 'history', label: t.tabs.history, content: () => <History entity="stores" id={store.id} {...storeHistory} /> },
        ]}
      />
    </>
  )
}
