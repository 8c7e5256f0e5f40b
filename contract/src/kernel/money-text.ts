import type { Bilingual, Locale } from './locale.ts'
import { formatAmount, type Halalas } from './money.ts'

/** An amount with its currency in a sentence: `1,250.50 ر.س`, `SAR 1,250.50`. A space that does not break keeps them on one line. */
export const moneyText = (halalas: Halalas, locale: Locale): string =>
  locale === 'ar' ? `${formatAmount(halalas)}\u00a0ر.س` : `SAR\u00a0${formatAmount(halalas)}`

/** The same in both languages, for texts whose reader is not known yet. */
export const moneyTexts = (halalas: Halalas): Bilingual => ({ ar: moneyText(halalas, 'ar'), en: moneyText(halalas, 'en') })

const amountPattern = String.raw`[-−]?\d[\d,]*(?:\.\d+)?`
const moneyPattern = new RegExp(`SAR\u00a0(${amountPattern})|(${amountPattern})\u00a0ر\\.س`, 'g')

/** A part of a sentence: words, or the digits of an amount without its currency. */
export interface MoneyPart {
  text: string
  is_amount: boolean
}

/** Splits a sentence at the amounts that {@link moneyText} wrote, so that a screen draws the sign of the riyal with them. */
export function splitMoney(sentence: string): MoneyPart[] {
  const parts: MoneyPart[] = []
  let at = 0
  for (const match of sentence.matchAll(moneyPattern)) {
    const [whole, left, right] = match
    parts.push({ text: sentence.slice(at, match.index), is_amount: false }, { text: left ?? right ?? '', is_amount: true })
    at = match.index + whole.length
  }
  return [...parts, { text: sentence.slice(at), is_amount: false }].filter(({ text }) => text !== '')
}
