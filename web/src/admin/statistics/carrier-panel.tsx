import { Skeleton, Text } from '@mantine/core'
import { carriers } from '@rahba/contract/money/carriers/carriers'
import { readCarrierStatistics } from '@rahba/contract/statistics/carrier-figures.calls'
import { useCall } from '../../api/queries.ts'
import { EmptyState, ErrorState } from '../../kit/feedback/states.tsx'
import { Localized, Ltr, None } from '../../kit/layout/direction.tsx'
import { ScrollRegion } from '../../kit/layout/scroll-region.tsx'
import { Money } from '../../kit/show/money.tsx'
import { Panel } from '../../kit/show/panel.tsx'
import { Table } from '../../kit/show/table.tsx'
import classes from '../../statistics/statistics.module.css'
import type { ReportRequest } from '../../statistics/use-report-request.ts'
import { useText } from '../../text/use-text.ts'

/** The cash that carriers collected in the period, and how much of it they settled. */
export function CarrierPanel({ request }: { request: ReportRequest }) {
  const { carriers: t } = useText('statistics')
  const { store_id } = request.narrowed
  const read = useCall(readCarrierStatistics, { query: { ...request.period, ...(store_id && { store_id }) } })
  const number = classes.number ?? ''
  const body = () => {
    if (read.error && !read.data) return <ErrorState error={read.error} retry={() => void read.refetch()} />
    if (!read.data) return <Skeleton height={160} m="md" w="auto" />
    if (read.data.rows.length === 0) return <EmptyState title={t.nothing} />
    return (
      <ScrollRegion label={t.title}>
        <Table minWidth={560} aria-label={t.title}>
          <thead>
            <tr>
              <th>{t.carrier}</th>
              <th className={number}>{t.orders}</th>
              <th className={number}>{t.cash}</th>
              <th className={number}>{t.settled}</th>
              <th className={number}>{t.owed}</th>
              <th className={number}>{t.days}</th>
            </tr>
          </thead>
          <tbody>
            {read.data.rows.map(({ carrier, orders, cash, settled, days }) => (
              <tr key={carrier}>
                <th scope="row">
                  <Localized text={carriers[carrier]} />
                </th>
                <td className={number}>
                  <Ltr>{orders}</Ltr>
                </td>
                <td className={number}>
                  <Money value={cash} />
                </td>
                <td className={number}>
                  <Money value={settled} />
                </td>
                <td className={number}>
                  <Money value={cash - settled} />
                </td>
                <td className={number}>{days === null ? <None /> : <Ltr>{days}</Ltr>}</td>
              </tr>
            ))}
          </tbody>
        </Table>
      </ScrollRegion>
    )
  }
  return (
    <Panel title={t.title} flush>
      <Text size="sm" c="dimmed" px="md" py="sm">
        {t.lead}
      </Text>
      {body()}
    </Panel>
  )
}
