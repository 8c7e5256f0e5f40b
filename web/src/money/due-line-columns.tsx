import type { PageAddress } from '@rahba/contract/kernel/page-table'
import { rateText } from '@rahba/contract/kernel/percent'
import type { StoreDueLine } from '@rahba/contract/money/dues/due-shapes'
import { ledgerEvents } from '@rahba/contract/money/ledger/ledger'
import { Localized, None } from '../kit/layout/direction.tsx'
import type { Column } from '../kit/list/columns.ts'
import { DateTime } from '../kit/show/date-time.tsx'
import { Money } from '../kit/show/money.tsx'
import { useText } from '../text/use-text.ts'
import { OrderCell } from './order-cell.tsx'

/**
 * The columns of lines of dues.
 * @param order where an order is opened
 */
export function useDueLineColumns<Row extends StoreDueLine>(order: (id: string) => PageAddress): Column<Row>[] {
  const t = useText('dues')
  return [
    {
      key: 'order',
      label: t.order,
      main: true,
      cell: (row) => <OrderCell row={row} order={order} />,
    },
    { key: 'posted_at', label: t.recorded, sort: 'posted_at', cell: (row) => <DateTime value={row.posted_at} /> },
    { key: 'goods', label: t.goods, align: 'end', cell: (row) => (row.goods === null ? <None /> : <Money value={row.goods} />) },
    {
      key: 'rate',
      label: t.rate,
      align: 'end',
      cell: (row) => (row.commission_bp === null ? <None /> : rateText(row.commission_bp)),
    },
    {
      key: 'commission',
      label: t.commission,
      align: 'end',
      cell: (row) => (row.commission === null ? <None /> : <Money value={row.commission} />),
    },
    {
      key: 'commission_vat',
      label: t.commissionVat,
      align: 'end',
      cell: (row) => (row.commission_vat === null ? <None /> : <Money value={row.commission_vat} />),
    },
    { key: 'amount', label: t.owed, align: 'end', sort: 'amount', cell: (row) => <Money value={row.amount} bold /> },
    { key: 'event', label: t.event, hidden: true, cell: (row) => <Localized text={ledgerEvents[row.event]} /> },
  ]
}
