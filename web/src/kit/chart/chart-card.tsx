import { ActionIcon, Skeleton } from '@mantine/core'
import { IconChartLine, IconTable } from '@tabler/icons-react'
import { lazy, type ReactNode, Suspense, useState } from 'react'
import { useText } from '../../text/use-text.ts'
import { Hint } from '../feedback/hint.tsx'
import { EmptyState } from '../feedback/states.tsx'
import { Panel } from '../show/panel.tsx'
import { Chart, type ChartPoint, type ChartProps } from './chart.tsx'

const ChartTable = lazy(() => import('./chart-table.tsx'))

interface ChartCardProps extends Pick<ChartProps, 'series'>, Partial<Pick<ChartProps, 'kind' | 'format' | 'height'>> {
  title: string
  /** Undefined while they are on their way. */
  points: readonly ChartPoint[] | undefined
  /** The meaning of the points, as the heading of the table's first column: "Day". */
  axis: string
  actions?: ReactNode
}

/** Figures as a chart that starts at zero, and the same figures as a table. */
export function ChartCard({ title, kind = 'area', points, series, format = String, height = 260, axis, actions }: ChartCardProps) {
  const { chart: t } = useText('kit')
  const [asTable, setAsTable] = useState(false)
  const body = () => {
    if (!points) return <Skeleton height={height} />
    if (points.length === 0) return <EmptyState title={t.noData} />
    if (!asTable) return <Chart kind={kind} points={points} series={series} format={format} height={height} label={title} />
    return (
      <Suspense fallback={<Skeleton height={height} />}>
        <ChartTable label={title} points={points} series={series} format={format} axis={axis} />
      </Suspense>
    )
  }
  const label = asTable ? t.asChart : t.asTable
  return (
    <Panel
      title={title}
      actions={
        <div style={{ display: 'flex', gap: 8, alignItems: 'center' }}>
          {actions}
          <Hint label={label}>
            <ActionIcon variant="subtle" color="gray" aria-label={label} onClick={() => setAsTable(!asTable)}>
              {asTable ? <IconChartLine size={18} /> : <IconTable size={18} />}
            </ActionIcon>
          </Hint>
        </div>
      }
    >
      {body()}
    </Panel>
  )
}
