import { Text } from '@mantine/core'
import type { OrderRow } from '@rahba/contract/orders/order-shapes'
import { fulfilments, orderStatuses, paymentMethods, paymentStatuses } from '@rahba/contract/orders/order-states'
import { Localized, Ltr } from '../kit/layout/direction.tsx'
import type { Column } from '../kit/list/columns.ts'
import type { Filter } from '../kit/list/filter.ts'
import { RelativeTime } from '../kit/show/relative-time.tsx'
import { useText } from '../text/use-text.ts'
import { DeadlineHint } from './deadline.tsx'
import { LateHint, ShortPromisedDays } from './promise.tsx'
import { getListed, ListedTotal, OpenRequest } from './remaining.tsx'
import { ShopperName } from './shopper-name.tsx'
import { OrderState, PaymentState } from './status.tsx'

/** The columns of a list of orders; over all stores it names each one's. */
export function useOrderColumns({ withStore = false } = {}): Column<OrderRow>[] {
  const { list: t, promise } = useText('orders')
  const city = (row: OrderRow) =>
    row.city ? (
      <Localized text={row.city} />
    ) : (
      <>
        <Localized text={fulfilments[row.fulfilment]} />
        <Text size="xs" c="dimmed" component="div">
          <Localized text={row.branch} lines={2} />
        </Text>
      </>
    )
  const store: Column<OrderRow> = { key: 'store', label: t.store, cell: (row) => <Localized text={row.store} lines={2} /> }
  return [
    { key: 'number', label: t.number, main: true, cell: (row) => <Ltr>{row.number}</Ltr> },
    ...(withStore ? [store] : []),
    {
      key: 'user',
      label: t.shopper,
      cell: (row) => (
        <>
          <ShopperName name={row.user} lines={2} />
          {/* beside the stores there is no room for a column of cities */}
          {withStore && (
            <Text size="xs" c="dimmed" component="div">
              {city(row)}
            </Text>
          )}
        </>
      ),
    },
    ...(withStore ? [] : [{ key: 'city', label: t.city, cell: city }]),
    { key: 'items', label: t.items, align: 'end', hidden: true, cell: (row) => <Ltr>{getListed(row).items}</Ltr> },
    { key: 'total', label: t.total, align: 'end', sort: 'total', cell: (row) => <ListedTotal order={row} /> },
    {
      key: 'payment',
      label: t.payment,
      cell: (row) => (
        <div style={{ whiteSpace: 'nowrap' }}>
          <Localized text={paymentMethods[row.payment_method]} />
          {row.payment_status !== 'cod_pending' && (
            <Text size="xs" c="dimmed" component="div">
              <PaymentState status={row.payment_status} />
            </Text>
          )}
        </div>
      ),
    },
    {
      key: 'status',
      label: t.status,
      cell: (row) => (
        <>
          <OrderState status={row.status} fulfilment={row.fulfilment} />
          <OpenRequest order={row} />
          <DeadlineHint order={row} />
          <LateHint order={row} />
        </>
      ),
    },
    { key: 'placed_at', label: t.placed, sort: 'placed_at', cell: (row) => <RelativeTime value={row.placed_at} /> },
    { key: 'promised_to', label: promise.title, hidden: withStore, cell: (row) => <ShortPromisedDays order={row} /> },
    { key: 'fulfilment', label: t.fulfilment, hidden: true, cell: (row) => <Localized text={fulfilments[row.fulfilment]} /> },
  ]
}

/** The filters of a list of orders. */
export function useOrderFilters(): Filter[] {
  const { list: t } = useText('orders')
  return [
    { key: 'status', label: t.status, kind: 'choice', choices: orderStatuses, multiple: true },
    { key: 'payment_method', label: t.paymentMethod, kind: 'choice', choices: paymentMethods, multiple: true },
    { key: 'payment_status', label: t.paymentStatus, kind: 'choice', choices: paymentStatuses, multiple: true },
    { key: 'placed_from', label: t.from, kind: 'date' },
    { key: 'placed_to', label: t.to, kind: 'date' },
  ]
}
