import { type CancellationActionName, cancellationActions } from '@rahba/contract/orders/cancellations/cancellation-actions'
import type { CancellationStatus } from '@rahba/contract/orders/cancellations/cancellation-states'
import type { HistoryActor } from '../write-history.ts'
import { type Facts, isOpen, type RequestFacts } from './facts.ts'
import type { CancellationPatch, LinePatch, Plan, RequestChange } from './plan.ts'

/** One step along the table of cancellations. */
export interface RequestMove {
  readonly action: CancellationActionName
  readonly actor: HistoryActor
  readonly note: string | null
}

export const system: HistoryActor = { type: 'system', id: null }

/** A move that follows at once, because nobody has to decide. */
export const bySystem = (action: CancellationActionName): RequestMove => ({ action, actor: system, note: null })

/**
 * Moves a cancellation along its table, one or more steps at once. Its history has each step, and people are notified of the last state. Each step
 * counts as a version.
 */
export function moveRequest(
  { now }: Facts,
  { row }: RequestFacts,
  moves: readonly [RequestMove, ...RequestMove[]],
  changes: CancellationPatch,
  lines: readonly LinePatch[] = [],
): Partial<Plan> {
  const reached: CancellationStatus[] = moves.map(({ action }) => cancellationActions[action].to)
  const status = reached.at(-1) ?? row.status
  const last = moves.at(-1) ?? moves[0]
  const patch: CancellationPatch = {
    ...changes,
    ...(reached.includes('received') && { received_at: now }),
    ...(status === 'refunded' && { refunded_at: now }),
    status,
    version: row.version + moves.length,
    updated_at: now,
  }
  return {
    requests: [{ id: row.id, patch, lines }],
    cancellation_history: moves.map(({ action, actor, note }, index) => ({
      cancellation_id: row.id,
      action,
      from: reached[index - 1] ?? row.status,
      to: cancellationActions[action].to,
      actor,
      note,
    })),
    notices: [{ kind: 'cancellation_moved', id: row.id, by: last.actor.type }],
  }
}

/** Closes open requests to cancel items, except the one that is being settled. */
function closeRequests({ requests, now }: Facts, except: string | null) {
  const open = requests.filter(({ row }) => row.kind === 'cancel' && isOpen(row) && row.id !== except)
  return {
    open,
    requests: open.map(
      ({ row }): RequestChange => ({ id: row.id, patch: { status: 'closed', version: row.version + 1, updated_at: now } }),
    ),
    cancellation_history: open.map(({ row }) => ({
      cancellation_id: row.id,
      action: 'close' as const,
      from: null,
      to: 'closed' as const,
      actor: system,
      note: null,
    })),
  }
}

/** Closes open requests when their order is cancelled whole: their units are settled with it. */
export function closeWithOrder(facts: Facts, except: string | null): Partial<Plan> {
  const { open: _open, ...plan } = closeRequests(facts, except)
  return plan
}

/** Closes open requests when their order leaves the store. The shopper is notified, and may ask for the units again after delivery. */
export function closeAtLeaving(facts: Facts): Partial<Plan> {
  const { open, ...plan } = closeRequests(facts, null)
  return {
    ...plan,
    units: open.flatMap(({ lines }) => lines.map(({ order_line_id, quantity }) => ({ order_line_id, cancelled: -quantity, refunded: 0 }))),
    notices: open.map(({ row }) => ({ kind: 'cancellation_closed', id: row.id })),
  }
}
