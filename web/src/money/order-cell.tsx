import type { PageAddress } from '@rahba/contract/kernel/page-table'
import { Ltr, None } from '../kit/layout/direction.tsx'
import { LocalLink } from '../kit/nav/link.tsx'

interface OrderCellProps {
  row: { order_id: string | null; order_number: number | null }
  /** Returns the page of an order. */
  order: (id: string) => PageAddress
}

/** The order that an entry of the ledger is about, to be opened. */
export function OrderCell({ row: { order_id, order_number }, order }: OrderCellProps) {
  if (!order_id) return <None />
  return (
    <LocalLink to={order(order_id)}>
      <Ltr>{order_number}</Ltr>
    </LocalLink>
  )
}
