import { latinDigits } from './normalise.ts'

const plainLetters: Record<string, string> = { أ: 'ا', إ: 'ا', آ: 'ا', ٱ: 'ا', ى: 'ي', ئ: 'ي', ؤ: 'و', ة: 'ه', ک: 'ك', ی: 'ي', گ: 'ك' }

/** A text as it is searched: letters typed for one another, harakat, tatweel, digits and case make no difference.
 * The same rule as the database's `ar_norm_1`. */
export const foldText = (text: string): string =>
  latinDigits(text)
    .normalize('NFKC')
    .toLowerCase()
    .replace(/[\u0610-\u061a\u0640\u064b-\u065f\u0670\u06d6-\u06ed\u200b-\u200f\u061c\u2066-\u2069]/g, '')
    .replace(/[أإآٱىئؤةکیگ]/g, (letter) => plainLetters[letter] ?? letter)
    .replace(/\s+/g, ' ')
    .trim()

/** A heading or name as it is compared: folded as searches are, signs and spaces left out. */
export const foldName = (text: string): string => foldText(text).replace(/[^\p{L}\p{N}]+/gu, '')
