import type { Locale } from '@rahba/contract/kernel/locale'
import { findLanguage } from '@rahba/contract/kernel/text-language'
import { useLocale } from './locale.ts'

/** The attributes of a text that people typed: its own direction, and its language where that is not the page's. */
export const getTextAttributes = (text: string, locale: Locale): { dir: 'auto'; lang?: Locale } => {
  const language = findLanguage(text)
  return { dir: 'auto', ...(language && language !== locale ? { lang: language } : {}) }
}

/** The same for the page's language: `<h1 {...own(name)}>`. */
export function useOwnLanguage(): (text: string) => { dir: 'auto'; lang?: Locale } {
  const locale = useLocale()
  return (text) => getTextAttributes(text, locale)
}
