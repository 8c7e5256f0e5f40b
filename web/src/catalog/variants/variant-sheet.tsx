import { ActionIcon, Button, Group, Text } from '@mantine/core'
import { useMediaQuery } from '@mantine/hooks'
import { productLabels } from '@rahba/contract/catalog/product-labels'
import { plainAmount } from '@rahba/contract/kernel/money'
import { IconArrowBackUp, IconArrowBarDown, IconArrowForwardUp, IconListCheck } from '@tabler/icons-react'
import { lazy, Suspense, useId, useMemo, useRef, useState } from 'react'
import { Hint } from '../../kit/feedback/hint.tsx'
import type { NumberValue } from '../../kit/inputs/number-inputs.tsx'
import { formatNumber } from '../../kit/show/format.ts'
import { useLocale } from '../../text/locale.ts'
import { useText } from '../../text/use-text.ts'
import type { Block } from './block.ts'
import { type ColumnKey, columns, writeCell } from './columns.ts'
import { FaultSummary } from './fault-summary.tsx'
import { findRowErrors, type LocatedErrors } from './located-errors.ts'
import { countStock, getKey, type VariantValues } from './matrix.ts'
import type { Pictured } from './picture-choice.tsx'
import { getBlock, type Place } from './sheet-keys.ts'
import { SheetRow, type SheetRowProps, type SheetSteps } from './sheet-row.tsx'
import { useFaultWalk } from './use-fault-walk.ts'
import type { MatrixEditing } from './use-matrix.ts'
import { useSheet } from './use-sheet.ts'
import { findColours, getTitle } from './variant-title.tsx'
import classes from './variants.module.css'

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

