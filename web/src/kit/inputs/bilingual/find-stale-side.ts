import type { Bilingual, Locale } from '@rahba/contract/kernel/locale'
import { plainText } from '../../show/format.ts'

/** A text as a form holds it: an empty side may be missing. */
type Sides = Partial<Record<Locale, Text>>
type Text = string | null | undefined

const words = (text: Text): string => plainText(text ?? '')

/** True if two texts say the same, whatever their markup: an editor may write it in another way. */
export const hasSameWords = (one: Text, other: Text): boolean => words(one) === words(other)

/** The side of a text that was left as it is while its other side was rewritten; null if both were written together, or one of them is missing. */
export function findStaleSide(saved: Bilingual, now: Sides): Locale | null {
  const isWritten = [saved.ar, saved.en, now.ar, now.en].every((text) => words(text) !== '')
  const isSame = { ar: hasSameWords(saved.ar, now.ar), en: hasSameWords(saved.en, now.en) }
  if (!isWritten || isSame.ar === isSame.en) return null
  return isSame.ar ? 'ar' : 'en'
}
