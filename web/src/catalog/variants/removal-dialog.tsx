import { ConfirmDialog } from '../../kit/feedback/confirm.tsx'
import { useText } from '../../text/use-text.ts'
import type { Matrix } from './matrix.ts'
import type { MatrixEditing } from './use-matrix.ts'

/** An option or a value that is to be removed. */
export interface Removal {
  name: string
  remove: (matrix: Matrix) => Matrix
}

/** The variants that a removal takes along. */
export const countRemoved = (matrix: Matrix, { remove }: Removal): number => matrix.variants.length - remove(matrix).variants.length

interface RemovalDialogProps {
  /** Null while nothing is to be removed. */
  of: Removal | null
  editing: MatrixEditing
  onClose: () => void
}

/** Says how many variants go with an option or a value before it is removed. */
export function RemovalDialog({ of, editing, onClose }: RemovalDialogProps) {
  const t = useText('variants').options
  const gone = of ? countRemoved(editing.matrix, of) : 0
  const leavesNone = of !== null && of.remove(editing.matrix).variants.length === 0
  return (
    <ConfirmDialog
      opened={of !== null}
      onClose={onClose}
      title={t.removeTitle(of?.name ?? '')}
      body={
        <>
          {t.removeBody(gone)} {leavesNone && t.lastBody}
        </>
      }
      confirmLabel={t.removeAction}
      tone="danger"
      onConfirm={() => of && editing.put(of.remove(editing.now()))}
    />
  )
}
