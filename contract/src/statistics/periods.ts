import type { Bilingual } from '../kernel/locale.ts'
import { typedKeys } from '../kernel/typed-keys.ts'

/**
 * Days as people in Riyadh count them, `YYYY-MM-DD`, both ends included. Riyadh keeps one offset all year, so that days are counted without a
 * clock.
 */
export interface Period {
  from: string
  to: string
}

/** The lengths of a period's points. */
export const grains = {
  day: { ar: 'يومي', en: 'Daily' },
  week: { ar: 'أسبوعي', en: 'Weekly' },
  month: { ar: 'شهري', en: 'Monthly' },
} as const satisfies Record<string, Bilingual>
export type Grain = keyof typeof grains
export const grainNames = typedKeys(grains)
export const isGrain = (text: string): text is Grain => Object.hasOwn(grains, text)

export const presets = {
  today: { ar: 'اليوم', en: 'Today' },
  yesterday: { ar: 'أمس', en: 'Yesterday' },
  last_7: { ar: 'آخر 7 أيام', en: 'Last 7 days' },
  last_30: { ar: 'آخر 30 يومًا', en: 'Last 30 days' },
  last_90: { ar: 'آخر 90 يومًا', en: 'Last 90 days' },
  this_month: { ar: 'هذا الشهر', en: 'This month' },
  last_month: { ar: 'الشهر الماضي', en: 'Last month' },
  this_year: { ar: 'هذه السنة', en: 'This year' },
} as const satisfies Record<string, Bilingual>
export type Preset = keyof typeof presets

/** The most days that are asked for at once: two years, one of them leap. */
export const maxPeriodDays = 731

const dayLength = 86_400_000
const toDayNumber = (day: string) => Date.parse(`${day}T00:00:00Z`) / dayLength
const fromDayNumber = (number: number) => new Date(number * dayLength).toISOString().slice(0, 10)

/** The day `count` days after `day`; before it, where the count is below zero. */
export const addDays = (day: string, count: number): string => fromDayNumber(toDayNumber(day) + count)

/** The number of days of a period; below one if it ends before it begins. */
export const daysIn = ({ from, to }: Period): number => toDayNumber(to) - toDayNumber(from) + 1

/** True if a period is valid for figures. */
export function isAskable(period: Period): boolean {
  const days = daysIn(period)
  return days >= 1 && days <= maxPeriodDays && period.from >= '2000-01-01' && period.to < '2100-01-01'
}

const firstOfMonth = (day: string) => `${day.slice(0, 7)}-01`
/** The first day of the month `count` months after that of `day`. */
function monthAfter(day: string, count: number): string {
  const months = Number(day.slice(0, 4)) * 12 + Number(day.slice(5, 7)) - 1 + count
  return `${String(Math.floor(months / 12)).padStart(4, '0')}-${String((months % 12) + 1).padStart(2, '0')}-01`
}
const lastOfMonth = (day: string) => addDays(monthAfter(day, 1), -1)
// 1970-01-01 was a Thursday
const weekday = (day: string) => (((toDayNumber(day) + 4) % 7) + 7) % 7

/** The days of a preset on the day `today`, without future days. */
export function presetPeriod(preset: Preset, today: string): Period {
  switch (preset) {
    case 'today':
      return { from: today, to: today }
    case 'yesterday':
      return { from: addDays(today, -1), to: addDays(today, -1) }
    case 'last_7':
      return { from: addDays(today, -6), to: today }
    case 'last_30':
      return { from: addDays(today, -29), to: today }
    case 'last_90':
      return { from: addDays(today, -89), to: today }
    case 'this_month':
      return { from: firstOfMonth(today), to: today }
    case 'last_month':
      return { from: monthAfter(today, -1), to: addDays(firstOfMonth(today), -1) }
    case 'this_year':
      return { from: `${today.slice(0, 4)}-01-01`, to: today }
  }
}

const monthsIn = ({ from, to }: Period) =>
  from === firstOfMonth(from) && to === lastOfMonth(to)
    ? (Number(to.slice(0, 4)) - Number(from.slice(0, 4))) * 12 + Number(to.slice(5, 7)) - Number(from.slice(5, 7)) + 1
    : 0

/**
 * The period that another is compared with: it ends the day before. Whole months are held against as many whole months, anything else against as
 * many days.
 */
export function periodBefore(period: Period): Period {
  const to = addDays(period.from, -1)
  const months = monthsIn(period)
  return { from: months > 0 ? monthAfter(period.from, -months) : addDays(period.from, -daysIn(period)), to }
}

/** The default length of a period's points: about 12 to 31 of them. */
export function defaultGrain(period: Period): Grain {
  const days = daysIn(period)
  return days <= 31 ? 'day' : days <= 186 ? 'week' : 'month'
}

const periodEnd: Record<Grain, (day: string) => string> = {
  day: (day) => day,
  // Weeks begin on Sunday.
  week: (day) => addDays(day, 6 - weekday(day)),
  month: lastOfMonth,
}

/** The points of a period in their order: its days, weeks or months, the first and the last cut off at its ends. */
export function splitPeriod({ from, to }: Period, grain: Grain): Period[] {
  const points: Period[] = []
  for (let day = from; day <= to; ) {
    const end = periodEnd[grain](day)
    const last = end < to ? end : to
    points.push({ from: day, to: last })
    day = addDays(last, 1)
  }
  return points
}

/**
 * The days that each point of a period is compared with: those at the same distance from the start of the period before. Periods of whole months are
 * compared by month. Null if the period before is shorter and has no such days.
 */
export function pointsBefore(period: Period, grain: Grain): (Period | null)[] {
  const before = periodBefore(period)
  const months = monthsIn(period)
  const back = toDayNumber(period.from) - toDayNumber(before.from)
  return splitPeriod(period, grain).map(({ from, to }) => {
    if (months > 0 && grain === 'month') return { from: monthAfter(from, -months), to: lastOfMonth(monthAfter(from, -months)) }
    const [start, end] = [addDays(from, -back), addDays(to, -back)]
    return start > before.to ? null : { from: start, to: end < before.to ? end : before.to }
  })
}
