import { formatDate } from '@rahba/contract/kernel/date-text'
import { type FigureName, type Figures, figures } from '@rahba/contract/statistics/figures'
import type { Grain, Period } from '@rahba/contract/statistics/periods'
import { daysIn } from '@rahba/contract/statistics/periods'
import { Ltr } from '../kit/layout/direction.tsx'
import { formatNumber } from '../kit/show/format.ts'
import { Money } from '../kit/show/money.tsx'
import { useLocale } from '../text/locale.ts'

/** One figure as people read it: money, or a count. */
export function FigureValue({ name, value }: { name: FigureName; value: number | null }) {
  const locale = useLocale()
  if (figures[name].unit === 'money') return <Money value={value} />
  return <Ltr>{formatNumber(value ?? 0, locale)}</Ltr>
}

/** The figures of a set that are open to the reader, of those named. */
export const getOpen = (names: readonly FigureName[], set: Figures): FigureName[] => names.filter((name) => set[name] !== null)

/** Returns a label for a point of a chart and its row; each is unique in one period. */
export function usePointLabel(by: Grain, period: Period): (point: Period) => string {
  const locale = useLocale()
  const style = by === 'month' ? 'monthYear' : daysIn(period) > 300 ? 'date' : 'dayMonth'
  return ({ from }) => formatDate(from, locale, style)
}
