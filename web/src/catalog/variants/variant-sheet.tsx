import { plainAmount } from '@rahba/contract/kernel/money'
import { lazy, Suspense, useState } from 'react'
import type { NumberValue } from '../../kit/inputs/number-inputs.tsx'
import { useOnPhone } from '../../kit/layout/use-on-phone.ts'
import { useLocale } from '../../text/locale.ts'
import { useText } from '../../text/use-text.ts'
import type { Block } from './block.ts'
import { FaultSummary } from './fault-summary.tsx'
import { findRowErrors, type LocatedErrors } from './located-errors.ts'
import { getKey, type VariantValues } from './matrix.ts'
import type { Pictured } from './picture-choice.tsx'
import { getBlock, type Place } from './sheet-keys.ts'
import type { SheetRowProps } from './sheet-row.tsx'
import { SheetTable } from './sheet-table.tsx'
import { SheetTools } from './sheet-tools.tsx'
import { useColumnLabels } from './use-column-labels.ts'
import { useFaultWalk } from './use-fault-walk.ts'
import type { MatrixEditing } from './use-matrix.ts'
import { useSheet } from './use-sheet.ts'
import { useSheetSteps } from './use-sheet-steps.ts'
import { findColours, getTitle } from './variant-title.tsx'

// The bar opens by a button, and the cards are for phones alone.
const BulkBar = lazy(() => import('./bulk-bar.tsx'))
const VariantCards = lazy(() => import('./variant-cards.tsx'))

interface VariantSheetProps {
  editing: MatrixEditing
  images: readonly string[]
  product: { price: NumberValue; price_after_discount: NumberValue; weight: NumberValue }
  errors: LocatedErrors
  /** Changes when errors are put into the form. */
  marks: number
  choosePicture: (of: Pictured) => void
}

const showAmount = (value: NumberValue) => (typeof value === 'number' ? plainAmount(value) : '')

/** The texts that count where a cell is empty: a variant without a price has the product's. */
const getPlaceholders = ({ price, price_after_discount, weight }: VariantSheetProps['product']) => ({
  price: showAmount(price),
  price_after_discount: showAmount(price_after_discount),
  weight: typeof weight === 'number' ? String(weight) : '',
})

/** The chosen rows, by their keys, which outlive their places. */
function useChosen(rows: readonly VariantValues[]) {
  const [keys, setKeys] = useState<ReadonlySet<string>>(new Set())
  const known = rows.map(getKey).filter((key) => keys.has(key))
  const put = (changed: readonly string[], isChosen: boolean) =>
    setKeys((current) => {
      const next = new Set(current)
      for (const key of changed) {
        if (isChosen) next.add(key)
        else next.delete(key)
      }
      return next
    })
  return { chosen: new Set(known), put }
}

/** Shows the card of a fault, and puts the keyboard into its cell or on the button of the others. */
function goToCard({ row }: Place): void {
  const card = document.querySelector(`[data-card="${row}"]`)
  card?.scrollIntoView({ block: 'center' })
  card?.querySelector<HTMLElement>('[aria-invalid="true"], [data-fault]')?.focus({ preventScroll: true })
}

/** The part of the range that goes through a row, and the cell of it that is active or enters the sheet. */
function findRangeInRow(place: number, { at, block, bottom }: { at: Place; block: Block; bottom: number }) {
  const isIn = place >= block.top && place <= bottom
  const column = at.row === place ? at.column : null
  return {
    active: column,
    entry: column,
    start: isIn ? block.start : null,
    end: isIn ? block.end : null,
    handle: place === bottom ? block.end : null,
  }
}

/** The variants of a product as a sheet whose cells are typed, pasted, filled and undone like those of a spreadsheet; on phones as cards. */
export function VariantSheet({ editing, images, product, errors, marks, choosePicture }: VariantSheetProps) {
  const t = useText('variants').sheet
  const locale = useLocale()
  const onPhone = useOnPhone()
  const labels = useColumnLabels()
  const [isBulk, setBulk] = useState(false)
  const { axes, variants } = editing.matrix
  const { chosen, put: putChosen } = useChosen(variants)
  const { steps, replace } = useSheetSteps({ editing, images, putChosen, choosePicture })
  const toggleRows = ({ top, bottom }: Block) => {
    const keys = variants.slice(top, bottom + 1).map(getKey)
    putChosen(keys, !keys.every((key) => chosen.has(key)))
  }
  const { grid, selection, events, fillRest, go, message, fillTo } = useSheet({ editing, images, toggleRows })

  const block = getBlock(selection)
  const range = { at: selection.at, block, bottom: fillTo ?? block.bottom }
  const placeholders = getPlaceholders(product)
  const rows = variants.map(
    (row, place): Omit<SheetRowProps, 'steps'> => ({
      row,
      place,
      title: getTitle(axes, row.values, locale),
      colours: findColours(axes, row.values),
      images,
      labels,
      placeholders,
      errors: findRowErrors(errors, row),
      isChosen: chosen.has(getKey(row)),
      ...findRangeInRow(place, range),
    }),
  )
  const faults = rows.reduce((count, { errors: own }) => count + Object.keys(own ?? {}).length, 0)
  const findNextFault = useFaultWalk(rows, marks)
  const goToFault = () => {
    const at = findNextFault()
    if (!at) return
    if (onPhone) goToCard(at)
    else go({ at, anchor: at })
  }
  const size = { rows: block.bottom - block.top + 1, columns: block.end - block.start + 1 }
  return (
    <div>
      <SheetTools editing={editing} fillRest={onPhone ? null : fillRest} isBulk={isBulk} toggleBulk={() => setBulk(!isBulk)}>
        <FaultSummary count={faults} marks={marks} goTo={goToFault} />
      </SheetTools>
      {isBulk && (
        <Suspense>
          <BulkBar editing={editing} chosen={chosen} product={product} />
        </Suspense>
      )}
      {onPhone ? (
        <Suspense>
          <VariantCards rows={rows} steps={steps} onApply={replace} />
        </Suspense>
      ) : (
        <SheetTable
          ref={grid}
          rows={rows}
          steps={steps}
          labels={labels}
          message={message || (size.rows * size.columns > 1 ? t.selected(size.rows, size.columns) : '')}
          chooseAll={(isChosen) => putChosen(variants.map(getKey), isChosen)}
          {...events}
        />
      )}
    </div>
  )
}
