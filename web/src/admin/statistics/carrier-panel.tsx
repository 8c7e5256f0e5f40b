import { Skeleton, Table, Text } from '@mantine/core'
import { carriers } from '@rahba/contract/money/carriers/carriers'
import { readCarrierStatistics } from '@rahba/contract/statistics/carrier-figures.calls'
import { useCall } from '../../api/queries.ts'
import { EmptyState, ErrorState } from '../../kit/feedback/states.tsx'
import { Localized, Ltr, None } from '../../kit/layout/direction.tsx'
import { ScrollRegion } from '../../kit/layout/scroll-region.tsx'
import { Money } from '../../kit/show/money.tsx'
import { Panel } from '../../kit/show/panel.tsx'
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
        <Table fz="sm" miw={560} aria-label={t.title}>
          <Table.Thead>
            <Table.Tr>
              <Table.Th>{t.carrier}</Table.Th>
              <Table.Th className={number}>{t.orders}</Table.Th>
              <Table.Th className={number}>{t.cash}</Table.Th>
              <Table.Th className={number}>{t.settled}</Table.Th>
              <Table.Th className={number}>{t.owed}</Table.Th>
              <Table.Th className={number}>{t.days}</Table.Th>
            </Table.Tr>
          </Table.Thead>
          <Table.Tbody>
            {read.data.rows.map(({ carrier, orders, cash, settled, days }) => (
              <Table.Tr key={carrier}>
                <Table.Th scope="row" fw={500}>
                  <Localized text={carriers[carrier]} />
                </Table.Th>
                <Table.Td className={number}>
                  <Ltr>{orders}</Ltr>
                </Table.Td>
                <Table.Td className={number}>
                  <Money value={cash} />
                </Table.Td>
                <Table.Td className={number}>
                  <Money value={settled} />
                </Table.Td>
                <Table.Td className={number}>
                  <Money value={cash - settled} />
                </Table.Td>
                <Table.Td className={number}>{days === null ? <None /> : <Ltr>{days}</Ltr>}</Table.Td>
              </Table.Tr>
            ))}
          </Table.Tbody>
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
