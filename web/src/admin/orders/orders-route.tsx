import { adminOrdersPage } from '@rahba/contract/orders/order-pages'
import { exportOrderLines, exportOrders, listOrders } from '@rahba/contract/orders/orders.calls'
import { useCall } from '../../api/queries.ts'
import { useCan } from '../../api/session.ts'
import { ListPage } from '../../kit/list/list-page.tsx'
import { useListState } from '../../kit/list/use-list-state.ts'
import { useOrderColumns, useOrderFilters } from '../../orders/columns.tsx'
import { refreshEvery } from '../../orders/order-surface.ts'
import { OrderTabs } from '../../orders/tabs.tsx'
import { usePrinting } from '../../orders/use-printing.tsx'
import { useOrderRowActions } from '../../orders/use-row-actions.tsx'
import { pageRead } from '../../shell/request/read-for-page.ts'
import { readList } from '../../shell/request/read-list.ts'
import type { RouteHandle } from '../../shell/routing/route-handle.ts'
import { requirePermission } from '../../shell/session/may-open.ts'
import { useText } from '../../text/use-text.ts'
import type { Route } from './+types/orders-route'
import { adminSurface } from './admin-order-surface.ts'
import { useAdminBulk } from './use-admin-bulk.tsx'

export const handle: RouteHandle = { text: ['kit', 'orders', 'admin/orders'] }

export const loader = async ({ context, request }: Route.LoaderArgs) => {
  await requirePermission(context, 'orders.index')
  return readList(context, request, { name: 'admin-orders', call: listOrders, options: adminOrdersPage }, pageRead(adminSurface.counts, {}))
}

/** `/dashboard/orders`: the orders of all stores. */
export default function OrdersRoute() {
  const t = useText('admin/orders')
  const shared = useText('orders').list
  const mayUpdate = useCan('orders.update')
  const list = useListState(adminOrdersPage)
  const query = useCall(listOrders, { query: list.query }, { refetchInterval: refreshEvery })
  const printing = usePrinting(adminSurface)
  const bulk = useAdminBulk()
  const { rowActions, dialog } = useOrderRowActions(adminSurface)
  return (
    <>
      <ListPage
        name="admin-orders"
        title={t.title}
        list={list}
        query={query}
        columns={useOrderColumns({ withStore: true })}
        filters={[
          { key: 'store_id', label: t.store, kind: 'reference', to: '/admin/stores' },
          ...useOrderFilters(),
          { key: 'late', label: shared.late, kind: 'flag' },
        ]}
        search={shared.search}
        exports={exportOrders}
        moreExports={{ endpoint: exportOrderLines, label: shared.lineFile, besides: shared.orderFile }}
        bulk={[...(mayUpdate ? bulk.actions : []), printing.action]}
        above={<OrderTabs surface={adminSurface} />}
        rowName={(row) => String(row.number)}
        rowHref={(row) => `/dashboard/orders/${row.id}`}
        {...(mayUpdate ? { rowActions } : {})}
        empty={t.empty}
      />
      {bulk.dialog}
      {printing.view}
      {dialog}
    </>
  )
}
