import type { Bilingual } from '../../kernel/locale.ts'
import { typedKeys } from '../../kernel/typed-keys.ts'

/** The states of a payout (docs/domain/payouts-and-dues.md#states-of-a-payout). */
export const payoutStatuses = {
  requested: { ar: 'بانتظار الاعتماد', en: 'Awaiting approval' },
  approved: { ar: 'معتمد', en: 'Approved' },
  processing: { ar: 'قيد التحويل', en: 'In transit' },
  paid: { ar: 'تم التحويل', en: 'Paid' },
  failed: { ar: 'تعذّر التحويل', en: 'Failed' },
  rejected: { ar: 'مرفوض', en: 'Rejected' },
  cancelled: { ar: 'ألغاه المتجر', en: 'Cancelled by store' },
} as const satisfies Record<string, Bilingual>
export type PayoutStatus = keyof typeof payoutStatuses
export const payoutStatusKeys = typedKeys(payoutStatuses)

/** States in which the amount has left the available balance, but the bank has not transferred it yet. */
export const openPayoutStatuses = ['requested', 'approved', 'processing'] as const satisfies readonly PayoutStatus[]

interface PayoutAction extends Bilingual {
  from: readonly PayoutStatus[]
  to: PayoutStatus
  /** The text that the action needs: a reason the merchant reads, or the bank's reference. */
  needs?: 'reason' | 'reference'
}

/**
 * The actions of an admin on a payout. The server enforces this table and buttons are drawn from it. Only the store withdraws, and a run hands
 * payouts to the bank. `send_back`: the bank returned a paid one.
 */
export const payoutActions = {
  approve: { from: ['requested'], to: 'approved', ar: 'اعتماد', en: 'Approve' },
  pay: { from: ['approved', 'processing'], to: 'paid', needs: 'reference', ar: 'تأكيد التحويل', en: 'Mark as paid' },
  fail: { from: ['processing'], to: 'failed', needs: 'reason', ar: 'تسجيل تعذّر التحويل', en: 'Mark as failed' },
  send_back: { from: ['paid'], to: 'failed', needs: 'reason', ar: 'تسجيل إعادة من البنك', en: 'Mark as returned' },
  reject: { from: ['requested', 'approved'], to: 'rejected', needs: 'reason', ar: 'رفض', en: 'Reject' },
} as const satisfies Record<string, PayoutAction>
export type PayoutActionName = keyof typeof payoutActions

/** The text that `name` needs, as the general type: some actions need none. */
export const payoutNeeds = (name: PayoutActionName): PayoutAction['needs'] => (payoutActions[name] as PayoutAction).needs
