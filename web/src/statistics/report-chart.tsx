import { NativeSelect } from '@mantine/core'
import { inLocale } from '@rahba/contract/kernel/locale'
import { formatAmount } from '@rahba/contract/kernel/money'
import { type FigureName, figureNames, figures } from '@rahba/contract/statistics/figures'
import type { Report } from '@rahba/contract/statistics/statistics'
import { useState } from 'react'
import { ChartCard } from '../kit/chart/chart-card.tsx'
import { formatNumber } from '../kit/show/format.ts'
import { useLocale } from '../text/locale.ts'
import { useText } from '../text/use-text.ts'
import { getOpen, usePointLabel } from './figure.tsx'

/** One figure over the period, beside the period before. */
export function ReportChart({ report }: { report: Report }) {
  const t = useText('statistics')
  const locale = useLocale()
  const getLabel = usePointLabel(report.by, report)
  const open = getOpen(figureNames, report.totals.now)
  const [chosen, choose] = useState<FigureName>('sales')
  const name = open.includes(chosen) ? chosen : (open[0] ?? 'sales')
  return (
    <ChartCard
      title={inLocale(figures[name], locale)}
      kind="line"
      axis={t.axis[report.by]}
      series={[
        { key: 'now', label: t.thisPeriod },
        { key: 'before', label: t.periodBefore },
      ]}
      points={report.points.map((point) => ({
        label: getLabel(point),
        values: { now: point.now[name] ?? 0, before: point.before?.figures[name] ?? 0 },
      }))}
      format={figures[name].unit === 'money' ? formatAmount : (value) => formatNumber(value, locale)}
      actions={
        <NativeSelect
          size="xs"
          aria-label={t.chartOf}
          value={name}
          data={open.map((value) => ({ value, label: inLocale(figures[value], locale) }))}
          onChange={(event) => choose(event.currentTarget.value as FigureName)} // one of the options above
        />
      }
    />
  )
}
