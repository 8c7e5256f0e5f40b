import { type CancellationStatus, settledCancellations } from '@rahba/contract/orders/cancellation-states'
import type { CancellationFacts, Facts, RequestFacts } from './facts.ts'
import type { Plan, RequestChange } from './plan.ts'

const over: readonly CancellationStatus[] = settledCancellations

/** Whether a cancellation or return is still to be decided. */
export const isOpen = ({ event, status }: CancellationFacts): boolean => event === null && !over.includes(status)

/** Requests to cancel items that nobody has settled yet, but for the one that is being settled. */
const openRequests = ({ requests }: Facts, except: string | null): RequestFacts[] =>
  requests.filter(({ row }) => row.kind === 'cancel' && isOpen(row) && row.id !== except)

/** Closes requests to cancel items when their order leaves the store or is cancelled whole. */
function closed(facts: Facts, except: string | null) {
  const open = openRequests(facts, except)
  return {
    open,
    requests: open.map(
      ({ row }): RequestChange => ({
        id: row.id,
        patch: { status: 'closed', version: row.version + 1, updated_at: facts.now },
      }),
    ),
    cancellation_history: open.map(({ row }) => ({
      cancellation_id: row.id,
      action: 'close' as const,
      from: null,
      to: 'closed' as const,
      actor: { type: 'system', id: null } as const,
      note: null,
    })),
  }
}

/** With an order that is cancelled whole: its units are settled with it. */
export function closeWithOrder(facts: Facts, except: string | null): Partial<Plan> {
  const { open: _open, ...plan } = closed(facts, except)
  return plan
}

/** When the order leaves the store: the shopper is told, and may ask for the units again after delivery. */
export function closeAtLeaving(facts: Facts): Partial<Plan> {
  const { open, ...plan } = closed(facts, null)
  return {
    ...plan,
    units: open.flatMap(({ lines }) => lines.map(({ order_line_id, quantity }) => ({ order_line_id, cancelled: -quantity, refunded: 0 }))),
    notices: open.map(({ row }) => ({ kind: 'cancellation_closed', id: row.id })),
  }
}
