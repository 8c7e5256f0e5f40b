import type { CancellationStatus } from '@rahba/contract/orders/cancellation-states'
import type { Db } from '../../platform/db/types.ts'
import type { HistoryActor } from '../history.ts'
import { cancellationHistory } from './table.ts'

/** Writes one line of a cancellation's history, in the transaction of what it tells. */
export async function writeCancellationHistory(
  db: Db,
  entry: {
    cancellation_id: string
    action: string
    from: CancellationStatus | null
    to: CancellationStatus | null
    actor: HistoryActor
    note?: string | null
  },
): Promise<void> {
  const { cancellation_id, action, from, to, actor, note } = entry
  await db.insert(cancellationHistory).values({
    cancellation_id,
    action,
    from_status: from,
    to_status: to,
    actor_type: actor.type,
    actor_id: actor.id,
    note: note || null,
  })
}
