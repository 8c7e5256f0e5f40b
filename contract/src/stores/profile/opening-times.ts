import { fromHijri, toHijri } from '../../kernel/hijri.ts'
import type { Bilingual } from '../../kernel/locale.ts'
import { riyadhOffset, todayInRiyadh } from '../../kernel/today.ts'
import { addDays } from '../../statistics/periods.ts'

/** The days of the week as Saudi calendars list them, Sunday first. */
export const weekdays = ['sunday', 'monday', 'tuesday', 'wednesday', 'thursday', 'friday', 'saturday'] as const
export type Weekday = (typeof weekdays)[number]

export const weekdayNames: Readonly<Record<Weekday, Bilingual>> = {
  sunday: { ar: 'الأحد', en: 'Sunday' },
  monday: { ar: 'الإثنين', en: 'Monday' },
  tuesday: { ar: 'الثلاثاء', en: 'Tuesday' },
  wednesday: { ar: 'الأربعاء', en: 'Wednesday' },
  thursday: { ar: 'الخميس', en: 'Thursday' },
  friday: { ar: 'الجمعة', en: 'Friday' },
  saturday: { ar: 'السبت', en: 'Saturday' },
}

/** A time that a store is open, in Riyadh: `HH:MM` to `HH:MM`, of the next day if `next_day`. */
export interface OpenInterval {
  opens: string
  closes: string
  next_day: boolean
}
/** A day without intervals is closed. */
export type OpeningWeek = Record<Weekday, OpenInterval[]>

/** Days on which no hours of the store begin, both ends included. Hours that began on the day before end in their own time. */
export interface Holiday {
  name: Bilingual
  start_date: string
  end_date: string
  /** True if it takes no orders on these days. */
  stops_orders: boolean
}

export interface OpeningTimes {
  /** Null if the store has no hours: it is open every day. */
  opening_hours: OpeningWeek | null
  /** The hours of Ramadan; null if they are the usual ones. */
  ramadan_hours: OpeningWeek | null
  holidays: Holiday[]
  /** False if the store takes orders during its hours only. */
  orders_outside_hours: boolean
}

/** A stretch of time, in milliseconds since 1970; the end is outside it. */
export interface Span {
  from: number
  to: number
}

const minuteMs = 60_000
const dayMs = 86_400_000
const ramadan = 9

/** The moment at which a day begins in Riyadh. */
const startOfDay = (day: string): number => Date.parse(`${day}T00:00Z`) - riyadhOffset

/** The minutes from midnight to a time, `HH:MM`. */
export const toMinutes = (time: string): number => Number(time.slice(0, 2)) * 60 + Number(time.slice(3, 5))

/** The weekday of a day, `YYYY-MM-DD`. */
export const getWeekday = (day: string): Weekday => weekdays[new Date(`${day}T00:00Z`).getUTCDay()] ?? 'sunday'

/** True if a day is in Ramadan by the Umm al-Qura calendar. */
export const isRamadan = (day: string): boolean => toHijri(day).month === ramadan

/** The days of Ramadan that is on or comes next. */
export function nextRamadan(today: string): { start_date: string; end_date: string } | null {
  const { year, month } = toHijri(today)
  const of = month > ramadan ? year + 1 : year
  const start_date = fromHijri({ year: of, month: ramadan, day: 1 })
  const after = fromHijri({ year: of, month: ramadan + 1, day: 1 })
  return start_date && after ? { start_date, end_date: addDays(after, -1) } : null
}

/** The holiday that a day belongs to. */
export const holidayOn = ({ holidays }: Pick<OpeningTimes, 'holidays'>, day: string): Holiday | undefined =>
  holidays.find(({ start_date, end_date }) => start_date <= day && day <= end_date)

/** The timetable in force on a day: that of Ramadan in Ramadan, if the store has one. Null if the store has no hours. */
export const weekOn = ({ opening_hours, ramadan_hours }: OpeningTimes, day: string): OpeningWeek | null =>
  ramadan_hours && isRamadan(day) ? ramadan_hours : opening_hours

/** The intervals of a day; none while the store is closed, null where it has no hours and is open all day. */
export function intervalsOn(times: OpeningTimes, day: string): OpenInterval[] | null {
  if (holidayOn(times, day)) return []
  return weekOn(times, day)?.[getWeekday(day)] ?? null
}

const wholeDay = (day: string): Span => ({ from: startOfDay(day), to: startOfDay(day) + dayMs })

function toSpan(day: string, { opens, closes, next_day }: OpenInterval): Span {
  const start = startOfDay(day)
  return { from: start + toMinutes(opens) * minuteMs, to: start + (next_day ? dayMs : 0) + toMinutes(closes) * minuteMs }
}

