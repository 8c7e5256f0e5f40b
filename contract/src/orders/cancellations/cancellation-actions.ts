import type { Actor } from '../../kernel/audiences.ts'
import type { Bilingual } from '../../kernel/locale.ts'
import { typedKeys } from '../../kernel/typed-keys.ts'
import type { OutsideAccount } from '../../money/ledger/ledger.ts'
import { type CancellationKind, type CancellationStatus, cancellationStatuses } from './cancellation-states.ts'

export interface CancellationAction extends Bilingual {
  from: readonly CancellationStatus[]
  to: CancellationStatus
  who: readonly Actor[]
  kind?: CancellationKind
  /**
   * The fields that the step needs: a `reason`; the `amount` the actor saw; the `inspection` of returned goods; the `payment`'s reference and
   * receipt, if it leaves by bank or gateway. An admin adds a note to every action.
   */
  needs?: 'reason' | 'amount' | 'inspection' | 'payment'
}

/**
 * The actions on a cancellation or return, and who may take them (docs/domain/payments-and-refunds.md#states-of-a-cancellation-or-return). The
 * server enforces this table and buttons are drawn from it. The system takes its steps directly after another if nobody has to decide: a
 * cancellation before delivery has no goods to wait for, a refund to the wallet no transfer.
 */
export const cancellationActions = {
  accept: { from: ['requested'], to: 'accepted', who: ['store'], needs: 'amount', ar: 'موافقة', en: 'Accept' },
  dispute: { from: ['requested'], to: 'disputed', who: ['store'], needs: 'reason', ar: 'اعتراض', en: 'Dispute' },
  approve: { from: ['requested', 'disputed'], to: 'approved', who: ['admin'], needs: 'amount', ar: 'اعتماد الطلب', en: 'Approve' },
  await_goods: {
    from: ['accepted', 'approved'],
    to: 'awaiting_goods',
    who: ['system'],
    kind: 'return',
    ar: 'طلب إعادة المنتجات',
    en: 'Request items back',
  },
  receive: {
    from: ['awaiting_goods'],
    to: 'received',
    who: ['store', 'admin'],
    kind: 'return',
    needs: 'inspection',
    ar: 'تسجيل وصول المنتجات',
    en: 'Record items received',
  },
  start_refund: {
    from: ['accepted', 'approved', 'received'],
    to: 'refund_pending',
    who: ['admin', 'system'],
    needs: 'amount',
    ar: 'اعتماد مبلغ الرد',
    en: 'Approve refund amount',
  },
  pay: {
    from: ['refund_pending', 'refund_failed'],
    to: 'refunded',
    who: ['admin', 'system'],
    needs: 'payment',
    ar: 'تسجيل رد المبلغ',
    en: 'Record refund',
  },
  fail: {
    from: ['refund_pending'],
    to: 'refund_failed',
    who: ['admin', 'system'],
    needs: 'reason',
    ar: 'تسجيل تعذّر رد المبلغ',
    en: 'Mark refund as failed',
  },
  retry: { from: ['refund_failed'], to: 'refund_pending', who: ['admin'], ar: 'إعادة المحاولة', en: 'Try again' },
  reject: {
    from: ['requested', 'disputed', 'awaiting_goods', 'received'],
    to: 'rejected',
    who: ['admin'],
    needs: 'reason',
    ar: 'رفض الطلب',
    en: 'Reject',
  },
  withdraw: { from: ['requested', 'disputed', 'awaiting_goods'], to: 'closed', who: ['user'], ar: 'سحب الطلب', en: 'Withdraw' },
  close: {
    from: ['requested', 'disputed', 'accepted', 'approved', 'refund_pending'],
    to: 'closed',
    who: ['system'],
    ar: 'إغلاق',
    en: 'Close',
  },
} as const satisfies Record<string, CancellationAction>

export type CancellationActionName = keyof typeof cancellationActions
export const cancellationActionNames = typedKeys(cancellationActions)

/** True if the step decides about money: the amount of a refund, or that it was paid. */
export function decidesRefund(name: CancellationActionName): boolean {
  const { needs, to }: CancellationAction = cancellationActions[name]
  return needs === 'amount' || needs === 'payment' || to === 'refund_pending'
}

interface CancellationInState {
  status: CancellationStatus
  kind: CancellationKind
  /** The time when the store's right to answer ended: from then on the administration answers. */
  escalated_at: string | null
  /** The way out of the part that does not go to the wallet. */
  outside?: OutsideAccount | null
}

/** The reason that `actor` can't take the step `name` in this state, or null if it may. */
export function whyNotCancellation(name: CancellationActionName, row: CancellationInState, actor: Actor): Bilingual | null {
  const action: CancellationAction = cancellationActions[name]
  if (!action.who.includes(actor)) return { ar: 'لا تملك صلاحية هذا الإجراء', en: 'You don’t have permission to do this' }
  if (action.kind && action.kind !== row.kind) return { ar: 'لا تُعاد منتجات عند الإلغاء', en: 'No items are returned for a cancellation' }
  const now = cancellationStatuses[row.status]
  if (!action.from.includes(row.status)) return { ar: `حالة الطلب الآن «${now.ar}»`, en: `The request is now “${now.en}”` }
  if (actor === 'admin' && row.outside === 'psp_clearing' && row.status === 'refund_pending')
    return { ar: 'بوابة الدفع ترد المبلغ إلى البطاقة وتسجله تلقائيًا', en: 'The gateway refunds the card and records it automatically' }
  if (actor === 'store' && row.status === 'requested' && row.escalated_at)
    return { ar: 'انتهت مهلة الرد، والقرار الآن لإدارة المنصة', en: 'The response deadline has passed, so Rahba decides now' }
  return null
}

/** The actions an actor can take now. */
export const cancellationActionsNow = (row: CancellationInState, actor: Actor): CancellationActionName[] =>
  cancellationActionNames.filter((name) => whyNotCancellation(name, row, actor) === null)
