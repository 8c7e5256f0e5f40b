import type { Bilingual } from '../kernel/locale.ts'
import { typedKeys } from '../kernel/typed-keys.ts'

/** Over how many days the sums run that one administrator may give alone. */
export const approvalDays = 7

/** The reasons that need a second administrator. */
export const secondReasons = {
  amount: { ar: 'المبلغ فوق حد الاعتماد', en: 'The amount is above the approval limit' },
  admin_sum: {
    ar: 'تجاوز مجموع ما اعتمده المشرف وحده خلال 7 أيام حد الاعتماد',
    en: 'With it, what this admin approved alone in 7 days is above the limit',
  },
  owner_sum: {
    ar: 'تجاوز مجموع ما اعتُمد لهذه المحفظة دون مشرف ثانٍ خلال 7 أيام حد الاعتماد',
    en: 'With it, what this wallet was given in 7 days without a second admin is above the limit',
  },
} as const satisfies Record<string, Bilingual>
export type SecondReason = keyof typeof secondReasons
export const secondReasonKeys = typedKeys(secondReasons)