/** The names of the columns, short enough for a narrow one. */
function useColumnLabels(): Record<ColumnKey, string> {
  const t = useText('variants').sheet
  const locale = useLocale()
  return useMemo(() => {
    const label = (key: 'sku' | 'barcode' | 'price' | 'quantity') => productLabels[key][locale]
    return {
      sku: label('sku'),
      barcode: label('barcode'),
      price: label('price'),
      price_after_discount: t.reduced,
      quantity: label('quantity'),
      weight: t.weight,
      image: t.image,
      active: t.offered,
    }
  }, [t, locale])
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

/** The variants of a product as a sheet whose cells are typed, pasted, filled and undone like those of a spreadsheet; on phones as cards. */
export function VariantSheet({ editing, images, product, errors, marks, choosePicture }: VariantSheetProps) {
  const t = useText('variants').sheet
  const locale = useLocale()
  const onPhone = useMediaQuery('(max-width: 47.99em)') ?? false
  const labels = useColumnLabels()
  const hint = useId()
  const [isBulk, setBulk] = useState(false)
  const { axes, variants } = editing.matrix
  const { chosen, put: putChosen } = useChosen(variants)
  const toggleRows = ({ top, bottom }: Block) => {
    const keys = variants.slice(top, bottom + 1).map(getKey)
    putChosen(keys, !keys.every((key) => chosen.has(key)))
  }
  const { grid, selection, events, fillRest, go, message, fillTo } = useSheet({ editing, images, toggleRows })
  const change = (place: number, next: (row: VariantValues) => VariantValues) => {
    const now = editing.now()
    editing.put({ axes: now.axes, variants: now.variants.map((row, at) => (at === place ? next(row) : row)) })
  }
  const steps: SheetSteps = {
    write: (place, key, text) => change(place, (row) => writeCell(row, key, text, images)),
    choose: (place, isChosen) =>
      putChosen(
        editing
          .now()
          .variants.slice(place, place + 1)
          .map(getKey),
        isChosen,
      ),
    openPicture: (place) => {
      const row = editing.now().variants[place]
      if (!row) return
      const name = getTitle(axes, row.values, locale)
      choosePicture({ name, image: row.image, put: (image) => change(place, (current) => ({ ...current, image })) })
    },
  }
  const latest = useRef(steps)
  latest.current = steps
  const stable = useRef<SheetSteps>({
    write: (...args) => latest.current.write(...args),
    choose: (...args) => latest.current.choose(...args),
    openPicture: (...args) => latest.current.openPicture(...args),
  })

  const block = getBlock(selection)
  const bottom = fillTo ?? block.bottom
  const placeholders = getPlaceholders(product)
  const rows = variants.map((row, place): Omit<SheetRowProps, 'steps'> => {
    const isIn = place >= block.top && place <= bottom
    return {
      row,
      place,
      title: getTitle(axes, row.values, locale),
      colours: findColours(axes, row.values),
      images,
      labels,
      placeholders,
      errors: findRowErrors(errors, row),
      isChosen: chosen.has(getKey(row)),
      active: selection.at.row === place ? selection.at.column : null,
      start: isIn ? block.start : null,
      end: isIn ? block.end : null,
      handle: place === bottom ? block.end : null,
      entry: selection.at.row === place ? selection.at.column : null,
    }
  })
  const faults = rows.reduce((count, { errors: own }) => count + Object.keys(own ?? {}).length, 0)
  const findNextFault = useFaultWalk(rows, marks)
  const goToFault = () => {
    const at = findNextFault()
    if (!at) return
    if (onPhone) goToCard(at)
    else go({ at, anchor: at })
  }
  const isAll = chosen.size === variants.length
  const size = { rows: block.bottom - block.top + 1, columns: block.end - block.start + 1 }
  return (
    <div>
      <Group className={classes.tools ?? ''} gap="xs">
        <Hint label={t.undo}>
          <ActionIcon variant="default" size={32} aria-label={t.undo} disabled={!editing.canUndo} onClick={editing.undo}>
            <IconArrowBackUp size={16} className="mirrored" />
          </ActionIcon>
        </Hint>
        <Hint label={t.redo}>
          <ActionIcon variant="default" size={32} aria-label={t.redo} disabled={!editing.canRedo} onClick={editing.redo}>
            <IconArrowForwardUp size={16} className="mirrored" />
          </ActionIcon>
        </Hint>
        {!onPhone && (
          <Button variant="default" size="xs" leftSection={<IconArrowBarDown size={14} aria-hidden="true" />} onClick={fillRest}>
            {t.fill}
          </Button>
        )}
        <Button
          variant="default"
          size="xs"
          leftSection={<IconListCheck size={14} aria-hidden="true" />}
          aria-expanded={isBulk}
          onClick={() => setBulk(!isBulk)}
        >
          {t.change}
        </Button>
        <FaultSummary count={faults} marks={marks} goTo={goToFault} />
        <Text size="xs" c="dimmed" ms="auto" component="span">
          {t.total}: {formatNumber(countStock(variants), locale)}
        </Text>
      </Group>
      {isBulk && (
        <Suspense>
          <BulkBar editing={editing} chosen={chosen} product={product} />
        </Suspense>
      )}
      {onPhone ? (
        <Suspense>
          <VariantCards
            rows={rows}
            steps={stable.current}
            onApply={(next) => {
              const place = editing.now().variants.findIndex((row) => getKey(row) === getKey(next))
              change(place, () => next)
            }}
          />
        </Suspense>
      ) : (
        <>
          <p className={classes.said} aria-live="polite">
            {message || (size.rows * size.columns > 1 ? t.selected(size.rows, size.columns) : '')}
          </p>
          <div className={classes.scroll}>
            <table
              ref={grid}
              // biome-ignore lint/a11y/noNoninteractiveElementToInteractiveRole: its cells are edited, as a grid's are
              role="grid"
              aria-multiselectable="true"
              aria-label={t.title}
              aria-describedby={hint}
              className={classes.sheet}
              {...events}
            >
              <thead>
                <tr>
                  <th scope="col" className={classes.head}>
                    <span className={classes.headIn}>
                      <input
                        type="checkbox"
                        className={classes.check}
                        aria-label={t.chooseAll}
                        checked={isAll}
                        onChange={() => putChosen(variants.map(getKey), !isAll)}
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
                  <SheetRow key={getKey(row.row)} {...row} steps={stable.current} />
                ))}
              </tbody>
            </table>
          </div>
          <p id={hint} className={classes.hint}>
            {t.hint}
          </p>
        </>
      )}
    </div>
  )
}
