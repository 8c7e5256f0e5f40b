import { openRequests } from '@rahba/contract/orders/cancellations/cancellation-states'
import type { OrderRow } from '@rahba/contract/orders/order-shapes'
import { Money } from '../kit/show/money.tsx'
import { StatusDot } from '../kit/show/status-dot.tsx'
import { useText } from '../text/use-text.ts'

/**
 * Returns the pieces and the amount that a list shows of an order: those that remain. If none remains, the state of the order says so, and the
 * list shows what was ordered.
 */
export function getListed({ items, total, items_left, total_left }: Pick<OrderRow, 'items' | 'total' | 'items_left' | 'total_left'>) {
  return items_left > 0 ? { items: items_left, total: total_left } : { items, total }
}

/** A phrase goes to the next line of a narrow column as a whole. */
const small = { display: 'inline-block', color: 'var(--mantine-color-dimmed)', fontSize: 'var(--mantine-font-size-xs)', fontWeight: 400 }

/**
 * The amount that is left of an order, with the pieces that were taken off it. Of an order without any left, its first total with what was paid back.
 * Words say both, since a total struck through reads as a discount.
 */
export function ListedTotal({ order, bold = false }: { order: OrderRow; bold?: boolean }) {
  const { listed: t } = useText('orders')
  const { total } = getListed(order)
  const { items, items_left, taken_kind, refunded, refunding } = order
  const isLeft = items_left > 0
  return (
    <>
      <Money value={total} bold={bold} />
      {isLeft && items_left < items && total !== order.total && (
        <>
          {' '}
          <span style={small}>{t.after[taken_kind ?? 'both'](items - items_left)}</span>
        </>
      )}
      {!isLeft && <Refund words={t.refunded} value={refunded} />}
      {!isLeft && <Refund words={t.refunding} value={refunding} />}
    </>
  )
}

/** The mark of an order with an open cancellation or return. */
export const OpenRequest = ({ order: { open_request } }: { order: Pick<OrderRow, 'open_request'> }) =>
  open_request ? <StatusDot tone="waiting">{openRequests[open_request]}</StatusDot> : null

/** An amount beside a total, on a line of its own if there is no room; nothing for zero. `value` is in halalas. */
function Refund({ words, value }: { words: string; value: number }) {
  if (value === 0) return null
  return (
    <>
      {' '}
      <span style={{ ...small, whiteSpace: 'nowrap' }}>
        {words} <Money value={value} />
      </span>
    </>
  )
}
