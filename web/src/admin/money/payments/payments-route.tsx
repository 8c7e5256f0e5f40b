import { Text } from '@mantine/core'
import { shopperPaymentsPage } from '@rahba/contract/money/money-pages'
import { shopperPaymentStatuses } from '@rahba/contract/money/payments/payment-states'
import type { ShopperPayment } from '@rahba/contract/money/payments/payments'
import { exportShopperPayments, listShopperPayments } from '@rahba/contract/money/payments/payments.calls'
import { paymentMethods } from '@rahba/contract/orders/order-states'
import { IconFileText } from '@tabler/icons-react'
import { useCall } from '../../../api/queries.ts'
import { useCan } from '../../../api/session.ts'
import { Code, Localized, Ltr, None } from '../../../kit/layout/direction.tsx'
import type { Column } from '../../../kit/list/columns.ts'
import { ListPage } from '../../../kit/list/list-page.tsx'
import { useListState } from '../../../kit/list/use-list-state.ts'
import { UrlTabs } from '../../../kit/nav/url-tabs.tsx'
import { Money } from '../../../kit/show/money.tsx'
import { RelativeTime } from '../../../kit/show/relative-time.tsx'
import { refreshEvery } from '../../../orders/order-surface.ts'
import { ShopperName } from '../../../orders/shopper-name.tsx'
import { ShopperPaymentState } from '../../../orders/status.tsx'
import { readList } from '../../../shell/request/read-list.ts'
import type { RouteHandle } from '../../../shell/routing/route-handle.ts'
import { requirePermission } from '../../../shell/session/may-open.ts'
import { useLocale } from '../../../text/locale.ts'
import { useText } from '../../../text/use-text.ts'
import type { Route } from './+types/payments-route'
import { SlipThumb } from './slip.tsx'

export const handle: RouteHandle = { text: ['kit', 'admin/money'] }

export const loader = async ({ context, request }: Route.LoaderArgs) => {
  await requirePermission(context, 'payments.index', 'faqs.index')
  return readList(context, request, { name: 'shopper-payments', call: listShopperPayments, options: shopperPaymentsPage })
}

const statuses = ['pending', 'confirmed', 'held', 'refused', 'refunded'] as const

function useColumns(): Column<ShopperPayment>[] {
  const { payments: t } = useText('admin/money')
  return [
    {
      key: 'slip',
      label: t.slip,
      width: 76,
      picture: true,
      cell: (row) => (row.slip ? <SlipThumb id={row.slip} shown={row.status === 'pending'} /> : <None />),
    },
    { key: 'order', label: t.order, main: true, cell: (row) => <Ltr>{row.order_number}</Ltr> },
    { key: 'user', label: t.shopper, cell: (row) => <ShopperName name={row.sender_name ?? row.user} /> },
    { key: 'store', label: t.store, cell: (row) => <Localized text={row.store} lines={2} /> },
    {
      key: 'method',
      label: t.method,
      cell: (row) => (
        <>
          <Localized text={paymentMethods[row.method]} /> {row.card && <Ltr>{row.card}</Ltr>}
        </>
      ),
    },
    {
      key: 'amount',
      label: t.amount,
      align: 'end',
      sort: 'amount',
      cell: (row) => (
        <>
          <Money value={row.amount} />
          {row.slip_total !== null && row.slip_total > row.amount && (
            <Text size="xs" c="dimmed" component="div">
              {t.slipTotal}: <Money value={row.slip_total} />
            </Text>
          )}
        </>
      ),
    },
    {
      key: 'status',
      label: t.status,
      cell: (row) => <ShopperPaymentState status={row.status} />,
    },
    { key: 'reference', label: t.reference, cell: (row) => (row.reference ? <Code>{row.reference}</Code> : <None />) },
    { key: 'created_at', label: t.sent, sort: 'created_at', cell: (row) => <RelativeTime value={row.created_at} /> },
  ]
}

/** `/dashboard/payments1`: what shoppers paid or say they paid. */
export default function PaymentsRoute() {
  const { payments: t } = useText('admin/money')
  const locale = useLocale()
  const mayRead = useCan('payments.index')
  const list = useListState(shopperPaymentsPage)
  const query = useCall(listShopperPayments, { query: list.query }, { refetchInterval: refreshEvery })
  const tabs = statuses.map((key) => ({ key, label: shopperPaymentStatuses[key][locale] }))
  return (
    <ListPage
      name="shopper-payments"
      title={t.title}
      list={list}
      query={query}
      columns={useColumns()}
      search={t.search}
      {...(mayRead ? { exports: exportShopperPayments, rowHref: (row: ShopperPayment) => `/dashboard/payments1/${row.id}` } : {})}
      filters={[
        { key: 'store_id', label: t.store, kind: 'reference', to: '/admin/stores' },
        { key: 'method', label: t.method, kind: 'choice', choices: paymentMethods, multiple: true },
        { key: 'created_from', label: t.from, kind: 'date' },
        { key: 'created_to', label: t.to, kind: 'date' },
      ]}
      above={<UrlTabs aria-label={t.tabs} tabs={[{ key: 'all', label: t.all }, ...tabs]} />}
      rowName={(row) => t.one(row.order_number)}
      empty={{ ...t.empty, icon: <IconFileText size={36} stroke={1.25} aria-hidden="true" /> }}
    />
  )
}
