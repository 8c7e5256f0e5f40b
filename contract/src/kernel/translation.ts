import { type Bilingual, type Locale, locales } from './locale.ts'
import { typedKeys } from './typed-keys.ts'

/** The states of a record's translation. Readers of a missing side see the other one, so no text is ever blank; the states help to find the gaps. */
export const translationStates = {
  complete: { ar: 'مكتملة', en: 'Complete' },
  missing_ar: { ar: 'العربية ناقصة', en: 'Missing Arabic' },
  missing_en: { ar: 'الإنجليزية ناقصة', en: 'Missing English' },
} as const satisfies Record<string, Bilingual>
type TranslationState = keyof typeof translationStates
export const translationStateKeys = typedKeys(translationStates)

/** The state that says this side is missing somewhere in the record. */
export const missingState = (side: Locale): Exclude<TranslationState, 'complete'> => `missing_${side}`

// A letter outside the tags, or a picture: `<p></p>` is nothing. The database asks the same (`lacks_side`, server/migrations).
const written = (text: string) => /(^|>)[^<]*[^<>\s]|<img/.test(text)

/** True if the text lacks this language and has the other. A text with neither side is no gap. */
export const lacksSide = (text: Bilingual | null, side: Locale): boolean =>
  text !== null && !written(text[side]) && locales.some((other) => other !== side && written(text[other]))
