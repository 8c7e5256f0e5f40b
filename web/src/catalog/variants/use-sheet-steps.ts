import { useRef } from 'react'
import { useLocale } from '../../text/locale.ts'
import { writeCell } from './columns.ts'
import { getKey, type VariantValues } from './matrix.ts'
import type { Pictured } from './picture-choice.tsx'
import type { SheetSteps } from './sheet-row.tsx'
import type { MatrixEditing } from './use-matrix.ts'
import { getTitle } from './variant-title.tsx'

interface SheetStepsOptions {
  editing: MatrixEditing
  images: readonly string[]
  /** Chooses rows by their keys, or lets go of them. */
  putChosen: (keys: readonly string[], isChosen: boolean) => void
  choosePicture: (of: Pictured) => void
}

/** The steps that cells and cards take on their variant. `steps` stays the same object, so that a row is redrawn only when its own values change. */
export function useSheetSteps({ editing, images, putChosen, choosePicture }: SheetStepsOptions) {
  const locale = useLocale()
  const change = (place: number, next: (row: VariantValues) => VariantValues) => {
    const now = editing.now()
    editing.put({ axes: now.axes, variants: now.variants.map((row, at) => (at === place ? next(row) : row)) })
  }
  const latest = useRef<SheetSteps>(null)
  latest.current = {
    write: (place, key, text) => change(place, (row) => writeCell(row, key, text, images)),
    choose: (place, isChosen) => {
      const row = editing.now().variants[place]
      if (row) putChosen([getKey(row)], isChosen)
    },
    openPicture: (place) => {
      const { axes, variants } = editing.now()
      const row = variants[place]
      if (!row) return
      const name = getTitle(axes, row.values, locale)
      choosePicture({ name, image: row.image, put: (image) => change(place, (current) => ({ ...current, image })) })
    },
  }
  const steps = useRef<SheetSteps>({
    write: (...args) => latest.current?.write(...args),
    choose: (...args) => latest.current?.choose(...args),
    openPicture: (...args) => latest.current?.openPicture(...args),
  })
  /** Puts an edited variant in the place of the one with its key. */
  const replace = (next: VariantValues) => {
    const place = editing.now().variants.findIndex((row) => getKey(row) === getKey(next))
    change(place, () => next)
  }
  return { steps: steps.current, replace }
}
