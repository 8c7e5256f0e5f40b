import { memo } from 'react'
import { useText } from '../../text/use-text.ts'
import { type ColumnKey, columns, readCell, type SheetColumn } from './columns.ts'
import type { RowErrors } from './located-errors.ts'
import type { VariantValues } from './matrix.ts'
import { CellMessage, ImageCell, TextCell, useMessageId } from './sheet-cell.tsx'
import { useBarcodeWarning } from './use-barcode-warning.ts'
import { VariantTitle } from './variant-title.tsx'
import classes from './variants.module.css'

/** The steps that rows take on the sheet. The object stays the same while the sheet is there, so that rows are redrawn only for what is theirs. */
export interface SheetSteps {
  write: (row: number, key: ColumnKey, text: string) => void
  openPicture: (row: number) => void
  choose: (row: number, isChosen: boolean) => void
}

export interface SheetRowProps {
  row: VariantValues
  place: number
  title: string
  /** The colours of its values. */
  colours: readonly string[]
  images: readonly string[]
  /** Texts of the product's own prices, which count where a variant has none. */
  placeholders: Readonly<Partial<Record<ColumnKey, string>>>
  labels: Readonly<Record<ColumnKey, string>>
  errors: RowErrors | null
  isChosen: boolean
  /** The column of the active cell, if it is in this row. */
  active: number | null
  /** The columns of the range, if it goes through this row. */
  start: number | null
  end: number | null
  /** The column whose cell has the handle that fills down. */
  handle: number | null
  /** The column that the keyboard enters the sheet at. */
  entry: number | null
  steps: SheetSteps
}

interface CellProps extends SheetRowProps {
  column: SheetColumn
  at: number
}

function Cell({
  row,
  place,
  title,
  images,
  placeholders,
  labels,
  errors,
  active,
  start,
  end,
  handle,
  entry,
  steps,
  column,
  at,
}: CellProps) {
  const t = useText('variants').sheet
  const { key, kind } = column
  const error = errors?.[key]
  const warning = useBarcodeWarning(key === 'barcode' ? row.barcode : null)
  const message = error ?? warning
  const id = useMessageId(message)
  const shared = { label: t.cell(labels[key], title), tabIndex: entry === at ? 0 : -1, isInvalid: Boolean(error), describedBy: id }
  return (
    // biome-ignore lint/a11y/useFocusableInteractive: the field in the cell has the focus, as the pattern of grids allows
    <td
      // biome-ignore lint/a11y/noNoninteractiveElementToInteractiveRole: the table is a grid, whose cells are edited
      role="gridcell"
      className={classes.cell}
      data-cell={`${place}:${at}`}
      data-kind={kind}
      data-active={active === at || undefined}
      data-fault={error ? 'error' : warning ? 'warning' : undefined}
      aria-selected={start !== null && end !== null && at >= start && at <= end}
    >
      {kind === 'image' ? (
        <ImageCell
          {...shared}
          image={row.image !== null && images.includes(row.image) ? row.image : null}
          onOpen={() => steps.openPicture(place)}
        />
      ) : kind === 'flag' ? (
        <input
          type="checkbox"
          className={classes.check}
          aria-label={shared.label}
          aria-invalid={shared.isInvalid || undefined}
          aria-describedby={id}
          tabIndex={shared.tabIndex}
          checked={row.active}
          onChange={(event) => steps.write(place, key, event.currentTarget.checked ? '1' : '0')}
        />
      ) : (
        <TextCell
          {...shared}
          column={column}
          value={readCell(row, key, images)}
          // The product's discount is not for a variant with a price of its own.
          placeholder={key === 'price_after_discount' && row.price !== null ? undefined : placeholders[key]}
          // Only one field of a form is found by this name: the first that fixes an empty stock.
          name={key === 'quantity' && place === 0 ? 'quantity' : undefined}
          onCommit={(text) => steps.write(place, key, text)}
        />
      )}
      {id && <CellMessage id={id} message={message} level={error ? 'error' : 'warning'} />}
      {handle === at && <span className={classes.handle} data-handle="" title={t.fillHandle} aria-hidden="true" />}
    </td>
  )
}

function Row(props: SheetRowProps) {
  const { row, place, title, colours, errors, isChosen, steps } = props
  const t = useText('variants').sheet
  const fault = errors?.values ?? errors?.id
  return (
    <tr data-off={!row.active || undefined} data-chosen={isChosen || undefined}>
      <th scope="row" className={classes.head} data-fault={fault ? 'error' : undefined}>
        <span className={classes.headIn}>
          <input
            type="checkbox"
            className={classes.check}
            tabIndex={-1}
            aria-label={t.choose(title)}
            checked={isChosen}
            onChange={(event) => steps.choose(place, event.currentTarget.checked)}
          />
          <VariantTitle title={title} colours={colours} />
        </span>
        {fault && <span className={classes.headFault}>{fault}</span>}
      </th>
      {columns.map((column, at) => (
        <Cell key={column.key} {...props} column={column} at={at} />
      ))}
    </tr>
  )
}

const sameParts = (a: object | null, b: object | null): boolean => {
  if (a === b) return true
  if (!a || !b) return false
  const [left, right] = [Object.entries(a), Object.entries(b)]
  return left.length === right.length && left.every(([key, value]) => isSame(value, (b as Record<string, unknown>)[key]))
}
const isSame = (a: unknown, b: unknown) => (Array.isArray(a) && Array.isArray(b) ? a.join() === b.join() : Object.is(a, b))

/** The form copies its values deeply with every change of any field, so rows are compared by what is in them and not by who they are. */
export const sameRow = (before: SheetRowProps, after: SheetRowProps): boolean =>
  sameParts(before.row, after.row) &&
  sameParts(before.errors, after.errors) &&
  sameParts(before.placeholders, after.placeholders) &&
  isSame(before.images, after.images) &&
  isSame(before.colours, after.colours) &&
  (['place', 'title', 'labels', 'isChosen', 'active', 'start', 'end', 'handle', 'entry', 'steps'] as const).every((key) =>
    Object.is(before[key], after[key]),
  )

/** A row of the sheet, redrawn only when something of it has changed. */
export const SheetRow = memo(Row, sameRow)
