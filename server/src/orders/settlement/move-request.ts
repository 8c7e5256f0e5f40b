import { type CancellationActionName, cancellationActions } from '@rahba/contract/orders/cancellation-actions'
import type { CancellationStatus } from '@rahba/contract/orders/cancellation-states'
import type { HistoryActor } from '../history.ts'
import type { Facts, RequestFacts } from './facts.ts'
import type { CancellationPatch, LinePatch, Plan } from './plan.ts'

/** One line of the table of cancellations that is followed. */
export interface RequestMove {
  readonly action: CancellationActionName
  readonly actor: HistoryActor
  readonly note: string | null
}

export const system: HistoryActor = { type: 'system', id: null }

/** A move that follows at once, where nobody has to decide. */
export const bySystem = (action: CancellationActionName): RequestMove => ({ action, actor: system, note: null })

/**
 * A cancellation moves along its table, one or more lines of it at once: its history has each, and people are told of where it stays. Each line counts
 * as a version.
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
