import {
  type CancellationKind,
  type CancellationStatus,
  finalCancellations,
} from '@rahba/contract/orders/cancellations/cancellation-states'
import type { WholeOrder } from '@rahba/contract/orders/order-shapes'

type Request = Pick<WholeOrder['cancellations'][number], 'kind' | 'status' | 'cancelled_unpaid' | 'lines'>
type Line = Pick<WholeOrder['lines'][number], 'id' | 'cancelled_quantity' | 'refunded_quantity'>

// States whose amounts are settled, so that the units no longer belong to the order.
const settledAmounts: readonly CancellationStatus[] = ['refund_pending', 'refund_failed', 'refunded']

function getState({ status, cancelled_unpaid }: Omit<Request, 'lines'>): 'pending' | 'done' | null {
  if (settledAmounts.includes(status) || (status === 'closed' && cancelled_unpaid)) return 'done'
  return finalCancellations.some((one) => one === status) ? null : 'pending'
}

/** Returns the kind of the settled requests of an order, or `both`. Pending requests do not count. */
export function getRemovedKind({ cancellations }: { cancellations: readonly Omit<Request, 'lines'>[] }): CancellationKind | 'both' {
  const kinds = new Set(cancellations.filter((one) => getState(one) === 'done').map(({ kind }) => kind))
  const [kind = 'both'] = kinds
  return kinds.size === 1 ? kind : 'both'
}

/**
 * Returns the units of a line that are requested or already cancelled or returned, by kind. If the requests do not add up to the units of the
 * line, as for goods that never arrived, one entry has all of them.
 */
export function getRequestedUnits(
  { cancellations }: { cancellations: readonly Request[] },
  { id, cancelled_quantity, refunded_quantity }: Line,
  state: 'pending' | 'done',
): { kind: CancellationKind | 'both'; units: number }[] {
  const units = state === 'done' ? refunded_quantity : cancelled_quantity - refunded_quantity
  if (units <= 0) return []
  const found = (['cancel', 'return'] as const).flatMap((kind) => {
    const sum = cancellations
      .filter((one) => one.kind === kind && getState(one) === state)
      .flatMap(({ lines }) => lines)
      .reduce((all, { order_line_id, quantity }) => (order_line_id === id ? all + quantity : all), 0)
    return sum > 0 ? [{ kind, units: sum }] : []
  })
  if (found.reduce((sum, one) => sum + one.units, 0) === units) return found
  return [{ kind: found.length === 1 && found[0] ? found[0].kind : 'both', units }]
}
