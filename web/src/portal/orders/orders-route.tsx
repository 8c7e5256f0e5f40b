import { storeOrdersPage } from '@rahba/contract/orders/order-pages'
import { exportStoreOrderLines, exportStoreOrders, listStoreOrders } from '@rahba/contract/orders/orders.calls'
import { listBranches } from '@rahba/contract/stores/branches/branches.calls'
import type { LoaderFunctionArgs } from 'react-router'
import { useCall } from '../../api/queries.ts'
import { ListPage } from '../../kit/list/list-page.tsx'
import { useListState } from '../../kit/list/use-list-state.ts'
import { LinkButton } from '../../kit/nav/link-button.tsx'
import { SoundButton } from '../../notifications/sound-button.tsx'
import { useOrderColumns, useOrderFilters } from '../../orders/columns.tsx'
import { refreshEvery } from '../../orders/order-surface.ts'
import { OrderTabs } from '../../orders/tabs.tsx'
import { usePrinting } from '../../orders/use-printing.tsx'
import { useOrderRowActions } from '../../orders/use-row-actions.tsx'
import { pageRead } from '../../shell/request/read-for-page.ts'
import { readList } from '../../shell/request/read-list.ts'
import type { RouteHandle } from '../../shell/routing/route-handle.ts'
import { useText } from '../../text/use-text.ts'
import { useBranchFilter } from '../stock/use-branches.ts'
import { storeSurface } from './store-order-surface.ts'
import { useStoreBulk } from './use-store-bulk.tsx'

export const handle: RouteHandle = { text: ['kit', 'orders', 'portal/orders', 'push'] }

export const loader = ({ context, request }: LoaderFunctionArgs) =>
  readList(
    context,
    request,
    { name: 'store-orders', call: listStoreOrders, options: storeOrdersPage },
    pageRead(storeSurface.counts, {}),
    pageRead(listBranches, {}),
  )

/** `/store/orders`: the store's orders by stage; the list follows by itself. */
export default function OrdersRoute() {
  const t = useText('portal/orders')
  const { list: shared, promise } = useText('orders')
  const list = useListState(storeOrdersPage)
  const query = useCall(listStoreOrders, { query: list.query }, { refetchInterval: refreshEvery })
  const printing = usePrinting(storeSurface)
  const bulk = useStoreBulk(query.data?.data ?? [])
  const { rowActions, dialog } = useOrderRowActions(storeSurface)
  return (
    <>
      <ListPage
        name="store-orders"
        title={t.title}
        action={
          <>
            <SoundButton />
            <LinkButton to="/store/orders/cancelled" variant="default">
              {t.toCancelled}
            </LinkButton>
          </>
        }
        list={list}
        query={query}
        columns={useOrderColumns()}
        filters={[...useOrderFilters(), ...useBranchFilter(), { key: 'past_promise', label: promise.pastPromise, kind: 'flag' }]}
        search={shared.search}
        exports={exportStoreOrders}
        moreExports={{ endpoint: exportStoreOrderLines, label: shared.lineFile, besides: shared.orderFile }}
        bulk={[...bulk.actions, printing.action]}
        above={<OrderTabs surface={storeSurface} />}
        rowName={(row) => String(row.number)}
        rowHref={(row) => `/store/orders/${row.id}`}
        rowActions={(row) => [...rowActions(row), { key: 'print', label: t.print, onClick: () => printing.open([row.id]) }]}
        empty={t.empty}
      />
      {bulk.dialog}
      {printing.view}
      {dialog}
    </>
  )
}
