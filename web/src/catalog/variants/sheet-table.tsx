import { type ComponentProps, useId } from 'react'
import { useText } from '../../text/use-text.ts'
import { columns } from './columns.ts'
import { getKey } from './matrix.ts'
import { SheetRow, type SheetRowProps, type SheetSteps } from './sheet-row.tsx'
import type { ColumnLabels } from './use-column-labels.ts'
import classes from './variants.module.css'

interface SheetTableProps extends ComponentProps<'table'> {
  rows: readonly Omit<SheetRowProps, 'steps'>[]
  steps: SheetSteps
  labels: ColumnLabels
  /** Read out when it changes: the size of the selection, or what a key did. */
  message: string
  chooseAll: (isChosen: boolean) => void
}

/** The sheet itself: one row for each variant, one column for each of its fields. Further props are its events. */
export function SheetTable({ rows, steps, labels, message, chooseAll, ...table }: SheetTableProps) {
  const t = useText('variants').sheet
  const hint = useId()
  return (
    <>
      <p className={classes.said} aria-live="polite">
        {message}
      </p>
      <div className={classes.scroll}>
        <table
          // biome-ignore lint/a11y/noNoninteractiveElementToInteractiveRole: its cells are edited, as a grid's are
          role="grid"
          aria-multiselectable="true"
          aria-label={t.title}
          aria-describedby={hint}
          className={classes.sheet}
          {...table}
        >
          <thead>
            <tr>
              <th scope="col" className={classes.head}>
                <span className={classes.headIn}>
                  <input
                    type="checkbox"
                    className={classes.check}
                    aria-label={t.chooseAll}
                    checked={rows.every(({ isChosen }) => isChosen)}
                    onChange={({ currentTarget }) => chooseAll(currentTarget.checked)}
                  />
                  {t.variant}
                </span>
              </th>
              {columns.map(({ key, kind }) => (
                <th key={key} scope="col" data-kind={kind} data-column={key}>
                  {labels[key]}
                </th>
              ))}
            </tr>
          </thead>
          <tbody>
            {rows.map((row) => (
              <SheetRow key={getKey(row.row)} {...row} steps={steps} />
            ))}
          </tbody>
        </table>
      </div>
      <p id={hint} className={classes.hint}>
        {t.hint}
      </p>
    </>
  )
}
