import type { Bilingual } from '../kernel/locale.ts'
import { typedKeys } from '../kernel/typed-keys.ts'
import { type CancellationKind, type CancellationStatus, cancellationStatuses } from './cancellation-states.ts'
import type { OrderActor } from './order-actions.ts'

export interface CancellationAction extends Bilingual {
  from: readonly CancellationStatus[]
  to: CancellationStatus
  who: readonly OrderActor[]
  kind?: CancellationKind
  /**
   * What the actor has to say with it: a `reason`; the `amount` as they were shown it; the `inspection` of what came back; the `payment`'s reference
   * and receipt, where it leaves by bank or gateway. An admin adds a note to every action.
   */
  needs?: 'reason' | 'amount' | 'inspection' | 'payment'
}

/**
 * What may happen to a cancellation or return, from where to where, and who may do it
 * (docs/domain/payments-and-refunds.md#states-of-a-cancellation-or-return). The server enforces it, and the same table
 * draws the buttons. Steps of the system follow at once where nobody has to decide: a cancellation needs no goods back, a wallet no transfer.
 */
export const cancellationActions = {
  accept: { from: ['requested'], to: 'accepted', who: ['store'], needs: 'amount', ar: 'الموافقة', en: 'Accept' },
  dispute: { from: ['requested'], to: 'disputed', who: ['store'], needs: 'reason', ar: 'الاعتراض', en: 'Dispute' },
  approve: { from: ['requested', 'disputed'], to: 'approved', who: ['admin'], needs: 'amount', ar: 'اعتماد الطلب', en: 'Approve' },
  await_goods: {
    from: ['accepted', 'approved'],
    to: 'awaiting_goods',
    who: ['system'],
    kind: 'return',
    ar: 'انتظار المنتجات',
    en: 'Await the goods',
  },
  receive: {
    from: ['awaiting_goods'],
    to: 'received',
    who: ['store', 'admin'],
    kind: 'return',
    needs: 'inspection',
    ar: 'تسجيل وصول المنتجات',
    en: 'Record the goods',
  },
  start_refund: {
    from: ['accepted', 'approved', 'received'],
    to: 'refund_pending',
    who: ['admin', 'system'],
    needs: 'amount',
    ar: 'اعتماد المبلغ',
    en: 'Settle the amount',
  },
  pay: {
    from: ['refund_pending', 'refund_failed'],
    to: 'refunded',
    who: ['admin', 'system'],
    needs: 'payment',
    ar: 'تسجيل رد المبلغ',
    en: 'Record the refund',
  },
  fail: { from: ['refund_pending'], to: 'refund_failed', who: ['admin', 'system'], needs: 'reason', ar: 'تعذر الرد', en: 'Refund failed' },
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
// a constant table's keys are its keyof
export const cancellationActionNames = typedKeys(cancellationActions)

/** Whether the step decides about money: what is refunded, or that it was. */
export function decidesRefund(name: CancellationActionName): boolean {
  const { needs, to }: CancellationAction = cancellationActions[name]
  return needs === 'amount' || needs === 'payment' || to === 'refund_pending'
}

interface CancellationInState {
  status: CancellationStatus
  kind: CancellationKind
  /** When the store's time to answer ran out: then the administration answers. */
  escalated_at: string | null
  /** Where what is not for the wallet leaves. */
  outside?: 'bank' | 'psp_clearing' | null
}

/** Why `actor` can't do `name` to a cancellation that is so, or null when it may. */
export function whyNotCancellation(name: CancellationActionName, row: CancellationInState, actor: OrderActor): Bilingual | null {
  const action: CancellationAction = cancellationActions[name]
  if (!action.who.includes(actor)) return { ar: 'هذا الإجراء ليس لك', en: 'This is not yours to do' }
  if (action.kind && action.kind !== row.kind) return { ar: 'لا منتجات تعود في الإلغاء', en: 'No goods come back with a cancellation' }
  const now = cancellationStatuses[row.status]
  if (!action.from.includes(row.status)) return { ar: `حالته الآن «${now.ar}»`, en: `It is now “${now.en}”` }
  if (actor === 'admin' && row.outside === 'psp_clearing' && row.status === 'refund_pending')
    return { ar: 'بوابة الدفع تعيده إلى البطاقة وتسجله بنفسها', en: 'The gateway is sending it to the card and records it itself' }
  if (actor === 'store' && row.status === 'requested' && row.escalated_at)
    return { ar: 'انتهت مهلة الرد، والقرار الآن للإدارة', en: 'The time to answer has passed; the administration decides now' }
  return null
}

/** The actions an actor can take now. */
export const cancellationActionsNow = (row: CancellationInState, actor: OrderActor): CancellationActionName[] =>
  cancellationActionNames.filter((name) => whyNotCancellation(name, row, actor) === null)
