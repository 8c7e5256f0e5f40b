import { Skeleton, Stack } from '@mantine/core'
import type { Call } from '@rahba/contract/kernel/endpoint'
import { inLocale } from '@rahba/contract/kernel/locale'
import { type FigureName, figureNames, figures } from '@rahba/contract/statistics/figures'
import type { Report } from '@rahba/contract/statistics/statistics'
import type { readStatistics, readStoreStatistics } from '@rahba/contract/statistics/statistics.calls'
import type { ReactNode } from 'react'
import { useCall } from '../api/queries.ts'
import { SaveFileButton } from '../kit/feedback/save-file-button.tsx'
import { EmptyState, ErrorState } from '../kit/feedback/states.tsx'
import type { Filter } from '../kit/list/filter.ts'
import { PageHeader } from '../kit/nav/page-header.tsx'
import { Panel } from '../kit/show/panel.tsx'
import { StatCard } from '../kit/show/stat-card.tsx'
import { useLocale } from '../text/locale.ts'
import { useText } from '../text/use-text.ts'
import { FigureValue, getOpen, usePointLabel } from './figure.tsx'
import { FigureTable } from './figure-table.tsx'
import { PeriodBar, PeriodLine } from './period-bar.tsx'
import { ReportChart } from './report-chart.tsx'
import classes from './statistics.module.css'
import type { ReportRequest } from './use-report-request.ts'

const tableColumns: readonly FigureName[] = [
  'sales',
  'net_sales',
  'orders',
  'average_order',
  'cancelled_orders',
  'refunds',
  'code_discounts',
  'commission',
  'vat',
]

/** Each figure with its change against the period before. */
function Cards({ totals: { now, before } }: Pick<Report, 'totals'>) {
  const locale = useLocale()
  return (
    <div className={classes.cards}>
      {getOpen(figureNames, now).map((name) => (
        <StatCard
          key={name}
          label={inLocale(figures[name], locale)}
          value={<FigureValue name={name} value={now[name]} />}
          now={now[name] ?? 0}
          before={before[name] ?? 0}
          lessIsBetter={'less_is_better' in figures[name]}
        />
      ))}
    </div>
  )
}

/** Every point of the period as a row, the latest first. */
function Points({ report, request, exports }: { report: Report; request: ReportRequest; exports: Call }) {
  const t = useText('statistics')
  const getLabel = usePointLabel(report.by, report)
  return (
    <Panel
      title={t.table[report.by]}
      flush
      actions={
        <SaveFileButton label={t.export} endpoint={exports} input={{ query: { ...request.period, ...request.narrowed, by: report.by } }} />
      }
    >
      <FigureTable
        label={t.table[report.by]}
        head={t.axis[report.by]}
        names={getOpen(tableColumns, report.totals.now)}
        rows={report.points.map((point) => ({ key: point.from, name: getLabel(point), now: point.now })).toReversed()}
        total={report.totals.now}
      />
    </Panel>
  )
}

/** The meaning of each figure, in the words of its one definition. */
function Meanings({ names }: { names: readonly FigureName[] }) {
  const t = useText('statistics')
  const locale = useLocale()
  return (
    <details className={classes.meanings}>
      <summary>{t.meanings}</summary>
      <dl>
        {names.map((name) => (
          <div key={name}>
            <dt>{inLocale(figures[name], locale)}</dt>
            <dd>{inLocale(figures[name].means, locale)}</dd>
          </div>
        ))}
      </dl>
      <p>{t.days}</p>
    </details>
  )
}

function Waiting() {
  const { state } = useText('kit')
  return (
    <Stack gap="md" role="status" aria-busy="true" aria-label={state.loading}>
      <div className={classes.cards}>
        {['a', 'b', 'c', 'd', 'e', 'f', 'g', 'h'].map((key) => (
          <Skeleton key={key} height={100} />
        ))}
      </div>
      <Skeleton height={320} />
    </Stack>
  )
}

interface StatisticsBodyProps {
  title: string
  request: ReportRequest
  call: typeof readStatistics | typeof readStoreStatistics
  exports: Call
  filters?: readonly Filter[]
  /** The splits under the table. */
  children: (report: Report) => ReactNode
}

/** The statistics page of either office: period, figures against the period before, chart, table, splits, and what it all means. */
export function StatisticsBody({ title, request, call, exports, filters = [], children }: StatisticsBodyProps) {
  const t = useText('statistics')
  const read = useCall(call, { query: { ...request.period, ...request.narrowed, by: request.by } }, { refetchInterval: 60_000 })
  const report = read.data
  const open = report ? getOpen(figureNames, report.totals.now) : []
  return (
    <Stack gap="md">
      <PageHeader title={title} />
      <PeriodBar request={request} filters={filters} />
      {read.error && !report && <ErrorState error={read.error} retry={() => void read.refetch()} />}
      {!report && !read.error && <Waiting />}
      {report && open.length === 0 && <EmptyState title={t.notOpen} />}
      {report && open.length > 0 && (
        <>
          <PeriodLine period={report} before={report.before} as_of={report.as_of} />
          <Cards totals={report.totals} />
          <ReportChart report={report} />
          <Points report={report} request={request} exports={exports} />
          {children(report)}
          <Meanings names={open} />
        </>
      )}
    </Stack>
  )
}
