import type { Bilingual, Locale } from '../kernel/locale.ts'
import { moneyText } from '../kernel/money-text.ts'
import { rateText } from '../kernel/percent.ts'
import { typedKeys } from '../kernel/typed-keys.ts'

export const couponTypes = {
  percentage: { ar: 'نسبة', en: 'Percentage' },
  value: { ar: 'مبلغ', en: 'Amount' },
} as const satisfies Record<string, Bilingual>
export type CouponType = keyof typeof couponTypes
export const couponTypeKeys = typedKeys(couponTypes)

/** Derived from the days and the number of uses, except the switch. */
export const couponStates = {
  active: { ar: 'سارٍ', en: 'Active' },
  scheduled: { ar: 'مجدول', en: 'Scheduled' },
  expired: { ar: 'منتهٍ', en: 'Expired' },
  used_up: { ar: 'مستنفد', en: 'Used up' },
  disabled: { ar: 'موقوف', en: 'Turned off' },
} as const satisfies Record<string, Bilingual>
export type CouponState = keyof typeof couponStates
export const couponStateKeys = typedKeys(couponStates)

export const appliedTo = {
  all_users: { ar: 'جميع العملاء', en: 'All customers' },
  specific_user: { ar: 'عملاء محددون', en: 'Specific customers' },
} as const satisfies Record<string, Bilingual>
export type AppliedTo = keyof typeof appliedTo
export const appliedToKeys = typedKeys(appliedTo)

/** The states of a use: reserved for an order that is not settled yet, used, or released with a cancelled order. */
export const useStates = {
  reserved: { ar: 'محجوز', en: 'Reserved' },
  consumed: { ar: 'مستخدم', en: 'Used' },
  released: { ar: 'ملغى مع الطلب', en: 'Cancelled with the order' },
} as const satisfies Record<string, Bilingual>
export const useStateKeys = typedKeys(useStates)

interface CodeGives {
  type: CouponType
  /** Halalas for `value`, basis points for `percentage`; 0 where it frees of fees alone. */
  amount: number
  cap: number | null
  free_delivery_charge: boolean
  free_cash_charge: boolean
}

/** Describes a code to readers: "خصم 20% حتى 50.00 ر.س + توصيل مجاني". */
export function codeGives({ type, amount, cap, free_delivery_charge, free_cash_charge }: CodeGives, locale: Locale): string {
  const ar = locale === 'ar'
  const riyals = (halalas: number) => moneyText(halalas, locale)
  const parts: string[] = []
  if (amount > 0) {
    const off = type === 'percentage' ? rateText(amount, locale) : riyals(amount)
    const upTo = type === 'percentage' && cap !== null ? (ar ? ` حتى ${riyals(cap)}` : ` up to ${riyals(cap)}`) : ''
    parts.push(ar ? `خصم ${off}${upTo}` : `${off} off${upTo}`)
  }
  if (free_delivery_charge) parts.push(ar ? 'توصيل مجاني' : 'free delivery')
  if (free_cash_charge) parts.push(ar ? 'دون رسوم الدفع عند الاستلام' : 'no cash on delivery fee')
  return parts.join(' + ')
}
