import { Text } from '@mantine/core'
import { orderLabels } from '@rahba/contract/orders/order-labels'
import type { OrderRow } from '@rahba/contract/orders/order-shapes'
import { orderStatuses, paymentMethods, paymentStatuses } from '@rahba/contract/orders/order-states'
import { exportOrderLines, exportOrders } from '@rahba/contract/orders/orders.calls'
import type { AdminStore } from '@rahba/contract/stores/admin-stores'
import { useCall } from '../../../api/queries.ts'
import { useCan } from '../../../api/session.ts'
import { Localized, Ltr, None } from '../../../kit/layout/direction.tsx'
import type { Column } from '../../../kit/list/columns.ts'
import { List } from '../../../kit/list/list-page.tsx'
import { useListState } from '../../../kit/list/use-list-state.ts'
import { DateTime } from '../../../kit/show/date-time.tsx'
import { ListedTotal, OpenRequest } from '../../../orders/remaining.tsx'
import { ShopperName } from '../../../orders/shopper-name.tsx'
import { OrderState } from '../../../orders/status.tsx'
import { useLocale } from '../../../text/locale.ts'
import { useText } from '../../../text/use-text.ts'
import { ordersList } from './tab-reads.ts'

/** The store's orders, to search and narrow like any list. */
export function OrdersTab({ store }: { store: AdminStore }) {
  const t = useText('admin/stores').orders
  const locale = useLocale()
  const may = useCan('orders.index')
  const label = (key: string) => orderLabels[key]?.[locale] ?? key
  const { name, call, options, input } = ordersList(store.id)
  const state = useListState(options)
  const list = { ...state, query: { ...state.query, ...input.query } }
  const query = useCall(call, { query: list.query }, { enabled: may })
  const columns: Column<OrderRow>[] = [
    { key: 'number', label: label('number'), main: true, cell: (row) => <Ltr>{row.number}</Ltr> },
    { key: 'user', label: label('user'), cell: (row) => <ShopperName name={row.user} lines={1} /> },
    { key: 'city', label: label('city'), cell: (row) => (row.city ? <Localized text={row.city} /> : <None />) },
    {
      key: 'status',
      label: label('status'),
      cell: (row) => (
        <>
          <OrderState status={row.status} fulfilment={row.fulfilment} />
          <OpenRequest order={row} />
        </>
      ),
    },
    { key: 'payment_method', label: label('payment_method'), cell: (row) => paymentMethods[row.payment_method][locale] },
    { key: 'payment_status', label: label('payment_status'), cell: (row) => paymentStatuses[row.payment_status][locale] },
    { key: 'total', label: label('total'), align: 'end', sort: 'total', cell: (row) => <ListedTotal order={row} /> },
    { key: 'placed_at', label: label('placed_at'), sort: 'placed_at', cell: (row) => <DateTime value={row.placed_at} /> },
  ]
  if (!may)
    return (
      <Text size="sm" c="dimmed">
        {t.noRight}
      </Text>
    )
  return (
    <List
      name={name}
      list={list}
      query={query}
      columns={columns}
      filters={[
        { key: 'status', label: label('status'), kind: 'choice', choices: orderStatuses, multiple: true },
        { key: 'payment_method', label: label('payment_method'), kind: 'choice', choices: paymentMethods, multiple: true },
        { key: 'payment_status', label: label('payment_status'), kind: 'choice', choices: paymentStatuses, multiple: true },
      ]}
      search={t.search}
      exports={exportOrders}
      moreExports={{ endpoint: exportOrderLines, label: t.lineFile, besides: t.orderFile }}
      rowName={(row) => String(row.number)}
      rowHref={(row) => `/dashboard/orders/${row.id}`}
      empty={t.empty}
    />
  )
}
