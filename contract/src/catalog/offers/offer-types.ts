import type { Bilingual, Locale } from '../../kernel/locale.ts'
import { moneyText } from '../../kernel/money-text.ts'
import { rateText } from '../../kernel/percent.ts'
import { pluralAr } from '../../kernel/plural.ts'
import { typedKeys } from '../../kernel/typed-keys.ts'

export const offerTypes = {
  percentage: { ar: 'نسبة خصم', en: 'Percentage off' },
  value: { ar: 'مبلغ خصم', en: 'Amount off' },
  free_product: { ar: 'قطعة مجانية', en: 'Free item' },
} as const satisfies Record<string, Bilingual>
export type OfferType = keyof typeof offerTypes
export const offerTypeKeys = typedKeys(offerTypes)

/** The state of an offer follows from its days and from whether it was stopped; it is never stored. */
export const offerStates = {
  running: { ar: 'سارٍ', en: 'Active' },
  scheduled: { ar: 'مجدول', en: 'Scheduled' },
  ended: { ar: 'منتهٍ', en: 'Ended' },
  stopped: { ar: 'موقوف', en: 'Stopped' },
} as const satisfies Record<string, Bilingual>
export type OfferState = keyof typeof offerStates
export const offerStateKeys = typedKeys(offerStates)

interface OfferRule {
  offer_type: OfferType
  /** Halalas, basis points, or units to buy for one more. */
  offer_value: number
}

const bought = (n: number) =>
  pluralAr(n, { zero: '{n} قطعة', one: 'قطعة', two: 'قطعتين', few: '{n} قطع', many: '{n} قطعة', other: '{n} قطعة' })

/** Describes an offer to a shopper: "خصم 20%", "Buy 2, get 1 free". */
export function offerName({ offer_type, offer_value }: OfferRule, locale: Locale): string {
  const ar = locale === 'ar'
  if (offer_type === 'percentage') return ar ? `خصم ${rateText(offer_value, 'ar')}` : `${rateText(offer_value, 'en')} off`
  if (offer_type === 'value') return ar ? `خصم ${moneyText(offer_value, 'ar')}` : `${moneyText(offer_value, 'en')} off`
  return ar ? `اشترِ ${bought(offer_value)} واحصل على أخرى مجانًا` : `Buy ${offer_value}, get 1 free`
}
