import type { MarketStore } from '@rahba/contract/catalog/market/market'
import { formatDate } from '@rahba/contract/kernel/date-text'
import type { Locale } from '@rahba/contract/kernel/locale'
import { todayInRiyadh } from '@rahba/contract/kernel/today'
import { addDays } from '@rahba/contract/statistics/periods'
import { getWeekday, weekdayNames } from '@rahba/contract/stores/profile/opening-times'
import type { text } from '../text/ar/store-delivery.ts'

type Words = (typeof text)['open']
export type OpenNow = Pick<NonNullable<MarketStore['hours']>, 'is_open' | 'changes_at' | 'holiday'>

/** A moment as people say it: the time today, tomorrow or on a weekday, else the date. */
export function formatOpening(moment: string, t: Words, locale: Locale): string {
  const [today, day] = [todayInRiyadh(), todayInRiyadh(Date.parse(moment))]
  const time = formatDate(moment, locale, 'time')
  if (day === today) return t.at(time)
  if (day === addDays(today, 1)) return t.tomorrow(time)
  return day < addDays(today, 7)
    ? t.onDay(weekdayNames[getWeekday(day)][locale], time)
    : t.onDate(formatDate(day, locale, 'dayMonth'), time)
}

/** The state of a store by its hours, and until when. */
export function describeOpenNow({ is_open, changes_at, holiday }: OpenNow, t: Words, locale: Locale): string {
  const when = changes_at && formatOpening(changes_at, t, locale)
  if (is_open) return when ? t.openUntil(when) : t.open
  if (holiday) return when ? t.holidayUntil(holiday, when) : t.holiday(holiday)
  return when ? t.closedUntil(when) : t.closed
}
