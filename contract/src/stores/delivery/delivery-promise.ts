import { todayInRiyadh } from '../../kernel/today.ts'
import { addDays } from '../../statistics/periods.ts'
import { intervalsOn, type OpeningTimes, toMinutes } from '../profile/opening-times.ts'

/** The days between which an order arrives, `YYYY-MM-DD` in Riyadh; both null where the store promises none. */
export interface Promised {
  promised_from: string | null
  promised_to: string | null
}

interface PromiseInput {
  /** The moment of placing, in milliseconds. */
  now: number
  /** Working days until the order leaves; null counts as none. */
  preparation_days: number | null
  /** Working days on the way, at least and at most; null where the store names none. */
  days_min: number | null
  days_max: number | null
}

const unpromised: Promised = { promised_from: null, promised_to: null }

// A store that is closed for longer than this promises nothing.
const maxClosedDays = 120

const isWorkingDay = (times: OpeningTimes, day: string): boolean => intervalsOn(times, day)?.length !== 0

/** The first working day from `day` on; null if the store stays closed. */
function findWorkingDay(times: OpeningTimes, day: string): string | null {
  for (let ahead = 0; ahead <= maxClosedDays; ahead++) {
    const next = addDays(day, ahead)
    if (isWorkingDay(times, next)) return next
  }
  return null
}

/** True if the store has closed for the day; hours that end after midnight never do. */
function isOver(times: OpeningTimes, day: string, now: number): boolean {
  const intervals = intervalsOn(times, day)
  if (!intervals || intervals.length === 0 || intervals.some(({ next_day }) => next_day)) return false
  const minutes = (now - Date.parse(`${day}T00:00+03:00`)) / 60_000
  return minutes >= Math.max(...intervals.map(({ closes }) => toMinutes(closes)))
}

/**
 * Works out the days between which an order placed now arrives (docs/domain/delivery.md#promised-dates): the days of preparing, then those on
 * the way, counted in working days of the store. An order after closing time counts from the next working day.
 */
export function promiseDelivery(times: OpeningTimes, { now, preparation_days, days_min, days_max }: PromiseInput): Promised {
  if (days_min === null || days_max === null) return unpromised
  const today = todayInRiyadh(now)
  let day = findWorkingDay(times, isOver(times, today, now) ? addDays(today, 1) : today)
  const first = (preparation_days ?? 0) + days_min
  const last = (preparation_days ?? 0) + days_max
  let promised_from = day
  for (let passed = 0; passed < last && day !== null; passed++) {
    day = findWorkingDay(times, addDays(day, 1))
    if (passed + 1 === first) promised_from = day
  }
  return day === null ? unpromised : { promised_from, promised_to: day }
}

/** The hours that a store has at least to accept: until the next morning, but not where the order is promised for the same day. */
const minAcceptHours = { sameDay: 2, later: 12 }
const hourMs = 3_600_000

/** The moment at which a store closes on a day: the end of the day where it has no hours. */
function closingMinutes(times: OpeningTimes, day: string): number {
  const start = Date.parse(`${day}T00:00+03:00`)
  const ends = intervalsOn(times, day)?.map(({ closes, next_day }) => toMinutes(closes) + (next_day ? 24 * 60 : 0)) ?? []
  return start + (ends.length > 0 ? Math.max(...ends) : 24 * 60) * 60_000
}

/**
 * Works out until when a store may accept an order so that the promised days stay possible (docs/domain/orders.md#deadlines): the closing time
 * of the day that lies the days of preparing and the least days on the way before `promised_from`. Returns milliseconds since 1970, or null
 * without a promise.
 */
export function findAcceptanceLimit(
  times: OpeningTimes,
  { promised_from, now, preparation_days, days_min }: Pick<Promised, 'promised_from'> & Omit<PromiseInput, 'days_max'>,
): number | null {
  if (promised_from === null) return null
  const today = todayInRiyadh(now)
  const days = (preparation_days ?? 0) + (days_min ?? 0)
  let day = promised_from
  for (let passed = 0; passed < days; passed++) {
    do day = addDays(day, -1)
    while (!isWorkingDay(times, day) && day > today)
  }
  // A payment may arrive after the store has closed on the promised day. Nothing is delivered that evening, so the next morning is early enough.
  const hours = promised_from === today && !isOver(times, today, now) ? minAcceptHours.sameDay : minAcceptHours.later
  return Math.max(closingMinutes(times, day), now + hours * hourMs)
}

/** The day a shopper may collect an order: promised only by a store that says how long it prepares. */
export const promisePickup = (times: OpeningTimes, { now, preparation_days }: Pick<PromiseInput, 'now' | 'preparation_days'>): Promised =>
  preparation_days === null ? unpromised : promiseDelivery(times, { now, preparation_days, days_min: 0, days_max: 0 })
