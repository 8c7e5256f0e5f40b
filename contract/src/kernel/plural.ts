import { numberText } from './number-text.ts'

const arRules = new Intl.PluralRules('ar')

/** Texts for the six Arabic plural forms. `other` serves 100, 200 and fractions. */
export interface ArabicForms {
  zero: string
  one: string
  two: string
  few: string
  many: string
  other: string
}

/** The Arabic form for `n` by CLDR's rules (3-10 few, 11-99 many, 100 other), with `{n}` filled in. */
export function pluralAr(n: number, forms: ArabicForms): string {
  return forms[arRules.select(n)].replaceAll('{n}', numberText(n))
}

/** Texts for the two English plural forms. */
export interface EnglishForms {
  one: string
  other: string
}

/** The English form for `n`, with `{n}` filled in. */
export function pluralEn(n: number, forms: EnglishForms): string {
  return (n === 1 ? forms.one : forms.other).replaceAll('{n}', numberText(n))
}
