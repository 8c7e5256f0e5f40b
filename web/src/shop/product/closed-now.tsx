import type { MarketStore } from '@rahba/contract/catalog/market/market'
import { formatDate } from '@rahba/contract/kernel/date-text'
import { todayInRiyadh } from '@rahba/contract/kernel/today'
import { IconCalendarOff } from '@tabler/icons-react'
import { UserText } from '../../kit/layout/direction.tsx'
import { formatOpening } from '../../stores/open-now.ts'
import { useLocale } from '../../text/locale.ts'
import { useText } from '../../text/use-text.ts'
import classes from './closed-now.module.css'

interface ClosedNowProps {
  hours: Pick<NonNullable<MarketStore['hours']>, 'changes_at' | 'holiday' | 'holidays'>
  /** True if the store takes orders while it is closed. */
  canOrder: boolean
}

/**
 * Says of a closed store that it is on holiday, why and until when, and from when orders are prepared. It is beside the price, since it changes
 * when the goods arrive. Of a store that is closed by its hours it says so only if orders are taken meanwhile.
 */
export function ClosedNow({ hours: { changes_at, holiday, holidays }, canOrder }: ClosedNowProps) {
  const t = useText('shop').hours
  const { open: words } = useText('store-delivery')
  const locale = useLocale()
  if (!canOrder && !holiday) return null
  const when = changes_at && formatOpening(changes_at, words, locale)
  if (!holiday) return <p className={classes.closed}>{`${t.closedNow} ${t.orderAnyway(when)}`}</p>
  const today = todayInRiyadh()
  const current = holidays.find(({ start_date, end_date }) => start_date <= today && today <= end_date)
  const day = (date: string) => formatDate(date, locale, 'dayMonth')
  return (
    <div className={classes.holiday}>
      <IconCalendarOff size={20} stroke={1.6} aria-hidden="true" />
      <p>
        <strong>{current ? t.onHolidayUntil(day(current.end_date)) : t.onHoliday}</strong> (<UserText>{holiday}</UserText>)
        {canOrder && <span>{t.preparedAfter(when)}</span>}
      </p>
    </div>
  )
}
