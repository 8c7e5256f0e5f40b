import { orderActions } from '@rahba/contract/orders/order-actions'
import type { OrderRow } from '@rahba/contract/orders/order-schemas'
import { listStoreOrders } from '@rahba/contract/orders/orders'
import { useSearchParams } from 'react-router'
import { useCall } from '../../api/queries.ts'
import { UserText } from '../../kit/direction.tsx'
import type { Column } from '../../kit/list/columns.ts'
import { ListPage } from '../../kit/list/list-page.tsx'
import { useListState } from '../../kit/list/use-list-state.ts'
import { UrlTabs } from '../../kit/url-tabs.tsx'
import { useOrderColumns, useOrderFilters } from '../../orders/columns.tsx'
import { refreshEvery } from '../../orders/side.ts'
import { useOrderRowActions } from '../../orders/use-row-actions.tsx'
import type { RouteHandle } from '../../shell/route-handle.ts'
import { useLocale } from '../../text/locale.ts'
import { useText } from '../../text/use-text.ts'
import { storeSide } from './side.ts'

export const handle: RouteHandle = { text: ['kit', 'orders', 'portal/orders'] }

/** `/store/orders/cancelled`: cancellations that wait for the store's answer, and orders that were cancelled. */
export default function CancelledRoute() {
  const t = useText('portal/orders')
  const shared = useText('orders').list
  const locale = useLocale()
  const [params] = useSearchParams()
  const done = params.get('tab') === 'done'
  const state = useListState({ defaultSort: '-placed_at', filters: ['payment_method', 'placed_from', 'placed_to'] })
  const list = { ...state, query: { ...state.query, status: done ? 'cancelled' : 'cancel_requested' } }
  const query = useCall(listStoreOrders, { query: list.query }, { refetchInterval: refreshEvery })
  // what time did has no words of anybody: its action says it in the reader's language
  const reasonOf = (row: OrderRow) => row.cancel_reason ?? (row.cancelled_by === 'system' ? orderActions.expire[locale] : null)
  const { rowActions, dialog } = useOrderRowActions(storeSide)
  const why: Column<OrderRow>[] = [
    { key: 'reason', label: t.cancelled.reason, cell: (row) => <UserText lines={2}>{reasonOf(row)}</UserText> },
    ...(done
      ? [{ key: 'by', label: t.cancelled.by, cell: (row: OrderRow) => row.cancelled_by && t.cancelled.actors[row.cancelled_by] }]
      : []),
  ]
  const columns = useOrderColumns().filter(({ key }) => !['city', 'items', 'status'].includes(key))
  columns.splice(2, 0, ...why)
  const filters = useOrderFilters().filter(({ key }) => ['payment_method', 'placed_from', 'placed_to'].includes(key))
  return (
    <>
      <ListPage
        name="store-cancelled"
        title={t.cancelledTitle}
        breadcrumbs={[{ label: t.title, to: '/store/orders' }]}
        list={list}
        query={query}
        columns={columns}
        filters={filters}
        search={shared.search}
        above={
          <UrlTabs
            aria-label={t.cancelled.tabs}
            tabs={[
              { key: 'requests', label: t.cancelled.requests },
              { key: 'done', label: t.cancelled.done },
            ]}
          />
        }
        rowName={(row) => String(row.number)}
        rowHref={(row) => `/store/orders/${row.id}`}
        {...(done ? {} : { rowActions })}
        empty={done ? t.cancelled.emptyDone : t.cancelled.emptyRequests}
      />
      {dialog}
    </>
  )
}
