import { Checkbox } from '@mantine/core'
import { IconArrowDown, IconArrowUp } from '@tabler/icons-react'
import type { ReactNode } from 'react'
import { useText } from '../../text/use-text.ts'
import { LocalLink } from '../nav/link.tsx'
import type { RowAction } from './columns.ts'
import classes from './list.module.css'
import { RowMenu } from './row-menu.tsx'
import type { DataTableOwnProps, Identified } from './table-props.ts'

/** The rows as cards, for narrow screens: the main column heads each, the others follow with their names. */
export function RowCards<Row extends Identified>({
  rows,
  columns,
  rowName,
  rowHref,
  rowActions,
  selected = [],
  onSelect,
  onMove,
  stale,
}: DataTableOwnProps<Row>) {
  const { list: t, form } = useText('kit')
  // Cards have no handles: the card's menu moves a row one place at a time.
  const getActions = (row: Row, index: number): readonly RowAction[] => {
    const step = (key: string, label: string, icon: ReactNode, by: number): RowAction[] =>
      onMove && index + by >= 0 && index + by < rows.length ? [{ key, label, icon, onClick: () => onMove(index, index + by) }] : []
    return [
      ...step('up', form.moveUp, <IconArrowUp size={16} />, -1),
      ...step('down', form.moveDown, <IconArrowDown size={16} />, 1),
      ...(rowActions?.(row) ?? []),
    ]
  }
  const main = columns.find((column) => column.main) ?? columns[0]
  const picture = columns.find((column) => column.picture)
  const facts = columns.filter((column) => column !== main && column !== picture)
  return (
    <ul className={stale ? `${classes.cards} ${classes.stale}` : classes.cards}>
      {rows.map((row, index) => (
        <li key={row.id} className={classes.card}>
          <div className={classes.cardHead}>
            {onSelect && (
              <Checkbox
                size="sm"
                aria-label={t.selectRow(rowName(row))}
                checked={selected.includes(row.id)}
                onChange={() => onSelect(selected.includes(row.id) ? selected.filter((id) => id !== row.id) : [...selected, row.id])}
              />
            )}
            {picture?.cell(row)}
            <div className={classes.cardTitle}>
              {rowHref ? (
                <LocalLink to={rowHref(row)} className={classes.main}>
                  {main?.cell(row)}
                </LocalLink>
              ) : (
                main?.cell(row)
              )}
            </div>
            {(rowActions || onMove) && <RowMenu actions={getActions(row, index)} name={rowName(row)} />}
          </div>
          <dl className={classes.cardFacts}>
            {facts.map((column) => (
              <div key={column.key}>
                <dt>{column.label}</dt>
                <dd>{column.cell(row)}</dd>
              </div>
            ))}
          </dl>
        </li>
      ))}
    </ul>
  )
}
