import { type Bilingual, type Locale, locales } from './locale.ts'
import { typedKeys } from './typed-keys.ts'

/** How far a record's texts are translated. Readers of a missing side are given the other one, so nothing is ever blank; these find what waits. */
export const translationStates = {
  complete: { ar: 'مكتملة', en: 'Complete' },
  missing_ar: { ar: 'تنقصها العربية', en: 'Arabic is missing' },
  missing_en: { ar: 'تنقصها الإنجليزية', en: 'English is missing' },
} as const satisfies Record<string, Bilingual>
type TranslationState = keyof typeof translationStates
export const translationStateKeys = typedKeys(translationStates)

/** The state that says this side is missing somewhere in the record. */
export const missingState = (side: Locale): Exclude<TranslationState, 'complete'> => `missing_${side}`

// A letter outside the tags, or a picture: `<p></p>` is nothing. The database asks the same (`lacks_side`, server/migrations).
const written = (text: string) => /(^|>)[^<]*[^<>\s]|<img/.test(text)

/** Whether the text waits for this language: it is written in the other one alone. What is written in neither waits for nobody. */
export const lacksSide = (text: Bilingual | null, side: Locale): boolean =>
  text !== null && !written(text[side]) && locales.some((other) => other !== side && written(text[other]))
