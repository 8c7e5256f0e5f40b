import type { Bilingual } from '../../kernel/locale.ts'
import { typedKeys } from '../../kernel/typed-keys.ts'

/** The states of a statement of dues (docs/domain/payouts-and-dues.md#dues). */
export const dueStatuses = {
  due: { ar: 'مستحق', en: 'Due' },
  overdue: { ar: 'متأخر', en: 'Overdue' },
  paid_claimed: { ar: 'بانتظار التأكيد', en: 'Awaiting confirmation' },
  paid: { ar: 'مسدد', en: 'Paid' },
  offset: { ar: 'تمت مقاصته', en: 'Offset' },
  waived: { ar: 'معفى منه', en: 'Waived' },
} as const satisfies Record<string, Bilingual>
export type DueStatus = keyof typeof dueStatuses
export const dueStatusKeys = typedKeys(dueStatuses)

/** The states in which an amount is still owed. */
export const openDueStatuses = ['due', 'overdue', 'paid_claimed'] as const satisfies readonly DueStatus[]

/** Returns the amount of a statement that is still to be paid, in halalas. */
export const getRemaining = ({ amount, paid, waived }: { amount: number; paid: number; waived: number }): number => amount - paid - waived

/** The state of a line: that of its statement, or none yet. */
export const dueLineStates = { unbilled: { ar: 'بانتظار إصدار الكشف', en: 'Unbilled' }, ...dueStatuses } as const satisfies Record<
  string,
  Bilingual
>
export type DueLineState = keyof typeof dueLineStates
export const dueLineStateKeys = typedKeys(dueLineStates)

/** The ways to settle a statement, in full or in part. */
export const settlementKinds = {
  transfer: { ar: 'تحويل بنكي', en: 'Bank transfer' },
  offset: { ar: 'مقاصة من الرصيد', en: 'Deducted from balance' },
  credit: { ar: 'مقاصة من تصحيحات لصالح المتجر', en: 'Offset by credits to the store' },
  waiver: { ar: 'إعفاء', en: 'Waiver' },
} as const satisfies Record<string, Bilingual>
export type SettlementKind = keyof typeof settlementKinds

/** The states of one settlement: only a transfer waits, until an admin has seen it arrive. */
export const settlementStatuses = {
  waiting: { ar: 'بانتظار التأكيد', en: 'Awaiting confirmation' },
  confirmed: { ar: 'مؤكد', en: 'Confirmed' },
  refused: { ar: 'أُعيد إلى المتجر', en: 'Sent back' },
} as const satisfies Record<string, Bilingual>
export type SettlementStatus = keyof typeof settlementStatuses

interface DueAction extends Bilingual {
  from: readonly DueStatus[]
  /** The text that the action needs: a reason the merchant reads, or the bank's reference. */
  needs?: 'reason' | 'reference'
  /** True if it may settle a part only. */
  amount?: true
}

/**
 * The actions of an admin on a statement. The server enforces this table and buttons are drawn from it. The next state depends on the amount left to
 * pay: nothing left closes it. Only the store claims a transfer; both may take from its balance.
 */
export const dueActions = {
  confirm: { from: openDueStatuses, needs: 'reference', amount: true, ar: 'تأكيد التحويل', en: 'Confirm transfer' },
  send_back: { from: ['paid_claimed'], needs: 'reason', ar: 'إعادة الإيصال', en: 'Send slip back' },
  offset: { from: ['due', 'overdue'], amount: true, ar: 'مقاصة من الرصيد', en: 'Deduct from balance' },
  waive: { from: ['due', 'overdue'], needs: 'reason', ar: 'إعفاء', en: 'Waive' },
} as const satisfies Record<string, DueAction>
export type DueActionName = keyof typeof dueActions
export const dueActionNames = typedKeys(dueActions)

/** The text that `name` needs, as the general type: some actions need none. */
export const dueNeeds = (name: DueActionName): DueAction['needs'] => (dueActions[name] as DueAction).needs

/** True if `name` may settle a part. */
export const takesAmount = (name: DueActionName): boolean => (dueActions[name] as DueAction).amount === true
