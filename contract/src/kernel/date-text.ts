import type { Locale } from './locale.ts'
import { riyadhOffset, todayInRiyadh } from './today.ts'

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

/** A moment (ISO) or a day (`YYYY-MM-DD`) as people read it in Riyadh; an empty text for an invalid value. */
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

const dayBetween: Record<Locale, (from: string, to: string, isShort: boolean) => string> = {
  ar: (from, to) => `بين ${from} و${to}`,
  en: (from, to, isShort) => (isShort ? `${from}–${to}` : `${from} – ${to}`),
}

/**
 * Two days (`YYYY-MM-DD`) between which something is promised: the month is said once where it is one, and the year only where it is not the
 * current one in Riyadh.
 */
export function formatDayRange(from: string, to: string, locale: Locale, now = Date.now()): string {
  if (from === to) return formatNearDate(to, locale, 'date', now)
  const last = formatNearDate(to, locale, 'date', now)
  if (from.slice(0, 7) === to.slice(0, 7)) return dayBetween[locale](String(Number(from.slice(8, 10))), last, true)
  const isOneYear = from.slice(0, 4) === to.slice(0, 4)
  return dayBetween[locale](isOneYear ? formatDate(from, locale, 'dayMonth') : formatNearDate(from, locale, 'date', now), last, false)
}

const endTexts: Record<Locale, (day: string) => string> = { ar: (day) => `نهاية ${day}`, en: (day) => `the end of ${day}` }

/** A deadline after "until" or "before". Midnight in Riyadh is the end of the day before, which nobody takes for the noon or the night after it. */
export function formatDeadline(value: string, locale: Locale, now = Date.now()): string {
  const moment = Date.parse(value)
  if (Number.isNaN(moment)) return ''
  const isMidnight = Math.floor((moment + riyadhOffset) / 60_000) % (24 * 60) === 0
  return isMidnight
    ? endTexts[locale](formatNearDate(new Date(moment - 1).toISOString(), locale, 'date', now))
    : formatNearDate(value, locale, 'dateTime', now)
}
