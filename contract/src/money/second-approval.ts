import type { Bilingual } from '../kernel/locale.ts'
import { typedKeys } from '../kernel/typed-keys.ts'
import { units, unitText } from '../kernel/units.ts'

/** Over how many days the sums run that one administrator may give alone. */
export const approvalDays = 7
const days = { ar: unitText(approvalDays, units.day, 'ar'), en: unitText(approvalDays, units.day, 'en') }

/** The reasons that need a second administrator. */
export const secondReasons = {
  amount: { ar: 'المبلغ بلغ حد الاعتماد', en: 'The amount reaches the approval limit' },
  admin_sum: {
    ar: `مجموع ما اعتمده هذا المشرف وحده خلال ${days.ar} بلغ حد الاعتماد`,
    en: `The total this admin approved alone over ${days.en} reaches the approval limit`,
  },
  owner_sum: {
    ar: `المجموع المعتمد لهذه المحفظة دون مشرف ثانٍ خلال ${days.ar} بلغ حد الاعتماد`,
    en: `The total approved for this wallet over ${days.en} without a second admin reaches the approval limit`,
  },
} as const satisfies Record<string, Bilingual>
export type SecondReason = keyof typeof secondReasons
export const secondReasonKeys = typedKeys(secondReasons)
