import type { Bilingual } from '../kernel/locale.ts'
import { typedKeys } from '../kernel/typed-keys.ts'

/** Over how many days the sums run that one administrator may give alone. */
export const approvalDays = 7

/** The reasons that need a second administrator. */
export const secondReasons = {
  amount: { ar: 'المبلغ يتجاوز حد الاعتماد', en: 'The amount is above the approval limit' },
  admin_sum: {
    ar: 'تجاوز مجموع اعتمادات هذا المشرف منفردًا خلال 7 أيام حد الاعتماد',
    en: 'This admin’s approvals over 7 days are above the limit',
  },
  owner_sum: {
    ar: 'تجاوز المجموع المعتمد لهذه المحفظة دون مشرف ثانٍ خلال 7 أيام حد الاعتماد',
    en: 'The total given to this wallet over 7 days without a second admin is above the limit',
  },
} as const satisfies Record<string, Bilingual>
export type SecondReason = keyof typeof secondReasons
export const secondReasonKeys = typedKeys(secondReasons)
