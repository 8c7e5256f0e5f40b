/** The two languages of the product; Arabic is the first and the default. */
export const locales = ['ar', 'en'] as const
export type Locale = (typeof locales)[number]
export const defaultLocale: Locale = 'ar'

export const isLocale = (value: unknown): value is Locale => value === 'ar' || value === 'en'

export const textDirection = (locale: Locale): 'rtl' | 'ltr' => (locale === 'ar' ? 'rtl' : 'ltr')

/** A text in both languages; a side may be empty only where the schema allows it. */
export interface Bilingual {
  ar: string
  en: string
}

/** True if an unknown value is a text in both languages. */
export const isBilingual = (value: unknown): value is Bilingual =>
  typeof value === 'object' && value !== null && 'ar' in value && 'en' in value

/** The name of each language in itself, for readers of either. */
export const localeNames: Readonly<Record<Locale, Bilingual>> = {
  ar: { ar: 'العربية', en: 'العربية' },
  en: { ar: 'English', en: 'English' },
}

/** The side of `text` for `locale`; the other side where that one is empty. */
export function inLocale(text: Bilingual, locale: Locale): string {
  return text[locale] || text[locale === 'ar' ? 'en' : 'ar']
}

/** The same text with the other language in the place of a missing one. */
export const completeSides = (text: Bilingual): Bilingual => ({ ar: inLocale(text, 'ar'), en: inLocale(text, 'en') })

/** The separator of names in a list: `names.join(comma[locale])`. */
export const comma: Readonly<Record<Locale, string>> = { ar: '، ', en: ', ' }

/** The language of an `Accept-Language` header, Arabic when it names neither. */
export function localeFromHeader(header: string | undefined): Locale {
  for (const part of (header ?? '').split(',')) {
    const tag = part.trim().slice(0, 2).toLowerCase()
    if (isLocale(tag)) return tag
  }
  return defaultLocale
}
