import { exportOrderLines, exportOrders } from '@rahba/contract/orders/orders.calls'
import { useCall } from '../../api/queries.ts'
import { List } from '../../kit/list/list-page.tsx'
import { useListState } from '../../kit/list/use-list-state.ts'
import { useOrderColumns, useOrderFilters } from '../../orders/columns.tsx'
import { useText } from '../../text/use-text.ts'
import { ordersList } from './tab-reads.ts'

/** The shopper's orders, to search and narrow like any list. */
export function OrdersTab({ user_id }: { user_id: string }) {
  const t = useText('admin/users')
  const shared = useText('orders').list
  const { name, call, options, input } = ordersList(user_id)
  const state = useListState(options)
  const list = { ...state, query: { ...state.query, ...input.query } }
  const query = useCall(call, { query: list.query })
  return (
    <List
      name={name}
      list={list}
      query={query}
      columns={useOrderColumns({ withStore: true }).filter(({ key }) => key !== 'user')}
      filters={useOrderFilters()}
      search={shared.search}
      exports={exportOrders}
      moreExports={{ endpoint: exportOrderLines, label: shared.lineFile, besides: shared.orderFile }}
      rowName={(row) => String(row.number)}
      rowHref={(row) => `/dashboard/orders/${row.id}`}
      empty={t.ordersEmpty}
    />
  )
}
