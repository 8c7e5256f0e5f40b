import type { ClipboardEvent } from 'react'
import type { SheetEdits } from './sheet-edits.ts'
import { findPlace, type SheetSelection } from './use-sheet-selection.ts'

/** True for a text of several cells, which is pasted into the sheet even while somebody types in one of them. */
export const isBlockText = (text: string): boolean => /[\t\n]/.test(text.trimEnd())

/** The clipboard's events of a sheet. While somebody types, a text of one cell is the field's own. */
export function getClipboardEvents({ getMode }: Pick<SheetSelection, 'getMode'>, { copy, clear, paste }: SheetEdits) {
  /** Returns true if the selected cells were copied. */
  const copyCells = (event: ClipboardEvent): boolean => {
    if (getMode() !== 'going' || !findPlace(event.target)) return false
    event.preventDefault()
    event.clipboardData.setData('text/plain', copy())
    return true
  }
  return {
    onCopy: (event: ClipboardEvent) => void copyCells(event),
    onCut: (event: ClipboardEvent) => {
      if (copyCells(event)) clear()
    },
    onPaste: (event: ClipboardEvent) => {
      const text = event.clipboardData.getData('text/plain')
      if (!findPlace(event.target) || text === '' || (getMode() !== 'going' && !isBlockText(text))) return
      event.preventDefault()
      paste(text)
    },
  }
}
