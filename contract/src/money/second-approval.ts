import type { Bilingual } from '../kernel/locale.ts'
import { typedKeys } from '../kernel/typed-keys.ts'

/** Over how many days the sums run that one administrator may give alone. */
export const approvalDays = 7

/** The reasons that need a second administrator. */
export const secondReasons = {
  amount: { ar: 'المبلغ يتجاوز حد الاعتماد', en: 'The amount is above the approval limit' },
  admin_sum: {
    ar: 'مجموع ما اعتمده هذا المشرف وحده خلال 7 أيام يتجاوز حد الاعتماد',
    en: 'The total this admin approved alone over 7 days is above the approval limit',
  },
  owner_sum: {
    ar: 'المجموع المعتمد لهذه المحفظة دون مشرف ثانٍ خلال 7 أيام يتجاوز حد الاعتماد',
    en: 'The total approved for this wallet over 7 days without a second admin is above the approval limit',
  },
} as const satisfies Record<string, Bilingual>
export type SecondReason = keyof typeof secondReasons
export const secondReasonKeys = typedKeys(secondReasons)
