import type { Locale } from './locale.ts'

/** A day of the Umm al-Qura calendar, the official one in Saudi Arabia. Months are 1 to 12. */
export interface HijriDay {
  year: number
  month: number
  day: number
}

const calendar = 'islamic-umalqura'
const format = new Intl.DateTimeFormat(`en-u-ca-${calendar}-nu-latn`, {
  year: 'numeric',
  month: 'numeric',
  day: 'numeric',
  timeZone: 'UTC',
})
const dayMs = 86_400_000
// 1 Muharram of year 1 (19 July 622 in the Gregorian calendar), in days from 1 January 1970.
const firstDay = -492_148
const daysOfYear = 354.367
const daysOfMonth = 29.53

function readHijri(days: number): HijriDay {
  const parts = format.formatToParts(days * dayMs)
  const get = (type: string) => Number(parts.find((part) => part.type === type)?.value)
  return { year: get('year'), month: get('month'), day: get('day') }
}

/** The Hijri date of a Gregorian day, `YYYY-MM-DD`. */
export const toHijri = (day: string): HijriDay => readHijri(Date.parse(`${day}T00:00Z`) / dayMs)

/** The Gregorian day, `YYYY-MM-DD`, of a Hijri date; null if its month has no such day. */
export function fromHijri({ year, month, day }: HijriDay): string | null {
  const near = Math.round(firstDay + (year - 1) * daysOfYear + (month - 1) * daysOfMonth + day)
  // The calendar follows the moon, so the days of a month are looked up instead of computed.
  for (let days = near - 4; days <= near + 4; days++) {
    const found = readHijri(days)
    if (found.year === year && found.month === month && found.day === day) return new Date(days * dayMs).toISOString().slice(0, 10)
  }
  return null
}

/** The names of the twelve months. */
export function hijriMonths(locale: Locale): string[] {
  const name = new Intl.DateTimeFormat(`${locale}-u-ca-${calendar}`, { month: 'long', timeZone: 'UTC' })
  return Array.from({ length: 12 }, (_, at) => name.format(Date.parse(`${fromHijri({ year: 1446, month: at + 1, day: 1 })}T00:00Z`)))
}
