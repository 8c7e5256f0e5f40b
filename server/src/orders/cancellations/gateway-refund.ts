import { postCancellationPaid } from '../../money/ledger/post-order.ts'
import type { Db } from '../../platform/db/types.ts'
import { step } from './act-on-cancellation.ts'
import { lockCancellation } from './lock-cancellation.ts'
import { standingOrder } from './standing-order.ts'

const system = { type: 'system', id: null } as const

/** The gateway gave a settled refund back to the card: it is posted and the cancellation is done. Throws where it was paid otherwise meanwhile. */
export async function paidByGateway(db: Db, { id, reference }: { id: string; reference: string }): Promise<void> {
  const locked = await lockCancellation(db, id, 'all')
  const { row, order } = locked
  if (row.status !== 'refund_pending' && row.status !== 'refund_failed')
    throw new Error(`Cancellation ${row.number} is ${row.status}, and its card was refunded as well`)
  const { order: standing } = await standingOrder(db, order)
  await postCancellationPaid(db, standing, row.id, 'psp_clearing', row.to_outside ?? 0, { actor: system, note: reference })
  await step(db, locked, { action: 'pay', actor: system, rests: true, changes: { reference } })
}

/** The gateway refused it for good: an administrator tries again or pays it by transfer. */
export async function refusedByGateway(db: Db, { id, message }: { id: string; message: string }): Promise<void> {
  const locked = await lockCancellation(db, id, 'all')
  if (locked.row.status === 'refund_pending') await step(db, locked, { action: 'fail', actor: system, note: message, rests: true })
}
