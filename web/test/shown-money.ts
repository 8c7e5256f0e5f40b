import type { Locale } from '@rahba/contract/kernel/locale'
import { formatAmount, type Halalas } from '@rahba/contract/kernel/money'

/** The text of an amount on a page: once for the eye, beside the drawn sign of the riyal, and once in words for screen readers. */
export const shownMoney = (halalas: Halalas, locale: Locale): string =>
  `${formatAmount(halalas)}${formatAmount(halalas)} ${locale === 'ar' ? 'ريال سعودي' : 'Saudi riyals'}`
