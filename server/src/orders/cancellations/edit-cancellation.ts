import { errors } from '@rahba/contract/kernel/errors'
import { inLocale, type Locale } from '@rahba/contract/kernel/locale'
import { cancellationStatuses } from '@rahba/contract/orders/cancellation-states'
import type { CancellationEdit } from '@rahba/contract/orders/cancellations'
import { orderErrors } from '@rahba/contract/orders/errors'
import { eq, sql } from 'drizzle-orm'
import { requireUninvolved } from '../../money/require-outsider.ts'
import { now } from '../../platform/db/columns.ts'
import type { Db } from '../../platform/db/types.ts'
import { fail, failField } from '../../platform/errors.ts'
import type { HistoryActor } from '../history.ts'
import { type CancellationRow, lockCancellation } from './lock-cancellation.ts'
import { checkDestination } from './open-cancellation.ts'
import { reckonLocked } from './settle-refund.ts'
import { standingOrder } from './standing-order.ts'
import { cancellations } from './table.ts'
import { writeCancellationHistory } from './write-history.ts'

/**
 * An administrator puts reason, fault and destination right, until the amount is settled; who is at fault may change the amount.
 * Throws `stale_record` over another version, `cancellation_wrong_state` once it is settled.
 */
export async function editCancellation(
  db: Db,
  edit: CancellationEdit & { id: string; actor: HistoryActor; locale: Locale },
): Promise<{ before: CancellationRow; after: CancellationRow }> {
  const { id, actor, locale, version, admin_note, refund_reason, refund_reason_other, fault, destination } = edit
  const locked = await lockCancellation(db, id, 'all')
  const before = locked.row
  await requireUninvolved(db, actor, before)
  if (before.event || before.status === 'rejected' || before.status === 'closed') {
    const now = inLocale(cancellationStatuses[before.status], locale)
    throw fail(orderErrors.cancellation_wrong_state, { why: now })
  }
  if (version !== before.version) throw fail(errors.stale_record)
  if (refund_reason === 'other' && !refund_reason_other) throw failField('refund_reason_other', orderErrors.reason_other_needed)
  checkDestination(locked.order.payment_method, edit)
  const toBank = destination === 'bank'
  locked.row = { ...before, fault }
  const { amount } = reckonLocked(locked, await standingOrder(db, locked.order))
  const [after] = await db
    .update(cancellations)
    .set({
      refund_reason,
      refund_reason_other: refund_reason === 'other' ? refund_reason_other : null,
      fault,
      destination,
      iban_number: toBank ? edit.iban_number : null,
      account_holder: toBank ? edit.account_holder : null,
      admin_note,
      amount,
      version: sql`${cancellations.version} + 1`,
      updated_at: now,
    })
    .where(eq(cancellations.id, id))
    .returning()
  if (!after) throw new Error('The locked cancellation is there')
  await writeCancellationHistory(db, {
    cancellation_id: id,
    action: 'edit',
    from: before.status,
    to: before.status,
    actor,
    note: admin_note,
  })
  return { before, after }
}
