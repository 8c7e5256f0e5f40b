import { ActionIcon, Button } from '@mantine/core'
import { IconPencil } from '@tabler/icons-react'
import { memo, useState } from 'react'
import { Thumb } from '../../kit/show/thumb.tsx'
import { useText } from '../../text/use-text.ts'
import { columns, readCell, type SheetColumn } from './columns.ts'
import type { RowErrors } from './located-errors.ts'
import { getKey, type VariantValues } from './matrix.ts'
import { TextCell } from './sheet-cell.tsx'
import { type SheetRowProps, sameRow } from './sheet-row.tsx'
import { useBarcodeWarning } from './use-barcode-warning.ts'
import { VariantDetails } from './variant-details.tsx'
import { VariantTitle } from './variant-title.tsx'
import classes from './variants.module.css'

/** The cells that a card has; the others are in its window. */
const shown = ['price', 'quantity'] as const
const elsewhere = [
  'values',
  'id',
  'sku',
  'barcode',
  'price_after_discount',
  'weight',
  'image',
  'active',
] as const satisfies readonly (keyof RowErrors)[]

interface CardProps extends SheetRowProps {
  open: (place: number) => void
}

function Field({ column, ...card }: CardProps & { column: SheetColumn }) {
  const t = useText('variants').sheet
  const { row, place, title, images, labels, placeholders, errors, steps } = card
  const { key } = column
  const error = errors?.[key]
  const id = `${getKey(row)}-${key}`
  return (
    // biome-ignore lint/a11y/noLabelWithoutControl: the cell below is its input
    <label className={classes.cardField}>
      <span aria-hidden="true">{labels[key]}</span>
      <TextCell
        column={column}
        value={readCell(row, key, images)}
        placeholder={placeholders[key]}
        label={t.cell(labels[key], title)}
        name={key === 'quantity' && place === 0 ? key : undefined}
        isInvalid={Boolean(error)}
        describedBy={error ? id : undefined}
        onCommit={(text) => steps.write(place, key, text)}
      />
      {error && (
        <span id={id} className={classes.cardFault}>
          {error}
        </span>
      )}
    </label>
  )
}

const shownColumns = columns.filter(({ key }) => shown.some((one) => one === key))

function VariantCard(props: CardProps) {
  const t = useText('variants').sheet
  const { row, place, title, colours, images, labels, errors, isChosen, steps, open } = props
  const warning = useBarcodeWarning(row.barcode)
  const faults = elsewhere.flatMap((field) => errors?.[field] ?? [])
  return (
    <li className={classes.card} data-off={!row.active || undefined} data-card={place}>
      <div className={classes.cardHead}>
        <input
          type="checkbox"
          className={classes.check}
          aria-label={t.choose(title)}
          checked={isChosen}
          onChange={(event) => steps.choose(place, event.currentTarget.checked)}
        />
        <button
          type="button"
          className={classes.cardPicture}
          aria-label={t.cell(labels.image, title)}
          onClick={() => steps.openPicture(place)}
        >
          <Thumb id={row.image !== null && images.includes(row.image) ? row.image : null} width={32} />
        </button>
        <VariantTitle title={title} colours={colours} />
        <ActionIcon variant="subtle" color="gray" ms="auto" size={36} aria-label={t.more(title)} onClick={() => open(place)}>
          <IconPencil size={18} />
        </ActionIcon>
      </div>
      <div className={classes.cardFields}>
        {shownColumns.map((column) => (
          <Field key={column.key} {...props} column={column} />
        ))}
        <label className={classes.cardFlag}>
          <span aria-hidden="true">{t.offered}</span>
          <input
            type="checkbox"
            className={classes.check}
            aria-label={t.cell(t.offered, title)}
            checked={row.active}
            onChange={(event) => steps.write(place, 'active', event.currentTarget.checked ? '1' : '0')}
          />
        </label>
      </div>
      {faults.length > 0 && (
        <p className={classes.cardFault}>
          {faults[0]}{' '}
          <Button data-fault variant="subtle" size="compact-xs" color="red" onClick={() => open(place)}>
            {t.details}
          </Button>
        </p>
      )}
      {warning && !errors?.barcode && <p className={classes.cardWarning}>{warning}</p>}
    </li>
  )
}

const MemoCard = memo(VariantCard, sameRow)

interface VariantCardsProps {
  rows: readonly Omit<SheetRowProps, 'steps'>[]
  steps: SheetRowProps['steps']
  onApply: (row: VariantValues) => void
}

/** The variants as cards, on phones: price, stock and whether they are offered, with a window for the rest. */
export default function VariantCards({ rows, steps, onApply }: VariantCardsProps) {
  const [opened, setOpened] = useState<number | null>(null)
  const current = opened === null ? undefined : rows[opened]
  return (
    <>
      <ul className={classes.cards}>
        {rows.map((row) => (
          <MemoCard key={getKey(row.row)} {...row} steps={steps} open={setOpened} />
        ))}
      </ul>
      {current && <VariantDetails {...current} onApply={onApply} onClose={() => setOpened(null)} />}
    </>
  )
}
