import { formatDate } from '@rahba/contract/kernel/date-text'
import type { Locale } from '@rahba/contract/kernel/locale'
import { todayInRiyadh } from '@rahba/contract/kernel/today'

const dayMs = 86_400_000

/** Returns notices by the day on which they came in Riyadh, in the order of the list. */
export const groupByDay = <Notice extends { created_at: string }>(notices: readonly Notice[]): [day: string, notices: Notice[]][] => [
  ...Map.groupBy(notices, ({ created_at }) => todayInRiyadh(Date.parse(created_at))),
]

/** Returns the name of a day, `YYYY-MM-DD`: today, yesterday, or its date. `now` in ms. */
export function nameNoticeDay(day: string, t: { today: string; yesterday: string }, locale: Locale, now = Date.now()): string {
  if (day === todayInRiyadh(now)) return t.today
  return day === todayInRiyadh(now - dayMs) ? t.yesterday : formatDate(day, locale)
}
