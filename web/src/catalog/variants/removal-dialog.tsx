import { ConfirmDialog } from '../../kit/feedback/confirm.tsx'
import { useText } from '../../text/use-text.ts'
import type { Matrix } from './matrix.ts'
import type { MatrixEditing } from './use-matrix.ts'

/** An option or a value that is to be removed. */
export interface Removal {
  name: string
  remove: (matrix: Matrix) => Matrix
}

/** The number of variants that a removal takes along, their pieces in stock, and the ids of those that are saved. */
export function getRemoved(matrix: Matrix, { remove }: Removal): { variants: number; pieces: number; ids: string[] } {
  const left = remove(matrix).variants
  // A variant of which a value is taken is another row, but keeps what it has.
  const keptIds = new Set(left.map(({ id }) => id))
  const count = (variants: Matrix['variants']) =>
    variants.reduce((sum, { quantity }) => sum + (typeof quantity === 'number' ? quantity : 0), 0)
  return {
    variants: matrix.variants.length - left.length,
    pieces: count(matrix.variants) - count(left),
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

/** Says how many variants and pieces go with an option or a value before it is removed, and that open orders of them go on. */
export function RemovalDialog({ of, editing, openPieces, onClose }: RemovalDialogProps) {
  const t = useText('variants').options
  const gone = of ? getRemoved(editing.matrix, of) : { variants: 0, pieces: 0, ids: [] }
  const ordered = gone.ids.reduce((sum, id) => sum + (openPieces[id] ?? 0), 0)
  const leavesNone = of !== null && of.remove(editing.matrix).variants.length === 0
  return (
    <ConfirmDialog
      opened={of !== null}
      onClose={onClose}
      title={t.removeTitle(of?.name ?? '')}
      body={
        <>
          {t.removeBody(gone.variants)} {gone.pieces > 0 && !leavesNone && t.removePieces(gone.pieces)}{' '}
          {ordered > 0 && t.removeOrdered(ordered)} {leavesNone && t.lastBody}
        </>
      }
      confirmLabel={t.removeAction}
      tone="danger"
      onConfirm={() => of && editing.put(of.remove(editing.now()))}
    />
  )
}
