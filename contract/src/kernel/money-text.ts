import type { Bilingual, Locale } from './locale.ts'
import { formatAmount, type Halalas } from './money.ts'

/** An amount with its currency in a sentence: `1,250.50 ر.س`, `SAR 1,250.50`. A space that does not break keeps them on one line. */
export const moneyText = (halalas: Halalas, locale: Locale): string =>
  locale === 'ar' ? `${formatAmount(halalas)}\u00a0ر.س` : `SAR\u00a0${formatAmount(halalas)}`

/** The same in both languages, for texts whose reader is not known yet. */
export const moneyTexts = (halalas: Halalas): Bilingual => ({ ar: moneyText(halalas, 'ar'), en: moneyText(halalas, 'en') })
