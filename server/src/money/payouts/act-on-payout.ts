import type { Locale } from '@rahba/contract/kernel/locale'
import { moneyErrors } from '@rahba/contract/money/errors'
import { payoutActions } from '@rahba/contract/money/payouts/payout-states'
import type { PayoutActionInput } from '@rahba/contract/money/payouts/payouts.schemas'
import { payoutsStopped } from '@rahba/contract/stores/payout-hold'
import type { WrittenNotice } from '../../messages/message.ts'
import { payoutMessages } from '../../messages/payouts.ts'
import { notify } from '../../notifications/notify.ts'
import { notifyAdmins } from '../../notifications/notify-admins.ts'
import { now } from '../../platform/db/columns.ts'
import type { Db } from '../../platform/db/types.ts'
import { fail } from '../../platform/errors.ts'
import { attachFiles } from '../../platform/files/attach-files.ts'
import type { StoreRecord } from '../../stores/change-store.ts'
import { legsForPayoutFailed, legsForPayoutPaid, legsForPayoutReturned } from '../ledger/events.ts'
import { postTransaction } from '../ledger/post-transaction.ts'
import { requireOutsider } from '../require-outsider.ts'
import { whyApprovalNeedsSecond } from '../second-approval.ts'
import { changePayout, lockPayout, type PayoutChange, requireState } from './lock-payout.ts'
import type { PayoutRow } from './table.ts'

type PayoutStep = PayoutActionInput & { id: string; admin_id: string; locale: Locale }

/** No payout leaves for a store that is held, nor to an account that is no longer its own. Throws `payouts_stopped`, `payout_account_changed`. */
function requirePayable(payout: PayoutRow, store: StoreRecord): void {
  if (payoutsStopped(store)) throw fail(moneyErrors.payouts_stopped)
  if (store.iban_no !== payout.iban_no) throw fail(moneyErrors.payout_account_changed)
}

/** The first of two approvals only leaves its name; the second, by somebody else, approves. */
async function approval(db: Db, payout: PayoutRow, admin_id: string) {
  if (payout.needs_second && payout.first_approved_by === admin_id) throw fail(moneyErrors.payout_needs_another)
  if (payout.needs_second && payout.first_approved_by === null) return { first_approved_by: admin_id }
  const why = payout.needs_second ? null : await whyApprovalNeedsSecond(db, { admin_id, amount: payout.amount })
  if (why) return { needs_second: true, second_reason: why, first_approved_by: admin_id }
  return { status: 'approved' as const, approved_by: admin_id, approved_at: now }
}

/** Tells those who may approve that one approval is not enough, and why. */
const requestSecondApproval = (db: Db, { id, number, amount, second_reason }: PayoutRow): Promise<void> =>
  notifyAdmins(db, 'payments.update', {
    notif_type: 'MoneyNotification',
    model: 'payouts',
    model_id: id,
    once: `payout:${id}:second`,
    message: payoutMessages.needs_second.write({ number, amount, why: second_reason ?? 'amount' }),
  })

/** Notifies the store of a step; `kind` names it, so that each is announced once. */
const notifyPayout = (db: Db, payout: PayoutRow, kind: 'pay' | 'fail' | 'reject', message: WrittenNotice): Promise<void> =>
  notify(db, {
    recipient_ids: [payout.store_id],
    notif_type: 'MoneyNotification',
    model: 'payouts',
    model_id: payout.id,
    once: `payout:${payout.id}:${kind}`,
    message,
  })

/**
 * One step with a payout, by the table of the contract; the ledger moves with it. Throws `not_found`, `payout_wrong_state`, `payouts_stopped`,
 * `payout_account_changed`, `payout_needs_another`, `own_store`, and `validation` for a receipt that is not an admin's.
 */
export async function actOnPayout(db: Db, step: PayoutStep): Promise<PayoutChange> {
  const { payout, store } = await lockPayout(db, step.id)
  requireState(payout, payoutActions[step.action].from, step.locale)
  const { id, store_id, amount } = payout
  const posting = { store_id, actor: { type: 'admin', id: step.admin_id } as const, note: String(payout.number) }
  await requireOutsider(db, step.admin_id, store_id)

  if (step.action === 'approve') {
    requirePayable(payout, store)
    const change = await changePayout(db, payout, await approval(db, payout, step.admin_id))
    if (change.after.status === 'requested') await requestSecondApproval(db, change.after)
    return change
  }
  if (step.action === 'pay') {
    // The amount of a payout in a run is already at the bank, even if the store changed since.
    if (payout.status === 'approved') requirePayable(payout, store)
    const { reference, receipt } = step
    // The receipt now belongs to the store, which reads it with its payout.
    const to = { owner_type: 'store', owner_id: store_id } as const
    await attachFiles(db, { owner_type: 'admin', owner_id: step.admin_id }, { receipt }, { purpose: 'slip', to })
    const change = await changePayout(db, payout, { status: 'paid', reference, receipt, paid_at: now })
    await postTransaction(db, {
      ...posting,
      event: 'payout_paid',
      reference: `payout:${id}:payout_paid`,
      legs: legsForPayoutPaid(store_id, amount),
    })
    await notifyPayout(db, payout, 'pay', payoutMessages.paid.write({ amount, reference }))
    return change
  }
  const { reason } = step
  const status = payoutActions[step.action].to
  const change = await changePayout(db, payout, { status, reason, closed_at: now })
  const legs = step.action === 'send_back' ? legsForPayoutReturned(store_id, amount) : legsForPayoutFailed(store_id, amount)
  await postTransaction(db, { ...posting, event: 'payout_failed', reference: `payout:${id}:payout_failed`, legs })
  if (step.action === 'reject') await notifyPayout(db, payout, 'reject', payoutMessages.rejected.write({ amount, reason }))
  else await notifyPayout(db, payout, 'fail', payoutMessages.failed.write({ amount, reason }))
  return change
}
