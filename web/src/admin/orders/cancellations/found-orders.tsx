import type { OrderRow } from '@rahba/contract/orders/order-shapes'
import { DataTable } from '../../../kit/list/data-table.tsx'
import { Panel } from '../../../kit/show/panel.tsx'
import { useOrderColumns } from '../../../orders/columns.tsx'
import { useText } from '../../../text/use-text.ts'

/** The orders that may be meant, each leading to its form. */
export default function FoundOrders({ orders }: { orders: OrderRow[] }) {
  const { form: t } = useText('cancellations')
  return (
    <Panel title={t.which} flush>
      <DataTable
        rows={orders}
        columns={useOrderColumns({ withStore: true })}
        rowName={(row) => String(row.number)}
        rowHref={(row) => `/dashboard/canceled-orders/create?order=${row.id}`}
      />
    </Panel>
  )
}
