import type { Locale } from '@rahba/contract/kernel/locale'
import { riyadhOffset } from '@rahba/contract/kernel/today'

/** Riyadh keeps one offset all year; every date is shown and typed in it. */
const timeZone = 'Asia/Riyadh'

/** Gregorian with Latin digits in both languages: `ar-SA` alone may print the Islamic calendar in Arabic-Indic digits. */
const tag: Record<Locale, string> = { ar: 'ar-SA-u-ca-gregory-nu-latn', en: 'en-GB' }
const hijriTag: Record<Locale, string> = { ar: 'ar-SA-u-ca-islamic-umalqura-nu-latn', en: 'en-GB-u-ca-islamic-umalqura' }

const formats = {
  date: { day: 'numeric', month: 'short', year: 'numeric' },
  dateTime: { day: 'numeric', month: 'short', year: 'numeric', hour: 'numeric', minute: '2-digit' },
  time: { hour: 'numeric', minute: '2-digit' },
  dayMonth: { day: 'numeric', month: 'short' },
  monthYear: { month: 'long', year: 'numeric' },
} satisfies Record<string, Intl.DateTimeFormatOptions>

export type DateStyle = keyof typeof formats

const made = new Map<string, Intl.DateTimeFormat>()
function formatter(locale: Locale, style: DateStyle, hijri: boolean): Intl.DateTimeFormat {
  const key = `${locale}${style}${hijri}`
  let format = made.get(key)
  if (!format) {
    format = new Intl.DateTimeFormat((hijri ? hijriTag : tag)[locale], { ...formats[style], timeZone, hour12: true })
    made.set(key, format)
  }
  return format
}

/** A moment (ISO) or a day (`YYYY-MM-DD`) as people read it in Riyadh; an empty text when it is none. */
export function formatDate(value: string, locale: Locale, style: DateStyle = 'date', hijri = false): string {
  // A bare day is read at noon, so that no zone moves it.
  const moment = new Date(/^\d{4}-\d{2}-\d{2}$/.test(value) ? `${value}T12:00:00+03:00` : value)
  return Number.isNaN(moment.getTime()) ? '' : formatter(locale, style, hijri).format(moment)
}

/** The language tags for numbers and for words about them: Latin digits in both languages. */
export const wordTag: Record<Locale, string> = { ar: 'ar-SA-u-nu-latn', en: 'en-GB' }
const numbers: Record<Locale, Intl.NumberFormat> = { ar: new Intl.NumberFormat(wordTag.ar), en: new Intl.NumberFormat(wordTag.en) }

/** A number with its thousands separated, Latin digits. */
export const formatNumber = (value: number, locale: Locale): string => numbers[locale].format(value)

/** Basis points as a percentage: 1500 is `15%`. */
export const formatRate = (basisPoints: number): string => `${Number((basisPoints / 100).toFixed(2))}%`

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
