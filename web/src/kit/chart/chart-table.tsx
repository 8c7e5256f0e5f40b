import { ScrollRegion } from '../layout/scroll-region.tsx'
import { Table } from '../show/table.tsx'
import classes from './chart.module.css'
import type { ChartProps } from './chart.tsx'

interface ChartTableProps extends Pick<ChartProps, 'label' | 'points' | 'series' | 'format'> {
  axis: string
}

/** The chart's figures as rows. Its own chunk: most never ask for it. */
export default function ChartTable({ label, points, series, format, axis }: ChartTableProps) {
  return (
    <ScrollRegion label={label} className={classes.asTable}>
      <Table stickyHeader>
        <thead>
          <tr>
            <th>{axis}</th>
            {series.map(({ key, label }) => (
              <th key={key} data-align="end">
                {label}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {points.map((point) => (
            <tr key={point.label}>
              <td>{point.label}</td>
              {series.map(({ key }) => (
                <td key={key} data-align="end">
                  <bdi dir="ltr">{format(point.values[key] ?? 0)}</bdi>
                </td>
              ))}
            </tr>
          ))}
        </tbody>
      </Table>
    </ScrollRegion>
  )
}
