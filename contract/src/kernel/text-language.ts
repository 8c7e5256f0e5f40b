import type { Locale } from './locale.ts'

const arabic = /\p{Script=Arabic}/gu
const latin = /\p{Script=Latin}/gu

/** The language that a text is written in, by its letters; null for one without letters, such as a number. HTML tags do not count. */
export function findLanguage(text: string): Locale | null {
  const words = text.replace(/<[^>]*>/g, ' ')
  const ar = words.match(arabic)?.length ?? 0
  const en = words.match(latin)?.length ?? 0
  if (ar === 0 && en === 0) return null
  return ar >= en ? 'ar' : 'en'
}
