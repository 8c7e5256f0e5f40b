import type { MarketStore } from '@rahba/contract/catalog/market'
import { formatDate } from '@rahba/contract/kernel/date-text'
import type { Locale } from '@rahba/contract/kernel/locale'
import { todayInRiyadh } from '@rahba/contract/kernel/today'
import { addDays } from '@rahba/contract/statistics/periods'
import { weekdayNames, weekdayOf } from '@rahba/contract/stores/opening-times'
import { IconClock } from '@tabler/icons-react'
import { WeekHours } from '../../stores/week-hours.tsx'
import type { text } from '../../text/ar/shop.ts'
import { useLocale } from '../../text/locale.ts'
import { useText } from '../../text/use-text.ts'
import classes from './store-facts.module.css'

type Hours = NonNullable<MarketStore['hours']>

/** A moment as people say it: the time today, tomorrow or on a weekday, else the date. */
function formatMoment(moment: string, t: (typeof text)['hours'], locale: Locale): string {
  const [today, day] = [todayInRiyadh(), todayInRiyadh(Date.parse(moment))]
  const time = formatDate(moment, locale, 'time')
  if (day === today) return t.at(time)
  if (day === addDays(today, 1)) return t.tomorrow(time)
  return day < addDays(today, 7) ? t.onDay(weekdayNames[weekdayOf(day)][locale], time) : t.onDate(formatDate(day, locale, 'dayMonth'), time)
}

function describe({ is_open, changes_at, holiday }: Hours, t: (typeof text)['hours'], locale: Locale): string {
  const when = changes_at && formatMoment(changes_at, t, locale)
  if (is_open) return when ? t.openUntil(when) : t.open
  if (holiday) return when ? t.holidayUntil(holiday, when) : t.holiday(holiday)
  return when ? t.closedUntil(when) : t.closed
}

/** The state of the store by its hours, and until when, with its hours on all days. */
export function Hours({ hours, takesOrders }: { hours: Hours; takesOrders: boolean }) {
  const t = useText('shop').hours
  const locale = useLocale()
  const { week, is_ramadan, holidays, is_open } = hours
  return (
    <details className={classes.fact}>
      <summary>
        <IconClock size={20} stroke={1.6} aria-hidden="true" />
        {describe(hours, t, locale)}
      </summary>
      {!is_open && takesOrders && <p>{t.orderAnyway}</p>}
      {week && (
        <div className={classes.hours}>
          {is_ramadan && <strong>{t.ramadan}</strong>}
          <WeekHours week={week} today={weekdayOf(todayInRiyadh())} />
        </div>
      )}
      {holidays.length > 0 && (
        <ul className={classes.holidays}>
          {holidays.map(({ name, start_date, end_date }) => (
            <li key={start_date}>
              {t.closedOn(
                name,
                formatDate(start_date, locale, 'dayMonth'),
                formatDate(end_date, locale, 'dayMonth'),
                start_date === end_date,
              )}
            </li>
          ))}
        </ul>
      )}
    </details>
  )
}
