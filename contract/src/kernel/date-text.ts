import type { Locale } from './locale.ts'
import { todayInRiyadh } from './today.ts'

/** Riyadh keeps one offset all year; every date is shown and typed in it. */
const timeZone = 'Asia/Riyadh'

/** Gregorian with Latin digits in both languages: `ar-SA` alone may print the Islamic calendar in Arabic-Indic digits. */
const tag: Record<Locale, string> = { ar: 'ar-SA-u-ca-gregory-nu-latn', en: 'en-GB' }
const hijriTag: Record<Locale, string> = { ar: 'ar-SA-u-ca-islamic-umalqura-nu-latn', en: 'en-GB-u-ca-islamic-umalqura' }

const formats = {
  date: { day: 'numeric', month: 'short', year: 'numeric' },
  longDate: { day: 'numeric', month: 'long', year: 'numeric' },
  dateTime: { day: 'numeric', month: 'short', year: 'numeric', hour: 'numeric', minute: '2-digit' },
  time: { hour: 'numeric', minute: '2-digit' },
  dayMonth: { day: 'numeric', month: 'short' },
  dayMonthTime: { day: 'numeric', month: 'short', hour: 'numeric', minute: '2-digit' },
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

/** The same without its year if that is the current one in Riyadh, for dates that are read soon after or before. `now` is in ms. */
export function formatNearDate(value: string, locale: Locale, style: 'date' | 'dateTime' = 'date', now = Date.now()): string {
  const isThisYear = formatDate(value, 'en', 'monthYear').slice(-4) === todayInRiyadh(now).slice(0, 4)
  return formatDate(value, locale, isThisYear ? ({ date: 'dayMonth', dateTime: 'dayMonthTime' } as const)[style] : style)
}
