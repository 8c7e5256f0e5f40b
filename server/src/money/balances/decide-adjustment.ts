import { errors } from '@rahba/contract/kernel/errors'
import type { Locale } from '@rahba/contract/kernel/locale'
import { adjustmentStatuses } from '@rahba/contract/money/balances/adjustment-states'
import type { AdjustmentDecision } from '@rahba/contract/money/balances/adjustments'
import { moneyErrors } from '@rahba/contract/money/errors'
import { eq } from 'drizzle-orm'
import { balanceMessages } from '../../messages/balances.ts'
import { notify } from '../../notifications/notify.ts'
import { now } from '../../platform/db/columns.ts'
import type { Db } from '../../platform/db/types.ts'
import { fail } from '../../platform/errors.ts'
import { postAdjustment, requireNotOwn } from './adjust-balance.ts'
import { balanceAdjustments } from './table.ts'

type Decision = AdjustmentDecision & { id: string; admin_id: string; locale: Locale }

type AdjustmentRecord = typeof balanceAdjustments.$inferSelect

/**
 * Approves an adjustment that another admin asked for: it is posted, and the owner is notified. Or rejects it, which the requesting admin may do
 * as well. Throws `not_found`, `adjustment_decided` when somebody was faster, `adjustment_needs_another`, and what the posting refuses.
 */
export async function decideAdjustment(db: Db, decision: Decision): Promise<{ before: AdjustmentRecord; after: AdjustmentRecord }> {
  const { id, admin_id, action, locale } = decision
  const decision_note = decision.action === 'reject' ? decision.reason : null
  const [before] = await db.select().from(balanceAdjustments).where(eq(balanceAdjustments.id, id)).for('update')
  if (!before) throw fail(errors.not_found)
  if (before.status !== 'requested') throw fail(moneyErrors.adjustment_decided, { now: adjustmentStatuses[before.status][locale] })
  const own = before.requested_by === admin_id
  await requireNotOwn(db, admin_id, before)
  if (action === 'approve' && own) throw fail(moneyErrors.adjustment_needs_another)
  if (action === 'approve') await postAdjustment(db, { ...before, admin_id })
  const [after] = await db
    .update(balanceAdjustments)
    .set({
      status: action === 'approve' ? 'approved' : 'rejected',
      decided_by: admin_id,
      decided_at: now,
      decision_note,
      updated_at: now,
    })
    .where(eq(balanceAdjustments.id, id))
    .returning()
  if (!after) throw new Error('The locked adjustment is there')
  if (!own)
    await notify(db, {
      recipient_ids: [before.requested_by],
      notif_type: 'MoneyNotification',
      model: 'wallets',
      model_id: before.owner_id,
      once: `adjustment:${id}:decided`,
      message: balanceMessages.decided.write({ action, amount: before.amount, note: decision_note ?? before.reason }),
    })
  return { before, after }
}
