import { useRef } from 'react'
import type { ProductForm } from '../product-form.ts'
import { type Matrix, toPlainFields } from './matrix.ts'
import { noSteps, recordStep, redoStep, type Steps, undoStep } from './steps.ts'

/** The options and variants of a product form as one value that can be changed, and changed back. */
export interface MatrixEditing {
  matrix: Matrix
  /** The matrix at the moment of asking, also before the page shows it: a cell that is left and a button that is pressed follow on each other. */
  now: () => Matrix
  put: (next: Matrix) => void
  undo: () => void
  redo: () => void
  canUndo: boolean
  canRedo: boolean
}

/** Edits the options and variants of a form, and remembers the steps. When the last option goes, the product takes back stock and codes. */
export function useMatrix(form: Pick<ProductForm, 'values' | 'set'>): MatrixEditing {
  const { axes, variants } = form.values
  const current = useRef<Matrix>({ axes, variants })
  current.current = { axes, variants }
  const latest = useRef(form)
  latest.current = form
  const steps = useRef<Steps<Matrix>>(noSteps)
  const show = (next: Matrix, takesBack: boolean) => {
    const { set } = latest.current
    const before = current.current
    current.current = next
    // Each copies all values of the form.
    if (next.axes !== before.axes) set('axes', next.axes)
    if (next.variants !== before.variants) set('variants', next.variants)
    if (!takesBack || before.variants.length === 0 || next.variants.length > 0) return
    const { quantity, sku, barcode } = toPlainFields(before.variants)
    set('quantity', quantity)
    set('sku', sku)
    set('barcode', barcode)
  }
  const step = (move: typeof undoStep, takesBack: boolean) => {
    const moved = move(steps.current, current.current)
    if (!moved) return
    steps.current = moved.steps
    show(moved.state, takesBack)
  }
  return {
    matrix: current.current,
    now: () => current.current,
    put: (next) => {
      steps.current = recordStep(steps.current, current.current)
      show(next, true)
    },
    // The product’s own fields still hold what they had before it had options.
    undo: () => step(undoStep, false),
    redo: () => step(redoStep, true),
    canUndo: steps.current.past.length > 0,
    canRedo: steps.current.future.length > 0,
  }
}
