import { storeOrdersPage } from '@rahba/contract/orders/order-pages'
import { exportOrders, listOrders } from '@rahba/contract/orders/orders.calls'
import { useCall } from '../../api/queries.ts'
import { List } from '../../kit/list/list-page.tsx'
import { useListState } from '../../kit/list/use-list-state.ts'
import { useOrderColumns, useOrderFilters } from '../../orders/columns.tsx'
import { useText } from '../../text/use-text.ts'

/** The shopper's orders, to search and narrow like any list. */
export function OrdersTab({ user_id }: { user_id: string }) {
  const t = useText('admin/users')
  const state = useListState({ defaultSort: storeOrdersPage.defaultSort, filters: storeOrdersPage.filters })
  const list = { ...state, query: { ...state.query, user_id } }
  const query = useCall(listOrders, { query: list.query })
  return (
    <List
      name="admin-user-orders"
      list={list}
      query={query}
      columns={useOrderColumns({ withStore: true }).filter(({ key }) => key !== 'user')}
      filters={useOrderFilters()}
      search={useText('orders').list.search}
      exports={exportOrders}
      rowName={(row) => String(row.number)}
      rowHref={(row) => `/dashboard/orders/${row.id}`}
      empty={t.ordersEmpty}
    />
  )
}
