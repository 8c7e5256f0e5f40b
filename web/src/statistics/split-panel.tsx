import { Skeleton, Text } from '@mantine/core'
import type { Call } from '@rahba/contract/kernel/endpoint'
import { inLocale } from '@rahba/contract/kernel/locale'
import type { PageAddress } from '@rahba/contract/kernel/page-table'
import { type FigureName, type Figures, type Split, splitLength, splits } from '@rahba/contract/statistics/figures'
import type { splitStatistics, splitStoreStatistics } from '@rahba/contract/statistics/statistics.calls'
import { useCall } from '../api/queries.ts'
import { SaveFileButton } from '../kit/feedback/save-file-button.tsx'
import { EmptyState, ErrorState } from '../kit/feedback/states.tsx'
import { Localized } from '../kit/layout/direction.tsx'
import { LocalLink } from '../kit/nav/link.tsx'
import { Panel } from '../kit/show/panel.tsx'
import { useLocale } from '../text/locale.ts'
import { useText } from '../text/use-text.ts'
import { getOpen } from './figure.tsx'
import { FigureTable } from './figure-table.tsx'
import type { ReportRequest } from './use-report-request.ts'

interface SplitPanelProps {
  by: Split
  request: ReportRequest
  call: typeof splitStatistics | typeof splitStoreStatistics
  exports: Call
  totals: Figures
  /** Returns the page of a row's record. */
  buildLink?: (key: string) => PageAddress
}

const columns: readonly FigureName[] = [
  'sales',
  'orders',
  'average_order',
  'cancelled_orders',
  'refunds',
  'code_discounts',
  'commission',
  'vat',
]

/** The figures by one split, the best selling first, with their share and as a file. */
export function SplitPanel({ by, request, call, exports, totals, buildLink }: SplitPanelProps) {
  const t = useText('statistics')
  const locale = useLocale()
  const query = { ...request.period, ...request.narrowed, by }
  const read = useCall(call, { query })
  const title = inLocale(splits[by], locale)
  const body = () => {
    if (read.error && !read.data) return <ErrorState error={read.error} retry={() => void read.refetch()} />
    if (!read.data) return <Skeleton height={200} m="md" w="auto" />
    if (read.data.rows.length === 0) return <EmptyState title={t.nothing} />
    return (
      <>
        <FigureTable
          label={title}
          head={title}
          names={getOpen(columns, totals)}
          rows={read.data.rows.map(({ key, name, now }) => ({
            key: key ?? '',
            name: key && buildLink ? <LocalLink to={buildLink(key)}>{inLocale(name, locale)}</LocalLink> : <Localized text={name} />,
            now,
            ...(now.sales === null ? {} : { share: totals.sales ? now.sales / totals.sales : 0 }),
          }))}
        />
        {read.data.more && (
          <Text size="sm" c="dimmed" p="md">
            {t.more(splitLength)}
          </Text>
        )}
      </>
    )
  }
  return (
    <Panel title={title} flush actions={<SaveFileButton label={t.export} endpoint={exports} input={{ query }} />}>
      {body()}
    </Panel>
  )
}
