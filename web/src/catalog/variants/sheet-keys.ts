import type { Block } from './block.ts'
import { columns } from './columns.ts'

export interface Place {
  row: number
  column: number
}

/** The active cell, and the one where its range began. */
export interface Selection {
  at: Place
  anchor: Place
}

export const getBlock = ({ at, anchor }: Selection): Block => ({
  top: Math.min(at.row, anchor.row),
  bottom: Math.max(at.row, anchor.row),
  start: Math.min(at.column, anchor.column),
  end: Math.max(at.column, anchor.column),
})

interface Pressed {
  key: string
  shift: boolean
  /** Ctrl, or Command on a Mac: goes to the end. */
  command: boolean
}

const lastColumn = columns.length - 1
const bound = (value: number, last: number) => Math.min(last, Math.max(0, value))

/** The cell that Tab goes to, line by line; null at either end, where it leaves the sheet. */
function goByTab({ row, column }: Place, back: boolean, rows: number): Place | null {
  const next = row * columns.length + column + (back ? -1 : 1)
  if (next < 0 || next >= rows * columns.length) return null
  return { row: Math.floor(next / columns.length), column: next % columns.length }
}

/** The cell a key goes to from another; arrows follow what is seen, so in RTL the left one goes forward. Null if the key goes nowhere. */
export function goByKey(from: Place, { key, shift, command }: Pressed, { rows, rtl }: { rows: number; rtl: boolean }): Place | null {
  const { row, column } = from
  const forward = rtl ? 'ArrowLeft' : 'ArrowRight'
  switch (key) {
    case 'Tab':
      return goByTab(from, shift, rows)
    case 'Enter':
      return { row: bound(row + (shift ? -1 : 1), rows - 1), column }
    case 'ArrowUp':
    case 'ArrowDown': {
      const step = command ? rows : 1
      return { row: bound(row + (key === 'ArrowUp' ? -step : step), rows - 1), column }
    }
    case 'ArrowLeft':
    case 'ArrowRight': {
      const step = command ? columns.length : 1
      return { row, column: bound(column + (key === forward ? step : -step), lastColumn) }
    }
    case 'Home':
      return { row: command ? 0 : row, column: 0 }
    case 'End':
      return { row: command ? rows - 1 : row, column: lastColumn }
    case 'PageUp':
    case 'PageDown':
      return { row: bound(row + (key === 'PageUp' ? -10 : 10), rows - 1), column }
    default:
      return null
  }
}

/** The selection after a key. With Shift the arrows move its end alone; Tab and Enter always go to one cell. */
export function selectByKey(selection: Selection, pressed: Pressed, sheet: { rows: number; rtl: boolean }): Selection | null {
  const at = goByKey(selection.at, pressed, sheet)
  if (!at) return null
  const isRange = pressed.shift && pressed.key !== 'Tab' && pressed.key !== 'Enter'
  return { at, anchor: isRange ? selection.anchor : at }
}
