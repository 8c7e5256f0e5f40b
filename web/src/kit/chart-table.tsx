import { Table } from '@mantine/core'
import type { ChartProps } from './chart.tsx'

/** The chart's figures as rows. Its own chunk: most never ask for it. */
export default function ChartTable({ points, series, format, axis }: Pick<ChartProps, 'points' | 'series' | 'format'> & { axis: string }) {
  return (
    <Table.ScrollContainer minWidth={0} mah={320}>
      <Table fz="sm" stickyHeader>
        <Table.Thead>
          <Table.Tr>
            <Table.Th>{axis}</Table.Th>
            {series.map(({ key, label }) => (
              <Table.Th key={key} style={{ textAlign: 'end' }}>
                {label}
              </Table.Th>
            ))}
          </Table.Tr>
        </Table.Thead>
        <Table.Tbody>
          {points.map((point) => (
            <Table.Tr key={point.label}>
              <Table.Td>{point.label}</Table.Td>
              {series.map(({ key }) => (
                <Table.Td key={key} style={{ textAlign: 'end' }}>
                  <bdi dir="ltr">{format(point.values[key] ?? 0)}</bdi>
                </Table.Td>
              ))}
            </Table.Tr>
          ))}
        </Table.Tbody>
      </Table>
    </Table.ScrollContainer>
  )
}
