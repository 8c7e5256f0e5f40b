import type { Locale } from '@rahba/contract/kernel/locale'
import { riyadhOffset } from '@rahba/contract/kernel/today'

/** The language tags for numbers and for words about them: Latin digits in both languages. */
export const wordTag: Record<Locale, string> = { ar: 'ar-SA-u-nu-latn', en: 'en-GB' }
const numbers: Record<Locale, Intl.NumberFormat> = { ar: new Intl.NumberFormat(wordTag.ar), en: new Intl.NumberFormat(wordTag.en) }

/** A number with its thousands separated, Latin digits. */
export const formatNumber = (value: number, locale: Locale): string => numbers[locale].format(value)

/** An ISO moment as the wall clock of Riyadh, `YYYY-MM-DD HH:mm:ss`, as Mantine's pickers take it. */
export function toWallClock(iso: string): string | null {
  const time = Date.parse(iso)
  return Number.isNaN(time) ? null : new Date(time + riyadhOffset).toISOString().slice(0, 19).replace('T', ' ')
}

/** The reverse of {@link toWallClock}. */
export function fromWallClock(text: string): string {
  return `${text.replace(' ', 'T')}${text.length === 16 ? ':00' : ''}+03:00`
}

/** Plain words of a rich text, for cells and previews. The result is text and is rendered as such. */
export function plainText(html: string): string {
  return html
    .replace(/<(?:br|\/p|\/li|\/h\d)[^>]*>/gi, ' ')
    .replace(/<[^>]*>/g, '')
    .replace(/&nbsp;/g, ' ')
    .replace(/&lt;/g, '<')
    .replace(/&gt;/g, '>')
    .replace(/&quot;/g, '"')
    .replace(/&#39;/g, "'")
    .replace(/&amp;/g, '&')
    .replace(/\s+/g, ' ')
    .trim()
}
