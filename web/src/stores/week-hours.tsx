import { type OpeningWeek, type Weekday, weekdayNames, weekdays } from '@rahba/contract/stores/profile/opening-times'
import { useLocale } from '../text/locale.ts'
import { useText } from '../text/use-text.ts'
import { formatInterval } from './format-hours.ts'
import classes from './week-hours.module.css'

/** The hours of each day of a week, `today` marked. */
export function WeekHours({ week, today }: { week: OpeningWeek; today?: Weekday }) {
  const t = useText('store-delivery')
  const locale = useLocale()
  return (
    <table className={classes.week}>
      <tbody>
        {weekdays.map((day) => (
          <tr key={day} data-today={day === today || undefined}>
            <th scope="row">{weekdayNames[day][locale]}</th>
            <td>
              {week[day].length === 0 && t.closedDay}
              {week[day].map((interval) => (
                <div key={interval.opens}>{formatInterval(interval, t, locale)}</div>
              ))}
            </td>
          </tr>
        ))}
      </tbody>
    </table>
  )
}
