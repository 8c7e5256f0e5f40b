import { type MouseEvent, useEffect, useRef, useState } from 'react'
import type { SheetEdits } from './sheet-edits.ts'
import { getBlock } from './sheet-keys.ts'
import { findPlace, type SheetSelection } from './use-sheet-selection.ts'

/** The mouse in a sheet: it selects a range, and fills down by the handle of the range. `fillTo` is the last row while that is dragged. */
export function useSheetMouse({ getSelection, select, go, setMode }: SheetSelection, { fillDown }: SheetEdits) {
  const dragged = useRef<'range' | 'fill' | null>(null)
  const fillRow = useRef<number | null>(null)
  const [fillTo, setFillTo] = useState<number | null>(null)
  const onMouseDown = (event: MouseEvent) => {
    const place = findPlace(event.target)
    if (!place || event.button !== 0) return
    if (event.target instanceof HTMLElement && event.target.dataset.handle !== undefined) {
      event.preventDefault()
      dragged.current = 'fill'
      return
    }
    const { at, anchor } = getSelection()
    const isText = event.target instanceof HTMLInputElement && event.target.type === 'text'
    const isActive = document.activeElement === event.target && at.row === place.row && at.column === place.column
    // A second press goes into the text of the cell.
    if (isText && isActive && !event.shiftKey) return setMode('editing')
    dragged.current = 'range'
    if (isText || event.shiftKey) {
      event.preventDefault()
      go({ at: place, anchor: event.shiftKey ? anchor : place })
    }
  }
  const onMouseOver = (event: MouseEvent) => {
    const place = event.buttons === 1 && dragged.current ? findPlace(event.target) : null
    if (!place) return
    if (dragged.current === 'range') select({ at: place, anchor: getSelection().anchor })
    else {
      const bottom = Math.max(place.row, getBlock(getSelection()).bottom)
      fillRow.current = bottom
      setFillTo(bottom)
    }
  }
  const drop = () => {
    const [was, row] = [dragged.current, fillRow.current]
    dragged.current = null
    fillRow.current = null
    setFillTo(null)
    if (was === 'fill' && row !== null) fillDown(getBlock(getSelection()), row)
    // The range ends at the cell that has the keyboard.
    else if (was === 'range') go(getSelection())
  }
  const latestDrop = useRef(drop)
  latestDrop.current = drop
  useEffect(() => {
    const listen = () => {
      if (dragged.current) latestDrop.current()
    }
    window.addEventListener('mouseup', listen)
    return () => window.removeEventListener('mouseup', listen)
  }, [])
  return { fillTo, mouseEvents: { onMouseDown, onMouseOver } }
}
