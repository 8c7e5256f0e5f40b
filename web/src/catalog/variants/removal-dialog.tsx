import { Box } from '@mantine/core'
import type { AxisValue } from '@rahba/contract/catalog/variants/axes'
import { comma, inLocale } from '@rahba/contract/kernel/locale'
import { useState } from 'react'
import { ConfirmDialog } from '../../kit/feedback/confirm.tsx'
import { ChoiceInput } from '../../kit/inputs/choice-input.tsx'
import { useLocale } from '../../text/locale.ts'
import { useText } from '../../text/use-text.ts'
import { countPieces, type Matrix } from './matrix.ts'
import type { MatrixEditing } from './use-matrix.ts'

/** An option or a value that is to be removed. */
export interface Removal {
  name: string
  /** The values of an option, of which one keeps its variants; left out for the removal of a value. */
  values?: readonly AxisValue[]
  remove: (matrix: Matrix, stays?: string) => Matrix
}

/** The number of variants that a removal takes along, their pieces in stock, and the ids of those that are saved. */
export function getRemoved(matrix: Matrix, { remove }: Removal, stays?: string): { variants: number; pieces: number; ids: string[] } {
  const remaining = remove(matrix, stays).variants
  // A variant of which a value is taken is another row, but keeps what it has.
  const keptIds = new Set(remaining.map(({ id }) => id))
  return {
    variants: matrix.variants.length - remaining.length,
    pieces: countPieces(matrix.variants) - countPieces(remaining),
    ids: matrix.variants.flatMap(({ id }) => (id === undefined || keptIds.has(id) ? [] : [id])),
  }
}

interface RemovalDialogProps {
  /** Null while nothing is to be removed. */
  of: Removal | null
  editing: MatrixEditing
  openPieces: Readonly<Record<string, number>>
  onClose: () => void
}

/**
 * Says how many variants and pieces go with an option or a value before it is removed, and that open orders of them go on. Of an option, the value
 * whose variants stay is chosen here.
 */
export function RemovalDialog({ of, editing, openPieces, onClose }: RemovalDialogProps) {
  const t = useText('variants').options
  const locale = useLocale()
  const [chosen, setChosen] = useState<string | null>(null)
  const values = of?.values ?? []
  const stays = values.find(({ id }) => id === chosen)?.id ?? values[0]?.id
  const removed = of ? getRemoved(editing.matrix, of, stays) : { variants: 0, pieces: 0, ids: [] }
  const ordered = removed.ids.reduce((sum, id) => sum + (openPieces[id] ?? 0), 0)
  const leavesNone = of !== null && of.remove(editing.matrix, stays).variants.length === 0
  const close = () => {
    setChosen(null)
    onClose()
  }
  const nameValue = ({ id, name }: AxisValue) => inLocale(name, locale) || t.value(values.findIndex((one) => one.id === id) + 1)
  return (
    <ConfirmDialog
      opened={of !== null}
      onClose={close}
      title={t.removeTitle(of?.name ?? '')}
      body={
        <>
          {t.removeBody(removed.variants)} {removed.pieces > 0 && !leavesNone && t.removePieces(removed.pieces)}{' '}
          {ordered > 0 && t.removeOrdered(ordered)} {leavesNone && t.lastBody}
          {values.length > 1 && !leavesNone && (
            <Box mt="sm">
              <ChoiceInput
                label={t.stays}
                description={t.goes(
                  values
                    .filter(({ id }) => id !== stays)
                    .map(nameValue)
                    .join(comma[locale]),
                )}
                required
                choices={Object.fromEntries(values.map((value) => [value.id, { ar: nameValue(value), en: nameValue(value) }]))}
                value={stays ?? null}
                onChange={(id) => setChosen(id ?? null)}
              />
            </Box>
          )}
        </>
      }
      confirmLabel={t.removeAction}
      tone="danger"
      onConfirm={() => of && editing.put(of.remove(editing.now(), stays))}
    />
  )
}
