import type { CancellationRow } from '@rahba/contract/orders/cancellations/cancellation-shapes'
import { exportCancellations, listCancellations } from '@rahba/contract/orders/cancellations/cancellations.calls'
import { adminCancellationsPage } from '@rahba/contract/orders/order-pages'
import { useCall } from '../../../api/queries.ts'
import { useCan } from '../../../api/session.ts'
import { ListPage } from '../../../kit/list/list-page.tsx'
import { useListState } from '../../../kit/list/use-list-state.ts'
import { LinkButton } from '../../../kit/nav/link-button.tsx'
import { useCancellationColumns, useCancellationFilters } from '../../../orders/cancellations/columns.tsx'
import { CancellationTabs } from '../../../orders/cancellations/tabs.tsx'
import { refreshEvery } from '../../../orders/order-surface.ts'
import { pageRead } from '../../../shell/request/read-for-page.ts'
import { readList } from '../../../shell/request/read-list.ts'
import type { RouteHandle } from '../../../shell/routing/route-handle.ts'
import { requirePermission } from '../../../shell/session/may-open.ts'
import { useText } from '../../../text/use-text.ts'
import type { Route } from './+types/cancellations-route'
import { adminCancellations } from './admin-cancellation-surface.ts'

export const handle: RouteHandle = { text: ['kit', 'orders', 'cancellations'] }

export const loader = async ({ context, request }: Route.LoaderArgs) => {
  await requirePermission(context, 'canceled-orders.index', 'faqs.index')
  return readList(
    context,
    request,
    { name: 'admin-canceled-orders', call: listCancellations, options: adminCancellationsPage },
    pageRead(adminCancellations.counts, {}),
  )
}

/** `/dashboard/canceled-orders`: cancellations and returns of all stores, by whose turn it is. */
export default function CancellationsRoute() {
  const t = useText('cancellations')
  const mayRead = useCan('canceled-orders.index')
  const mayCreate = useCan('canceled-orders.create')
  const list = useListState(adminCancellationsPage)
  const query = useCall(listCancellations, { query: list.query }, { refetchInterval: refreshEvery })
  return (
    <ListPage
      name="admin-canceled-orders"
      title={t.title}
      {...(mayCreate ? { action: <LinkButton to="/dashboard/canceled-orders/create">{t.create}</LinkButton> } : {})}
      list={list}
      query={query}
      columns={useCancellationColumns({ withStore: true })}
      filters={[{ key: 'store_id', label: t.list.store, kind: 'reference', to: '/admin/stores' }, ...useCancellationFilters()]}
      search={t.search}
      {...(mayRead ? { exports: exportCancellations, rowHref: (row: CancellationRow) => `/dashboard/canceled-orders/${row.id}` } : {})}
      above={<CancellationTabs surface={adminCancellations} />}
      rowName={(row) => String(row.number)}
      empty={t.empty}
    />
  )
}
