import { fieldLabel } from '@rahba/contract/kernel/labels'
import { cancellationLabels } from '@rahba/contract/orders/cancellations/cancellation-labels'
import { exportStoreCancellations, listStoreCancellations } from '@rahba/contract/orders/cancellations/cancellations.calls'
import { storeCancellationsPage, storeWishesPage } from '@rahba/contract/orders/order-pages'
import type { OrderRow } from '@rahba/contract/orders/order-shapes'
import { exportStoreOrders, listStoreOrders } from '@rahba/contract/orders/orders.calls'
import { type LoaderFunctionArgs, useSearchParams } from 'react-router'
import { useCall } from '../../api/queries.ts'
import { UserText } from '../../kit/layout/direction.tsx'
import type { Column } from '../../kit/list/columns.ts'
import { ListPage } from '../../kit/list/list-page.tsx'
import { useListState } from '../../kit/list/use-list-state.ts'
import { useCancellationColumns, useCancellationFilters } from '../../orders/cancellations/columns.tsx'
import { CancellationTabs } from '../../orders/cancellations/tabs.tsx'
import { useOrderColumns, useOrderFilters } from '../../orders/columns.tsx'
import { refreshEvery } from '../../orders/order-surface.ts'
import { useOrderRowActions } from '../../orders/use-row-actions.tsx'
import { pageRead } from '../../shell/request/read-for-page.ts'
import { readList } from '../../shell/request/read-list.ts'
import type { RouteHandle } from '../../shell/routing/route-handle.ts'
import { useLocale } from '../../text/locale.ts'
import { useText } from '../../text/use-text.ts'
import { storeCancellations } from './cancellations/store-cancellation-surface.ts'
import { storeSurface } from './store-order-surface.ts'

export const handle: RouteHandle = { text: ['kit', 'orders', 'cancellations', 'portal/orders'] }

const showsWishes = (params: URLSearchParams) => params.get('tab') === 'wishes'

export const loader = ({ context, request }: LoaderFunctionArgs) => {
  const list = showsWishes(new URL(request.url).searchParams)
    ? { name: 'store-wishes', call: listStoreOrders, options: storeWishesPage }
    : { name: 'store-cancelled', call: listStoreCancellations, options: storeCancellationsPage }
  return readList(context, request, list, pageRead(storeCancellations.counts, {}))
}

function Tabs() {
  const t = useText('cancellations')
  return <CancellationTabs surface={storeCancellations} first={{ key: 'wishes', label: t.cancelRequests }} />
}

/** Whole orders that their shopper asks to cancel: answered on the order. */
function Wishes() {
  const t = useText('portal/orders')
  const shared = useText('orders').list
  const list = useListState(storeWishesPage)
  const query = useCall(listStoreOrders, { query: list.query }, { refetchInterval: refreshEvery })
  const { rowActions, dialog } = useOrderRowActions(storeSurface)
  const why: Column<OrderRow> = {
    key: 'reason',
    label: t.cancelled.reason,
    cell: (row) => <UserText lines={2}>{row.cancel_reason}</UserText>,
  }
  const columns = useOrderColumns().filter(({ key }) => !['city', 'items'].includes(key))
  columns.splice(2, 0, why)
  return (
    <>
      <ListPage
        name="store-wishes"
        title={t.cancelledTitle}
        breadcrumbs={[{ label: t.title, to: '/store/orders' }]}
        list={list}
        query={query}
        columns={columns}
        filters={useOrderFilters().filter(({ key }) => ['payment_method', 'placed_from', 'placed_to'].includes(key))}
        search={shared.search}
        exports={exportStoreOrders}
        above={<Tabs />}
        rowName={(row) => String(row.number)}
        rowHref={(row) => `/store/orders/${row.id}`}
        rowActions={rowActions}
        empty={t.cancelled.emptyRequests}
      />
      {dialog}
    </>
  )
}

function Cancellations() {
  const t = useText('portal/orders')
  const shared = useText('cancellations')
  const locale = useLocale()
  const list = useListState(storeCancellationsPage)
  const query = useCall(listStoreCancellations, { query: list.query }, { refetchInterval: refreshEvery })
  return (
    <ListPage
      name="store-cancelled"
      title={t.cancelledTitle}
      breadcrumbs={[{ label: t.title, to: '/store/orders' }]}
      list={list}
      query={query}
      columns={useCancellationColumns()}
      filters={[
        ...useCancellationFilters(),
        { key: 'answerable', label: fieldLabel(['answerable'], locale, cancellationLabels), kind: 'flag' },
      ]}
      search={shared.search}
      exports={exportStoreCancellations}
      above={<Tabs />}
      rowName={(row) => String(row.number)}
      rowHref={(row) => `/store/orders/cancelled/${row.id}`}
      empty={shared.empty}
    />
  )
}

/** `/store/orders/cancelled`: cancellations and returns to answer and to inspect, wishes to cancel whole orders, and what became of them. */
export default function CancelledRoute() {
  const [params] = useSearchParams()
  return showsWishes(params) ? <Wishes /> : <Cancellations />
}
