import type { MarketStore } from '@rahba/contract/catalog/market/market'
import { formatDate } from '@rahba/contract/kernel/date-text'
import { todayInRiyadh } from '@rahba/contract/kernel/today'
import { getWeekday } from '@rahba/contract/stores/profile/opening-times'
import { IconClock } from '@tabler/icons-react'
import { NamedText } from '../../kit/layout/named-text.tsx'
import { describeOpenNow } from '../../stores/open-now.ts'
import { WeekHours } from '../../stores/week-hours.tsx'
import { useLocale } from '../../text/locale.ts'
import { useText } from '../../text/use-text.ts'
import classes from './store-facts.module.css'

type Hours = NonNullable<MarketStore['hours']>

/** The state of the store by its hours, and until when, with its hours on all days. */
export function Hours({ hours }: { hours: Hours }) {
  const t = useText('shop').hours
  const { open: words } = useText('store-delivery')
  const locale = useLocale()
  const { week, is_ramadan, holidays } = hours
  return (
    <details className={classes.fact}>
      <summary>
        <IconClock size={20} stroke={1.6} aria-hidden="true" />
        {describeOpenNow(hours, words, locale)}
      </summary>
      {week && (
        <div className={classes.hours}>
          {is_ramadan && <strong>{t.ramadan}</strong>}
          <WeekHours week={week} today={getWeekday(todayInRiyadh())} />
        </div>
      )}
      {holidays.length > 0 && (
        <ul className={classes.holidays}>
          {holidays.map(({ name, start_date, end_date }) => (
            <li key={start_date}>
              <NamedText name={name}>
                {t.closedOn(formatDate(start_date, locale, 'dayMonth'), formatDate(end_date, locale, 'dayMonth'), start_date === end_date)}
              </NamedText>
            </li>
          ))}
        </ul>
      )}
    </details>
  )
}
