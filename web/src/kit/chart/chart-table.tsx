import { Table } from '@mantine/core'
import { ScrollRegion } from '../layout/scroll-region.tsx'
import classes from './chart.module.css'
import type { ChartProps } from './chart.tsx'

interface ChartTableProps extends Pick<ChartProps, 'label' | 'points' | 'series' | 'format'> {
  axis: string
}

/** The chart's figures as rows. Its own chunk: most never ask for it. */
export default function ChartTable({ label, points, series, format, axis }: ChartTableProps) {
  return (
    <ScrollRegion label={label} className={classes.asTable}>
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
    </ScrollRegion>
  )
}
