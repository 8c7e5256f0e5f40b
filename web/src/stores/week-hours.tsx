import { type OpeningWeek, type Weekday, weekdayNames, weekdays } from '@rahba/contract/stores/opening-times'
import { useLocale } from '../text/locale.ts'
import { useText } from '../text/use-text.ts'
import { formatInterval } from './format-hours.ts'
import classes from './week-hours.module.css'

/** The hours of each day of a week, `today` marked. */
export function WeekHours({ week, today }: { week: OpeningWeek; today?: Weekday }) {
  const t = useText('store-delivery')
  const locale = useLocale()
  return (
    <dl className={classes.week}>
      {weekdays.map((day) => (
        <div key={day} data-today={day === today || undefined}>
          <dt>{weekdayNames[day][locale]}</dt>
          <dd>
            {week[day].length === 0 && t.closedDay}
            {week[day].map((interval) => (
              <span key={interval.opens}>{formatInterval(interval, t, locale)}</span>
            ))}
          </dd>
        </div>
      ))}
    </dl>
  )
}