const daysFrom = (day: string, count: number): string[] => Array.from({ length: count }, (_, at) => addDays(day, at))

/** Spans in their order, with those that touch or overlap joined. */
function joinSpans(spans: readonly Span[]): Span[] {
  const joined: Span[] = []
  for (const span of spans.toSorted((a, b) => a.from - b.from)) {
    const last = joined.at(-1)
    if (last && span.from <= last.to) last.to = Math.max(last.to, span.to)
    else joined.push({ ...span })
  }
  return joined
}

/** The parts of `whole` that `spans` do not cover. */
function gapsIn(whole: Span, spans: readonly Span[]): Span[] {
  const gaps: Span[] = []
  let at = whole.from
  for (const { from, to } of joinSpans(spans)) {
    if (from > at) gaps.push({ from: at, to: Math.min(from, whole.to) })
    at = Math.max(at, to)
  }
  if (at < whole.to) gaps.push({ from: at, to: whole.to })
  return gaps
}

export interface OpenState {
  is_open: boolean
  /** The moment, in milliseconds, at which it closes or opens next; null if it does neither within two months. */
  changes_at: number | null
}

const daysAhead = 60

/** Works out whether a store is open at a moment, and until when. */
export function findOpenState(times: OpeningTimes, now: number): OpenState {
  const yesterday = addDays(todayInRiyadh(now), -1)
  const end = startOfDay(yesterday) + (daysAhead + 1) * dayMs
  const spans = joinSpans(
    daysFrom(yesterday, daysAhead + 1).flatMap(
      (day) => intervalsOn(times, day)?.map((interval) => toSpan(day, interval)) ?? [wholeDay(day)],
    ),
  )
  const current = spans.find(({ from, to }) => from <= now && now < to)
  if (current) return { is_open: true, changes_at: current.to < end ? current.to : null }
  return { is_open: false, changes_at: spans.find(({ from }) => from > now)?.from ?? null }
}

/**
 * The state of a store by its hours and holidays at a moment in milliseconds, and the holiday that closes it; null for a store without either
 * today.
 */
export function findOpenNow(
  times: OpeningTimes,
  now: number,
): { is_open: boolean; changes_at: string | null; holiday: Bilingual | null } | null {
  const today = todayInRiyadh(now)
  const current = holidayOn(times, today)
  if (!weekOn(times, today) && !current) return null
  const { is_open, changes_at } = findOpenState(times, now)
  return {
    is_open,
    changes_at: changes_at === null ? null : new Date(changes_at).toISOString(),
    holiday: current && !is_open ? current.name : null,
  }
}

/** The days for which `findOrderStops` works out the hours. A daily job repeats it (server/src/stores/refresh-order-stops.ts). */
export const orderStopDays = 21

const spansOn = (times: OpeningTimes, day: string): Span[] => intervalsOn(times, day)?.map((interval) => toSpan(day, interval)) ?? []

/**
 * The time in which a holiday stops orders. Hours that began on the day before end in their own time, and orders begin again with the hours of
 * the day after, so that a store never says that it is open and takes no orders. Where these two days have no hours it ends and begins at
 * midnight.
 */
function holidaySpan(times: OpeningTimes, { start_date, end_date }: Holiday): Span {
  const dayAfter = addDays(end_date, 1)
  const opens = spansOn(times, dayAfter).map((span) => span.from)
  return {
    from: Math.max(startOfDay(start_date), ...spansOn(times, addDays(start_date, -1)).map((span) => span.to)),
    to: opens.length > 0 ? Math.min(...opens) : startOfDay(dayAfter),
  }
}

/**
 * Works out the times at which a store takes no orders: outside its hours if it wants none then, and on holidays that stop them. The choice of a
 * holiday decides for its days in place of the hours of these days. Holidays are covered for all time to come, hours from yesterday for
 * `orderStopDays` days.
 */
export function findOrderStops(times: OpeningTimes, now: number): Span[] {
  const yesterday = addDays(todayInRiyadh(now), -1)
  const stopping = times.holidays
    .filter(({ stops_orders, end_date }) => stops_orders && end_date >= yesterday)
    .map((one) => holidaySpan(times, one))
  const days = daysFrom(yesterday, orderStopDays + 1)
  const taking = days.flatMap((day) => {
    const intervals = times.orders_outside_hours || holidayOn(times, day) ? null : intervalsOn(times, day)
    return intervals?.map((interval) => toSpan(day, interval)) ?? [wholeDay(day)]
  })
  const from = startOfDay(yesterday)
  return joinSpans([...gapsIn({ from, to: from + days.length * dayMs }, taking), ...stopping])
}
