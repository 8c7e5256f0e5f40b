import { formatDate } from '@rahba/contract/kernel/date-text'
import { formatAmount } from '@rahba/contract/kernel/money'
import type { StoreHome } from '@rahba/contract/statistics/store-home'
import { ChartCard } from '../../kit/chart/chart-card.tsx'
import { useLocale } from '../../text/locale.ts'
import { useText } from '../../text/use-text.ts'

/** Sales of the last seven days of Riyadh, today the last. */
export function WeekChart({ days }: { days: NonNullable<StoreHome['sales']>['days'] }) {
  const t = useText('portal/home').figures
  const locale = useLocale()
  return (
    <ChartCard
      title={t.week}
      kind="bar"
      axis={t.day}
      series={[{ key: 'sales', label: t.amount }]}
      points={days.map(({ day, sales }) => ({ label: formatDate(day, locale, 'dayMonth'), values: { sales } }))}
      format={formatAmount}
      height={240}
    />
  )
}
