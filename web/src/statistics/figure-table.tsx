import { Table } from '@mantine/core'
import { inLocale } from '@rahba/contract/kernel/locale'
import { percentText } from '@rahba/contract/kernel/percent'
import { type FigureName, type Figures, figures } from '@rahba/contract/statistics/figures'
import type { ReactNode } from 'react'
import { ScrollRegion } from '../kit/layout/scroll-region.tsx'
import { useLocale } from '../text/locale.ts'
import { useText } from '../text/use-text.ts'
import { FigureValue } from './figure.tsx'
import classes from './statistics.module.css'

interface FigureTableProps {
  label: string
  /** The heading of the first column. */
  head: string
  names: readonly FigureName[]
  rows: readonly { key: string; name: ReactNode; now: Figures; share?: number }[]
  /** The last row, where it is more than the rows above. */
  total?: Figures
}

/** Figures as rows: days, weeks, stores … With `share` each row has its part of the sales as a bar. */
export function FigureTable({ label, head, names, rows, total }: FigureTableProps) {
  const t = useText('statistics')
  const locale = useLocale()
  const shares = rows.some(({ share }) => share !== undefined)
  return (
    <ScrollRegion label={label} className={classes.scroll}>
      <Table fz="sm" stickyHeader>
        <Table.Thead>
          <Table.Tr>
            <Table.Th>{head}</Table.Th>
            {shares && <Table.Th>{t.share}</Table.Th>}
            {names.map((name) => (
              <Table.Th key={name} className={classes.number ?? ''}>
                {inLocale(figures[name], locale)}
              </Table.Th>
            ))}
          </Table.Tr>
        </Table.Thead>
        <Table.Tbody>
          {rows.map((row) => (
            <Table.Tr key={row.key}>
              <Table.Th scope="row" fw={500} className={classes.name ?? ''}>
                {row.name}
              </Table.Th>
              {shares && (
                <Table.Td>
                  <span className={classes.share}>
                    <i style={{ inlineSize: `${Math.max(0, row.share ?? 0) * 100}%` }} />
                  </span>
                  {percentText(((row.share ?? 0) * 100).toFixed(1))}
                </Table.Td>
              )}
              {names.map((name) => (
                <Table.Td key={name} className={classes.number ?? ''}>
                  <FigureValue name={name} value={row.now[name]} />
                </Table.Td>
              ))}
            </Table.Tr>
          ))}
        </Table.Tbody>
        {total && (
          <Table.Tfoot>
            <Table.Tr>
              <Table.Th scope="row">{t.total}</Table.Th>
              {shares && <Table.Td />}
              {names.map((name) => (
                <Table.Td key={name} className={classes.number ?? ''} fw={600}>
                  <FigureValue name={name} value={total[name]} />
                </Table.Td>
              ))}
            </Table.Tr>
          </Table.Tfoot>
        )}
      </Table>
    </ScrollRegion>
  )
}
