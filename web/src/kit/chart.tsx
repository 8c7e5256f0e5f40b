import '@mantine/charts/styles.css'
import { AreaChart, BarChart, LineChart } from '@mantine/charts'
import { useDirection } from '@mantine/core'
import type { ChartCardProps, ChartPoint } from './chart-card.tsx'

const colours = ['brand', 'saffron.4', 'gray.6', 'blue.6', 'red.6']

/** An axis stands on round figures: the decimals of money are noise there. */
const wholeOf = (text: string) => text.replace(/\.00$/, '')

type ChartProps = Required<Pick<ChartCardProps, 'kind' | 'series' | 'format' | 'height'>> & { points: readonly ChartPoint[]; label: string }

/** The chunk with the charts. In Arabic time runs from right to left, and the values stand at the right. */
export default function Chart({ kind, points, series, format, height, label }: ChartProps) {
  const { dir } = useDirection()
  const rtl = dir === 'rtl'
  const shared = {
    h: height,
    data: points.map((point) => ({ label: point.label, ...point.values })),
    dataKey: 'label',
    series: series.map(({ key, label: name }, index) => ({ name: key, label: name, color: colours[index % colours.length] ?? 'brand' })),
    valueFormatter: format,
    withLegend: series.length > 1,
    tickLine: 'none',
    // isolated, or the drawing's direction would turn «20 نوفمبر» round
    xAxisProps: { reversed: rtl, minTickGap: 24, tickFormatter: (text: string) => (rtl ? `\u2067${text}\u2069` : text) },
    yAxisProps: {
      orientation: rtl ? 'right' : 'left',
      domain: [0, 'auto'],
      width: 72,
      tickMargin: 8,
      tickFormatter: (value: number) => wholeOf(format(value)),
    },
    // the drawing lays itself out from the left; the reversed axis turns it round
    dir: 'ltr',
    role: 'img',
    'aria-label': label,
  } as const
  // the axis turns the groups round, not the bars inside one
  const barSeries = rtl ? shared.series.toReversed() : shared.series
  const common = { ...shared, yAxisProps: { ...shared.yAxisProps, domain: [0, 'auto'] as [number, 'auto'] } }
  if (kind === 'bar') return <BarChart {...common} series={barSeries} maxBarWidth={36} />
  if (kind === 'line') return <LineChart {...common} curveType="monotone" withDots={points.length < 15} />
  return <AreaChart {...common} curveType="monotone" withDots={points.length < 15} fillOpacity={0.15} />
}
