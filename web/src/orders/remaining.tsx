import { openRequests } from '@rahba/contract/orders/cancellation-states'
import type { OrderRow } from '@rahba/contract/orders/order-shapes'
import { Money } from '../kit/show/money.tsx'
import { StatusDot } from '../kit/show/status-dot.tsx'

/**
 * Returns the pieces and the amount that a list shows of an order: those that are left of it. Of an order without any left, its state says so, and the list
 * shows what was ordered. A node of the version before these fields doesn't send them during an update.
 */
export function getListed({
  items,
  total,
  items_left = items,
  total_left = total,
}: Pick<OrderRow, 'items' | 'total' | 'items_left' | 'total_left'>) {
  return items_left > 0 ? { items: items_left, total: total_left } : { items, total }
}

/** The amount that is left of an order, with its total struck through where that was another. */
export function ListedTotal({ order, bold = false }: { order: OrderRow; bold?: boolean }) {
  const { total } = getListed(order)
  return (
    <>
      <Money value={total} bold={bold} />
      {total !== order.total && (
        <>
          {' '}
          <del style={{ color: 'var(--mantine-color-dimmed)', fontSize: 'var(--mantine-font-size-xs)', fontWeight: 400 }}>
            <Money value={order.total} />
          </del>
        </>
      )}
    </>
  )
}

/** The mark of an order with an open cancellation or return. */
export const OpenRequest = ({ order: { open_request } }: { order: Pick<OrderRow, 'open_request'> }) =>
  open_request ? <StatusDot tone="waiting">{openRequests[open_request]}</StatusDot> : null
