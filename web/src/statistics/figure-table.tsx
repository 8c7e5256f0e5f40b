import { inLocale } from '@rahba/contract/kernel/locale'
import { percentText } from '@rahba/contract/kernel/percent'
import { type FigureName, type Figures, figures } from '@rahba/contract/statistics/figures'
import type { ReactNode } from 'react'
import { ScrollRegion } from '../kit/layout/scroll-region.tsx'
import { Table } from '../kit/show/table.tsx'
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
      <Table stickyHeader>
        <thead>
          <tr>
            <th>{head}</th>
            {shares && <th>{t.share}</th>}
            {names.map((name) => (
              <th key={name} className={classes.number ?? ''}>
                {inLocale(figures[name], locale)}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {rows.map((row) => (
            <tr key={row.key}>
              <th scope="row" className={classes.name ?? ''}>
                {row.name}
              </th>
              {shares && (
                <td>
                  <span className={classes.share}>
                    <i style={{ inlineSize: `${Math.max(0, row.share ?? 0) * 100}%` }} />
                  </span>
                  {percentText(((row.share ?? 0) * 100).toFixed(1))}
                </td>
              )}
              {names.map((name) => (
                <td key={name} className={classes.number ?? ''}>
                  <FigureValue name={name} value={row.now[name]} />
                </td>
              ))}
            </tr>
          ))}
        </tbody>
        {total && (
          <tfoot>
            <tr>
              <th scope="row">{t.total}</th>
              {shares && <td />}
              {names.map((name) => (
                <td key={name} className={classes.number ?? ''}>
                  <FigureValue name={name} value={total[name]} />
                </td>
              ))}
            </tr>
          </tfoot>
        )}
      </Table>
    </ScrollRegion>
  )
}
