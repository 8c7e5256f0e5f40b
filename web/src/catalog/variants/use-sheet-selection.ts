import { type RefObject, useRef, useState } from 'react'
import type { SheetMode } from './sheet-commands.ts'
import type { Place, Selection } from './sheet-keys.ts'

const first: Selection = { at: { row: 0, column: 0 }, anchor: { row: 0, column: 0 } }

/** The cell that an element of the page is in. */
export function findPlace(target: EventTarget): Place | null {
  const cell = target instanceof Element ? target.closest<HTMLElement>('[data-cell]') : null
  const [row, column] = cell?.dataset.cell?.split(':').map(Number) ?? []
  return row === undefined || column === undefined ? null : { row, column }
}

/** The selected cells of a sheet, whether one is typed in, and the message for screen readers, which another selection clears. */
export function useSheetSelection(rows: number) {
  const grid = useRef<HTMLTableElement>(null)
  const [selection, setSelection] = useState(first)
  const [message, setMessage] = useState('')
  const mode = useRef<SheetMode>('going')
  const marked = useRef<Element | null>(null)
  const last = rows - 1
  const bounded: Selection = {
    at: { ...selection.at, row: Math.min(selection.at.row, last) },
    anchor: { ...selection.anchor, row: Math.min(selection.anchor.row, last) },
  }
  const selected = useRef(bounded)
  selected.current = bounded

  // The mark is on the one cell that is typed in: on the sheet, it would have the browser work out the looks of every cell again.
  const setMode = (next: SheetMode) => {
    mode.current = next
    marked.current?.removeAttribute('data-mode')
    marked.current = next === 'going' ? null : document.activeElement
    marked.current?.setAttribute('data-mode', next)
  }
  const select = (next: Selection) => {
    selected.current = next
    setSelection(next)
    setMessage('')
  }
  /** Selects cells and puts the keyboard into the active one. */
  const go = (next: Selection) => {
    select(next)
    setMode('going')
    const { row, column } = next.at
    grid.current?.querySelector<HTMLElement>(`[data-cell="${row}:${column}"] :is(input, button)`)?.focus()
  }
  return {
    grid: grid as RefObject<HTMLTableElement | null>,
    selection: bounded,
    message,
    setMessage: (next: string) => setMessage(next),
    select,
    go,
    setMode,
    /** The selection now, also between two renderings. */
    getSelection: () => selected.current,
    getMode: () => mode.current,
  }
}

export type SheetSelection = ReturnType<typeof useSheetSelection>
