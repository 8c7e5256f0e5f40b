import type { Bilingual } from '../kernel/locale.ts'
import { typedKeys } from '../kernel/typed-keys.ts'

/** Signs that a store's own people used a code that the platform pays for. */
export const reviewReasons = {
  member: { ar: 'حساب العميل لأحد أعضاء فريق المتجر', en: 'The customer belongs to the store’s team' },
  phone: { ar: 'جوال التوصيل لأحد أعضاء فريق المتجر', en: 'The delivery phone belongs to the store’s team' },
  account: { ar: 'رد مبلغ سابق إلى حساب المتجر البنكي', en: 'A past refund went to the store’s bank account' },
  repeated: { ar: 'استخدام الكود 3 مرات أو أكثر في المتجر خلال 30 يومًا', en: 'Used 3 or more times at this store in 30 days' },
} as const satisfies Record<string, Bilingual>
export type ReviewReason = keyof typeof reviewReasons
export const reviewReasonKeys = typedKeys(reviewReasons)

/** Uses by one shopper at one store within {@link repeatedDays} that are looked at. */
export const repeatedUses = 3
export const repeatedDays = 30

/** The states of a reviewed use. */
export const codeReviewStatuses = {
  open: { ar: 'بانتظار المراجعة', en: 'Awaiting review' },
  cleared: { ar: 'سليم', en: 'Valid' },
  confirmed: { ar: 'إساءة استخدام', en: 'Misuse' },
} as const satisfies Record<string, Bilingual>
export type CodeReviewStatus = keyof typeof codeReviewStatuses
export const codeReviewStatusKeys = typedKeys(codeReviewStatuses)

interface CodeReviewAction extends Bilingual {
  from: readonly CodeReviewStatus[]
  to: CodeReviewStatus
}

/** The actions of an administrator on a reviewed use. The server enforces this table and the actions are drawn from it. */
export const codeReviewActions = {
  clear: { from: ['open'], to: 'cleared', ar: 'قبول الاستخدام', en: 'Mark as valid' },
  confirm: { from: ['open'], to: 'confirmed', ar: 'تسجيل إساءة استخدام', en: 'Record misuse' },
  reopen: { from: ['cleared', 'confirmed'], to: 'open', ar: 'إعادة الفتح', en: 'Reopen' },
} as const satisfies Record<string, CodeReviewAction>
export type CodeReviewActionName = keyof typeof codeReviewActions
export const codeReviewActionNames = typedKeys(codeReviewActions)
